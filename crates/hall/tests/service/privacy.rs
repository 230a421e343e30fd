//! Nothing private is revealed, no accepted request is lost, and time passes for everybody.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use adoube_hall::ids::CompetitionId;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::server::{Match, TestServer, announced, eventually, play, seat};

fn two_players() -> Value {
    json!([{"no": 1, "name": "A"}, {"no": 2, "name": "B", "birth-year": 2012, "senses": "visually-disabled"}])
}

#[tokio::test]
async fn delayed_spectators_learn_nothing_by_acting() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::delayed(&official, &json!({"time": 600_000})).await;
    let (spectator, _) = seat(&official, &own.competition, &json!("spectator")).await;
    let seen = spectator.sees(&own.game).await["seq"].clone();
    own.white.does(&own.game, json!({"say": "resign"})).await;
    for act in [play("e2", "e4"), json!({"say": "resign"}), json!("tick")] {
        let answer = spectator.acts(&own.game, &act).await;
        assert_eq!(answer.status, 403, "{act}: {}", answer.text);
        assert!(!answer.text.contains("0-1"), "{}", answer.text);
    }
    let path = format!("/v1/games/{}/acts", own.game);
    let body = json!({"action": {"report": "illegal-move"}});
    let reports = spectator.request(Method::POST, &path).header("if-match", "\"1\"").json(&body);
    let reported = spectator.sent(reports).await;
    // Recorded or refused: neither reveals how far the game has progressed.
    assert!([200, 403].contains(&reported.status.as_u16()), "{}", reported.text);
    assert!(reported.json["seq"].is_null() || reported.json["seq"] == seen, "{}", reported.text);
    assert!(!reported.text.contains("0-1"), "{}", reported.text);
    assert_eq!(spectator.sees(&own.game).await["seq"], seen);
}

#[tokio::test]
async fn an_official_can_request_the_public_view() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let mut about = announced("preset = \"screen-10-5\"");
    about["delay"] = json!({"time": 600_000});
    about["visibility"] = json!("seated");
    let own = Match::arranged(&official, &about, &two_players()).await;
    own.start(&official).await;
    own.white.does(&own.game, json!({"say": "resign"})).await;
    let game = format!("/v1/games/{}", own.game);
    let games = format!("/v1/competitions/{}/games", own.competition);
    for path in [game, games] {
        let fully = official.get(&path).await;
        assert!(fully.text.contains("0-1"), "{}", fully.text);
        let behind = official.get(&format!("{path}?as=spectator")).await;
        assert_eq!(behind.status, 200, "{}", behind.text);
        assert!(!behind.text.contains("0-1"), "{}", behind.text);
        assert_eq!(server.stranger().get(&format!("{path}?as=spectator")).await.status, 401);
        assert_eq!(official.get(&format!("{path}?as=arbiter")).await.status, 400);
    }
}

#[tokio::test]
async fn time_passes_by_itself_and_is_nobodys_act() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"screen-10-5\"").await;
    assert_eq!(own.white.acts(&own.game, &json!("tick")).await.status, 403);
    assert_eq!(official.acts(&own.game, &json!("tick")).await.status, 403);
}

#[tokio::test]
async fn a_round_that_begins_before_its_hour_is_played_on_running_clocks() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let about = announced("preset = \"screen-10-5\"");
    let opened = official.post("/v1/competitions", &about).await;
    let competition = opened.json["id"].as_str().expect("an id");
    let of = format!("/v1/competitions/{competition}");
    official.post(&format!("{of}/players"), &two_players()).await;
    let pairing = json!([{"board": 1, "white": 1, "black": 2}]);
    official.post(&format!("{of}/rounds/1/pairings"), &pairing).await;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("a date").as_millis() as u64;
    let scheduled =
        official.put(&format!("{of}/rounds/1"), &json!({"starts": now + 3_600_000})).await;
    assert!(scheduled.status.is_success(), "{}", scheduled.text);
    let created = official.post(&format!("{of}/rounds/1/tables"), &json!({})).await;
    let game = created.json[0]["game"].as_str().expect("a game");
    official.post(&format!("{of}/rounds/1/start"), &json!({})).await;
    let time = async || {
        let seen = official.sees(game).await;
        seen["view"]["clocks"]["white"]["time"].as_u64().expect("a time")
    };
    let before = time().await;
    eventually(async || time().await < before).await;
    assert!(official.sees(game).await["now"].as_u64().expect("an instant") < now + 3_000_000);
}

/// A client may disconnect at any moment.
#[tokio::test]
async fn a_request_is_completed_even_if_the_client_disconnects() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"screen-10-5\"").await;
    let stream = own.competition.parse::<CompetitionId>().expect("an id").stream();
    for hurry in [0, 1, 2, 5, 10, 20, 50, 5000] {
        let (seated, id) = seat(&official, &own.competition, &json!("spectator")).await;
        let path = format!("/v1/competitions/{}/seats/{id}", own.competition);
        let _ = timeout(Duration::from_millis(hurry), official.delete(&path)).await;
        sleep(Duration::from_millis(300)).await;
        // Either the request never arrived, or it was carried out for everybody.
        let entries = server.running.hall.ledger().read(&stream, 0, 1000).await.expect("entries");
        let revokes = |body: &str| body.contains("revoked") && body.contains(&id);
        let is_kept = entries.iter().any(|entry| revokes(&entry.body));
        let holds = seated.get("/v1/me").await.status == 200;
        assert_eq!(holds, !is_kept, "{hurry} ms");
        assert!(hurry < 1000 || is_kept, "who waits is answered");
    }
}

#[tokio::test]
async fn how_somebody_sees_is_for_the_organisers() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own =
        Match::arranged(&official, &announced("preset = \"screen-10-5\""), &two_players()).await;
    let path = format!("/v1/competitions/{}/players", own.competition);
    let full = official.get(&path).await.json;
    assert_eq!(full[1]["senses"], "visually-disabled");
    assert_eq!(full[1]["birth-year"], 2012);
    for other in [server.stranger(), own.white] {
        let public = other.get(&path).await.json;
        assert_eq!(public[1]["name"], "B");
        assert!(public[1].get("senses").is_none() && public[1].get("birth-year").is_none());
    }
}

#[tokio::test]
async fn the_language_of_the_account_is_the_default() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    assert_eq!(official.put("/v1/me/language", &json!({"language": "sl"})).await.status, 204);
    let token = official.token.clone().expect("an official has one");
    let silent = reqwest::Client::new().get(format!("{}/v1/me", server.base)).bearer_auth(token);
    let response = silent.send().await.expect("an answer").text().await.expect("a text");
    assert!(response.contains("\"language\":\"sl\""), "{response}");
    assert_eq!(official.reading("hr").get("/v1/me").await.json["language"], "hr");
}
