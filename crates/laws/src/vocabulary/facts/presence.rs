//! What becomes fact of coming and going.

use adoube_chess::Colour;
use serde::{Deserialize, Serialize};

use crate::vocabulary::{Area, PresenceAct, Who};

/// Where a player is.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// Not there yet.
    Absent,
    /// There.
    #[default]
    AtTheBoard,
    /// Gone out for a while.
    Left(Area),
}

impl Presence {
    /// Whether the player is there.
    pub const fn is_at_the_board(self) -> bool {
        matches!(self, Self::AtTheBoard)
    }
}

/// What became fact of coming and going.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PresenceFact {
    /// A player is somewhere else now.
    Moved {
        /// The player.
        who: Colour,
        /// The new presence.
        to: Presence,
    },
    /// The arbiter lets a player come late.
    Excused(Colour),
    /// Somebody did or had something.
    Seen {
        /// The person.
        who: Who,
        /// The act.
        act: PresenceAct,
    },
    /// A player whose game is over did or had something: like any spectator.
    SeenAsSpectator {
        /// The player.
        who: Colour,
        /// The act.
        act: PresenceAct,
    },
}
