//! Exports.

use adoube_hall::export::verify_log;
use adoube_record::pgn;
use reqwest::header::ACCEPT;
use serde_json::json;

use crate::server::{Match, Person, TestServer, announced, arbiter, play, seat};

async fn games(person: &Person, path: &str) -> Vec<(String, usize)> {
    let answer = person.get(path).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    assert!(
        answer.headers["content-type"]
            .to_str()
            .expect("text")
            .starts_with("application/x-chess-pgn")
    );
    let games = pgn::read(answer.text.as_bytes());
    games
        .map(|game| (game.tags.get("Result").unwrap_or("?").to_owned(), game.main_line().count()))
        .collect()
}

#[tokio::test]
async fn games_rounds_and_competitions_are_had_as_pgn() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"screen-10-5\"").await;
    own.white.does(&own.game, play("e2", "e4")).await;
    own.black.does(&own.game, play("e7", "e5")).await;
    let of = format!("/v1/competitions/{}", own.competition);
    let paths = [
        format!("/v1/games/{}/pgn", own.game),
        format!("{of}/rounds/1/pgn"),
        format!("{of}/pgn"),
        format!("{of}/live.pgn"),
    ];
    for path in &paths {
        assert_eq!(games(&official, path).await, [("*".to_owned(), 2)], "{path}");
        assert_eq!(games(&server.stranger(), path).await, [("*".to_owned(), 2)], "{path}");
    }
    // Players keep their own score, and may read the record only afterwards.
    let early = own.white.get(&paths[0]).await;
    assert_eq!((early.status.as_u16(), &early.json["code"]), (409, &json!("still-played")));
    for path in &paths[1..] {
        assert_eq!(games(&own.white, path).await, [], "{path}");
    }
    own.white.does(&own.game, json!({"say": "resign"})).await;
    for path in &paths[..3] {
        assert_eq!(games(&own.white, path).await, [("0-1".to_owned(), 2)], "{path}");
    }
    let text = official.get(&paths[0]).await.text;
    for tag in ["[Event \"Odprto prvenstvo\"]", "[Site \"Ljubljana\"]", "[White \"Novak, Ana\"]"] {
        assert!(text.contains(tag), "{tag}: {text}");
    }
    assert_eq!(official.get(&format!("{of}/rounds/9/pgn")).await.status, 404);
    assert!(text.contains("[%laws"), "{text}");
    for path in &paths[..3] {
        let clean = official.get(&format!("{path}?clean=true")).await.text;
        assert!(clean.contains("1. e4") && clean.contains("[%clk"), "{clean}");
        assert!(!clean.contains("[%laws") && clean.contains("[Result \"0-1\"]"), "{clean}");
    }
}

/// 8.1: at a board the players have their scoresheets; on a screen they read the moves too, and spectators always do.
#[tokio::test]
async fn moves_are_read_by_those_who_may() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"screen-10-5\"").await;
    let path = format!("/v1/games/{}/moves", own.game);
    assert_eq!(own.white.get(&path).await.json["moves"], json!([]));
    own.white.does(&own.game, play("e2", "e4")).await;
    own.black.does(&own.game, play("g8", "f6")).await;
    for person in [&own.white, &own.black, &official, &server.stranger()] {
        let read = person.get(&path).await.json;
        assert!(read["start"].as_str().unwrap().starts_with("rnbqkbnr/"), "{read}");
        assert_eq!(read["moves"][0]["san"], "e4");
        assert_eq!(read["moves"][1]["san"], "Nf6");
        assert_eq!(read["moves"][1]["played"], "g8f6");
        assert_eq!(read["moves"][1]["by"], "black");
        let board = read["moves"][1]["board"].as_str().unwrap();
        assert!(board.starts_with("rnbqkb1r/pppppppp/5n2/8/4P3/"), "{board}");
        let last = person.sees(&own.game).await["last-move"].clone();
        assert_eq!(last, read["moves"][1]);
    }

    let own = Match::started(&official, "preset = \"fide-standard-90-30\"").await;
    let path = format!("/v1/games/{}/moves", own.game);
    own.white.does(&own.game, play("e2", "e4")).await;
    let early = own.white.get(&path).await;
    assert_eq!((early.status.as_u16(), &early.json["code"]), (409, &json!("still-played")));
    let seen = own.white.sees(&own.game).await;
    assert_eq!((&seen["moves-readable"], &seen["last-move"]), (&json!(false), &json!(null)));
    assert_eq!(server.stranger().get(&path).await.json["moves"][0]["san"], "e4");
    // An illegal move that nobody has claimed is exported by its squares, and not as illegal.
    own.black.does(&own.game, play("e7", "e4")).await;
    let moves = server.stranger().get(&path).await.json["moves"].clone();
    assert_eq!(moves[1]["san"], "e7xe4", "{moves}");
    assert_eq!(moves[1]["played"], json!(null));
    own.white.does(&own.game, json!({"say": "resign"})).await;
    assert_eq!(own.white.get(&path).await.json["moves"][0]["san"], "e4");
}

