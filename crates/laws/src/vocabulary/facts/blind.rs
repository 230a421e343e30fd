//! What becomes fact at a game with a player who cannot see.

use adoube_chess::{Colour, Move};
use serde::{Deserialize, Serialize};

use crate::{
    clock::{Milliseconds, MoveNumber, PerPlayer},
    history::Ply,
};

/// How a player sees and hears.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Senses {
    /// As most do.
    #[default]
    Ordinary,
    /// Visually disabled, with a special board.
    VisuallyDisabled,
    /// Hearing-impaired.
    HearingImpaired,
}

/// What became fact at such a game.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BlindFact {
    /// A move was announced.
    Announced {
        /// The player who did it.
        by: Colour,
        /// As it was said.
        text: String,
        /// Which move that is.
        played: Move,
    },
    /// Something else was announced than was played.
    Misspoken {
        /// The player who did it.
        by: Colour,
        /// As it was said.
        text: String,
    },
    /// The other player repeated a move and carried it out on the own board.
    Repeated {
        /// The player who did it.
        by: Colour,
        /// As it was said.
        text: String,
    },
    /// The other player repeated, and carried out, another move than was announced: the boards have come apart.
    CameApart {
        /// Who carried out the wrong move.
        by: Colour,
        /// As it was said.
        text: String,
        /// With which half-move.
        ply: Ply,
        /// Whether it was carried out as announced, since the other had misspoken and did not put it right in time.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        misled: bool,
    },
    /// The boards agree again.
    Joined,
    /// An assistant did something for a player.
    Assisted {
        /// The player whose it is.
        whose: Colour,
        /// The kind of help.
        help: Help,
    },
    /// A player was told, on request, how many moves were completed and how much time was used.
    Told {
        /// The player who gets it.
        to: Colour,
        /// Moves completed.
        moves: PerPlayer<MoveNumber>,
        /// Time used.
        used: PerPlayer<Milliseconds>,
    },
}

/// One of the duties of an assistant.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Help {
    /// Carries moves out on the board of the other player.
    Moving,
    /// Announces the moves of both players.
    Announcing,
    /// Keeps the score and presses the clock.
    WritingAndPressing,
    /// Tells, on request, the number of moves and the time used.
    Telling,
    /// Claims the fall of a flag, and tells the arbiter of a piece that was touched.
    Claiming,
    /// Sees to what an adjournment needs.
    Adjourning,
}
