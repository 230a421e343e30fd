//! What becomes fact of scoresheets.

use adoube_chess::{Board, Colour};
use serde::{Deserialize, Serialize};

use crate::{
    Provision,
    clock::{Milliseconds, PerPlayer},
    history::Ply,
    vocabulary::{Line, Outcome, Who},
};

/// What became fact of scoresheets.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SheetFact {
    /// A move was written.
    Written {
        /// On whose sheet.
        sheet: Colour,
        /// On which line.
        line: Line,
        /// As it was written.
        text: String,
    },
    /// What stood on a line was struck out.
    Struck {
        /// On whose sheet.
        sheet: Colour,
        /// On which line.
        line: Line,
    },
    /// Moves that were missing or wrong were written down.
    Completed {
        /// On whose sheet.
        sheet: Colour,
        /// The lines.
        lines: Vec<(Line, String)>,
    },
    /// The sign of a draw offer was written.
    OfferWritten(Colour),
    /// The time on a clock was written.
    TimeWritten {
        /// On whose sheet.
        sheet: Colour,
        /// What it showed.
        time: Milliseconds,
    },
    /// Something was written that has no business there.
    NoteWritten {
        /// On whose sheet.
        sheet: Colour,
        /// The text.
        text: String,
    },
    /// A sheet has to be completed before its player moves.
    CompletionDue {
        /// The sheet.
        sheet: Colour,
        /// Under which provision.
        under: Provision,
    },
    /// It does not have to be completed any more: it is complete, or cannot be.
    CompletionDone(Colour),
    /// A player took the opponent's sheet to complete the own.
    Borrowed(Colour),
    /// And gave it back.
    GivenBack(Colour),
    /// A player hid the sheet from the arbiter.
    Hidden(Colour),
    /// It can be seen again.
    Shown(Colour),
    /// Somebody else keeps the score from now on.
    KeptBy {
        /// Whose sheet, or for whom.
        sheet: Colour,
        /// The person who keeps it.
        keeper: Who,
    },
    /// A player records on an electronic scoresheet from now on.
    Electronic(Colour),
    /// An electronic scoresheet was defective, and the arbiter has replaced it.
    Replaced(Colour),
    /// What has to be noted before a game is reconstructed on a second board.
    Noted {
        /// The position.
        board: Box<Board>,
        /// The times.
        clocks: PerPlayer<Milliseconds>,
        /// Whose clock ran, where the edition asks for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ran: Option<Colour>,
        /// The half-moves made.
        moves: Ply,
    },
    /// A player signed both sheets, with a result.
    Signed {
        /// The player who did it.
        by: Colour,
        /// The result as it is written there.
        outcome: Outcome,
    },
    /// A sheet was handed over.
    HandedOver(Colour),
}

impl SheetFact {
    /// On whose sheet something was written or struck out.
    pub(crate) const fn sheet(&self) -> Option<Colour> {
        match self {
            Self::Written { sheet, .. }
            | Self::Struck { sheet, .. }
            | Self::Completed { sheet, .. }
            | Self::OfferWritten(sheet)
            | Self::TimeWritten { sheet, .. }
            | Self::NoteWritten { sheet, .. } => Some(*sheet),
            _ => None,
        }
    }
}
