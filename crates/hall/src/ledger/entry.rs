//! One entry of a stream, chained to the one before by its hash.

use std::{fmt, str::FromStr};

use sha2::{Digest, Sha256};

use super::Stream;

/// A SHA-256 hash; shown in hexadecimal digits.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Hash(pub [u8; 32]);

/// The last entry of a stream; number 0 and zeros before the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StreamHead {
    /// Its number; the first has 1.
    pub seq: u64,
    /// Its hash.
    pub hash: Hash,
}

/// All that one action brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// In which stream.
    pub stream: Stream,
    /// Its number in it.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What, as JSON.
    pub body: String,
    /// The hash of all this and of the entry before.
    pub hash: Hash,
}

impl StreamHead {
    /// The entry that follows.
    pub fn next(&self, stream: &Stream, at: u64, body: String) -> Entry {
        let seq = self.seq + 1;
        let hash = chain_hash(self.hash, stream, seq, at, Hash::of(&body));
        Entry { stream: stream.clone(), seq, at, body, hash }
    }

    /// Whether an entry follows, unaltered.
    pub fn precedes(&self, entry: &Entry) -> bool {
        let said = Hash::of(&entry.body);
        self.precedes_body_hash(said, &entry.stream, entry.at, entry.tip())
    }

    /// Whether an entry follows of which only the hash of its body is shown.
    pub fn precedes_body_hash(&self, said: Hash, stream: &Stream, at: u64, tip: Self) -> bool {
        tip.seq == self.seq + 1 && tip.hash == chain_hash(self.hash, stream, tip.seq, at, said)
    }
}

impl Entry {
    /// The tip of the stream after this entry.
    pub fn tip(&self) -> StreamHead {
        StreamHead { seq: self.seq, hash: self.hash }
    }
}

/// The length separates the name from the rest. The body enters by its own hash, so that the chain can be verified past
/// an entry whose body is withheld.
fn chain_hash(before: Hash, stream: &Stream, seq: u64, at: u64, said: Hash) -> Hash {
    let mut hasher = Sha256::new();
    hasher.update(before.0);
    hasher.update((stream.name().len() as u64).to_be_bytes());
    hasher.update(stream.name().as_bytes());
    hasher.update(seq.to_be_bytes());
    hasher.update(at.to_be_bytes());
    hasher.update(said.0);
    Hash(hasher.finalize().into())
}

impl Hash {
    /// The hash of a text.
    pub fn of(text: &str) -> Self {
        Self(Sha256::digest(text.as_bytes()).into())
    }
}

/// A text that is no hash: sixty-four hexadecimal digits, in small letters.
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
