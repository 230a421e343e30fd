//! The author of an entry.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::ids::PlayerNo;

/// The author of something, as the record names it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// The hall itself: time has passed, or everything was ready.
    Hall,
    /// An organiser or an arbiter, by name.
    Official(String),
    /// A player of the competition.
    Player(PlayerNo),
    /// Somebody who acts for a player.
    Assistant(PlayerNo),
    /// Anybody else.
    Spectator,
}
