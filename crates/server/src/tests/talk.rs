//! Talk, requests to take back, comments, and playing on: as people meet them.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::client::{Client, House};
use super::pages::play_out;
use super::secrets::{Stream, data};
use crate::App;
use crate::hub::Live;

/// Who is to play, by index.
pub(super) async fn mover(clients: &mut [Client], id: &str) -> usize {
    for (idx, client) in clients.iter_mut().enumerate() {
        if !client.view(id).await["legal"].as_array().unwrap().is_empty() {
            return idx;
        }
    }
    panic!("nobody is to play");
}

/// Builds the first company with one locomotive and ends the turn: three entries.
pub(super) async fn build(client: &mut Client, id: &str) -> Vec<Value> {
    let mut done = Vec::new();
    for step in 0..3 {
        let now = client.view(id).await;
        let action = if step < 2 { now["legal"][0].clone() } else { json!("finish") };
        let answer = client.act(id, now["ply"].as_u64().unwrap() as usize, &action).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
        done.push(action);
    }
    done
}

async fn page(client: &mut Client, id: &str) -> String {
    client.get(&format!("/tables/{id}")).await.text()
}

async fn ask(client: &mut Client, id: &str, ply: usize, keep: usize) -> StatusCode {
    client.form(&format!("/tables/{id}/asks"), &format!("ply={ply}&keep={keep}")).await.status
}

async fn answer(client: &mut Client, id: &str, ply: usize, agrees: bool) -> StatusCode {
    client.form(&format!("/tables/{id}/asks/answer"), &format!("ply={ply}&agrees={agrees}")).await.status
}

const DONE: StatusCode = StatusCode::SEE_OTHER;

#[tokio::test]
async fn going_back_further_than_is_free_needs_everybody() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    let asker = mover(&mut clients, &id).await;
    let (second, third) = ((asker + 1) % 3, (asker + 2) % 3);
    let before = clients[asker].view(&id).await["view"].clone();
    build(&mut clients[asker], &id).await;
    assert!(page(&mut clients[asker], &id).await.contains("Ask to take back"));
    assert!(!page(&mut clients[second], &id).await.contains("Ask to take back"), "has done nothing yet");
    assert!(!page(&mut clients[third], &id).await.contains("asks to take back"));

    // It names the step, to everybody in their language, and offers an answer to those whom it concerns.
    assert_eq!(ask(&mut clients[asker], &id, 3, 0).await, DONE);
    clients[second].language = "fr".to_owned();
    let french = page(&mut clients[second], &id).await;
    assert!(french.contains("demande à revenir") && french.contains("au tour 1"), "{french}");
    assert!(french.contains("asks/answer") && french.contains("D’accord"));
    let mut watcher = house.client();
    let watching = page(&mut watcher, &id).await;
    assert!(watching.contains("asks to take back") && !watching.contains("asks/answer"));
    assert_eq!(answer(&mut watcher, &id, 3, true).await, StatusCode::FORBIDDEN);
    assert_eq!(ask(&mut clients[second], &id, 3, 0).await, StatusCode::CONFLICT, "one at a time");

    // One refusal is enough, and everybody reads it.
    assert_eq!(answer(&mut clients[second], &id, 3, true).await, DONE);
    assert_eq!(answer(&mut clients[third], &id, 3, false).await, DONE);
    let refused = page(&mut clients[asker], &id).await;
    assert!(!refused.contains("class=\"slip\"") && refused.contains("I would rather not take that back."));
    assert_eq!(answer(&mut clients[second], &id, 3, true).await, StatusCode::CONFLICT, "it is gone");

    // Withdrawn by whoever asked; asked again; kept over a restart; carried out when all have agreed.
    assert_eq!(ask(&mut clients[asker], &id, 3, 0).await, DONE);
    assert_eq!(answer(&mut clients[asker], &id, 3, false).await, DONE);
    assert!(!page(&mut clients[asker], &id).await.contains("class=\"slip\""));
    assert_eq!(ask(&mut clients[asker], &id, 3, 0).await, DONE);
    assert_eq!(answer(&mut clients[second], &id, 3, true).await, DONE);
    let again = App::new(house.app.config.clone(), house.app.catalog.clone(), house.app.store.clone());
    let router = super::router(again);
    for client in &mut clients {
        client.router = router.clone();
    }
    assert_eq!(answer(&mut clients[third], &id, 3, true).await, DONE);
    let after = clients[asker].view(&id).await;
    assert_eq!((&after["view"], &after["ply"]), (&before, &json!(4)), "the history keeps what happened");
    assert!(page(&mut clients[third], &id).await.contains("with everybody’s consent"));
    let entries = house.app.store.entries(&id, 3).await.unwrap();
    let written = serde_json::to_value(&entries[0].what).unwrap();
    let letters: Vec<String> = {
        let mut seats = [second, third];
        seats.sort_unstable();
        seats.iter().map(|seat| game::Seat::new(*seat).to_string()).collect()
    };
    assert_eq!(written, json!({ "agreed": { "keep": 0, "with": letters } }), "no chance was needed");

    // A request is gone when the table moves on.
    build(&mut clients[asker], &id).await;
    assert_eq!(ask(&mut clients[asker], &id, 7, 0).await, DONE);
    build(&mut clients[second], &id).await;
    assert!(!page(&mut clients[third], &id).await.contains("class=\"slip\""));
    assert_eq!(answer(&mut clients[third], &id, 7, true).await, StatusCode::CONFLICT);
    assert_eq!(ask(&mut clients[asker], &id, 10, 10).await, StatusCode::CONFLICT, "nothing to take back");
    play_out(&mut clients, &id).await;
    let over = clients[0].view(&id).await["ply"].as_u64().unwrap() as usize;
    assert_eq!(ask(&mut clients[asker], &id, over, 3).await, StatusCode::CONFLICT, "after the end");
}

