//! The envelope: what stands on it, and what can be seen of what is in it.

use std::fmt::Write;

use adoube_chess::{Board, Colour};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::clock::{Milliseconds, PerPlayer};

/// A sealed move: the text, and a nonce that keeps it from being guessed. It is given with the act of sealing and
/// again with the act of opening; in between, the part that keeps envelopes keeps it, and the record has its digest.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sealed {
    /// The move, as it was written.
    pub text: String,
    /// Something that nobody can guess.
    pub nonce: String,
}

impl Sealed {
    /// What can be seen of it.
    pub fn digest(&self) -> Digest {
        let mut hasher = Sha256::new();
        // The length keeps the two parts apart.
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

/// SHA-256 of a sealed move and its nonce, in hexadecimal digits.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Digest(String);

/// What stands on the envelope of an adjourned game.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Envelope {
    /// The names of the players.
    pub names: PerPlayer<String>,
    /// The position just before the sealed move.
    pub position: Board,
    /// The time that each player has used.
    pub used: PerPlayer<Milliseconds>,
    /// The time that each player has left.
    pub left: PerPlayer<Milliseconds>,
    /// Who sealed.
    pub sealed_by: Colour,
    /// The number of the sealed move.
    pub number: u32,
    /// Who has offered a draw, if the offer stands.
    pub offer: Option<Colour>,
    /// What can be seen of the sealed move.
    pub digest: Digest,
}
