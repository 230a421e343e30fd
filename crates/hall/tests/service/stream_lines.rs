//! A line of a stream has the game after its act: clients need not request it, and it is not read from the
//! storage.

use std::sync::{Arc, atomic::Ordering};

use adoube_hall::ledger::Ledger;
use serde_json::{Value, json};

use crate::{
    server::{Match, Person, TestServer, arbiter, generous, play},
    storage_reads::Counted,
    streams::{Reading, Sent},
};

/// Returns a game without the fields that change with time.
fn without_time(game: &Value) -> Value {
    let mut game = game.clone();
    game["now"].take();
    for colour in ["white", "black"] {
        game["view"]["clocks"][colour]["time"].take();
    }
    game
}

async fn open(person: &Person, game: &str) -> Reading {
    let mut stream = Reading::open(person, &format!("/v1/games/{game}/stream"), None).await;
    stream.next().await.expect("the game");
    stream
}

/// Asserts that the line has the same game as a request.
async fn assert_has_game(line: &Sent, person: &Person, game: &str) {
    let read = person.sees(game).await;
    let sent = &line.data["game"];
    assert_eq!(without_time(sent), without_time(&read));
    assert_eq!(sent["seq"], line.data["seq"]);
    let (sent, now) = (sent["now"].as_u64().expect("a time"), line.data["now"].as_u64());
    assert!(now.is_some_and(|now| sent <= now && now <= read["now"].as_u64().expect("a time")));
}

#[tokio::test]
async fn a_line_has_the_game_as_its_viewer_would_read_it() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"fide-standard-90-30\"").await;
    let readers = [
        official.reading("sl"),
        own.white.reading("hr"),
        own.black.reading("sr-Cyrl"),
        server.stranger().reading("en"),
        server.stranger().reading("sl"),
    ];
    let mut streams = Vec::new();
    for reader in &readers {
        streams.push(open(reader, &own.game).await);
    }
    let acts = [
        // An illegal move: only the arbiter and the opponent may do something about it.
        (&own.white, play("e2", "e5")),
        (&own.black, json!({"say": {"claim": "illegal-move"}})),
        (&official, arbiter(&json!("stop"))),
    ];
    for (person, action) in acts {
        person.does(&own.game, action).await;
        for (reader, stream) in readers.iter().zip(&mut streams) {
            let line = stream.next().await.expect("the act");
            assert_has_game(&line, reader, &own.game).await;
        }
    }
}

#[tokio::test]
async fn a_client_from_behind_gets_the_game_once() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"screen-10-5\"").await;
    let first = own.white.sees(&own.game).await["seq"].as_u64().expect("a number");
    let moves = [("e2", "e4"), ("e7", "e5"), ("g1", "f3"), ("b8", "c6"), ("f1", "b5")];
    for (person, (from, to)) in [&own.white, &own.black].into_iter().cycle().zip(moves) {
        person.does(&own.game, play(from, to)).await;
    }
    // Spectators see nothing of it: their line has the game as they last saw it.
    own.white.does(&own.game, json!({"say": "offer-draw"})).await;
    let path = format!("/v1/games/{}/stream", own.game);
    let stranger = server.stranger();
    let mut stream = Reading::open(&stranger, &path, Some(first)).await;
    for place in 1..=moves.len() {
        let line = stream.next().await.expect("a move");
        assert_eq!(line.data["game"].is_object(), place == moves.len(), "{place}");
    }
}

#[tokio::test]
async fn a_spectator_with_a_delay_gets_the_game_as_far_as_it_may_be_seen() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::delayed(&official, &json!({"half-moves": 2})).await;
    let stranger = server.stranger();
    let mut stream = open(&stranger, &own.game).await;
    for (person, from, to) in
        [(&own.white, "e2", "e4"), (&own.black, "e7", "e5"), (&own.white, "g1", "f3")]
    {
        person.does(&own.game, play(from, to)).await;
    }
    let line = stream.next().await.expect("the first move");
    assert_has_game(&line, &stranger, &own.game).await;
    assert!(!line.data.to_string().contains("f3"), "{line:?}");
}

#[tokio::test]
async fn an_act_that_was_committed_is_not_read_back() {
    let reads = Arc::default();
    let counter = Arc::clone(&reads);
    let around = |inner| -> Arc<dyn Ledger> { Arc::new(Counted { inner, reads: counter }) };
    let server = TestServer::on(generous(), around).await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"screen-10-5\"").await;
    let mut streams = Vec::new();
    for person in [&official, &own.black, &server.stranger()] {
        streams.push(open(person, &own.game).await);
    }
    let before = reads.load(Ordering::Relaxed);
    for (person, from, to) in
        [(&own.white, "e2", "e4"), (&own.black, "e7", "e5"), (&own.white, "g1", "f3")]
    {
        person.does(&own.game, play(from, to)).await;
        for stream in &mut streams {
            assert_eq!(stream.next().await.expect("the move").name, "act");
        }
    }
    assert_eq!(reads.load(Ordering::Relaxed), before);
}
