//! Tables in words: everything can be done by plain forms.

use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use game::Dice;
use serde_json::Value;

use super::client::House;

/// The buttons of a page, as actions.
fn buttons(page: &str) -> Vec<String> {
    let values = page.split(" name=\"action\" value=\"").skip(1);
    values.map(|rest| rest.split('"').next().unwrap().replace("&quot;", "\"")).collect()
}

fn escaped(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

#[tokio::test]
async fn a_whole_game_of_each_title_by_forms() {
    let house = House::new().await;
    for title in house.app.menu() {
        let meta = title.meta();
        let mut client = house.client();
        let chairs: String = (2..=meta.min_seats).map(|chair| format!("&chair{chair}=bot:random")).collect();
        let answer = client.form("/tables", &format!("title={}&name=Odile{chairs}", meta.slug)).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text());
        let path = answer.headers["location"].to_str().unwrap().to_owned();
        let id = path.rsplit('/').next().unwrap().to_owned();
        let mut reader = client.reading();
        let mut dice = Dice::new(5.into());
        let mut acted = 0;
        loop {
            let page = reader.get(&path).await.text();
            let offered = buttons(&page);
            let now = reader.view(&id).await;
            if !now["result"].is_null() {
                break;
            }
            let ply = format!("name=\"ply\" value=\"{}\"", now["ply"]);
            if offered.is_empty() || !page.contains(&ply) {
                tokio::time::sleep(std::time::Duration::from_millis(2)).await;
                continue;
            }
            let legal: Vec<String> = now["legal"].as_array().unwrap().iter().map(Value::to_string).collect();
            assert_eq!(offered, legal, "{}: the page offers what is legal", meta.slug);
            let groups = page.matches("<legend>").count();
            assert!(groups > 0 && !page.contains("-act-"), "{}: every group has a heading", meta.slug);
            let action = escaped(dice.pick(&offered).as_str());
            let answer =
                reader.form(&format!("{path}/actions"), &format!("ply={}&action={action}", now["ply"])).await;
            assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text());
            acted += 1;
        }
        assert!(acted > 2, "{}", meta.slug);
        let page = reader.get(&path).await.text();
        assert!(page.contains("id=\"position\"") && !page.contains("id=\"pieces\""), "{}", meta.slug);
        let replay = reader.get(&format!("{path}/replay?ply=1")).await.text();
        assert!(replay.contains("id=\"position\"") && buttons(&replay).is_empty(), "{}", meta.slug);
    }
}

#[tokio::test]
async fn the_look_is_remembered_and_leads_back() {
    let house = House::new().await;
    let mut client = house.client();
    let answer = client.get("/look/text?to=/tables/abc").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    assert_eq!(answer.headers["location"], "/tables/abc");
    assert!(answer.headers[SET_COOKIE].to_str().unwrap().starts_with("look=text;"));
    let answer = client.get("/look/board?to=//elsewhere").await;
    assert_eq!(answer.headers["location"], "/");
    assert!(answer.headers[SET_COOKIE].to_str().unwrap().contains("Max-Age=0"));
    assert_eq!(client.get("/look/sideways").await.status, StatusCode::NOT_FOUND);
}
