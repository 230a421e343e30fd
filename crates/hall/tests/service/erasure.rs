//! Personal data can be removed: from the file, the records and everything that is shown, while the chain stays whole.

use adoube_hall::{Hall, config::Database, ledger::Sqlite, sealed::SealKey, verify};
use reqwest::Method;
use serde_json::{Value, json};
use sqlx::{ConnectOptions, Row, sqlite::SqliteConnectOptions};

use crate::server::{Match, Person, TestServer, announced, arbiter, play, seat};

/// Returns everything that stands on the disk: the file and its write-ahead log.
fn on_disk(server: &TestServer) -> Vec<u8> {
    let file = server.file();
    let mut bytes = std::fs::read(&file).expect("the file");
    let log = format!("{}-wal", file.display());
    bytes.extend(std::fs::read(log).unwrap_or_default());
    bytes
}

fn has(bytes: &[u8], text: &[u8]) -> bool {
    bytes.windows(text.len()).any(|part| part == text)
}

/// Returns the keys of subjects with this prefix.
async fn keys(server: &TestServer, prefix: &str) -> Vec<Vec<u8>> {
    let options = SqliteConnectOptions::new().filename(server.file()).read_only(true);
    let mut connection = options.connect().await.expect("it answers");
    let rows = sqlx::query("SELECT key FROM personal_keys WHERE subject LIKE ? || '%'")
        .bind(prefix)
        .fetch_all(&mut connection)
        .await
        .expect("the table");
    rows.iter().map(|row| row.get(0)).collect()
}

async fn is_whole(server: &TestServer) {
    let database = Database::Sqlite(server.file());
    let report = tokio::task::spawn_blocking(move || verify::database(&database));
    let report = report.await.expect("it ends").expect("it can be read");
    assert_eq!(report.errors, []);
}

fn players() -> Value {
    json!([
        {"no": 1, "name": "Kanarček, Zvezdana", "federation": "SLO", "fide-id": 14612345, "national-id": "KAN-4711",
            "rating": 2105, "birth-year": 1987, "sex": "f", "club": "ŠK Papiga", "senses": "visually-disabled"},
        {"no": 2, "name": "Horvat, Bor", "rating": 2000},
    ])
}

/// What must be nowhere.
const CANARIES: [&str; 6] =
    ["Kanarček", "KAN-4711", "14612345", "Papiga", "visually-disabled", "1987"];

/// Everything that shows a player.
async fn shown(person: &Person, own: &Match) -> Vec<(String, String)> {
    let of = format!("/v1/competitions/{}", own.competition);
    let game = format!("/v1/games/{}", own.game);
    let mut shown = Vec::new();
    for path in [
        format!("{of}/players"),
        format!("{of}/standings"),
        format!("{of}/crosstable"),
        format!("{of}/games"),
        format!("{of}/seats"),
        format!("{of}/trf"),
        format!("{of}/pgn"),
        format!("{of}/live.pgn"),
        format!("{of}/record"),
        format!("{game}/record"),
        format!("{game}/pgn"),
        format!("{game}/log"),
        format!("{game}/scoresheet"),
        game,
        "/without-sight".to_owned(),
    ] {
        let answer = person.get(&path).await;
        shown.push((path, answer.text));
    }
    shown
}

