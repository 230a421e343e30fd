//! The lines of a spectator's stream.

use adoube_chess::Colour;
use adoube_laws::clock::PerPlayer;
use serde::Serialize;

use super::{
    GameContext, Source, StateFields, Variant, colour, export::RatedUser, game,
    info::StatusResponse,
};
use crate::http::lichess::{
    kind::{self, Speed},
    moves,
    status::Status,
};

/// The first and the last line: everything that spectators see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SpectatedGame {
    id: String,
    variant: Variant,
    speed: Speed,
    perf: Speed,
    rated: bool,
    initial_fen: String,
    fen: String,
    player: &'static str,
    turns: u32,
    started_at_turn: u32,
    source: Source,
    status: StatusResponse,
    created_at: u64,
    #[serde(skip_serializing_if = "String::is_empty")]
    last_move: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<&'static str>,
    players: PerPlayer<RatedUser>,
    hall: StateFields,
}

impl SpectatedGame {
    /// Renders a game for spectators.
    pub fn new(look: GameContext<'_>) -> Self {
        let table = look.table;
        let (status, winner) = Status::from_stage(table.stage());
        let speed = Speed::from_control(&table.regulations().time.white);
        Self {
            id: look.id.to_owned(),
            variant: kind::Variant::from_table(table).into(),
            speed,
            perf: speed,
            rated: table.regulations().rated.unwrap_or_default(),
            initial_fen: game::initial_fen(look),
            fen: table.history().board().to_string(),
            player: colour(table.to_move()),
            turns: table.history().plies().0,
            started_at_turn: 0,
            source: look.source,
            status: status.into(),
            created_at: look.created.get(),
            last_move: moves::last(table),
            winner: winner.map(colour),
            players: RatedUser::both(look.players),
            hall: StateFields::from_table(table),
        }
    }
}

/// A line for each move: the board, the move, and the clocks in seconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BoardUpdate {
    fen: String,
    lm: String,
    wc: u64,
    bc: u64,
}

impl BoardUpdate {
    /// Renders the last move of a game.
    pub fn new(look: GameContext<'_>) -> Self {
        let table = look.table;
        let fen = table.history().board().to_string();
        let at = look.at.max(table.now());
        let left = |whose| game::seconds(table.clock().remaining(whose, at));
        Self {
            // The pieces and the side to move.
            fen: fen.split(' ').take(2).collect::<Vec<_>>().join(" "),
            lm: moves::last(table),
            wc: left(Colour::White),
            bc: left(Colour::Black),
        }
    }
}
