//! Secrets stay out of the log, at every level and in both forms.

use serde_json::{Value, json};

use crate::hall::{Hall, PASSWORD, client, folder, open_competition};

/// Signs in, takes a seat by its link and by its token, fails in every way, and returns all secrets involved.
async fn a_day(hall: &Hall, folder: &std::path::Path) -> Vec<String> {
    let browser = client();
    hall.join(folder, &browser).await;
    let mut secrets = vec![PASSWORD.to_owned(), hall.first.clone().expect("a link")];
    let said = json!({ "name": "Ana", "password": PASSWORD });
    let second = client();
    let signed = second.post(hall.at("/v1/sessions")).json(&said).send().await.expect("an answer");
    for cookie in signed.headers().get_all("set-cookie") {
        let cookie = cookie.to_str().expect("text");
        let value =
            cookie.split(';').next().and_then(|pair| pair.split_once('=')).expect("a value");
        secrets.push(value.1.to_owned());
    }
    let wrong = json!({ "name": "Ana", "password": "wr0ng-password" });
    client().post(hall.at("/v1/sessions")).json(&wrong).send().await.expect("an answer");
    let id = open_competition(&browser, hall, "Open").await.expect("it is opened");
    let seat = browser
        .post(hall.at(&format!("/v1/competitions/{id}/seats")))
        .header("sec-fetch-site", "same-origin")
        .json(&json!({ "role": "spectator" }))
        .send()
        .await
        .expect("an answer");
    let seat: Value = seat.json().await.expect("JSON");
    let link = seat["link"].as_str().expect("a link").to_owned();
    let token = link.rsplit_once('/').expect("a link").1.to_owned();
    let spectator = client();
    for path in [
        format!("/seat/{token}"),
        format!("/seat/{token}/"),
        format!("/seat/{token}/nowhere?token={token}"),
        format!("/v1/me?token={token}"),
        format!("/first/{token}"),
        format!("/nowhere/{token}"),
    ] {
        let answer = spectator.get(hall.at(&path)).bearer_auth(&token).send().await;
        answer.expect("an answer");
    }
    let bad = format!("{token}\u{7f}");
    let _ = spectator.get(hall.at("/v1/me")).header("cookie", format!("a={token}")).send().await;
    let _ = spectator.post(hall.at("/v1/join")).body(bad).send().await;
    secrets.extend([token, "wr0ng-password".to_owned()]);
    secrets
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_holds_no_secrets() {
    for format in ["text", "json"] {
        let folder = folder();
        let hall = Hall::start(folder.path(), &["--log-level", "trace", "--log-format", format]);
        let secrets = a_day(&hall, folder.path()).await;
        assert!(secrets.len() >= 5 && secrets.iter().all(|secret| secret.len() > 9));
        let ended = hall.stop();
        assert!(ended.log.contains("/seat/{token}"), "requests are logged: {}", ended.log);
        assert!(ended.log.lines().count() > 10);
        for secret in secrets {
            assert!(!ended.log.contains(&secret), "{format}: {secret} in {}", ended.log);
        }
        if format == "json" {
            for line in ended.log.lines() {
                let line: Value = serde_json::from_str(line).expect("every line is JSON");
                assert!(line["level"].is_string() && line["timestamp"].is_string());
            }
        }
    }
}
