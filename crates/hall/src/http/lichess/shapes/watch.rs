//! The lines of a spectator's stream.

use adoube_chess::Colour;
use adoube_laws::clock::PerPlayer;
use serde::Serialize;

use super::{Look, Ruled, Source, Variant, colour, export::Seated, game, info::StatusResponse};
use crate::http::lichess::{
    kind::{self, Speed},
    moves,
    status::Status,
};

/// The first line, and the last: all that there is to know from afar.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Watched {
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
    players: PerPlayer<Seated>,
    hall: Ruled,
}

impl Watched {
    /// Of a game.
    pub fn of(look: Look<'_>) -> Self {
        let table = look.table;
        let (status, winner) = Status::of(table.stage());
        let speed = Speed::of(&table.regulations().time.white);
        Self {
            id: look.id.to_owned(),
            variant: kind::Variant::of(table).into(),
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
            players: Seated::both(look.players),
            hall: Ruled::of(table),
        }
    }
}

/// A line for a move: the board, the move, and the clocks in seconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Moved {
    fen: String,
    lm: String,
    wc: u64,
    bc: u64,
}

impl Moved {
    /// Of a game.
    pub fn of(look: Look<'_>) -> Self {
        let table = look.table;
        let fen = table.history().board().to_string();
        let at = look.at.max(table.now());
        let left = |whose| game::seconds(table.clock().remaining(whose, at));
        Self {
            // The men and whose turn it is.
            fen: fen.split(' ').take(2).collect::<Vec<_>>().join(" "),
            lm: moves::last(table),
            wc: left(Colour::White),
            bc: left(Colour::Black),
        }
    }
}
