//! What a request of a stranger costs: every route that strangers reach, with its largest input, in processor time
//! and in the size of the answer. It is a program of its own, because the time of the whole process is measured.

#[path = "../service/server.rs"]
#[expect(dead_code, reason = "other tests use the rest")]
mod server;

use std::time::Duration;

use cpu_time::ProcessTime;
use reqwest::Method;
use serde_json::{Value, json};

use server::{Match, Person, TestServer, announced};

/// The most that one request may cost. Without optimisation everything takes about twelve times as long.
const MOST: Duration = Duration::from_millis(if cfg!(debug_assertions) { 750 } else { 50 });
/// The largest answer, in bytes.
const LARGEST: usize = 5 << 20;
/// The number of players of the competition.
const PLAYERS: u32 = 80;

struct Asked {
    method: Method,
    path: String,
    body: Option<Value>,
    is_stream: bool,
}

/// A public competition with many players, whose first round is played.
async fn competition(official: &Person) -> (String, String) {
    let mut about = announced("preset = \"screen-10-5\"");
    about["visibility"] = json!("public");
    let players: Vec<_> = (1..=PLAYERS)
        .map(|no| json!({"no": no, "name": format!("Player, Number {no}"), "rating": 2000 + no}))
        .collect();
    let own = Match::arranged(official, &about, &json!(players)).await;
    let of = format!("/v1/competitions/{}", own.competition);
    let boards: Vec<_> = (1..=PLAYERS / 2)
        .map(|board| json!({"board": board, "white": 2 * board - 1, "black": 2 * board}))
        .collect();
    let paired = official.post(&format!("{of}/rounds/2/pairings"), &json!(boards)).await;
    assert_eq!(paired.status, 204, "{}", paired.text);
    let tables = official.post(&format!("{of}/rounds/2/tables"), &json!({})).await;
    assert_eq!(tables.status, 201, "{}", tables.text);
    own.start(official).await;
    let moves =
        ["e2e4 e7e5", "g1f3 b8c6", "f1b5 a7a6", "b5a4 g8f6", "e1g1 f8e7", "f1e1 b7b5", "a4b3 d7d6"];
    for (mover, text) in
        moves.iter().flat_map(|pair| [&own.white, &own.black].into_iter().zip(pair.split(' ')))
    {
        let answer =
            mover.post(&format!("/api/board/game/{}/move/{text}", own.game), &json!({})).await;
        assert_eq!(answer.status, 200, "{text}: {}", answer.text);
    }
    (own.competition, own.game)
}

/// A case of the largest size that asks hard questions again and again.
fn hard_case() -> String {
    let mut text = String::from("# Hard questions\nlaws 2023\n\n0:05 White plays e4\n");
    while text.len() < 15_900 {
        text.push_str("  White can mate\n  Black can mate\n");
    }
    text
}

/// The largest input of a route.
fn largest(path: &str, competition: &str, game: &str) -> String {
    let id = if path.contains("/games/") { game } else { competition };
    let numbers: Vec<String> = (1..=12).map(|number| number.to_string()).collect();
    let query = match path {
        "/v1/laws/compare" => "?from=2005&to=2023".to_owned(),
        "/v1/laws/search" => format!("?q={}", "the+player+move+clock+arbiter+".repeat(6)),
        "/v1/laws/glossary" => format!("?q={}", "a".repeat(200)),
        _ => String::new(),
    };
    path.replace("{id}", id)
        .replace("{game}", game)
        .replace("{edition}", "2023")
        .replace("{number}", &numbers.join(","))
        .replace("{round}", "1")
        .replace("{no}", "1")
        .replace("{nonce}", "none")
        .replace("{colour}", "white")
        + &query
}

fn body(path: &str) -> Value {
    match path {
        "/v1/laws/cases" => json!({"text": hard_case()}),
        "/v1/join" => {
            json!({"link": "adb_none", "name": "x".repeat(100_000), "password": "y".repeat(900)})
        }
        "/v1/sessions" => json!({"name": "x".repeat(900_000), "password": "y".repeat(900)}),
        "/v1/password" => json!({"link": "x".repeat(900_000), "password": "y".repeat(900)}),
        _ => json!({}),
    }
}

/// Every route of the description that strangers reach, and the pages.
async fn routes(stranger: &Person, competition: &str, game: &str) -> Vec<Asked> {
    let description = stranger.get("/openapi.json").await.json;
    let mut all = Vec::new();
    for (path, item) in description["paths"].as_object().expect("paths") {
        for (method, operation) in item.as_object().expect("operations") {
            let permission = operation["x-permission"].as_str().expect("a permission");
            if !["Enter", "Look"].contains(&permission) {
                continue;
            }
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).expect("a method");
            let body = (method != Method::GET && method != Method::DELETE).then(|| body(path));
            let answers = operation["responses"]["200"]["content"].as_object();
            let is_stream = answers.is_some_and(|kinds| kinds.contains_key("text/event-stream"));
            let path = largest(path, competition, game);
            all.push(Asked { method, path, body, is_stream });
        }
    }
    assert!(all.len() > 25, "only {} routes", all.len());
    let pages = ["/", "/sign-in", "/openapi.json", "/laws"].map(str::to_owned);
    let board = format!("/without-sight/{game}");
    for path in pages.into_iter().chain([board]) {
        all.push(Asked { method: Method::GET, path, body: None, is_stream: false });
    }
    let repeated = format!("/v1/laws/2017/articles/{}", vec!["9"; 5000].join(","));
    all.push(Asked { method: Method::GET, path: repeated, body: None, is_stream: false });
    all
}

/// Asks, and returns the cost: processor time, size of the answer, status.
async fn cost(stranger: &Person, asked: &Asked) -> (Duration, usize, u16) {
    let began = ProcessTime::now();
    let request = stranger.request(asked.method.clone(), &asked.path);
    let request = request.header("accept", "application/pdf, */*;q=0.5");
    let request = match &asked.body {
        Some(body) => request.json(body),
        None => request,
    };
    let mut response = request.send().await.expect("an answer");
    let status = response.status().as_u16();
    let mut size = 0;
    // The first part of a stream is what it sends by itself.
    while let Some(part) = response.chunk().await.expect("an answer") {
        size += part.len();
        if asked.is_stream {
            break;
        }
    }
    (began.elapsed(), size, status)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_request_of_a_stranger_is_expensive() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let (competition, game) = competition(&official).await;
    let stranger = server.stranger();
    // Sentences are loaded when the hall opens.
    stranger.get("/v1/laws").await;
    let mut failures = Vec::new();
    for asked in routes(&stranger, &competition, &game).await {
        let (time, size, status) = cost(&stranger, &asked).await;
        let path: String = asked.path.chars().take(60).collect();
        let line = format!(
            "{:?} {} {path}: {status}, {time:?}, {size} bytes",
            asked.is_stream, asked.method
        );
        eprintln!("{line}");
        if time > MOST || size > LARGEST {
            failures.push(line);
        }
    }
    assert!(failures.is_empty(), "too expensive:\n{}", failures.join("\n"));
}
