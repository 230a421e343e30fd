//! The provisions that facts of scoresheets rest on.

use crate::{
    Provision,
    vocabulary::{SheetFact, Who},
};

/// The provisions that a fact of a scoresheet rests on.
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
