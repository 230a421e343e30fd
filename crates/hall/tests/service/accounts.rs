//! Accounts of officials: second factors, passwords, names, and who can lock whom out.

use std::time::{SystemTime, UNIX_EPOCH};

use adoube_hall::people::TotpSecret;
use adoube_laws::clock::At;
use reqwest::Method;
use serde_json::{Value, json};

use crate::server::{Answer, Person, TestServer, generous};

const PASSWORD: &str = "a long password";

/// The code that a device shows some steps from now.
fn code(secret: &str, steps: i64) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_secs();
    let then = now.checked_add_signed(30 * steps).expect("a time");
    let secret = TotpSecret::from_base32(secret).expect("a secret");
    secret.code_at(At::new(then * 1000)).expect("a code")
}

async fn sign_in(server: &TestServer, code: Option<&str>) -> Answer {
    let mut body = json!({"name": "Ana", "password": PASSWORD});
    if let Some(code) = code {
        body["code"] = json!(code);
    }
    server.stranger().post("/v1/sessions", &body).await
}

/// Turns on the second factor; returns the secret and the recovery codes.
async fn with_second_factor(ana: &Person) -> (String, Vec<String>) {
    let proposed = ana.post("/v1/me/second-factor", &json!({})).await;
    assert_eq!(proposed.status, 200, "{}", proposed.text);
    let secret = proposed.json["secret"].as_str().expect("a secret").to_owned();
    assert!(proposed.json["uri"].as_str().expect("an address").contains(&secret));
    assert!(proposed.json["qr"].as_str().expect("a picture").contains("<svg"));
    let wrong = json!({"password": "not this one", "secret": secret, "code": code(&secret, -1)});
    let refused = ana.put("/v1/me/second-factor", &wrong).await;
    assert_eq!(refused.json["code"], "wrong-password", "{}", refused.text);
    let wrong = json!({"password": PASSWORD, "secret": secret, "code": code(&secret, 100)});
    let refused = ana.put("/v1/me/second-factor", &wrong).await;
    assert_eq!(refused.json["code"], "code-wrong", "{}", refused.text);
    let right = json!({"password": PASSWORD, "secret": secret, "code": code(&secret, -1)});
    let set = ana.put("/v1/me/second-factor", &right).await;
    assert_eq!(set.status, 201, "{}", set.text);
    let recovery = set.json["recovery"].as_array().expect("codes").iter();
    let recovery = recovery.map(|one| one.as_str().expect("a code").to_owned()).collect();
    (secret, recovery)
}

#[tokio::test]
async fn a_second_factor_is_set_up_used_and_turned_off() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    assert!(ana.get("/v1/me").await.json["official"].get("second-factor").is_none());
    let (secret, recovery) = with_second_factor(&ana).await;
    assert_eq!(ana.get("/v1/me").await.json["official"]["second-factor"], 10);
    assert_eq!(ana.get("/v1/officials").await.json[0]["second-factor"], true);
    let missing = sign_in(&server, None).await;
    assert_eq!((missing.status.as_u16(), &missing.json["code"]), (401, &json!("code-missing")));
    let used = sign_in(&server, Some(&code(&secret, -1))).await;
    assert_eq!(used.json["code"], "code-wrong", "the code that set it up");
    let now = code(&secret, 0);
    assert_eq!(sign_in(&server, Some(&now)).await.status, 201);
    assert_eq!(sign_in(&server, Some(&now)).await.status, 401, "a code is used once");
    assert_eq!(sign_in(&server, Some(&recovery[2])).await.status, 201);
    assert_eq!(sign_in(&server, Some(&recovery[2])).await.status, 401);
    assert_eq!(ana.get("/v1/me").await.json["official"]["second-factor"], 9);
    let wrong_password = json!({"name": "Ana", "password": "wrong password"});
    let refused = server.stranger().post("/v1/sessions", &wrong_password).await;
    assert_eq!(refused.json["code"], "wrong-password", "the second factor is not revealed");
    let off = |code: &str| json!({"password": PASSWORD, "code": code});
    assert_eq!(ana.post("/v1/me/second-factor/off", &off("000")).await.status, 401);
    assert_eq!(ana.post("/v1/me/second-factor/off", &off(&recovery[0])).await.status, 204);
    assert_eq!(sign_in(&server, None).await.status, 201);
}

