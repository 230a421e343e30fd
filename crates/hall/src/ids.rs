//! Identifiers of the hall.
//!
//! A competition, a game and a seat have a random id of eight characters; players, rounds and boards have the
//! numbers that people use.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::ledger::Stream;

/// The length of a random id.
pub const LENGTH: usize = 8;

/// The text is not an id: eight of the characters `a` to `z` and `0` to `9`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, thiserror::Error)]
#[error("an id has {LENGTH} of the characters a to z and 0 to 9")]
pub struct ParseIdError;

/// The text is not a valid number: a whole number from 1, without sign or leading zeros.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, thiserror::Error)]
#[error("expected a whole number of at least 1, in plain digits")]
pub struct NotANumber;

macro_rules! drawn {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name([u8; LENGTH]);

        impl $name {
            /// The id as text.
            pub fn as_str(&self) -> &str {
                // The bytes are always ASCII.
                str::from_utf8(&self.0).unwrap_or_default()
            }
        }

        impl FromStr for $name {
            type Err = ParseIdError;

            fn from_str(text: &str) -> Result<Self, ParseIdError> {
                let signs = text.as_bytes().try_into().map_err(|_| ParseIdError)?;
                let is_sign = |sign: &u8| sign.is_ascii_lowercase() || sign.is_ascii_digit();
                if text.bytes().all(|sign| is_sign(&sign)) { Ok(Self(signs)) } else { Err(ParseIdError) }
            }
        }

        impl TryFrom<String> for $name {
            type Error = ParseIdError;

            fn try_from(text: String) -> Result<Self, ParseIdError> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.as_str().to_owned()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({self})", stringify!($name))
            }
        }
    };
}

macro_rules! with_stream {
    ($name:ident, $prefix:literal) => {
        impl $name {
            /// The prefix of the names of such streams.
            pub const PREFIX: &str = $prefix;

            /// Returns the stream of its entries.
            pub fn stream(&self) -> Stream {
                Stream::named(format!("{}{self}", Self::PREFIX))
            }

            /// Returns the id of a stream, if it is of this kind.
            pub fn from_stream(stream: &Stream) -> Option<Self> {
                stream.name().strip_prefix(Self::PREFIX)?.parse().ok()
            }
        }
    };
}

drawn!(
    /// The id of a competition.
    CompetitionId
);
drawn!(
    /// The id of a game.
    GameId
);
drawn!(
    /// The id of a seat: the right to act in a competition in some role.
    SeatId
);
with_stream!(CompetitionId, "competition/");
with_stream!(GameId, "game/");

macro_rules! counted {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "u32", into = "u32")]
        pub struct $name(u32);

        impl $name {
            /// The first.
            pub const FIRST: Self = Self(1);

            /// Creates this number, if it is at least 1.
            pub const fn new(number: u32) -> Option<Self> {
                if number == 0 { None } else { Some(Self(number)) }
            }

            /// The number.
            pub const fn get(self) -> u32 {
                self.0
            }

            /// The next number.
            #[must_use]
            pub const fn next(self) -> Self {
                Self(self.0.saturating_add(1))
            }
        }

        impl TryFrom<u32> for $name {
            type Error = NotANumber;

            fn try_from(number: u32) -> Result<Self, NotANumber> {
                Self::new(number).ok_or(NotANumber)
            }
        }

        impl From<$name> for u32 {
            fn from(number: $name) -> Self {
                number.0
            }
        }

        impl FromStr for $name {
            type Err = NotANumber;

            fn from_str(text: &str) -> Result<Self, NotANumber> {
                let is_plain = text.bytes().all(|digit| digit.is_ascii_digit());
                if !is_plain || text.starts_with('0') {
                    return Err(NotANumber);
                }
                text.parse().map(Self).map_err(|_| NotANumber)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

counted!(
    /// The starting number of a player in a competition.
    PlayerNo
);
counted!(
    /// The number of a person in a competition, under whose key personal data is stored. It is never used again, and
    /// does not change with the starting number.
    PersonNo
);
counted!(
    /// The number of a round.
    RoundNo
);
counted!(
    /// The number of a board in a round.
    BoardNo
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_random_id_is_parsed_strictly() {
        let id: GameId = "k3f9x2ab".parse().unwrap();
        assert_eq!(id.to_string(), "k3f9x2ab");
        assert_eq!(id.stream().name(), "game/k3f9x2ab");
        assert_eq!(GameId::from_stream(&id.stream()), Some(id));
        assert_eq!(CompetitionId::from_stream(&id.stream()), None);
        for wrong in ["", "k3f9x2a", "k3f9x2abc", "K3F9X2AB", "k3f9x2a ", "k3f9x2č", "../../.."] {
            assert_eq!(wrong.parse::<GameId>(), Err(ParseIdError), "{wrong}");
        }
        assert_eq!(serde_json::to_string(&id).unwrap(), "\"k3f9x2ab\"");
        assert_eq!(serde_json::from_str::<GameId>("\"k3f9x2ab\"").unwrap(), id);
        assert!(serde_json::from_str::<GameId>("\"k3f9x2aB\"").is_err());
    }

    #[test]
    fn numbers_begin_with_one() {
        assert_eq!("12".parse::<BoardNo>().unwrap().get(), 12);
        for wrong in ["", "0", "01", "+1", "-1", "1.0", "4294967296", " 1"] {
            assert_eq!(wrong.parse::<PlayerNo>(), Err(NotANumber), "{wrong}");
        }
        assert!(serde_json::from_str::<RoundNo>("0").is_err());
        assert_eq!(serde_json::from_str::<RoundNo>("3").unwrap().next().to_string(), "4");
    }
}
