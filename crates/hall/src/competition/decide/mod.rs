//! Changes to a competition: pure functions from a request to facts or validation errors.

mod announce;
mod archive;
mod correct;
mod enter;
mod pair;
mod requests;
mod results;
mod seats;
mod start_list;
mod undo;

pub use announce::{amend, open, parse_regulations};
pub use archive::{archive, delete};
pub use correct::{Correction, correct_pairings};
pub use enter::{
    correct_player, enter_players, erase_player, remove_player, return_player, withdraw_player,
};
pub use pair::{
    Pairing, assign_games, draw_colour, drop_pairings, pair_berger, pair_round, schedule_round,
};
pub use requests::{MAX_GROUPS, cancel_bye_request, forbid_pairings, request_bye};
pub use results::{enter_result, replace_game};
pub use seats::{appoint, dismiss, erase_seat, give_seat, mark_program, revoke_seat};
pub use start_list::{by_rating, order_players};
pub use undo::take_tables_away;

use super::{Competition, Problem, ValidationError, ValidationErrors};

/// The maximum length of a name, in characters.
pub const MAX_TEXT_LENGTH: usize = 200;
/// The maximum number of players in a competition.
pub const MAX_PLAYERS: usize = 5_000;
/// The maximum number of rounds.
pub const MAX_ROUNDS: u32 = 200;
/// The maximum number of seats, including revoked ones.
pub const MAX_SEATS: usize = 20_000;
/// The maximum number of organisers, of arbiters and of officials.
pub const MAX_NAMES: usize = 100;

/// Checks that the competition has been opened, and was not deleted: only then can it be changed.
fn require_opened(competition: &Competition) -> Result<(), ValidationErrors> {
    if competition.opened.is_none() {
        Err(Problem::NotOpened.into())
    } else if competition.is_deleted() {
        Err(Problem::Deleted.into())
    } else {
        Ok(())
    }
}

/// Checks a required text.
fn faults_of_name(text: &str, field: &'static str) -> Option<ValidationError> {
    if text.trim().is_empty() {
        return Some(Problem::Blank.in_field(field));
    }
    faults_of_text(text, field)
}

/// Checks an optional text.
fn faults_of_text(text: &str, field: &'static str) -> Option<ValidationError> {
    if text.chars().count() > MAX_TEXT_LENGTH {
        return Some(Problem::TooLong { most: MAX_TEXT_LENGTH }.in_field(field));
    }
    text.contains(char::is_control).then(|| Problem::Unprintable.in_field(field))
}
