//! Points in tenths, as TRF writes them.

use std::{
    fmt,
    iter::Sum,
    ops::{Add, AddAssign, Sub},
    str::FromStr,
};

/// Points, counted in tenths of a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(i32);

impl Points {
    /// No points.
    pub const ZERO: Self = Self(0);
    /// Half a point.
    pub const HALF: Self = Self(5);
    /// One point.
    pub const ONE: Self = Self(10);

    /// Creates a value from tenths.
    pub const fn tenths(tenths: i32) -> Self {
        Self(tenths)
    }

    /// The value in tenths.
    pub const fn in_tenths(self) -> i32 {
        self.0
    }
}

impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Points {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let written = format!("{sign}{}.{}", self.0.abs() / 10, self.0.abs() % 10);
        f.pad(&written)
    }
}

/// The error for a text that is not a number of points with at most one decimal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a number of points")]
pub struct ParsePointsError;

impl FromStr for Points {
    type Err = ParsePointsError;

    /// Parses `3`, `3.5`, `.5` and, as some programs write it, `3,5`.
    fn from_str(text: &str) -> Result<Self, ParsePointsError> {
        let text = text.trim();
        let (sign, digits) = text.strip_prefix('-').map_or((1, text), |rest| (-1, rest));
        let (whole, tenth) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
        let plain = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        let tenth = tenth.strip_suffix('0').filter(|rest| rest.len() == 1).unwrap_or(tenth);
        if !plain(whole)
            || !plain(tenth)
            || tenth.len() > 1
            || whole.len() > 6
            || (whole.is_empty() && tenth.is_empty())
        {
            return Err(ParsePointsError);
        }
        let number = |part: &str| part.parse::<i32>().unwrap_or(0);
        Ok(Self(sign * (number(whole) * 10 + number(tenth))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_and_written() {
        for (text, tenths) in [
            ("3.5", 35),
            (" 0.0", 0),
            (".5", 5),
            ("12", 120),
            ("1,5", 15),
            ("-0.5", -5),
            ("1.50", 15),
        ] {
            assert_eq!(text.parse(), Ok(Points(tenths)), "{text}");
        }
        for text in ["", ".", "a", "1.55", "1..5", "1 5", "+1"] {
            assert_eq!(text.parse::<Points>(), Err(ParsePointsError), "{text}");
        }
        assert_eq!(format!("{:>5}|{}", Points(35), Points(-5)), "  3.5|-0.5");
    }
}
