//! A round that begins later than announced: nobody loses the time before.

use std::time::Duration;

use serde_json::json;

use crate::server::{Match, Person, TestServer, announced};

const MINUTE: u64 = 60_000;

/// Creates the table of a second round whose start was announced for an instant; the players are not there yet.
async fn table(official: &Person, own: &Match, starts: u64) -> String {
    let of = format!("/v1/competitions/{}/rounds/2", own.competition);
    let pairing = json!([{"board": 1, "white": 1, "black": 2}]);
    assert_eq!(official.post(&format!("{of}/pairings"), &pairing).await.status, 204);
    let starts = json!({"day": null, "starts": starts});
    assert_eq!(official.put(&of, &starts).await.status, 204);
    let tables = official.post(&format!("{of}/tables"), &json!({"arrivals": true})).await;
    tables.json[0]["game"].as_str().expect("a game").to_owned()
}

async fn paired(official: &Person) -> Match {
    let players = json!([{"no": 1, "name": "A"}, {"no": 2, "name": "B"}]);
    let regulations = "preset = \"fide-standard-90-30\"\ndefault-time = \"15 min\"";
    Match::arranged(official, &announced(regulations), &players).await
}

#[tokio::test]
async fn white_loses_no_time_before_the_round_is_started() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = paired(&official).await;
    // The speech has taken twenty minutes, more than the default time.
    let game = table(&official, &own, server.running.hall.now().get() - 20 * MINUTE).await;
    own.black.does(&game, json!({"presence": "arrive"})).await;
    let pressed =
        own.black.acts(&game, &json!({"press": {"hand": "right", "manner": "proper"}})).await;
    assert_eq!(pressed.status, 409, "White is not there: {}", pressed.text);
    let arrived = own.white.does(&game, json!({"presence": "arrive"})).await;
    assert!(!arrived.to_string().contains("ruled"), "White is not late: {arrived}");

    let start = format!("/v1/competitions/{}/rounds/2/start", own.competition);
    let started = official.post(&start, &json!({})).await;
    assert_eq!(started.json[0]["started"], true, "{}", started.text);
    let seen = own.white.sees(&game).await;
    let time = seen["view"]["clocks"]["white"]["time"].as_u64().expect("a time");
    let full = 90 * MINUTE + 30_000;
    assert!(full - time < 10_000, "White has {time} of {full}");
    assert_eq!(seen["view"]["stage"], "playing", "nobody has lost by default: {seen}");
}

#[tokio::test]
async fn no_player_starts_a_clock_before_the_announced_hour() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = paired(&official).await;
    let game = table(&official, &own, server.running.hall.now().get() + 20 * MINUTE).await;
    for player in [&own.white, &own.black] {
        player.does(&game, json!({"presence": "arrive"})).await;
    }
    let pressed =
        own.black.acts(&game, &json!({"press": {"hand": "right", "manner": "proper"}})).await;
    assert_eq!(pressed.status, 409, "{}", pressed.text);
    assert_eq!(own.white.sees(&game).await["view"]["stage"], "before-start");
}

#[tokio::test]
async fn white_who_comes_after_the_start_loses_the_time_since_then_only() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = paired(&official).await;
    let game = table(&official, &own, server.running.hall.now().get() - 5 * MINUTE).await;
    let start = format!("/v1/competitions/{}/rounds/2/start", own.competition);
    let started = official.post(&start, &json!({})).await;
    assert_eq!(started.json[0]["started"], true, "{}", started.text);
    tokio::time::sleep(Duration::from_secs(1)).await;
    own.white.does(&game, json!({"presence": "arrive"})).await;
    let seen = own.white.sees(&game).await;
    let time = seen["view"]["clocks"]["white"]["time"].as_u64().expect("a time");
    let lost = 90 * MINUTE + 30_000 - time;
    assert!((900..60_000).contains(&lost), "White has lost {lost}");
}