#[tokio::test]
async fn a_password_link_does_not_replace_the_second_factor_and_an_organiser_resets_it() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let (_, recovery) = with_second_factor(&ana).await;
    let given = ana.put("/v1/officials/ana/password-link", &json!(null)).await;
    let link = given.json["link"].as_str().expect("a link").rsplit('/').next().expect("a token");
    let renew = |code: Option<&str>| {
        let mut body = json!({"link": link, "password": PASSWORD});
        if let Some(code) = code {
            body["code"] = json!(code);
        }
        let person = server.stranger();
        async move { person.post("/v1/password", &body).await }
    };
    assert_eq!(renew(None).await.json["code"], "code-missing");
    let page = server.stranger().get(&format!("/password/{link}")).await;
    assert!(page.text.contains("name=\"code\""), "{}", page.text);
    let renewed = renew(Some(&recovery[0])).await;
    assert_eq!(renewed.status, 201, "{}", renewed.text);
    let bor = {
        let token = sign_in_token(&server, &recovery[1]).await;
        let invited = token.post("/v1/invitations", &json!({"offices": ["organiser"]})).await;
        let link = invited.json["link"].as_str().expect("a link").to_owned();
        server.official(link.rsplit('/').next().expect("a token"), "Bor").await
    };
    assert_eq!(bor.delete("/v1/officials/ana/second-factor").await.status, 204);
    assert_eq!(bor.delete("/v1/officials/ana/second-factor").await.status, 409);
    assert_eq!(sign_in(&server, None).await.status, 201);
}

/// Signs in with a code, and takes a token.
async fn sign_in_token(server: &TestServer, code: &str) -> Person {
    let signed_in = sign_in(server, Some(code)).await;
    assert_eq!(signed_in.status, 201, "{}", signed_in.text);
    let cookie = signed_in.headers["set-cookie"].to_str().expect("text");
    let cookie = cookie.split(';').next().expect("a cookie").to_owned();
    let person = server.stranger();
    let request = person.request(Method::POST, "/v1/me/tokens").header("cookie", cookie);
    let taken = person.sent(request.header("origin", &server.base).json(&json!({}))).await;
    person.with(taken.json["token"].as_str().expect("a token"))
}

#[tokio::test]
async fn the_page_of_the_second_factor_works_without_scripts() {
    let server = TestServer::open().await;
    server.first_official("Ana").await;
    let signed_in = sign_in(&server, None).await;
    let cookie = signed_in.headers["set-cookie"].to_str().expect("text");
    let cookie = cookie.split(';').next().expect("a cookie").to_owned();
    let person = server.stranger().reading("sl");
    assert_eq!(person.get("/second-factor").await.status, 401);
    let see =
        || person.sent(person.request(Method::GET, "/second-factor").header("cookie", &cookie));
    let send = |form: Vec<(&'static str, String)>| {
        let request = person.request(Method::POST, "/second-factor").header("cookie", &cookie);
        person.sent(request.header("origin", &server.base).form(&form))
    };
    let page = see().await;
    assert_eq!(page.status, 200, "{}", page.text);
    assert!(page.text.contains("<svg") && page.text.contains("Drugi korak prijave"));
    let secret = page.text.split("name=\"secret\" value=\"").nth(1).expect("a field");
    let secret = secret.split('"').next().expect("a secret").to_owned();
    let form = |code: String| {
        vec![("password", PASSWORD.to_owned()), ("secret", secret.clone()), ("code", code)]
    };
    let wrong = send(form("000000000".to_owned())).await;
    assert_eq!(wrong.status, 401);
    assert!(wrong.text.contains(&secret), "the device has scanned it: {}", wrong.text);
    let set = send(form(code(&secret, 0))).await;
    assert_eq!(set.status, 200, "{}", set.text);
    assert_eq!(set.text.matches("<li><code>").count(), 10, "{}", set.text);
    let recovery = set.text.split("<li><code>").nth(1).expect("a code").split('<').next();
    let recovery = recovery.expect("a code").to_owned();
    assert!(!see().await.text.contains("<svg"), "it is on");
    let off = vec![("password", PASSWORD.to_owned()), ("code", recovery)];
    let off = send(off).await;
    assert!(off.text.contains("izključen"), "{}", off.text);
    let form = [("name", "Ana"), ("password", PASSWORD), ("code", "")];
    let request = person.request(Method::POST, "/sign-in").header("origin", &server.base);
    assert_eq!(person.sent(request.form(&form)).await.status, 303);
}

