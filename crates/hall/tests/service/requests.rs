//! What holds for every request: one host, no changes by reading, and the instant at which it arrived.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use adoube_hall::ledger::{Appended, BoxFuture, Entry, Ledger, LedgerWrapper, Sqlite, Tip};
use reqwest::Method;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::server::{Match, Person, TestServer, announced, arbiter, generous, play, seat};

async fn says(server: &TestServer, head: &str) -> String {
    let address = server.base.strip_prefix("http://").expect("plain HTTP");
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    stream.write_all(head.as_bytes()).await.expect("it listens");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("text");
    answer
}

#[tokio::test]
async fn a_request_names_its_host_once() {
    let server = TestServer::open().await;
    let ask = async |hosts: &str| {
        says(&server, &format!("GET /v1/me HTTP/1.1\r\n{hosts}Connection: close\r\n\r\n")).await
    };
    assert!(ask("Host: hall.example\r\n").await.starts_with("HTTP/1.1 200"));
    for hosts in ["", "Host: hall.example\r\nHost: hall.example\r\n", "Host: a\r\nhost: b\r\n"] {
        let answer = ask(hosts).await;
        assert!(answer.starts_with("HTTP/1.1 400"), "{hosts:?}: {answer}");
    }
}

#[tokio::test]
async fn a_seat_is_left_in_this_browser_only() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"screen-10-5\"").await;
    let white = &own.white;
    let start = white.sent(white.request_with_cookie(Method::GET, "/")).await;
    assert!(start.text.contains("action=\"/leave\""), "{}", start.text);
    let elsewhere = white.sent(white.request_with_cookie(Method::DELETE, "/v1/me/seat")).await;
    assert_eq!(elsewhere.json["code"], "other-origin", "{}", elsewhere.text);
    for (method, path, status) in
        [(Method::DELETE, "/v1/me/seat", 204), (Method::POST, "/leave", 303)]
    {
        let left = white.request_with_cookie(method, path).header("origin", &server.base);
        let left = white.sent(left).await;
        assert_eq!(left.status, status, "{}", left.text);
        let cookie = left.headers["set-cookie"].to_str().expect("text");
        assert!(cookie.starts_with("adoube=;") && cookie.contains("Max-Age=0"), "{cookie}");
    }
    let nothing = server.stranger().delete("/v1/me/seat").await;
    assert_eq!(nothing.status, 204);
    assert!(nothing.headers.get("set-cookie").is_none(), "others keep their session");
    assert_eq!(
        white.get("/v1/me").await.json["seat"]["role"],
        json!({"player": 1}),
        "the seat stays"
    );
}

async fn entries(official: &Person, game: &str) -> usize {
    let log = official.get(&format!("/v1/games/{game}/log")).await;
    log.json.as_array().expect("a list").len()
}

#[tokio::test]
async fn a_link_does_not_make_a_player_arrive() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let players = json!([{"no": 1, "name": "A"}, {"no": 2, "name": "B"}]);
    let own = Match::arranged(&official, &announced("preset = \"screen-10-5\""), &players).await;
    let of = format!("/v1/competitions/{}/rounds/2", own.competition);
    let pairing = json!([{"board": 1, "white": 1, "black": 2}]);
    assert_eq!(official.post(&format!("{of}/pairings"), &pairing).await.status, 204);
    let starts = json!({"day": null, "starts": server.running.hall.now().get()});
    assert_eq!(official.put(&of, &starts).await.status, 204);
    let tables = official.post(&format!("{of}/tables"), &json!({"arrivals": true})).await;
    let game = tables.json[0]["game"].as_str().expect("a game");
    let path = format!("/api/board/game/stream/{game}");
    let before = entries(&official, game).await;
    let looked = own.white.request_with_cookie(Method::GET, &path).send().await;
    assert_eq!(looked.expect("an answer").status(), 200);
    assert_eq!(entries(&official, game).await, before, "a cookie changes nothing");
    let opened = own.white.request(Method::GET, &path).send().await.expect("an answer");
    assert_eq!(opened.status(), 200);
    let after = entries(&official, game).await;
    assert_eq!(after, before + 1, "a client with a token has arrived");
}

