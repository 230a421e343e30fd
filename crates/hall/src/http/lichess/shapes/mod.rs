//! The JSON of the Lichess API: pure functions of a table, an instant and the players.
//!
//! Names and units are those of Lichess. Data for which it has no field is in an object `hall`, which other
//! clients ignore.

mod account;
mod challenge;
mod export;
mod extra;
mod game;
mod info;
mod person;
mod watch;

pub use account::{Account, NowPlaying, TokenInfo};
pub use challenge::{
    Challenge, ChallengeList, ChallengeState, Colours, Parts, TimeControlResponse,
};
pub use export::GameJson;
pub use extra::{RegulationsFields, StateFields};
pub use game::{GameFull, GameState, OpponentGone};
pub use info::{Compat, Event, GameInfo};
pub use person::Person;
pub use watch::{BoardUpdate, SpectatedGame};

use adoube_chess::Colour;
use adoube_laws::{
    clock::{At, PerPlayer},
    table::Table,
};
use serde::Serialize;

use super::kind;

/// A game at an instant, with its players.
#[derive(Clone, Copy, Debug)]
pub struct GameContext<'a> {
    /// The id of the game.
    pub id: &'a str,
    /// The game.
    pub table: &'a Table,
    /// The instant.
    pub at: At,
    /// When the table was created.
    pub created: At,
    /// The players.
    pub players: &'a PerPlayer<Person>,
    /// The source of the game.
    pub source: Source,
}

/// The source of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Source {
    /// Created by the arbiter.
    Api,
    /// A challenge.
    Friend,
    /// Two matching seeks.
    Lobby,
}

/// A variant with its names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Variant {
    key: &'static str,
    name: &'static str,
    short: &'static str,
}

impl From<kind::Variant> for Variant {
    fn from(variant: kind::Variant) -> Self {
        let (name, short) = variant.names();
        Self { key: variant.key(), name, short }
    }
}

/// Returns the name of a colour.
pub const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

#[cfg(test)]
mod tests;
