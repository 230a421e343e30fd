//! Calls that clients have trouble with, made by hand.

use std::time::{Duration, Instant};

use adoube_chess::Colour;
use adoube_hall::{
    actor::Actor,
    aggregate::Change,
    competition::{Competition, CompetitionFact},
    game::{Command, GameCreated, Origin},
    http::Settings,
    ids::{BoardNo, GameId, PlayerNo, RoundNo},
};
use adoube_laws::{
    Provision,
    clock::{Milliseconds, PerPlayer},
    table::{Action, ArbiterAct, Area, PresenceAct, Setup, Who},
};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::{
    hand::{Hand, line},
    server::TestServer,
};

const PAIR: [&str; 2] = ["Ana", "Boris"];

#[test]
fn tokens_are_tested_and_asked_for() {
    let server = TestServer::open(&PAIR);
    server.runtime.block_on(async {
        let ana = Hand::new(&server, 0);
        let body = format!("{},adb_nobody", ana.token);
        let url = format!("http://{}/api/token/test/", server.address);
        let response: Value =
            ana.client.post(url).body(body).send().await.unwrap().json().await.unwrap();
        assert_eq!(response[ana.token]["userId"], "ana");
        assert!(response[ana.token]["scopes"].as_str().unwrap().contains("board:play"));
        assert_eq!(response["adb_nobody"], Value::Null);
        let nobody = ana.client.get(format!("http://{}/api/account", server.address));
        let answer = nobody.send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::UNAUTHORIZED);
        assert_eq!(answer.headers()["access-control-allow-origin"], "*");
        assert!(answer.json::<Value>().await.unwrap()["error"].is_string());
        let account: Value = ana.get("/api/account").await.json().await.unwrap();
        assert_eq!((&account["id"], &account["username"]), (&json!("ana"), &json!("Ana")));
        let missing = ana.get("/api/board/game/stream/zzzzzzzz").await;
        assert_eq!(missing.status(), StatusCode::NOT_FOUND);
        assert_eq!(missing.json::<Value>().await.unwrap(), json!({ "error": "Not found" }));
        let nowhere = ana.get("/api/tournament").await;
        assert_eq!(nowhere.json::<Value>().await.unwrap(), json!({ "error": "Not found" }));
    });
}

#[test]
fn streams_are_lines_whatever_is_accepted_and_show_that_they_live() {
    let server = TestServer::open(&PAIR);
    server.runtime.block_on(async {
        let ana = Hand::new(&server, 0);
        let asked = ana.request(Method::GET, "/api/stream/event/");
        let asked = asked.header("accept", "application/json").header("accept-encoding", "gzip");
        let mut first = asked.send().await.unwrap();
        assert_eq!(first.headers()["content-type"], "application/x-ndjson");
        assert_eq!(first.headers()["access-control-allow-origin"], "*");
        assert!(!first.headers().contains_key("content-encoding"));
        let begun = Instant::now();
        for _ in 0..2 {
            assert_eq!(&first.chunk().await.unwrap().unwrap()[..], b"\n");
        }
        assert!(begun.elapsed() < Duration::from_secs(14), "{:?}", begun.elapsed());
        let mut second = ana.get("/api/stream/event").await;
        assert_eq!(line(&mut first).await, None, "a new stream closes the one before");
        let id = Hand::new(&server, 1).challenges("ana", "60").await;
        let event = line(&mut second).await.unwrap();
        assert_eq!((&event["type"], &event["challenge"]["id"]), (&json!("challenge"), &json!(id)));
        assert_eq!(event["challenge"]["direction"], "in");
    });
}

#[test]
fn where_there_are_no_free_games_nobody_arranges_one() {
    let server = TestServer::with(&PAIR, Settings { free_games: false, ..Settings::default() });
    server.runtime.block_on(async {
        let ana = Hand::new(&server, 0);
        let fields = [("clock.limit", "60"), ("clock.increment", "0")];
        let (status, response) = ana.post("/api/challenge/boris", &fields).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{response}");
        let sought = ana.post("/api/board/seek", &[("time", "5"), ("increment", "0")]).await;
        assert_eq!(sought, (StatusCode::BAD_REQUEST, response));
        let (status, _) = ana.post("/api/challenge/aaaaaaaa/accept", &[]).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "what was offered before is not accepted");
    });
}

