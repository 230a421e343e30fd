//! Officials: the first link, sign-in and sign-out, tokens, and private data.

use reqwest::{Method, header::HeaderValue};
use serde_json::json;

use crate::server::{TestServer, generous};

#[tokio::test]
async fn the_first_link_is_a_form_that_works_without_scripts_once() {
    let server = TestServer::open().await;
    let link = server.first_link().await;
    let person = server.stranger().reading("sl");
    let page = person.get(&format!("/first/{link}")).await;
    assert_eq!(page.status, 200);
    assert!(page.text.contains("<form method=\"post\">"), "{}", page.text);
    assert!(page.text.contains("lang=\"sl\"") && page.text.contains("Geslo"), "{}", page.text);
    let policy = page.headers["content-security-policy"].to_str().unwrap();
    assert!(policy.contains("default-src 'none'") && policy.contains("form-action 'self'"));
    assert_eq!(page.headers["referrer-policy"], "no-referrer");
    assert_eq!(page.headers["cache-control"], "no-store");

    let sent = |form: [(&'static str, &'static str); 2]| {
        let request = person.request(Method::POST, &format!("/first/{link}"));
        person.sent(request.header("origin", &server.base).form(&form))
    };
    let short = sent([("name", "Ana"), ("password", "short")]).await;
    assert_eq!(short.status, 422);
    assert!(short.text.contains("role=\"alert\"") && short.text.contains("vsaj 10 znakov"));
    assert!(short.text.contains("value=\"Ana\""), "what was typed stays: {}", short.text);
    let joined = sent([("name", "Ana"), ("password", "a long password")]).await;
    assert_eq!(joined.status, 303, "{}", joined.text);
    let cookie = joined.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let again = sent([("name", "Bor"), ("password", "a long password")]).await;
    assert_eq!(again.status, 410, "a link works once");

    let session = cookie.split(';').next().unwrap();
    let me = person.sent(person.request(Method::GET, "/v1/me").header("cookie", session)).await;
    assert_eq!(me.json["official"]["name"], "Ana");
    assert_eq!(me.json["roles"], json!(["organiser", "arbiter"]));
}

#[tokio::test]
async fn one_signs_in_and_out_and_a_cookie_alone_changes_nothing_from_elsewhere() {
    let server = TestServer::open().await;
    server.first_official("Ana").await;
    let person = server.stranger();
    let credentials = json!({"name": "ANA", "password": "a long password"});
    let signed_in = person.post("/v1/sessions", &credentials).await;
    assert_eq!(signed_in.status, 201, "{}", signed_in.text);
    let cookie = signed_in.headers["set-cookie"].to_str().unwrap().split(';').next().unwrap();
    let id = signed_in.json["session"].as_str().unwrap();
    let path = format!("/v1/sessions/{id}");
    let delete = |header: Option<(&'static str, &str)>| {
        let request = person.request(Method::DELETE, &path).header("cookie", cookie);
        person.sent(match header {
            Some((name, value)) => request.header(name, value),
            None => request,
        })
    };
    for other in [
        None,
        Some(("origin", "http://evil.example")),
        Some(("sec-fetch-site", "cross-site")),
        Some(("sec-fetch-site", "same-site")),
    ] {
        let refused = delete(other).await;
        assert_eq!((refused.status.as_u16(), &refused.json["code"]), (403, &json!("other-origin")));
    }
    assert_eq!(delete(Some(("sec-fetch-site", "same-origin"))).await.status, 204);
    let me = person.request(Method::GET, "/v1/me").header("cookie", cookie);
    assert_eq!(person.sent(me).await.json["roles"], json!(["stranger"]), "the session has ended");
}

