//! Games that continued past their end, because nobody noticed.
//!
//! **Says:** checkmate, stalemate and a dead position end the game at once; so do fivefold repetition and
//! 75 moves, without a claim. Later moves are not part of the game, whenever this is discovered.
//! **Differs:** which ends there are. An edition with appeals lets a player raise it after signing;
//! otherwise a result signed by both stands, unless the arbiter decides otherwise.
//! **Decides from:** the position with which the game had ended. A screen does not let play continue.

use adoube_chess::{Colour, Position};

use super::ruling_on_position;
use crate::{
    Provision,
    history::Ply,
    regulations::BoardMode,
    rules::{Draft, stage::game_over_refusal},
    state::{Stage, Table},
    vocabulary::{Author, Fact, Ground, Latent, Order, Refusal, RefusalReason, Who},
};

/// The ends that take effect without an act.
const ENDS: [Provision; 5] = [
    Provision::Checkmate,
    Provision::Stalemate,
    Provision::DeadPosition,
    Provision::FivefoldRepetition,
    Provision::SeventyFiveMoves,
];

/// Records that play continued because nobody had noticed the end of the game.
pub(crate) fn play_went_on(draft: &mut Draft, pressed: bool) -> Result<(), Refusal> {
    let table = draft.table();
    let Stage::Over { outcome, under } = *table.stage() else {
        return draft.refuse(RefusalReason::StillPlaying, Provision::Checkmate);
    };
    let is_by_itself = under.is_some_and(|cite| ENDS.contains(&cite.provision()));
    // A player who has signed knows that the game is over, so it was noticed.
    let has_signed = |colour| table.player(colour).sheet.signed.is_some();
    let is_final =
        table.regulations().board == BoardMode::Enforced || Colour::ALL.into_iter().any(has_signed);
    if !is_by_itself || is_final {
        return Err(game_over_refusal(outcome, under));
    }
    // The clock was never stopped.
    let ended = table.now();
    draft.note_at(ended, Fact::PlayWentOn { pressed });
    Ok(())
}

/// Reports whether an end of this kind was already missed and merely persists.
pub(super) fn is_missed(table: &Table, position: &Position, end: Provision) -> bool {
    let plies = table.history().plies();
    table.latent().iter().any(|latent| match latent {
        Latent::EndOfGame { ply, under, .. } if *under == end => match end {
            Provision::Checkmate | Provision::Stalemate => *ply == plies,
            // Without a capture or pawn move it is the same series of moves.
            Provision::FivefoldRepetition | Provision::SeventyFiveMoves => {
                plies.0.saturating_sub(ply.0) <= position.halfmoves()
            }
            _ => true,
        },
        _ => false,
    })
}

/// Handles a report that the game had ended.
pub(crate) fn report_missed_end(
    draft: &mut Draft,
    who: Who,
    author: Author,
) -> Result<(), Refusal> {
    let table = draft.table();
    match who {
        Who::Player(_) | Who::Assistant(_) if is_signed(table) => {
            return draft.refuse(RefusalReason::TooLate, Provision::SignedResult);
        }
        Who::Player(_) | Who::Assistant(_) | Who::Arbiter => {}
        Who::Timekeeper | Who::Bystander => return Err(RefusalReason::NotForYou.into()),
    }
    if rule_missed_end(draft, None, author) {
        return Ok(());
    }
    match *draft.table().stage() {
        Stage::Over { outcome, under } => Err(game_over_refusal(outcome, under)),
        _ => Err(RefusalReason::NothingOfTheKind.into()),
    }
}

/// Looks for a missed end when the game is replayed or appealed. Returns whether there was one.
pub(crate) fn find_missed_end(draft: &mut Draft, besides: Option<Provision>) -> bool {
    rule_missed_end(draft, besides, Author::TheLaws)
}

/// Looks for a mate or stalemate before an illegal move, after which no legal one existed. Returns whether
/// there was one.
pub(crate) fn find_end_before_illegal_move(draft: &mut Draft) -> bool {
    let latent = draft.table().latent();
    let is_answer_to = |end: Ply| {
        latent.iter().any(|latent| {
            matches!(latent, Latent::IllegalMove { ply, .. } if ply.0 == end.0.saturating_add(1))
        })
    };
    let is_answered = latent.iter().any(|latent| match latent {
        Latent::EndOfGame { ply, under: Provision::Checkmate | Provision::Stalemate, .. } => {
            is_answer_to(*ply)
        }
        _ => false,
    });
    is_answered && find_missed_end(draft, None)
}

/// Rules on the first missed end, if there was one.
fn rule_missed_end(draft: &mut Draft, besides: Option<Provision>, author: Author) -> bool {
    let first = |latent: &Latent| match latent {
        Latent::EndOfGame { ply, under, .. } => Some((*ply, *under)),
        _ => None,
    };
    let table = draft.table();
    let Some((ply, under)) = table.latent().iter().filter_map(first).min_by_key(|(ply, _)| *ply)
    else {
        return false;
    };
    let (mut ruling, outcome) = ruling_on_position(draft, &table.history().back_to(ply), under);
    if let Some(besides) = besides {
        ruling = ruling.also(besides);
    }
    if is_signed(table) {
        ruling = ruling.also(Provision::SignedResult);
    }
    if table.history().plies() > ply {
        ruling = ruling.ground(Ground::VoidAfter(ply));
    }
    draft.rule(ruling.by(author).order(Order::End(outcome)));
    forget(draft);
    true
}

/// Reports whether both players have signed for the same result. One signature does not count.
fn is_signed(table: &Table) -> bool {
    let [white, black] = Colour::ALL.map(|colour| table.player(colour).sheet.signed);
    white.is_some() && white == black
}

/// Clears the missed ends, which are now known.
fn forget(draft: &mut Draft) {
    let is_end = |latent: &&Latent| matches!(latent, Latent::EndOfGame { .. });
    let missed: Vec<Latent> = draft.table().latent().iter().filter(is_end).cloned().collect();
    for latent in missed {
        draft.note(Fact::IrregularityNoticed(latent));
    }
}
