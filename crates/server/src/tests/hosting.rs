//! What the host sees, and nobody else.

use axum::http::{Method, StatusCode};

use super::client::House;
use crate::host_link;
use crate::notices::follow_closed;

#[tokio::test]
async fn figures_and_the_page_are_for_the_host_alone() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    let link = host_link(house.app.store.as_ref()).await.unwrap();
    let mut stranger = house.client();
    for path in
        ["/host", "/metrics", "/host?key=", "/host?key=0123456789abcdef0123456789abcdef0123456789abcdef"]
    {
        assert_eq!(stranger.get(path).await.status, StatusCode::FORBIDDEN, "{path}");
        assert_eq!(clients[0].get(path).await.status, StatusCode::FORBIDDEN, "{path}");
    }
    let mut host = house.client();
    let opened = host.get(&link).await;
    assert_eq!(
        (opened.status, opened.headers["location"].to_str().unwrap()),
        (StatusCode::SEE_OTHER, "/host")
    );
    let cookie = opened.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
    let page = host.get("/host").await.text();
    for words in ["Paris Connection", "Guest A, Guest B, Guest C", "playing", &id] {
        assert!(page.contains(words), "{words}: {page}");
    }
    let figures = host.get("/metrics").await.text();
    assert!(
        figures.contains("atable_requests_total{method=\"GET\",route=\"/host\",status=\"403\"} 6"),
        "{figures}"
    );
    assert!(figures.contains("atable_tables_held 1"), "{figures}");
    assert!(figures.contains("atable_request_seconds_bucket"), "{figures}");
    assert!(!figures.contains(&id) && figures.ends_with("# EOF\n"), "{figures}");
    // A program says it in a header.
    let secret = link.split('=').nth(1).unwrap();
    let mut request = house.client().request(Method::GET, "/metrics", None, Vec::new());
    request.headers_mut().insert("authorization", format!("Bearer {secret}").parse().unwrap());
    assert_eq!(house.client().send(request).await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_secret_of_the_host_is_kept_over_a_restart() {
    let mut house = House::new().await;
    let before = host_link(house.app.store.as_ref()).await.unwrap();
    house.restart().await;
    assert_eq!(host_link(house.app.store.as_ref()).await.unwrap(), before);
}

#[tokio::test]
async fn a_closed_table_is_over_without_a_result() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    let path = format!("/tables/{id}");
    let mut mover = 0;
    for (idx, client) in clients.iter_mut().enumerate() {
        if !client.view(&id).await["legal"].as_array().unwrap().is_empty() {
            mover = idx;
        }
    }
    let action = clients[mover].view(&id).await["legal"][0].clone();
    assert!(house.app.store.close_match(&id).await.unwrap());
    assert!(!house.app.store.close_match(&id).await.unwrap(), "once");
    follow_closed(&house.app, 0).await;
    assert!(clients[mover].act(&id, 0, &action).await.status.is_client_error());
    let view = clients[mover].view(&id).await;
    assert_eq!((view["stage"].as_str(), view["legal"].as_array().map(Vec::len)), (Some("over"), Some(0)));
    let page = clients[mover].get(&path).await.text();
    assert!(page.contains("has closed the table") && !page.contains("data-action"), "{page}");
    assert_eq!(clients[mover].get(&format!("{path}/replay?ply=0")).await.status, StatusCode::OK);
    assert!(clients[mover].get("/").await.text().contains("closed"));
}

#[tokio::test]
async fn health_fails_with_the_database() {
    let house = House::new().await;
    let well = house.client().get("/health").await;
    assert_eq!((well.status, well.json()["status"].as_str()), (StatusCode::OK, Some("ok")));
    house.app.store.close().await;
    let failing = house.client().get("/health").await;
    assert_eq!(
        (failing.status, failing.json()["status"].as_str()),
        (StatusCode::SERVICE_UNAVAILABLE, Some("failing"))
    );
}
