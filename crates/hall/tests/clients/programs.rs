//! Accounts of programs, and the first seconds of a game.

use std::time::Duration;

use adoube_hall::{actor::Actor, game::Command};
use adoube_laws::table::{Action, ArbiterAct, Who};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::{
    calls::created,
    hand::{Hand, line},
    server::TestServer,
};

const PAIR: [&str; 2] = ["Ana", "Petrović, Jelena"];

async fn account(hand: &Hand<'_>) -> Value {
    hand.get("/api/account").await.json().await.unwrap()
}

#[test]
fn a_seat_that_has_not_played_becomes_a_programs() {
    let server = TestServer::open(&PAIR);
    server.runtime.block_on(async {
        let (ana, jelena) = (Hand::new(&server, 0), Hand::new(&server, 1));
        let before = account(&jelena).await;
        assert_eq!(before["username"], "Petrovic-Jelena");
        assert_eq!(before["profile"]["realName"], "Petrović, Jelena");
        assert!(before.get("title").is_none(), "{before}");
        for _ in 0..2 {
            let upgraded = jelena.post("/api/bot/account/upgrade", &[]).await;
            assert_eq!(upgraded, (StatusCode::OK, json!({ "ok": true })));
        }
        assert_eq!(account(&jelena).await["title"], "BOT");
        assert!(account(&ana).await.get("title").is_none(), "another player is no program");
        let _events = jelena.get("/api/stream/event").await;
        let mut bots = ana.get("/api/bot/online?nb=5").await;
        assert_eq!(line(&mut bots).await.unwrap()["id"], "petrovic-jelena");
        assert_eq!(line(&mut bots).await, None);
        // A player who began a game as a person remains one.
        let game = ana.challenges("petrovic-jelena", "60").await;
        assert_eq!(jelena.post(&format!("/api/challenge/{game}/accept"), &[]).await.0, 200);
        let path = format!("/api/bot/game/stream/{game}");
        let _streams = (ana.get(&path).await, jelena.get(&path).await);
        let moved = ana.post(&format!("/api/board/game/{game}/move/e2e4"), &[]).await;
        assert_eq!(moved, (StatusCode::OK, json!({ "ok": true })));
        let (status, refused) = ana.post("/api/bot/account/upgrade", &[]).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{refused}");
        assert!(account(&ana).await.get("title").is_none());
    });
}

#[test]
fn nobody_is_late_for_a_game_that_two_players_arrange() {
    let server = TestServer::open(&PAIR);
    server.runtime.block_on(async {
        let (ana, jelena) = (Hand::new(&server, 0), Hand::new(&server, 1));
        let game = ana.challenges("petrovic-jelena", "60").await;
        assert_eq!(jelena.post(&format!("/api/challenge/{game}/accept"), &[]).await.0, 200);
        tokio::time::sleep(Duration::from_millis(700)).await;
        let path = format!("/api/bot/game/stream/{game}");
        let mut stream = ana.get(&path).await;
        let full = line(&mut stream).await.unwrap();
        let state = &full["state"];
        assert_eq!((&state["status"], &state["wtime"]), (&json!("started"), &json!(60_000)));
        assert_eq!(state["hall"]["stage"], "before-start", "the clock waits for Black");
        tokio::time::sleep(Duration::from_millis(700)).await;
        let _other = jelena.get(&path).await;
        let state = line(&mut stream).await.unwrap();
        assert_eq!(state["hall"]["stage"], "playing");
        assert!(state["wtime"].as_u64().unwrap() > 59_500, "{state}");
        for (hand, text) in [(&ana, "e2e4"), (&jelena, "e7e5")] {
            assert_eq!(hand.post(&format!("/api/bot/game/{game}/move/{text}"), &[]).await.0, 200);
        }
        assert_eq!(ana.post(&format!("/api/bot/game/{game}/resign"), &[]).await.0, 200);
        let pgn = ana.get(&format!("/game/export/{game}")).await.text().await.unwrap();
        assert!(pgn.contains("1. e4"), "{pgn}");
        for lateness in ["6.7", "late", "Late", "loses 0:"] {
            assert!(!pgn.contains(lateness), "{pgn}");
        }
    });
}

