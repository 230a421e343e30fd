//! Facts about adjournments.

use adoube_chess::{Colour, Move};
use serde::{Deserialize, Serialize};

use crate::{
    clock::At,
    vocabulary::{Digest, Envelope},
};

/// A fact about an adjournment.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AdjournFact {
    /// A player has to seal the next move, or asked to.
    SealingBegan {
        /// The player.
        by: Colour,
        /// Whether this was before the end of the session.
        early: bool,
    },
    /// The player made the move on the board instead; it has to be sealed.
    PlayedOpenly {
        /// The player who did it.
        by: Colour,
        /// The move.
        played: Move,
    },
    /// A move was written and put into the envelope, replacing any earlier one.
    Sealed {
        /// The player who did it.
        by: Colour,
        /// The digest of the sealed move.
        digest: Digest,
    },
    /// The clock was stopped: the game is adjourned.
    Adjourned(Envelope),
    /// The arbiter checked what is written on the envelope, and keeps it.
    EnvelopeChecked,
    /// The time and place of the resumption were set.
    ResumptionAppointed {
        /// When it begins.
        at: At,
        /// When the session ends, if that was announced.
        until: Option<At>,
        /// The place; may be empty.
        place: String,
    },
    /// The position and the clocks were set up, and play resumed.
    Resumed,
    /// The envelope was opened.
    Opened {
        /// The move it contained.
        text: String,
    },
    /// The player who has to reply sealed the reply because the other was absent.
    ReplySealed {
        /// The player who did it.
        by: Colour,
        /// The digest of the sealed reply.
        digest: Digest,
    },
    /// The second envelope was opened.
    ReplyOpened {
        /// The move it contained.
        text: String,
    },
    /// The envelope is lost.
    EnvelopeLost,
    /// The player stated which move had been sealed.
    Stated {
        /// The player who did it.
        by: Colour,
        /// The move as stated.
        text: String,
    },
}
