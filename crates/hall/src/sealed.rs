//! Sealed moves and other secrets: encrypted, so that the database does not reveal them.
//!
//! The record has the digest of a sealed move and the move itself, encrypted (ChaCha20-Poly1305) with a key
//! that is not in the database. The game id is authenticated with it, so an envelope opens only in its own
//! game.

use adoube_laws::table::Sealed;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

pub use crate::cipher::KEY;
use crate::{
    cipher::{self, CipherError, hex},
    ids::GameId,
};

/// The key of the hall's envelopes and of the secrets of second factors. It has no `Debug`: it must not get into a log.
#[derive(Clone)]
pub struct SealKey([u8; KEY]);

/// A sealed move or another secret in its stored form, in hexadecimal.
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

impl Ciphertext {
    /// Its text, in hexadecimal.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for Ciphertext {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

impl SealKey {
    /// Creates a key from its bytes.
    pub const fn new(key: [u8; KEY]) -> Self {
        Self(key)
    }

    /// Generates a random key.
    pub fn draw() -> Result<Self, SealError> {
        Ok(Self(cipher::random()?))
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
        Ok(cipher::hex(&cipher::random::<16>()?))
    }

    /// Encrypts a sealed move.
    pub(crate) fn close(&self, game: GameId, sealed: &Sealed) -> Result<Ciphertext, SealError> {
        let text = serde_json::to_vec(sealed).map_err(|_| SealError::OtherKey)?;
        self.encrypt(game.as_str(), &text)
    }

    /// Decrypts a sealed move.
    pub(crate) fn open(&self, game: GameId, envelope: &Ciphertext) -> Result<Sealed, SealError> {
        let text = self.decrypt(game.as_str(), envelope)?;
        serde_json::from_slice(&text).map_err(|_| SealError::OtherKey)
    }

    /// Encrypts a secret; it can be decrypted only as a secret of the same owner.
    pub(crate) fn encrypt(&self, owner: &str, secret: &[u8]) -> Result<Ciphertext, SealError> {
        Ok(Ciphertext(cipher::encrypt(&self.0, secret, owner.as_bytes())?))
    }

    /// Decrypts a secret of an owner.
    pub(crate) fn decrypt(&self, owner: &str, kept: &Ciphertext) -> Result<Vec<u8>, SealError> {
        cipher::decrypt(&self.0, &kept.0, owner.as_bytes()).ok_or(SealError::OtherKey)
    }
}

impl From<CipherError> for SealError {
    fn from(why: CipherError) -> Self {
        match why {
            CipherError::Randomness => Self::RandomnessError,
            CipherError::TooLong => Self::OtherKey,
        }
    }
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
