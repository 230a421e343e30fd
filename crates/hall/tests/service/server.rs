//! A hall that listens on this machine, and its clients.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use adoube_hall::{
    Hall, RunningHall,
    actor::Actor,
    aggregate::Change,
    http::{Settings, router},
    ledger::{Ledger, Sqlite},
    people::{Lifetimes, PeopleError},
    sealed::SealKey,
    token::Token,
};
use reqwest::{Client, Method, Response, StatusCode, header::HeaderMap};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::{net::TcpListener, task::JoinHandle};

/// A listening hall.
pub(crate) struct TestServer {
    pub(crate) running: RunningHall,
    pub(crate) base: String,
    server: JoinHandle<()>,
    folder: TempDir,
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.server.abort();
    }
}

/// A client, with or without a token.
#[derive(Clone)]
pub(crate) struct Person {
    client: Client,
    base: String,
    pub(crate) token: Option<String>,
    pub(crate) language: &'static str,
}

/// A response.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
    pub(crate) json: Value,
}

/// Limits that tests do not run into.
pub(crate) fn generous() -> Settings {
    let mut settings = Settings::default();
    settings.limits.requests_per_minute = 1_000_000;
    settings.limits.sign_ins_per_minute = 1_000_000;
    settings
}

pub(crate) fn client() -> Client {
    // Any provider will do: the tests use plain HTTP.
    let _ = rustls::crypto::ring::default_provider().install_default();
    Client::builder().redirect(reqwest::redirect::Policy::none()).build().expect("a client")
}

impl TestServer {
    pub(crate) async fn open() -> Self {
        Self::with(generous()).await
    }

    pub(crate) async fn with(settings: Settings) -> Self {
        Self::on(settings, |ledger| Arc::new(ledger)).await
    }

    /// Opens a hall on a wrapped storage.
    pub(crate) async fn on(
        settings: Settings,
        around: impl FnOnce(Sqlite) -> Arc<dyn Ledger>,
    ) -> Self {
        let folder = TempDir::new().expect("a folder");
        let ledger = Sqlite::open(&folder.path().join("hall.sqlite")).await.expect("a file");
        let key = SealKey::new([7; 32]);
        let running = Hall::open(around(ledger), key).await.expect("a hall");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let base = format!("http://{}", listener.local_addr().expect("an address"));
        let router = router(running.hall.clone(), settings);
        let service = router.into_make_service_with_connect_info::<SocketAddr>();
        let server = tokio::spawn(async move {
            axum::serve(listener, service).await.expect("it serves");
        });
        Self { running, base, server, folder }
    }

    /// Returns a client without credentials.
    pub(crate) fn stranger(&self) -> Person {
        Person { client: client(), base: self.base.clone(), token: None, language: "en" }
    }

    /// The path of the database.
    pub(crate) fn file(&self) -> std::path::PathBuf {
        self.folder.path().join("hall.sqlite")
    }

    /// Creates the link for the first official.
    pub(crate) async fn first_link(&self) -> String {
        let token = Token::draw().expect("random numbers");
        let terms = Lifetimes::default();
        let made = self.running.hall.change_people(&Actor::Hall, |people, at| {
            let facts =
                people.first_link(at, &terms, ("firstone".into(), token.hash()), "house")?;
            Ok::<_, PeopleError>(Change { facts, output: () })
        });
        made.await.expect("a hall without officials");
        token.reveal().to_owned()
    }

    /// Creates the first official, with a token.
    pub(crate) async fn first_official(&self, name: &str) -> Person {
        let link = self.first_link().await;
        self.official(&link, name).await
    }

    /// Creates an official by a link, with a token.
    pub(crate) async fn official(&self, link: &str, name: &str) -> Person {
        let stranger = self.stranger();
        let join = json!({"link": link, "name": name, "password": "a long password"});
        let joined = stranger.post("/v1/join", &join).await;
        assert_eq!(joined.status, 201, "{}", joined.text);
        let cookie = joined.headers["set-cookie"].to_str().expect("text").to_owned();
        let (cookie, _) = cookie.split_once(';').expect("a cookie has attributes");
        let request = stranger.request(Method::POST, "/v1/me/tokens");
        let request = request.header("cookie", cookie).header("origin", &self.base);
        let taken = answer(request.json(&json!({"label": "test"})).send().await).await;
        assert_eq!(taken.status, 201, "{}", taken.text);
        stranger.with(taken.json["token"].as_str().expect("a token"))
    }
}

async fn answer(sent: reqwest::Result<Response>) -> Answer {
    let response = sent.expect("an answer");
    let (status, headers) = (response.status(), response.headers().clone());
    let text = response.text().await.expect("text");
    let json = serde_json::from_str(&text).unwrap_or(Value::Null);
    Answer { status, headers, text, json }
}

impl Person {
    /// Returns the same client with another token.
    pub(crate) fn with(&self, token: &str) -> Self {
        Self { token: Some(token.to_owned()), ..self.clone() }
    }

