//! Clocks, pauses, chairs left to a bot, and playing once more.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::client::{Client, House};
use super::pages::play_out;
use super::router;

const LIVE: &str = "title=paris-connection&option.stalemate=true&pace=live:30:60";

/// Whose turn it is.
async fn mover(clients: &mut [Client], id: &str) -> usize {
    let waiting = clients[0].view(id).await["waiting"][0].as_str().unwrap().to_owned();
    usize::from(waiting.as_bytes()[0] - b'A')
}

/// Looks until it is so.
async fn until(client: &mut Client, id: &str, so: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..2_000 {
        let view = client.view(id).await;
        if so(&view) {
            return view;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("it never came to that: {}", client.view(id).await);
}

/// Stops, and starts again with what is kept.
async fn restart(house: &mut House, clients: &mut [Client]) {
    house.app.hub.close();
    house.app = house.again().await;
    house.router = router(house.app.clone());
    clients.iter_mut().for_each(|client| client.router = house.router.clone());
    house.app.hub.resume().await;
}

#[tokio::test]
async fn when_the_time_is_over_a_bot_takes_the_chair_until_the_person_is_back() {
    let house = House::new().await;
    let (id, mut clients) = house.open(3, LIVE).await;
    let late = mover(&mut clients, &id).await;
    let live = house.app.hub.find(&id).await.unwrap();
    live.pass(89_000).await;
    house.app.hub.ring(&id).await;
    assert_eq!(clients[0].view(&id).await["away"], json!([]), "the bank is not spent yet");
    live.pass(2_000).await;
    house.app.hub.ring(&id).await;
    let letter = char::from(b'A' + late as u8).to_string();
    // The bot plays the whole turn.
    let view = until(&mut clients[0], &id, |view| view["waiting"][0] != json!(letter)).await;
    assert_eq!(view["away"], json!([letter]));
    let page = clients[(late + 1) % 3].get(&format!("/tables/{id}")).await.text();
    assert!(page.contains("out of time, a bot plays"), "everybody sees it");
    let own = clients[late].get(&format!("/tables/{id}")).await.text();
    assert!(own.contains("A bot plays for you") && own.contains(&format!("/tables/{id}/return")));
    assert!(!own.contains("data-action"), "nothing to press meanwhile");
    let ply = view["ply"].as_u64().unwrap() as usize;
    let refused = clients[late].act(&id, ply, &json!("finish")).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.text().contains("Take your chair back first"), "{}", refused.text());
    assert_eq!(clients[late].form(&format!("/tables/{id}/return"), "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(clients[late].view(&id).await["away"], json!([]));
    let page = clients[(late + 1) % 3].get(&format!("/tables/{id}")).await.text();
    assert!(page.contains("a bot helped"), "and that it was so");
}

#[tokio::test]
async fn an_alarm_rings_by_itself() {
    let house = House::new().await;
    let (id, mut clients) = house.open(3, "title=paris-connection&option.stalemate=true&pace=live:1:0").await;
    until(&mut clients[0], &id, |view| view["away"].as_array().unwrap().len() == 3).await;
}

#[tokio::test]
async fn a_chair_is_left_by_its_owner_or_the_host_and_by_nobody_else() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    let leave = format!("/tables/{id}/leave");
    assert_eq!(house.client().form(&leave, "").await.status, StatusCode::FORBIDDEN);
    assert_eq!(clients[1].form(&leave, "seat=C").await.status, StatusCode::FORBIDDEN);
    assert_eq!(clients[0].form(&leave, "seat=F").await.status, StatusCode::NOT_FOUND);
    assert_eq!(clients[0].form(&leave, "seat=Z").await.status, StatusCode::BAD_REQUEST);
    assert_eq!(clients[1].form(&leave, "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(clients[0].form(&leave, "seat=C").await.status, StatusCode::SEE_OTHER);
    assert_eq!(clients[0].view(&id).await["away"], json!(["B", "C"]));
    // The evening goes on: whenever the others are to play, bots do, and the host is waited for again.
    until(&mut clients[0], &id, |view| view["waiting"] == json!(["A"])).await;
    let undo = clients[1].post(&format!("/tables/{id}/undo"), &json!({ "ply": 0, "keep": 0 })).await;
    assert_eq!(undo.status, StatusCode::CONFLICT);
    assert_eq!(clients[0].form(&format!("/tables/{id}/return"), "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(clients[0].view(&id).await["away"], json!(["B", "C"]), "only one's own chair");
}

#[tokio::test]
async fn while_the_table_is_paused_nothing_counts_and_nobody_acts() {
    let house = House::new().await;
    let (id, mut clients) = house.open(3, LIVE).await;
    let turn = mover(&mut clients, &id).await;
    let view = clients[turn].view(&id).await;
    let action = view["legal"][0].clone();
    assert_eq!(clients[1].form(&format!("/tables/{id}/pause"), "").await.status, StatusCode::FORBIDDEN);
    assert_eq!(clients[0].form(&format!("/tables/{id}/pause"), "").await.status, StatusCode::SEE_OTHER);
    let refused = clients[turn].act(&id, 0, &action).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.text().contains("paused"), "{}", refused.text());
    let paused = clients[turn].view(&id).await;
    assert_eq!((&paused["legal"], &paused["due"]), (&json!([]), &Value::Null));
    let page = clients[1].get(&format!("/tables/{id}")).await.text();
    assert!(page.contains("The table is paused") && !page.contains("data-action"));
    let live = house.app.hub.find(&id).await.unwrap();
    live.look(|seated| assert!(seated.evening.late(i64::MAX).is_empty())).await;
    // Whoever is away is played for by a bot, but not now.
    assert_eq!(clients[turn].form(&format!("/tables/{id}/leave"), "").await.status, StatusCode::SEE_OTHER);
    house.app.hub.ring(&id).await;
    assert_eq!(clients[0].view(&id).await["ply"], 0);
    assert_eq!(clients[turn].form(&format!("/tables/{id}/return"), "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(clients[0].form(&format!("/tables/{id}/go-on"), "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(clients[turn].act(&id, 0, &action).await.status, StatusCode::OK);
}

#[tokio::test]
async fn clocks_pauses_and_absences_survive_a_restart() {
    let mut house = House::new().await;
    let (id, mut clients) = house.open(3, LIVE).await;
    let turn = mover(&mut clients, &id).await;
    let other = (turn + 1) % 3;
    assert_eq!(clients[other].form(&format!("/tables/{id}/leave"), "").await.status, StatusCode::SEE_OTHER);
    let before = clients[0].view(&id).await;
    restart(&mut house, &mut clients).await;
    let after = clients[0].view(&id).await;
    assert_eq!((&after["away"], &after["pace"]), (&before["away"], &json!("live:30:60")));
    assert!(after["due"].as_i64() > before["due"].as_i64(), "time without the program does not count");
    clients[0].form(&format!("/tables/{id}/pause"), "").await;
    restart(&mut house, &mut clients).await;
    assert_eq!(clients[0].view(&id).await["paused"], true);
    clients[0].form(&format!("/tables/{id}/go-on"), "").await;
    // The alarm of a table that nobody has opened yet rings too, and the bot plays.
    let live = house.app.hub.find(&id).await.unwrap();
    live.pass(91_000).await;
    house.app.hub.ring(&id).await;
    let letter = char::from(b'A' + turn as u8).to_string();
    until(&mut clients[0], &id, |view| view["waiting"][0] != json!(letter)).await;
}

#[tokio::test]
async fn the_pace_is_chosen_at_the_door_and_shown_to_everybody() {
    let house = House::new().await;
    let mut host = house.client();
    let form =
        "title=paris-connection&name=Margot&chair2=link&chair3=link&option.stalemate=true&pace=slow:72";
    let answer = host.form("/tables", form).await;
    let path = answer.headers["location"].to_str().unwrap().to_owned();
    let page = house.client().get(&path).await.text();
    assert!(page.contains("Slow: 3 days a turn"), "{page}");
    assert!(
        page.contains(
            &crate::pages::qr::code(&format!("http://table.example{path}"), "The link as a QR code")
                .into_string()
        )
    );
    for wrong in ["pace=fast", "pace=live:0:0", "pace=slow:100000", "pace="] {
        let refused =
            host.form("/tables", &format!("title=paris-connection&chair2=link&chair3=link&{wrong}")).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
    let lobby = house.client().get("/").await.text();
    assert!(!lobby.contains(&path), "who has not the link does not find it");
}

#[tokio::test]
async fn a_rematch_has_the_same_people_one_chair_further_on() {
    let house = House::new().await;
    let (id, mut clients) = house.open(3, LIVE).await;
    let rematch = format!("/tables/{id}/rematch");
    assert_eq!(clients[1].form(&rematch, "").await.status, StatusCode::CONFLICT, "not before the end");
    play_out(&mut clients, &id).await;
    assert_eq!(house.client().form(&rematch, "").await.status, StatusCode::FORBIDDEN);
    let first = clients[1].form(&rematch, "").await;
    let next = first.headers["location"].to_str().unwrap().to_owned();
    let second = clients[2].form(&rematch, "").await;
    assert_eq!(second.headers["location"].to_str().unwrap(), next, "everybody to the same table");
    assert!(clients[0].get(&format!("/tables/{id}")).await.text().contains(&next), "the others see the link");
    let next = next.rsplit('/').next().unwrap();
    let view = clients[0].view(next).await;
    assert_eq!(view["seats"], json!(["Guest C", "Guest A", "Guest B"]));
    assert_eq!(
        (&view["stage"], &view["viewer"], &view["pace"]),
        (&json!("playing"), &json!("B"), &json!("live:30:60"))
    );
}

const RIVALS: &str = "title=rival-restaurants&option.clock=60&option.wheel_clock=20&option.last_day=60&option.restaurants=1&option.chefs=1&pace=live:30:600";

/// Everybody does the first thing that is offered, until the rules' clock runs for this.
async fn until_the_clock(clients: &mut [Client], house: &House, id: &str, phase: &str) {
    let live = house.app.hub.find(id).await.unwrap();
    for _ in 0..500 {
        let clock = live.look(|seated| match seated.table.status() {
            game::Status::Waiting { clock, .. } => clock.map(|clock| clock.phase),
            game::Status::Over(_) => panic!("over"),
        });
        if clock.await == Some(phase) {
            return;
        }
        for client in clients.iter_mut() {
            let view = client.view(id).await;
            if let Some(action) = view["legal"].as_array().unwrap().first() {
                let answer = client.act(id, view["ply"].as_u64().unwrap() as usize, action).await;
                assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
                break;
            }
        }
    }
    panic!("no clock for {phase}");
}

#[tokio::test]
async fn when_the_rules_time_is_over_the_house_acts_and_the_record_says_so() {
    let mut house = House::new().await;
    let (id, mut clients) = house.open(3, RIVALS).await;
    for (phase, seconds) in [("wheel", 20), ("buy-and-barter", 60)] {
        until_the_clock(&mut clients, &house, &id, phase).await;
        let page = clients[0].get(&format!("/tables/{id}")).await.text();
        assert!(
            page.contains("data-house") && page.contains(&format!("data-of=\"{seconds}000\"")),
            "{phase}"
        );
        let before = house.app.store.entries(&id, 0).await.unwrap().len();
        let live = house.app.hub.find(&id).await.unwrap();
        live.pass(seconds * 1_000 - 2_000).await;
        house.app.hub.ring(&id).await;
        assert_eq!(house.app.store.entries(&id, 0).await.unwrap().len(), before, "not before its time");
        // Not while everybody pauses either, and not while the program is stopped.
        clients[0].form(&format!("/tables/{id}/pause"), "").await;
        live.pass(999_000).await;
        house.app.hub.ring(&id).await;
        assert_eq!(house.app.store.entries(&id, 0).await.unwrap().len(), before, "not during a pause");
        live.pass(-999_000).await;
        clients[0].form(&format!("/tables/{id}/go-on"), "").await;
        restart(&mut house, &mut clients).await;
        let due = clients[0].view(&id).await["due"].as_i64().unwrap();
        assert!(due > crate::hub::evening::now(), "{phase} is not over yet");
        let live = house.app.hub.find(&id).await.unwrap();
        live.pass(seconds * 1_000).await;
        house.app.hub.ring(&id).await;
        let entries = house.app.store.entries(&id, 0).await.unwrap();
        assert_eq!(entries.len(), before + 1);
        let last = entries.last().unwrap();
        assert_eq!((last.by, &last.what), (game::Actor::House, &game::What::Play(json!("time-up"))));
        // It has rung: it does not ring again.
        house.app.hub.ring(&id).await;
        assert_eq!(house.app.store.entries(&id, 0).await.unwrap().len(), before + 1);
    }
}

#[tokio::test]
async fn at_a_turn_based_table_the_rules_have_no_clock() {
    let house = House::new().await;
    for (pace, clock) in [("none", 0), ("slow:24", 0), ("live:30:600", 60)] {
        let form = RIVALS.replace("live:30:600", pace);
        let (id, _) = house.open(3, &form).await;
        let stored = house.app.store.find_match(&id).await.unwrap().unwrap().table;
        assert_eq!(stored.options["clock"], clock, "{pace}");
    }
    // The clock is the house's alone.
    let (id, mut clients) = house.open(3, RIVALS).await;
    until_the_clock(&mut clients, &house, &id, "wheel").await;
    let ply = clients[1].view(&id).await["ply"].as_u64().unwrap() as usize;
    assert_eq!(clients[1].act(&id, ply, &json!("time-up")).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}
