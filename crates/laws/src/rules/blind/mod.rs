//! Players who cannot see, and those who play with them.
//!
//! **Says:** there are two boards. Moves are announced, and repeated and carried out by the other player. On the special
//! board a piece is touched when it is taken out of its hole, and a move is made when the piece is in another hole, a
//! captured one is off the board, and the move has been announced. A slip of the tongue is put right before the clock
//! is pressed; boards that have come apart are settled from the scoresheets.
//! **Differs:** nothing but who settles it; the numbers come from the catalogue.
//! **Decides from:** the position of record, which follows the player who has made the move; the other board is known by
//! what its player repeated.

mod announcing;
mod apart;
mod assistant;

use adoube_chess::Colour;

pub(crate) use announcing::{
    announced_by, may_press, on_announcement, on_repetition, tell_moves_and_time,
};
pub(crate) use apart::on_report;
pub(crate) use assistant::{has_assistant_by_right, may_tell, note_assistance};

pub(crate) use crate::state::blind::is_blind;

use crate::{
    Provision,
    rules::Draft,
    state::Table,
    vocabulary::{BlindFact, Refusal, RefusalReason, Senses},
};

/// Whether one of the players has.
pub(crate) fn is_played(table: &Table) -> bool {
    Colour::ALL.into_iter().any(|colour| is_blind(table, colour))
}

/// Whether a player who cannot see meets one who cannot hear: then somebody has to help, where the edition says so.
pub(crate) fn needs_assistant(table: &Table) -> Option<Colour> {
    table.cite(Provision::AssistantAgainstDeafPlayer)?;
    let deaf = |colour: Colour| table.setup().senses[colour] == Senses::HearingImpaired;
    Colour::ALL.into_iter().find(|colour| is_blind(table, *colour) && deaf(!*colour))
}

/// Whether the game can begin: with a helper where one cannot see and the other cannot hear.
pub(crate) fn may_start(draft: &Draft) -> Result<(), Refusal> {
    let table = draft.table();
    let has_helper = |colour: Colour| assistant::is_there(table, colour);
    match needs_assistant(table) {
        Some(colour) if !has_helper(colour) && !has_helper(!colour) => {
            draft.refuse(RefusalReason::AssistantNeeded, Provision::AssistantAgainstDeafPlayer)
        }
        Some(_) | None => Ok(()),
    }
}

/// What holds from the first move on, where a player cannot see.
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

/// What a move rests on that was made at such a game.
pub(crate) fn provisions_of_move(table: &Table, by: Colour) -> Vec<Provision> {
    if is_blind(table, by) {
        vec![Provision::MoveMadeOnSpecialBoard]
    } else if is_played(table) {
        vec![Provision::SightedPlayerAsUsual]
    } else {
        Vec::new()
    }
}

/// The provisions that such a fact rests on.
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