#[test]
fn invalid_proposals_are_refused_in_the_callers_language() {
    let server = TestServer::open(&PAIR);
    server.runtime.block_on(async {
        let ana = Hand::new(&server, 0);
        for fields in [
            vec![],
            vec![("days", "3")],
            vec![("clock.limit", "0"), ("clock.increment", "0")],
            vec![("clock.limit", "99999"), ("clock.increment", "0")],
            vec![("clock.limit", "sixty")],
            vec![("clock.limit", "60"), ("rated", "true")],
            vec![("clock.limit", "60"), ("variant", "atomic")],
            vec![("clock.limit", "60"), ("color", "green")],
            vec![("clock.limit", "60"), ("fen", "8/8/8/8/8/8/8/8 w - - 0 1")],
        ] {
            let (status, response) = ana.post("/api/challenge/boris", &fields).await;
            assert_eq!(status, StatusCode::BAD_REQUEST, "{fields:?}");
            assert!(response["error"].is_string(), "{response}");
        }
        let (status, _) = ana.post("/api/challenge/nobody", &[("clock.limit", "60")]).await;
        assert_eq!(status, StatusCode::NOT_FOUND);
        let asked = ana.request(Method::POST, "/api/challenge/ana").form(&[("clock.limit", "60")]);
        let response = asked.header("accept-language", "sl").send().await.unwrap();
        let response: Value = response.json().await.unwrap();
        assert_eq!(response["error"], "Nihče ne igra proti sebi.");
    });
}

#[test]
fn a_client_that_asks_too_often_gets_the_error_in_its_format() {
    let mut settings = Settings::default();
    settings.limits.requests_per_minute = 20;
    let server = TestServer::with(&PAIR, settings);
    server.runtime.block_on(async {
        let ana = Hand::new(&server, 0);
        let mut last = ana.get("/api/account").await;
        for _ in 0..30 {
            last = ana.get("/api/account").await;
        }
        assert_eq!(last.status(), StatusCode::TOO_MANY_REQUESTS);
        assert!(last.headers().contains_key("retry-after"));
        assert_eq!(last.headers()["access-control-allow-origin"], "*");
        let response: Value = last.json().await.unwrap();
        assert!(response["error"].is_string(), "{response}");
        let boris = Hand::new(&server, 1).get("/api/account").await;
        assert_eq!(boris.status(), StatusCode::OK, "another player is another client");
    });
}

#[test]
fn the_opponents_absence_and_return_are_reported() {
    let server = TestServer::open(&PAIR);
    server.runtime.block_on(async {
        let (ana, boris) = (Hand::new(&server, 0), Hand::new(&server, 1));
        let id = ana.challenges("boris", "600").await;
        let (status, _) = boris.post(&format!("/api/challenge/{id}/accept"), &[]).await;
        assert_eq!(status, StatusCode::OK);
        let path = format!("/api/board/game/stream/{id}");
        let mut stream = ana.get(&path).await;
        let _other = boris.get(&path).await;
        // The game begins when both players are present; the move waits for it.
        let (status, response) = ana.post(&format!("/api/board/game/{id}/move/e2e4"), &[]).await;
        assert_eq!(status, StatusCode::OK, "{response}");
        let (status, response) = boris.post(&format!("/api/board/game/{id}/move/e7e5"), &[]).await;
        assert_eq!(status, StatusCode::OK, "{response}");
        for (act, gone) in
            [(PresenceAct::Leave(Area::PlayingArea), true), (PresenceAct::Return, false)]
        {
            let by = Actor::Player(PlayerNo::FIRST.next());
            let command = Command::new(by, Who::Player(Colour::Black), Action::Presence(act));
            server.hall.act(id.parse().unwrap(), command).await.unwrap();
            loop {
                let response = line(&mut stream).await.expect("the game goes on");
                if response["type"] == "opponentGone" {
                    assert_eq!(response, json!({"type": "opponentGone", "gone": gone}));
                    break;
                }
            }
        }
    });
}

