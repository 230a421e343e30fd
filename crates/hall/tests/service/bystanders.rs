//! Bystanders: they report to the arbiter, and cannot disturb a game.

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};

use crate::server::{Match, Person, TestServer, announced, play, seat};

/// A game of two players with a third one and a spectator beside it.
async fn watched(official: &Person) -> (Match, Person, Person, String) {
    let players = json!([
        {"no": 1, "name": "Novak, Ana"}, {"no": 2, "name": "Horvat, Bor"}, {"no": 3, "name": "Kos, Cene"}
    ]);
    let own = Match::arranged(official, &announced("preset = \"screen-10-5\""), &players).await;
    own.start(official).await;
    let (third, _) = seat(official, &own.competition, &json!({"player": 3})).await;
    let (spectator, id) = seat(official, &own.competition, &json!("spectator")).await;
    (own, third, spectator, id)
}

async fn log(official: &Person, game: &str) -> Vec<Value> {
    let log = official.get(&format!("/v1/games/{game}/log")).await;
    log.json.as_array().expect("a list").clone()
}

#[tokio::test]
async fn bystanders_only_report() {
    let server = TestServer::open().await;
    let official = server.first_official("Vera").await;
    let (own, third, spectator, _) = watched(&official).await;
    let before = log(&official, &own.game).await.len();
    for person in [&third, &spectator] {
        for act in [
            json!({"presence": "interferes"}),
            json!({"presence": "smokes"}),
            json!({"presence": "enters"}),
            json!({"presence": {"device": "on"}}),
            json!({"presence": {"device": "off"}}),
            json!({"testify": "confirms"}),
            json!({"press": {"hand": "right", "manner": "proper"}}),
        ] {
            let refused = person.acts(&own.game, &act).await;
            assert_eq!(refused.status, 403, "{act}: {}", refused.text);
        }
        let may = person.sees(&own.game).await["told"]["may"].clone();
        let may: Vec<_> = may.as_array().expect("a list").iter().map(|one| &one["do"]).collect();
        assert_eq!(may, [&json!("report")]);
    }
    assert_eq!(log(&official, &own.game).await.len(), before, "nothing was written");
    let entered = json!({"as": "bystander", "action": {"presence": "interferes"}});
    let entered = official.post(&format!("/v1/games/{}/acts", own.game), &entered).await;
    assert_eq!(entered.status, 200, "the arbiter enters what is seen: {}", entered.text);
}

#[tokio::test]
async fn reports_are_few_joined_into_one_call_and_name_their_seat() {
    let server = TestServer::open().await;
    let official = server.first_official("Vera").await;
    let (own, third, spectator, id) = watched(&official).await;
    let before = log(&official, &own.game).await.len();
    let matters = ["illegal-move", "touch", "two-hands", "flag-fall", "clock", "out-of-turn"];
    let mut limited = 0;
    for round in 0..5 {
        for matter in matters {
            let reported = spectator.acts(&own.game, &json!({"report": matter})).await;
            assert!([200, 429].contains(&reported.status.as_u16()), "{}", reported.text);
            limited += u32::from(reported.status == 429);
            assert!(round > 0 || reported.status == 200, "the first ones are heard");
        }
    }
    assert!(limited > 20, "only {limited} were refused");
    assert_eq!(third.acts(&own.game, &json!({"report": "touch"})).await.status, 200);
    let entries = log(&official, &own.game).await;
    assert_eq!(entries.len() - before, matters.len(), "a repetition is not written again");
    for entry in &entries[before..] {
        assert_eq!(entry["by"], json!({"spectator-seat": id}));
    }
    let games = official.get(&format!("/v1/competitions/{}/games", own.competition)).await.json;
    let calls = games[0]["calls"].as_array().expect("calls");
    assert_eq!(calls.len(), 1, "{calls:?}");
    let call = calls[0].as_str().expect("a sentence");
    assert!(call.contains("illegal move") && call.contains("flag"), "{call}");
    official.does(&own.game, json!({"arbiter": {"act": "come"}})).await;
    let reported = third.acts(&own.game, &json!({"report": "touch"})).await;
    assert_eq!(reported.status, 200, "{}", reported.text);
    let last = log(&official, &own.game).await.pop().expect("an entry");
    assert_eq!(last["by"], json!({"player": 3}), "a new call after the arbiter came");
}

/// Reports between the reading and the playing of a move do not make it fail.
#[tokio::test]
async fn reports_do_not_make_a_move_fail() {
    let server = TestServer::open().await;
    let official = server.first_official("Vera").await;
    let (own, ..) = watched(&official).await;
    let mut reporters = Vec::new();
    for _ in 0..6 {
        reporters.push(seat(&official, &own.competition, &json!("spectator")).await.0);
    }
    let game = own.game.clone();
    let flood = tokio::spawn(async move {
        // The arbiter comes each time, so that every report is written.
        for matter in ["touch", "clock", "illegal-move", "flag-fall", "two-hands"].iter().cycle() {
            for reporter in &reporters {
                reporter.acts(&game, &json!({"report": matter})).await;
                official.acts(&game, &json!({"arbiter": {"act": "come"}})).await;
            }
        }
    });
    let moves = ["g1f3", "g8f6", "f3g1", "f6g8"];
    for (at, text) in moves.iter().cycle().take(15).enumerate() {
        let player = if at % 2 == 0 { &own.white } else { &own.black };
        let path = format!("/api/board/game/{}/move/{text}", own.game);
        let answer = player.post(&path, &json!({})).await;
        assert_eq!(answer.status, 200, "{text}: {}", answer.text);
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    flood.abort();
}

/// Spectators can read another competition's game, but not act on it.
#[tokio::test]
async fn a_seat_reports_only_in_its_own_competition() {
    let server = TestServer::open().await;
    let official = server.first_official("Vera").await;
    let (own, ..) = watched(&official).await;
    let (_, stranger, spectator, _) = watched(&official).await;
    for person in [stranger, spectator] {
        let refused = person.acts(&own.game, &json!({"report": "touch"})).await;
        assert_ne!(refused.status, 200, "{}", refused.text);
    }
    let moved = own.white.acts(&own.game, &play("e2", "e4")).await;
    assert_eq!(moved.status, 200, "{}", moved.text);
    let request = own.white.request(Method::GET, &format!("/v1/games/{}", own.game));
    assert_eq!(own.white.sent(request).await.status, 200);
}
