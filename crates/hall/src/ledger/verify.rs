//! Verifies that entries follow one another unaltered.

use thiserror::Error;

use super::{Damage, DamageKind, Entry, Stream, StreamHead};

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
/// elsewhere: see [`check_signed`].
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

/// Fails if the signed-off entry is among these, and another now.
pub fn check_signed(
    stream: &Stream,
    signed: Option<StreamHead>,
    entries: &[Entry],
) -> Result<(), Damage> {
    let Some(signed) = signed else { return Ok(()) };
    let is_other = |entry: &Entry| entry.seq == signed.seq && entry.hash != signed.hash;
    if entries.iter().any(is_other) {
        let (stream, kind) = (stream.clone(), DamageKind::Altered);
        return Err(Damage { stream, seq: signed.seq, kind });
    }
    Ok(())
}
