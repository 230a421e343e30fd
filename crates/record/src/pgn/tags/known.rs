//! The values of the well-known tags.

use adoube_chess::{Colour, notation::game::Score};
use adoube_laws::{
    Edition,
    clock::{ControlError, PgnTimeControl},
};

use super::{Date, Tags, Termination};

/// The value of the `Variant` tag that is Chess960.
pub(crate) const CHESS960: &str = "Chess960";

impl Tags {
    /// The name of a player, if it is known.
    pub fn player(&self, colour: Colour) -> Option<&str> {
        self.known(choose(colour, "White", "Black"))
    }

    /// The rating of a player.
    pub fn elo(&self, colour: Colour) -> Option<u16> {
        self.known(choose(colour, "WhiteElo", "BlackElo"))?.parse().ok()
    }

    /// The title of a player.
    pub fn title(&self, colour: Colour) -> Option<&str> {
        self.known(choose(colour, "WhiteTitle", "BlackTitle")).filter(|title| *title != "-")
    }

    /// The event.
    pub fn event(&self) -> Option<&str> {
        self.known("Event")
    }

    /// The place.
    pub fn site(&self) -> Option<&str> {
        self.known("Site")
    }

    /// The round; `-` if rounds do not apply.
    pub fn round(&self) -> Option<&str> {
        self.known("Round")
    }

    /// The board: its own tag, or the last part of a round such as `3.12`.
    pub fn board(&self) -> Option<&str> {
        self.known("Board").or_else(|| Some(self.round()?.rsplit_once('.')?.1))
    }

    /// The day of the game, else the one in Universal Time, else the first day of the event; none if none of them is a
    /// date with a known year.
    pub fn date(&self) -> Option<Date> {
        let dates = ["Date", "UTCDate", "EventDate"].into_iter();
        let mut dates = dates.filter_map(|name| self.get(name)?.parse::<Date>().ok());
        dates.find(|date| date.year.is_some())
    }

    /// The edition of the Laws in the tag `Laws`, as in records of our own tables: `FIDE 2017`.
    pub fn laws(&self) -> Option<Edition> {
        edition_named(self.get("Laws")?)
    }

    /// The result; none if the tag is missing or has another value.
    pub fn result(&self) -> Option<Score> {
        self.get("Result").and_then(score)
    }

    /// The time control, or why it cannot be parsed.
    pub fn time_control(&self) -> Option<Result<PgnTimeControl, ControlError>> {
        self.get("TimeControl").map(|value| value.trim().parse())
    }

    /// Why the game ended.
    pub fn termination(&self) -> Option<Termination> {
        self.known("Termination").map(Termination::parse)
    }

    /// The start position, if it is not the initial one.
    pub fn fen(&self) -> Option<&str> {
        self.known("FEN")
    }

    /// The variant.
    pub fn variant(&self) -> Variant<'_> {
        self.known("Variant").map_or(Variant::Standard, Variant::named)
    }
}

/// The variant of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant<'a> {
    /// Chess.
    Standard,
    /// Chess960.
    Chess960,
    /// A variant with other rules, by its name.
    Other(&'a str),
}

impl<'a> Variant<'a> {
    /// The variant with this name, as programs write it.
    pub fn named(name: &'a str) -> Self {
        let letters = name.chars().filter(char::is_ascii_alphanumeric).take(LONGEST_NAME);
        match letters.collect::<String>().to_ascii_lowercase().as_str() {
            "" | "standard" | "chess" | "normal" | "orthodox" | "classical" | "fromposition" => {
                Self::Standard
            }
            "chess960" | "960" | "frc" | "fischerrandom" | "fischerandom"
            | "fischerrandomchess" | "wildfr" | "freestyle" | "freestylechess" => Self::Chess960,
            _ => Self::Other(name),
        }
    }
}

/// Longer names are of no known variant.
const LONGEST_NAME: usize = 32;

const fn choose<'a>(colour: Colour, white: &'a str, black: &'a str) -> &'a str {
    match colour {
        Colour::White => white,
        Colour::Black => black,
    }
}

/// Parses a result in the standard notation.
pub(crate) fn score(text: &str) -> Option<Score> {
    [Score::WhiteWins, Score::BlackWins, Score::Draw, Score::Open]
        .into_iter()
        .find(|score| score.to_string() == text.trim())
}

/// Parses an edition: `FIDE 2017`.
pub(crate) fn edition_named(value: &str) -> Option<Edition> {
    value.trim().strip_prefix("FIDE ")?.parse().ok()
}
