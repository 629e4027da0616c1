//! People, and every door to what is theirs: as a stranger, as another guest, from a device signed out.

use axum::http::{Method, StatusCode};
use serde_json::Value;

use super::Config;
use super::client::{Client, House};
use super::pages::play_out;
use super::secrets::Stream;

async fn guest(house: &House, name: &str) -> Client {
    let mut client = house.client();
    assert_eq!(client.form("/guests", &format!("name={name}")).await.status, StatusCode::SEE_OTHER);
    client
}

/// Who a browser is, as their page says.
async fn name_of(client: &mut Client) -> Option<String> {
    let answer = client.get("/me/export").await;
    (answer.status == StatusCode::OK).then(|| answer.json()["name"].as_str().unwrap().to_owned())
}

/// The secret path of a new link to another device.
async fn device_link(client: &mut Client, to: &str) -> String {
    let page = client.form("/me/links", &format!("to={to}")).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.text());
    let text = page.text();
    assert!(text.contains("class=\"qr\""), "the link is a picture too");
    let secret: String =
        text.split("/device/").nth(1).unwrap().chars().take_while(char::is_ascii_hexdigit).collect();
    assert_eq!(secret.len(), 48);
    format!("/device/{secret}")
}

#[tokio::test]
async fn a_link_moves_the_chair_to_another_device_once() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    let path = device_link(&mut clients[1], &format!("/tables/{id}")).await;
    let mut phone = house.client();
    for _ in 0..2 {
        let asked = phone.get(&path).await;
        assert_eq!(asked.status, StatusCode::OK, "looking uses nothing up");
        assert!(asked.text().contains("Guest B") && phone.cookie.is_empty());
    }
    let taken = phone.form(&path, "").await;
    assert_eq!(taken.headers["location"].to_str().unwrap(), format!("/tables/{id}"));
    assert_eq!(phone.view(&id).await["viewer"], "B");
    assert_eq!(clients[1].view(&id).await["viewer"], "B", "the first device stays");
    let mut late = house.client();
    assert_eq!(late.form(&path, "").await.status, StatusCode::NOT_FOUND);
    assert_eq!(late.get(&path).await.status, StatusCode::NOT_FOUND);
    assert_eq!(name_of(&mut late).await, None);
}

#[tokio::test]
async fn a_device_that_was_signed_out_is_a_stranger() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    let path = device_link(&mut clients[0], "/me").await;
    let mut phone = house.client();
    phone.form(&path, "").await;
    let page = phone.get("/me").await.text();
    let sign_out = page.split("action=\"/me/devices/").nth(1).unwrap().split('"').next().unwrap();
    let door = format!("/me/devices/{sign_out}");
    let mut former = clients[0].clone();
    assert_eq!(clients[1].form(&door, "").await.status, StatusCode::NOT_FOUND, "not another's");
    assert_eq!(house.client().form(&door, "").await.status, StatusCode::FORBIDDEN);
    assert_eq!(former.view(&id).await["viewer"], "A");
    let mut stream = Stream::open(&former, &id).await;
    stream.next().await;
    assert_eq!(phone.form(&door, "").await.status, StatusCode::SEE_OTHER);
    assert!(stream.ends().await, "what it still listened to falls silent");
    assert_eq!(former.view(&id).await["viewer"], "public");
    for door in ["/me/export", "/me/games"] {
        assert_eq!(former.get(door).await.status, StatusCode::FORBIDDEN, "{door}");
    }
    assert_eq!(phone.view(&id).await["viewer"], "A");
    // Whoever leaves by themselves is forgotten too.
    let mut gone = phone.clone();
    phone.form("/me/log-out", "").await;
    assert_eq!(gone.view(&id).await["viewer"], "public");
    assert_eq!(name_of(&mut gone).await, None);
}

