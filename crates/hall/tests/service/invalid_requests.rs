//! Invalid requests are refused clearly, in the language of the caller, and change nothing.

use reqwest::Method;
use serde_json::{Value, json};

use crate::server::{Match, TestServer, announced, generous, play};

#[tokio::test]
async fn problems_come_in_all_languages() {
    let server = TestServer::open().await;
    for (language, detail) in [
        ("en", "There is nothing at this address, or you are not allowed to see it."),
        ("sl", "Na tem naslovu ni ničesar ali pa ni namenjeno vam."),
        ("hr", "Na toj adresi nema ničega ili nije namijenjeno vama."),
        ("sr-Latn", "Na toj adresi nema ničega ili nemate pravo da to vidite."),
        ("sr-Cyrl", "На тој адреси нема ничега или немате право да то видите."),
    ] {
        let person = server.stranger().reading(language);
        let answer = person.get("/v1/nowhere").await;
        assert_eq!(answer.status, 404);
        assert_eq!(answer.headers["content-type"], "application/problem+json");
        assert_eq!(answer.headers["content-language"], language);
        assert_eq!(answer.json["detail"], detail);
        assert_eq!(answer.json["status"], 404);
        let asked = server.stranger().get(&format!("/v1/nowhere?lang={language}")).await;
        assert_eq!(asked.json["detail"], detail, "the address overrules the header");
    }
}

/// A browser at an unknown address gets a page that leads on; a program gets a problem.
#[tokio::test]
async fn an_unknown_address_is_a_page_for_browsers() {
    let server = TestServer::open().await;
    let stranger = server.stranger().reading("sl");
    let request = stranger.request(Method::GET, "/nonsense");
    let accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
    let page = stranger.sent(request.header("accept", accept)).await;
    assert_eq!(page.status, 404);
    assert!(page.headers["content-type"].to_str().unwrap().starts_with("text/html"));
    assert!(page.text.contains("Na tem naslovu ni ničesar"), "{}", page.text);
    assert!(page.text.contains("href=\"/\""), "{}", page.text);
    let problem = stranger.get("/nonsense").await;
    assert_eq!(problem.headers["content-type"], "application/problem+json");
}

#[tokio::test]
async fn bodies_that_cannot_be_read_are_refused_and_say_where() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"fide-standard-90-30\"").await;
    let path = format!("/v1/games/{}/acts", own.game);
    let before = own.white.sees(&own.game).await["seq"].clone();
    for (body, part) in [
        (json!({"action": {"play": {"from": "e2", "to": "e9"}}}), "e9"),
        (json!({"action": {"play": {"from": "e2"}}}), "to"),
        (json!({"action": {"dance": {}}}), "dance"),
        (json!({"action": {"press": {"hand": "left", "manner": "proper", "at": 1}}}), "at"),
        (json!({"action": "tick", "at": 1_700_000_000_000_u64}), "at"),
        (json!({"action": "tick", "time": "12:00"}), "time"),
        (json!({}), "action"),
        (json!([]), "NewAct"),
        (json!({"as": "king", "action": "tick"}), "king"),
    ] {
        let answer = own.white.post(&path, &body).await;
        assert_eq!(
            (answer.status.as_u16(), &answer.json["code"]),
            (400, &json!("unreadable")),
            "{body}"
        );
        let detail = answer.json["detail"].as_str().unwrap();
        assert!(detail.contains(part), "{body}: {detail}");
    }
    let raw = |text: &'static str, kind: &'static str| {
        let request = own.white.request(Method::POST, &path).body(text);
        own.white.sent(request.header("content-type", kind))
    };
    assert_eq!(raw("{", "application/json").await.status, 400);
    assert_eq!(raw("\u{0}\u{1}", "application/json").await.status, 400);
    assert_eq!(raw("{}", "text/plain").await.status, 415);
    let resigns = json!({"action": {"say": "resign"}});
    let mut request = own.white.request(Method::POST, &path).json(&resigns);
    request = request.header("if-match", "yesterday");
    assert_eq!(own.white.sent(request).await.status, 400);
    assert_eq!(own.white.sees(&own.game).await["seq"], before, "nothing has changed");
}

