//! Whether entries follow one another unaltered.

use thiserror::Error;

use super::{Entry, StreamHead};

/// Where a chain breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ChainError {
    /// Entries are missing, doubled or in another order.
    #[error("entry {expected} is expected here, and this is entry {found}")]
    Gap {
        /// The number that follows.
        expected: u64,
        /// The number that was found.
        found: u64,
    },
    /// An entry, or one before it, is not what was written.
    #[error("entry {seq} does not carry the hash of what it says and of the entry before")]
    Altered {
        /// Its number.
        seq: u64,
    },
}

/// Follows a chain and gives its end. That nothing was cut off behind is shown by a tip that was noted elsewhere.
pub fn verify<'a>(
    from: StreamHead,
    entries: impl IntoIterator<Item = &'a Entry>,
) -> Result<StreamHead, ChainError> {
    entries.into_iter().try_fold(from, |tip, entry| {
        if tip.precedes(entry) {
            Ok(entry.tip())
        } else if entry.seq == tip.seq + 1 {
            Err(ChainError::Altered { seq: entry.seq })
        } else {
            Err(ChainError::Gap { expected: tip.seq + 1, found: entry.seq })
        }
    })
}
