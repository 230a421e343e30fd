//! Streams: nothing is missed or duplicated, and nobody sees more than they may.

use std::time::Duration;

use futures_util::StreamExt;
use reqwest::{Method, Response};
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::server::{Match, Person, TestServer, arbiter, eventually, generous, play, seat};

/// An open stream.
pub(crate) struct Reading {
    chunks:
        std::pin::Pin<Box<dyn futures_util::Stream<Item = reqwest::Result<bytes::Bytes>> + Send>>,
    /// The bytes received; a chunk may end inside a character.
    read: Vec<u8>,
}

/// One event of it.
#[derive(Debug)]
pub(crate) struct Sent {
    pub(crate) name: String,
    id: Option<u64>,
    pub(crate) data: Value,
}

impl Reading {
    pub(crate) async fn open(person: &Person, path: &str, last: Option<u64>) -> Self {
        let response = Self::response(person, path, last).await;
        assert_eq!(response.status(), 200);
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        assert!(!response.headers().contains_key("content-encoding"), "streams are not packed");
        Self { chunks: Box::pin(response.bytes_stream()), read: Vec::new() }
    }

    async fn response(person: &Person, path: &str, last: Option<u64>) -> Response {
        let request = person.request(Method::GET, path);
        let request = match last {
            Some(last) => request.header("last-event-id", last),
            None => request,
        };
        request.send().await.expect("a stream")
    }

    /// Returns the next event; `None` if the stream ends or stays silent.
    pub(crate) async fn next(&mut self) -> Option<Sent> {
        self.within(Duration::from_secs(5)).await
    }

    /// Answers pulses until the lost connections are reported, and returns them.
    async fn lines(&mut self, person: &Person) -> Value {
        loop {
            let sent = self.next().await.expect("a beat each second");
            match sent.name.as_str() {
                "lines" => return sent.data["lost"].clone(),
                "pulse" => {
                    let nonce = sent.data["nonce"].as_str().expect("a nonce");
                    person.post(&format!("/v1/pulses/{nonce}"), &json!({})).await;
                }
                _ => {}
            }
        }
    }

    async fn within(&mut self, time: Duration) -> Option<Sent> {
        loop {
            if let Some(end) = self.read.windows(2).position(|two| two == b"\n\n") {
                let block = self.read.drain(..end + 2).collect();
                let block = String::from_utf8(block).expect("text");
                let field = |name: &str| {
                    block.lines().find_map(|line| line.strip_prefix(name)).map(str::to_owned)
                };
                let Some(name) = field("event: ") else { continue };
                let id = field("id: ").map(|id| id.parse().expect("a number"));
                let data = serde_json::from_str(&field("data: ").expect("data")).expect("JSON");
                return Some(Sent { name, id, data });
            }
            let chunk = timeout(time, self.chunks.next()).await.ok()??.ok()?;
            self.read.extend_from_slice(&chunk);
        }
    }
}

/// Returns the kinds of facts of an act.
fn facts(act: &Sent) -> Vec<String> {
    let events = act.data["events"].as_array().expect("events");
    events.iter().map(|event| event["fact"].as_str().expect("a name").to_owned()).collect()
}

#[tokio::test]
async fn a_stream_is_resumed_without_gaps_or_doubles() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"screen-10-5\"").await;
    let path = format!("/v1/games/{}/stream", own.game);
    let black = own.black.reading("sr-Cyrl");
    let mut stream = Reading::open(&black, &path, None).await;
    let opening = stream.next().await.expect("the game");
    assert_eq!(
        (opening.name.as_str(), &opening.data["viewer"]),
        ("game", &json!({"player": "black"}))
    );
    assert_eq!(opening.data["glance"]["clocks"]["white"]["runs"], true);
    assert!(opening.data["now"].is_u64());
    let mut ids = vec![opening.id.expect("an id")];
    for (person, from, to) in [
        (&own.white, "e2", "e4"),
        (&own.black, "e7", "e5"),
        (&own.white, "g1", "f3"),
        (&own.black, "b8", "c6"),
    ] {
        person.does(&own.game, play(from, to)).await;
        let act = stream.next().await.expect("the move");
        assert_eq!(act.name, "act");
        assert!(facts(&act).contains(&"move-made".to_owned()), "{act:?}");
        let text = act.data["events"].to_string();
        assert!(text.contains('ј') || text.contains('и'), "it is told in Cyrillic: {text}");
        ids.push(act.id.expect("an id"));
    }
    assert!(ids.windows(2).all(|pair| pair[1] == pair[0] + 1), "{ids:?}");
    drop(stream);
    for (place, last) in ids.iter().enumerate() {
        let mut resumed = Reading::open(&black, &path, Some(*last)).await;
        for expected in &ids[place + 1..] {
            let act = resumed.next().await.expect("what was missed");
            assert_eq!((act.name.as_str(), act.id), ("act", Some(*expected)));
        }
        let more = resumed.within(Duration::from_millis(100)).await;
        assert!(more.is_none(), "{more:?}");
    }
    let mut beyond = Reading::open(&black, &path, Some(9999)).await;
    assert_eq!(beyond.next().await.expect("the game").name, "game", "nobody has seen the future");
}

