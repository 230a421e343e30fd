//! Announcing and repeating moves, and the press that has to wait for it.

use adoube_chess::{
    Colour, Move, Position,
    notation::{self, ReadError, ReadErrorKind},
};

use super::{is_blind, is_played};
use crate::{
    Provision,
    clock::PerPlayer,
    history::{History, ReachedBy},
    rules::{Draft, hands},
    state::{Table, blind::awaits_announcement},
    vocabulary::{BlindFact, Fact, Refusal, RefusalReason},
};

/// Handles an announcement: of a move on the board, which is made by it, or of a move just made.
pub(crate) fn on_announcement(draft: &mut Draft, by: Colour, text: &str) -> Result<(), Refusal> {
    let table = draft.table();
    if !is_played(table) {
        return draft.refuse(RefusalReason::NotInRegulations, Provision::AnnouncedMoves);
    }
    if was_misled(table, !by) {
        return draft.refuse(RefusalReason::TooLate, Provision::MisspokenMove);
    }
    let (position, stands) = at_issue(table, by);
    let heard = hear(position.as_ref(), text);
    let text = text.to_owned();
    match (heard, stands) {
        (UnderstoodAnnouncement::Move(said), None) => announce(draft, by, text, said),
        (UnderstoodAnnouncement::Move(said), Some(stands)) if said == stands => {
            announce(draft, by, text, said);
        }
        // It has to be corrected at once, before the clock is pressed.
        (UnderstoodAnnouncement::Move(_) | UnderstoodAnnouncement::OtherMove, Some(_)) => {
            draft.note(Fact::Blind(BlindFact::Misspoken { by, text }));
        }
        (UnderstoodAnnouncement::OtherMove, None) | (UnderstoodAnnouncement::Nothing, _) => {
            return draft.refuse(RefusalReason::Unintelligible, Provision::AnnouncedMoves);
        }
    }
    Ok(())
}

fn announce(draft: &mut Draft, by: Colour, text: String, played: Move) {
    draft.note(Fact::Blind(BlindFact::Announced { by, text, played }));
    hands::note_made_move(draft, by);
}

/// Reports whether a player has executed a move as announced while another was made; after the press it is
/// too late to correct the announcement.
fn was_misled(table: &Table, who: Colour) -> bool {
    let last = table.history().plies();
    table.blind().apart.is_some_and(|apart| apart.misled && apart.by == who && apart.ply == last)
}

/// Returns the position in which an announcement is to be understood, and the move on the board.
fn at_issue(table: &Table, by: Colour) -> (Option<Position>, Option<Move>) {
    if table.to_move() == by {
        let position = table.position().copied();
        let stands = position.and_then(|position| hands::standing_move(&position, table.board()));
        return (position, stands);
    }
    let before = table.history().before();
    (before.as_ref().and_then(History::position).copied(), last_move(table))
}

/// Returns a player's move that the other has to repeat, and the position in which it is played.
pub(crate) fn announced_by(table: &Table, by: Colour) -> (Option<Position>, Option<Move>) {
    let (position, stands) = at_issue(table, by);
    (position, stands.or(table.blind().announced[by]))
}

fn last_move(table: &Table) -> Option<Move> {
    match table.history().reached() {
        ReachedBy::By(played) => Some(played),
        ReachedBy::Start | ReachedBy::Illegally | ReachedBy::FromIllegalBoard => None,
    }
}

/// How an announcement was understood.
enum UnderstoodAnnouncement {
    /// A legal move.
    Move(Move),
    /// A move that cannot be played.
    OtherMove,
    /// Nothing clear.
    Nothing,
}