#[tokio::test]
async fn an_account_brings_one_back_with_chair_and_language() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    let made = clients[2].form("/me/account", "login=C%C3%A9cile&password=sesame+seed").await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.text());
    // The language cookie takes the place of the other in this simple client.
    let mut speaker = clients[2].clone();
    speaker.get("/lang/nl").await;
    let mut elsewhere = house.client();
    let wrong = elsewhere.form("/me/log-in", "login=c%C3%A9cile&password=sesame+seeds").await;
    assert_eq!(wrong.status, StatusCode::FORBIDDEN);
    assert!(wrong.text().contains("do not go together") && elsewhere.cookie.is_empty());
    let unknown = elsewhere.form("/me/log-in", "login=nobody&password=sesame+seed").await;
    assert_eq!(
        (unknown.status, unknown.text()),
        (wrong.status, wrong.text()),
        "nobody learns which names there are"
    );
    let right = elsewhere.form("/me/log-in", "login=C%C3%89CILE&password=sesame+seed").await;
    assert_eq!(right.status, StatusCode::SEE_OTHER, "{}", right.text());
    let cookie = right.headers["set-cookie"].to_str().unwrap();
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && !cookie.contains("Secure"),
        "{cookie}"
    );
    assert_eq!(elsewhere.view(&id).await["viewer"], "C");
    assert!(elsewhere.get("/me/games").await.text().contains("<html lang=\"nl\""), "the language came along");
    let taken = clients[0].form("/me/account", "login=C%C3%89cile&password=another+one").await;
    assert_eq!(taken.status, StatusCode::CONFLICT);
    let short = clients[0].form("/me/account", "login=new&password=short").await;
    assert_eq!(short.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(
        house.client().form("/me/account", "login=x&password=long+enough").await.status,
        StatusCode::FORBIDDEN
    );
}

#[tokio::test]
async fn a_new_password_shuts_the_other_devices_out() {
    let house = House::new().await;
    let mut anna = guest(&house, "Anna").await;
    anna.form("/me/account", "login=anna&password=first+password").await;
    let mut phone = house.client();
    phone.form("/me/log-in", "login=anna&password=first+password").await;
    assert_eq!(name_of(&mut phone).await.as_deref(), Some("Anna"));
    let wrong = phone.form("/me/password", "old=first+passwords&new=second+password").await;
    assert_eq!(wrong.status, StatusCode::FORBIDDEN);
    assert_eq!(name_of(&mut anna).await.as_deref(), Some("Anna"));
    phone.form("/me/password", "old=first+password&new=second+password").await;
    assert_eq!(name_of(&mut anna).await, None);
    assert_eq!(name_of(&mut phone).await.as_deref(), Some("Anna"));
    assert_eq!(
        anna.form("/me/log-in", "login=anna&password=first+password").await.status,
        StatusCode::FORBIDDEN
    );
    assert_eq!(
        anna.form("/me/log-in", "login=anna&password=second+password").await.status,
        StatusCode::SEE_OTHER
    );
    let bram = guest(&house, "Bram").await.form("/me/password", "old=a&new=second+password").await;
    assert_eq!(bram.status, StatusCode::FORBIDDEN, "without an account there is nothing to change");
}

#[tokio::test]
async fn guessing_a_password_comes_to_an_end() {
    let house = House::new().await;
    let mut anna = guest(&house, "Anna").await;
    anna.form("/me/account", "login=anna&password=first+password").await;
    let mut thief = house.client();
    let mut tried = 0;
    while thief.form("/me/log-in", &format!("login=anna&password=guess+number+{tried}")).await.status
        != StatusCode::TOO_MANY_REQUESTS
    {
        tried += 1;
        assert!(tried < 25, "the limit is never reached");
    }
    let right = thief.form("/me/log-in", "login=anna&password=first+password").await;
    assert_eq!(right.status, StatusCode::TOO_MANY_REQUESTS, "not even with the right one");
    assert_eq!(name_of(&mut thief).await, None);
}

