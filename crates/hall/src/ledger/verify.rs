//! Verifies that entries follow one another unaltered.

use thiserror::Error;

use super::{Entry, StreamHead};

/// Where a chain breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ChainError {
    /// Entries are missing, duplicated or out of order.
    #[error("expected entry {expected}, found entry {found}")]
    Gap {
        /// The expected number.
        expected: u64,
        /// The number that was found.
        found: u64,
    },
    /// An entry, or one before it, is not what was written.
    #[error("the hash of entry {seq} does not match its content and the previous entry")]
    Altered {
        /// Its number.
        seq: u64,
    },
}

/// Verifies a chain and returns its head. Truncation can only be detected by comparing with a head noted
/// elsewhere.
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
