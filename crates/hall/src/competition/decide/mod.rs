//! What may be changed in a competition: pure functions from a request to facts, or to objections.

mod announce;
mod correct;
mod enter;
mod pair;
mod requests;
mod results;
mod seats;
mod start_list;

pub use announce::{amend, announced, open};
pub use correct::{Correction, correct_pairings};
pub use enter::{correct_player, enter_players, remove_player, return_player, withdraw_player};
pub use pair::{
    Pairing, assign_games, draw_colour, drop_pairings, pair_berger, pair_round, schedule_round,
};
pub use requests::{MOST_GROUPS, cancel_bye_request, forbid_pairings, request_bye};
pub use results::{enter_result, replace_game};
pub use seats::{appoint, dismiss, give_seat, revoke_seat};
pub use start_list::{by_rating, order_players};

use super::{Competition, Problem, ValidationError, ValidationErrors};

/// The most letters of a name.
pub const LONGEST_TEXT: usize = 200;
/// The most players of a competition.
pub const MOST_PLAYERS: usize = 5_000;
/// The most rounds.
pub const MOST_ROUNDS: u32 = 200;
/// The most seats that were given, with those that were revoked.
pub const MOST_SEATS: usize = 20_000;
/// The most organisers, arbiters and officials, each.
pub const MOST_NAMES: usize = 100;

/// A competition can only be changed once it is there.
fn opened(competition: &Competition) -> Result<(), ValidationErrors> {
    if competition.opened.is_some() { Ok(()) } else { Err(Problem::NotOpened.into()) }
}

/// Checks a text that must not be empty.
fn faults_of_name(text: &str, field: &'static str) -> Option<ValidationError> {
    if text.trim().is_empty() {
        return Some(Problem::Blank.of(field));
    }
    faults_of_text(text, field)
}

/// Checks a text that may be empty.
fn faults_of_text(text: &str, field: &'static str) -> Option<ValidationError> {
    if text.chars().count() > LONGEST_TEXT {
        return Some(Problem::TooLong { most: LONGEST_TEXT }.of(field));
    }
    text.contains(char::is_control).then(|| Problem::Unprintable.of(field))
}