#[tokio::test]
async fn limits_are_enforced() {
    let mut settings = generous();
    settings.limits.body = 10_000;
    settings.limits.requests_per_minute = 60;
    let server = TestServer::with(settings).await;
    let person = server.stranger().reading("sl");
    let long = json!({"name": "x".repeat(20_000), "password": ""});
    let large = person.post("/v1/sessions", &long).await;
    assert_eq!((large.status.as_u16(), &large.json["code"]), (413, &json!("too-large")));
    let mut last = person.get("/v1/me").await;
    for _ in 0..80 {
        last = person.get("/v1/me").await;
    }
    assert_eq!((last.status.as_u16(), &last.json["code"]), (429, &json!("too-often")));
    assert!(last.headers.contains_key("retry-after"));
    let guess = person.with("adb_guess").get("/v1/me").await;
    assert_eq!(guess.status, 429, "a token that nobody has makes no new client");
}

#[tokio::test]
async fn competitions_object_in_words_and_with_the_place() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await.reading("sl");
    let wrong =
        official.post("/v1/competitions", &announced("edition = \"1924\"\ntime = \"x\"")).await;
    assert_eq!(wrong.status, 422, "{}", wrong.text);
    assert_eq!(wrong.json["errors"][0]["line"], 1);
    let blank = json!({"name": " ", "regulations": "preset = \"blitz-3-2\""});
    let blank = official.post("/v1/competitions", &blank).await;
    assert_eq!((blank.status.as_u16(), &blank.json["code"]), (422, &json!("blank")));
    assert_eq!(blank.json["errors"][0]["field"], "name");
    assert_eq!(blank.json["detail"], "To polje ne sme biti prazno.");
    let unknown = json!({"name": "X", "regulations": "preset = \"blitz-3-2\"", "prize": 5});
    assert_eq!(official.post("/v1/competitions", &unknown).await.status, 400);

    let opened = official.post("/v1/competitions", &announced("preset = \"blitz-3-2\"")).await.json;
    let of = format!("/v1/competitions/{}", opened["id"].as_str().unwrap());
    let csv = |text: &'static str| {
        let request = official.request(Method::POST, &format!("{of}/players"));
        official.sent(request.header("content-type", "text/csv").body(text))
    };
    let wrong = csv("no,name,rating\n1,Ana,many\n").await;
    assert_eq!(wrong.status, 422, "{}", wrong.text);
    let found = &wrong.json["errors"][0];
    assert_eq!((&found["line"], &found["field"]), (&json!(2), &json!("rating")), "{found}");
    assert!(official.get(&format!("{of}/players")).await.json.as_array().unwrap().is_empty());
    let right = csv("no,name,rating\n1,Ana,2100\n2,Bor,2000\n3,Cene,1900\n").await;
    assert_eq!(right.status, 201, "{}", right.text);
    let paired = official.post(&format!("{of}/pairings/berger"), &json!({})).await;
    assert_eq!(paired.status, 204, "{}", paired.text);
    let rounds = official.get(&format!("{of}/rounds")).await.json;
    assert_eq!(rounds.as_array().map(Vec::len), Some(3));
    let again = official.post(&format!("{of}/pairings/berger"), &json!({})).await;
    assert_eq!(again.json["detail"], "Pari 1. kola so že določeni.");
    let late = official.post(&format!("{of}/rounds/1/tables"), &json!({"arrivals": true})).await;
    assert_eq!(late.json["errors"][0]["field"], "starts", "{}", late.text);
}

#[tokio::test]
async fn names_that_are_none_are_not_found() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    for path in [
        "/v1/games/xxxxxxxx",
        "/v1/games/%2e%2e%2f",
        "/v1/games/NOTANID!",
        "/v1/competitions/aaaaaaaa/players",
        "/v1/competitions/aaaaaaaa/rounds/0/tables",
    ] {
        let answer = official.get(path).await;
        assert!(answer.status == 404 || answer.status == 405, "{path}: {}", answer.status);
        assert!(answer.json["detail"].is_string(), "{path}");
    }
}

