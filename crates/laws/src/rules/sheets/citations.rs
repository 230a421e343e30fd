//! The provisions that facts about scoresheets rest on.

use crate::{
    Provision,
    vocabulary::{SheetFact, Who},
};

/// Returns the provisions that a fact about a scoresheet rests on.
pub(crate) fn under(fact: &SheetFact) -> Vec<Provision> {
    use Provision as P;
    use SheetFact as F;
    match fact {
        F::Written { .. } | F::Struck { .. } => vec![P::RecordingMoves],
        // Their consequences are recorded or asked separately.
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
