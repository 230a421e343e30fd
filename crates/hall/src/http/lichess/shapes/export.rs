//! A game as one JSON object.

use adoube_chess::san;
use adoube_laws::{
    clock::PerPlayer,
    history::{ReachedBy, RecordedPosition},
    table::Table,
};
use serde::Serialize;

use super::{
    GameContext, Person, RegulationsFields, Source, StateFields, colour, game::initial_fen,
    person::Player,
};
use crate::http::lichess::{
    kind::{self, First, Speed},
    status::Status,
};

/// A game. Clocks are in seconds here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GameJson {
    id: String,
    rated: bool,
    variant: &'static str,
    speed: Speed,
    perf: Speed,
    created_at: u64,
    last_move_at: u64,
    status: Status,
    source: Source,
    players: PerPlayer<RatedUser>,
    #[serde(skip_serializing_if = "Option::is_none")]
    initial_fen: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<&'static str>,
    moves: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pgn: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<ClockShape>,
    hall: LawsFields,
}

/// A player and the rating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct RatedUser {
    user: Player,
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<u32>,
}

impl RatedUser {
    /// Returns both players.
    pub(super) fn both(players: &PerPlayer<Person>) -> PerPlayer<Self> {
        players.each_ref().map(|person| Self { user: person.into(), rating: person.rating })
    }
}

/// The first period, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
struct ClockShape {
    initial: u64,
    increment: u64,
    /// The time for the game that Lichess assumes for a player.
    total_time: u64,
}

/// What the Laws say about the game, in the hall's own fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct LawsFields {
    #[serde(flatten)]
    announced: RegulationsFields,
    #[serde(flatten)]
    ruled: StateFields,
}

impl GameJson {
    /// Renders a game, with its PGN if requested.
    pub fn new(look: GameContext<'_>, pgn: Option<String>) -> Self {
        let table = look.table;
        let (status, winner) = Status::from_stage(table.stage());
        let speed = Speed::from_control(&table.regulations().time.white);
        let variant = kind::Variant::from_table(table);
        let first = table.regulations().time.each_ref().map(First::from_control);
        let clock = first.agreed().map(|first| {
            let (initial, increment) = (first.initial.get() / 1000, first.increment.get() / 1000);
            ClockShape { initial, increment, total_time: initial + 40 * increment }
        });
        Self {
            id: look.id.to_owned(),
            rated: table.regulations().rated.unwrap_or_default(),
            variant: variant.key(),
            speed,
            perf: speed,
            created_at: look.created.get(),
            last_move_at: table.now().get(),
            status,
            source: look.source,
            players: RatedUser::both(look.players),
            initial_fen: (variant != kind::Variant::Standard).then(|| initial_fen(look)),
            winner: winner.map(colour),
            moves: moves(table),
            pgn,
            clock,
            hall: LawsFields {
                announced: RegulationsFields::new(look),
                ruled: StateFields::from_table(table),
            },
        }
    }
}

/// Returns the moves in standard algebraic notation. Moves after an illegal one cannot be expressed.
fn moves(table: &Table) -> String {
    let moments = table.history().moments();
    let pairs = moments.iter().zip(moments.iter().skip(1));
    let mut words = Vec::new();
    for ((_, before), (reached, _)) in pairs {
        match (before, reached) {
            (RecordedPosition::Legal(position), ReachedBy::By(played)) => {
                words.push(san::write(position, *played).to_string());
            }
            _ => break,
        }
    }
    words.join(" ")
}
