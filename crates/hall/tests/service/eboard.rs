//! A recorded stream of an electronic board, replayed through the API.

use std::time::Duration;

use adoube_chess::{Board, Colour, Piece, Square};
use adoube_record::pgn;
use reqwest::Method;
use serde_json::{Value, json};

use crate::server::{Match, Person, TestServer, announced, seat};

const RECORDING: &str = include_str!("../data/eboard.txt");
/// How many times faster than recorded it is replayed.
const PACE: u64 = 100;
/// Every n-th act is sent twice, as if the first response had been lost.
const DOUBTFUL: usize = 4;

/// A sensor event of the board.
enum Sensed {
    Lift(Square),
    Place(Square, Piece),
    Slide(Square, Square),
    Press(Colour),
    Say(String),
}

fn read(line: &str) -> (u64, Sensed) {
    let words: Vec<&str> = line.split_whitespace().collect();
    let square = |at: usize| words[at].parse::<Square>().expect(line);
    let sensed = match words[1] {
        "lift" => Sensed::Lift(square(2)),
        "place" => {
            let letter = words[3].chars().next().expect(line);
            Sensed::Place(square(2), Piece::from_fen_char(letter).expect(line))
        }
        "slide" => Sensed::Slide(square(2), square(3)),
        "press" if words[2] == "white" => Sensed::Press(Colour::White),
        "press" => Sensed::Press(Colour::Black),
        "say" => Sensed::Say(words[2].to_owned()),
        other => panic!("{other}: {line}"),
    };
    (words[0].parse().expect(line), sensed)
}

/// Connects a board to the hall: it tracks the pieces on the board, the clock lever, and the piece in the
/// hand.
struct Bridge {
    board: Board,
    turn: Colour,
    hand: Option<Piece>,
    slid: Option<(Square, Square)>,
}

impl Bridge {
    fn new() -> Self {
        Self { board: Board::initial(), turn: Colour::White, hand: None, slid: None }
    }

    /// Translates a sensor event into acts, and the player who did them.
    fn acts(&mut self, sensed: Sensed) -> (Colour, Vec<Value>) {
        let by = self.turn;
        let hand = |act: Value| json!({"hand": {"hand": "right", "act": act}});
        let acts = match sensed {
            Sensed::Lift(from) => {
                let man = self.board.piece_on(from).expect("a piece is on the square");
                self.board.set(from, None);
                if man.colour == by {
                    self.hand = Some(man);
                    vec![hand(json!({"lift": {"from": from}}))]
                } else {
                    vec![hand(json!({"remove": {"from": from}}))]
                }
            }
            Sensed::Place(on, man) => {
                self.board.set(on, Some(man));
                let mut acts = Vec::new();
                if self.hand.take() != Some(man) {
                    // The piece differs from the one that was lifted: a pawn was promoted.
                    acts.push(hand(json!("put-aside")));
                    acts.push(hand(json!({"fetch": {"piece": man}})));
                }
                acts.push(hand(json!({"place": {"on": on}})));
                acts
            }
            Sensed::Slide(from, to) if self.slid == Some((to, from)) => {
                self.slid = None;
                vec![hand(json!("put-right"))]
            }
            Sensed::Slide(from, to) => {
                self.slid = Some((from, to));
                vec![hand(json!({"displace": {"from": from, "to": to}}))]
            }
            Sensed::Press(colour) => {
                assert_eq!(colour, by, "the other lever is down");
                self.turn = !by;
                vec![json!({"press": {"hand": "right", "manner": "proper"}})]
            }
            Sensed::Say(word) => vec![json!({ "say": word })],
        };
        (by, acts)
    }
}

/// Sends an act for a player, with the arbiter's seat of the board.
async fn send(board: &Person, game: &str, by: Colour, act: &Value, number: usize) -> Value {
    let body = json!({"as": {"player": by}, "action": act});
    let path = format!("/v1/games/{game}/acts");
    let once = async || {
        let request = board.request(Method::POST, &path);
        let request = request.header("idempotency-key", format!("board-{number}"));
        board.sent(request.json(&body)).await
    };
    let first = once().await;
    assert_eq!(first.status, 200, "{number}: {act}: {}", first.text);
    if number.is_multiple_of(DOUBTFUL) {
        let again = once().await;
        assert_eq!(again.json["seq"], first.json["seq"], "{number}: {act} is done once");
    }
    first.json
}

#[tokio::test]
async fn a_recorded_board_plays_its_game_through_the_interface() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let players = json!([{"no": 1, "name": "Novak, Ana"}, {"no": 2, "name": "Horvat, Bor"}]);
    let about = announced("preset = \"rapid-15-10\"");
    let own = Match::arranged(&official, &about, &players).await;
    own.start(&official).await;
    let (board, _) = seat(&official, &own.competition, &json!("arbiter")).await;
    let mut bridge = Bridge::new();
    let (mut before, mut number) = (0, 0);
    let lines = RECORDING.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    for (at, sensed) in lines.map(read) {
        tokio::time::sleep(Duration::from_millis((at - before) / PACE)).await;
        before = at;
        let (by, acts) = bridge.acts(sensed);
        for act in acts {
            number += 1;
            let done = send(&board, &own.game, by, &act, number).await;
            let stands = done["game"]["view"]["board"].as_str().expect("a board");
            let is_whole = bridge.hand.is_none() && bridge.slid.is_none();
            if act.get("press").is_some() {
                assert!(is_whole, "{number}: a man is still in the hand");
                let men = bridge.board.to_string();
                let men = men.split(' ').next().expect("FEN");
                assert!(stands.starts_with(men), "{number}: {stands} is not {men}");
            }
        }
    }
    // No ruling or question came up, and the game is the one that was played by hand.
    let seen = board.sees(&own.game).await;
    assert_eq!(seen["view"]["stage"]["over"]["outcome"], "1-0", "{seen}");
    assert!(seen["told"].get("questions").is_none(), "{seen}");
    let written = board.get(&format!("/v1/games/{}/pgn", own.game)).await;
    let game = pgn::read(written.text.as_bytes()).next().expect("a game");
    let moves: Vec<String> = game.main_line().map(|step| step.san()).collect();
    let expected = [
        "e4", "d5", "exd5", "c6", "dxc6", "e6", "cxb7", "Bd6", "bxa8=Q", "Nf6", "Nf3", "O-O",
        "Be2", "Qb6", "O-O",
    ];
    assert_eq!(moves, expected, "{}", written.text);
}

/// A touch counts even if others report it: a piece touched without saying "j'adoube" has to be moved.
#[tokio::test]
async fn a_touched_piece_binds_over_the_interface_too() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"rapid-15-10\"").await;
    let hand = |act: Value| json!({"hand": {"hand": "right", "act": act}});
    for act in [json!({"lift": {"from": "g1"}}), json!({"place": {"on": "g1"}})] {
        own.white.does(&own.game, hand(act)).await;
    }
    let seen = own.white.sees(&own.game).await;
    let text = seen["view"].to_string();
    assert!(text.contains("g1f3") && text.contains("g1h3"), "{text}");
    assert!(!text.contains("e2e4"), "{text}");
}
