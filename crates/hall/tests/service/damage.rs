//! One damaged record does not take the others with it, and the officials learn of it; backups.

use adoube_hall::{Hall, ledger::Sqlite, sealed::SealKey, verify};
use serde_json::{Value, json};
use sqlx::{ConnectOptions, Connection, Executor, sqlite::SqliteConnectOptions};

use crate::server::{Match, Person, TestServer, announced, arbiter, eventually, play, seat};

/// Four players at two boards, both started.
async fn two_boards(ana: &Person) -> (Match, String) {
    let players = json!([{"no": 1, "name": "A"}, {"no": 2, "name": "B"}, {"no": 3, "name": "C"}, {"no": 4, "name": "D"}]);
    let opened = ana.post("/v1/competitions", &announced("preset = \"screen-10-5\"")).await;
    let competition = opened.json["id"].as_str().expect("an id").to_owned();
    let of = format!("/v1/competitions/{competition}");
    ana.post(&format!("{of}/players"), &players).await;
    let pairs = json!([{"board": 1, "white": 1, "black": 2}, {"board": 2, "white": 3, "black": 4}]);
    ana.post(&format!("{of}/rounds/1/pairings"), &pairs).await;
    let laid = ana.post(&format!("{of}/rounds/1/tables"), &json!({})).await;
    let game = |board: usize| laid.json[board]["game"].as_str().expect("a game").to_owned();
    let (white, white_seat) = seat(ana, &competition, &json!({"player": 1})).await;
    let (black, _) = seat(ana, &competition, &json!({"player": 2})).await;
    let own = Match { competition, game: game(0), white, black, white_seat };
    own.start(ana).await;
    (own, game(1))
}

async fn meddle(server: &TestServer, sql: String) {
    let options = SqliteConnectOptions::new().filename(server.file());
    let mut connection = options.connect().await.expect("it answers");
    connection.execute(sqlx::AssertSqlSafe(sql)).await.expect("it can be done");
    connection.close().await.expect("it can be closed");
}

#[tokio::test]
async fn a_damaged_board_is_marked_and_replaced_and_the_others_go_on() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let (own, other) = two_boards(&ana).await;
    own.white.does(&own.game, play("e2", "e4")).await;
    let bad = &own.game;
    // Found when the game is read again: by another node, or as here when the row is taken by somebody else.
    meddle(
        &server,
        format!("INSERT INTO entries SELECT stream, 4, at, 'no JSON', hash FROM entries WHERE stream = 'game/{bad}' AND seq = 3"),
    )
    .await;
    let refused = own.black.acts(bad, &play("e7", "e5")).await;
    assert_eq!((refused.status.as_u16(), &refused.json["code"]), (500, &json!("damaged")));
    assert!(refused.json["detail"].as_str().expect("a sentence").contains("entry 4"));
    let of = format!("/v1/competitions/{}", own.competition);
    let games = ana.get(&format!("{of}/games")).await;
    assert_eq!(games.status, 200, "{}", games.text);
    let board = |answer: &Value, no: usize| answer[no].clone();
    assert!(board(&games.json, 0)["unreadable"].is_string(), "{}", games.text);
    assert!(board(&games.json, 1).get("unreadable").is_none(), "{}", games.text);
    let (referee, _) = seat(&ana, &own.competition, &json!("arbiter")).await;
    let called = referee.get(&format!("{of}/games")).await;
    assert_eq!(board(&called.json, 0)["calls"].as_array().map(Vec::len), Some(1));
    assert_eq!(board(&called.json, 0)["glance"]["clocks"]["black"]["runs"], false);
    let shown = board(&called.json, 0)["glance"]["board"].as_str().expect("a board").to_owned();
    assert!(shown.contains("4P3"), "what can be read is shown: {shown}");
    for path in ["standings", "crosstable", "pgn", "rounds/1/pgn", "live.pgn", "trf"] {
        let answer = ana.get(&format!("{of}/{path}")).await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.text);
    }
    let rounds = ana.get(&format!("{of}/rounds")).await;
    assert_eq!(rounds.json[0]["boards"][0]["unreadable"], true, "{}", rounds.text);
    let stopped = ana.post(&format!("{of}/clocks"), &json!({"do": "stop"})).await;
    assert_eq!(stopped.json.as_array().map(Vec::len), Some(1), "{}", stopped.text);
    let told = referee.get("/v1/condition").await;
    assert_eq!(told.json["storage"], true, "{}", told.text);
    assert_eq!(told.json["troubles"][0]["board"], 1, "{}", told.text);
    assert_eq!(own.white.get("/v1/condition").await.status, 403);

    let replaced = ana.post(&format!("/v1/games/{bad}/replacement"), &json!({})).await;
    assert_eq!(replaced.status, 201, "{}", replaced.text);
    let new = replaced.json["game"].as_str().expect("a game").to_owned();
    ana.does(&new, arbiter(&json!("start"))).await;
    own.white.does(&new, play("d2", "d4")).await;
    let told = ana.get("/v1/condition").await;
    assert_eq!(told.json["troubles"], json!([]), "it was seen to: {}", told.text);
    assert_eq!(ana.sees(&other).await["id"], other.as_str());
}

#[tokio::test]
async fn an_organiser_makes_a_backup_that_is_whole_and_can_be_opened() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let (own, _) = two_boards(&ana).await;
    own.white.does(&own.game, play("e2", "e4")).await;
    for nobody in [&server.stranger(), &own.white] {
        assert!(!nobody.post("/v1/backups", &json!({})).await.status.is_success());
        assert!(!nobody.get("/v1/backups").await.status.is_success());
    }
    let made = ana.post("/v1/backups", &json!({})).await;
    assert_eq!((made.status.as_u16(), &made.json["whole"]), (201, &json!(true)), "{}", made.text);
    let name = made.json["name"].as_str().expect("a name");
    let listed = ana.get("/v1/backups").await;
    assert_eq!(listed.json[0]["name"], name, "{}", listed.text);
    let path = format!("/v1/backups/{name}");
    assert!(!own.white.get(&path).await.status.is_success());
    assert_eq!(ana.get("/v1/backups/..%2Fhall.sqlite").await.status, 404);
    // What was played after it is not in it.
    own.black.does(&own.game, play("e7", "e5")).await;
    let request = ana.request(reqwest::Method::GET, &path);
    let bytes = request.send().await.expect("an answer").bytes().await.expect("a file");
    assert_eq!(Some(bytes.len() as u64), made.json["bytes"].as_u64());
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("restored.db");
    std::fs::write(&file, &bytes).expect("there is room");
    let report = verify::file(&file).await.expect("it can be verified");
    assert!(report.is_whole(), "{report:?}");
    assert_eq!((report.games, report.signed), (2, report.streams));
    let ledger = Sqlite::open(&file).await.expect("it opens");
    let running = Hall::open(std::sync::Arc::new(ledger), SealKey::new([7; 32])).await;
    let running = running.expect("a hall");
    let game = running.hall.game(own.game.parse().expect("an id")).await.expect("the game");
    let played = game.state.table().expect("a table").history().plies().0;
    assert_eq!(played, 1, "as it was at the instant of the backup");
    running.close().await;
    for _ in 0..11 {
        assert_eq!(ana.post("/v1/backups", &json!({})).await.status, 201);
    }
    eventually(async || ana.get("/v1/backups").await.json.as_array().map(Vec::len) == Some(10))
        .await;
}
