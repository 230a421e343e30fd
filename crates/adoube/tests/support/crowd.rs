//! A competition with many boards, set up as an organiser does it.

use std::{fs, io, path::Path};

use serde_json::{Value, json};

use super::{
    node::{JOINED, Node},
    wire::{Answer, Ask, Events, Wire},
};

/// The client of the organiser.
pub(crate) struct Organiser {
    pub(crate) wire: Wire,
    token: String,
}

/// A game in progress, and its two seats.
#[derive(Clone, Debug)]
pub(crate) struct Seated {
    pub(crate) game: String,
    /// White's, Black's.
    pub(crate) tokens: [String; 2],
}

/// An edition in which no game ends by itself while the knights move out and back.
pub(crate) const REGULATIONS: &str = "edition = \"2009\"\ntime = \"36000\"\nboard = \"enforced\"\n";

impl Organiser {
    /// Uses the first link. Folders of other nodes of this hall get it as well.
    pub(crate) async fn join(node: &Node, folders: &[&Path]) -> Self {
        let link = node.first.as_deref().expect("nobody has joined");
        let mut wire = Wire::open(node.address).await.expect("it listens");
        let join = json!({ "link": link, "name": "Vera", "password": "a long enough password" });
        let joined = wire.ask(&Ask::post("/v1/join", &join.to_string())).await.expect("an answer");
        let cookie = joined.cookie.clone().unwrap_or_else(|| panic!("{}", joined.text()));
        let ask = Ask { cookie: Some(&cookie), ..Ask::post("/v1/me/tokens", "{}") };
        let token = wire.ask(&ask).await.expect("an answer").json();
        let token = token["token"].as_str().expect("a token").to_owned();
        for folder in folders {
            fs::write(folder.join(JOINED), "").expect("there is room");
        }
        Self { wire, token }
    }

    pub(crate) async fn attempt(&mut self, method: &str, path: &str, body: &Value) -> Answer {
        let body = body.to_string();
        let ask = Ask { method, ..Ask::post(path, &body).by(&self.token) };
        self.wire.ask(&ask).await.expect("an answer")
    }

    pub(crate) async fn ask(&mut self, method: &str, path: &str, body: &Value) -> Value {
        let answer = self.attempt(method, path, body).await;
        assert!(answer.is_good(), "{path}: {} {}", answer.status, answer.text());
        if answer.body.is_empty() { Value::Null } else { answer.json() }
    }

    /// A competition with this many boards, all in play.
    pub(crate) async fn seat(&mut self, boards: u32, regulations: &str) -> Vec<Seated> {
        let about = json!({ "name": "Torture", "regulations": regulations });
        let opened = self.ask("POST", "/v1/competitions", &about).await;
        let path = format!("/v1/competitions/{}", opened["id"].as_str().expect("an id"));
        let player = |no| json!({ "no": no, "name": format!("Player {no}") });
        let players: Vec<_> = (1..=2 * boards).map(player).collect();
        self.ask("POST", &format!("{path}/players"), &players.into()).await;
        let seats = self.ask("POST", &format!("{path}/seats/players"), &json!({})).await;
        let token = |no: u32| {
            let is_own = |seat: &&Value| seat["role"]["player"] == no;
            let seat = seats.as_array().expect("seats").iter().find(is_own).expect("a seat");
            seat["token"].as_str().expect("a token").to_owned()
        };
        let pairing =
            |board: u32| json!({ "board": board, "white": 2 * board - 1, "black": 2 * board });
        let pairings: Vec<_> = (1..=boards).map(pairing).collect();
        self.ask("POST", &format!("{path}/rounds/1/pairings"), &pairings.into()).await;
        let laid = self.ask("POST", &format!("{path}/rounds/1/tables"), &json!({})).await;
        self.ask("POST", &format!("{path}/rounds/1/start"), &json!({})).await;
        let seated = |table: &Value| {
            let board = table["board"].as_u64().expect("a board") as u32;
            let tokens = [token(2 * board - 1), token(2 * board)];
            Seated { game: table["game"].as_str().expect("a game").to_owned(), tokens }
        };
        laid.as_array().expect("tables").iter().map(seated).collect()
    }
}

/// Plays the half-move of this number, from 0: the knights move out and back. The idempotency key makes it happen once.
pub(crate) async fn play(
    wire: &mut Wire,
    seated: &Seated,
    number: u64,
    key: Option<&str>,
) -> io::Result<Answer> {
    let (from, to) =
        [("g1", "f3"), ("g8", "f6"), ("f3", "g1"), ("f6", "g8")][(number % 4) as usize];
    let path = format!("/v1/games/{}/acts", seated.game);
    let body = format!(r#"{{"action":{{"play":{{"from":"{from}","to":"{to}"}}}}}}"#);
    let ask = Ask::post(&path, &body).by(&seated.tokens[(number % 2) as usize]);
    wire.ask(&Ask { key, ..ask }).await
}

/// Watches a game as White, from the beginning or after an entry.
pub(crate) async fn follow(wire: Wire, seated: &Seated, after: Option<u64>) -> io::Result<Events> {
    let path = format!("/v1/games/{}/stream", seated.game);
    let last = after.map(|seq| seq.to_string());
    let ask = Ask { last_event: last.as_deref(), ..Ask::get(&path).by(&seated.tokens[0]) };
    wire.follow(&ask).await
}