    /// Returns the same client with this language.
    pub(crate) fn reading(&self, language: &'static str) -> Self {
        Self { language, ..self.clone() }
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        let request = self.client.request(method, format!("{}{path}", self.base));
        let request = request.header("accept-language", self.language);
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    /// A request of a browser, which sends the token as a cookie.
    pub(crate) fn request_with_cookie(
        &self,
        method: Method,
        path: &str,
    ) -> reqwest::RequestBuilder {
        let token = self.token.as_deref().unwrap_or_default();
        let request = self.client.request(method, format!("{}{path}", self.base));
        request.header("cookie", format!("adoube={token}"))
    }

    pub(crate) async fn send(&self, method: Method, path: &str, body: Option<&Value>) -> Answer {
        let request = self.request(method, path);
        let request = if let Some(body) = body { request.json(body) } else { request };
        answer(request.send().await).await
    }

    pub(crate) async fn sent(&self, request: reqwest::RequestBuilder) -> Answer {
        answer(request.send().await).await
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(Method::GET, path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        self.send(Method::POST, path, Some(body)).await
    }

    pub(crate) async fn put(&self, path: &str, body: &Value) -> Answer {
        self.send(Method::PUT, path, Some(body)).await
    }

    pub(crate) async fn patch(&self, path: &str, body: &Value) -> Answer {
        self.send(Method::PATCH, path, Some(body)).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Answer {
        self.send(Method::DELETE, path, None).await
    }

    /// Carries out an act that has to be possible.
    pub(crate) async fn does(&self, game: &str, action: Value) -> Value {
        let done = self.acts(game, &action).await;
        assert_eq!(done.status, 200, "{action}: {}", done.text);
        done.json
    }

    /// Tries an act.
    pub(crate) async fn acts(&self, game: &str, action: &Value) -> Answer {
        self.post(&format!("/v1/games/{game}/acts"), &json!({"action": action})).await
    }

    /// Returns a game as the client sees it.
    pub(crate) async fn sees(&self, game: &str) -> Value {
        let seen = self.get(&format!("/v1/games/{game}")).await;
        assert_eq!(seen.status, 200, "{}", seen.text);
        seen.json
    }
}

/// A competition with two players or more, its first round paired and created.
pub(crate) struct Match {
    pub(crate) competition: String,
    pub(crate) game: String,
    pub(crate) white: Person,
    pub(crate) black: Person,
    pub(crate) white_seat: String,
}

/// Returns an announcement.
pub(crate) fn announced(regulations: &str) -> Value {
    json!({"name": "Odprto prvenstvo", "place": "Ljubljana", "regulations": regulations})
}

impl Match {
    /// Creates a match as an official.
    pub(crate) async fn arranged(official: &Person, about: &Value, players: &Value) -> Self {
        let opened = official.post("/v1/competitions", about).await;
        assert_eq!(opened.status, 201, "{}", opened.text);
        let competition = opened.json["id"].as_str().expect("an id").to_owned();
        let of = format!("/v1/competitions/{competition}");
        let entered = official.post(&format!("{of}/players"), players).await;
        assert_eq!(entered.status, 201, "{}", entered.text);
        let pairing = json!([{"board": 1, "white": 1, "black": 2}]);
        let paired = official.post(&format!("{of}/rounds/1/pairings"), &pairing).await;
        assert_eq!(paired.status, 204, "{}", paired.text);
        let created = official.post(&format!("{of}/rounds/1/tables"), &json!({})).await;
        assert_eq!(created.status, 201, "{}", created.text);
        let game = created.json[0]["game"].as_str().expect("a game").to_owned();
        let (white, white_seat) = seat(official, &competition, &json!({"player": 1})).await;
        let (black, _) = seat(official, &competition, &json!({"player": 2})).await;
        Self { competition, game, white, black, white_seat }
    }

    /// Creates a match of two players, and starts it.
    pub(crate) async fn started(official: &Person, regulations: &str) -> Self {
        let players = json!([{"no": 1, "name": "Novak, Ana"}, {"no": 2, "name": "Horvat, Bor"}]);
        let arranged = Self::arranged(official, &announced(regulations), &players).await;
        arranged.start(official).await;
        arranged
    }

    /// Creates a match that spectators see with a delay, and starts it.
    pub(crate) async fn delayed(official: &Person, delay: &Value) -> Self {
        let mut about = announced("preset = \"screen-10-5\"");
        about["delay"] = delay.clone();
        let players = json!([{"no": 1, "name": "A"}, {"no": 2, "name": "B"}]);
        let arranged = Self::arranged(official, &about, &players).await;
        arranged.start(official).await;
        arranged
    }

    pub(crate) async fn start(&self, official: &Person) {
        let path = format!("/v1/competitions/{}/rounds/1/start", self.competition);
        let started = official.post(&path, &json!({})).await;
        assert_eq!(started.status, 200, "{}", started.text);
        assert_eq!(started.json[0]["started"], true, "{}", started.text);
    }
}

/// Gives a seat; returns its client and its id.
pub(crate) async fn seat(official: &Person, competition: &str, role: &Value) -> (Person, String) {
    let path = format!("/v1/competitions/{competition}/seats");
    let given = official.post(&path, &json!({"role": role})).await;
    assert_eq!(given.status, 201, "{}", given.text);
    let token = given.json["token"].as_str().expect("a token");
    (official.with(token), given.json["id"].as_str().expect("an id").to_owned())
}

/// Waits until a condition holds.
pub(crate) async fn eventually(mut holds: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !holds().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), waiting)
        .await
        .expect("the condition holds in time");
}

/// Returns a complete move.
pub(crate) fn play(from: &str, to: &str) -> Value {
    json!({"play": {"from": from, "to": to}})
}

/// Returns an act of the arbiter.
pub(crate) fn arbiter(act: &Value) -> Value {
    json!({"arbiter": {"act": act}})
}
