//! Seats: the right to act in a competition in a role, held by the bearer of the token.

use adoube_laws::clock::At;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    ids::{PlayerNo, SeatId},
    token::TokenHash,
};

/// A seat in a competition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Its id.
    pub id: SeatId,
    /// The role.
    pub role: SeatRole,
    /// The name of its owner, if given; the decisions of an arbiter are recorded under it.
    pub name: Option<String>,
    /// The hash of the token.
    pub token: TokenHash,
    /// When it was given.
    pub given: At,
    /// Whether a program plays with it.
    pub is_program: bool,
    /// When it was revoked, if it was.
    pub revoked: Option<At>,
}

impl Seat {
    /// Creates a seat of a person.
    pub(super) const fn new(
        id: SeatId,
        role: SeatRole,
        name: Option<String>,
        token: TokenHash,
        given: At,
    ) -> Self {
        Self { id, role, name, token, given, is_program: false, revoked: None }
    }
}

/// The role that a seat gives.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum SeatRole {
    /// A player, in all games of that player.
    Player(PlayerNo),
    /// The assistant of a player.
    Assistant(PlayerNo),
    /// An arbiter.
    Arbiter,
    /// A spectator.
    Spectator,
}

impl SeatRole {
    /// The player it belongs to, if any.
    pub const fn player(self) -> Option<PlayerNo> {
        match self {
            Self::Player(no) | Self::Assistant(no) => Some(no),
            Self::Arbiter | Self::Spectator => None,
        }
    }
}
