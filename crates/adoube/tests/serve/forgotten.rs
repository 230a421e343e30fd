//! Recovery for the only official, who has forgotten the password: from the machine itself.

use serde_json::json;

use crate::hall::{Hall, PASSWORD, check_line, client, command, folder};

async fn sign_in(hall: &Hall, password: &str) -> u16 {
    let said = json!({ "name": "Ana", "password": password });
    let sent = client().post(hall.at("/v1/sessions")).json(&said).send().await;
    sent.expect("an answer").status().as_u16()
}

#[tokio::test]
async fn the_machine_gives_a_link_to_who_forgot_the_password() {
    let folder = folder();
    let hall = Hall::start(folder.path(), &[]);
    hall.join(folder.path(), &client()).await;
    let reset = |name: &str| {
        let arguments = ["--json", "--lang", "sl", "--reset-official", name];
        command(folder.path(), &arguments).output().expect("it runs")
    };
    let busy = reset("Ana");
    assert_eq!(busy.status.code(), Some(2), "{busy:?}");
    assert!(String::from_utf8_lossy(&busy.stdout).contains("adoube.db"), "{busy:?}");
    assert_eq!(hall.stop().exit, Some(0));
    let nobody = reset("Bor");
    assert_eq!(nobody.status.code(), Some(2), "{nobody:?}");
    let rendered = String::from_utf8_lossy(&nobody.stdout);
    assert!(rendered.contains("Bor") && rendered.contains("Ana"), "{rendered}");
    let given = reset("ana");
    assert_eq!(given.status.code(), Some(0), "{given:?}");
    let rendered = check_line("serve", &String::from_utf8_lossy(&given.stdout));
    assert_eq!((&rendered["event"], &rendered["name"]), (&json!("password-link"), &json!("Ana")));
    let (address, token) =
        rendered["link"].as_str().expect("a link").rsplit_once("/password/").expect("a link");
    assert_eq!(address, "http://127.0.0.1:8080");

    let hall = Hall::start(folder.path(), &[]);
    let used = json!({ "link": token, "password": "a new password" });
    let renewed = client().post(hall.at("/v1/password")).json(&used).send().await;
    assert_eq!(renewed.expect("an answer").status(), 201);
    assert_eq!(sign_in(&hall, PASSWORD).await, 401);
    assert_eq!(sign_in(&hall, "a new password").await, 201);
    assert_eq!(hall.stop().exit, Some(0));
}