/// Spectators read the moves and the rulings with the delay that was announced; the export states it.
#[tokio::test]
async fn moves_stay_behind_as_announced() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::delayed(&official, &json!({"half-moves": 2})).await;
    for (person, from, to) in
        [(&own.white, "e2", "e4"), (&own.black, "e7", "e5"), (&own.white, "g1", "f3")]
    {
        person.does(&own.game, play(from, to)).await;
    }
    let path = format!("/v1/games/{}/moves", own.game);
    let count =
        async |person: &Person| person.get(&path).await.json["moves"].as_array().unwrap().len();
    assert_eq!(count(&server.stranger()).await, 1);
    assert_eq!(count(&own.black).await, 3);
    assert_eq!(server.stranger().sees(&own.game).await["delay"]["half-moves"], 2);
    assert_eq!(own.black.sees(&own.game).await["delay"], json!(null));
}

/// All rulings of a game can be read again.
#[tokio::test]
async fn rulings_are_read_again() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"fide-standard-90-30\"").await;
    own.white.does(&own.game, play("e2", "e5")).await;
    own.black.does(&own.game, json!({"say": {"claim": "illegal-move"}})).await;
    let path = format!("/v1/games/{}/rulings", own.game);
    let made = own.white.reading("sl").get(&path).await.json;
    assert_eq!(made.as_array().unwrap().len(), 1, "{made}");
    assert!(made[0]["ruling"]["orders"].to_string().contains("2 min"), "{made}");
    assert_eq!(made[0]["ruling"]["articles"][0], "7.5.1");
    assert_eq!(server.stranger().get(&path).await.json.as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_broadcast_stays_behind_as_announced() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::delayed(&official, &json!({"half-moves": 2})).await;
    for (player, from, to) in
        [(&own.white, "e2", "e4"), (&own.black, "e7", "e5"), (&own.white, "g1", "f3")]
    {
        player.does(&own.game, play(from, to)).await;
    }
    let live = format!("/v1/competitions/{}/live.pgn", own.competition);
    let game = format!("/v1/games/{}/pgn", own.game);
    let moves = async |person: &Person, path: &str| games(person, path).await[0].1;
    assert_eq!(moves(&server.stranger(), &live).await, 1);
    assert_eq!(moves(&server.stranger(), &game).await, 1);
    assert_eq!(moves(&official, &game).await, 3, "the arbiter sees the game");
    assert_eq!(moves(&official, &live).await, 1, "what goes out is behind for everybody");
    own.black.does(&own.game, json!({"say": "resign"})).await;
    assert_eq!(games(&server.stranger(), &live).await, [("1-0".to_owned(), 3)]);
}

