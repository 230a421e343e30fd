//! How a game ends on the board (Article 5, and 9.6 since 2014).
//!
//! **Says:** checkmate wins, stalemate and a dead position draw, at once, if the move that led to it was legal.
//! **Differs:** since 2014 the move must also have complied with the touch-move rules; since 2014 fivefold
//! repetition and 75 moves end the game without a claim. Checkmate takes precedence. For an end that nobody
//! noticed see [`missed`].

pub(crate) mod missed;
mod values;

use adoube_chess::{Colour, Position, Status};
use adoube_winnable::{Budget, Proof, Verdict, winnable};

use self::values::LastMove;
use super::{
    mating,
    stage::{check_before_end, with_end_between_sessions},
};
use crate::{
    Provision,
    history::{History, ReachedBy},
    regulations::{DeadBeforeForcedMove, TwoHandedEnd},
    rules::Draft,
    state::Stage,
    vocabulary::{Completion, Fact, Ground, Latent, Order, Outcome, Refusal, Ruling, is_release},
};

/// Ends the game if the position of record has ended it.
pub(crate) fn end_by_itself(draft: &mut Draft) {
    draft.mark_judged();
    let table = draft.table();
    let Some(position) = table.position().filter(|_| *table.stage() == Stage::Playing) else {
        return;
    };
    if table.history().reached() == ReachedBy::Illegally || is_contested(draft) {
        return;
    }
    let end = match position.status() {
        Status::Checkmate => Some(Provision::Checkmate),
        Status::Stalemate => Some(Provision::Stalemate),
        Status::Ongoing | Status::Check if is_dead(draft, position) => {
            Some(Provision::DeadPosition)
        }
        Status::Ongoing | Status::Check => {
            table.history().ended(table.regulations()).map(|end| end.under)
        }
    };
    let Some(under) = end.filter(|under| !missed::is_missed(table, position, *under)) else {
        return;
    };
    let (ruling, outcome) = ruling_on_position(draft, table.history(), under);
    rule_end(draft, ruling, outcome);
}

/// Builds the ruling and the result of a game that has ended with a position.
fn ruling_on_position(draft: &Draft, game: &History, under: Provision) -> (Ruling, Outcome) {
    let mover = !game.board().turn();
    let ruling = draft.ruling(under);
    match under {
        Provision::Checkmate => {
            (ruling.also(Provision::AimOfTheGame).about(mover), Outcome::win(mover))
        }
        Provision::Stalemate => (ruling.about(!mover), Outcome::DRAW),
        Provision::DeadPosition => {
            let ruling = ruling
                .also(Provision::AimOutOfReach)
                .ground(Ground::CannotMate(Colour::White))
                .ground(Ground::CannotMate(Colour::Black));
            (ruling, Outcome::DRAW)
        }
        _ => {
            let ended = game.ended(draft.table().regulations());
            let occurrences = ended.map(|end| end.occurrences).unwrap_or_default();
            let ground = if under == Provision::SeventyFiveMoves {
                Ground::QuietPlies(game.board().halfmoves())
            } else {
                Ground::Occurrences(occurrences)
            };
            (ruling.also(Provision::DrawWithoutClaim).ground(ground), Outcome::DRAW)
        }
    }
}

/// Reports whether the last move can still be challenged for breaking the touch-move rules or, where the
/// organiser has chosen so, for being made with two hands.
fn is_contested(draft: &Draft) -> bool {
    let table = draft.table();
    let last = table.history().plies();
    let two_handed_end = table.regulations().open_points.two_handed_end;
    let binds_touch = LastMove::for_edition(table.edition()) == LastMove::LegalAndAsTouched;
    let is_about = |latent: &Latent| match latent {
        // A released piece stays: another move instead does not count.
        Latent::Touch { ply, because, .. } => {
            *ply == last && (binds_touch || because.iter().copied().any(is_release))
        }
        Latent::TwoHands { ply, .. } => {
            *ply == last && binds_touch && two_handed_end == TwoHandedEnd::IsIllegal
        }
        _ => false,
    };
    table.latent().iter().any(is_about)
}

/// Reports whether the position is dead. If only because of the single move left to be played, an organiser
/// may have chosen to wait for it.
fn is_dead(draft: &Draft, position: &Position) -> bool {
    let waits = draft.table().regulations().open_points.dead_before_forced_move
        == DeadBeforeForcedMove::WhenMade;
    mating::is_dead(position)
        && !(waits && position.count_legal_moves() == 1 && is_dead_by_next_moves(position))
}

/// Reports whether a position is dead only because of the moves to come, not for lack of material or permanently.
fn is_dead_by_next_moves(position: &Position) -> bool {
    Colour::ALL.into_iter().any(|winner| {
        matches!(winnable(position, winner, Budget::INSTANT), Verdict::No(Proof::Exhausted(_)))
    })
}

/// Rules that the last move ended the game, which also completes the move.
fn rule_end(draft: &mut Draft, ruling: Ruling, outcome: Outcome) {
    let mover = !draft.table().to_move();
    let mut ruling = ruling;
    if draft.table().player(mover).owes_press {
        draft.note(Fact::MoveCompleted { by: mover, how: Completion::EndOfGame });
        ruling = ruling.also(Provision::CompletedByEndOfGame);
    }
    // A flag that had fallen counts only once it is called.
    let clock = draft.table().clock();
    for whose in Colour::ALL.into_iter().filter(|whose| clock.down(*whose).is_some()) {
        ruling = ruling.also(Provision::FlagFallNoticed).ground(Ground::FlagNotCalled(whose));
    }
    draft.rule(ruling.order(Order::End(outcome)));
}

/// Ends the game by resignation, or by an act that counts as one. It cannot be taken back.
pub(crate) fn resign(
    draft: &mut Draft,
    by: Colour,
    taken_from: Option<&Ground>,
) -> Result<(), Refusal> {
    check_before_end(draft)?;
    let on = |ruling: Ruling| match taken_from {
        Some(ground) => ruling.ground(ground.clone()),
        None => ruling,
    };
    let resigned = on(draft.ruling(Provision::Resignation).about(by));
    let resigned = with_end_between_sessions(draft, resigned);
    // The search is worthwhile only in an edition that asks whether the opponent could have mated.
    if draft.table().cite(Provision::ResignationWithoutMatingChance).is_none() {
        draft.rule(resigned.order(Order::End(Outcome::win(!by))));
        return Ok(());
    }
    let chance = mating::chance(draft, !by);
    let ruling = if chance.is_excluded() {
        on(draft.ruling(Provision::ResignationWithoutMatingChance))
            .also(Provision::Resignation)
            .about(by)
            .order(Order::End(Outcome::DRAW))
    } else {
        resigned.order(Order::End(Outcome::win(!by)))
    };
    draft.rule(ruling.ground(chance.ground(!by)));
    Ok(())
}
