//! The lines of the stream of a game.

use adoube_chess::Colour;
use adoube_laws::{
    clock::Milliseconds,
    history::RecordedPosition,
    table::{Presence, Table, Viewer},
};
use serde::Serialize;

use super::{GameContext, RegulationsFields, StateFields, Variant, colour, person::Player};
use crate::http::lichess::{
    kind::{self, First, Speed},
    moves,
    status::Status,
};

/// The first line, with everything that does not change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GameFull {
    #[serde(rename = "type")]
    kind: &'static str,
    id: String,
    variant: Variant,
    speed: Speed,
    perf: Perf,
    rated: bool,
    created_at: u64,
    white: Player,
    black: Player,
    initial_fen: String,
    clock: Option<ClockShape>,
    state: GameState,
    hall: RegulationsFields,
}

/// The name of a speed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Perf {
    pub(super) name: &'static str,
}

/// The first period, in milliseconds; none if the players have different ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
struct ClockShape {
    initial: u64,
    increment: u64,
}

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameState {
    #[serde(rename = "type")]
    kind: &'static str,
    moves: String,
    wtime: u64,
    btime: u64,
    winc: u64,
    binc: u64,
    status: Status,
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<&'static str>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    wdraw: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    bdraw: bool,
    hall: StateFields,
}

impl GameFull {
    /// Renders a game as the viewer may see it.
    pub fn new(look: GameContext<'_>, viewer: Viewer) -> Self {
        let table = look.table;
        let time = &table.regulations().time;
        let speed = Speed::from_control(&time.white);
        let first = time.each_ref().map(First::from_control);
        let clock = first.agreed().map(|first| ClockShape {
            initial: first.initial.get(),
            increment: first.increment.get(),
        });
        Self {
            kind: "gameFull",
            id: look.id.to_owned(),
            variant: kind::Variant::from_table(table).into(),
            speed,
            perf: Perf { name: speed.name() },
            rated: table.regulations().rated.unwrap_or_default(),
            created_at: look.created.get(),
            white: (&look.players.white).into(),
            black: (&look.players.black).into(),
            initial_fen: initial_fen(look),
            clock,
            state: GameState::new(look, viewer),
            hall: RegulationsFields::new(look),
        }
    }
}

/// Returns the starting position of the game.
pub(super) fn initial_fen(look: GameContext<'_>) -> String {
    match (kind::Variant::from_table(look.table), kind::first(look.table)) {
        (kind::Variant::Standard, _) => "startpos".to_owned(),
        (_, RecordedPosition::Legal(position)) => position.to_string(),
        (_, RecordedPosition::Illegal(board)) => board.to_string(),
    }
}

impl GameState {
    /// Renders the state as the viewer may see it.
    pub fn new(look: GameContext<'_>, viewer: Viewer) -> Self {
        let table = look.table;
        let (status, winner) = Status::from_stage(table.stage());
        let at = look.at.max(table.now());
        let time = |whose: Colour| table.clock().remaining(whose, at).get();
        let added = |whose: Colour| kind::added(table.clock().mode(whose)).get();
        let offered =
            |by: Colour| viewer != Viewer::Spectator && table.draws().offers[by].is_some();
        Self {
            kind: "gameState",
            moves: moves::list(table),
            wtime: time(Colour::White),
            btime: time(Colour::Black),
            winc: added(Colour::White),
            binc: added(Colour::Black),
            status,
            winner: winner.map(colour),
            wdraw: offered(Colour::White) && !status.is_over(),
            bdraw: offered(Colour::Black) && !status.is_over(),
            hall: StateFields::from_table(table),
        }
    }

    /// Whether this is the last line.
    pub fn is_last(&self) -> bool {
        self.status.is_over()
    }
}

/// The opponent has left the board, or has returned. Leaving costs only time, so there is nothing to claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OpponentGone {
    #[serde(rename = "type")]
    kind: &'static str,
    gone: bool,
}

impl OpponentGone {
    /// Whether the opponent has left. A player who has not arrived yet has not left.
    pub fn new(table: &Table, player: Colour) -> Self {
        let gone = matches!(table.player(!player).presence, Presence::Left(_));
        Self { kind: "opponentGone", gone }
    }

    /// Whether the opponent is absent.
    pub const fn is_gone(self) -> bool {
        self.gone
    }
}

/// Returns the remaining whole seconds.
pub(super) fn seconds(left: Milliseconds) -> u64 {
    left.get() / 1000
}
