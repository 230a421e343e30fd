//! How a game ends on the board (Article 5, and 9.6 since 2014).
//!
//! **Says:** mate wins, stalemate and a position in which nobody can mate draw, at once, if the move that brought it
//! about was legal.
//! **Differs:** since 2014 the move must also have kept to what was touched and released; since 2014 fivefold
//! repetition and 75 moves end the game by themselves. Mate goes first. What nobody has noticed: see [`missed`].

pub(crate) mod missed;
mod values;

use adoube_chess::{Colour, Position, Status};
use adoube_winnable::{Budget, Proof, Verdict, winnable};

use self::values::LastMove;
use super::{
    mating,
    stage::{before_the_end, ended_overnight},
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
    draft.judge();
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
    let (ruling, outcome) = of_position(draft, table.history(), under);
    rule_end(draft, ruling, outcome);
}

/// The ruling on a game that has ended with a position, and the result.
fn of_position(draft: &Draft, game: &History, under: Provision) -> (Ruling, Outcome) {
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

/// Whether it can still be complained that the last move did not keep to what was touched, or, where the organiser has
/// chosen so, that it was made with two hands.
fn is_contested(draft: &Draft) -> bool {
    let table = draft.table();
    let last = table.history().plies();
    let two_handed_end = table.regulations().open_points.two_handed_end;
    let binds_touch = LastMove::of(table.edition()) == LastMove::LegalAndAsTouched;
    let is_about = |latent: &Latent| match latent {
        // What was released stays: another move instead of it is none.
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

/// Whether nobody can mate any more. If it is only because of the one move that is left to be played, an organiser may
/// have chosen to wait for it.
fn is_dead(draft: &Draft, position: &Position) -> bool {
    let waits = draft.table().regulations().open_points.dead_before_forced_move
        == DeadBeforeForcedMove::WhenMade;
    mating::is_dead(position)
        && !(waits && position.count_legal_moves() == 1 && is_by_what_comes(position))
}

/// Whether it takes the next moves to see that a position is dead: it is neither for want of pieces nor for good.
fn is_by_what_comes(position: &Position) -> bool {
    Colour::ALL.into_iter().any(|winner| {
        matches!(winnable(position, winner, Budget::INSTANT), Verdict::No(Proof::Exhausted(_)))
    })
}

/// The game has ended by the last move, which is completed by that.
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

/// A player resigns, or does what is taken for it. What is said cannot be unsaid: the game is over.
pub(crate) fn resign(
    draft: &mut Draft,
    by: Colour,
    taken_from: Option<&Ground>,
) -> Result<(), Refusal> {
    before_the_end(draft)?;
    let on = |ruling: Ruling| match taken_from {
        Some(ground) => ruling.ground(ground.clone()),
        None => ruling,
    };
    let resigned = on(draft.ruling(Provision::Resignation).about(by));
    let resigned = ended_overnight(draft, resigned);
    // Only an edition that asks whether the opponent could have mated is worth the search.
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
