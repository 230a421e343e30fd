//! What became fact of scoresheets, and what it does to them.

use std::sync::Arc;

use adoube_chess::{Board, Colour};
use serde::{Deserialize, Serialize};

use super::{Keeper, Mark, Medium, Place};
use crate::{
    Provision,
    clock::{Milliseconds, PerPlayer},
    draws::Ply,
    table::{Line, Outcome, Player, Who},
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
        /// Which.
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
        /// What.
        text: String,
    },
    /// A sheet has to be completed before its player moves.
    CompletionDue {
        /// Whose.
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
        /// Who.
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
        /// Who.
        by: Colour,
        /// The result as it is written there.
        outcome: Outcome,
    },
    /// A sheet was handed over.
    HandedOver(Colour),
}

/// What a fact does to the sheets; so many half-moves have been made on the board.
pub(crate) fn fold(players: &mut PerPlayer<Player>, plies: Ply, fact: &SheetFact) {
    use SheetFact as F;
    let mut write = |on: Colour, mark| players[on].sheet.write(plies, mark);
    match fact {
        F::Written { sheet, line, text } => {
            write(*sheet, Mark::Move { line: *line, text: Arc::from(text.as_str()) });
        }
        F::Struck { sheet, line } => write(*sheet, Mark::Struck(*line)),
        F::Completed { sheet, lines } => {
            for (line, text) in lines {
                write(*sheet, Mark::Move { line: *line, text: Arc::from(text.as_str()) });
            }
        }
        F::OfferWritten(sheet) => write(*sheet, Mark::Offer),
        F::TimeWritten { sheet, time } => write(*sheet, Mark::Time(*time)),
        F::NoteWritten { sheet, text } => write(*sheet, Mark::Note(Arc::from(text.as_str()))),
        F::CompletionDue { sheet, under } => players[*sheet].sheet.must_complete = Some(*under),
        F::CompletionDone(sheet) => players[*sheet].sheet.must_complete = None,
        F::Borrowed(by) => players[!*by].sheet.place = Place::Lent,
        F::GivenBack(by) => players[!*by].sheet.place = Place::OnTheTable,
        F::Hidden(sheet) => players[*sheet].sheet.place = Place::Hidden,
        F::Shown(sheet) => players[*sheet].sheet.place = Place::OnTheTable,
        F::KeptBy { sheet, keeper } => players[*sheet].sheet.keeper = kept_by(*keeper),
        F::Electronic(sheet) => players[*sheet].sheet.medium = Medium::Electronic,
        F::Replaced(_) | F::Noted { .. } => {}
        F::Signed { by, outcome } => players[*by].sheet.signed = Some(*outcome),
        F::HandedOver(sheet) => players[*sheet].sheet.place = Place::HandedOver,
    }
}

const fn kept_by(who: Who) -> Keeper {
    match who {
        Who::Player(_) => Keeper::Player,
        Who::Assistant(_) => Keeper::Assistant,
        Who::Arbiter | Who::Timekeeper | Who::Bystander => Keeper::Arbiter,
    }
}

/// The provisions that such a fact rests on.
pub(crate) fn under(fact: &SheetFact) -> Vec<Provision> {
    use Provision as P;
    use SheetFact as F;
    match fact {
        F::Written { .. } | F::Struck { .. } => vec![P::RecordingMoves],
        // What follows from these is noted or asked by itself.
        F::Completed { .. } | F::CompletionDone(_) | F::NoteWritten { .. } | F::Hidden(_) => {
            Vec::new()
        }
        F::OfferWritten(_) => vec![P::DrawOfferRecorded],
        F::TimeWritten { .. } => vec![P::UseOfScoresheet],
        F::CompletionDue { under, .. } => vec![*under, P::RecordCompletedAfterFlagFall],
        F::Borrowed(_) | F::GivenBack(_) => vec![P::OnePlayerNeedNotRecord],
        F::Shown(_) => vec![P::ScoresheetVisible],
        F::KeptBy { keeper, .. } => vec![match keeper {
            Who::Player(_) => P::RecordingMoves,
            Who::Assistant(_) => P::AssistantKeepsScore,
            Who::Arbiter | Who::Timekeeper | Who::Bystander => P::NeitherPlayerRecords,
        }],
        F::Electronic(_) => vec![P::ElectronicScoresheet],
        F::Replaced(_) => vec![P::DefectiveElectronicScoresheet],
        F::Noted { .. } => vec![P::ReconstructionOfTheGame],
        F::Signed { .. } => vec![P::SignedResult],
        F::HandedOver(_) => vec![P::ScoresheetsBelongToOrganiser],
    }
}
