//! Who wrote an entry.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::ids::{PlayerNo, SeatId};

/// Who did something, as the record names them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// The hall itself: a deadline passed, or everything was ready.
    Hall,
    /// An organiser or an arbiter, by name.
    Official(String),
    /// A player of the competition.
    Player(PlayerNo),
    /// The assistant of a player.
    Assistant(PlayerNo),
    /// The holder of a spectator's seat.
    SpectatorSeat(SeatId),
    /// Anybody else.
    Spectator,
}