fn hear(position: Option<&Position>, text: &str) -> UnderstoodAnnouncement {
    let Some(position) = position else { return UnderstoodAnnouncement::Nothing };
    // Notation first: `de5` is not D5.
    let written = notation::read(position, text).map(|reading| reading.moved);
    let spoken = notation::announce::read(position, text);
    let is_other = |result: &Result<Move, ReadError>| {
        result.as_ref().is_err_and(|error| error.kind == ReadErrorKind::NoSuchMove)
    };
    match (&written, &spoken) {
        (Ok(said), _) | (Err(_), Ok(said)) => UnderstoodAnnouncement::Move(*said),
        _ if is_other(&written) || is_other(&spoken) => UnderstoodAnnouncement::OtherMove,
        _ => UnderstoodAnnouncement::Nothing,
    }
}

/// Handles the other player's repetition of the move, executed on their own board.
pub(crate) fn on_repetition(draft: &mut Draft, by: Colour, text: &str) -> Result<(), Refusal> {
    let table = draft.table();
    if !is_played(table) {
        return draft.refuse(RefusalReason::NotInRegulations, Provision::AnnouncedMoves);
    }
    let (position, announced) = announced_by(table, !by);
    let said = match hear(position.as_ref(), text) {
        UnderstoodAnnouncement::Move(said) => Some(said),
        UnderstoodAnnouncement::OtherMove => None,
        UnderstoodAnnouncement::Nothing => {
            return draft.refuse(RefusalReason::Unintelligible, Provision::AnnouncedMoves);
        }
    };
    let ply = table.history().plies();
    let is_right = said.is_some() && said == announced;
    // A player who repeats a slip of the tongue acts correctly; the boards diverge with the press.
    let is_slip = table.blind().slips[!by].is_some() || was_misled(table, by);
    let was_apart = table.blind().apart.is_some_and(|apart| apart.by == by && apart.ply == ply);
    let text = text.to_owned();
    draft.note(Fact::Blind(if is_right || is_slip {
        BlindFact::Repeated { by, text }
    } else {
        BlindFact::CameApart { by, text, ply, misled: false }
    }));
    if is_right && was_apart {
        draft.note(Fact::Blind(BlindFact::Joined));
    }
    Ok(())
}

/// Checks that the move is made before the opponent's clock is started. A slip of the tongue that was not
/// corrected becomes final with the press: the other board now differs.
pub(crate) fn may_press(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    let table = draft.table();
    let is_to_make = is_blind(table, by) && table.to_move() == by;
    let stands = table.position().filter(|_| is_to_make);
    let stands = stands.and_then(|position| hands::standing_move(position, table.board()));
    let slip = table.blind().slips[by].clone();
    if is_to_make {
        let is_in_hand = !table.player(by).hands.held.is_empty();
        let is_announced = table.blind().announced[by].is_some();
        if is_in_hand || is_announced && stands.is_none() {
            return draft.refuse(RefusalReason::TooEarly, Provision::ClockWaitsForTheMove);
        }
        if let Some(played) = stands
            && slip.is_none()
            && awaits_announcement(table, by, played)
        {
            return draft.refuse(RefusalReason::AnnounceFirst, Provision::ClockWaitsForTheMove);
        }
    }
    let Some(text) = slip else { return Ok(()) };
    if let Some(played) = stands {
        let hand = draft.table().player(by).hands.used.unwrap_or_default();
        hands::make(draft, by, played, hand);
    }
    let ply = draft.table().history().plies();
    draft.note(Fact::Blind(BlindFact::CameApart { by: !by, text, ply, misled: true }));
    Ok(())
}

/// Gives a visually disabled player the number of moves completed and the time used.
pub(crate) fn tell_moves_and_time(draft: &mut Draft, to: Colour) -> Result<(), Refusal> {
    let table = draft.table();
    if !is_blind(table, to) {
        return draft.refuse(RefusalReason::MayNotBeTold, Provision::ArbiterDoesNotIntervene);
    }
    let at = draft.at();
    let moves = PerPlayer::from_fn(|colour| table.player(colour).completed);
    let used = PerPlayer::from_fn(|colour| table.clock().account(colour, at).thinking());
    draft.note(Fact::Blind(BlindFact::Told { to, moves, used }));
    Ok(())
}
