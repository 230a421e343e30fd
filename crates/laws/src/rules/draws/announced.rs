//! The move on which a claim is based: announced, and written on the scoresheet.
//!
//! **Says:** a player who claims on a move still to be played first writes it down.
//! **Differs:** since 2014 the written move cannot be changed. A move that was only named is not yet a
//! claim, or a wrong one: the texts leave it open.
//! **Decides from:** the claimant's scoresheet, if anything is written on it; else from the claimant's words.

use adoube_chess::{Colour, Move};

use super::{DrawRules, claim::Subject, finding, values::WrittenMove};
use crate::{
    regulations::UnwrittenClaim,
    rules::{Draft, sheets},
    vocabulary::{Basis, Plan, Refusal, RefusalReason},
};

/// The move on which a claim is based.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Intended {
    /// None: the claim is about the position on the board.
    Nothing,
    /// A legal move.
    Legal(Move),
    /// A move that cannot be played, as far as it is clear.
    Illegal(Option<Plan>),
}

/// How it was announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AnnouncementForm {
    /// It is on the scoresheet, or need not be.
    Written,
    /// It was only spoken.
    Named,
}

/// The announced move, and how it was announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AnnouncedMove {
    pub(super) intended: Intended,
    pub(super) how: AnnouncementForm,
}

/// Determines what a player having the move bases a claim on.
pub(super) fn announced_move(
    draft: &Draft,
    by: Colour,
    subject: Subject,
    basis: Basis,
) -> Result<AnnouncedMove, Refusal> {
    let intended = intended(draft, by, subject, basis);
    let how = how(draft, by, basis, intended);
    let open = draft.table().regulations().open_points.unwritten_claim;
    if how == AnnouncementForm::Named && open == UnwrittenClaim::NotYetAClaim {
        return draft.refuse(RefusalReason::WriteFirst, subject.intended());
    }
    if let (AnnouncementForm::Written, Intended::Legal(played)) = (how, intended) {
        check_unchanged(draft, by, subject, played)?;
    }
    Ok(AnnouncedMove { intended, how })
}

/// Returns the move on which a claim is based. A player who writes a move and claims, claims on it, unless
/// the position on the board suffices.
pub(super) fn intended(draft: &Draft, by: Colour, subject: Subject, basis: Basis) -> Intended {
    let table = draft.table();
    match basis {
        Basis::Stands | Basis::Display => match sheets::written_move(table, by) {
            Some(written) if !finding::examine(table, subject, Intended::Nothing).is_correct => {
                written.means.map_or(Intended::Illegal(None), Intended::Legal)
            }
            Some(_) | None => Intended::Nothing,
        },
        Basis::Written(plan) | Basis::Named(plan) => {
            let legal = table.position().and_then(|position| plan.legal_in(position));
            legal.map_or(Intended::Illegal(Some(plan)), Intended::Legal)
        }
    }
}

/// Determines whether it counts as written: if the claimant says so, unless the sheet shows another move.
fn how(draft: &Draft, by: Colour, basis: Basis, intended: Intended) -> AnnouncementForm {
    let written = || sheets::written_move(draft.table(), by);
    match (basis, intended) {
        (Basis::Named(_), _) => AnnouncementForm::Named,
        (Basis::Written(_), Intended::Legal(played))
            if written().is_some_and(|written| written.means != Some(played)) =>
        {
            AnnouncementForm::Named
        }
        (Basis::Stands | Basis::Written(_) | Basis::Display, _) => AnnouncementForm::Written,
    }
}

/// Checks that the move is the first one written, where it cannot be changed.
fn check_unchanged(
    draft: &Draft,
    by: Colour,
    subject: Subject,
    played: Move,
) -> Result<(), Refusal> {
    let table = draft.table();
    if DrawRules::for_edition(table.edition()).written_move == WrittenMove::MayBeChanged {
        return Ok(());
    }
    match sheets::first_written(table, by) {
        Some(first) if first != played => {
            draft.refuse(RefusalReason::MustPlay(vec![first]), subject.intended())
        }
        Some(_) | None => Ok(()),
    }
}
