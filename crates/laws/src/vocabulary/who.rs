//! The people at and around a table.

use adoube_chess::Colour;
use serde::{Deserialize, Serialize};

/// The person who acts.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// One of the two players.
    Player(Colour),
    /// An assistant acting for a player.
    Assistant(Colour),
    /// The arbiter.
    Arbiter,
    /// The passage of time, observed on the clocks.
    Timekeeper,
    /// A spectator, another player, a captain.
    Bystander,
}

impl Who {
    /// Returns the player who acts, alone or through an assistant.
    pub const fn side(self) -> Option<Colour> {
        match self {
            Self::Player(colour) | Self::Assistant(colour) => Some(colour),
            Self::Arbiter | Self::Timekeeper | Self::Bystander => None,
        }
    }
}

/// The author of a decision: the Laws themselves, or a person.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Author {
    /// The Laws: nothing was left to judgement.
    #[default]
    TheLaws,
    /// An arbiter; the name may be empty.
    Arbiter(String),
}
