//! Facts about scoresheets.

use adoube_chess::{Board, Colour};
use serde::{Deserialize, Serialize};

use crate::{
    Provision,
    clock::{Milliseconds, PerPlayer},
    history::Ply,
    vocabulary::{Line, Outcome, Who},
};

/// A fact about scoresheets.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SheetFact {
    /// A move was written.
    Written {
        /// The owner of the sheet.
        sheet: Colour,
        /// The line.
        line: Line,
        /// The move as written.
        text: String,
    },
    /// The entry on a line was struck out.
    Struck {
        /// The owner of the sheet.
        sheet: Colour,
        /// The line.
        line: Line,
    },
    /// Missing or wrong moves were written down.
    Completed {
        /// The owner of the sheet.
        sheet: Colour,
        /// The lines.
        lines: Vec<(Line, String)>,
    },
    /// The symbol of a draw offer was written.
    OfferWritten(Colour),
    /// The time on a clock was written.
    TimeWritten {
        /// The owner of the sheet.
        sheet: Colour,
        /// The time written.
        time: Milliseconds,
    },
    /// Something was written that does not belong on a scoresheet.
    NoteWritten {
        /// The owner of the sheet.
        sheet: Colour,
        /// The text.
        text: String,
    },
    /// A sheet has to be completed before its owner moves.
    CompletionDue {
        /// The owner of the sheet.
        sheet: Colour,
        /// The provision that requires it.
        under: Provision,
    },
    /// A sheet no longer has to be completed: it is complete, or cannot be.
    CompletionDone(Colour),
    /// A player took the opponent's sheet to complete their own.
    Borrowed(Colour),
    /// A player gave the opponent's sheet back.
    GivenBack(Colour),
    /// A player hid the sheet from the arbiter.
    Hidden(Colour),
    /// A hidden sheet is visible again.
    Shown(Colour),
    /// Somebody else keeps the score from now on.
    KeptBy {
        /// The owner of the sheet, or the player it is kept for.
        sheet: Colour,
        /// The person who keeps it.
        keeper: Who,
    },
    /// A player records on an electronic scoresheet from now on.
    Electronic(Colour),
    /// An electronic scoresheet was defective, and the arbiter has replaced it.
    Replaced(Colour),
    /// The state noted before a game is reconstructed on a second board.
    Noted {
        /// The position.
        board: Box<Board>,
        /// The times.
        clocks: PerPlayer<Milliseconds>,
        /// The player whose clock was running, where the edition requires it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ran: Option<Colour>,
        /// The number of half-moves made.
        moves: Ply,
    },
    /// A player signed both sheets, with a result.
    Signed {
        /// The player who did it.
        by: Colour,
        /// The result as written.
        outcome: Outcome,
    },
    /// A sheet was handed over.
    HandedOver(Colour),
}

impl SheetFact {
    /// Returns the owner of the sheet that was written on.
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
