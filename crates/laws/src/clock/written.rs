//! Durations as an organiser writes them: `1 h 30 min`, `15 min`, `30 s`, `500 ms`.

use std::{fmt, str::FromStr};

use super::Milliseconds;

/// The units, largest first, in milliseconds.
const UNITS: [(&str, u64); 4] = [("h", 3_600_000), ("min", 60_000), ("s", 1000), ("ms", 1)];

/// Why a text is not a duration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DurationError {
    /// The text is empty.
    Empty,
    /// A number was expected here.
    NoNumber(String),
    /// The unit after a number is missing or unknown.
    UnknownUnit(String),
    /// A larger or equal unit follows a smaller one.
    OutOfOrder(String),
    /// More than a thousand hours.
    TooLong,
}

impl fmt::Display for DurationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("a length of time is missing; write for example 30 min"),
            Self::NoNumber(rest) => write!(f, "a number was expected before {rest:?}"),
            Self::UnknownUnit(unit) if unit.is_empty() => {
                f.write_str("the number has no unit: h, min, s or ms")
            }
            Self::UnknownUnit(unit) => write!(f, "{unit:?} is no unit of time: h, min, s or ms"),
            Self::OutOfOrder(unit) => {
                write!(f, "{unit:?} comes too late: h, min, s, ms in this order")
            }
            Self::TooLong => f.write_str("more than 1000 h"),
        }
    }
}

impl std::error::Error for DurationError {}

impl FromStr for Milliseconds {
    type Err = DurationError;

    fn from_str(text: &str) -> Result<Self, DurationError> {
        let mut rest = text.trim();
        if rest.is_empty() {
            return Err(DurationError::Empty);
        }
        let mut units = UNITS.iter();
        let mut total = Self::ZERO;
        while !rest.is_empty() {
            let (digits, after) = split_where(rest, |c: char| !c.is_ascii_digit());
            if digits.is_empty() {
                return Err(DurationError::NoNumber(rest.to_owned()));
            }
            let number: u64 = digits.parse().map_err(|_| DurationError::TooLong)?;
            let (unit, after) = split_where(after.trim_start(), |c: char| !c.is_alphabetic());
            let Some((_, size)) = units.find(|(name, _)| *name == unit) else {
                let known = UNITS.iter().any(|(name, _)| *name == unit);
                let error =
                    if known { DurationError::OutOfOrder } else { DurationError::UnknownUnit };
                return Err(error(unit.to_owned()));
            };
            total += Self::new(*size).times(number);
            rest = after.trim_start();
        }
        if total > Self::hours(1000) { Err(DurationError::TooLong) } else { Ok(total) }
    }
}

/// Splits a text before the first character that matches.
fn split_where(text: &str, ends: impl Fn(char) -> bool) -> (&str, &str) {
    text.split_at(text.find(ends).unwrap_or(text.len()))
}

impl fmt::Display for Milliseconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_zero() {
            return f.write_str("0 min");
        }
        let mut rest = self.get();
        let mut space = "";
        for (unit, size) in UNITS {
            if rest >= size {
                write!(f, "{space}{} {unit}", rest / size)?;
                space = " ";
            }
            rest %= size;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_of_time_are_read_and_written() {
        for (text, milliseconds) in [
            ("1 h", 3_600_000),
            ("1 h 30 min", 5_400_000),
            ("30 min", 1_800_000),
            ("2 min 500 ms", 120_500),
            ("0 min", 0),
        ] {
            assert_eq!(text.parse(), Ok(Milliseconds::new(milliseconds)), "{text}");
            assert_eq!(Milliseconds::new(milliseconds).to_string(), text);
        }
        assert_eq!("90min".parse(), Ok(Milliseconds::minutes(90)));
        assert_eq!(" 1h  5s ".parse(), Ok(Milliseconds::seconds(3605)));
    }

    #[test]
    fn a_wrong_length_of_time_says_what_is_wrong() {
        use DurationError::{Empty, NoNumber, OutOfOrder, TooLong, UnknownUnit};
        for (text, error) in [
            ("", Empty),
            ("min", NoNumber("min".to_owned())),
            ("30", UnknownUnit(String::new())),
            ("30 minutes", UnknownUnit("minutes".to_owned())),
            ("30 s 1 min", OutOfOrder("min".to_owned())),
            ("1 h 1 h", OutOfOrder("h".to_owned())),
            ("99999999999999999999 h", TooLong),
            ("18446744073709551615 h", TooLong),
            ("1001 h", TooLong),
        ] {
            assert_eq!(text.parse::<Milliseconds>(), Err(error), "{text}");
        }
    }
}