#[tokio::test]
async fn a_broadcast_is_never_older_than_the_games() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"screen-10-5\"").await;
    let live = format!("/v1/competitions/{}/live.pgn", own.competition);
    let stranger = server.stranger();
    for (number, (player, from, to)) in
        (1..).zip([(&own.white, "e2", "e4"), (&own.black, "e7", "e5"), (&own.white, "g1", "f3")])
    {
        player.does(&own.game, play(from, to)).await;
        for _ in 0..2 {
            assert_eq!(games(&stranger, &live).await, [("*".to_owned(), number)]);
        }
    }
    let path = format!("/v1/competitions/{}", own.competition);
    let mut about = announced("preset = \"screen-10-5\"");
    about["name"] = json!("Renamed");
    let renamed = official.request(reqwest::Method::PUT, &path).json(&about);
    let renamed = official.sent(renamed).await;
    assert_eq!(renamed.status, 200, "{}", renamed.text);
    let text = stranger.get(&live).await.text;
    assert!(text.contains("[Event \"Renamed\"]"), "{text}");
    assert_eq!(own.white.get(&live).await.text, "", "not for people who sit at the board");
}

#[tokio::test]
async fn scoresheets_and_envelopes_are_read_and_printed() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"classical-40-2h-adjourned\"").await;
    own.white.does(&own.game, play("e2", "e4")).await;
    own.white.does(&own.game, json!({"sheet": {"write": {"line": null, "text": "e4"}}})).await;
    let sheet = format!("/v1/games/{}/scoresheet/white", own.game);
    for person in [&own.white, &official] {
        let text = person.get(&sheet).await;
        assert_eq!(text.status, 200, "{}", text.text);
        assert!(text.text.contains("Novak, Ana") && text.text.contains("e4"), "{}", text.text);
        let printed = person
            .sent(person.request(reqwest::Method::GET, &sheet).header(ACCEPT, "application/pdf"))
            .await;
        assert_eq!(printed.headers["content-type"], "application/pdf");
        assert!(printed.text.starts_with("%PDF-"));
    }
    assert_eq!(own.black.get(&sheet).await.status, 403);
    assert_eq!(server.stranger().get(&sheet).await.status, 401);
    let clean = format!("/v1/games/{}/scoresheet", own.game);
    let slovene = server.stranger().reading("sl").get(&clean).await;
    assert!(slovene.text.contains("Novak, Ana"), "{}", slovene.text);
    let envelope = format!("/v1/games/{}/envelope", own.game);
    let none = official.get(&envelope).await;
    assert_eq!((none.status.as_u16(), &none.json["code"]), (404, &json!("nothing-there")));
    official.does(&own.game, arbiter(&json!({"adjourn": "request"}))).await;
    let sealed = json!({"adjourn": {"seal": {"text": "Sg8-f6", "nonce": ""}}});
    own.black.does(&own.game, sealed).await;
    own.black.does(&own.game, json!({"adjourn": "hand-over"})).await;
    let cover = official.get(&envelope).await;
    assert_eq!(cover.status, 200, "{}", cover.text);
    assert!(cover.text.contains("Horvat, Bor") && !cover.text.contains("f6"), "{}", cover.text);
    assert_eq!(own.white.get(&envelope).await.status, 403);
}

#[tokio::test]
async fn a_record_that_was_taken_away_is_whole() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"screen-10-5\"").await;
    own.white.does(&own.game, play("e2", "e4")).await;
    let (_, seat) = seat(&official, &own.competition, &json!("spectator")).await;
    let path = format!("/v1/competitions/{}/record", own.competition);
    let record = official.get(&path).await;
    assert_eq!(record.status, 200, "{}", record.text);
    let verified = verify_log(record.text.as_bytes()).expect("it is complete");
    assert_eq!((verified.tips.len(), verified.games), (2, 1));
    // Three seats were given, of which the record shows only hashes.
    assert_eq!(verified.withheld, 3);
    assert!(!record.text.contains(&seat) && !record.text.contains("seat-given"));
    let altered = record.text.replace("player-entered", "player-altered");
    assert!(verify_log(altered.as_bytes()).is_err());
    let game = format!("/v1/games/{}/record", own.game);
    let one = verify_log(official.get(&game).await.text.as_bytes()).expect("it is complete");
    assert_eq!((one.games, one.withheld), (1, 0));
    for person in [&own.white, &server.stranger()] {
        assert!(person.get(&path).await.status.is_client_error());
        assert!(person.get(&game).await.status.is_client_error());
    }
}
