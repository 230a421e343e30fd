//! How it ends: nothing that was acknowledged is lost, and no client is left waiting.

use std::{collections::BTreeSet, time::Duration};

use serde_json::Value;

use crate::hall::{Hall, client, folder, open_competition};

async fn competitions(client: &reqwest::Client, hall: &Hall) -> BTreeSet<String> {
    let seen = client.get(hall.at("/v1/competitions")).send().await.expect("an answer");
    let seen: Value = seen.json().await.expect("JSON");
    let ids = seen.as_array().expect("a list").iter();
    ids.map(|it| it["id"].as_str().expect("an id").to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_under_load_loses_nothing() {
    let folder = folder();
    let client = client();
    let hall = Hall::start(folder.path(), &["--limits-requests-per-minute", "100000"]);
    hall.join(folder.path(), &client).await;
    let mut tasks = tokio::task::JoinSet::new();
    let hall = std::sync::Arc::new(hall);
    for task in 0..8 {
        let (client, hall) = (client.clone(), hall.clone());
        tasks.spawn(async move {
            let mut kept = Vec::new();
            for number in 0..1000 {
                let name = format!("Open {task}-{number}");
                match open_competition(&client, &hall, &name).await {
                    Some(id) => kept.push(id),
                    None => break,
                }
            }
            kept
        });
    }
    tokio::time::sleep(Duration::from_millis(700)).await;
    hall.ask("-TERM");
    let acknowledged: BTreeSet<String> = tasks.join_all().await.into_iter().flatten().collect();
    assert!(acknowledged.len() > 8, "there was load: {}", acknowledged.len());
    let Ok(hall) = std::sync::Arc::try_unwrap(hall) else { panic!("nobody else has it") };
    let ended = hall.ended();
    assert_eq!(ended.exit, Some(0), "{}", ended.log);
    let again = Hall::start(folder.path(), &[]);
    let kept = competitions(&client_of(&again).await, &again).await;
    let lost: Vec<_> = acknowledged.difference(&kept).collect();
    assert!(lost.is_empty(), "{lost:?}");
}

/// A user signs in again.
async fn client_of(hall: &Hall) -> reqwest::Client {
    let client = client();
    let said = serde_json::json!({ "name": "Ana", "password": crate::hall::PASSWORD });
    let signed = client.post(hall.at("/v1/sessions")).json(&said).send().await.expect("an answer");
    assert!(signed.status().is_success(), "{:?}", signed.text().await);
    client
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_end_with_a_word_about_coming_back() {
    let folder = folder();
    let client = client();
    let hall = Hall::start(folder.path(), &[]);
    hall.join(folder.path(), &client).await;
    let id = open_competition(&client, &hall, "Open").await.expect("it is opened");
    let path = hall.at(&format!("/v1/competitions/{id}/stream"));
    let mut stream = client.get(path).send().await.expect("an answer");
    assert!(stream.status().is_success());
    let first = stream.chunk().await.expect("it is open").expect("it says something");
    assert!(!first.is_empty());
    hall.ask("-TERM");
    let mut last = String::new();
    while let Some(chunk) = stream.chunk().await.expect("it ends in good order") {
        last = String::from_utf8_lossy(&chunk).into_owned();
    }
    assert!(last.contains("event: closing") && last.contains("retry: "), "{last}");
    let ended = hall.ended();
    assert_eq!(ended.exit, Some(0), "{}", ended.log);
    assert!(ended.took < Duration::from_secs(5), "nobody waits for a stream: {:?}", ended.took);
}

/// A request that never ends does not keep the hall open beyond the limit.
#[test]
fn a_stop_does_not_wait_for_ever() {
    let folder = folder();
    let hall = Hall::start(folder.path(), &["--stop-seconds", "1"]);
    let mut stuck = hall.connect();
    let begun = b"POST /v1/sessions HTTP/1.1\r\nHost: hall\r\nContent-Type: application/json\r\n\
                  Content-Length: 50\r\n\r\n{";
    std::io::Write::write_all(&mut stuck, begun).expect("it listens");
    std::thread::sleep(Duration::from_millis(200));
    let ended = hall.stop();
    assert_eq!(ended.exit, Some(0), "{}", ended.log);
    assert!(ended.took < Duration::from_secs(6), "{:?}", ended.took);
}

#[test]
fn who_asks_twice_is_in_a_hurry() {
    let folder = folder();
    let hall = Hall::start(folder.path(), &["--stop-seconds", "50"]);
    let mut stuck = hall.connect();
    let begun = b"POST /v1/sessions HTTP/1.1\r\nHost: hall\r\nContent-Type: application/json\r\n\
                  Content-Length: 50\r\n\r\n{";
    std::io::Write::write_all(&mut stuck, begun).expect("it listens");
    std::thread::sleep(Duration::from_millis(200));
    hall.ask("-INT");
    std::thread::sleep(Duration::from_millis(300));
    hall.ask("-INT");
    let ended = hall.ended();
    assert_eq!(ended.exit, Some(0), "{}", ended.log);
    assert!(ended.took < Duration::from_secs(10), "{:?}", ended.took);
}
