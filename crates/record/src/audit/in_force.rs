//! The edition that a game is checked against.

use adoube_laws::{Date, Edition};

use crate::pgn::Date as WrittenDate;

/// Which edition to check against.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EditionChoice {
    /// The Laws in force on the day of the game.
    #[default]
    ItsDay,
    /// This edition, whatever the day.
    Always(Edition),
}

/// Why a game is checked against an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EditionReason {
    /// It was chosen in the options.
    Asked,
    /// The game states it in the tag `Laws`.
    Stated,
    /// It was in force on the day.
    InForce,
    /// It was in force on the first possible day: the month or the day is unknown, and another edition was in force on the last
    /// possible day.
    PerhapsInForce,
    /// It is the oldest known edition, and the game is older.
    Older,
    /// It is the oldest known edition, and the day is unknown.
    Undated,
}

impl EditionReason {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Asked,
        Self::Stated,
        Self::InForce,
        Self::PerhapsInForce,
        Self::Older,
        Self::Undated,
    ];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Asked => "asked",
            Self::Stated => "stated",
            Self::InForce => "in-force",
            Self::PerhapsInForce => "perhaps-in-force",
            Self::Older => "older-game",
            Self::Undated => "undated",
        }
    }
}

/// The day of a game, as far as its tag says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GameDay {
    /// Some day between these two, or on one of them.
    Between(Date, Date),
    /// Unknown.
    Unknown,
    /// The calendar has no such day.
    Impossible,
}

impl GameDay {
    /// Parses dates like `2017.06.??`. Any other text leaves the day unknown.
    pub(super) fn read(text: &[u8]) -> Self {
        let Ok(text) = str::from_utf8(text) else { return Self::Unknown };
        let Ok(written) = text.parse::<WrittenDate>() else {
            return if is_shaped(text) { Self::Impossible } else { Self::Unknown };
        };
        if written.year.is_none() {
            return Self::Unknown;
        }
        written.days().map_or(Self::Impossible, |(first, last)| Self::Between(first, last))
    }
}

/// Whether a text has the form of a date: four characters, two and two, each a digit or a question mark.
fn is_shaped(text: &str) -> bool {
    let parts: Vec<&str> = text.trim().split(['.', '-', '/']).collect();
    let is_sign = |sign: u8| sign.is_ascii_digit() || sign == b'?';
    let lengths: Vec<usize> = parts.iter().map(|part| part.len()).collect();
    lengths == [4, 2, 2] && parts.iter().all(|part| part.bytes().all(is_sign))
}

impl EditionChoice {
    /// The edition for a game of this day, which may state its edition itself.
    ///
    /// Of several possible editions the oldest is chosen: later ones only add automatic ends, and nothing that may have been
    /// right is to be reported as wrong.
    pub(super) fn on(self, day: GameDay, stated: Option<Edition>) -> (Edition, EditionReason) {
        let oldest = Edition::ALL[0];
        if let (Self::ItsDay, Some(edition)) = (self, stated) {
            return (edition, EditionReason::Stated);
        }
        match (self, day) {
            (Self::Always(edition), _) => (edition, EditionReason::Asked),
            (Self::ItsDay, GameDay::Unknown | GameDay::Impossible) => {
                (oldest, EditionReason::Undated)
            }
            (Self::ItsDay, GameDay::Between(first, last)) => {
                match (Edition::on(first), Edition::on(last)) {
                    (Some(edition), on_last) if on_last == Some(edition) => {
                        (edition, EditionReason::InForce)
                    }
                    (Some(edition), _) => (edition, EditionReason::PerhapsInForce),
                    (None, Some(_)) => (oldest, EditionReason::PerhapsInForce),
                    (None, None) => (oldest, EditionReason::Older),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_checked_against_the_laws_of_its_day() {
        use Edition::{Y2005, Y2009, Y2014, Y2017, Y2018, Y2023};
        use EditionReason::{InForce, Older, PerhapsInForce, Undated};
        for (text, edition, because) in [
            ("2017.06.30", Y2014, InForce),
            ("2017.07.01", Y2017, InForce),
            ("2017-12-31", Y2017, InForce),
            ("2018.??.??", Y2018, InForce),
            ("2017.??.??", Y2014, PerhapsInForce),
            ("2017.06.??", Y2014, InForce),
            ("2009.07.??", Y2009, InForce),
            ("2005.??.??", Y2005, PerhapsInForce),
            ("2024.02.29", Y2023, InForce),
            ("1972.07.11", Y2005, Older),
            ("????.??.??", Y2005, Undated),
            ("?", Y2005, Undated),
            ("", Y2005, Undated),
            ("2019.02.31", Y2005, Undated),
        ] {
            let found = EditionChoice::ItsDay.on(GameDay::read(text.as_bytes()), None);
            assert_eq!(found, (edition, because), "{text}");
        }
        let day = GameDay::read(b"2024.01.01");
        let asked = EditionChoice::Always(Y2009).on(day, Some(Y2017));
        assert_eq!(asked, (Y2009, EditionReason::Asked));
        let stated = EditionChoice::ItsDay.on(day, Some(Y2017));
        assert_eq!(stated, (Y2017, EditionReason::Stated));
    }

    #[test]
    fn days_that_the_calendar_does_not_have() {
        for text in ["2019.02.31", "2019.02.29", "2019.13.??", "2019.??.32", "2019.04.31"] {
            assert_eq!(GameDay::read(text.as_bytes()), GameDay::Impossible, "{text}");
        }
        for text in ["2020.02.29", "2019.??.31", "2019.12.??"] {
            assert!(matches!(GameDay::read(text.as_bytes()), GameDay::Between(..)), "{text}");
        }
        for text in ["31.12.2019", "2019.xx.01", "Dec 2019", ""] {
            assert_eq!(GameDay::read(text.as_bytes()), GameDay::Unknown, "{text}");
        }
    }
}
