//! The JSON that clients read, from games played for the test.

use adoube_laws::{
    Edition, Provision,
    regulations::{BoardMode, Regulations},
    table::{Action, ArbiterAct, Setup, Viewer, Voice, Who},
};
use serde_json::{Value, json};

use super::*;
use crate::http::lichess::moves;

struct Game {
    table: Table,
    at: u64,
}

impl Game {
    fn under(control: &str) -> Self {
        let mut regulations = Regulations::new(Edition::Y2023, control.parse().unwrap());
        regulations.board = BoardMode::Enforced;
        let setup = Setup { scheduled: At::new(1000), ..Setup::under(&regulations) };
        Self { table: Table::new(regulations, setup), at: 1000 }
    }

    fn started(control: &str) -> Self {
        let mut game = Self::under(control);
        game.act(Who::Arbiter, &Action::Arbiter(ArbiterAct::Start.into()));
        game
    }

    fn act(&mut self, who: Who, action: &Action) {
        self.table = self.table.act(At::new(self.at), who, action).expect("it can be done").table;
    }

    /// Plays moves; each takes a second.
    fn play(&mut self, texts: &str) {
        for text in texts.split(' ') {
            self.at += 1000;
            let plan = moves::read(&self.table, text).unwrap();
            self.act(Who::Player(self.table.to_move()), &Action::Play(plan));
        }
    }

