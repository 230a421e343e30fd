//! Pairings that are corrected after the tables were created, before anything was played.

use std::time::Duration;

use serde_json::{Value, json};

use crate::server::{Match, Person, TestServer, announced, arbiter, seat};

/// Four players at two boards: 1–2 and 3–4, with tables.
async fn two_boards(official: &Person) -> (Match, String) {
    let players = json!([{"no": 1, "name": "A"}, {"no": 2, "name": "B"}, {"no": 3, "name": "C"},
        {"no": 4, "name": "D"}, {"no": 5, "name": "E"}, {"no": 6, "name": "F"}]);
    let own = Match::arranged(official, &announced("preset = \"blitz-3-2\""), &players).await;
    let round = format!("/v1/competitions/{}/rounds/1", own.competition);
    let added = json!({"pairings": [{"board": 2, "white": 3, "black": 4}]});
    let path = format!("{round}/pairings");
    let done = official.patch(&path, &added).await;
    assert_eq!(done.status, 204, "{}", done.text);
    let created = official.post(&format!("{round}/tables"), &json!({})).await;
    assert_eq!(created.status, 201, "{}", created.text);
    (own, path)
}

async fn boards(person: &Person, competition: &str) -> Vec<Value> {
    let rounds = person.get(&format!("/v1/competitions/{competition}/rounds")).await.json;
    rounds[0]["boards"].as_array().expect("boards").clone()
}

#[tokio::test]
async fn players_swap_places_and_their_seats_lead_to_the_right_tables() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let (own, path) = two_boards(&ana).await;
    let before = boards(&ana, &own.competition).await;
    let stream = own.white.request(reqwest::Method::GET, &format!("/v1/games/{}/stream", own.game));
    let stream = stream.send().await.expect("a stream");
    // White of the first board swaps places with Black of the second, who gets White; 3 sits out.
    let right = json!({"pairings": [{"board": 1, "white": 4, "black": 2},
        {"board": 2, "white": 5, "black": 1}, {"player": 3, "bye": "half-point"}]});
    let done = ana.patch(&path, &right).await;
    assert_eq!(done.status, 204, "{}", done.text);
    let after = boards(&ana, &own.competition).await;
    let seats = |board: &Value| (board["white"].clone(), board["black"].clone());
    assert_eq!(seats(&after[0]), (json!(4), json!(2)));
    assert_eq!(seats(&after[1]), (json!(5), json!(1)));
    for (old, new) in before.iter().zip(&after) {
        assert!(new["game"].is_string() && new["game"] != old["game"], "{old} {new}");
    }
    let new = after[1]["game"].as_str().expect("a game");
    let seen = own.white.sees(new).await;
    assert_eq!(seen["black"]["no"], 1);
    let link = format!("/seat/{}", own.white.token.as_deref().expect("a token"));
    let led = server.stranger().get(&link).await;
    assert_eq!(led.headers["location"], format!("/games/{new}"));
    let gone = own.white.get(&format!("/v1/games/{}", own.game)).await;
    assert_eq!(gone.status, 404, "nobody sits at the old table");
    let started = json!({"as": "arbiter", "action": arbiter(&json!("start"))});
    let acted = ana.post(&format!("/v1/games/{}/acts", own.game), &started).await;
    assert_eq!(acted.status, 404, "{}", acted.text);
    let ends = tokio::time::timeout(Duration::from_secs(5), stream.text()).await;
    assert!(ends.is_ok(), "who follows the old table is not left waiting");
    own.start(&ana).await;
    assert_eq!(own.white.sees(new).await["view"]["stage"], "playing");
}

#[tokio::test]
async fn nothing_is_corrected_once_a_game_has_begun() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let (own, path) = two_boards(&ana).await;
    let start = format!("/v1/competitions/{}/rounds/1/start", own.competition);
    assert_eq!(ana.post(&start, &json!({"boards": [1]})).await.status, 200);
    let before = boards(&ana, &own.competition).await;
    for wrong in [
        json!({"pairings": [{"board": 1, "white": 2, "black": 1}]}),
        json!({"removed": [1]}),
        json!({"pairings": [{"board": 1, "white": 3, "black": 2}, {"board": 2, "white": 1, "black": 4}]}),
    ] {
        let refused = ana.patch(&path, &wrong).await;
        assert_eq!((refused.status.as_u16(), &refused.json["code"]), (422, &json!("board-begun")));
        assert!(refused.json["detail"].as_str().expect("words").contains('1'));
    }
    let twice =
        ana.patch(&path, &json!({"pairings": [{"board": 2, "white": 1, "black": 4}]})).await;
    assert_eq!(twice.json["code"], "paired-twice", "{}", twice.text);
    let both = json!({"pairings": [{"board": 2, "white": 3, "black": 4}], "removed": [2]});
    assert_eq!(ana.patch(&path, &both).await.json["code"], "board-twice");
    let unknown = ana.patch(&path, &json!({"removed": [7]})).await;
    assert_eq!(unknown.json["code"], "unknown-board", "{}", unknown.text);
    assert_eq!(boards(&ana, &own.competition).await, before, "nothing has changed");
    let swapped = json!({"pairings": [{"board": 2, "white": 4, "black": 3}, {"board": 3, "white": 5, "black": 6}]});
    assert_eq!(ana.patch(&path, &swapped).await.status, 204, "the others can be put right");
    assert_eq!(boards(&ana, &own.competition).await.len(), 3);
    assert_eq!(ana.patch(&path, &json!({"removed": [2]})).await.status, 204);
    assert_eq!(boards(&ana, &own.competition).await.len(), 2);
    let (spectator, _) = seat(&ana, &own.competition, &json!("spectator")).await;
    assert_eq!(spectator.patch(&path, &json!({"removed": [3]})).await.status, 403);
    let record = ana.get(&format!("/v1/competitions/{}/record", own.competition)).await;
    let old = before[1]["game"].as_str().expect("a game");
    assert!(record.text.contains(old), "the record has the table that was taken away");
}
