//! Seats: who gives them, and that nobody gets two.

use serde_json::json;

use crate::server::{Match, Person, TestServer, announced, generous, seat};

#[tokio::test]
async fn giving_all_seats_at_the_same_moment_gives_one_to_a_player() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let opened = ana.post("/v1/competitions", &announced("preset = \"blitz-3-2\"")).await;
    let of = format!("/v1/competitions/{}", opened.json["id"].as_str().expect("an id"));
    let players: Vec<_> = (1..=30).map(|no| json!({"no": no, "name": format!("P{no}")})).collect();
    assert_eq!(ana.post(&format!("{of}/players"), &json!(players)).await.status, 201);
    let (path, nothing) = (format!("{of}/seats/players"), json!({}));
    let (one, two, three) = tokio::join!(
        ana.post(&path, &nothing),
        ana.post(&path, &nothing),
        ana.post(&path, &nothing)
    );
    let shown: usize =
        [&one, &two, &three].iter().map(|given| given.json.as_array().map_or(0, Vec::len)).sum();
    assert_eq!(shown, 30, "only links that open something are shown");
    let seats = ana.get(&format!("{of}/seats")).await.json;
    assert_eq!(seats.as_array().map(Vec::len), Some(30));
}

#[tokio::test]
async fn new_links_for_all_end_the_old_ones() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let own = Match::started(&ana, "preset = \"blitz-3-2\"").await;
    let (assistant, _) = seat(&ana, &own.competition, &json!({"assistant": 1})).await;
    let path = format!("/v1/competitions/{}/seats/players", own.competition);
    assert_eq!(ana.post(&path, &json!({})).await.json, json!([]), "everybody has one");
    let renewed = ana.post(&format!("{path}?renew=true"), &json!({})).await;
    assert_eq!(renewed.json.as_array().map(Vec::len), Some(2), "{}", renewed.text);
    let old = own.white.get(&format!("/v1/games/{}", own.game)).await;
    assert_eq!(old.status, 401, "{}", old.text);
    let new = ana.with(renewed.json[0]["token"].as_str().expect("a token"));
    new.does(&own.game, json!({"play": {"from": "e2", "to": "e4"}})).await;
    assistant.sees(&own.game).await;
}

#[tokio::test]
async fn links_have_the_address_that_is_chosen() {
    let mut settings = generous();
    settings.other_addresses = vec!["http://192.168.1.5:8080".to_owned()];
    let server = TestServer::with(settings).await;
    let ana = server.first_official("Ana").await;
    let own = Match::started(&ana, "preset = \"blitz-3-2\"").await;
    let of = format!("/v1/competitions/{}", own.competition);
    let address = ana.get(&format!("{of}/address")).await.json;
    assert_eq!(
        address,
        json!({"address": server.base, "only-here": true,
        "others": ["http://192.168.1.5:8080"]})
    );
    let path = format!("{of}/seats/players?renew=true");
    let given = ana.post(&path, &json!({})).await.json;
    assert!(
        given[0]["link"].as_str().is_some_and(|link| link.starts_with(&server.base)),
        "{given}"
    );
    let chosen = format!("{path}&address=http://192.168.1.5:8080");
    let given = ana.post(&chosen, &json!({})).await.json;
    let link = given[0]["link"].as_str().expect("a link");
    assert!(link.starts_with("http://192.168.1.5:8080/seat/"), "{link}");
    let foreign = json!({"role": "spectator", "address": "https://evil.example"});
    assert_eq!(ana.post(&format!("{of}/seats"), &foreign).await.status, 400);
    let own_seat = own.black.get(&format!("{of}/address")).await;
    assert!([401, 403].contains(&own_seat.status.as_u16()), "{}", own_seat.text);
}

#[tokio::test]
async fn the_seat_of_an_arbiter_makes_no_arbiters() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let own = Match::started(&ana, "preset = \"blitz-3-2\"").await;
    let (arbiter, _) = seat(&ana, &own.competition, &json!("arbiter")).await;
    let path = format!("/v1/competitions/{}/seats", own.competition);
    let refused = arbiter.post(&path, &json!({"role": "arbiter"})).await;
    assert_eq!((refused.status.as_u16(), &refused.json["code"]), (403, &json!("forbidden")));
    assert_eq!(arbiter.post(&path, &json!({"role": "spectator"})).await.status, 201);
    assert_eq!(arbiter.post(&path, &json!({"role": {"player": 1}})).await.status, 201);
}

