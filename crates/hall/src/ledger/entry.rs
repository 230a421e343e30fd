//! One entry of a stream, chained to the one before by its hash.

use std::fmt;

use sha2::{Digest, Sha256};

use super::Stream;

/// A SHA-256 hash; shown in hexadecimal digits.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Hash(pub [u8; 32]);

/// The last entry of a stream; number 0 and zeros before the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tip {
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

impl Tip {
    /// The entry that follows.
    pub fn next(&self, stream: &Stream, at: u64, body: String) -> Entry {
        let seq = self.seq + 1;
        let hash = chained(self.hash, stream, seq, at, &body);
        Entry { stream: stream.clone(), seq, at, body, hash }
    }

    /// Whether an entry follows, unaltered.
    pub fn precedes(&self, entry: &Entry) -> bool {
        entry.seq == self.seq + 1
            && entry.hash == chained(self.hash, &entry.stream, entry.seq, entry.at, &entry.body)
    }
}

impl Entry {
    /// The tip of the stream once this is kept.
    pub fn tip(&self) -> Tip {
        Tip { seq: self.seq, hash: self.hash }
    }
}

/// Lengths keep the parts apart.
fn chained(before: Hash, stream: &Stream, seq: u64, at: u64, body: &str) -> Hash {
    let mut hasher = Sha256::new();
    hasher.update(before.0);
    for text in [stream.name(), body] {
        hasher.update((text.len() as u64).to_be_bytes());
        hasher.update(text.as_bytes());
    }
    hasher.update(seq.to_be_bytes());
    hasher.update(at.to_be_bytes());
    Hash(hasher.finalize().into())
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
