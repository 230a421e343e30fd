//! The envelope of an adjourned game: what is written on it, and the digest of the sealed move.

use std::fmt::Write;

use adoube_chess::{Board, Colour};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::clock::{Milliseconds, PerPlayer};

/// A sealed move: its text, and a nonce against guessing. Both the act of sealing and the act of opening
/// carry it; in between, only the digest is in the record, and the caller stores the text.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sealed {
    /// The move as written.
    pub text: String,
    /// A random string that cannot be guessed.
    pub nonce: String,
}

impl Sealed {
    /// Computes its digest.
    pub fn digest(&self) -> Digest {
        let mut hasher = Sha256::new();
        // The length prefix separates the two parts.
        hasher.update((self.nonce.len() as u64).to_be_bytes());
        hasher.update(self.nonce.as_bytes());
        hasher.update(self.text.as_bytes());
        let mut text = String::with_capacity(64);
        for byte in hasher.finalize() {
            // Writing to a string cannot fail.
            let _ = write!(text, "{byte:02x}");
        }
        Digest(text)
    }
}

/// SHA-256 of a sealed move and its nonce, in hexadecimal.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Digest(String);

/// What is written on the envelope of an adjourned game.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Envelope {
    /// The names of the players.
    pub names: PerPlayer<String>,
    /// The position just before the sealed move.
    pub position: Board,
    /// The time used by each player.
    pub used: PerPlayer<Milliseconds>,
    /// The time left to each player.
    pub left: PerPlayer<Milliseconds>,
    /// The player who sealed.
    pub sealed_by: Colour,
    /// The number of the sealed move.
    pub number: u32,
    /// The player who has offered a draw, if the offer stands.
    pub offer: Option<Colour>,
    /// The digest of the sealed move.
    pub digest: Digest,
}
