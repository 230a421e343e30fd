//! A Swiss over HTTP: proposals with reasons, a noted change of a pair, TRF, rating lists.

use serde_json::{Value, json};

use crate::server::{Answer, Person, TestServer, announced};

async fn opened(official: &Person, rounds: u32) -> String {
    let mut about = announced("preset = \"blitz-3-2\"");
    (about["system"], about["rounds"]) = (json!("swiss"), json!(rounds));
    let opened = official.post("/v1/competitions", &about).await;
    assert_eq!(opened.status, 201, "{}", opened.text);
    format!("/v1/competitions/{}", opened.json["id"].as_str().expect("an id"))
}

async fn with_players(official: &Person, count: u32) -> String {
    let of = opened(official, 5).await;
    let players: Vec<Value> =
        (1..=count).map(|no| json!({"no": no, "name": format!("Player {no}")})).collect();
    assert_eq!(official.post(&format!("{of}/players"), &json!(players)).await.status, 201);
    of
}

async fn sent(official: &Person, path: &str, text: &str) -> Answer {
    let request = official.request(reqwest::Method::POST, path);
    official.sent(request.header("content-type", "text/plain").body(text.to_owned())).await
}

fn pairings(proposal: &Value) -> Vec<Value> {
    let boards = proposal["boards"].as_array().expect("boards").iter();
    let pair =
        |own: &Value| json!({"board": own["board"], "white": own["white"], "black": own["black"]});
    boards.map(pair).collect()
}

#[tokio::test]
async fn a_round_is_proposed_with_reasons_and_a_change_is_noted() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let of = with_players(&ana, 7).await;
    let proposal = format!("{of}/rounds/1/proposal?half-point=7");
    let early = ana.get(&proposal).await;
    assert_eq!(
        (early.status.as_u16(), early.json["errors"][0]["code"].as_str()),
        (422, Some("colour-not-drawn"))
    );
    let lot = ana.put(&format!("{of}/initial-colour"), &json!({})).await;
    assert!(["white", "black"].contains(&lot.json["colour"].as_str().expect("a colour")));
    let drawn = ana.put(&format!("{of}/initial-colour"), &json!({"colour": "white"})).await;
    assert_eq!((drawn.status.as_u16(), &drawn.json["colour"]), (200, &json!("white")));
    let proposed = ana.reading("sl").get(&proposal).await.json;
    let first = &proposed["boards"][0];
    assert_eq!((&first["white"], &first["black"]), (&json!(1), &json!(4)));
    assert_eq!(first["white-points"], "0");
    let reason = first["reason"].as_str().expect("a reason");
    assert!(reason.contains("C.04.3"), "{reason}");
    let colours = first["colours"].as_str().expect("a reason");
    assert!(colours.starts_with("Barvi: "), "{colours}");
    let asked = format!("{of}/rounds/1/proposal/why-not?one=1&other=2&half-point=7");
    let why = ana.get(&asked).await.json;
    assert_eq!(why["meet"], false);
    assert_eq!(why["told"][1], "1 Player 1 meets 4 Player 4 instead.");
    // 4 and 5 swap places.
    let mut changed = pairings(&proposed);
    (changed[0]["black"], changed[1]["white"]) = (json!(5), json!(4));
    changed.push(json!({"player": 7, "bye": "half-point"}));
    let done = ana.post(&format!("{of}/rounds/1/pairings"), &json!(changed)).await;
    assert_eq!(done.status, 204, "{}", done.text);
    let rounds = ana.get(&format!("{of}/rounds")).await.json;
    let expected = json!([{"white": 1, "black": 4}, {"white": 5, "black": 2}]);
    assert_eq!(rounds[0]["by-the-rules"], expected);
    let right = json!({"pairings": [{"board": 1, "white": 1, "black": 4}, {"board": 2, "white": 5, "black": 2}]});
    let done = ana.patch(&format!("{of}/rounds/1/pairings"), &right).await;
    assert_eq!(done.status, 204, "{}", done.text);
    let rounds = ana.get(&format!("{of}/rounds")).await.json;
    assert_eq!(rounds[0].get("by-the-rules"), None);
    let late = ana.get(&format!("{of}/rounds/2/proposal")).await;
    assert_eq!(late.status, 422);
    assert_eq!(late.json["detail"], "Round 1: the game of 1 Player 1 has no result yet.");
}