#[tokio::test]
async fn a_log_of_nothing_is_empty() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let own = Match::started(&ana, "preset = \"blitz-3-2\"").await;
    for (limit, many) in [(0, 0), (1, 1)] {
        let log = ana.get(&format!("/v1/games/{}/log?limit={limit}", own.game)).await.json;
        assert_eq!(log.as_array().map(Vec::len), Some(many), "{log}");
    }
}

#[tokio::test]
async fn a_whole_hall_behind_one_address_is_counted_by_seats() {
    let mut settings = generous();
    settings.limits.requests_per_minute = 8;
    let server = TestServer::with(settings).await;
    let ana = server.first_official("Ana").await;
    let opened = ana.post("/v1/competitions", &announced("preset = \"blitz-3-2\"")).await;
    let of = format!("/v1/competitions/{}", opened.json["id"].as_str().expect("an id"));
    let players: Vec<_> = (1..=40).map(|no| json!({"no": no, "name": format!("P{no}")})).collect();
    assert_eq!(ana.post(&format!("{of}/players"), &json!(players)).await.status, 201);
    let seats = ana.post(&format!("{of}/seats/players"), &json!({})).await.json;
    let stranger = server.stranger();
    for seat in seats.as_array().expect("seats") {
        let token = seat["token"].as_str().expect("a token");
        assert_eq!(stranger.get(&format!("/seat/{token}")).await.status, 303);
        assert_eq!(stranger.with(token).get("/v1/me").await.status, 200);
    }
    let mut last = stranger.get("/seat/adb_nobody").await;
    for _ in 0..10 {
        last = stranger.get("/seat/adb_nobody").await;
    }
    assert_eq!(last.status, 429, "links of nobody are counted by the address");
}

#[tokio::test]
async fn a_browser_with_another_seat_asks_before_replacing_it() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let own = Match::started(&ana, "preset = \"screen-10-5\"").await;
    let link = |person: &Person| format!("/seat/{}", person.token.as_deref().expect("a token"));
    for (holder, name) in [(&ana, "Ana"), (&own.black, "Horvat, Bor")] {
        let asked = holder.reading("sl").get(&link(&own.white)).await;
        assert_eq!(asked.status, 200, "{}", asked.text);
        assert!(asked.headers.get("set-cookie").is_none(), "nothing is left without a word");
        for text in [name, "Novak, Ana", "zasebnem oknu"] {
            assert!(asked.text.contains(text), "{text}: {}", asked.text);
        }
        let changed = holder.post(&link(&own.white), &json!({})).await;
        assert_eq!(changed.status, 303, "{}", changed.text);
        assert!(changed.headers.contains_key("set-cookie"));
    }
    assert_eq!(own.white.get(&link(&own.white)).await.status, 303, "one's own seat is taken again");
}

#[tokio::test]
async fn a_players_seat_can_be_given_to_a_program() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let own = Match::started(&ana, "preset = \"blitz-3-2\"").await;
    let path = format!("/v1/competitions/{}/seats", own.competition);
    let given = ana.post(&path, &json!({"role": {"player": 1}, "program": true})).await;
    assert_eq!(given.status, 201, "{}", given.text);
    let seats = ana.get(&path).await.json;
    let listed = seats.as_array().expect("seats");
    let programs: Vec<_> = listed.iter().filter(|seat| seat["program"] == true).collect();
    assert_eq!(programs.len(), 1, "{seats}");
    assert_eq!(programs[0]["id"], given.json["id"]);
    let arbiter = ana.post(&path, &json!({"role": "arbiter", "program": true})).await;
    assert_eq!(arbiter.status, 422, "{}", arbiter.text);
    assert_eq!(ana.get(&path).await.json, seats, "nothing was given");
}