#[tokio::test]
async fn wrong_names_and_passwords_are_indistinguishable_and_rate_limited() {
    let mut settings = generous();
    settings.limits.sign_ins_per_minute = 5;
    let server = TestServer::with(settings).await;
    server.first_official("Ana").await;
    let person = server.stranger().reading("hr");
    let tried = async |name: &str| {
        person.post("/v1/sessions", &json!({"name": name, "password": "wrong password"})).await
    };
    let (known, unknown) = (tried("Ana").await, tried("Nobody").await);
    assert_eq!((known.status.as_u16(), unknown.status.as_u16()), (401, 401));
    assert_eq!(known.json, unknown.json);
    assert_eq!(known.json["detail"], "Ime ili lozinka nisu točni.");
    let mut refused = None;
    for _ in 0..6 {
        refused = Some(tried("Ana").await).filter(|answer| answer.status == 429).or(refused);
    }
    let refused = refused.expect("guessing is stopped");
    let wait: u64 = refused.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=60).contains(&wait), "{wait}");
}

#[tokio::test]
async fn officials_invite_others_and_take_their_rights() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let invited =
        ana.post("/v1/invitations", &json!({"offices": ["arbiter"], "note": "za Bora"})).await;
    assert_eq!(invited.status, 201, "{}", invited.text);
    let link = invited.json["link"].as_str().unwrap();
    assert!(link.starts_with(&server.base), "{link}");
    let token = link.rsplit('/').next().unwrap();
    let bor = server.official(token, "Bor").await;
    assert_eq!(bor.get("/v1/me").await.json["roles"], json!(["arbiter"]));
    let names = bor.get("/v1/officials").await.json;
    assert_eq!(names.as_array().map(Vec::len), Some(2));
    assert_eq!(bor.post("/v1/invitations", &json!({"offices": ["arbiter"]})).await.status, 403);
    assert_eq!(ana.put("/v1/officials/ana/disabled", &json!(null)).await.status, 422);
    assert_eq!(ana.put("/v1/officials/bor/disabled", &json!(null)).await.status, 204);
    let refused = bor.get("/v1/me").await;
    assert_eq!((refused.status.as_u16(), &refused.json["code"]), (401, &json!("unknown-token")));
    let sign_in = json!({"name": "Bor", "password": "a long password"});
    assert_eq!(server.stranger().post("/v1/sessions", &sign_in).await.status, 401);
    assert_eq!(ana.delete("/v1/officials/bor/disabled").await.status, 204);
    assert_eq!(bor.get("/v1/me").await.status, 200);
}

#[tokio::test]
async fn a_new_password_ends_all_other_sessions_and_all_tokens() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let person = server.stranger();
    let sign_in = json!({"name": "Ana", "password": "a long password"});
    let cookie = person.post("/v1/sessions", &sign_in).await.headers["set-cookie"].clone();
    let me = || {
        let request = person.request(Method::GET, "/v1/me");
        person.sent(request.header("cookie", cookie.to_str().unwrap().split(';').next().unwrap()))
    };
    assert_eq!(me().await.json["official"]["name"], "Ana");
    let wrong = json!({"old": "not this one", "new": "another password"});
    assert_eq!(ana.put("/v1/me/password", &wrong).await.status, 401);
    let own = person.post("/v1/sessions", &sign_in).await.headers["set-cookie"].clone();
    let right = json!({"old": "a long password", "new": "another password"});
    let request = person.request(Method::PUT, "/v1/me/password").json(&right);
    let request = request.header("cookie", session(&own)).header("origin", &server.base);
    let changed = person.sent(request).await;
    assert_eq!(changed.status, 204, "{}", changed.text);
    assert_eq!(me().await.json["roles"], json!(["stranger"]), "another browser is signed out");
    let response = ana.get("/v1/me").await;
    assert_eq!((response.status.as_u16(), &response.json["code"]), (401, &json!("unknown-token")));
    let goes_on = session(&changed.headers["set-cookie"]).to_owned();
    let goes_on = person.request(Method::GET, "/v1/me").header("cookie", goes_on);
    assert_eq!(person.sent(goes_on).await.json["official"]["name"], "Ana", "and this one is not");
    assert_eq!(person.post("/v1/sessions", &sign_in).await.status, 401);
}

