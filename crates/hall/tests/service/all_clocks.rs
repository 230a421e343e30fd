//! The clocks of all boards are stopped and started at once.

use serde_json::{Value, json};

use crate::server::{Match, TestServer, arbiter};

/// Nobody has come to a board whose clocks were stopped with all others.
#[tokio::test]
async fn calls_wait_while_the_clocks_of_all_boards_are_stopped_and_started() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let own = Match::started(&ana, "preset = \"screen-10-5\"").await;
    let of = format!("/v1/competitions/{}", own.competition);
    let calls = async || {
        let games = ana.get(&format!("{of}/games")).await.json;
        games[0]["calls"].as_array().map_or(0, Vec::len)
    };
    own.white.does(&own.game, json!({"say": {"call-arbiter": "noise"}})).await;
    for act in ["stop", "restart"] {
        let done = ana.post(&format!("{of}/clocks"), &json!({"do": act})).await;
        assert_eq!(done.json[0]["done"], Value::Bool(true), "{}", done.text);
        assert_eq!(calls().await, 1, "after {act}");
    }
    ana.does(&own.game, arbiter(&json!("stop"))).await;
    assert_eq!(calls().await, 0, "whoever acts at the board has come to it");
}
