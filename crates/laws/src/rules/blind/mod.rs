//! Games with visually disabled players.
//!
//! **Says:** there are two boards. Moves are announced, and repeated and executed by the other player. On
//! the special board a piece is touched when it is taken out of its hole, and a move is made when the piece
//! is in another hole, a captured one is off the board, and the move has been announced. A slip of the
//! tongue is corrected before the clock is pressed; boards that differ are settled from the scoresheets.
//! **Differs:** only who settles it; the numbers come from the catalogue.
//! **Decides from:** the position of record, which follows the player who made the move; the other board is
//! known by what its player repeated.

mod announcing;
mod assistant;
mod divergence;

use adoube_chess::Colour;

pub(crate) use announcing::{
    announced_by, may_press, on_announcement, on_repetition, tell_moves_and_time,
};
pub(crate) use assistant::{has_assistant_by_right, may_tell, note_assistance};
pub(crate) use divergence::on_report;

pub(crate) use crate::state::blind::is_blind;

use crate::{
    Provision,
    rules::Draft,
    state::Table,
    vocabulary::{BlindFact, Refusal, RefusalReason, Senses},
};

/// Reports whether one of the players has a special board.
pub(crate) fn is_played(table: &Table) -> bool {
    Colour::ALL.into_iter().any(|colour| is_blind(table, colour))
}

/// Returns the visually disabled player who meets a hearing-impaired one and needs an assistant, where the
/// edition says so.
pub(crate) fn needs_assistant(table: &Table) -> Option<Colour> {
    table.cite(Provision::AssistantAgainstDeafPlayer)?;
    let deaf = |colour: Colour| table.setup().senses[colour] == Senses::HearingImpaired;
    Colour::ALL.into_iter().find(|colour| is_blind(table, *colour) && deaf(!*colour))
}

/// Checks that the game can begin: with an assistant where one player is visually disabled and the other
/// hearing-impaired.
pub(crate) fn may_start(draft: &Draft) -> Result<(), Refusal> {
    let table = draft.table();
    let has_helper = |colour: Colour| assistant::has_assistant(table, colour);
    match needs_assistant(table) {
        Some(colour) if !has_helper(colour) && !has_helper(!colour) => {
            draft.refuse(RefusalReason::AssistantNeeded, Provision::AssistantAgainstDeafPlayer)
        }
        Some(_) | None => Ok(()),
    }
}

/// Returns the provisions that apply from the first move on in such a game.
pub(crate) fn provisions_at_start(table: &Table) -> Vec<Provision> {
    if !is_played(table) {
        return Vec::new();
    }
    let mut under = vec![Provision::RulesForBlindPlayers, Provision::TwoBoards];
    if needs_assistant(table).is_some() {
        under.push(Provision::AssistantAgainstDeafPlayer);
    }
    under
}

/// Returns the provisions that a move in such a game rests on.
pub(crate) fn provisions_of_move(table: &Table, by: Colour) -> Vec<Provision> {
    if is_blind(table, by) {
        vec![Provision::MoveMadeOnSpecialBoard]
    } else if is_played(table) {
        vec![Provision::SightedPlayerAsUsual]
    } else {
        Vec::new()
    }
}

/// Returns the provisions that such a fact rests on.
pub(crate) fn under(fact: &BlindFact, table: &Table) -> Vec<Provision> {
    use Provision as P;
    match fact {
        BlindFact::Announced { .. } | BlindFact::Repeated { .. } => vec![P::AnnouncedMoves],
        BlindFact::Misspoken { .. } => vec![P::MisspokenMove, P::AnnouncedMoves],
        BlindFact::CameApart { .. } => vec![P::TwoBoards],
        BlindFact::Assisted { whose, help } => assistant::under(table, *whose, *help),
        BlindFact::Joined => vec![P::BoardsDisagree],
        BlindFact::Told { .. } => vec![P::AssistantTellsMovesAndTime, P::SpecialClock],
    }
}