#[tokio::test]
async fn trf_is_exported_and_imported() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let of = with_players(&ana, 4).await;
    ana.put(&format!("{of}/initial-colour"), &json!({"colour": "black"})).await;
    let proposed = ana.get(&format!("{of}/rounds/1/proposal")).await.json;
    ana.post(&format!("{of}/rounds/1/pairings"), &json!(pairings(&proposed))).await;
    for (board, result) in [(1, "1-0"), (2, "½-½")] {
        let path = format!("{of}/rounds/1/boards/{board}/result");
        assert_eq!(ana.put(&path, &json!({"result": result})).await.status, 204);
    }
    let file = ana.get(&format!("{of}/trf")).await;
    assert!(file.text.contains("\n152 B\n") && file.text.contains("\n142 5\n"), "{}", file.text);
    let other = opened(&ana, 5).await;
    let taken = sent(&ana, &format!("{other}/trf"), &file.text).await;
    assert_eq!(taken.status, 204, "{}", taken.text);
    assert_eq!(ana.get(&format!("{other}/trf")).await.text, file.text);
    let again = sent(&ana.reading("sl"), &format!("{other}/trf"), &file.text).await;
    assert_eq!(
        (again.status.as_u16(), again.json["errors"][0]["code"].as_str()),
        (422, Some("not-empty"))
    );
    let wrong = file.text.replace("   1 w", "   9 w");
    let refused = sent(&ana, &format!("{}/trf", opened(&ana, 5).await), &wrong).await;
    assert_eq!(refused.status, 422, "{}", refused.text);
    assert!(refused.json["errors"][0]["line"].as_u64() > Some(1), "{}", refused.text);
}

#[tokio::test]
async fn a_rating_list_fills_in_what_is_known() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let of = opened(&ana, 5).await;
    let players = json!([{"no": 1, "name": "Novak, Ana"}, {"no": 2, "name": "Nobody"}]);
    ana.post(&format!("{of}/players"), &players).await;
    let list = "fideid,name,fed,rating,birthday\n14601230,\"Novak, Ana\",SLO,1987,1990\n";
    let filled = sent(&ana, &format!("{of}/ratings"), list).await;
    assert_eq!(filled.json, json!({"found": [1], "missing": [2]}), "{}", filled.text);
    let players = ana.get(&format!("{of}/players")).await.json;
    assert_eq!((&players[0]["rating"], &players[0]["fide-id"]), (&json!(1987), &json!(14_601_230)));
    assert_eq!(sent(&ana, &format!("{of}/ratings"), "hello").await.status, 422);
}

#[tokio::test]
async fn the_start_list_is_ordered_by_rating_before_the_first_round() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let of = opened(&ana, 5).await;
    let players = json!([
        {"no": 1, "name": "Zadnji, Zan"},
        {"no": 2, "name": "Drugi, Dan", "rating": 1900},
        {"no": 3, "name": "Prva, Pia", "rating": 2100},
        {"no": 4, "name": "Tretja, Tea", "rating": 1900},
    ]);
    ana.post(&format!("{of}/players"), &players).await;
    let list = format!("{of}/start-list");
    let before = ana.get(&list).await.json;
    let expected = json!({
        "by-rating": [3, 2, 4, 1], "is-by-rating": false, "is-ordered": false, "can-change": true,
    });
    assert_eq!(before, expected);
    let ordered = ana.put(&list, &json!({})).await.json;
    assert_eq!((&ordered["is-by-rating"], &ordered["is-ordered"]), (&json!(true), &json!(true)));
    let names = ana.get(&format!("{of}/players")).await.json;
    assert_eq!(
        (&names[0]["name"], &names[3]["name"]),
        (&json!("Prva, Pia"), &json!("Zadnji, Zan"))
    );
    let wrong = ana.reading("sl").put(&list, &json!({"order": [1, 2, 3]})).await;
    let said = ("player-not-listed", "V vrstnem redu manjka igralec 4.");
    let error = &wrong.json["errors"][0];
    assert_eq!((&error["code"], &error["detail"]), (&json!(said.0), &json!(said.1)));
    assert_eq!(ana.put(&list, &json!({"order": [1, 3, 2, 4]})).await.json["is-by-rating"], false);
    ana.put(&format!("{of}/initial-colour"), &json!({"colour": "white"})).await;
    let proposed = ana.get(&format!("{of}/rounds/1/proposal")).await.json;
    ana.post(&format!("{of}/rounds/1/pairings"), &json!(pairings(&proposed))).await;
    assert_eq!(ana.put(&list, &json!({})).await.status, 422);
    assert_eq!(ana.get(&list).await.json["can-change"], false);
}