#[test]
fn a_kept_challenge_ends_with_its_status() {
    let server = TestServer::open(&PAIR);
    server.runtime.block_on(async {
        let (ana, boris) = (Hand::new(&server, 0), Hand::new(&server, 1));
        let fields = [("clock.limit", "60"), ("keepAliveStream", "true")];
        let asked = ana.request(Method::POST, "/api/challenge/boris").form(&fields);
        let mut kept = asked.send().await.unwrap();
        let made = line(&mut kept).await.unwrap();
        let id = made["id"].as_str().unwrap();
        let (status, _) = boris.post(&format!("/api/challenge/{id}/accept"), &[]).await;
        assert_eq!(status, StatusCode::OK);
        assert_eq!(line(&mut kept).await, Some(json!({ "done": "accepted" })));
        assert_eq!(line(&mut kept).await, None);
        // Disconnecting cancels the next challenge.
        let asked = ana.request(Method::POST, "/api/challenge/boris").form(&fields);
        let mut kept = asked.send().await.unwrap();
        assert!(line(&mut kept).await.is_some());
        drop(kept);
        for _ in 0..100 {
            let mine: Value = boris.get("/api/challenge").await.json().await.unwrap();
            if mine["in"] == json!([]) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("the challenge stands");
    });
}

#[test]
fn a_claim_of_a_draw_is_examined_and_costs_time_if_it_is_wrong() {
    let server = TestServer::open(&PAIR);
    server.runtime.block_on(async {
        let (ana, boris) = (Hand::new(&server, 0), Hand::new(&server, 1));
        let id = ana.challenges("boris", "600").await;
        boris.post(&format!("/api/challenge/{id}/accept"), &[]).await;
        let game = |what: &str| format!("/api/board/game/{id}/{what}");
        let mut stream = ana.get(&format!("/api/board/game/stream/{id}")).await;
        let mut other = boris.get(&format!("/api/board/game/stream/{id}")).await;
        let is_waiting = |state: Value| state["hall"]["stage"] != "playing";
        while line(&mut stream).await.is_some_and(is_waiting) {}
        let (status, _) = ana.post(&game("claim-draw"), &[]).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
        let response = line(&mut stream).await.unwrap();
        assert_eq!(response["btime"], 660_000, "a minute more, as it is blitz (9.5.3, A.3)");
        for moves in ["g1f3 g8f6 f3g1 f6g8", "g1f3 g8f6 f3g1 f6g8"] {
            for (hand, text) in [&ana, &boris, &ana, &boris].into_iter().zip(moves.split(' ')) {
                let (status, response) = hand.post(&game(&format!("move/{text}")), &[]).await;
                assert_eq!((status, response), (StatusCode::OK, json!({ "ok": true })));
            }
        }
        let (status, _) = ana.post(&game("claim-draw"), &[]).await;
        assert_eq!(status, StatusCode::OK);
        let mut last = Value::Null;
        while let Some(response) = line(&mut other).await {
            last = response;
        }
        assert_eq!((&last["status"], &last["hall"]["outcome"]), (&json!("draw"), &json!("½-½")));
    });
}

/// Creates a game of a round, as the arbiter does; the players are expected or already there.
pub(crate) async fn created(server: &TestServer, is_awaited: bool) -> GameId {
    let competition = server.hall.competition(server.competition).unwrap();
    let mut regulations = competition.state.about().unwrap().regulations.clone();
    regulations.default_time = Some(Milliseconds::hours(1));
    let players = PerPlayer { white: PlayerNo::FIRST, black: PlayerNo::FIRST.next() };
    let (round, board) = (RoundNo::FIRST, BoardNo::FIRST);
    let absent = PerPlayer::same(is_awaited);
    let setup = Setup { scheduled: server.hall.now(), absent, ..Setup::under(&regulations) };
    let origin = Origin::Round { round, board };
    let created = GameCreated {
        competition: server.competition,
        origin,
        players,
        persons: PerPlayer::default(),
        regulations,
        setup,
    };
    let game = server.hall.create_game(created, Actor::Hall).await.unwrap();
    let PerPlayer { white, black } = players;
    let facts = vec![
        CompetitionFact::RoundScheduled { round, starts: None, day: None },
        CompetitionFact::BoardPaired { round, board, white, black },
        CompetitionFact::GameAssigned { round, board, game },
    ];
    let decide = |_: &Competition, _| Ok::<_, ()>(Change { facts: facts.clone(), output: () });
    server.hall.change_competition(server.competition, &Actor::Hall, decide).await.unwrap();
    game
}

#[test]
fn a_game_of_a_round_appears_when_the_arbiter_starts_it_and_ends_as_the_arbiter_says() {
    let server = TestServer::open(&PAIR);
    server.runtime.block_on(async {
        let boris = Hand::new(&server, 1);
        let mut events = boris.get("/api/stream/event").await;
        let game = created(&server, false).await;
        let arbiter = |act: ArbiterAct| {
            let action = Action::Arbiter(act.into());
            server.hall.act(game, Command::new(Actor::Official("A".into()), Who::Arbiter, action))
        };
        arbiter(ArbiterAct::Start).await.unwrap();
        let begun = line(&mut events).await.unwrap();
        assert_eq!((&begun["type"], &begun["game"]["id"]), (&json!("gameStart"), &json!(game)));
        assert_eq!(begun["game"]["color"], "black");
        let mut stream = boris.get(&format!("/api/bot/game/stream/{game}")).await;
        let full = line(&mut stream).await.unwrap();
        assert_eq!(full["clock"], json!({ "initial": 5_400_000, "increment": 30_000 }));
        let outcome = "0-½".parse().unwrap();
        let under = Provision::PenaltyLossOfGame;
        arbiter(ArbiterAct::Declare { outcome, under }).await.unwrap();
        let last = line(&mut stream).await.unwrap();
        assert_eq!(last["status"], "unknownFinish");
        assert!(last.get("winner").is_none());
        assert_eq!(last["hall"]["outcome"], "0-½");
        assert_eq!(line(&mut stream).await, None);
        assert_eq!(line(&mut events).await.unwrap()["type"], "gameFinish");
    });
}
