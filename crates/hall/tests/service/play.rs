//! Whole games over HTTP: two players and an arbiter.

use serde_json::{Value, json};

use crate::server::{Match, Person, TestServer, announced, arbiter, eventually, play};

/// Returns the rulings among the events of a response.
fn rulings(answer: &Value) -> Vec<&Value> {
    let events = answer["events"].as_array().expect("events");
    events.iter().map(|event| &event["ruling"]).filter(|ruling| !ruling.is_null()).collect()
}

fn touch(square: &str) -> Value {
    json!({"hand": {"hand": "right", "act": {"touch": {"on": square, "intent": "to-play"}}}})
}

#[tokio::test]
async fn a_touched_piece_is_claimed_and_has_to_be_moved() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"fide-standard-90-30\"").await;
    let (game, black) = (own.game.as_str(), own.black.reading("sl"));
    own.white.does(game, touch("e2")).await;
    own.white.does(game, play("d2", "d4")).await;
    let claimed = black.does(game, json!({"say": {"claim": "touch"}})).await;
    let rulings = rulings(&claimed);
    assert_eq!(rulings.len(), 1, "{claimed}");
    assert_eq!(rulings[0]["articles"][0], "4.3.1", "{claimed}");
    assert_eq!(rulings[0]["edition"], "2023");
    let bound = &own.white.sees(game).await["view"]["bound"];
    assert_eq!(bound["by"], "white", "{bound}");
    let moves = bound["moves"].as_array().expect("moves");
    let is_with_pawn = |one: &Value| one.as_str().is_some_and(|text| text.starts_with("e2"));
    assert!(moves.len() == 2 && moves.iter().all(is_with_pawn), "{bound}");
    own.white.does(game, play("e2", "e4")).await;
    assert_eq!(own.white.sees(game).await["view"]["to-move"], "black");
}

#[tokio::test]
async fn a_refusal_names_the_article_in_the_callers_language() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"screen-10-5\"").await;
    for (language, part) in [
        ("en", "illegal"),
        ("sl", "nepravilna"),
        ("hr", "nepravilan"),
        ("sr-Latn", "nelegalan"),
        ("sr-Cyrl", "нелегалан"),
    ] {
        let white = own.white.reading(language);
        let refused = white.acts(&own.game, &play("e2", "e5")).await;
        assert_eq!((refused.status.as_u16(), &refused.json["code"]), (409, &json!("refused")));
        assert_eq!(refused.headers["content-language"], language);
        assert_eq!(refused.json["edition"], "2023");
        let article = refused.json["article"].as_str().expect("an article");
        let detail = refused.json["detail"].as_str().expect("a sentence");
        // The sentence names only the first of them.
        let leading = article.split(',').next().expect("a number");
        assert!(detail.contains(part) && detail.contains(leading), "{language}: {detail}");
    }
    let early = own.black.acts(&own.game, &play("e7", "e5")).await;
    assert_eq!((early.status.as_u16(), &early.json["code"]), (409, &json!("refused")));
}

#[tokio::test]
async fn a_seat_with_a_name_decides_under_it() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"fide-standard-90-30\"").await;
    let path = format!("/v1/competitions/{}/seats", own.competition);
    let wrong = official.post(&path, &json!({"role": {"player": 1}, "name": "Horvat, Ana"})).await;
    assert_eq!(wrong.status, 400, "{}", wrong.text);
    let given = official.post(&path, &json!({"role": "arbiter", "name": "Horvat, Ana"})).await;
    assert_eq!((given.status.as_u16(), &given.json["name"]), (201, &json!("Horvat, Ana")));
    let seats = official.get(&path).await.json;
    let is_it = |seat: &&Value| seat["id"] == given.json["id"];
    let listed = seats.as_array().and_then(|seats| seats.iter().find(is_it)).expect("the seat");
    assert_eq!(listed["name"], "Horvat, Ana", "{listed}");
    let seated = official.with(given.json["token"].as_str().expect("a token"));
    seated.does(&own.game, json!({"arbiter": {"by": "Somebody else", "act": "stop"}})).await;
    let log = official.get(&format!("/v1/games/{}/log", own.game)).await.json;
    let last = log.as_array().and_then(|log| log.last()).expect("an entry");
    let id = given.json["id"].as_str().expect("an id");
    assert_eq!(last["by"], json!({"official": format!("Horvat, Ana #{id}")}), "{last}");
    assert_eq!(last["action"]["arbiter"]["by"], "Horvat, Ana");
}