#[tokio::test]
async fn a_player_who_is_removed_is_nowhere_and_the_chain_is_whole() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await.reading("sl");
    let own = Match::arranged(&ana, &announced("preset = \"screen-10-5\""), &players()).await;
    own.start(&ana).await;
    own.white.does(&own.game, play("e2", "e4")).await;
    own.white.does(&own.game, json!({"say": "resign"})).await;
    let before = shown(&ana, &own).await;
    for path in ["players", "crosstable", "pgn", "scoresheet"] {
        let named =
            before.iter().any(|(own, text)| own.contains(path) && text.contains("Kanarček"));
        assert!(named, "{path} names the player");
    }
    for canary in CANARIES {
        assert!(!has(&on_disk(&server), canary.as_bytes()), "{canary} is never in plain text");
    }
    let subject = format!("competition/{}/person/", own.competition);
    let kept = keys(&server, &subject).await;
    assert_eq!(kept.len(), 3, "two players and the announcement");
    let erase = format!("/v1/competitions/{}/players/1/personal-data", own.competition);
    for person in [&own.white, &server.stranger()] {
        assert!(person.delete(&erase).await.status.is_client_error());
    }
    for _ in 0..2 {
        let erased = ana.delete(&erase).await;
        assert_eq!(erased.status, 204, "{}", erased.text);
    }
    let left = keys(&server, &subject).await;
    let destroyed: Vec<_> = kept.iter().filter(|key| !left.contains(key)).collect();
    assert_eq!(destroyed.len(), 1);
    assert!(!has(&on_disk(&server), destroyed[0]), "not even in deleted pages");
    for (path, text) in shown(&ana, &own).await {
        for canary in CANARIES {
            assert!(!text.contains(canary), "{path} has {canary}: {text}");
        }
    }
    let listed = ana.get(&format!("/v1/competitions/{}/players", own.competition)).await.json;
    assert_eq!(listed[0]["name"], "Odstranjeni igralec št. 1");
    assert_eq!((&listed[0]["erased"], &listed[0]["rating"]), (&json!(true), &json!(2105)));
    let pgn = ana.reading("en").get(&format!("/v1/games/{}/pgn", own.game)).await.text;
    assert!(pgn.contains("[White \"Removed player no. 1\"]"), "{pgn}");
    let put = format!("/v1/competitions/{}/players/1", own.competition);
    let again = ana.put(&put, &json!({"no": 1, "name": "Kanarček, Zvezdana"})).await;
    assert_eq!((again.status.as_u16(), &again.json["code"]), (422, &json!("player-erased")));
    let record = ana.get(&format!("/v1/competitions/{}/record", own.competition)).await.text;
    adoube_hall::export::verify_log(record.as_bytes()).expect("the record is whole");
    is_whole(&server).await;
}

/// What a restarted hall reads is what the hall knew.
#[tokio::test]
async fn a_removed_player_stays_removed_after_a_restart() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let own = Match::arranged(&ana, &announced("preset = \"screen-10-5\""), &players()).await;
    let erase = format!("/v1/competitions/{}/players/1/personal-data", own.competition);
    assert_eq!(ana.delete(&erase).await.status, 204);
    let id = own.competition.parse().expect("an id");
    let known = server.running.hall.competition(id).expect("it is there").state.clone();
    let copy = tempfile::tempdir().expect("a folder");
    let copied = copy.path().join("copy.sqlite");
    let options = SqliteConnectOptions::new().filename(server.file());
    let mut connection = options.connect().await.expect("it answers");
    let sql = format!("VACUUM INTO '{}'", copied.display());
    sqlx::query(sqlx::AssertSqlSafe(sql)).execute(&mut connection).await.expect("a copy");
    let ledger = Sqlite::open(&copied).await.expect("a file");
    let again =
        Hall::open(std::sync::Arc::new(ledger), SealKey::new([7; 32])).await.expect("a hall");
    let read = again.hall.competition(id).expect("it is there");
    assert_eq!(read.state, known);
    assert!(read.state.is_erased("1".parse().expect("a number")));
}

#[tokio::test]
async fn an_official_who_is_removed_is_nowhere() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let invite = json!({"offices": ["arbiter"], "note": "Sodnica Zelenka"});
    let invited = ana.post("/v1/invitations", &invite).await.json;
    let link =
        invited["link"].as_str().expect("a link").rsplit('/').next().expect("a token").to_owned();
    let judge = server.official(&link, "Zelenka Modra").await;
    let own = Match::started(&ana, "preset = \"screen-10-5\"").await;
    let appoint = format!("/v1/competitions/{}/officials/zelenka modra", own.competition);
    assert_eq!(ana.put(&appoint, &json!(null)).await.status, 204);
    let stop = json!({"stop": null});
    judge.does(&own.game, arbiter(&stop)).await;
    let log = format!("/v1/games/{}/log", own.game);
    assert!(ana.get(&log).await.text.contains("Zelenka Modra"));
    assert!(!has(&on_disk(&server), b"Zelenka"), "never in plain text, nor in the note");
    let kept = keys(&server, "official/zelenka modra").await;
    assert_eq!(kept.len(), 1);
    let path = "/v1/officials/Zelenka Modra";
    assert_eq!(judge.delete(path).await.status, 403);
    assert_eq!(ana.delete(path).await.status, 204);
    assert_eq!(ana.delete(path).await.status, 404);
    assert!(!has(&on_disk(&server), &kept[0]));
    assert_eq!(judge.get("/v1/me/tokens").await.status, 401, "the token opens nothing");
    for path in [
        log,
        format!("/v1/games/{}", own.game),
        format!("/v1/games/{}/record", own.game),
        format!("/v1/competitions/{}", own.competition),
        "/v1/officials".to_owned(),
    ] {
        let text = ana.get(&path).await.text;
        assert!(!text.to_lowercase().contains("zelenka"), "{path}: {text}");
    }
    let last = ana.delete("/v1/officials/Ana").await;
    assert_eq!((last.status.as_u16(), &last.json["code"]), (422, &json!("last-organiser")));
    is_whole(&server).await;
}

