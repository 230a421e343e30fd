//! Claims of repetition and of fifty moves: who may make them, and what they do at once.
//!
//! **Says:** only the player who has the move may claim, on what stands on the board or on a move that he has first
//! written down. The clocks are stopped; the claim cannot be withdrawn and counts as an offer.
//! **Differs:** 2005 lets a touch pass and forfeits the claim with the move; since 2009 the touch forfeits it. Who
//! only names the move has not claimed yet, or has claimed wrongly: the texts leave it open. Fifty moves on the board
//! have to be completed since 2014; before, it is enough that they were made.
//! **Decides from:** the position of record and what the hand has touched; whether the claim is right is for the
//! examination.

use adoube_chess::Colour;

use super::{
    DrawRules,
    announced::{self, How, Intended},
    finding,
    offers::offer_through,
    replay, unrecorded,
    values::{Counted, Lapse},
};
use crate::{
    Provision, history,
    rules::{
        Draft, sheets,
        stage::{before_the_end, playing},
    },
    vocabulary::{Basis, Claim, DrawFact, Fact, OfferMethod, Reason, Refusal, RefusalReason, Who},
};

/// What is claimed: a repetition or fifty moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    Repetition,
    FiftyMoves,
}

impl Subject {
    /// Who may claim it, and what it makes of the game.
    pub(super) const fn general(self) -> Provision {
        match self {
            Self::Repetition => Provision::RepetitionClaim,
            Self::FiftyMoves => Provision::FiftyMovesClaim,
        }
    }

    /// The claim on a move that is still to be played.
    pub(super) const fn intended(self) -> Provision {
        match self {
            Self::Repetition => Provision::RepetitionAboutToAppear,
            Self::FiftyMoves => Provision::FiftyMovesWithIntendedMove,
        }
    }

    /// The claim on what stands on the board.
    pub(super) const fn stands(self) -> Provision {
        match self {
            Self::Repetition => Provision::RepetitionHasAppeared,
            Self::FiftyMoves => Provision::FiftyMovesPlayed,
        }
    }

    /// The same for the examination.
    pub(super) const fn on(self, ground: history::ClaimGround) -> history::DrawClaim {
        match self {
            Self::Repetition => history::DrawClaim::Repetition(ground),
            Self::FiftyMoves => history::DrawClaim::FiftyMoves(ground),
        }
    }

    /// What is claimed and on what basis; nothing of other claims.
    pub(super) const fn of(claim: &Claim) -> Option<(Self, Basis)> {
        match claim {
            Claim::Repetition(basis) => Some((Self::Repetition, *basis)),
            Claim::FiftyMoves(basis) => Some((Self::FiftyMoves, *basis)),
            _ => None,
        }
    }
}

/// A player claims.
pub(crate) fn claim_draw(draft: &mut Draft, by: Colour, claim: &Claim) -> Result<(), Refusal> {
    playing(draft)?;
    let Some((subject, basis)) = Subject::of(claim) else {
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
    has_right(draft, by)?;
    let announced = announced::of(draft, by, subject, basis)?;
    is_free(draft, by, announced.intended)?;
    is_completed(draft, by, subject, announced.intended)?;
    if announced.how == How::Written && !unrecorded::is_so(draft.table()) {
        stop_clocks(draft, by);
        if replay::put_right_first(draft) {
            return Ok(());
        }
    }
    put(draft, by, claim);
    let intended = announced.intended;
    match announced.how {
        How::Named => finding::reject_unwritten(draft, by, subject, intended),
        How::Written if unrecorded::is_so(draft.table()) => {
            unrecorded::ask(draft, by);
        }
        How::Written => finding::rule_on_claim(draft, by, subject, intended),
    }
    Ok(())
}

/// A touch may have forfeited the right.
fn has_right(draft: &Draft, by: Colour) -> Result<(), Refusal> {
    let table = draft.table();
    let is_lost = match DrawRules::of(table.edition()).claim_lapses {
        Lapse::WhenMade => false,
        Lapse::WhenTouched => !table.player(by).hands.touch.is_idle(),
    };
    if is_lost {
        draft.refuse(RefusalReason::RightLost, Provision::RightToClaimLost)
    } else {
        Ok(())
    }
}

/// A move that touched pieces or an order forbid cannot be what the claimant intends.
fn is_free(draft: &Draft, by: Colour, intended: Intended) -> Result<(), Refusal> {
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

/// Where completed moves count, the opponent's last one may still want its press.
fn is_completed(
    draft: &Draft,
    by: Colour,
    subject: Subject,
    intended: Intended,
) -> Result<(), Refusal> {
    let table = draft.table();
    let counts_completed = DrawRules::of(table.edition()).fifty_moves == Counted::Completed;
    let is_last = table.history().board().halfmoves() == history::FIFTY_MOVES;
    let is_too_early = subject == Subject::FiftyMoves
        && intended == Intended::Nothing
        && counts_completed
        && is_last
        && table.player(!by).owes_press;
    if is_too_early { draft.refuse(RefusalReason::TooEarly, subject.stands()) } else { Ok(()) }
}

/// What every claim does: it stops the clocks, and it is an offer.
fn put(draft: &mut Draft, by: Colour, claim: &Claim) {
    stop_clocks(draft, by);
    draft.note(Fact::Draw(DrawFact::Claimed { by, claim: claim.clone() }));
    sheets::note_claimed_move(draft, by);
    offer_through(draft, by, OfferMethod::Claim);
}

/// The claimant stops the clocks, if they run.
pub(crate) fn stop_clocks(draft: &mut Draft, by: Colour) {
    if draft.table().clock().running().is_some() {
        draft.note(Fact::ClocksStopped { by: Who::Player(by), why: Some(Reason::Claim) });
    }
}

/// A player tries to take a claim back.
pub(crate) fn withdraw(draft: &Draft, by: Colour) -> Result<(), Refusal> {
    before_the_end(draft)?;
    match &draft.table().draws().claim {
        Some(standing) if standing.by == by => {
            draft.refuse(RefusalReason::CannotWithdraw, Provision::ClaimStopsClocks)
        }
        Some(_) | None => Err(RefusalReason::NothingOfTheKind.into()),
    }
}
