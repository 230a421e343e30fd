//! The heading of a scoresheet.

use adoube_laws::{
    Edition,
    clock::{PerPlayer, TimeControl},
};

/// The heading of a scoresheet; unknown fields are empty.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Heading {
    /// The event.
    pub event: String,
    /// The group or category within the event.
    pub group: String,
    /// The place.
    pub site: String,
    /// The day, as `2026.11.16` or as somebody wrote it.
    pub date: String,
    /// The round.
    pub round: String,
    /// The number of the board.
    pub board: String,
    /// The players.
    pub players: PerPlayer<Person>,
    /// The arbiter.
    pub arbiter: String,
    /// The edition of the Laws under which it was played.
    pub edition: Option<Edition>,
    /// The time control.
    pub control: Option<TimeControl>,
    /// The time control as written, if it cannot be parsed.
    pub control_text: String,
    /// The number of the start position, in Chess960.
    pub chess960: Option<u16>,
}

/// A player; unknown fields are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// The name.
    pub name: String,
    /// `GM`, `WIM` and the like.
    pub title: String,
    /// Three letters.
    pub federation: String,
    /// The number in FIDE's list.
    pub fide_id: String,
    /// The rating.
    pub rating: String,
    /// The team.
    pub team: String,
}

/// The placeholders of PGN for unknown values.
const UNKNOWN: [&str; 3] = ["?", "-", "*"];

/// The text of a field, empty if it is a placeholder.
pub(super) fn known_or_empty(text: &str) -> String {
    let text = text.trim();
    if UNKNOWN.contains(&text) { String::new() } else { text.to_owned() }
}
