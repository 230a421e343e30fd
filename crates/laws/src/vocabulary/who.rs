//! The people at and around a table.

use adoube_chess::Colour;
use serde::{Deserialize, Serialize};

/// Who acts.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// One of the two players.
    Player(Colour),
    /// Somebody who acts for a player.
    Assistant(Colour),
    /// The arbiter.
    Arbiter,
    /// Who looks at the clocks and nothing else: time passes.
    Timekeeper,
    /// A spectator, another player, a captain.
    Bystander,
}

impl Who {
    /// The player who acts, alone or through an assistant.
    pub const fn side(self) -> Option<Colour> {
        match self {
            Self::Player(colour) | Self::Assistant(colour) => Some(colour),
            Self::Arbiter | Self::Timekeeper | Self::Bystander => None,
        }
    }
}

/// Who decided: the Laws by themselves, or a person with a name.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Author {
    /// Nothing was left to judge.
    #[default]
    TheLaws,
    /// An arbiter; the name may be empty.
    Arbiter(String),
}