#[tokio::test]
async fn an_illegal_move_costs_two_minutes_and_the_second_the_game() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"fide-standard-90-30\"").await;
    let game = own.game.as_str();
    let time = async |person: &Person| {
        person.sees(game).await["view"]["clocks"]["black"]["time"].as_u64().expect("a time")
    };
    own.white.does(game, play("e2", "e5")).await;
    let before = time(&own.black).await;
    let claimed = own.black.does(game, json!({"say": {"claim": "illegal-move"}})).await;
    assert_eq!(rulings(&claimed)[0]["articles"][0], "7.5.1", "{claimed}");
    let gained = time(&own.black).await.saturating_sub(before);
    assert!((110_000..=121_000).contains(&gained), "{gained}");
    // The arbiter's acts are recorded under the arbiter's name, whatever the client sends.
    let stop = json!({"arbiter": {"by": "Somebody else", "act": "stop"}});
    official.does(game, stop).await;
    let log = official.get(&format!("/v1/games/{game}/log")).await.json;
    let last = log.as_array().and_then(|log| log.last()).expect("an entry");
    assert_eq!(last["by"], json!({"official": "Ana"}), "{last}");
    assert_eq!(last["action"]["arbiter"]["by"], "Ana");
    official.does(game, arbiter(&json!({"restart": null}))).await;
    own.white.does(game, play("e2", "e4")).await;
    own.black.does(game, play("e7", "e5")).await;
    own.white.does(game, play("g1", "g3")).await;
    own.black.does(game, json!({"say": {"claim": "illegal-move"}})).await;
    let seen = own.black.reading("sl").sees(game).await;
    assert_eq!(seen["view"]["stage"]["over"]["outcome"], "0-1", "{seen}");
    assert!(seen["told"]["result"].is_string());
    let of = format!("/v1/competitions/{}", own.competition);
    let standings = server.stranger().get(&format!("{of}/standings")).await.json;
    assert_eq!(standings["players"][0]["player"], 2, "{standings}");
    let table = server.stranger().get(&format!("{of}/crosstable")).await.json;
    assert_eq!(table[0]["name"], "Horvat, Bor", "{table}");
}

#[tokio::test]
async fn a_position_that_stood_three_times_is_claimed() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"fide-standard-90-30\"").await;
    let game = own.game.as_str();
    let claim = json!({"say": {"claim": {"repetition": "stands"}}});
    for round in 0..2 {
        for (person, from, to) in [
            (&own.white, "g1", "f3"),
            (&own.black, "g8", "f6"),
            (&own.white, "f3", "g1"),
            (&own.black, "f6", "g8"),
        ] {
            person.does(game, play(from, to)).await;
        }
        if round == 0 {
            let wrong = own.white.does(game, claim.clone()).await;
            assert_eq!(rulings(&wrong)[0]["articles"][0], "9.5.3", "{wrong}");
            let stage = own.white.sees(game).await["view"]["stage"].clone();
            assert_eq!(stage, "playing");
            if !own.white.sees(game).await["view"]["clocks"]["white"]["runs"].as_bool().unwrap() {
                official.does(game, arbiter(&json!({"restart": null}))).await;
            }
        }
    }
    let right = own.white.does(game, claim).await;
    let ruling = rulings(&right)[0];
    assert!(ruling["articles"].to_string().contains("9.2"), "{ruling}");
    assert_eq!(own.white.sees(game).await["view"]["stage"]["over"]["outcome"], "½-½");
}