#[test]
fn a_first_move_waits_for_the_opponent() {
    let server = TestServer::open(&PAIR);
    server.runtime.block_on(async {
        let (ana, jelena) = (Hand::new(&server, 0), Hand::new(&server, 1));
        let game = ana.challenges("petrovic-jelena", "60").await;
        assert_eq!(jelena.post(&format!("/api/challenge/{game}/accept"), &[]).await.0, 200);
        let path = format!("/api/bot/game/{game}/move/e2e4");
        let mut moving = Box::pin(ana.post(&path, &[]));
        let early = tokio::time::timeout(Duration::from_millis(500), &mut moving).await;
        assert!(early.is_err(), "the clock has not been started: {early:?}");
        let mut stream = jelena.get(&format!("/api/bot/game/stream/{game}")).await;
        assert_eq!(moving.await, (StatusCode::OK, json!({ "ok": true })));
        let mut state = line(&mut stream).await.unwrap()["state"].clone();
        while state["moves"] != "e2e4" {
            state = line(&mut stream).await.unwrap();
        }
        assert!(state["wtime"].as_u64().unwrap() > 59_500, "{state}");
    });
}

#[test]
fn a_game_of_a_round_that_was_announced_is_listed_and_starts_with_the_arbiter() {
    let server = TestServer::open(&PAIR);
    server.runtime.block_on(async {
        let ana = Hand::new(&server, 0);
        let mut events = ana.get("/api/stream/event").await;
        let game = created(&server, true).await;
        let announced = line(&mut events).await.unwrap();
        assert_eq!(announced["type"], "gameStart");
        assert_eq!(announced["game"]["status"], json!({ "id": 20, "name": "started" }));
        let playing: Value = ana.get("/api/account/playing").await.json().await.unwrap();
        assert_eq!(playing["nowPlaying"][0]["gameId"], json!(game), "{playing}");
        let mut stream = ana.get(&format!("/api/bot/game/stream/{game}")).await;
        let full = line(&mut stream).await.unwrap();
        assert_eq!(full["state"]["status"], "started");
        assert_eq!(full["state"]["hall"]["stage"], "before-start");
        let path = format!("/api/bot/game/{game}/move/e2e4");
        assert_eq!(ana.post(&path, &[]).await.0, StatusCode::BAD_REQUEST, "the arbiter starts it");
        let playing: Value = ana.get("/api/account/playing").await.json().await.unwrap();
        assert_eq!(playing["nowPlaying"][0]["gameId"], json!(game), "{playing}");
        let start = Action::Arbiter(ArbiterAct::Start.into());
        let command = Command::new(Actor::Official("A".into()), Who::Arbiter, start);
        server.hall.act(game, command).await.unwrap();
        let begun = line(&mut stream).await.unwrap();
        assert_eq!((&begun["moves"], &begun["hall"]["stage"]), (&json!(""), &json!("playing")));
        assert_eq!(ana.post(&path, &[]).await, (StatusCode::OK, json!({ "ok": true })));
    });
}

#[test]
fn the_greeting_of_a_program_is_not_delivered_and_a_persons_is_refused() {
    let server = TestServer::open(&PAIR);
    server.runtime.block_on(async {
        let (ana, jelena) = (Hand::new(&server, 0), Hand::new(&server, 1));
        let game = ana.challenges("petrovic-jelena", "60").await;
        assert_eq!(jelena.post(&format!("/api/challenge/{game}/accept"), &[]).await.0, 200);
        let line = [("room", "player"), ("text", "Good luck!")];
        let (status, answer) = jelena.post(&format!("/api/bot/game/{game}/chat"), &line).await;
        assert_eq!((status, &answer["ok"]), (StatusCode::OK, &json!(true)));
        assert!(answer["hall"]["chat"].is_string(), "it says why nobody reads it: {answer}");
        let (status, _) = ana.post(&format!("/api/board/game/{game}/chat"), &line).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
        let asked = ana.request(Method::GET, &format!("/api/board/game/{game}/chat"));
        assert_eq!(asked.send().await.unwrap().json::<Value>().await.unwrap(), json!([]));
    });
}