    fn look<T>(&self, show: impl Fn(GameContext<'_>) -> T) -> T {
        let ana = Person {
            id: "ana-novak".to_owned(),
            username: "Ana-Novak".to_owned(),
            full_name: "Ana Novak".to_owned(),
            title: Some("WIM".to_owned()),
            rating: Some(2210),
        };
        let boris =
            Person { id: "boris".to_owned(), username: "Boris".to_owned(), ..Person::default() };
        let players = PerPlayer { white: ana, black: boris };
        show(GameContext {
            id: "k3f9x2ab",
            table: &self.table,
            at: At::new(self.at),
            created: At::new(500),
            players: &players,
            source: Source::Api,
        })
    }

    fn full(&self) -> Value {
        let viewer = Viewer::Player(Colour::White);
        self.look(|look| serde_json::to_value(GameFull::new(look, viewer)).unwrap())
    }

    fn state(&self, viewer: Viewer) -> Value {
        self.look(|look| serde_json::to_value(GameState::new(look, viewer)).unwrap())
    }

    fn info(&self, whose: Colour) -> Value {
        self.look(|look| serde_json::to_value(GameInfo::new(look, whose)).unwrap())
    }
}

#[test]
fn the_first_line_has_what_does_not_change() {
    let full = Game::started("180+2").full();
    assert_eq!(full["type"], "gameFull");
    assert_eq!(full["id"], "k3f9x2ab");
    assert_eq!(full["variant"], json!({"key": "standard", "name": "Standard", "short": "Std"}));
    assert_eq!(full["clock"], json!({"initial": 180_000, "increment": 2000}));
    assert_eq!(full["speed"], "blitz");
    assert_eq!(full["perf"], json!({"name": "Blitz"}));
    assert_eq!(full["initialFen"], "startpos");
    assert_eq!(full["createdAt"], 500);
    let ana = json!({"id": "ana-novak", "name": "Ana-Novak", "title": "WIM", "rating": 2210});
    assert_eq!(full["white"], ana);
    assert_eq!(full["black"], json!({"id": "boris", "name": "Boris", "title": null}));
    assert_eq!(full["state"]["type"], "gameState");
    assert_eq!(full["state"]["status"], "started");
    assert_eq!(full["hall"]["edition"], 2023);
    assert_eq!(full["hall"]["board"], "enforced");
    assert_eq!(full["hall"]["category"], "blitz");
}

#[test]
fn all_periods_of_a_time_control_are_in_the_halls_own_fields() {
    let full = Game::started("40/5400+30:1800+30").full();
    assert_eq!(full["clock"], json!({"initial": 5_400_000, "increment": 30_000}));
    assert_eq!(full["hall"]["timeControl"]["white"], "40/5400+30:1800+30");
    assert_eq!(full["speed"], "classical");
}

#[test]
fn time_runs_and_is_added_as_the_clock_of_the_laws_does_it() {
    let mut game = Game::started("180+2");
    game.play("e2e4 e7e5");
    let state = game.state(Viewer::Player(Colour::White));
    assert_eq!(state["moves"], "e2e4 e7e5");
    // The increment of the first move is added at the beginning (6.3.2).
    assert_eq!(state["wtime"], 180_000 + 2000 - 1000 + 2000);
    assert_eq!(state["btime"], 183_000);
    assert_eq!((&state["winc"], &state["binc"]), (&json!(2000), &json!(2000)));
    assert_eq!(state["hall"]["running"], "white");
    assert!(state.get("winner").is_none() && state.get("wdraw").is_none());
}

#[test]
fn offers_are_seen_by_the_players_and_nobody_else() {
    let mut game = Game::started("180+2");
    game.play("e2e4 e7e5");
    game.act(Who::Player(Colour::White), &Action::Say(Voice::OfferDraw));
    assert_eq!(game.state(Viewer::Player(Colour::Black))["wdraw"], true);
    assert!(game.state(Viewer::Spectator).get("wdraw").is_none());
    game.act(Who::Player(Colour::Black), &Action::Say(Voice::Accept));
    let state = game.state(Viewer::Player(Colour::Black));
    assert_eq!(state["status"], "draw");
    assert!(state.get("wdraw").is_none());
    assert_eq!(state["hall"]["outcome"], "½-½");
    assert_eq!(state["hall"]["provision"], "DrawByAgreement");
    assert_eq!(state["hall"]["article"], "5.2.3");
}

#[test]
fn a_game_has_both_ids_that_clients_read() {
    let mut game = Game::started("180+2");
    game.play("e2e4");
    let info = game.info(Colour::White);
    for id in ["id", "gameId", "fullId"] {
        assert_eq!(info[id], "k3f9x2ab");
    }
    assert_eq!(info["lastMove"], "e2e4");
    assert_eq!((&info["hasMoved"], &info["isMyTurn"]), (&json!(true), &json!(false)));
    assert_eq!(info["status"], json!({"id": 20, "name": "started"}));
    assert_eq!(info["compat"], json!({"bot": true, "board": true}));
    assert_eq!(info["opponent"], json!({"id": "boris", "username": "Boris"}));
    assert_eq!(info["fen"], "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    assert_eq!(game.info(Colour::Black)["hasMoved"], false);
    assert_eq!(game.info(Colour::Black)["secondsLeft"], 182);
}

#[test]
fn mate_ends_the_stream_and_names_the_winner() {
    let mut game = Game::started("180");
    game.play("f2f3 e7e5 g2g4 d8h4");
    let state = game.state(Viewer::Spectator);
    assert_eq!((&state["status"], &state["winner"]), (&json!("mate"), &json!("black")));
    let last = game.look(|look| GameState::new(look, Viewer::Spectator));
    assert!(last.is_last());
    let json = game.look(|look| serde_json::to_value(GameJson::new(look, None)).unwrap());
    assert_eq!(json["moves"], "f3 e5 g4 Qh4#");
    assert_eq!(json["status"], "mate");
    assert_eq!(json["players"]["white"]["user"]["id"], "ana-novak");
    assert_eq!(json["players"]["white"]["rating"], 2210);
    assert_eq!(json["clock"], json!({"initial": 180, "increment": 0, "totalTime": 180}));
    assert_eq!(json["hall"]["outcome"], "0-1");
}

#[test]
fn a_declared_result_without_a_status_is_in_the_halls_own_fields() {
    let mut game = Game::started("180");
    let outcome = "½-0".parse().unwrap();
    let under = Provision::PenaltyLossOfGame;
    game.act(Who::Arbiter, &Action::Arbiter(ArbiterAct::Declare { outcome, under }.into()));
    let state = game.state(Viewer::Spectator);
    assert_eq!(state["status"], "unknownFinish");
    assert!(state.get("winner").is_none());
    assert_eq!(state["hall"]["outcome"], "½-0");
    assert_eq!(state["hall"]["article"], "12.9.6");
}

#[test]
fn an_announced_game_has_started_before_its_clock() {
    let game = Game::under("180+2");
    let state = game.state(Viewer::Spectator);
    // Clients leave a game whose status is another one.
    assert_eq!((&state["status"], &state["moves"]), (&json!("started"), &json!("")));
    assert_eq!(state["hall"]["running"], Value::Null);
    assert_eq!(state["hall"]["stage"], "before-start");
}
