//! What becomes fact of an adjournment.

use adoube_chess::{Colour, Move};
use serde::{Deserialize, Serialize};

use crate::{
    clock::At,
    vocabulary::{Digest, Envelope},
};

/// What became fact of an adjournment.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AdjournFact {
    /// A player has to seal the next move, or wants to.
    SealingBegan {
        /// The player who did it.
        by: Colour,
        /// Whether the session was not over yet.
        early: bool,
    },
    /// The player played a move on the board instead, which has to be sealed.
    PlayedOpenly {
        /// The player who did it.
        by: Colour,
        /// The move.
        played: Move,
    },
    /// A move was written and put into the envelope; an earlier one was taken out.
    Sealed {
        /// The player who did it.
        by: Colour,
        /// What can be seen of it.
        digest: Digest,
    },
    /// The clock was stopped: the game is adjourned.
    Adjourned(Envelope),
    /// The arbiter checked what is written on the envelope, and keeps it.
    EnvelopeChecked,
    /// The resumption was appointed.
    ResumptionAppointed {
        /// When it begins.
        at: At,
        /// When the session ends, if that was announced.
        until: Option<At>,
        /// Where; may be empty.
        place: String,
    },
    /// Position and clocks were set up, and play was resumed.
    Resumed,
    /// The envelope was opened.
    Opened {
        /// What was in it.
        text: String,
    },
    /// The player who has to reply sealed the reply, since the other was absent.
    ReplySealed {
        /// The player who did it.
        by: Colour,
        /// What can be seen of it.
        digest: Digest,
    },
    /// The second envelope was opened.
    ReplyOpened {
        /// What was in it.
        text: String,
    },
    /// The envelope is lost.
    EnvelopeLost,
    /// The player stated what had been sealed.
    Stated {
        /// The player who did it.
        by: Colour,
        /// The text.
        text: String,
    },
}