#[tokio::test]
async fn an_organiser_without_the_office_of_arbiter_reads_no_record_of_a_game() {
    let server = TestServer::open().await;
    let first = server.first_official("First").await;
    let invited = first.post("/v1/invitations", &json!({"offices": ["organiser"]})).await;
    let link = invited.json["link"].as_str().expect("a link").rsplit('/').next().expect("a token");
    let organiser = server.official(link, "Olga").await;
    let own = Match::started(&first, "preset = \"screen-10-5\"").await;
    let game = format!("/v1/games/{}/record", own.game);
    let competition = format!("/v1/competitions/{}/record", own.competition);
    assert_eq!(organiser.get(&game).await.status, 403);
    let refused = organiser.get(&competition).await;
    assert_eq!((refused.status.as_u16(), &refused.json["code"]), (409, &json!("still-played")));
    assert_eq!(first.get(&game).await.status, 200);
    assert_eq!(first.get(&competition).await.status, 200);
    own.white.does(&own.game, json!({"say": "resign"})).await;
    let record = organiser.get(&competition).await;
    assert_eq!(record.status, 200, "for the archive: {}", record.text);
    assert_eq!(organiser.get(&game).await.status, 403);
}

/// A storage that can be slow.
struct Slow {
    inner: Sqlite,
    is_slow: Arc<AtomicBool>,
}

const WAIT: Duration = Duration::from_millis(1500);

impl LedgerWrapper for Slow {
    fn inner(&self) -> &dyn Ledger {
        &self.inner
    }

    fn append_and_sign<'a>(
        &'a self,
        entries: &'a [Entry],
        tips: &'a [Tip],
    ) -> BoxFuture<'a, Vec<Appended>> {
        Box::pin(async move {
            if self.is_slow.load(Ordering::Relaxed) {
                tokio::time::sleep(WAIT).await;
            }
            self.inner.append_and_sign(entries, tips).await
        })
    }
}

/// A move that waits for the storage, behind a report of a bystander, is made when it arrived.
#[tokio::test]
async fn waiting_costs_a_player_no_time() {
    let is_slow = Arc::new(AtomicBool::new(false));
    let slow = is_slow.clone();
    let server = TestServer::on(generous(), |inner| Arc::new(Slow { inner, is_slow: slow })).await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"screen-10-5\"").await;
    let (spectator, _) = seat(&official, &own.competition, &json!("spectator")).await;
    is_slow.store(true, Ordering::Relaxed);
    let now = server.running.hall.now().get();
    let report = json!({"report": "touch"});
    let (reported, moved, called) = tokio::join!(
        spectator.acts(&own.game, &report),
        async {
            tokio::time::sleep(Duration::from_millis(100)).await;
            own.white.acts(&own.game, &play("e2", "e4")).await
        },
        async {
            tokio::time::sleep(Duration::from_millis(200)).await;
            let path = format!("/v1/competitions/{}", own.competition);
            official.get(&path).await
        }
    );
    is_slow.store(false, Ordering::Relaxed);
    assert_eq!((reported.status.as_u16(), moved.status.as_u16()), (200, 200), "{}", moved.text);
    assert_eq!(called.status, 200);
    let log = official.get(&format!("/v1/games/{}/log", own.game)).await.json;
    let is_move = |entry: &&Value| entry["action"].get("play").is_some();
    let mut made = log.as_array().expect("a list").iter().filter(is_move);
    let at = made.next().expect("a move")["at"].as_u64().expect("an instant");
    let waited = u64::try_from(WAIT.as_millis()).expect("short");
    assert!(at < now + waited, "it was made {} ms after it was sent", at - now);
    let stopped = official.acts(&own.game, &arbiter(&json!("stop"))).await;
    assert_eq!(stopped.status, 200, "{}", stopped.text);
}
