//! Claims of repetition and of fifty moves: who may make them, and their immediate effect.
//!
//! **Says:** only the player having the move may claim, on the position on the board or on a move first
//! written down. The clocks are stopped; the claim cannot be withdrawn and counts as an offer.
//! **Differs:** in 2005 the move forfeits the claim; since 2009 touching a piece does. A player who only
//! names the move has not claimed yet, or has claimed wrongly: the texts leave it open. Fifty moves on the
//! board have to be completed since 2014; before, it is enough that they were made.
//! **Decides from:** the position of record and what the hand has touched; whether the claim is correct is
//! examined elsewhere.

use adoube_chess::Colour;

use super::{
    DrawRules,
    announced::{self, AnnouncementForm, Intended},
    finding,
    offers::offer_through,
    replay, unrecorded,
    values::{CountedMoves, Lapse},
};
use crate::{
    Provision, history,
    rules::{
        Draft, sheets,
        stage::{check_before_end, check_playing},
    },
    vocabulary::{Basis, Claim, DrawFact, Fact, OfferMethod, Reason, Refusal, RefusalReason, Who},
};

/// The subject of a claim: a repetition or fifty moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    Repetition,
    FiftyMoves,
}

impl Subject {
    /// Returns the provision on who may claim it, and its effect.
    pub(super) const fn general(self) -> Provision {
        match self {
            Self::Repetition => Provision::RepetitionClaim,
            Self::FiftyMoves => Provision::FiftyMovesClaim,
        }
    }

    /// Returns the provision for a claim on a move still to be played.
    pub(super) const fn intended(self) -> Provision {
        match self {
            Self::Repetition => Provision::RepetitionAboutToAppear,
            Self::FiftyMoves => Provision::FiftyMovesWithIntendedMove,
        }
    }

    /// Returns the provision for a claim on the position on the board.
    pub(super) const fn stands(self) -> Provision {
        match self {
            Self::Repetition => Provision::RepetitionHasAppeared,
            Self::FiftyMoves => Provision::FiftyMovesPlayed,
        }
    }

    /// Converts it to the claim that `history` examines.
    pub(super) const fn on(self, ground: history::ClaimGround) -> history::DrawClaim {
        match self {
            Self::Repetition => history::DrawClaim::Repetition(ground),
            Self::FiftyMoves => history::DrawClaim::FiftyMoves(ground),
        }
    }

    /// Returns the subject and basis of a claim; `None` for other claims.
    pub(super) const fn from_claim(claim: &Claim) -> Option<(Self, Basis)> {
        match claim {
            Claim::Repetition(basis) => Some((Self::Repetition, *basis)),
            Claim::FiftyMoves(basis) => Some((Self::FiftyMoves, *basis)),
            _ => None,
        }
    }
}

/// Handles a claim.
pub(crate) fn claim_draw(draft: &mut Draft, by: Colour, claim: &Claim) -> Result<(), Refusal> {
    check_playing(draft)?;
    let Some((subject, basis)) = Subject::from_claim(claim) else {
        return Err(RefusalReason::NothingOfTheKind.into());
    };
    if basis == Basis::Display {
        return draft.refuse(RefusalReason::OnlyDisplayed, Provision::NoClaimFromDisplays);
    }
    if draft.table().to_move() != by {
        put(draft, by, claim);
        finding::reject_without_the_move(draft, by, subject);
        return Ok(());
    }
    check_right(draft, by)?;
    let announced = announced::announced_move(draft, by, subject, basis)?;
    check_free(draft, by, announced.intended)?;
    check_completed(draft, by, subject, announced.intended)?;
    if announced.how == AnnouncementForm::Written && !unrecorded::is_unrecorded(draft.table()) {
        stop_clocks(draft, by);
        if replay::rule_on_missed_irregularities(draft) {
            return Ok(());
        }
    }
    put(draft, by, claim);
    let intended = announced.intended;
    match announced.how {
        AnnouncementForm::Named => finding::reject_unwritten(draft, by, subject, intended),
        AnnouncementForm::Written if unrecorded::is_unrecorded(draft.table()) => {
            unrecorded::ask(draft, by);
        }
        AnnouncementForm::Written => finding::rule_on_claim(draft, by, subject, intended),
    }
    Ok(())
}

/// Checks that touching a piece has not forfeited the right.
fn check_right(draft: &Draft, by: Colour) -> Result<(), Refusal> {
    let table = draft.table();
    let is_lost = match DrawRules::for_edition(table.edition()).claim_lapses {
        Lapse::WhenMade => false,
        Lapse::WhenTouched => !table.player(by).hands.touch.is_idle(),
    };
    if is_lost {
        draft.refuse(RefusalReason::RightLost, Provision::RightToClaimLost)
    } else {
        Ok(())
    }
}

/// Checks that touched pieces or an order do not forbid the intended move.
fn check_free(draft: &Draft, by: Colour, intended: Intended) -> Result<(), Refusal> {
    let table = draft.table();
    let (Intended::Legal(played), Some(position)) = (intended, table.position()) else {
        return Ok(());
    };
    let allowed = draft.table().allowed_moves(by, position);
    if allowed.contains(&played) {
        return Ok(());
    }
    let under = match table.must_play() {
        Some(ordered) if ordered.by == by => Provision::IntendedMoveMustBePlayed,
        Some(_) | None => Provision::TouchMove,
    };
    draft.refuse(RefusalReason::MustPlay(allowed), under)
}

/// Checks, where completed moves count, that the opponent's last move was pressed.
fn check_completed(
    draft: &Draft,
    by: Colour,
    subject: Subject,
    intended: Intended,
) -> Result<(), Refusal> {
    let table = draft.table();
    let counts_completed =
        DrawRules::for_edition(table.edition()).fifty_moves == CountedMoves::Completed;
    let is_last = table.history().board().halfmoves() == history::FIFTY_MOVES;
    let is_too_early = subject == Subject::FiftyMoves
        && intended == Intended::Nothing
        && counts_completed
        && is_last
        && table.player(!by).owes_press;
    if is_too_early { draft.refuse(RefusalReason::TooEarly, subject.stands()) } else { Ok(()) }
}

/// Records the claim: it stops the clocks and counts as an offer.
fn put(draft: &mut Draft, by: Colour, claim: &Claim) {
    stop_clocks(draft, by);
    draft.note(Fact::Draw(DrawFact::Claimed { by, claim: claim.clone() }));
    sheets::note_claimed_move(draft, by);
    offer_through(draft, by, OfferMethod::Claim);
}

/// Stops the clocks for the claimant, if they are running.
pub(crate) fn stop_clocks(draft: &mut Draft, by: Colour) {
    if draft.table().clock().running().is_some() {
        draft.note(Fact::ClocksStopped { by: Who::Player(by), why: Some(Reason::Claim) });
    }
}

/// Refuses to withdraw a claim.
pub(crate) fn withdraw(draft: &Draft, by: Colour) -> Result<(), Refusal> {
    check_before_end(draft)?;
    match &draft.table().draws().claim {
        Some(standing) if standing.by == by => {
            draft.refuse(RefusalReason::CannotWithdraw, Provision::ClaimStopsClocks)
        }
        Some(_) | None => Err(RefusalReason::NothingOfTheKind.into()),
    }
}