#[tokio::test]
async fn bots_agree_at_once_and_what_is_free_stays_free() {
    let house = House::new().await;
    let mut host = house.client();
    let opened =
        host.form("/tables", "title=paris-connection&name=Margot&chair2=bot:greedy&chair3=bot:greedy");
    let id = opened.await.headers["location"].to_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let mine = |view: &Value| !view["legal"].as_array().unwrap().is_empty();
    let my_turn = async |host: &mut Client| loop {
        let view = host.view(&id).await;
        if mine(&view) {
            return view;
        }
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    };
    let before = my_turn(&mut host).await;
    let kept = before["ply"].as_u64().unwrap() as usize;
    // What is free is taken back at once.
    host.act(&id, kept, &before["legal"][0]).await;
    assert_eq!(ask(&mut host, &id, kept + 1, kept).await, DONE);
    assert_eq!(host.view(&id).await["view"], before["view"]);
    build(&mut host, &id).await;
    let now = my_turn(&mut host).await;
    let ply = now["ply"].as_u64().unwrap() as usize;
    assert!(ply > kept + 5, "the bots have played");
    let shown = page(&mut host, &id).await;
    assert!(shown.contains("Take back") && !shown.contains("Ask to take back"), "nobody has to be asked");
    assert_eq!(ask(&mut host, &id, ply, kept).await, DONE);
    assert_eq!(my_turn(&mut host).await["view"], before["view"]);
}

async fn say(client: &mut Client, id: &str, form: &str) -> StatusCode {
    client.form(&format!("/tables/{id}/talk"), form).await.status
}

