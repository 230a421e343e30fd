//! Whose doing an entry is.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::ids::PlayerNo;

/// Who did something, as the record names them.
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