#[tokio::test]
async fn cookies_are_secure_behind_a_proxy_that_is_trusted() {
    for (behind_proxy, secure) in [(true, true), (false, false)] {
        let house = House::with(Config { behind_proxy, ..Config::default() }).await;
        let mut client = house.client();
        let form = "application/x-www-form-urlencoded";
        let mut request = client.request(Method::POST, "/guests", Some(form), b"name=Anna".to_vec());
        request.headers_mut().insert("x-forwarded-proto", "https".parse().unwrap());
        let answer = client.send(request).await;
        assert_eq!(answer.headers["set-cookie"].to_str().unwrap().contains("; Secure"), secure);
    }
}

#[tokio::test]
async fn what_is_kept_can_be_taken_along_and_holds_no_secret() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    clients[0].form("/me/account", "login=anna&password=first+password").await;
    let answer = clients[0].get("/me/export").await;
    assert!(answer.headers["content-disposition"].to_str().unwrap().starts_with("attachment"));
    let all = answer.json();
    assert_eq!((all["name"].as_str(), all["account"]["name"].as_str()), (Some("Guest A"), Some("anna")));
    assert_eq!(all["games"][0]["table"], id.as_str());
    assert_eq!(all["games"][0]["mine"], serde_json::json!(["A"]));
    assert_eq!(all["devices"].as_array().unwrap().len(), 1);
    let seed = house.app.store.find_match(&id).await.unwrap().unwrap().table.seed.to_string();
    let text = answer.text();
    for hidden in ["argon2", "password", &seed, clients[0].cookie.split('=').nth(1).unwrap()] {
        assert!(!text.contains(hidden), "{hidden} is in {text}");
    }
    assert_eq!(house.client().get("/me/export").await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn whoever_is_deleted_leaves_chairs_to_bots_and_no_name() {
    let house = House::new().await;
    let (over, mut clients) = house.table(3).await;
    play_out(&mut clients, &over).await;
    let mut anna = clients[0].clone();
    let open = async |client: &mut Client, chairs: &str| {
        let answer = client.form("/tables", &format!("title=paris-connection&{chairs}")).await;
        answer.headers["location"].to_str().unwrap().to_owned()
    };
    let playing = open(&mut anna, "chair2=link&chair3=bot:random").await;
    clients[1].form(&format!("{playing}/chairs/B"), "").await;
    let shared = open(&mut anna, "chair2=link&chair3=link").await;
    clients[1].form(&format!("{shared}/chairs/B"), "").await;
    let lonely = open(&mut anna, "chair2=link&chair3=link").await;
    anna.form("/me/account", "login=anna&password=first+password").await;
    for (form, status) in [
        ("password=first+password", StatusCode::UNPROCESSABLE_ENTITY),
        ("sure=true&password=wrong+password", StatusCode::FORBIDDEN),
        ("sure=true", StatusCode::FORBIDDEN),
    ] {
        assert_eq!(anna.clone().form("/me/delete", form).await.status, status, "{form}");
    }
    assert_eq!(house.client().form("/me/delete", "sure=true").await.status, StatusCode::FORBIDDEN);
    let gone = anna.clone().form("/me/delete", "sure=true&password=first+password").await;
    assert_eq!(gone.status, StatusCode::SEE_OTHER, "{}", gone.text());
    assert_eq!(name_of(&mut anna).await, None);
    assert_eq!(
        anna.form("/me/log-in", "login=anna&password=first+password").await.status,
        StatusCode::FORBIDDEN
    );
    // A bot plays on where the game is on; what had not begun is another's, or gone.
    let page = clients[1].get(&playing).await.text();
    assert!(page.contains("Auguste") && !page.contains("Guest A"), "{page}");
    let page = clients[1].get(&shared).await.text();
    assert!(page.contains("2 chairs free") && page.contains(&format!("{shared}/start")), "{page}");
    assert_eq!(clients[1].get(&lonely).await.status, StatusCode::NOT_FOUND);
    let mut reader = house.client();
    reader.language = "fr".to_owned();
    let replay = reader.get(&format!("/tables/{over}/replay?ply=0")).await.text();
    assert!(replay.contains("quelqu’un qui est parti") && !replay.contains("Guest A"), "{replay}");
    assert!(replay.contains("Guest B"));
}

#[tokio::test]
async fn my_games_show_what_is_on_and_how_the_others_ended() {
    let house = House::new().await;
    let (over, mut clients) = house.table(3).await;
    play_out(&mut clients, &over).await;
    let answer = clients[0].form("/tables", "title=papa-paolo&chair2=bot:random").await;
    let on = answer.headers["location"].to_str().unwrap().to_owned();
    let page = clients[0].get("/me/games").await.text();
    assert!(page.contains(&format!("href=\"{on}\"")), "{page}");
    assert!(page.contains(&format!("/tables/{over}/replay?ply=0")), "{page}");
    let mut words = Vec::new();
    for client in &mut clients {
        let page = client.get("/me/games").await.text();
        let finished = page.split("id=\"finished\"").nth(1).unwrap().to_owned();
        words.push(
            ["won", "place 2 of 3", "place 3 of 3"].map(|word| finished.contains(&format!(">{word}<"))),
        );
    }
    let table = house.app.store.find_match(&over).await.unwrap().unwrap().table;
    for (seat, words) in words.iter().enumerate() {
        let better = table.result.as_ref().unwrap().ranking.iter();
        let better: usize =
            better.take_while(|group| !group.iter().any(|other| other.index() == seat)).map(Vec::len).sum();
        assert_eq!(words.iter().position(|said| *said), Some(better), "{words:?}");
    }
    assert!(!clients[1].get("/me/games").await.text().contains(&on), "others' tables are not mine");
    assert_eq!(house.client().get("/me/games").await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_finished_game_moves_the_ratings_once_and_they_can_be_counted_anew() {
    let house = House::new().await;
    let (first, mut clients) = house.table(3).await;
    let list = async |client: &mut Client| client.get("/ratings/paris-connection").await.text();
    assert!(list(&mut clients[0]).await.contains("No game has been rated yet"));
    play_out(&mut clients, &first).await;
    let page = list(&mut clients[0]).await;
    for name in ["Guest A", "Guest B", "Guest C"] {
        assert!(page.contains(name), "{page}");
    }
    assert_eq!(list(&mut clients[0]).await, page, "looking again counts nothing again");
    let (second, mut others) = house.table(4).await;
    play_out(&mut others, &second).await;
    let page = list(&mut clients[0]).await;
    assert_eq!(page.matches("<tr").count(), 1 + 7, "{page}");
    let store = house.app.store.clone();
    let before = store.ratings("paris-connection").await.unwrap();
    assert_eq!(crate::ratings::rebuild(store.as_ref()).await.unwrap(), 2);
    assert_eq!(store.ratings("paris-connection").await.unwrap(), before);
    clients[0].form("/me/listing", "unlisted=true").await;
    let page = list(&mut clients[1]).await;
    assert_eq!(page.matches("<tr").count(), 1 + 6, "whoever wants to is left out");
    // A game that was brought in from a file counts for nobody.
    let record = clients[0].get(&format!("/tables/{first}/record")).await;
    let file = super::pages::upload(&clients[0], &record.body);
    let brought = clients[0].send(file).await;
    assert_eq!(brought.status, StatusCode::SEE_OTHER);
    list(&mut clients[0]).await;
    assert_eq!(store.ratings("paris-connection").await.unwrap().len(), 7);
    assert_eq!(crate::ratings::rebuild(store.as_ref()).await.unwrap(), 2);
    assert_eq!(house.client().get("/ratings/no-such-title").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_post_that_leads_elsewhere_goes_to_a_page_of_ours() {
    let house = House::new().await;
    let mut anna = guest(&house, "Anna").await;
    for to in ["https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere"] {
        let answer = anna.form("/guests", &format!("name=Anna&to={to}")).await;
        assert_eq!(answer.headers["location"], "/", "{to}");
        let path = device_link(&mut anna, to).await;
        let used = house.client().form(&path, "").await;
        assert_eq!(used.headers["location"], "/me/games", "{to}");
    }
    let page: Value = anna.get("/me/export").await.json();
    assert_eq!(page["devices"].as_array().unwrap().len(), 4);
}