#[tokio::test]
async fn questions_to_the_arbiter_are_asked_and_answered() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await.reading("hr");
    let own = Match::started(&official, "preset = \"fide-standard-90-30\"").await;
    let game = own.game.as_str();
    own.white.does(game, json!({"stop-clocks": "other"})).await;
    let questions = official.get(&format!("/v1/games/{game}/questions")).await.json;
    let id = questions[0]["id"].as_u64().expect("a question");
    assert!(questions[0]["question"].as_str().unwrap().contains("razlog"), "{questions}");
    assert_eq!(own.white.get(&format!("/v1/games/{game}/questions")).await.status, 403);
    let path = format!("/v1/games/{game}/questions/{id}");
    assert_eq!(own.white.post(&path, &json!({"answer": "yes"})).await.status, 403);
    let wrong = official.post(&path, &json!({"answer": {"mark": "win"}})).await;
    assert_eq!(wrong.status, 409, "{}", wrong.text);
    let answered = official.post(&path, &json!({"answer": "yes", "ground": "bolest"})).await;
    assert_eq!(answered.status, 200, "{}", answered.text);
    let author = rulings(&answered.json).into_iter().find_map(|ruling| ruling["author"].as_str());
    assert!(author.is_some_and(|author| author.contains("Ana")), "{}", answered.text);
    let left = official.get(&format!("/v1/games/{game}/questions")).await.json;
    assert!(left.as_array().unwrap().iter().all(|open| open["id"] != id));
}

#[tokio::test]
async fn a_sealed_move_is_nobodys_business_until_the_envelope_is_opened() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let regulations = "preset = \"classical-40-2h-adjourned\"\nadjourned-after = \"1 s\"";
    let own = Match::started(&official, regulations).await;
    let game = own.game.as_str();
    own.white.does(game, play("e2", "e4")).await;
    // Not before the time at which games are adjourned.
    let request = arbiter(&json!({"adjourn": "request"}));
    eventually(async || official.acts(game, &request).await.status == 200).await;
    let secret = "Sg8-h6 (xyzzy)";
    let seal = json!({"adjourn": {"seal": {"text": secret, "nonce": ""}}});
    own.black.does(game, seal).await;
    own.black.does(game, json!({"adjourn": {"seal": {"text": "Nf6", "nonce": ""}}})).await;
    own.black.does(game, json!({"adjourn": "hand-over"})).await;
    for person in [&official, &own.white, &server.stranger()] {
        let seen = person.get(&format!("/v1/games/{game}")).await.text;
        assert!(!seen.contains("xyzzy") && !seen.contains("Nf6"), "{seen}");
    }
    let log = official.get(&format!("/v1/games/{game}/log")).await.text;
    assert!(!log.contains("xyzzy") && !log.contains("Nf6"), "{log}");
    for file in [server.file(), server.file().with_extension("sqlite-wal")] {
        let bytes = std::fs::read(file).unwrap_or_default();
        assert!(!bytes.windows(5).any(|part| part == b"xyzzy"), "the move is in the database");
    }
    official.does(game, arbiter(&json!({"adjourn": "check-envelope"}))).await;
    let soon = server.running.hall.now().get() + 300;
    let appoint = json!({"adjourn": {"appoint": {"at": soon, "until": null, "place": ""}}});
    official.does(game, arbiter(&appoint)).await;
    eventually(async || server.running.hall.now().get() > soon).await;
    for person in [&own.white, &own.black] {
        person.acts(game, &json!({"presence": "arrive"})).await;
    }
    official.does(game, arbiter(&json!({"adjourn": "resume"}))).await;
    let open = json!({"adjourn": {"open": {"text": "", "nonce": ""}}});
    official.does(game, arbiter(&open)).await;
    let seen = own.white.sees(game).await;
    assert_eq!(seen["view"]["to-move"], "white", "{seen}");
    assert!(
        seen["view"]["board"].as_str().unwrap().contains("5n2"),
        "the knight stands on f6: {seen}"
    );
    own.white.does(game, play("b1", "c3")).await;
}

