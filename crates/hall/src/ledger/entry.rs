//! One entry of a stream, chained to the one before by its hash.

use std::{fmt, str::FromStr};

use sha2::{Digest, Sha256};

use super::{Keys, Stream};

/// A SHA-256 hash; displayed in hexadecimal.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Hash(pub [u8; 32]);

/// The last entry of a stream; number 0 and a zero hash before the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StreamHead {
    /// Its number, from 1.
    pub seq: u64,
    /// Its hash.
    pub hash: Hash,
}

/// All facts of one command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its stream.
    pub stream: Stream,
    /// Its number in the stream.
    pub seq: u64,
    /// The instant, in milliseconds since 1970.
    pub at: u64,
    /// The content, as JSON.
    pub body: String,
    /// The hash of all fields before and of the previous entry.
    pub hash: Hash,
    /// The keys of the personal data in the content, as far as they exist.
    pub keys: Keys,
}

impl StreamHead {
    /// Creates the entry that follows.
    pub fn next(&self, stream: &Stream, at: u64, body: String) -> Entry {
        let seq = self.seq + 1;
        let hash = chain_hash(self.hash, stream, seq, at, Hash::from_text(&body));
        Entry { stream: stream.clone(), seq, at, body, hash, keys: Keys::default() }
    }

    /// Whether an entry follows, unaltered.
    pub fn precedes(&self, entry: &Entry) -> bool {
        let body_hash = Hash::from_text(&entry.body);
        self.precedes_body_hash(body_hash, &entry.stream, entry.at, entry.tip())
    }

    /// Whether an entry of which only the hash of its body is known follows.
    pub fn precedes_body_hash(&self, body_hash: Hash, stream: &Stream, at: u64, tip: Self) -> bool {
        tip.seq == self.seq + 1 && tip.hash == chain_hash(self.hash, stream, tip.seq, at, body_hash)
    }
}

impl Entry {
    /// Returns the head of the stream after this entry.
    pub fn tip(&self) -> StreamHead {
        StreamHead { seq: self.seq, hash: self.hash }
    }
}

/// The length separates the name from the rest. The body is included by its own hash, so that the chain can
/// be verified past an entry whose body is withheld.
fn chain_hash(before: Hash, stream: &Stream, seq: u64, at: u64, body_hash: Hash) -> Hash {
    let mut hasher = Sha256::new();
    hasher.update(before.0);
    hasher.update((stream.name().len() as u64).to_be_bytes());
    hasher.update(stream.name().as_bytes());
    hasher.update(seq.to_be_bytes());
    hasher.update(at.to_be_bytes());
    hasher.update(body_hash.0);
    Hash(hasher.finalize().into())
}

impl Hash {
    /// Hashes a text.
    pub fn from_text(text: &str) -> Self {
        Self(Sha256::digest(text.as_bytes()).into())
    }
}

/// The text is not a hash: sixty-four lower-case hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a hash is 64 hexadecimal digits")]
pub struct ParseHashError;

impl FromStr for Hash {
    type Err = ParseHashError;

    fn from_str(text: &str) -> Result<Self, ParseHashError> {
        let mut hash = [0; 32];
        let is_digit = |digit: u8| matches!(digit, b'0'..=b'9' | b'a'..=b'f');
        if text.len() != 2 * hash.len() || !text.bytes().all(is_digit) {
            return Err(ParseHashError);
        }
        for (byte, at) in hash.iter_mut().zip((0..).step_by(2)) {
            *byte = u8::from_str_radix(&text[at..at + 2], 16).map_err(|_| ParseHashError)?;
        }
        Ok(Self(hash))
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hash({self})")
    }
}