#[tokio::test]
async fn everybody_sees_what_the_role_allows() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"fide-standard-90-30\"").await;
    let path = format!("/v1/games/{}/stream", own.game);
    let open = async |person: &Person| {
        let mut stream = Reading::open(person, &path, None).await;
        stream.next().await.expect("the game");
        stream
    };
    let stranger = server.stranger();
    let (mut of_arbiter, mut of_black, mut of_stranger) =
        (open(&official).await, open(&own.black).await, open(&stranger).await);
    // An illegal move on a free board: nobody is notified.
    own.white.does(&own.game, play("e2", "e5")).await;
    for stream in [&mut of_arbiter, &mut of_black, &mut of_stranger] {
        let act = stream.next().await.expect("an act");
        let facts = facts(&act);
        assert!(facts.contains(&"placed".to_owned()) && !facts.contains(&"came".to_owned()));
        // The allowed actions do not change: an illegal move may be claimed at any time.
        let text = (&act.data["events"], &act.data["glance"]);
        let text = format!("{text:?}").to_lowercase();
        let is_arbiter = facts.contains(&"illegal-move-completed".to_owned());
        assert!(is_arbiter || !text.contains("illegal"), "{text}");
    }
    let seen = official.sees(&own.game).await;
    assert_eq!(seen["view"]["unnoticed"].as_array().map(Vec::len), Some(1), "{seen}");
    assert!(own.black.sees(&own.game).await["view"]["unnoticed"].is_null());
    // Black claims: everybody is sent the ruling.
    own.black.does(&own.game, json!({"say": {"claim": "illegal-move"}})).await;
    for stream in [&mut of_arbiter, &mut of_black, &mut of_stranger] {
        let act = stream.next().await.expect("the ruling");
        assert!(facts(&act).contains(&"ruled".to_owned()), "{act:?}");
    }
    // An offer is sent only to the players and the arbiter.
    own.white.does(&own.game, json!({"say": "offer-draw"})).await;
    assert!(facts(&of_black.next().await.expect("the offer")).contains(&"draw".to_owned()));
    assert!(of_stranger.within(Duration::from_millis(200)).await.is_none());
    assert!(stranger.sees(&own.game).await["view"]["offered"].as_array().unwrap().is_empty());
}

#[tokio::test]
async fn spectators_are_delayed_by_half_moves() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::delayed(&official, &json!({"half-moves": 2})).await;
    let stranger = server.stranger();
    let mut stream =
        Reading::open(&stranger, &format!("/v1/games/{}/stream", own.game), None).await;
    stream.next().await.expect("the game");
    let board = async |person: &Person| person.sees(&own.game).await["view"]["board"].clone();
    let start = board(&stranger).await;
    own.white.does(&own.game, play("f2", "f3")).await;
    let moved = board(&official).await;
    own.black.does(&own.game, play("e7", "e5")).await;
    assert_eq!(board(&stranger).await, start, "two half-moves are hidden");
    assert!(stream.within(Duration::from_millis(200)).await.is_none());
    own.white.does(&own.game, play("g2", "g4")).await;
    assert_eq!(board(&stranger).await, moved);
    let act = stream.next().await.expect("the first move");
    assert!(act.data["events"].to_string().contains("f3"), "{act:?}");
    assert!(stream.within(Duration::from_millis(200)).await.is_none());
    // Checkmate: the game is over, and everything is shown.
    own.black.does(&own.game, play("d8", "h4")).await;
    let mut last = stream.next().await.expect("the rest");
    while let Some(next) = stream.within(Duration::from_millis(300)).await {
        last = next;
    }
    assert!(last.data["glance"]["result"].is_string(), "{last:?}");
}

