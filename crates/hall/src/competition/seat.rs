//! Seats: the right to act in a competition as somebody, held by whoever has the token.

use std::{fmt, str::FromStr};

use adoube_laws::clock::At;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::ids::{PlayerNo, SeatId};

/// A seat that was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// What it is called by.
    pub id: SeatId,
    /// As whom one acts.
    pub role: SeatRole,
    /// What the token is known by.
    pub token: TokenHash,
    /// When it was given.
    pub given: At,
    /// When it was revoked, if it was.
    pub revoked: Option<At>,
}

/// As whom one acts who has a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatRole {
    /// A player, in all games of that player.
    Player(PlayerNo),
    /// The assistant of a player.
    Assistant(PlayerNo),
    /// An arbiter.
    Arbiter,
    /// A spectator.
    Spectator,
}

impl SeatRole {
    /// The player that it is about.
    pub const fn player(self) -> Option<PlayerNo> {
        match self {
            Self::Player(no) | Self::Assistant(no) => Some(no),
            Self::Arbiter | Self::Spectator => None,
        }
    }
}

/// The SHA-256 of a token: enough to know it again, not to use it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TokenHash([u8; 32]);

/// A text that is no SHA-256 in hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotATokenHash;

impl TokenHash {
    /// That of a token.
    pub fn of(token: &str) -> Self {
        Self(Sha256::digest(token.as_bytes()).into())
    }
}

impl FromStr for TokenHash {
    type Err = NotATokenHash;

    fn from_str(text: &str) -> Result<Self, NotATokenHash> {
        let digits = text.as_bytes();
        let is_digit = |digit: &u8| digit.is_ascii_digit() || (b'a'..=b'f').contains(digit);
        if digits.len() != 64 || !digits.iter().all(is_digit) {
            return Err(NotATokenHash);
        }
        let value = |digit: u8| (digit as char).to_digit(16).unwrap_or_default() as u8;
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = value(pair[0]) << 4 | value(pair[1]);
        }
        Ok(Self(bytes))
    }
}

impl fmt::Display for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Not even the hash belongs into a log.
impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}

impl TryFrom<String> for TokenHash {
    type Error = NotATokenHash;

    fn try_from(text: String) -> Result<Self, NotATokenHash> {
        text.parse()
    }
}

impl From<TokenHash> for String {
    fn from(hash: TokenHash) -> Self {
        hash.to_string()
    }
}

impl fmt::Display for NotATokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the hash of a token has 64 hexadecimal digits")
    }
}

impl std::error::Error for NotATokenHash {}
