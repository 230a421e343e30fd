//! The kind of a game in the terms of Lichess: variant and speed.

use adoube_chess::Position;
use adoube_laws::{
    clock::{Milliseconds, Mode, TimeControl},
    history::RecordedPosition,
    regulations::Start,
    table::{Stage, Table},
};
use serde::Serialize;

/// The speed of a game, by a player's time for forty moves. This is Lichess's own classification; what the
/// Laws call rapid and blitz is in the hall's own fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Speed {
    /// Less than half a minute.
    UltraBullet,
    /// Less than three minutes.
    Bullet,
    /// Less than eight minutes.
    Blitz,
    /// Less than twenty-five minutes.
    Rapid,
    /// All other games.
    Classical,
}

/// The number of moves that Lichess assumes for a game.
const MOVES: u64 = 40;

impl Speed {
    /// Returns the speed for the first period of a time control.
    pub fn from_control(control: &TimeControl) -> Self {
        let first = First::from_control(control);
        let estimate = (first.initial + first.increment.times(MOVES)).get() / 1000;
        match estimate {
            ..30 => Self::UltraBullet,
            30..180 => Self::Bullet,
            180..480 => Self::Blitz,
            480..1500 => Self::Rapid,
            _ => Self::Classical,
        }
    }

    /// Its display name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::UltraBullet => "UltraBullet",
            Self::Bullet => "Bullet",
            Self::Blitz => "Blitz",
            Self::Rapid => "Rapid",
            Self::Classical => "Classical",
        }
    }
}

/// A time control as Lichess knows it: the first period and its increment. Delay and Bronstein modes have no
/// increment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct First {
    /// The main time.
    pub initial: Milliseconds,
    /// The increment for each move.
    pub increment: Milliseconds,
}

impl First {
    /// Returns the first period of a time control.
    pub fn from_control(control: &TimeControl) -> Self {
        let Some(period) = control.periods().first() else {
            return Self { initial: Milliseconds::ZERO, increment: Milliseconds::ZERO };
        };
        Self { initial: period.main, increment: added(period.mode) }
    }
}

/// Returns the increment for a move.
pub fn added(mode: Mode) -> Milliseconds {
    match mode {
        Mode::Increment(extra) => extra,
        Mode::Plain | Mode::Delay(_) | Mode::Bronstein(_) => Milliseconds::ZERO,
    }
}

/// The supported variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// From the usual starting position.
    Standard,
    /// From a Chess960 starting position.
    Chess960,
    /// From another position.
    FromPosition,
}

impl Variant {
    /// Returns the variant of a table.
    pub fn from_table(table: &Table) -> Self {
        match table.regulations().start {
            Start::Chess960 | Start::Chess960Number(_) => Self::Chess960,
            Start::Standard if is_usual(table) => Self::Standard,
            Start::Standard => Self::FromPosition,
        }
    }

    /// The name in requests and responses.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Chess960 => "chess960",
            Self::FromPosition => "fromPosition",
        }
    }

    /// Its display names, long and short.
    pub const fn names(self) -> (&'static str, &'static str) {
        match self {
            Self::Standard => ("Standard", "Std"),
            Self::Chess960 => ("Chess960", "960"),
            Self::FromPosition => ("From Position", "FEN"),
        }
    }
}

/// Whether the game starts from the usual position.
fn is_usual(table: &Table) -> bool {
    first(table).position() == Some(&Position::initial())
}

/// Returns the starting position of the game.
pub fn first(table: &Table) -> RecordedPosition {
    let history = table.history();
    history.moments().first().map_or(*history.last(), |(_, stand)| **stand)
}

/// Whether the starting position is still to be drawn. The usual position may be drawn like any other, and no
/// event distinguishes that case: then this holds until the start.
pub fn awaits_drawing(table: &Table) -> bool {
    table.regulations().start == Start::Chess960
        && *table.stage() == Stage::BeforeStart
        && is_usual(table)
}

#[cfg(test)]
mod tests {
    use adoube_laws::{Edition, regulations::Regulations, table::Setup};

    use super::*;

    #[test]
    fn speeds_are_those_of_lichess() {
        let speed = |text: &str| Speed::from_control(&text.parse().unwrap());
        assert_eq!(speed("29"), Speed::UltraBullet);
        assert_eq!(speed("60+1"), Speed::Bullet);
        assert_eq!(speed("180+2"), Speed::Blitz);
        assert_eq!(speed("600"), Speed::Rapid);
        assert_eq!(speed("900+15"), Speed::Classical);
        assert_eq!(speed("40/5400+30:1800+30"), Speed::Classical);
    }

    #[test]
    fn a_delay_is_no_increment() {
        let first = |text: &str| First::from_control(&text.parse().unwrap());
        let seconds = Milliseconds::seconds;
        let three = First { initial: seconds(180), increment: seconds(2) };
        assert_eq!(first("180+2"), three);
        let delayed = First { initial: seconds(180), increment: Milliseconds::ZERO };
        assert_eq!(first("180d2"), delayed);
        assert_eq!(first("180b2"), delayed);
        assert_eq!(first("40/7200:3600").initial, Milliseconds::hours(2));
    }

    #[test]
    fn variants_follow_the_regulations_and_the_board() {
        let mut regulations = Regulations::new(Edition::Y2023, "180+2".parse().unwrap());
        let usual = Table::new(regulations.clone(), Setup::default());
        assert_eq!(Variant::from_table(&usual), Variant::Standard);
        let other = "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1".parse().unwrap();
        let ending = Table::new(regulations.clone(), Setup::from_position(&other));
        assert_eq!(Variant::from_table(&ending), Variant::FromPosition);
        regulations.start = "chess960 5".parse().unwrap();
        let drawn = Table::new(regulations.clone(), Setup::under(&regulations));
        assert_eq!(Variant::from_table(&drawn), Variant::Chess960);
    }
}
