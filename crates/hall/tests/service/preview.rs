//! What acts would lead to, and typed moves: nothing of it is carried out.

use serde_json::{Value, json};

use crate::server::{Match, TestServer, arbiter, play};

/// Asks what acts of the arbiter would lead to.
fn alternatives(acts: &[Value]) -> Value {
    let each = |act: &Value| json!({"actions": [arbiter(act)]});
    json!({"alternatives": acts.iter().map(each).collect::<Vec<_>>()})
}

#[tokio::test]
async fn the_arbiter_learns_what_will_be_decided_before_it_is() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"fide-standard-90-30\"").await;
    let path = format!("/v1/games/{}/preview", own.game);
    let before = official.sees(&own.game).await;
    let declare = json!({"declare": {"outcome": "+/-", "under": "DefaultTime"}});
    let penalise =
        json!({"penalise": {"whom": "white", "under": "IllegalMovePenalty", "penalties": []}});
    let asked = alternatives(&[declare.clone(), penalise, json!({"restart": null})]);
    let previewed = official.reading("sl").post(&path, &asked).await;
    assert_eq!(previewed.status, 200, "{}", previewed.text);
    let [forfeit, illegal, refused] = previewed.json.as_array().expect("a list").as_slice() else {
        panic!("{}", previewed.text);
    };
    assert!(forfeit["result"].as_str().expect("a result").contains("+/-"), "{forfeit}");
    assert_eq!(forfeit["events"][0]["ruling"]["articles"][0], "6.7.1", "{forfeit}");
    assert!(illegal["result"].is_null(), "the game goes on: {illegal}");
    let order = &illegal["events"][0]["ruling"]["orders"];
    assert!(order.to_string().contains("2 min"), "{illegal}");
    assert!(refused["refused"].is_string() && refused["events"] == json!([]), "{refused}");
    assert_eq!(official.sees(&own.game).await["seq"], before["seq"], "nothing was carried out");
    // After a move of each player nobody has lost by forfeit.
    own.white.does(&own.game, play("e2", "e4")).await;
    own.black.does(&own.game, play("e7", "e5")).await;
    let late = official.post(&path, &alternatives(&[declare])).await.json;
    assert!(late[0]["refused"].is_string(), "{late}");
}

#[tokio::test]
async fn nobody_else_learns_it_and_an_envelope_stays_closed() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"fide-standard-90-30\"").await;
    let path = format!("/v1/games/{}/preview", own.game);
    let claim = json!({"say": {"claim": {"repetition": "stands"}}});
    let asked = json!({"alternatives": [{"as": {"player": "white"}, "actions": [claim]}]});
    // A player could try a claim without risk.
    assert_eq!(own.white.post(&path, &asked).await.status, 403);
    let previewed = official.post(&path, &asked).await.json;
    assert!(previewed[0]["events"].to_string().contains("9.5.3"), "{previewed}");
    let open = json!({"adjourn": {"open": {"text": "", "nonce": ""}}});
    assert_eq!(official.post(&path, &alternatives(&[open])).await.status, 403);
    let tick = json!({"alternatives": [{"actions": ["tick"]}]});
    assert_eq!(official.post(&path, &tick).await.status, 403);
    let many = json!({"alternatives": vec![json!({"actions": []}); 17]});
    assert_eq!(official.post(&path, &many).await.status, 400);
}

#[tokio::test]
async fn a_typed_move_is_read_in_any_language() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"fide-standard-90-30\"").await;
    for text in ["Nf3", "Sf3", "Sg1-f3", "Сф3", "Gustav eins Felix drei"] {
        let read = own.white.get(&format!("/v1/games/{}/reading?text={text}", own.game)).await;
        let plan = &read.json["plan"];
        assert_eq!((&plan["from"], &plan["to"]), (&json!("g1"), &json!("f3")), "{text}");
    }
    for text in ["Nf6", "nonsense", ""] {
        let read = own.white.get(&format!("/v1/games/{}/reading?text={text}", own.game)).await;
        assert_eq!(read.json, json!({}), "{text}");
    }
    let long = "e".repeat(51);
    let refused = own.white.get(&format!("/v1/games/{}/reading?text={long}", own.game)).await;
    assert_eq!(refused.status, 400);
}
