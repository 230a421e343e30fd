//! Entries that are not what was written.

use std::{
    collections::BTreeMap,
    sync::{PoisonError, RwLock},
};

use tokio::sync::watch;

use super::{ChainError, StorageError, Stream};

/// Where a stream stops being what was written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{stream}: entry {seq} {kind}")]
pub struct Damage {
    /// The stream.
    pub stream: Stream,
    /// The number of the first entry that is missing or does not fit.
    pub seq: u64,
    /// What is wrong with it.
    pub kind: DamageKind,
}

/// What is wrong with an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DamageKind {
    /// It is missing, and later ones are there.
    #[error("is missing")]
    Gap,
    /// It, or one before it, is not what was written.
    #[error("is not what was written")]
    Altered,
    /// It cannot be parsed by this version.
    #[error("cannot be read")]
    Unreadable,
    /// It was signed off, and the stream ends before it.
    #[error("is missing, and so is whatever followed")]
    CutOff,
}

/// Why a stream cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// The storage failed: reading may succeed later.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The stream is damaged: reading it again changes nothing.
    #[error(transparent)]
    Damaged(#[from] Damage),
}

impl Damage {
    /// Where a chain breaks.
    pub fn from_chain(stream: &Stream, broken: ChainError) -> Self {
        let (seq, kind) = match broken {
            ChainError::Gap { expected, .. } => (expected, DamageKind::Gap),
            ChainError::Altered { seq } => (seq, DamageKind::Altered),
        };
        Self { stream: stream.clone(), seq, kind }
    }
}

/// The damaged streams that are known.
#[derive(Default)]
pub struct DamagedStreams {
    known: RwLock<BTreeMap<Stream, Damage>>,
    changes: watch::Sender<()>,
}

impl DamagedStreams {
    /// Notes a damaged stream.
    pub fn note(&self, damage: &Damage) {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        if !known.contains_key(&damage.stream) {
            tracing::error!(%damage, "a stream is damaged; it is not used any more");
            known.insert(damage.stream.clone(), damage.clone());
            drop(known);
            self.changes.send_replace(());
        }
    }

    /// Forgets the damage of a stream that was found whole.
    pub fn forget(&self, stream: &Stream) {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        if known.remove(stream).is_some() {
            tracing::info!(%stream, "a stream that was damaged is whole again");
            drop(known);
            self.changes.send_replace(());
        }
    }

    /// Fails if a stream is known to be damaged.
    pub fn check(&self, stream: &Stream) -> Result<(), Damage> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        known.get(stream).cloned().map_or(Ok(()), Err)
    }

    /// All damaged streams.
    pub fn all(&self) -> Vec<Damage> {
        self.known.read().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    /// Returns a receiver that is notified of every change.
    pub fn changes(&self) -> watch::Receiver<()> {
        self.changes.subscribe()
    }
}
