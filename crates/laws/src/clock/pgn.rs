//! Parses and writes the `TimeControl` tag of PGN.
//!
//! Periods are separated by `:`, each `[moves/]seconds[extra]`. Extensions to the PGN standard of 1994:
//! extra time in a period with moves (`40/5400+30`), as is common practice; milliseconds (`0.5`); and `d5`
//! for five seconds of delay and `b5` for Bronstein, for which PGN has nothing.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::{ControlFault, Milliseconds, Mode, MoveNumber, Period, TimeControl};

/// The value of a `TimeControl` tag.
///
/// ```
/// use adoube_laws::clock::PgnTimeControl;
/// assert_eq!("?".parse(), Ok(PgnTimeControl::Unknown));
/// assert_eq!("40/7200:3600".parse::<PgnTimeControl>().unwrap().to_string(), "40/7200:3600");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PgnTimeControl {
    /// `?`: unknown.
    Unknown,
    /// `-`: there was no time control.
    Untimed,
    /// The periods.
    Known(TimeControl),
}

/// Where and why a text is not a time control.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ControlError {
    /// The byte of the error, from 0.
    pub column: usize,
    /// The problem there.
    pub problem: ControlProblem,
}

/// A problem with a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ControlProblem {
    /// A number of seconds or moves was expected.
    NoNumber,
    /// The number is too large: more than 9999 moves, or 1000 hours.
    TooLarge,
    /// More than three digits after the point.
    TooFine,
    /// An unexpected character follows a complete period.
    Unexpected(char),
    /// A sandclock (`*180`): the Laws have none.
    Sandclock,
    /// `?` and `-` mean that there is no time control.
    NotGiven,
    /// The periods are not a valid time control.
    Fault(ControlFault),
}

impl fmt::Display for ControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: ", self.column + 1)?;
        match self.problem {
            ControlProblem::NoNumber => f.write_str("a number was expected"),
            ControlProblem::TooLarge => f.write_str("this number is too large"),
            ControlProblem::TooFine => f.write_str("times are exact to the thousandth of a second"),
            ControlProblem::Unexpected(sign) => {
                write!(f, "{sign:?} does not belong here; a period is [moves/]seconds[+extra]")
            }
            ControlProblem::Sandclock => f.write_str(
                "a sandclock cannot be set: the Laws know a main time with extra time a move",
            ),
            ControlProblem::NotGiven => f.write_str("the time control is not given"),
            ControlProblem::Fault(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for ControlError {}

impl FromStr for PgnTimeControl {
    type Err = ControlError;

    fn from_str(text: &str) -> Result<Self, ControlError> {
        match text {
            "?" => Ok(Self::Unknown),
            "-" => Ok(Self::Untimed),
            _ => text.parse().map(Self::Known),
        }
    }
}

impl FromStr for TimeControl {
    type Err = ControlError;

    fn from_str(text: &str) -> Result<Self, ControlError> {
        let fail = |column, problem| Err(ControlError { column, problem });
        if matches!(text, "?" | "-") {
            return fail(0, ControlProblem::NotGiven);
        }
        let mut cursor = Cursor { text, column: 0 };
        let mut starts = Vec::new();
        let mut periods = Vec::new();
        loop {
            starts.push(cursor.column);
            periods.push(cursor.period()?);
            match cursor.peek() {
                Some(':') => cursor.column += 1,
                Some(sign) => return fail(cursor.column, ControlProblem::Unexpected(sign)),
                None => break,
            }
        }
        Self::new(periods).or_else(|fault| {
            let place = match fault {
                ControlFault::NoPeriod => 0,
                ControlFault::AllMovesBeforeTheLast(number)
                | ControlFault::NoMoves(number)
                | ControlFault::NoTime(number) => starts[number.index()],
            };
            fail(place, ControlProblem::Fault(fault))
        })
    }
}

/// A cursor over the text.
struct Cursor<'a> {
    text: &'a str,
    column: usize,
}

impl<'a> Cursor<'a> {
    fn peek(&self) -> Option<char> {
        self.text[self.column..].chars().next()
    }

    fn fail<T>(&self, problem: ControlProblem) -> Result<T, ControlError> {
        Err(ControlError { column: self.column, problem })
    }

    /// Takes the digits at the cursor; possibly none.
    fn digits(&mut self) -> &'a str {
        let rest = &self.text[self.column..];
        let length = rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len());
        self.column += length;
        &rest[..length]
    }

    fn number(&mut self, largest: u64) -> Result<u64, ControlError> {
        let column = self.column;
        let digits = self.digits();
        if digits.is_empty() {
            return self.fail(ControlProblem::NoNumber);
        }
        match digits.parse() {
            Ok(number) if number <= largest => Ok(number),
            Ok(_) | Err(_) => Err(ControlError { column, problem: ControlProblem::TooLarge }),
        }
    }

    /// Parses seconds, with up to three decimals.
    fn time(&mut self) -> Result<Milliseconds, ControlError> {
        let whole = Milliseconds::seconds(self.number(3_600_000)?);
        if self.peek() != Some('.') {
            return Ok(whole);
        }
        self.column += 1;
        let column = self.column;
        let digits = self.digits().len();
        if digits == 0 {
            return self.fail(ControlProblem::NoNumber);
        }
        if digits > 3 {
            return Err(ControlError { column, problem: ControlProblem::TooFine });
        }
        self.column = column;
        let thousandths = self.number(999)? * 10_u64.pow(3 - digits as u32);
        Ok(whole + Milliseconds::new(thousandths))
    }

    fn period(&mut self) -> Result<Period, ControlError> {
        if self.peek() == Some('*') {
            return self.fail(ControlProblem::Sandclock);
        }
        let start = self.column;
        self.digits();
        let moves = if self.peek() == Some('/') {
            self.column = start;
            let moves = self.number(9999)? as u16;
            self.column += 1;
            Some(MoveNumber::new(moves))
        } else {
            self.column = start;
            None
        };
        let main = self.time()?;
        let mode = match self.peek() {
            Some('+') => Mode::Increment,
            Some('d') => Mode::Delay,
            Some('b') => Mode::Bronstein,
            Some(_) | None => return Ok(Period { moves, main, mode: Mode::Plain }),
        };
        self.column += 1;
        Ok(Period { moves, main, mode: mode(self.time()?) })
    }
}

impl fmt::Display for PgnTimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("?"),
            Self::Untimed => f.write_str("-"),
            Self::Known(control) => control.fmt(f),
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, period) in self.periods().iter().enumerate() {
            if index > 0 {
                f.write_str(":")?;
            }
            period.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{}/", moves.get())?;
        }
        write_seconds(f, self.main)?;
        let (sign, extra) = match self.mode {
            Mode::Plain => return Ok(()),
            Mode::Increment(extra) => ("+", extra),
            Mode::Delay(extra) => ("d", extra),
            Mode::Bronstein(extra) => ("b", extra),
        };
        f.write_str(sign)?;
        write_seconds(f, extra)
    }
}

fn write_seconds(f: &mut fmt::Formatter<'_>, time: Milliseconds) -> fmt::Result {
    let (seconds, thousandths) = (time.get() / 1000, time.get() % 1000);
    if thousandths == 0 {
        return write!(f, "{seconds}");
    }
    let digits = format!("{thousandths:03}");
    write!(f, "{seconds}.{}", digits.trim_end_matches('0'))
}

/// Serialised as text.
impl Serialize for TimeControl {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TimeControl {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
