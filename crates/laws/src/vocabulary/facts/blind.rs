//! Facts about games with a visually disabled player.

use adoube_chess::{Colour, Move};
use serde::{Deserialize, Serialize};

use crate::{
    clock::{Milliseconds, MoveNumber, PerPlayer},
    history::Ply,
};

/// The senses of a player.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Senses {
    /// Neither visually disabled nor hearing-impaired.
    #[default]
    Ordinary,
    /// Visually disabled, with a special board.
    VisuallyDisabled,
    /// Hearing-impaired.
    HearingImpaired,
}

/// A fact about a game with a visually disabled player.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BlindFact {
    /// A move was announced.
    Announced {
        /// The player who did it.
        by: Colour,
        /// The words spoken.
        text: String,
        /// The move they name.
        played: Move,
    },
    /// A move was announced that is not the one played.
    Misspoken {
        /// The player who did it.
        by: Colour,
        /// The words spoken.
        text: String,
    },
    /// The other player repeated the move and executed it on their own board.
    Repeated {
        /// The player who did it.
        by: Colour,
        /// The words spoken.
        text: String,
    },
    /// The other player repeated and executed a move other than the one announced: the boards differ.
    CameApart {
        /// The player who executed the wrong move.
        by: Colour,
        /// The words spoken.
        text: String,
        /// The half-move.
        ply: Ply,
        /// Whether the opponent's announcement was wrong and not corrected in time, so that it was executed
        /// as announced.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        misled: bool,
    },
    /// The boards agree again.
    Joined,
    /// An assistant did something for a player.
    Assisted {
        /// The player who was assisted.
        whose: Colour,
        /// The kind of help.
        help: AssistantDuty,
    },
    /// A player was given, on request, the number of moves completed and the time used.
    Told {
        /// The player who asked.
        to: Colour,
        /// Moves completed by each player.
        moves: PerPlayer<MoveNumber>,
        /// Time used by each player.
        used: PerPlayer<Milliseconds>,
    },
}

/// A duty of an assistant in such a game.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", schema(as = Help))]
pub enum AssistantDuty {
    /// Executes moves on the opponent's board.
    Moving,
    /// Announces the moves of both players.
    Announcing,
    /// Keeps the scoresheet and presses the clock.
    WritingAndPressing,
    /// Gives, on request, the number of moves and the time used.
    Telling,
    /// Claims a flag fall, and reports a touched piece to the arbiter.
    Claiming,
    /// Carries out what an adjournment requires.
    Adjourning,
}
