//! Notices against real receivers: each turn once, to whoever wants it, in their language, also after a restart.

use std::time::Duration;

use axum::http::{Method, StatusCode};
use serde_json::Value;
use tower::ServiceExt;

use super::client::{Client, House};
use super::receivers::{Browser, MailServer, Receiver, vapid};
use crate::notices::{begin, send_due};
use crate::{Config, Smtp};

fn config() -> Config {
    Config {
        bot_pause: Duration::ZERO,
        public_url: Some("https://games.example/".to_owned()),
        allow_local_notices: true,
        notice_delay: Duration::ZERO,
        notice_retry: Duration::ZERO,
        ..Config::default()
    }
}

/// Three people who look in now and then.
async fn slow_table(house: &House) -> (String, Vec<Client>) {
    house.open(3, "title=paris-connection&pace=slow:24").await
}

/// The seat that is asked.
async fn mover(clients: &mut [Client], id: &str) -> usize {
    for (seat, client) in clients.iter_mut().enumerate() {
        if !client.view(id).await["legal"].as_array().unwrap().is_empty() {
            return seat;
        }
    }
    panic!("nobody is asked");
}

/// Plays until somebody else is asked; how many actions it took.
async fn play_turn(clients: &mut [Client], id: &str) -> usize {
    let seat = mover(clients, id).await;
    for actions in 1.. {
        let view = clients[seat].view(id).await;
        let action = view["legal"].as_array().unwrap().last().unwrap().clone();
        let answer = clients[seat].act(id, view["ply"].as_u64().unwrap() as usize, &action).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
        if mover(clients, id).await != seat {
            return actions;
        }
    }
    unreachable!()
}

/// Sends all that is due.
async fn send(house: &House, id: &str) {
    let live = house.app.hub.find(id).await.unwrap();
    house.app.hub.announce_all(&live).await;
    while send_due(&house.app).await {}
}

async fn add_webhook(client: &mut Client, receiver: &Receiver) {
    let form = format!("address={}", receiver.address);
    let answer = client.form("/me/notices/webhook", &form).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text());
}

