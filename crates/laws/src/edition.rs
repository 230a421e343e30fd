//! The editions of the Laws, and when each came into force.

use std::{fmt, str::FromStr};

macro_rules! editions {
    ($($(#[$only:meta])? $edition:ident = $year:literal - $month:literal - $day:literal;)+) => {
        /// An edition of the Laws, by the year in which it came into force.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Edition {
            $(
                $(#[$only])?
                #[doc = concat!("In force from ", $year, "-", $month, "-", $day, ".")]
                $edition,
            )+
        }

        impl Edition {
            const COUNT: usize = [$($(#[$only])? stringify!($edition)),+].len();

            /// Every edition, oldest first.
            pub const ALL: [Self; Self::COUNT] = [$($(#[$only])? Self::$edition),+];

            /// The day on which it came into force.
            pub const fn in_force(self) -> Date {
                match self {
                    $($(#[$only])? Self::$edition => Date { year: $year, month: $month, day: $day },)+
                }
            }
        }
    };
}

editions! {
    Y2005 = 2005-7-1;
    Y2009 = 2009-7-1;
    Y2014 = 2014-7-1;
    Y2017 = 2017-7-1;
    Y2018 = 2018-1-1;
    Y2023 = 2023-1-1;
    // Known only to the unit tests. It shows that a new edition needs only this row, as long as it says the
    // same as the previous one.
    #[cfg(test)] Y2999 = 2999-1-1;
}

/// Builds a table of values by edition. An edition that is not listed has the value of the previous one, so
/// a new edition is listed only where it differs.
macro_rules! by_edition {
    ($edition:expr; $first:ident: $value:expr $(, $since:ident: $later:expr)* $(,)?) => {{
        use $crate::edition::Edition;
        const {
            $crate::edition::assert_in_order(&[Edition::$first $(, Edition::$since)*]);
        }
        let edition: Edition = $edition;
        let value = $value;
        $(let value = if (edition as u8) < Edition::$since as u8 { value } else { $later };)*
        value
    }};
}
pub(crate) use by_edition;

/// Asserts that a table of values begins with the first edition and is in order.
pub(crate) const fn assert_in_order(listed: &[Edition]) {
    assert!(listed[0] as u8 == Edition::ALL[0] as u8, "the table lacks the first edition");
    let mut place = 1;
    while place < listed.len() {
        assert!((listed[place - 1] as u8) < listed[place] as u8, "the editions are out of order");
        place += 1;
    }
}

impl Edition {
    /// The editions read in full; the others are as far as their changes are known.
    pub const COMPLETE: [Self; 3] = [Self::Y2005, Self::Y2009, Self::Y2017];

    /// The newest edition that is complete.
    pub const NEWEST_COMPLETE: Self = Self::Y2017;

    /// The newest of all.
    pub const NEWEST: Self = Self::ALL[Self::ALL.len() - 1];

    /// The year it is named after.
    pub const fn year(self) -> u16 {
        self.in_force().year
    }

    /// Returns the edition in force on a day; `None` before July 2005.
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

/// Error: the text is not the year of an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseEditionError;

impl fmt::Display for ParseEditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no edition of that year")
    }
}

impl std::error::Error for ParseEditionError {}

impl FromStr for Edition {
    type Err = ParseEditionError;

    fn from_str(text: &str) -> Result<Self, ParseEditionError> {
        let year: u16 = text.trim().parse().map_err(|_| ParseEditionError)?;
        Self::ALL.into_iter().find(|edition| edition.year() == year).ok_or(ParseEditionError)
    }
}

/// A day of the Gregorian calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    // In this order, so that the derived order is chronological.
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// Creates a date, if the calendar has it.
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

/// Error: the text is not a date such as `2017-07-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseDateError;

impl fmt::Display for ParseDateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a day is written as 2017-07-01")
    }
}

impl std::error::Error for ParseDateError {}

impl FromStr for Date {
    type Err = ParseDateError;

    /// Parses `2017-07-01`, and `2017.07.01` as in PGN.
    fn from_str(text: &str) -> Result<Self, ParseDateError> {
        let mut parts = text.trim().split(['-', '.']);
        let mut next = || parts.next().ok_or(ParseDateError);
        let (year, month, day) = (next()?, next()?, next()?);
        if parts.next().is_some() {
            return Err(ParseDateError);
        }
        let small = |part: &str| part.parse().map_err(|_| ParseDateError);
        let year = year.parse().map_err(|_| ParseDateError)?;
        Self::new(year, small(month)?, small(day)?).ok_or(ParseDateError)
    }
}
