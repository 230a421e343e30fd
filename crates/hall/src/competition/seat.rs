//! Seats: the right to act in a competition in some role, held by the owner of the token.

use adoube_laws::clock::At;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    ids::{PlayerNo, SeatId},
    token::TokenHash,
};

/// A seat that was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// What it is called by.
    pub id: SeatId,
    /// The role.
    pub role: SeatRole,
    /// The name of its owner, if it was given: an arbiter, under whose name decisions stand.
    pub name: Option<String>,
    /// What the token is known by.
    pub token: TokenHash,
    /// When it was given.
    pub given: At,
    /// When it was revoked, if it was.
    pub revoked: Option<At>,
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
    /// The player that it is about.
    pub const fn player(self) -> Option<PlayerNo> {
        match self {
            Self::Player(no) | Self::Assistant(no) => Some(no),
            Self::Arbiter | Self::Spectator => None,
        }
    }
}
