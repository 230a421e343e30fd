//! Sealed moves: encrypted, so that the database does not reveal them.
//!
//! The record has the digest of a sealed move and the move itself, encrypted (ChaCha20-Poly1305) with a key
//! that is not in the database. The game id is authenticated with it, so an envelope opens only in its own
//! game.

use adoube_laws::table::Sealed;
use chacha20poly1305::{
    ChaCha20Poly1305, Key, KeyInit, Nonce,
    aead::{Aead, Payload},
};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::ids::GameId;

/// The length of a key in bytes.
pub const KEY: usize = 32;
/// The length of a nonce in bytes.
const ONCE: usize = 12;

/// The key of the hall's envelopes. It has no `Debug`: it must not get into a log.
#[derive(Clone)]
pub struct SealKey([u8; KEY]);

/// A sealed move in its stored form, in hexadecimal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ciphertext(String);

/// Why an envelope cannot be sealed or opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SealError {
    /// The system provides no random numbers.
    #[error("the system provides no random numbers")]
    RandomnessError,
    /// It was sealed with another key, or altered.
    #[error("the envelope was sealed under another key, or altered")]
    OtherKey,
}

impl SealKey {
    /// Creates a key from its bytes.
    pub const fn new(key: [u8; KEY]) -> Self {
        Self(key)
    }

    /// Generates a random key.
    pub fn draw() -> Result<Self, SealError> {
        random().map(Self)
    }

    /// Its bytes, to be stored where only the hall can read them.
    pub const fn bytes(&self) -> &[u8; KEY] {
        &self.0
    }

    /// A text by which the key can be recognised, and from which it cannot be found.
    pub fn fingerprint(&self) -> String {
        let mut hasher = Sha256::new();
        hasher.update(b"adoube seal key");
        hasher.update(self.0);
        hex(&hasher.finalize()[..16])
    }

    /// Generates a random nonce.
    pub(crate) fn nonce() -> Result<String, SealError> {
        Ok(hex(&random::<16>()?))
    }

    /// Encrypts a sealed move.
    pub(crate) fn close(&self, game: GameId, sealed: &Sealed) -> Result<Ciphertext, SealError> {
        let once = random::<ONCE>()?;
        let text = serde_json::to_vec(sealed).map_err(|_| SealError::OtherKey)?;
        let payload = Payload { msg: &text, aad: game.as_str().as_bytes() };
        let closed =
            self.cipher().encrypt(&Nonce::from(once), payload).map_err(|_| SealError::OtherKey)?;
        Ok(Ciphertext(hex(&once) + &hex(&closed)))
    }

    /// Decrypts a sealed move.
    pub(crate) fn open(&self, game: GameId, envelope: &Ciphertext) -> Result<Sealed, SealError> {
        let bytes = unhex(&envelope.0).ok_or(SealError::OtherKey)?;
        let (once, closed) = bytes.split_first_chunk::<ONCE>().ok_or(SealError::OtherKey)?;
        let payload = Payload { msg: closed, aad: game.as_str().as_bytes() };
        let text =
            self.cipher().decrypt(&Nonce::from(*once), payload).map_err(|_| SealError::OtherKey)?;
        serde_json::from_slice(&text).map_err(|_| SealError::OtherKey)
    }

    fn cipher(&self) -> ChaCha20Poly1305 {
        ChaCha20Poly1305::new(&Key::from(self.0))
    }
}

fn random<const N: usize>() -> Result<[u8; N], SealError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| SealError::RandomnessError)?;
    Ok(bytes)
}

fn hex(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from_digit(half.into(), 16).unwrap_or_default();
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digit = |sign: &u8| char::from(*sign).to_digit(16);
    let pair = |pair: &[u8]| match pair {
        [high, low] => Some((digit(high)? << 4 | digit(low)?) as u8),
        _ => None,
    };
    text.as_bytes().chunks(2).map(pair).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_envelope_opens_under_its_key_in_its_game_only() {
        let (key, other) = (SealKey::draw().unwrap(), SealKey::draw().unwrap());
        let (game, another) = ("aaaaaaaa".parse().unwrap(), "bbbbbbbb".parse().unwrap());
        let sealed = Sealed { text: "Kd1-e2".into(), nonce: SealKey::nonce().unwrap() };
        let envelope = key.close(game, &sealed).unwrap();
        assert_eq!(key.open(game, &envelope), Ok(sealed));
        assert_eq!(other.open(game, &envelope), Err(SealError::OtherKey));
        assert_eq!(key.open(another, &envelope), Err(SealError::OtherKey));
        let mut altered = envelope.0.clone();
        altered.replace_range(..1, if altered.starts_with('0') { "1" } else { "0" });
        for wrong in [altered.as_str(), "", "0", "zz", &envelope.0[..30]] {
            assert_eq!(key.open(game, &Ciphertext(wrong.into())), Err(SealError::OtherKey));
        }
    }

    #[test]
    fn the_same_move_looks_different_each_time() {
        let key = SealKey::draw().unwrap();
        let game = "aaaaaaaa".parse().unwrap();
        let sealed = Sealed { text: "e4".into(), nonce: "1".into() };
        assert_ne!(key.close(game, &sealed), key.close(game, &sealed));
    }
}
