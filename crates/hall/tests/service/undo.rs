//! What was done too early is undone, as long as no move was made.

use serde_json::{Value, json};

use crate::server::{Match, Person, TestServer, play};

const SCREEN: &str = "preset = \"screen-10-5\"";

async fn board(person: &Person, own: &Match) -> Value {
    let rounds = person.get(&format!("/v1/competitions/{}/rounds", own.competition)).await.json;
    rounds[0]["boards"][0].clone()
}

#[tokio::test]
async fn a_start_is_undone_and_seats_lead_to_a_table_that_waits() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let own = Match::started(&ana, SCREEN).await;
    let start = format!("/v1/competitions/{}/rounds/1/start", own.competition);
    let undone = ana.delete(&start).await;
    assert_eq!(undone.status, 200, "{}", undone.text);
    let game = undone.json[0]["game"].as_str().expect("a game").to_owned();
    assert_ne!(game, own.game);
    assert_eq!(board(&ana, &own).await["game"], json!(game));
    let seen = own.white.sees(&game).await;
    assert_eq!(seen["view"]["stage"], json!("before-start"), "{seen}");
    assert_eq!(own.white.get(&format!("/v1/games/{}", own.game)).await.status, 404);
    let late = own.white.acts(&own.game, &play("e2", "e4")).await;
    assert_eq!(late.status, 404, "{}", late.text);
    assert_eq!(ana.delete(&start).await.json, json!([]), "nothing has started now");
    own.start(&ana).await;
    own.white.does(&game, play("e2", "e4")).await;
}

#[tokio::test]
async fn a_game_with_a_move_stays() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let own = Match::started(&ana, SCREEN).await;
    own.white.does(&own.game, play("e2", "e4")).await;
    let round = format!("/v1/competitions/{}/rounds/1", own.competition);
    assert_eq!(ana.delete(&format!("{round}/start")).await.json, json!([]));
    let named = ana.delete(&format!("{round}/start?board=1")).await;
    assert_eq!(named.status, 422, "{}", named.text);
    assert_eq!(named.json["errors"][0]["code"], "board-begun", "{}", named.text);
    assert_eq!(ana.delete(&format!("{round}/tables")).await.status, 204);
    assert_eq!(board(&ana, &own).await["game"], json!(own.game));
    own.black.does(&own.game, play("e7", "e5")).await;
    let unknown = ana.delete(&format!("{round}/start?board=7")).await;
    assert_eq!(unknown.json["errors"][0]["code"], "unknown-board", "{}", unknown.text);
    assert_eq!(ana.delete(&format!("{round}/start?bord=1")).await.status, 400);
}

#[tokio::test]
async fn tables_are_taken_away_for_play_on_real_boards() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let own = Match::started(&ana, SCREEN).await;
    let round = format!("/v1/competitions/{}/rounds/1", own.competition);
    assert_eq!(ana.delete(&format!("{round}/tables?board=1")).await.status, 422, "it has started");
    assert_eq!(ana.delete(&format!("{round}/start")).await.status, 200);
    assert_eq!(ana.delete(&format!("{round}/tables")).await.status, 204);
    let seen = board(&ana, &own).await;
    assert_eq!((&seen["white"], &seen["game"]), (&json!(1), &Value::Null), "{seen}");
    let entered = ana.put(&format!("{round}/boards/1/result"), &json!({"result": "1-0"})).await;
    assert_eq!(entered.status, 204, "{}", entered.text);
    let removed = ana.put(&format!("{round}/boards/1/result"), &json!({"result": null})).await;
    assert_eq!(removed.status, 204, "{}", removed.text);
    assert_eq!(
        ana.delete(&format!("{round}/pairings")).await.status,
        204,
        "the round is made again"
    );
}
