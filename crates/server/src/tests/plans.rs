//! Prepared moves: played when the turn comes, and nobody else's business.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::client::{Client, House};
use super::secrets::{Stream, data};
use super::talk::{build, mover};
use crate::hub::Live;
use crate::{App, router};

async fn prepare(client: &mut Client, id: &str, action: &Value) -> StatusCode {
    let action = action.to_string().replace('"', "%22").replace('{', "%7B").replace('}', "%7D");
    client.form(&format!("/tables/{id}/plan"), &format!("add={action}")).await.status
}

async fn page(client: &mut Client, id: &str) -> String {
    client.get(&format!("/tables/{id}")).await.text()
}

/// Waits until the history is so long.
async fn reaches(live: &Live, entries: usize) {
    for _ in 0..5_000 {
        if live.look(|seated| seated.table.entries()).await >= entries {
            return;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    panic!("nobody plays");
}

const DONE: StatusCode = StatusCode::SEE_OTHER;

#[tokio::test]
async fn what_was_prepared_is_played_and_the_first_refusal_ends_it() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    let first = mover(&mut clients, &id).await;
    let (second, third) = ((first + 1) % 3, (first + 2) % 3);
    // Somebody who watched the first turn knows what a build looks like; the same hex is then taken.
    let mut twin = clients[first].clone();
    let done = build(&mut twin, &id).await;
    assert_eq!(mover(&mut clients, &id).await, second);
    let plan = |company: &str| [json!({ "build": company }), done[1].clone(), json!("finish")];
    let company = done[0]["build"].as_str().unwrap();
    for action in plan(company) {
        assert_eq!(prepare(&mut clients[third], &id, &action).await, DONE);
    }
    let own = page(&mut clients[third], &id).await;
    assert_eq!(own.matches("name=\"drop\"").count(), 3, "{own}");
    assert!(own.contains("Prepare"));

    // The second plays; the third builds, may not lay there again, and is told so; the rest is not played.
    let live = house.app.hub.find(&id).await.unwrap();
    build(&mut clients[second], &id).await;
    reaches(&live, 7).await;
    let mut told = String::new();
    for _ in 0..2_000 {
        told = page(&mut clients[third], &id).await;
        if told.contains("Not played:") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    assert!(told.contains("Not played:") && !told.contains("name=\"drop\""), "{told}");
    let view = clients[third].view(&id).await;
    assert_eq!(view["ply"], 7, "only the build was played");
    let why = clients[third].post(&format!("/tables/{id}/why"), &json!({ "action": done[1] })).await.json();
    let words = why["why"].as_str().unwrap().split(['<', '&', '’', '"']).next().unwrap();
    assert!(told.contains(words), "the refusal's own words: {words}");
    clients[third].language = "nl".to_owned();
    assert!(page(&mut clients[third], &id).await.contains("Niet gespeeld:"));

    // Refused at the door: what is no action, and whoever does not sit there.
    assert_eq!(prepare(&mut clients[first], &id, &json!("dance")).await, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(prepare(&mut house.client(), &id, &json!("finish")).await, StatusCode::FORBIDDEN);
    assert_eq!(house.client().get(&format!("/tables/{id}/plan")).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn nobody_else_sees_what_is_prepared() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    let first = mover(&mut clients, &id).await;
    let (second, third) = ((first + 1) % 3, (first + 2) % 3);
    clients.push(house.client());
    let everything = async |client: &mut Client| {
        let mut all = Vec::new();
        for path in ["", "/view", "/plan?q=lay", "/replay", "/record"] {
            all.push(client.get(&format!("/tables/{id}{path}")).await.body);
        }
        all.push(Stream::open(client, &id).await.next().await);
        all
    };
    let watchers = [first, third, 3];
    let (mut before, mut streams) = (Vec::new(), Vec::new());
    for idx in watchers {
        before.push(everything(&mut clients[idx]).await);
        let mut stream = Stream::open(&clients[idx], &id).await;
        stream.next().await;
        streams.push(stream);
    }
    let own = page(&mut clients[second], &id).await;
    assert_eq!(prepare(&mut clients[second], &id, &json!({ "build": "red" })).await, DONE);
    assert_eq!(clients[second].form(&format!("/tables/{id}/plan"), "alone=true").await.status, DONE);
    assert_ne!(page(&mut clients[second], &id).await, own, "its owner does");
    for (idx, before) in watchers.into_iter().zip(before) {
        assert!(everything(&mut clients[idx]).await == before, "{idx} can tell");
    }
    // Nor did the streams say anything: the next that they tell is the next action.
    let now = clients[first].view(&id).await;
    clients[first].act(&id, 0, &now["legal"][0]).await;
    for stream in &mut streams {
        assert_eq!(data(&stream.next().await)["ply"], 1);
    }
}

#[tokio::test]
async fn a_plan_outlives_the_program_and_is_never_played_twice() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    let first = mover(&mut clients, &id).await;
    let second = (first + 1) % 3;
    prepare(&mut clients[second], &id, &json!({ "build": "red" })).await;
    prepare(&mut clients[second], &id, &json!("finish")).await;
    let restarted = async |house: &House| {
        let app = App::new(house.app.config.clone(), house.app.catalog.clone(), house.app.store.clone());
        (app.hub.find(&id).await.unwrap(), router(app))
    };
    let (live, routes) = restarted(&house).await;
    clients.iter_mut().for_each(|client| client.router = routes.clone());
    let seat = game::Seat::new(second);
    assert_eq!(live.look(|seated| seated.plan(seat).actions.len()).await, 2);
    build(&mut clients[first], &id).await;
    reaches(&live, 4).await;
    // A build without a locomotive cannot be ended: the plan stops there, also after another restart.
    for _ in 0..5_000 {
        if live.look(|seated| seated.plan(seat).stopped.is_some()).await {
            break;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    let plan = house.app.store.plans(&id).await.unwrap()[0].1.clone();
    assert_eq!(
        (seat, plan["alone"].as_bool()),
        (house.app.store.plans(&id).await.unwrap()[0].0, Some(false))
    );

    // As if the program had ended between keeping the action and noting that it was kept.
    let cut = json!({ "actions": [{ "build": "red" }, { "lay": "0,0" }], "alone": false, "stopped": null, "trying": 3 });
    house.app.store.keep_plan(&id, seat, &cut).await.unwrap();
    let (live, _) = restarted(&house).await;
    let next = live
        .look(|seated| {
            let plan = seated.plan(seat);
            // It may have been tried, and refused, already.
            let refused = plan.stopped.as_ref().map(|stopped| stopped.action.clone());
            plan.actions.first().cloned().or(refused)
        })
        .await;
    assert_eq!(next, Some(json!({ "lay": "0,0" })), "the build is not played again");
    // And as if it had ended before.
    let before = json!({ "actions": [{ "build": "red" }], "alone": false, "stopped": null, "trying": 99 });
    house.app.store.keep_plan(&id, game::Seat::new(first), &before).await.unwrap();
    let (live, _) = restarted(&house).await;
    assert_eq!(live.look(|seated| seated.plan(game::Seat::new(first)).actions.len()).await, 1);
}

#[tokio::test]
async fn whoever_plays_by_hand_has_thought_again() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    let first = mover(&mut clients, &id).await;
    let third = (first + 2) % 3;
    for action in [json!({ "build": "red" }), json!({ "build": "blue" }), json!("finish")] {
        prepare(&mut clients[third], &id, &action).await;
    }
    // Dropping one drops what follows it.
    assert_eq!(clients[third].form(&format!("/tables/{id}/plan"), "drop=1").await.status, DONE);
    let live = house.app.hub.find(&id).await.unwrap();
    let left = async || live.look(|seated| seated.plan(game::Seat::new(third)).actions.clone()).await;
    assert_eq!(left().await, [json!({ "build": "red" })]);
    // So much time to think that nothing is played by itself: somebody else is quicker, by hand.
    let config = crate::Config { bot_pause: Duration::from_secs(36_000), ..house.app.config.clone() };
    let slow = App::new(config, house.app.catalog.clone(), house.app.store.clone());
    let mut by_hand = clients.clone();
    let routes = router(slow);
    by_hand.iter_mut().for_each(|client| client.router = routes.clone());
    build(&mut by_hand[first], &id).await;
    build(&mut by_hand[(first + 1) % 3], &id).await;
    assert!(page(&mut by_hand[third], &id).await.contains("name=\"drop\""));
    assert_eq!(by_hand[third].act(&id, 6, &json!({ "build": "blue" })).await.status, StatusCode::OK);
    let told = page(&mut by_hand[third], &id).await;
    assert!(told.contains("put aside") && !told.contains("name=\"drop\""), "{told}");
}

#[tokio::test]
async fn going_back_together_puts_all_plans_aside() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    let first = mover(&mut clients, &id).await;
    let third = (first + 2) % 3;
    prepare(&mut clients[third], &id, &json!({ "build": "red" })).await;
    let live = house.app.hub.find(&id).await.unwrap();
    let left = async || live.look(|seated| seated.plan(game::Seat::new(third)).actions.len()).await;
    build(&mut clients[first], &id).await;
    clients[first].form(&format!("/tables/{id}/asks"), "ply=3&keep=0").await;
    for other in 1..3 {
        let answer = format!("/tables/{id}/asks/answer");
        clients[(first + other) % 3].form(&answer, "ply=3&agrees=true").await;
    }
    reaches(&live, 4).await;
    assert_eq!(left().await, 0);
    assert!(page(&mut clients[third], &id).await.contains("put aside"));
}

/// Plays a game of two who have the switch on. Gives back how many actions nobody played by hand.
async fn played_by_the_switch(house: &House) -> usize {
    let mut clients = vec![house.client(), house.client()];
    let opened = clients[0].form("/tables", "title=papa-paolo&name=A&chair2=link").await;
    let path = opened.headers["location"].to_str().unwrap().to_owned();
    clients[1].form(&format!("{path}/chairs/B"), "name=B").await;
    let id = path.rsplit('/').next().unwrap().to_owned();
    for client in &mut clients {
        assert_eq!(client.form(&format!("{path}/plan"), "alone=true").await.status, DONE);
    }
    let live = house.app.hub.find(&id).await.unwrap();
    let mut dice = game::Dice::new(5.into());
    let (mut by_hand, mut over) = (0, false);
    while !over {
        // Wait until nobody has a single choice left, then choose.
        let forced = |seated: &crate::hub::Seated| {
            seated.table.status().waiting().iter().any(|seat| {
                let free = seated.table.undo_floor(seat.into()) < seated.table.plies();
                seated.table.legal(seat.into()).len() == 1 && !free
            })
        };
        if live.look(forced).await {
            tokio::time::sleep(Duration::from_millis(1)).await;
            continue;
        }
        let (ply, waiting) =
            live.look(|seated| (seated.table.entries(), seated.table.status().waiting())).await;
        let Some(seat) = waiting.iter().next() else { break };
        let legal = live.look(|seated| seated.table.legal(seat.into())).await;
        if legal.is_empty() {
            continue;
        }
        let answer = clients[seat.index()].act(&id, ply, dice.pick(&legal)).await;
        by_hand += usize::from(answer.status == StatusCode::OK);
        over = live.look(|seated| seated.table.status().outcome().is_some()).await;
    }
    let all = live.look(|seated| seated.table.entries()).await;
    all - by_hand
}

#[tokio::test]
async fn the_switch_plays_the_only_choice_and_nothing_else() {
    let house = House::new().await;
    // In a rare game nobody is ever left with a single choice.
    for _ in 0..10 {
        if played_by_the_switch(&house).await > 0 {
            return;
        }
    }
    panic!("all games were played by hand");
}