#[tokio::test]
async fn the_table_and_the_watchers_talk_and_players_do_not_read_the_watchers() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    let (mut watcher, mut nameless) = (house.client(), house.client());
    let mut stream = Stream::open(&clients[2], &id).await;
    stream.next().await;
    assert_eq!(say(&mut watcher, &id, "text=C+is+bluffing&name=Wilma").await, DONE);
    assert_eq!(say(&mut clients[0], &id, "text=%3Cb%3EBonjour%3C/b%3E%0Atous").await, DONE);
    assert_eq!(say(&mut clients[1], &id, "phrase=hello").await, DONE);
    // The stream of a player tells the two messages of the table, and nothing of the watchers'.
    let first = data(&stream.next().await);
    assert!(first["elements"]["said"].as_str().unwrap().contains("Bonjour"));
    assert_eq!(first["elements"].as_object().unwrap().len(), 1, "only what changed: {first}");
    let player = page(&mut clients[2], &id).await;
    assert!(
        player.contains("&lt;b&gt;Bonjour&lt;/b&gt; tous") && player.contains("Good evening, everybody!")
    );
    assert!(!player.contains("bluffing") && !player.contains("Wilma"), "{player}");
    clients[2].language = "nl".to_owned();
    assert!(page(&mut clients[2], &id).await.contains("Goedenavond allemaal!"));
    let watching = page(&mut nameless, &id).await;
    assert!(watching.contains("bluffing") && watching.contains("Bonjour"));

    for wrong in ["text=", "text=+%0A+", "phrase=nonsense", "phrase=rather-not", "", "text=a&phrase=hello"] {
        let status = say(&mut clients[0], &id, wrong).await;
        assert!(status.is_client_error(), "{wrong}: {status}");
    }
    let long = "é".repeat(300).replace('é', "%C3%A9");
    assert_eq!(say(&mut clients[0], &id, &format!("text={long}")).await, DONE);
    assert_eq!(say(&mut clients[0], &id, &format!("text={long}x")).await, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(say(&mut nameless, &id, "text=hello").await, StatusCode::UNPROCESSABLE_ENTITY, "no name");

    // After the game players read what the watchers said.
    play_out(&mut clients, &id).await;
    clients[2].language = "en".to_owned();
    assert!(page(&mut clients[2], &id).await.contains("bluffing"));
}

#[tokio::test]
async fn those_who_gather_before_the_game_read_each_other() {
    let house = House::new().await;
    let mut host = house.client();
    let opened = host.form("/tables", "title=paris-connection&name=Anna&chair2=link&chair3=link").await;
    let id = opened.headers["location"].to_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let mut stream = Stream::open(&host, &id).await;
    stream.next().await;
    // Somebody who has only come to the door is read at once, and so is the host's answer.
    let mut comer = house.client();
    assert_eq!(say(&mut comer, &id, "text=Is+there+room&name=Bram").await, DONE);
    let news = data(&stream.next().await);
    assert!(news["elements"]["said"].as_str().unwrap().contains("Is there room"), "{news}");
    assert!(news["elements"].get("chairs").is_none(), "only what changed: {news}");
    assert_eq!(say(&mut host, &id, "phrase=hello").await, DONE);
    comer.language = "fr".to_owned();
    let french = page(&mut comer, &id).await;
    assert!(french.contains("Is there room") && french.contains("Bonsoir"), "{french}");
    assert!(french.contains(&format!("action=\"/tables/{id}/talk\"")), "a form, with or without scripts");
    // What was said goes along into the game, and a watcher's words then are for watchers again.
    assert_eq!(host.form(&format!("/tables/{id}/start"), "").await.status, DONE);
    assert_eq!(say(&mut comer, &id, "text=too+late").await, DONE);
    let playing = page(&mut host, &id).await;
    assert!(playing.contains("Is there room") && !playing.contains("too late"));
}

#[tokio::test]
async fn nobody_is_flooded() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    let mut answers = Vec::new();
    for _ in 0..11 {
        answers.push(say(&mut clients[0], &id, "phrase=thinking").await);
    }
    assert_eq!(answers[..10], [DONE; 10]);
    assert_eq!(answers[10], StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(say(&mut clients[1], &id, "phrase=thinking").await, DONE, "others may go on");
}