#[tokio::test]
async fn a_request_can_be_repeated_and_a_stale_one_is_rejected() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"screen-10-5\"").await;
    let path = format!("/v1/games/{}/acts", own.game);
    let send = async |key: Option<&str>, tag: Option<&str>, action: Value| {
        let mut request = own.white.request(Method::POST, &path).json(&json!({"action": action}));
        if let Some(key) = key {
            request = request.header("idempotency-key", key);
        }
        if let Some(tag) = tag {
            request = request.header("if-match", tag);
        }
        own.white.sent(request).await
    };
    let seen = own.white.get(&format!("/v1/games/{}", own.game)).await;
    let tag = seen.headers["etag"].to_str().unwrap().to_owned();
    let first = send(Some("k1"), Some(&tag), play("e2", "e4")).await;
    assert_eq!(first.status, 200, "{}", first.text);
    let again = send(Some("k1"), Some(&tag), play("e2", "e4")).await;
    assert_eq!(again.status, 200, "{}", again.text);
    assert_eq!(first.json["seq"], again.json["seq"]);
    assert_eq!(first.json["events"], again.json["events"]);
    let late = send(None, Some(&tag), json!({"say": "offer-draw"})).await;
    assert_eq!((late.status.as_u16(), &late.json["code"]), (412, &json!("overtaken")));
    assert_eq!(late.json["seq"], first.json["seq"]);
}

#[tokio::test]
async fn a_revoked_seat_opens_nothing() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"screen-10-5\"").await;
    own.white.does(&own.game, play("e2", "e4")).await;
    let path = format!("/v1/competitions/{}/seats/{}", own.competition, own.white_seat);
    assert_eq!(official.delete(&path).await.status, 204);
    let refused = own.white.acts(&own.game, &play("d2", "d4")).await;
    assert_eq!((refused.status.as_u16(), &refused.json["code"]), (401, &json!("unknown-token")));
    let link = format!("/seat/{}", own.white.token.clone().unwrap());
    assert_eq!(server.stranger().get(&link).await.status, 410);
    let link = format!("/seat/{}", own.black.token.clone().unwrap());
    let taken = server.stranger().get(&link).await;
    let only = format!("/games/{}", own.game);
    assert_eq!(taken.status, 303);
    assert_eq!(taken.headers["location"].to_str().unwrap(), only, "it leads to the only game");
    let cookie =
        taken.headers["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    let person = server.stranger().reading("sl");
    let page = person.sent(person.request(Method::GET, "/").header("cookie", cookie)).await;
    assert!(page.text.contains("Horvat, Bor") && page.text.contains(&own.game), "{}", page.text);
}

/// Whatever is sent to any route, nothing breaks, and every error has a sentence.
#[tokio::test]
async fn no_request_causes_an_internal_error() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"screen-10-5\"").await;
    let description = official.get("/openapi.json").await.json;
    let deep = format!("{}1{}", "[".repeat(500), "]".repeat(500));
    let bodies = [
        "",
        "null",
        "[]",
        "{}",
        "\"\\u0000\"",
        "-1e999",
        "{\"action\":{\"arbiter\":{\"act\":{\"draw-array\":70000}}}}",
        "{\"action\":{\"arbiter\":{\"act\":{\"compensate\":{\"white\":18446744073709551615,\"black\":1}}}}}",
        "{\"action\":{\"sheet\":{\"strike\":4294967295}}}",
        "{\"action\":{\"say\":{\"announce\":\"\\ud800\"}}}",
        "{\"role\":{\"player\":0}}",
        "{\"starts\":18446744073709551615}",
        "{\"cycles\":\"never\"}",
        deep.as_str(),
    ];
    for (path, item) in description["paths"].as_object().expect("paths") {
        let id = if path.contains("/games/") { &own.game } else { &own.competition };
        let filled = path.replace("{id}", id).replace("{game}", &own.game);
        let filled = filled.replace(['{', '}'], "");
        for method in item.as_object().expect("operations").keys().filter(|name| *name != "get") {
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).expect("a method");
            for body in bodies {
                let request = official.request(method.clone(), &filled).body(body.to_owned());
                let request = request.header("content-type", "application/json");
                let answer = official.sent(request).await;
                assert!(answer.status.as_u16() < 500, "{method} {path} {body}: {}", answer.text);
                if answer.status.as_u16() >= 400 {
                    let kind = &answer.headers["content-type"];
                    assert_eq!(kind, "application/problem+json", "{method} {path} {body}");
                    assert!(answer.json["detail"].is_string(), "{method} {path} {body}");
                }
            }
        }
    }
    assert_eq!(own.white.sees(&own.game).await["view"]["stage"], "playing");
}