#[tokio::test]
async fn secrets_of_second_factors_are_not_in_the_database() {
    let server = TestServer::open().await;
    let ana = server.first_official("Ana").await;
    let (secret, recovery) = with_second_factor(&ana).await;
    for file in [server.file(), server.file().with_extension("sqlite-wal")] {
        let Ok(bytes) = std::fs::read(&file) else { continue };
        for secret in recovery.iter().map(String::as_str).chain([secret.as_str()]) {
            let is_there = bytes.windows(secret.len()).any(|part| part == secret.as_bytes());
            assert!(!is_there, "a secret is in {}", file.display());
        }
    }
}

#[tokio::test]
async fn common_passwords_and_names_that_look_alike_are_refused() {
    let server = TestServer::open().await;
    let vera = server.first_official("Vera").await;
    let invited = vera.post("/v1/invitations", &json!({"offices": ["arbiter"]})).await;
    let link = invited.json["link"].as_str().expect("a link").rsplit('/').next().expect("a token");
    for (name, password, why) in [
        ("V\u{435}ra", PASSWORD, "name-looks-alike"),
        ("Ve\u{200b}ra", PASSWORD, "name-hidden"),
        ("\u{202e}Vera", PASSWORD, "name-hidden"),
        ("vera", PASSWORD, "name-taken"),
        ("Boris Borko", "1234567890", "password-common"),
        ("Boris Borko", "boris borko", "password-own-name"),
    ] {
        let join = json!({"link": link, "name": name, "password": password});
        let refused = server.stranger().post("/v1/join", &join).await;
        assert_eq!(refused.json["code"], why, "{name:?} {password}: {}", refused.text);
        assert!((400..500).contains(&refused.status.as_u16()));
    }
    let change = |new: &str| json!({"old": PASSWORD, "new": new});
    let refused = vera.put("/v1/me/password", &change("qwertyuiop")).await;
    assert_eq!(refused.json["code"], "password-common", "{}", refused.text);
    let opened =
        vera.post("/v1/competitions", &crate::server::announced("preset = \"blitz-3-2\"")).await;
    let path = format!("/v1/competitions/{}/seats", opened.json["id"].as_str().expect("an id"));
    for (name, status) in
        [("V\u{435}ra", 409), ("Ma\u{200b}ja", 422), ("Vera", 201), ("Vesna", 201)]
    {
        let given = vera.post(&path, &json!({"role": "arbiter", "name": name})).await;
        assert_eq!(given.status, status, "{name:?}: {}", given.text);
    }
}

/// Somebody tries many passwords for a name: its owner can still sign in on a device that the hall knows.
#[tokio::test]
async fn a_known_device_is_not_locked_out_by_others() {
    let mut settings = generous();
    settings.limits.sign_ins_per_minute = 1;
    settings.proxies = adoube_hall::http::Proxies::new(|address| address.is_loopback());
    let server = TestServer::with(settings).await;
    let ana = server.first_official("Ana").await;
    let cookies = sign_in_from(&server, "198.51.100.1", PASSWORD, None).await;
    let mut cookies = cookies.headers.get_all("set-cookie").iter();
    let device = cookies
        .find_map(|one| one.to_str().ok()?.split(';').next()?.strip_prefix("adoube-device="));
    let device = device.expect("the device is remembered").to_owned();
    let mut is_limited = false;
    for guess in 0..30 {
        let tried =
            sign_in_from(&server, &format!("203.0.113.{guess}"), "wrong password", None).await;
        is_limited |= tried.status == 429;
    }
    assert!(is_limited, "guessing is stopped");
    let elsewhere = sign_in_from(&server, "198.51.100.2", PASSWORD, None).await;
    assert_eq!(elsewhere.status, 429, "an unknown device has to wait");
    let other = sign_in_from(&server, "198.51.100.3", PASSWORD, Some("00ff")).await;
    assert_eq!(other.status, 429, "an invented cookie is worth nothing");
    let known = sign_in_from(&server, "198.51.100.4", PASSWORD, Some(&device)).await;
    assert_eq!(known.status, 201, "{}", known.text);
    assert_eq!(ana.get("/v1/me").await.status, 200);
}

async fn sign_in_from(
    server: &TestServer,
    address: &str,
    password: &str,
    device: Option<&str>,
) -> Answer {
    let person = server.stranger();
    let body: Value = json!({"name": "Ana", "password": password});
    let request = person.request(Method::POST, "/v1/sessions").json(&body);
    let request = request.header("x-forwarded-for", address).header("origin", &server.base);
    let request = match device {
        Some(device) => request.header("cookie", format!("adoube-device={device}")),
        None => request,
    };
    person.sent(request).await
}