#[tokio::test]
async fn a_visually_impaired_player_announces_and_the_opponent_repeats() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let players =
        json!([{"no": 1, "name": "A"}, {"no": 2, "name": "B", "senses": "visually-disabled"}]);
    let about = announced("preset = \"fide-standard-90-30\"");
    let own = Match::arranged(&official, &about, &players).await;
    own.start(&official).await;
    let (game, white, black) =
        (own.game.as_str(), own.white.reading("sl"), own.black.reading("sr-Latn"));
    white.does(game, play("e2", "e4")).await;
    let press = json!({"press": {"hand": "right", "manner": "proper"}});
    let hand = |act: Value| json!({"hand": {"hand": "right", "act": act}});
    black.does(game, hand(json!({"lift": {"from": "g8"}}))).await;
    black.does(game, hand(json!({"place": {"on": "f6"}}))).await;
    let refused = black.acts(game, &press).await;
    assert_eq!((refused.status.as_u16(), &refused.json["code"]), (409, &json!("refused")));
    assert!(refused.json["article"].is_string(), "{}", refused.text);
    black.does(game, json!({"say": {"announce": "Springer Felix sechs"}})).await;
    white.does(game, json!({"say": {"repeat": "Springer Felix sechs"}})).await;
    black.does(game, press).await;
    assert_eq!(white.sees(game).await["view"]["to-move"], "white");
}

#[tokio::test]
async fn a_flag_falls_by_itself() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let regulations = "preset = \"screen-10-5\"\ntime = \"1 s\"";
    let own = Match::started(&official, regulations).await;
    let game = own.game.as_str();
    own.white.does(game, play("e2", "e4")).await;
    own.black.does(game, play("e7", "e5")).await;
    // Reading has no effect: it only waits for what the hall does by itself.
    eventually(async || own.black.sees(game).await["view"]["stage"] != "playing").await;
    let seen = own.black.sees(game).await;
    assert_eq!(seen["view"]["clocks"]["white"]["flag"], true, "{seen}");
    assert_eq!(seen["view"]["stage"]["over"]["outcome"], "0-1", "{seen}");
}

#[tokio::test]
async fn a_void_game_is_replaced_and_the_arbiter_enters_for_others() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"fide-standard-90-30\"").await;
    let path = format!("/v1/games/{}/acts", own.game);
    let white = json!({"as": {"player": "white"}, "action": play("e2", "e4")});
    let entered = official.post(&path, &white).await;
    assert_eq!(entered.status, 200, "{}", entered.text);
    let log = official.get(&format!("/v1/games/{}/log", own.game)).await.json;
    let last = log.as_array().and_then(|log| log.last()).expect("an entry");
    assert_eq!(
        (&last["by"], &last["as"]),
        (&json!({"official": "Ana"}), &json!({"player": "white"}))
    );
    let early = official.post(&format!("/v1/games/{}/replacement", own.game), &json!({})).await;
    assert_eq!(early.status, 422, "the game is not void: {}", early.text);
}

#[tokio::test]
async fn an_arbiter_knows_what_each_player_may_do() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"screen-10-5\"").await;
    for (colour, player) in [("white", &own.white), ("black", &own.black)] {
        let path = format!("/v1/games/{}/may/{colour}", own.game);
        let allowed = player.sees(&own.game).await["told"]["may"].clone();
        let may = official.get(&path).await;
        assert_eq!((may.status.as_u16(), &may.json), (200, &allowed), "{colour}");
        assert_eq!(player.get(&path).await.status, 403);
        assert_eq!(server.stranger().get(&path).await.status, 401);
    }
    let wrong = official.get(&format!("/v1/games/{}/may/green", own.game)).await;
    assert_eq!(wrong.status, 404, "{}", wrong.text);
}