#[tokio::test]
async fn muted_is_not_read_and_blocked_does_not_sit_down() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    say(&mut clients[0], &id, "text=first+words").await;
    let guest = |page: &str, name: &str| {
        let at = page.find(&format!("<span>{name}</span>")).unwrap_or_else(|| panic!("{name} in {page}"));
        let field = page[..at].rfind("name=\"guest\" value=\"").unwrap() + 20;
        page[field..field + 12].to_owned()
    };
    let other = guest(&page(&mut clients[1], &id).await, "Guest A");
    let shun = format!("/tables/{id}/shun");
    assert_eq!(clients[1].form(&shun, &format!("guest={other}&how=mute")).await.status, DONE);
    let muted = page(&mut clients[1], &id).await;
    assert!(!muted.contains("first words") && muted.contains("muted"), "{muted}");
    assert!(page(&mut clients[2], &id).await.contains("first words"), "only for the one who muted");
    assert_eq!(clients[1].form(&shun, &format!("guest={other}&how=not")).await.status, DONE);
    assert!(page(&mut clients[1], &id).await.contains("first words"));
    let mut nobody = house.client();
    assert_eq!(nobody.form(&shun, &format!("guest={other}&how=mute")).await.status, StatusCode::FORBIDDEN);

    clients[1].form(&shun, &format!("guest={other}&how=block")).await;
    let opened = clients[1].form("/tables", "title=paris-connection&chair2=link&chair3=link").await;
    let path = opened.headers["location"].to_str().unwrap().to_owned();
    let refused = clients[0].form(&format!("{path}/chairs/B"), "").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(refused.text().contains("keeps this table for others"));
    assert_eq!(clients[2].form(&format!("{path}/chairs/B"), "").await.status, DONE);
}

#[tokio::test]
async fn what_somebody_wrote_is_theirs_to_export_and_goes_with_them() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    say(&mut clients[1], &id, "text=my+own+words").await;
    assert!(page(&mut clients[0], &id).await.contains("my own words"));
    let export = clients[1].get("/me/export").await.json();
    assert_eq!(export["written"][0], json!({ "table": id, "step": null, "text": "my own words" }));
    let gone = clients[1].form("/me/delete", "sure=true").await;
    assert!(gone.status.is_redirection(), "{}", gone.text());
    assert!(!page(&mut clients[0], &id).await.contains("my own words"));
}

#[tokio::test]
async fn a_finished_game_is_commented_step_by_step() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    let comments = format!("/tables/{id}/comments");
    let early = clients[1].form(&comments, "ply=2&text=why").await;
    assert_eq!(early.status, StatusCode::FORBIDDEN, "before the end");
    play_out(&mut clients, &id).await;
    let mut reader = house.client();
    let posted = reader.form(&comments, "ply=2&by=B&name=Rosa&text=The+turning+point").await;
    let place = posted.headers["location"].to_str().unwrap().to_owned();
    let number = place.rsplit("#comment-").next().unwrap().to_owned();
    assert_eq!(place, format!("/tables/{id}/replay?ply=2&by=B#comment-{number}"));
    let shown = house.client().get(&format!("/tables/{id}/replay?ply=2")).await.text();
    assert!(shown.contains("The turning point") && shown.contains(&format!("id=\"comment-{number}\"")));
    let elsewhere = house.client().get(&format!("/tables/{id}/replay?ply=3")).await.text();
    assert!(!elsewhere.contains("The turning point") && elsewhere.contains("replay?ply=2&amp;by="));
    for wrong in ["ply=99999&text=x", "ply=2&text=", "ply=2&text=x&by=Z"] {
        assert!(clients[0].form(&comments, wrong).await.status.is_client_error(), "{wrong}");
    }
    // Deleted by whoever wrote it, or by the host; by nobody else.
    let delete = |number: &str| format!("{comments}/{number}/delete");
    assert_eq!(clients[1].form(&delete(&number), "ply=2").await.status, StatusCode::FORBIDDEN);
    assert_eq!(clients[0].form(&delete(&number), "ply=2").await.status, DONE, "the host");
    assert_eq!(clients[0].form(&delete(&number), "ply=2").await.status, StatusCode::NOT_FOUND);
    let second = reader.form(&comments, "ply=2&text=Again").await;
    let number = second.headers["location"].to_str().unwrap().rsplit("#comment-").next().unwrap().to_owned();
    assert_eq!(reader.form(&delete(&number), "ply=2").await.status, DONE, "one's own");
}

