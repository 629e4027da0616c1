//! Kill the program at any moment, start it again, and every acknowledged action is in place.

mod house;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use game::{Dice, Entry, What};
use house::{Guest, House};
use serde_json::Value;
use store::{Sqlite, Store};

const KILLS: usize = 300;

#[test]
fn nothing_acknowledged_is_lost_by_kill() {
    let house = House::new("crash");
    let mut dice = Dice::new(9.into());
    let mut guest = Guest::new();
    let mut tables: Vec<String> = Vec::new();
    // What the server has said yes to: table, number of the entry, action.
    let acknowledged: Arc<Mutex<Vec<(String, usize, Value)>>> = Arc::default();
    let mut kills = 0;
    while kills < KILLS {
        let mut server = house.start();
        // A table to play at: the last one, or a new one when that game is over.
        let on = tables.last().filter(|id| guest.view(&server, id)["stage"] == "playing").cloned();
        let id = on.unwrap_or_else(|| {
            let id =
                guest.open(&server, "title=paris-connection&name=Margot&chair2=bot:random&chair3=bot:greedy");
            tables.push(id.clone());
            id
        });
        let stop = Arc::new(AtomicBool::new(false));
        let player = {
            let (address, mut guest, id) = (server.address.clone(), guest.clone(), id.clone());
            let (stop, acknowledged, mut dice) = (stop.clone(), acknowledged.clone(), dice.fork());
            std::thread::spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let Some(view) = guest.try_view(&address, &id) else { return };
                    if view["stage"] != "playing" {
                        return;
                    }
                    let (ply, legal) =
                        (view["ply"].as_u64().unwrap() as usize, view["legal"].as_array().unwrap());
                    if legal.is_empty() {
                        std::thread::sleep(Duration::from_millis(1));
                        continue;
                    }
                    let action = dice.pick(legal).clone();
                    if guest.act(&address, &id, ply, &action) == Some(200) {
                        acknowledged.lock().unwrap().push((id.clone(), ply, action));
                    }
                }
            })
        };
        std::thread::sleep(Duration::from_micros(u64::from(dice.below(60_000))));
        server.kill();
        kills += 1;
        stop.store(true, Ordering::Relaxed);
        player.join().unwrap();
    }
    let acknowledged = acknowledged.lock().unwrap();
    // A busy machine answers less between two kills; nothing at all would prove nothing.
    assert!(acknowledged.len() >= 50, "only {} actions were acknowledged", acknowledged.len());

    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = Sqlite::open(&house.database()).await.unwrap();
        let mut entries: Vec<(String, Vec<Entry>)> = Vec::new();
        for id in &tables {
            entries.push((id.clone(), store.entries(id, 0).await.unwrap()));
        }
        for (id, ply, action) in acknowledged.iter() {
            let (_, kept) = entries.iter().find(|(table, _)| table == id).unwrap();
            assert_eq!(
                kept.get(*ply).map(|entry| &entry.what),
                Some(&What::Play(action.clone())),
                "{id}, entry {ply}"
            );
        }
    });
    let verified = house.atable(&["verify"]);
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stdout));
}
