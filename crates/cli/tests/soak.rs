//! Full tables for a while: everybody acts at the same moment, drops out and comes back, and the clocks are fast.
//! Whatever happens, every game ends, and every stored record replays to the same result.
//!
//! `ATABLE_SOAK=300` plays so many games; without, as many as take about a minute.

mod house;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use game::{Actor, Dice};
use house::{Guest, House};
use store::{Sqlite, Stage, Store};

const GAMES: u32 = 4;
/// So many tables are played at once.
const TABLES: u32 = 4;
/// Six seats, a second for the rules' own clocks, two days, three seconds for everything else.
const TABLE: &str = "title=rival-restaurants&option.clock=1&option.wheel_clock=1&option.last_day=2&option.restaurants=1&option.chefs=1&pace=live:2:1";
const SEATS: u8 = 6;

/// What the evening was like.
#[derive(Default)]
struct Tally {
    done: AtomicU32,
    quicker: AtomicU32,
    dropped: AtomicU32,
    back: AtomicU32,
}

#[test]
fn full_tables_and_fast_clocks_leave_records_that_replay() {
    let games: u32 = std::env::var("ATABLE_SOAK").map_or(GAMES, |games| games.parse().expect("a number"));
    let house = House::new("soak");
    let server = house.start();
    let (next, tally) = (AtomicU32::new(0), Tally::default());
    let tables: Vec<String> = std::thread::scope(|scope| {
        let table = || {
            let mut ids = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= games {
                    return ids;
                }
                ids.push(one_game(&server.address, number, &tally));
            }
        };
        let playing: Vec<_> = (0..TABLES.min(games)).map(|_| scope.spawn(table)).collect();
        playing.into_iter().flat_map(|table| table.join().unwrap()).collect()
    });
    drop(server);

    let verified = house.atable(&["verify"]);
    let said = String::from_utf8_lossy(&verified.stdout).into_owned();
    assert!(verified.status.success(), "{said}");
    assert!(said.contains(&format!("{games} tables, 0 differ")), "{said}");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (entries, rung) = runtime.block_on(async {
        let store = Sqlite::open(&house.database()).await.unwrap();
        let (mut entries, mut rung) = (0, 0);
        for id in &tables {
            assert_eq!(store.find_match(id).await.unwrap().unwrap().table.stage, Stage::Over, "{id}");
            let kept = store.entries(id, 0).await.unwrap();
            entries += kept.len();
            rung += kept.iter().filter(|entry| entry.by == Actor::House).count();
        }
        (entries, rung)
    });
    let count = |number: &AtomicU32| number.load(Ordering::Relaxed);
    println!(
        "{games} games, {entries} entries, {rung} by the house's clock; {} actions by people, {} times somebody was quicker, {} connections dropped, {} chairs taken back",
        count(&tally.done),
        count(&tally.quicker),
        count(&tally.dropped),
        count(&tally.back)
    );
    // Without these it would have been a quiet evening, and have proved little.
    for (what, number) in
        [("clocks", rung as u32), ("rivals", count(&tally.quicker)), ("drops", count(&tally.dropped))]
    {
        assert!(number > 0, "no {what}");
    }
}

/// Plays one game with six people, each a thread of their own, and gives the table's id.
fn one_game(address: &str, number: u32, tally: &Tally) -> String {
    let mut host = Guest::new();
    let chairs: String = (2..=SEATS).map(|chair| format!("&chair{chair}=link")).collect();
    let id = Arc::new(host.open_at(address, &format!("{TABLE}&name=A{chairs}")));
    let mut people = vec![host];
    for seat in 1..SEATS {
        let letter = char::from(b'A' + seat);
        let mut guest = Guest::new();
        let sat = guest.form(address, &format!("/tables/{id}/chairs/{letter}"), &format!("name={letter}"));
        assert_eq!(sat, Some(303));
        people.push(guest);
    }
    std::thread::scope(|scope| {
        for (seat, guest) in people.into_iter().enumerate() {
            let id = id.clone();
            scope.spawn(move || {
                play(address, &id, seat, guest, Dice::new(u64::from(number * 10 + seat as u32).into()), tally)
            });
        }
    });
    id.as_ref().clone()
}

/// One person: acts at random as fast as the server answers, hangs up now and then, takes a lost chair back.
fn play(address: &str, id: &str, seat: usize, mut guest: Guest, mut dice: Dice, tally: &Tally) {
    let letter = char::from(b'A' + seat as u8).to_string();
    loop {
        let view = guest.try_view(address, id).expect("the server answers");
        if view["stage"] == "over" {
            return;
        }
        if view["away"].as_array().unwrap().iter().any(|away| *away == *letter) && dice.below(4) == 0 {
            assert_eq!(guest.form(address, &format!("/tables/{id}/return"), ""), Some(303));
            tally.back.fetch_add(1, Ordering::Relaxed);
        }
        // A stream that is opened and forgotten.
        if dice.below(40) == 0 {
            guest.hang_up(address, &format!("GET /tables/{id}/live"), "", 500);
            tally.dropped.fetch_add(1, Ordering::Relaxed);
        }
        let legal = view["legal"].as_array().unwrap();
        if legal.is_empty() {
            std::thread::sleep(std::time::Duration::from_millis(20));
            continue;
        }
        let (ply, action) = (view["ply"].as_u64().unwrap() as usize, dice.pick(legal).clone());
        if dice.below(30) == 0 {
            // Gone before the answer: whether it counts is the server's business.
            let body = serde_json::json!({ "ply": ply, "action": action }).to_string();
            let request = format!("POST /tables/{id}/actions");
            guest.hang_up(address, &request, &body, 0);
            tally.dropped.fetch_add(1, Ordering::Relaxed);
            continue;
        }
        match guest.act(address, id, ply, &action) {
            Some(200) => tally.done.fetch_add(1, Ordering::Relaxed),
            // Somebody was quicker, or a bot has just taken the chair.
            Some(409) => tally.quicker.fetch_add(1, Ordering::Relaxed),
            other => panic!("{other:?}: {action}"),
        };
    }
}
