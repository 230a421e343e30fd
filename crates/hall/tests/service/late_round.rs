//! A round that begins later than announced: nobody loses the time before.

use serde_json::{Value, json};

use crate::server::{Match, TestServer, announced};

const MINUTE: u64 = 60_000;

async fn read(own: &Match, game: &str) -> Value {
    own.white.get(&format!("/v1/games/{game}")).await.json
}

#[tokio::test]
async fn white_loses_no_time_before_the_round_is_started() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let players = json!([{"no": 1, "name": "A"}, {"no": 2, "name": "B"}]);
    let regulations = "preset = \"fide-standard-90-30\"\ndefault-time = \"15 min\"";
    let own = Match::arranged(&official, &announced(regulations), &players).await;
    let of = format!("/v1/competitions/{}/rounds/2", own.competition);
    let pairing = json!([{"board": 1, "white": 1, "black": 2}]);
    assert_eq!(official.post(&format!("{of}/pairings"), &pairing).await.status, 204);
    // The speech has taken twenty minutes, more than the default time.
    let hour = server.running.hall.now().get() - 20 * MINUTE;
    let starts = json!({"day": null, "starts": hour});
    assert_eq!(official.put(&of, &starts).await.status, 204);
    let tables = official.post(&format!("{of}/tables"), &json!({"arrivals": true})).await;
    let game = tables.json[0]["game"].as_str().expect("a game").to_owned();

    let arrived = own.white.does(&game, json!({"presence": "arrive"})).await;
    assert!(!arrived.to_string().contains("ruled"), "White is not late: {arrived}");
    let pressed = own.black.acts(&game, &json!({"press": {}})).await;
    assert_ne!(pressed.status, 200, "no player starts the round");

    let started = official.post(&format!("{of}/start"), &json!({})).await;
    assert_eq!(started.json[0]["started"], true, "{}", started.text);
    let seen = read(&own, &game).await;
    let time = seen["view"]["clocks"]["white"]["time"].as_u64().expect("a time");
    let full = 90 * MINUTE + 30_000;
    assert!(full - time < 10_000, "White has {time} of {full}");
    assert_eq!(seen["view"]["stage"], "playing", "nobody has lost by default: {seen}");
}
