//! Why a game ended, in the vocabulary of PGN.

use std::fmt;

/// The value of the `Termination` tag.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Termination {
    /// `abandoned`.
    Abandoned,
    /// `adjudication`: decided by somebody other than the players.
    Adjudication,
    /// `death`.
    Death,
    /// `emergency`.
    Emergency,
    /// `normal`.
    Normal,
    /// `rules infraction`: forfeit for breaking the Laws or for not appearing.
    RulesInfraction,
    /// `time forfeit`.
    TimeForfeit,
    /// `unterminated`.
    Unterminated,
    /// Another value, as written.
    Other(String),
}

impl Termination {
    /// The values of the standard.
    pub const ALL: [Self; 8] = [
        Self::Abandoned,
        Self::Adjudication,
        Self::Death,
        Self::Emergency,
        Self::Normal,
        Self::RulesInfraction,
        Self::TimeForfeit,
        Self::Unterminated,
    ];

    /// Parses a value, regardless of case.
    pub fn parse(value: &str) -> Self {
        let known =
            Self::ALL.into_iter().find(|word| word.as_str().eq_ignore_ascii_case(value.trim()));
        known.unwrap_or_else(|| Self::Other(value.to_owned()))
    }

    /// The value as written.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Abandoned => "abandoned",
            Self::Adjudication => "adjudication",
            Self::Death => "death",
            Self::Emergency => "emergency",
            Self::Normal => "normal",
            Self::RulesInfraction => "rules infraction",
            Self::TimeForfeit => "time forfeit",
            Self::Unterminated => "unterminated",
            Self::Other(text) => text,
        }
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