#[tokio::test]
async fn a_competition_is_put_away_and_deleted() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await.reading("sl");
    let own = Match::arranged(&ana, &announced("preset = \"screen-10-5\""), &players()).await;
    let of = format!("/v1/competitions/{}", own.competition);
    let names = async |query: &str| {
        let listed = ana.get(&format!("/v1/competitions{query}")).await.json;
        let names = listed.as_array().expect("a list").iter();
        names.map(|one| one["name"].as_str().unwrap_or_default().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(names("").await, ["Odprto prvenstvo"]);
    assert_eq!(ana.put(&format!("{of}/archived"), &json!(null)).await.status, 204);
    assert!(names("").await.is_empty());
    assert_eq!(names("?archived=true").await, ["Odprto prvenstvo"]);
    assert_eq!(server.stranger().get(&of).await.json["archived"], true, "readable by its address");
    assert_eq!(ana.delete(&format!("{of}/archived")).await.status, 204);
    assert_eq!(names("").await, ["Odprto prvenstvo"]);

    let delete = format!("{of}/deletion");
    let wrong = ana.post(&delete, &json!({"name": "odprto"})).await;
    assert_eq!((wrong.status.as_u16(), &wrong.json["code"]), (422, &json!("other-name")));
    assert_eq!(own.white.post(&delete, &json!({"name": "Odprto prvenstvo"})).await.status, 403);
    let deleted = ana.post(&delete, &json!({"name": " Odprto prvenstvo "})).await;
    assert_eq!(deleted.status, 204, "{}", deleted.text);
    assert!(names("").await.is_empty() && names("?archived=true").await.is_empty());
    for path in [of.clone(), format!("{of}/players"), format!("{of}/record")] {
        let gone = ana.get(&path).await;
        assert_eq!(gone.status, 410, "{path}: {}", gone.text);
        assert_eq!(gone.json["detail"], "Tekmovanje je bilo izbrisano.");
    }
    assert_eq!(ana.get(&format!("/v1/games/{}", own.game)).await.status, 404);
    assert_eq!(own.white.get("/v1/me").await.status, 401, "seats are revoked");
    let subject = format!("competition/{}/", own.competition);
    assert_eq!(keys(&server, &subject).await, Vec::<Vec<u8>>::new());
    assert!(!has(&on_disk(&server), "Odprto prvenstvo".as_bytes()));
    is_whole(&server).await;
}

#[tokio::test]
async fn names_in_announcements_and_of_seats_are_removed() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let mut about = announced("preset = \"screen-10-5\"");
    about["arbiters"] = json!(["Rdečka Prva"]);
    let own = Match::arranged(&ana, &about, &players()).await;
    let of = format!("/v1/competitions/{}", own.competition);
    let subject = format!("competition/{}/person/1", own.competition);
    let kept = keys(&server, &subject).await;
    about["arbiters"] = json!([]);
    let amended = ana.request(Method::PUT, &of).json(&about);
    assert_eq!(ana.sent(amended).await.status, 200);
    assert!(!has(&on_disk(&server), &kept[0]), "the announcement before is gone");
    let given =
        ana.post(&format!("{of}/seats"), &json!({"role": "arbiter", "name": "Rumenko"})).await;
    let id = given.json["id"].as_str().expect("an id");
    let judge = ana.with(given.json["token"].as_str().expect("a token"));
    own.start(&judge).await;
    let erased = ana.delete(&format!("{of}/seats/{id}/personal-data")).await;
    assert_eq!(erased.status, 204, "{}", erased.text);
    for path in [format!("{of}/seats"), format!("/v1/games/{}/record", own.game)] {
        assert!(!ana.get(&path).await.text.contains("Rumenko"));
    }
    assert!(!has(&on_disk(&server), b"Rumenko") && !has(&on_disk(&server), "Rdečka".as_bytes()));
    let (_, other) = seat(&ana, &own.competition, &json!("spectator")).await;
    assert_eq!(ana.delete(&format!("{of}/seats/{other}/personal-data")).await.status, 204);
    is_whole(&server).await;
}
