//! Facts about presence and conduct in the playing area.

use adoube_chess::Colour;
use serde::{Deserialize, Serialize};

use crate::vocabulary::{Area, PresenceAct, Who};

/// Where a player is.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// Not arrived yet.
    Absent,
    /// At the board.
    #[default]
    AtTheBoard,
    /// Away from this area for a while.
    Left(Area),
}

impl Presence {
    /// Reports whether the player is at the board.
    pub const fn is_at_the_board(self) -> bool {
        matches!(self, Self::AtTheBoard)
    }
}

/// A fact about presence.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PresenceFact {
    /// A player arrived, left or returned.
    Moved {
        /// The player.
        who: Colour,
        /// Where the player is now.
        to: Presence,
    },
    /// The arbiter excused a player's late arrival.
    Excused(Colour),
    /// Somebody was seen doing or carrying something.
    Seen {
        /// The person.
        who: Who,
        /// The act.
        act: PresenceAct,
    },
    /// A player whose game is over was seen doing or carrying something; the rules for spectators apply.
    SeenAsSpectator {
        /// The player.
        who: Colour,
        /// The act.
        act: PresenceAct,
    },
}