#[tokio::test]
async fn requested_byes_and_forbidden_pairs_are_stored_and_respected() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let of = with_players(&ana, 6).await;
    ana.put(&format!("{of}/initial-colour"), &json!({"colour": "white"})).await;
    let request = |round: u32, player: u32| format!("{of}/rounds/{round}/requested-byes/{player}");
    for (round, bye) in [(1, "half-point"), (3, "zero-point")] {
        assert_eq!(ana.put(&request(round, 6), &json!({"bye": bye})).await.status, 204);
    }
    ana.put(&request(1, 5), &json!({"bye": "half-point"})).await;
    let noted = ana.get(&format!("{of}/requested-byes")).await.json;
    assert_eq!(noted[2], json!({"round": 3, "player": 6, "bye": "zero-point"}));
    let groups = json!([{"players": [1, 3]}]);
    let forbidden = format!("{of}/forbidden-pairings");
    assert_eq!(ana.put(&forbidden, &groups).await.status, 204);
    assert_eq!(ana.get(&forbidden).await.json, groups);
    let proposed = ana.get(&format!("{of}/rounds/1/proposal")).await.json;
    assert_eq!(proposed["boards"].as_array().map(Vec::len), Some(2));
    assert_eq!(proposed["boards"][0]["black"], 4);
    let byes = json!([{"player": 5, "bye": "half-point"}, {"player": 6, "bye": "half-point"}]);
    assert_eq!(proposed["byes"], byes);
    let why = ana.reading("sl").get(&format!("{of}/rounds/1/proposal/why-not?one=1&other=3")).await;
    assert_eq!(why.json["told"][0], "Ne smeta se srečati: organizator je ta par prepovedal.");
    ana.post(&format!("{of}/rounds/1/pairings"), &json!(pairings(&proposed))).await;
    let rounds = ana.get(&format!("{of}/rounds")).await.json;
    assert_eq!(rounds[0]["byes"], byes);
    let late = ana.reading("sl").put(&request(1, 4), &json!({"bye": "half-point"})).await;
    let error = &late.json["errors"][0];
    assert_eq!((late.status.as_u16(), &error["field"]), (422, &json!("round")));
    assert_eq!(error["detail"], "Pari 1. kola so že določeni.");
    assert_eq!(ana.delete(&request(3, 6)).await.status, 204);
    assert_eq!(ana.get(&format!("{of}/requested-byes")).await.json, json!([]));
    let wrong = json!([{"players": [1, 3]}, {"players": [2, 99]}]);
    let refused = ana.put(&forbidden, &wrong).await;
    let error = &refused.json["errors"][0];
    assert_eq!((&error["item"], &error["field"]), (&json!(1), &json!("players")));
    assert_eq!(error["detail"], "There is no player with the number 99.");
}

#[tokio::test]
async fn ratings_of_opponents_break_ties() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let mut about = announced("preset = \"blitz-3-2\"");
    (about["system"], about["rounds"]) = (json!("swiss"), json!(1));
    about["tie-breaks"] = json!(["average-rating", "performance-rating"]);
    let opened = ana.post("/v1/competitions", &about).await;
    assert_eq!(opened.status, 201, "{}", opened.text);
    let of = format!("/v1/competitions/{}", opened.json["id"].as_str().expect("an id"));
    let ratings = [2000, 1900, 1800, 1700];
    let players: Vec<Value> = (1..)
        .zip(ratings)
        .map(|(no, rating)| json!({"no": no, "name": format!("Player {no}"), "rating": rating}))
        .collect();
    assert_eq!(ana.post(&format!("{of}/players"), &json!(players)).await.status, 201);
    let boards =
        json!([{"board": 1, "white": 1, "black": 3}, {"board": 2, "white": 4, "black": 2}]);
    assert_eq!(ana.post(&format!("{of}/rounds/1/pairings"), &boards).await.status, 204);
    for (board, result) in [(1, "1-0"), (2, "1-0")] {
        let path = format!("{of}/rounds/1/boards/{board}/result");
        assert_eq!(ana.put(&path, &json!({"result": result})).await.status, 204);
    }
    let standings = ana.get(&format!("{of}/standings")).await;
    let rows = standings.json["players"].as_array().expect("players").iter();
    let order: Vec<&Value> = rows.map(|row| &row["player"]).collect();
    // Who beat the stronger opponent is first; of the losers, who lost to the stronger one.
    assert_eq!(order, [4, 1, 3, 2], "{}", standings.text);
    for (player, average, performance) in [(4, "1900", "2700"), (3, "2000", "1200")] {
        let row = standings.json["players"]
            .as_array()
            .and_then(|rows| rows.iter().find(|row| row["player"] == player));
        let told = row.map(ToString::to_string).unwrap_or_default();
        assert!(told.contains(average) && told.contains(performance), "{told}");
    }
}