#[tokio::test]
async fn spectators_are_delayed_by_time_everywhere() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::delayed(&official, &json!({"time": 1500})).await;
    let stranger = server.stranger();
    let started = official.sees(&own.game).await["seq"].clone();
    eventually(async || stranger.sees(&own.game).await["seq"] == started).await;
    let of = format!("/v1/competitions/{}", own.competition);
    let mut stream =
        Reading::open(&stranger, &format!("/v1/games/{}/stream", own.game), None).await;
    let mut boards = Reading::open(&stranger, &format!("{of}/stream"), None).await;
    stream.next().await.expect("the game");
    boards.next().await.expect("the boards");
    own.white.does(&own.game, json!({"say": "resign"})).await;
    let result = async |person: &Person| {
        let rounds = person.get(&format!("{of}/rounds")).await.json;
        let standings = person.get(&format!("{of}/standings")).await.text;
        let games = person.get(&format!("{of}/games")).await.text;
        let seen = person.sees(&own.game).await["view"]["stage"].to_string();
        let knows = rounds[0]["boards"][0]["result"] == "0-1";
        for text in [standings, games, seen] {
            assert_eq!(text.contains("0-1"), knows, "{text}");
        }
        knows
    };
    assert!(result(&official).await);
    assert!(!result(&stranger).await, "it is not known yet");
    assert!(stream.within(Duration::from_millis(300)).await.is_none());
    let act = stream.next().await.expect("it comes later");
    assert!(act.data["glance"]["result"].is_string(), "{act:?}");
    assert!(result(&stranger).await);
    let board = boards.next().await.expect("the board");
    assert!(board.name == "board" && board.data["glance"]["result"].is_string(), "{board:?}");
}

#[tokio::test]
async fn a_competition_is_followed_board_by_board() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"screen-10-5\"").await;
    let path = format!("/v1/competitions/{}/stream", own.competition);
    let mut stream = Reading::open(&server.stranger().reading("sl"), &path, None).await;
    let boards = stream.next().await.expect("all boards");
    assert_eq!(boards.name, "boards");
    assert_eq!(boards.data["boards"][0]["white"]["name"], "Novak, Ana");
    own.white.does(&own.game, play("e2", "e4")).await;
    let board = stream.next().await.expect("the board");
    assert_eq!((board.name.as_str(), &board.data["id"]), ("board", &json!(own.game)));
    assert_eq!(board.data["glance"]["to-move"], "black");
    let mut of_arbiter = Reading::open(&official.reading("sl"), &path, None).await;
    of_arbiter.next().await.expect("all boards");
    own.black.does(&own.game, json!({"say": {"call-arbiter": "hrup v dvorani"}})).await;
    let called = of_arbiter.next().await.expect("the board");
    let call = called.data["calls"][0].as_str().expect("a call");
    assert!(call.contains("hrup v dvorani") && call.contains("sodnika"), "{call}");
    let board = stream.next().await.expect("the board");
    assert!(board.data["calls"].is_null(), "spectators are not told: {board:?}");
    // A page opened later shows it too, until an arbiter has come.
    let listed = format!("/v1/competitions/{}/games", own.competition);
    assert_eq!(official.get(&listed).await.json[0]["calls"].as_array().map(Vec::len), Some(1));
    official.does(&own.game, json!({"arbiter": {"by": "", "act": "come"}})).await;
    let board = of_arbiter.next().await.expect("the board");
    assert!(board.data["calls"].is_null(), "the arbiter has come: {board:?}");
}

