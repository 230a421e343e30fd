//! The lines of a player's event stream.

use adoube_chess::Colour;
use serde::Serialize;

use super::{Challenge, GameContext, Source, Variant, colour, game::seconds, person::Opponent};
use crate::http::lichess::{
    kind::{self, Speed},
    moves,
    status::Status,
};

/// An event of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Event {
    /// A game has started.
    GameStart {
        /// The game.
        game: Box<GameInfo>,
    },
    /// A game has ended.
    GameFinish {
        /// The game.
        game: Box<GameInfo>,
    },
    /// A challenge.
    Challenge {
        /// The challenge.
        challenge: Box<Challenge>,
        /// Which kinds of clients can play it.
        compat: Compat,
    },
    /// A challenge was cancelled.
    ChallengeCanceled {
        /// The challenge.
        challenge: Box<Challenge>,
    },
    /// A challenge was declined.
    ChallengeDeclined {
        /// The challenge.
        challenge: Box<Challenge>,
    },
}

/// A game as one of its players sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    full_id: String,
    game_id: String,
    id: String,
    fen: String,
    color: &'static str,
    last_move: String,
    source: Source,
    status: StatusResponse,
    variant: Variant,
    speed: Speed,
    perf: Speed,
    rated: bool,
    has_moved: bool,
    opponent: Opponent,
    is_my_turn: bool,
    seconds_left: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<&'static str>,
    compat: Compat,
}

/// A status with its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(super) struct StatusResponse {
    id: u8,
    name: Status,
}

impl From<Status> for StatusResponse {
    fn from(status: Status) -> Self {
        Self { id: status.id(), name: status }
    }
}

/// Which kinds of clients can play a game: here, all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Compat {
    bot: bool,
    board: bool,
}

impl Compat {
    /// Every client.
    pub const ALL: Self = Self { bot: true, board: true };
}

impl GameInfo {
    /// Renders the game as this player sees it.
    pub fn new(look: GameContext<'_>, whose: Colour) -> Self {
        let table = look.table;
        let (status, winner) = Status::from_stage(table.stage());
        let speed = Speed::from_control(&table.regulations().time[whose]);
        let plies = table.history().plies().0;
        Self {
            full_id: look.id.to_owned(),
            game_id: look.id.to_owned(),
            id: look.id.to_owned(),
            fen: table.history().board().to_string(),
            color: colour(whose),
            last_move: moves::last(table),
            source: look.source,
            status: status.into(),
            variant: kind::Variant::from_table(table).into(),
            speed,
            perf: speed,
            rated: table.regulations().rated.unwrap_or_default(),
            has_moved: plies > u32::from(whose == Colour::Black),
            opponent: (&look.players[!whose]).into(),
            is_my_turn: table.to_move() == whose && !status.is_over(),
            seconds_left: seconds(table.clock().remaining(whose, look.at.max(table.now()))),
            winner: winner.map(colour),
            compat: Compat::ALL,
        }
    }

    /// Whether it is the player's move.
    pub const fn is_my_turn(&self) -> bool {
        self.is_my_turn
    }
}