#[tokio::test]
async fn a_finished_game_is_played_on_from_any_step() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    let play_on = format!("/tables/{id}/play-on");
    let early = clients[0].form(&play_on, "ply=0&seat=A&others=link").await;
    assert_eq!(early.status, StatusCode::FORBIDDEN, "before the end");
    play_out(&mut clients, &id).await;
    let record = clients[0].get(&format!("/tables/{id}/record")).await.json();
    let plies = record["actions"].as_array().unwrap().len();
    for wrong in [
        format!("ply={plies}&seat=A&others=link"),
        format!("ply={}&seat=A&others=link", plies + 1),
        "ply=1&seat=E&others=link".to_owned(),
        "ply=1&seat=A&others=bot:nobody".to_owned(),
    ] {
        assert!(clients[0].form(&play_on, &wrong).await.status.is_client_error(), "{wrong}");
    }
    let last = clients[0].get(&format!("/tables/{id}/replay")).await.text();
    assert!(!last.contains("play-on"), "nothing follows the end");

    // With friends: the same position, another seed, nothing rated as the old one.
    let mut host = clients[1].clone();
    let opened = host.form(&play_on, "ply=6&seat=B&others=link").await;
    let path = opened.headers["location"].to_str().unwrap().to_owned();
    let new = path.rsplit('/').next().unwrap().to_owned();
    let mut friends = [house.client(), house.client()];
    for (friend, seat) in friends.iter_mut().zip(["A", "C"]) {
        let sat = friend.form(&format!("{path}/chairs/{seat}"), &format!("name=Friend+{seat}")).await;
        assert_eq!(sat.status, DONE, "{}", sat.text());
    }
    assert_eq!(house.app.store.origin(&new).await.unwrap(), Some((id.clone(), 6)));
    let [a, c] = friends;
    let mut people = [a, host, c];
    let shown = page(&mut people[0], &new).await;
    assert!(shown.contains("plays on from step 6"), "{shown}");
    let then = house.app.hub.find(&id).await.unwrap().look(|seated| seated.table.at(6)).await;
    for (idx, client) in people.iter_mut().enumerate() {
        let view = client.view(&new).await;
        assert_eq!(view["view"], then.view(game::Viewer::Seat(game::Seat::new(idx))));
        assert_eq!(view["ply"], 7, "six actions, and a new chance");
    }
    let first = mover(&mut people, &new).await;
    let free = people[first].post(&format!("/tables/{new}/undo"), &json!({ "ply": 7, "keep": 5 })).await;
    assert_eq!(free.status, StatusCode::CONFLICT, "nobody goes back into the old game for nothing");
    play_out(&mut people, &new).await;
    let continued = people[0].get(&format!("/tables/{new}/record")).await;
    let value = continued.json();
    assert_eq!((&value["seed"], &value["chances"][0]["after"]), (&record["seed"], &json!(6)));
    assert_eq!(value["actions"].as_array().unwrap()[..6], record["actions"].as_array().unwrap()[..6]);
    let read: game::Record = serde_json::from_slice(&continued.body).unwrap();
    house.app.catalog.replay(&read).unwrap();

    crate::ratings::catch_up(&house.app).await.unwrap();
    let rated = house.app.store.ratings("paris-connection").await.unwrap();
    assert!(rated.len() == 3 && rated.iter().all(|rated| rated.games == 1), "only the old game counts");

    // Alone against bots it begins at once; the record of a game that was played on can be played on.
    let mut solo = house.client();
    let opened =
        solo.form(&format!("/tables/{new}/play-on"), "ply=9&seat=A&others=bot:greedy&name=Solo").await;
    let path = opened.headers["location"].to_str().unwrap().to_owned();
    let third = house.app.hub.find(path.rsplit('/').next().unwrap()).await.unwrap();
    assert!(history(&third).await > 9);
}

async fn history(live: &Live) -> usize {
    live.look(|seated| seated.table.entries()).await
}