#[tokio::test]
async fn a_stream_ends_with_the_seat_and_streams_are_limited() {
    let mut settings = generous();
    settings.limits.streams = 2;
    let server = TestServer::with(settings).await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"screen-10-5\"").await;
    let path = format!("/v1/games/{}/stream", own.game);
    let mut first = Reading::open(&own.white, &path, None).await;
    first.next().await.expect("the game");
    let second = Reading::open(&own.white, &path, None).await;
    let third = Reading::response(&own.white, &path, None).await;
    assert_eq!(third.status(), 429);
    drop(second);
    let seat = format!("/v1/competitions/{}/seats/{}", own.competition, own.white_seat);
    assert_eq!(official.delete(&seat).await.status, 204);
    official.does(&own.game, arbiter(&json!("stop"))).await;
    assert!(first.next().await.is_none(), "the stream has ended");
}

/// Who asks for beats notices a lost line at once, and learns when the line of a player is lost and works again.
#[tokio::test]
async fn a_lost_line_of_a_player_is_told_to_the_opponent_and_the_arbiter() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"screen-10-5\"").await;
    let path = format!("/v1/games/{}/stream?beat=true", own.game);
    let white = Reading::open(&own.white, &path, None).await;
    let mut black = Reading::open(&own.black, &path, None).await;
    let mut watching = Reading::open(&official, &path, None).await;
    assert_eq!(black.next().await.expect("the game").name, "game");
    assert_eq!(black.within(Duration::from_secs(3)).await.expect("a beat").name, "beat");
    drop(white);
    for stream in [&mut black, &mut watching] {
        assert_eq!(stream.lines(&own.black).await, json!(["white"]));
    }
    let boards = format!("/v1/competitions/{}/stream", own.competition);
    let mut all_boards = Reading::open(&official, &boards, None).await;
    assert_eq!(all_boards.lines(&official).await, json!({&own.game: ["white"]}));
    let _again = Reading::open(&own.white, &path, None).await;
    assert_eq!(black.lines(&own.black).await, json!([]));
    assert_eq!(all_boards.lines(&official).await, json!({}));
    // Without a reply to its pulses an open stream does not help.
    assert_eq!(black.lines(&own.black).await, json!(["white"]));
    own.white.does(&own.game, play("e2", "e4")).await;
    assert_eq!(black.lines(&own.black).await, json!([]), "who acts is there");
    let mut spectator = Reading::open(&server.stranger(), &path, None).await;
    assert_eq!(spectator.next().await.expect("the game").name, "game");
    assert!(spectator.within(Duration::from_secs(2)).await.is_none(), "spectators are not told");
    for onlooker in [&server.stranger(), &own.black] {
        let mut stream = Reading::open(onlooker, &boards, None).await;
        assert_eq!(stream.next().await.expect("the boards").name, "boards");
        assert!(stream.within(Duration::from_secs(2)).await.is_none(), "only arbiters are told");
    }
}

#[tokio::test]
async fn the_way_to_a_player_is_measured_by_the_hall_and_shown_to_the_arbiter() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"screen-10-5\"").await;
    let (spectator, _) = seat(&official, &own.competition, &json!("spectator")).await;
    let mut stream =
        Reading::open(&own.white, &format!("/v1/games/{}/stream", own.game), None).await;
    stream.next().await.expect("the game");
    let before = own.white.sees(&own.game).await["seq"].clone();
    let pulse = stream.within(Duration::from_secs(15)).await.expect("a pulse");
    assert_eq!(pulse.name, "pulse");
    let path = format!("/v1/pulses/{}", pulse.data["nonce"].as_str().expect("a nonce"));
    assert_eq!(spectator.post(&path, &json!({})).await.status, 404, "it was not sent to others");
    let mut again =
        Reading::open(&own.white, &format!("/v1/games/{}/stream", own.game), None).await;
    again.next().await.expect("the game");
    let pulse = again.within(Duration::from_secs(15)).await.expect("a pulse");
    let path = format!("/v1/pulses/{}", pulse.data["nonce"].as_str().expect("a nonce"));
    assert_eq!(own.white.post(&path, &json!({})).await.status, 204);
    assert_eq!(own.white.post(&path, &json!({})).await.status, 404, "it comes back once");
    let lag = official.get(&format!("/v1/games/{}/lag", own.game)).await.json;
    assert_eq!(lag[0]["viewer"], json!({"player": "white"}), "{lag}");
    assert!(lag[0]["milliseconds"].as_u64().is_some_and(|time| time < 5000), "{lag}");
    assert_eq!(own.white.sees(&own.game).await["seq"], before, "no clock is changed by it");
}
