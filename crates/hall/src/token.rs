//! Secrets and random ids.
//!
//! A token is shown once, to its owner. Only its hash is stored.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::ids::LENGTH;

/// The prefix of every token, which makes a leaked one recognisable in a log or an e-mail.
const PREFIX: &str = "adb_";
/// The number of characters after the prefix: more than 160 bits.
const SIGNS: usize = 32;
const ALPHABET: &[u8; 62] = b"abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/// The part of the alphabet that ids are drawn from.
const SMALL: usize = 36;

/// The system provides no random numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the system provides no random numbers")]
pub struct RandomnessError;

/// A token, which is shown once. It has no `Debug`: it must not get into a log.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

/// The stored hash of a token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TokenHash([u8; 32]);

impl Token {
    /// Generates a random token.
    pub fn draw() -> Result<Self, RandomnessError> {
        Ok(Self(format!("{PREFIX}{}", random_text(SIGNS, ALPHABET.len())?)))
    }

    /// The text, for its owner.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Returns the hash to store.
    pub fn hash(&self) -> TokenHash {
        TokenHash::from_token(&self.0)
    }
}

impl TokenHash {
    /// Hashes a token that a client sent.
    pub fn from_token(token: &str) -> Self {
        Self(Sha256::digest(token.as_bytes()).into())
    }
}

/// Draws a random bit.
pub fn draw_bit() -> Result<bool, RandomnessError> {
    let mut byte = [0];
    getrandom::fill(&mut byte).map_err(|_| RandomnessError)?;
    Ok(byte[0] % 2 == 0)
}

/// Draws a random id.
pub fn draw_id<T: FromStr>() -> Result<T, RandomnessError> {
    random_text(LENGTH, SMALL)?.parse().map_err(|_| RandomnessError)
}

/// Draws random characters with equal probability.
fn random_text(count: usize, of: usize) -> Result<String, RandomnessError> {
    let mut text = String::with_capacity(count);
    let mut bytes = [0_u8; 64];
    // Bytes above this are drawn again, otherwise the first characters would be more likely.
    let fair = 256 - 256 % of;
    while text.len() < count {
        getrandom::fill(&mut bytes).map_err(|_| RandomnessError)?;
        let drawn = bytes.iter().map(|byte| usize::from(*byte)).filter(|byte| *byte < fair);
        text.extend(drawn.take(count - text.len()).map(|byte| char::from(ALPHABET[byte % of])));
    }
    Ok(text)
}

impl fmt::Display for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TokenHash({self})")
    }
}

impl From<TokenHash> for String {
    fn from(hash: TokenHash) -> Self {
        hash.to_string()
    }
}

/// The text is not a hash: sixty-four hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a hash is 64 hexadecimal digits")]
pub struct ParseHashError;

impl TryFrom<String> for TokenHash {
    type Error = ParseHashError;

    fn try_from(text: String) -> Result<Self, ParseHashError> {
        let digits = text.as_bytes();
        let mut hash = [0; 32];
        if digits.len() != 2 * hash.len() || !digits.iter().all(u8::is_ascii_hexdigit) {
            return Err(ParseHashError);
        }
        for (byte, pair) in hash.iter_mut().zip(digits.chunks(2)) {
            let pair = str::from_utf8(pair).map_err(|_| ParseHashError)?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| ParseHashError)?;
        }
        Ok(Self(hash))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::ids::GameId;

    #[test]
    fn tokens_differ_and_use_their_alphabet() {
        let tokens: BTreeSet<_> =
            (0..1000).map(|_| Token::draw().unwrap().reveal().to_owned()).collect();
        assert_eq!(tokens.len(), 1000);
        let is_sign = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
        assert!(tokens.iter().all(|token| token.len() == 36 && token.chars().all(is_sign)));
        let used: BTreeSet<char> = tokens.iter().flat_map(|token| token.chars()).collect();
        assert_eq!(used.len(), 63, "every sign of the alphabet is used");
        assert!(draw_id::<GameId>().is_ok());
    }

    #[test]
    fn a_hash_is_stored_in_hexadecimal() {
        let hash = TokenHash::from_token("adb_x");
        let text = serde_json::to_string(&hash).unwrap();
        assert_eq!(serde_json::from_str::<TokenHash>(&text).unwrap(), hash);
        for wrong in ["\"\"", "\"zz\"", &format!("\"{}\"", "+f".repeat(32))] {
            assert!(serde_json::from_str::<TokenHash>(wrong).is_err(), "{wrong}");
        }
    }
}
