//! Announcing a move, repeating it, and the press that has to wait for it.

use adoube_chess::{Colour, Move, Position, notation};

use super::{is_blind, is_played};
use crate::{
    Provision,
    clock::PerPlayer,
    history::{History, Reached},
    rules::{Draft, hands},
    state::Table,
    vocabulary::{BlindFact, Fact, Refusal, Why},
};

/// A player announces a move: one that is on the board and is made by that, or one that has just been made.
pub(crate) fn announced(draft: &mut Draft, by: Colour, text: &str) -> Result<(), Refusal> {
    if !is_played(draft.table()) {
        return draft.refuse(Why::NotInRegulations, Provision::AnnouncedMoves);
    }
    let (position, stands) = at_issue(draft.table(), by);
    let said = position.and_then(|position| read(&position, text));
    let text = text.to_owned();
    if stands.is_some() && stands != said {
        // To be put right at once, before the clock is pressed.
        draft.note(Fact::Blind(BlindFact::Misspoken { by, text }));
        return Ok(());
    }
    let Some(said) = said else {
        return draft.refuse(Why::Unintelligible, Provision::AnnouncedMoves);
    };
    draft.note(Fact::Blind(BlindFact::Announced { by, text, played: said }));
    hands::made(draft, by);
    Ok(())
}

/// The position in which an announcement is to be understood, and the move that stands on the board.
fn at_issue(table: &Table, by: Colour) -> (Option<Position>, Option<Move>) {
    if table.to_move() == by {
        let position = table.position().copied();
        let stands = position.and_then(|position| hands::standing_move(&position, table.board()));
        return (position, stands);
    }
    let before = table.history().before();
    (before.as_ref().and_then(History::position).copied(), last_move(table))
}

fn last_move(table: &Table) -> Option<Move> {
    match table.history().reached() {
        Reached::By(played) => Some(played),
        Reached::Start | Reached::Illegally | Reached::FromIllegalBoard => None,
    }
}

fn read(position: &Position, text: &str) -> Option<Move> {
    let spoken = notation::announce::read(position, text).ok();
    spoken.or_else(|| notation::read(position, text).ok().map(|reading| reading.moved))
}

/// The other player repeats the move and carries it out on the own board.
pub(crate) fn repeated(draft: &mut Draft, by: Colour, text: &str) -> Result<(), Refusal> {
    let table = draft.table();
    if !is_played(table) {
        return draft.refuse(Why::NotInRegulations, Provision::AnnouncedMoves);
    }
    let (position, stands) = at_issue(table, !by);
    let announced = stands.or(table.blind().announced);
    let said = position.and_then(|position| read(&position, text));
    let ply = table.history().plies();
    let text = text.to_owned();
    draft.note(Fact::Blind(if said.is_some() && said == announced {
        BlindFact::Repeated { by, text }
    } else {
        BlindFact::CameApart { by, text, ply }
    }));
    Ok(())
}

/// Whether a move that stands on a special board is still to be announced before it is made.
pub(crate) fn awaits_announcement(table: &Table, by: Colour, played: Move) -> bool {
    is_blind(table, by) && table.blind().announced != Some(played)
}

/// The opponent's clock may not be started before the move is made, nor after a slip of the tongue.
pub(crate) fn may_press(draft: &Draft, by: Colour) -> Result<(), Refusal> {
    let table = draft.table();
    if table.blind().misspoken == Some(by) {
        return draft.refuse(Why::AnnounceFirst, Provision::MisspokenMove);
    }
    let is_waiting = is_blind(table, by)
        && table.to_move() == by
        && table.position().is_some_and(|position| {
            hands::standing_move(position, table.board())
                .is_some_and(|played| awaits_announcement(table, by, played))
        });
    if is_waiting {
        return draft.refuse(Why::AnnounceFirst, Provision::ClockWaitsForTheMove);
    }
    Ok(())
}

/// A player who cannot see asks how many moves were completed and how much time was used.
pub(crate) fn told(draft: &mut Draft, to: Colour) -> Result<(), Refusal> {
    let table = draft.table();
    if !is_blind(table, to) {
        return draft.refuse(Why::MayNotBeTold, Provision::ArbiterDoesNotIntervene);
    }
    let at = draft.at();
    let moves = PerPlayer::of(|colour| table.player(colour).completed);
    let used = PerPlayer::of(|colour| table.clock().account(colour, at).thinking());
    draft.note(Fact::Blind(BlindFact::Told { to, moves, used }));
    Ok(())
}