/// The id of the client's first way.
async fn way(client: &mut Client) -> String {
    let page = client.get("/me/notices").await.text();
    page.split("action=\"/me/notices/").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn one_notice_for_each_turn_and_none_for_each_action() {
    let house = House::with(config()).await;
    let (id, mut clients) = slow_table(&house).await;
    let first = mover(&mut clients, &id).await;
    let told = (first + 1) % 3;
    let receiver = Receiver::open().await;
    clients[told].language = "fr".to_owned();
    add_webhook(&mut clients[told], &receiver).await;
    send(&house, &id).await;
    let welcome = receiver.take_json();
    assert_eq!(welcome.len(), 1, "{welcome:?}");
    assert!(welcome[0]["content"].as_str().unwrap().contains("Désormais"), "{welcome:?}");

    let (mut actions, mut notices) = (0, 0);
    for turn in 0..9 {
        let own = mover(&mut clients, &id).await == told;
        // Within a turn, too, everything that is due is sent.
        let seat = mover(&mut clients, &id).await;
        while mover(&mut clients, &id).await == seat {
            let view = clients[seat].view(&id).await;
            let action = view["legal"].as_array().unwrap().last().unwrap().clone();
            clients[seat].act(&id, view["ply"].as_u64().unwrap() as usize, &action).await;
            actions += 1;
            send(&house, &id).await;
        }
        let received = receiver.take_json();
        let begins = mover(&mut clients, &id).await == told;
        assert_eq!(received.len(), usize::from(begins && !own), "turn {turn}: {received:?}");
        if let Some(notice) = received.first() {
            notices += 1;
            let words = notice["content"].as_str().unwrap();
            assert!(words.starts_with("**À vous : Paris Connection**\n"), "{words}");
            assert!(
                words.contains("Guest") && words.ends_with(&format!("https://games.example/tables/{id}")),
                "{words}"
            );
            assert_eq!(notice["allowed_mentions"]["parse"], Value::Array(Vec::new()));
        }
    }
    assert!(notices == 3 && actions > 12, "{notices} notices, {actions} actions");
}

#[tokio::test]
async fn a_browser_gets_what_only_it_can_read_signed_by_this_house() {
    let house = House::with(config()).await;
    let (id, mut clients) = slow_table(&house).await;
    let first = mover(&mut clients, &id).await;
    let told = (first + 1) % 3;
    let (receiver, browser) = (Receiver::open().await, Browser::new());
    let client = &mut clients[told];
    client.language = "nl".to_owned();
    let page = client.get("/me/notices").await.text();
    let key = page.split("data-key=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let answer = client.post("/me/notices/push", &browser.subscription(&receiver.address)).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let again = client.post("/me/notices/push", &browser.subscription(&receiver.address)).await;
    assert_eq!(again.status, StatusCode::CONFLICT);
    send(&house, &id).await;
    assert_eq!(receiver.take().len(), 1, "the first message");

    play_turn(&mut clients, &id).await;
    send(&house, &id).await;
    let received = receiver.take();
    let [(headers, body)] = received.as_slice() else { panic!("{received:?}") };
    assert_eq!(
        (&headers["content-encoding"], &headers["ttl"]),
        (&"aes128gcm".parse().unwrap(), &"86400".parse().unwrap())
    );
    let message = browser.decrypt(body);
    assert_eq!(message["title"], "Jouw beurt: Paris Connection");
    assert_eq!(message["link"], format!("/tables/{id}"));
    let (signed_with, claims) = vapid(headers);
    assert_eq!(signed_with, key, "the key that the browser was given");
    assert_eq!(claims["aud"], receiver.address.trim_end_matches("/hook/secret"));
    assert_eq!(claims["sub"], "https://games.example/");

    // The browser has forgotten us: the way goes away by itself.
    receiver.answers(&[410]);
    for _ in 0..3 {
        play_turn(&mut clients, &id).await;
    }
    send(&house, &id).await;
    assert_eq!(receiver.take().len(), 1);
    assert!(!clients[told].get("/me/notices").await.text().contains("127.0.0.1"));
}

#[tokio::test]
async fn an_e_mail_address_is_told_after_its_owner_agreed_and_until_they_have_had_enough() {
    let post = MailServer::open().await;
    let smtp = Smtp { url: post.url.clone(), from: "À table <table@games.example>".to_owned() };
    let house = House::with(Config { smtp: Some(smtp), ..config() }).await;
    let (id, mut clients) = slow_table(&house).await;
    let first = mover(&mut clients, &id).await;
    let told = (first + 1) % 3;
    let bad = clients[told].form("/me/notices/mail", "address=nobody").await;
    assert_eq!(bad.status, StatusCode::UNPROCESSABLE_ENTITY);
    let answer = clients[told].form("/me/notices/mail", "address=lea%40example.org").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text());
    play_turn(&mut clients, &id).await;
    *post.refuse.lock().unwrap() = 1;
    send(&house, &id).await;
    let mails = post.take();
    let [question] = mails.as_slice() else { panic!("only the question: {mails:?}") };
    assert!(question.contains("RCPT TO:<lea@example.org>") && !question.contains("Your turn"), "{question}");
    let link = |mail: &str, verb: &str| {
        let at = mail.lines().find(|line| line.starts_with("https://games.example/") && line.contains(verb));
        at.unwrap_or_else(|| panic!("{mail}")).trim_start_matches("https://games.example").to_owned()
    };
    let confirm = link(question, "confirm");
    // Programs open links; that is no answer. Nor is a wrong code.
    let mut stranger = house.client();
    assert!(stranger.get(&confirm).await.text().contains("lea@example.org"));
    assert_eq!(stranger.form(&confirm.replace("confirm", "stop"), "").await.status, StatusCode::NOT_FOUND);
    assert!(clients[told].get("/me/notices").await.text().contains("waits for your click"));
    assert_eq!(stranger.form(&confirm, "").await.status, StatusCode::OK);
    assert!(!clients[told].get("/me/notices").await.text().contains("waits for your click"));

    for _ in 0..3 {
        play_turn(&mut clients, &id).await;
    }
    send(&house, &id).await;
    let mails = post.take();
    let [mail] = mails.as_slice() else { panic!("one for the turn: {mails:?}") };
    assert!(mail.contains("Subject: Your turn: Paris Connection"), "{mail}");
    assert!(mail.contains(&format!("https://games.example/tables/{id}\n")), "{mail}");
    let stop = link(mail, "stop");
    assert!(mail.contains(&format!("List-Unsubscribe: <https://games.example{stop}>")), "{mail}");
    assert_eq!(stranger.form(&stop, "List-Unsubscribe=One-Click").await.status, StatusCode::OK);
    for _ in 0..3 {
        play_turn(&mut clients, &id).await;
    }
    send(&house, &id).await;
    assert!(post.take().is_empty());
}

#[tokio::test]
async fn waiting_notices_survive_a_restart_and_are_sent_once() {
    let mut house = House::with(config()).await;
    let (id, mut clients) = slow_table(&house).await;
    let told = (mover(&mut clients, &id).await + 1) % 3;
    let receiver = Receiver::open().await;
    add_webhook(&mut clients[told], &receiver).await;
    send(&house, &id).await;
    receiver.take();
    // Stopped after the turn began, before anything was sent.
    play_turn(&mut clients, &id).await;
    house.restart().await;
    begin(&house.app).await;
    send(&house, &id).await;
    assert_eq!(receiver.take_json().len(), 1);
    // Stopped again and again: it has been sent.
    for _ in 0..3 {
        house.restart().await;
        begin(&house.app).await;
        send(&house, &id).await;
    }
    assert!(receiver.take().is_empty());
    // Two programs on one database: one of them sends.
    for client in &mut clients {
        client.router = house.router.clone();
    }
    for _ in 0..3 {
        play_turn(&mut clients, &id).await;
    }
    let live = house.app.hub.find(&id).await.unwrap();
    house.app.hub.announce_all(&live).await;
    tokio::join!(send_due(&house.app), send_due(&house.app), send_due(&house.app));
    assert_eq!(receiver.take_json().len(), 1);
}

#[tokio::test]
async fn a_failing_receiver_is_tried_again_and_then_given_up() {
    let house = House::with(config()).await;
    let (id, mut clients) = slow_table(&house).await;
    let told = (mover(&mut clients, &id).await + 1) % 3;
    let receiver = Receiver::open().await;
    receiver.answers(&[500, 503]);
    add_webhook(&mut clients[told], &receiver).await;
    send(&house, &id).await;
    assert_eq!(receiver.take().len(), 3, "two failures, then through");
    receiver.answers(&[500; 20]);
    play_turn(&mut clients, &id).await;
    send(&house, &id).await;
    assert_eq!(receiver.take().len(), 6, "six tries");
    // A redirect is not followed: it could lead anywhere.
    receiver.answers(&[302; 20]);
    assert_eq!(house.app.store.next_notice().await.unwrap(), None);
    let figures = house.app.metrics.text(&house.app);
    assert!(figures.contains("atable_notices_total{way=\"webhook\",outcome=\"failed\"} 1"), "{figures}");
    assert!(figures.contains("atable_notices_total{way=\"webhook\",outcome=\"sent\"} 1"), "{figures}");
}

#[tokio::test]
async fn whoever_has_acted_or_looks_on_is_not_told() {
    let house = House::with(config()).await;
    let (id, mut clients) = slow_table(&house).await;
    let told = (mover(&mut clients, &id).await + 1) % 3;
    let receiver = Receiver::open().await;
    add_webhook(&mut clients[told], &receiver).await;
    send(&house, &id).await;
    receiver.take();
    // The turn has come and gone before anything was sent.
    play_turn(&mut clients, &id).await;
    let live = house.app.hub.find(&id).await.unwrap();
    house.app.hub.announce_all(&live).await;
    play_turn(&mut clients, &id).await;
    send(&house, &id).await;
    assert!(receiver.take().is_empty());
    // With the page open the notice waits; when it is closed, it goes out.
    play_turn(&mut clients, &id).await;
    let request = clients[told].request(Method::GET, &format!("/tables/{id}/live"), None, Vec::new());
    let stream = house.router.clone().oneshot(request).await.unwrap();
    while house.app.presence.count(Some(&id)) == 0 {
        tokio::task::yield_now().await;
    }
    play_turn(&mut clients, &id).await;
    house.app.hub.announce_all(&live).await;
    assert!(send_due(&house.app).await);
    assert!(receiver.take().is_empty());
    drop(stream);
    while house.app.presence.count(Some(&id)) > 0 {
        tokio::task::yield_now().await;
    }
    while house.app.store.next_notice().await.unwrap().is_some() {
        send_due(&house.app).await;
    }
    assert_eq!(receiver.take().len(), 1);
    // Switched off, and nobody else can switch it.
    let own = way(&mut clients[told]).await;
    let other = clients[(told + 1) % 3].form(&format!("/me/notices/{own}"), "do=remove").await;
    assert_eq!(other.status, StatusCode::NOT_FOUND);
    assert_eq!(
        clients[told].form(&format!("/me/notices/{own}"), "do=off").await.status,
        StatusCode::SEE_OTHER
    );
    for _ in 0..3 {
        play_turn(&mut clients, &id).await;
    }
    send(&house, &id).await;
    assert!(receiver.take().is_empty());
}

#[tokio::test]
async fn only_slow_games_are_told_of_and_nobody_for_whom_a_bot_plays() {
    let house = House::with(config()).await;
    let receiver = Receiver::open().await;
    for (pace, told) in [("none", 0), ("live:30:600", 0), ("slow:24", 1)] {
        let (id, mut clients) = house.open(3, &format!("title=paris-connection&pace={pace}")).await;
        let next = (mover(&mut clients, &id).await + 1) % 3;
        add_webhook(&mut clients[next], &receiver).await;
        play_turn(&mut clients, &id).await;
        send(&house, &id).await;
        assert_eq!(receiver.take().len(), 1 + told, "{pace}");
    }
    let (id, mut clients) = slow_table(&house).await;
    let next = (mover(&mut clients, &id).await + 1) % 3;
    add_webhook(&mut clients[next], &receiver).await;
    let live = house.app.hub.find(&id).await.unwrap();
    play_turn(&mut clients, &id).await;
    house.app.hub.announce_all(&live).await;
    let left = clients[next].form(&format!("/tables/{id}/leave"), "").await;
    assert_eq!(left.status, StatusCode::SEE_OTHER, "{}", left.text());
    send(&house, &id).await;
    assert_eq!(receiver.take().len(), 1, "only the first message");
}

#[tokio::test]
async fn addresses_inside_the_house_are_refused() {
    let house = House::with(Config { allow_local_notices: false, ..config() }).await;
    let (_, mut clients) = slow_table(&house).await;
    for address in
        ["http://127.0.0.1:80/x", "https://localhost/x", "https://169.254.169.254/latest", "nonsense"]
    {
        let answer = clients[0].form("/me/notices/webhook", &format!("address={address}")).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{address}");
        let subscription = Browser::new().subscription(address);
        let answer = clients[0].post("/me/notices/push", &subscription).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{address}");
    }
    let mail = clients[0].form("/me/notices/mail", "address=lea%40example.org").await;
    assert_eq!(mail.status, StatusCode::UNPROCESSABLE_ENTITY, "no SMTP, no mail");
    for path in ["/me/notices", "/me/notices/x"] {
        assert_eq!(house.client().form(path, "do=on").await.status.as_u16() / 100, 4);
    }
    assert_eq!(house.client().get("/me/notices").await.status, StatusCode::FORBIDDEN);
}