/// The cookie itself, without its attributes.
fn session(cookie: &HeaderValue) -> &str {
    cookie.to_str().expect("text").split(';').next().expect("a cookie")
}

#[tokio::test]
async fn an_organiser_issues_a_password_link() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let invited = ana.post("/v1/invitations", &json!({"offices": ["arbiter"]})).await;
    let token = invited.json["link"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let bor = server.official(&token, "Bor").await;
    let path = "/v1/officials/bor/password-link";
    assert_eq!(bor.put(path, &json!(null)).await.status, 403, "arbiters invite nobody");
    let nobody = ana.put("/v1/officials/nobody/password-link", &json!(null)).await;
    assert_eq!((nobody.status.as_u16(), &nobody.json["code"]), (404, &json!("no-such-official")));
    let given = ana.put(path, &json!(null)).await;
    assert_eq!(given.status, 201, "{}", given.text);
    let link = given.json["link"].as_str().unwrap();
    let link = link.strip_prefix(&server.base).expect("it leads here").to_owned();
    let seen = ana.get("/v1/officials").await.json;
    assert_eq!(seen[1]["password-link-until"], given.json["until"], "{seen}");
    assert!(bor.get("/v1/officials").await.json[1].get("password-link-until").is_none());

    let person = server.stranger().reading("sl");
    let page = person.get(&link).await;
    assert_eq!(page.status, 200, "{}", page.text);
    assert!(page.text.contains("novo geslo") && page.text.contains("Bor"), "{}", page.text);
    let sent = |password: &'static str| {
        let request = person.request(Method::POST, &link).header("origin", &server.base);
        person.sent(request.form(&[("password", password)]))
    };
    let short = sent("short").await;
    assert_eq!(short.status, 422);
    assert!(short.text.contains("vsaj 10 znakov") && short.text.contains("<form"));
    assert_eq!(bor.get("/v1/me").await.status, 200, "nothing has changed yet");
    let renewed = sent("a password of Bor").await;
    assert_eq!(renewed.status, 303, "{}", renewed.text);
    assert_eq!(bor.get("/v1/me").await.status, 401, "the old tokens have ended");
    let cookie = session(&renewed.headers["set-cookie"]);
    let me = person.sent(person.request(Method::GET, "/v1/me").header("cookie", cookie)).await;
    assert_eq!(me.json["official"]["name"], "Bor");
    let again = sent("another password").await;
    assert_eq!(again.status, 410, "a link works once");
    let sign_in = json!({"name": "Bor", "password": "a password of Bor"});
    assert_eq!(person.post("/v1/sessions", &sign_in).await.status, 201);
}

#[tokio::test]
async fn a_link_to_set_a_password_can_be_withdrawn() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let path = "/v1/officials/ana/password-link";
    let given = ana.put(path, &json!(null)).await.json["link"].as_str().unwrap().to_owned();
    assert_eq!(ana.delete(path).await.status, 204);
    assert_eq!(ana.delete(path).await.status, 404);
    let link = given.rsplit('/').next().unwrap();
    let used = json!({"link": link, "password": "another password"});
    let refused = server.stranger().post("/v1/password", &used).await;
    assert_eq!((refused.status.as_u16(), &refused.json["code"]), (410, &json!("link-unknown")));
    assert_eq!(ana.get("/v1/me").await.status, 200);
}

#[tokio::test]
async fn secrets_are_not_in_the_database() {
    let server = TestServer::open().await;
    let link = server.first_link().await;
    let ana = server.official(&link, "Ana").await;
    let token = ana.token.clone().unwrap();
    for file in [server.file(), server.file().with_extension("sqlite-wal")] {
        let Ok(bytes) = std::fs::read(&file) else { continue };
        for secret in [link.as_str(), token.as_str(), "a long password"] {
            let is_there = bytes.windows(secret.len()).any(|part| part == secret.as_bytes());
            assert!(!is_there, "a secret is in {}", file.display());
        }
    }
}
