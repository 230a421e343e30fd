//! The editions of the Laws, and when each was in force.

use std::{fmt, str::FromStr};

/// An edition of the Laws, by the year in which it came into force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// In force from 1 July 2005.
    Y2005,
    /// In force from 1 July 2009.
    Y2009,
    /// In force from 1 July 2014.
    Y2014,
    /// In force from 1 July 2017.
    Y2017,
    /// In force from 1 January 2018.
    Y2018,
    /// In force from 1 January 2023.
    Y2023,
}

impl Edition {
    /// All of them, oldest first.
    pub const ALL: [Self; 6] =
        [Self::Y2005, Self::Y2009, Self::Y2014, Self::Y2017, Self::Y2018, Self::Y2023];

    /// The editions whose every article was read in full; the others are as far as their changes are known.
    pub const COMPLETE: [Self; 3] = [Self::Y2005, Self::Y2009, Self::Y2017];

    /// The newest edition that is complete.
    pub const NEWEST_COMPLETE: Self = Self::Y2017;

    /// The year by which it is called.
    pub const fn year(self) -> u16 {
        self.in_force().year
    }

    /// The first day on which it was in force.
    pub const fn in_force(self) -> Date {
        match self {
            Self::Y2005 => Date { year: 2005, month: 7, day: 1 },
            Self::Y2009 => Date { year: 2009, month: 7, day: 1 },
            Self::Y2014 => Date { year: 2014, month: 7, day: 1 },
            Self::Y2017 => Date { year: 2017, month: 7, day: 1 },
            Self::Y2018 => Date { year: 2018, month: 1, day: 1 },
            Self::Y2023 => Date { year: 2023, month: 1, day: 1 },
        }
    }

    /// The edition in force on a day; none of these before July 2005.
    ///
    /// ```
    /// # use adoube_laws::{Date, Edition};
    /// let day: Date = "2017-12-31".parse().unwrap();
    /// assert_eq!(Edition::on(day), Some(Edition::Y2017));
    /// ```
    pub fn on(day: Date) -> Option<Self> {
        Self::ALL.into_iter().rfind(|edition| edition.in_force() <= day)
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.year().fmt(f)
    }
}

/// A text that is not the year of an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnEdition;

impl fmt::Display for NotAnEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no edition of that year")
    }
}

impl std::error::Error for NotAnEdition {}

impl FromStr for Edition {
    type Err = NotAnEdition;

    fn from_str(text: &str) -> Result<Self, NotAnEdition> {
        let year: u16 = text.trim().parse().map_err(|_| NotAnEdition)?;
        Self::ALL.into_iter().find(|edition| edition.year() == year).ok_or(NotAnEdition)
    }
}

/// A day of the Gregorian calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    // In this order, so that the derived order is that of time.
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// The day, if the calendar has it.
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let leap =
            year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            4 | 6 | 9 | 11 => 30,
            2 if leap => 29,
            2 => 28,
            1..=12 => 31,
            _ => return None,
        };
        if 1 <= day && day <= days { Some(Self { year, month, day }) } else { None }
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// A text that is not a day written as `2017-07-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADate;

impl fmt::Display for NotADate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a day is written as 2017-07-01")
    }
}

impl std::error::Error for NotADate {}

impl FromStr for Date {
    type Err = NotADate;

    /// Reads `2017-07-01`, and `2017.07.01` as PGN has it.
    fn from_str(text: &str) -> Result<Self, NotADate> {
        let mut parts = text.trim().split(['-', '.']);
        let mut next = || parts.next().ok_or(NotADate);
        let (year, month, day) = (next()?, next()?, next()?);
        if parts.next().is_some() {
            return Err(NotADate);
        }
        let small = |part: &str| part.parse().map_err(|_| NotADate);
        let year = year.parse().map_err(|_| NotADate)?;
        Self::new(year, small(month)?, small(day)?).ok_or(NotADate)
    }
}
