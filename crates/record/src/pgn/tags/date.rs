//! Dates of which parts may be unknown.

use std::{fmt, str::FromStr};

use adoube_laws::Date as Day;

/// A day as PGN writes it, `1931.08.23`, `1931.??.??` or `????.??.??`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    /// The year.
    pub year: Option<u16>,
    /// The month, 1 to 12.
    pub month: Option<u8>,
    /// The day of the month, 1 to 31.
    pub day: Option<u8>,
}

impl Date {
    /// The first and the last day that it can mean; none if the year is unknown or the calendar has no such day.
    pub fn days(self) -> Option<(Day, Day)> {
        let year = self.year?;
        match (self.month, self.day) {
            (Some(month), Some(day)) => Day::new(year, month, day).map(|only| (only, only)),
            (Some(month), None) => {
                let last = (28..=31).rev().find_map(|day| Day::new(year, month, day));
                Day::new(year, month, 1).zip(last)
            }
            (None, _) => Day::new(year, 1, 1).zip(Day::new(year, 12, 31)),
        }
    }
}

/// A text that is no date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a date is 2026.11.16, with question marks for what is not known")]
pub struct ParseDateError;

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.year {
            Some(year) => write!(f, "{year:04}")?,
            None => f.write_str("????")?,
        }
        for part in [self.month, self.day] {
            match part {
                Some(number) => write!(f, ".{number:02}")?,
                None => f.write_str(".??")?,
            }
        }
        Ok(())
    }
}

impl FromStr for Date {
    type Err = ParseDateError;

    /// Also with hyphens or slashes, and shorter: `2026-11-16`, `2026`.
    fn from_str(text: &str) -> Result<Self, ParseDateError> {
        let mut parts = text.trim().split(['.', '-', '/']);
        let mut part = |largest: u16| {
            let text = parts.next().unwrap_or("?").trim();
            if !text.is_empty() && text.bytes().all(|sign| sign == b'?') {
                return Ok(None);
            }
            let is_number = text.bytes().all(|sign| sign.is_ascii_digit());
            let number = if is_number { text.parse().ok() } else { None };
            let number = number.filter(|number| (1..=largest).contains(number));
            number.map(Some).ok_or(ParseDateError)
        };
        let (year, month, day) = (part(9999)?, part(12)?, part(31)?);
        if parts.next().is_some() {
            return Err(ParseDateError);
        }
        Ok(Self {
            year,
            month: month.map(|number| number as u8),
            day: day.map(|number| number as u8),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_and_written() {
        for (text, written) in [
            ("1931.08.23", Some("1931.08.23")),
            ("1931.8.3", Some("1931.08.03")),
            ("????.??.??", Some("????.??.??")),
            ("1931.??.??", Some("1931.??.??")),
            ("1931", Some("1931.??.??")),
            ("2026-11-16", Some("2026.11.16")),
            ("?", Some("????.??.??")),
            ("1931.13.01", None),
            ("23.8.1931", None),
            ("1931.08.23.1", None),
            ("+193.08.23", None),
            ("", None),
            ("yesterday", None),
        ] {
            let read = text.parse::<Date>().ok().map(|date| date.to_string());
            assert_eq!(read.as_deref(), written, "{text}");
        }
    }
}
