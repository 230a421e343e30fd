//! A state folded from the entries of a stream.

use std::sync::Arc;

use adoube_laws::clock::At;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::{
    actor::Actor,
    ledger::{self, Damage, DamageKind, Entry, KeyStore, StorageError, Stream, StreamHead},
    personal::{self, Sealer},
};

/// A state folded from the entries of a stream. Folding cannot fail: an inconsistent fact has no effect.
pub trait Fold: Clone + Default + Send + Sync + 'static {
    /// A fact in its stored form.
    type Fact: Serialize + DeserializeOwned + Send + Sync;

    /// Folds a fact into the state.
    fn fold(&mut self, at: At, by: &Actor, fact: &Self::Fact);

    /// Whether the stored form of a body may have personal data.
    fn has_personal(_body: &Body<Self::Fact>) -> bool {
        true
    }

    /// Shows the personal data in the stored form of a body to a sealer.
    fn visit_personal(stream: &Stream, body: &mut Value, sealer: &mut Sealer);
}

/// The body of an entry: the actor and all facts of one command.
#[derive(Debug, Serialize, Deserialize)]
pub struct Body<F> {
    /// The actor.
    pub by: Actor,
    /// The facts.
    pub facts: Vec<F>,
}

/// A state and the last entry folded into it.
#[derive(Clone, Debug, Default)]
pub struct Snapshot<S> {
    /// The last entry.
    pub tip: StreamHead,
    /// The instant of the last entry.
    pub at: At,
    /// The state.
    pub state: S,
}

impl<S: Fold> Snapshot<S> {
    /// Returns the snapshot after further entries.
    pub fn after<'a>(
        mut self,
        entries: impl IntoIterator<Item = &'a Entry>,
    ) -> Result<Self, Damage> {
        entries.into_iter().try_for_each(|entry| self.follow(entry))?;
        Ok(self)
    }

    /// Folds the next entry, if its number and its hash say that it is the next one and unaltered.
    pub fn follow(&mut self, entry: &Entry) -> Result<(), Damage> {
        ledger::verify(self.tip, [entry])
            .map_err(|broken| Damage::from_chain(&entry.stream, broken))?;
        let body = read::<S>(entry)?;
        self.take(entry, &body);
        Ok(())
    }

    /// Folds an entry with this body.
    pub(crate) fn take(&mut self, entry: &Entry, body: &Body<S::Fact>) {
        self.tip = entry.tip();
        self.at = self.at.max(At::new(entry.at));
        for fact in &body.facts {
            self.state.fold(self.at, &body.by, fact);
        }
    }
}

/// Returns the stored form of a body, with the personal data encrypted.
pub(crate) async fn stored<S: Fold>(
    body: &Body<S::Fact>,
    stream: &Stream,
    at: At,
    keys: &dyn KeyStore,
) -> Result<String, StorageError> {
    let wrong =
        |error: serde_json::Error| StorageError(format!("the facts cannot be serialised: {error}"));
    if S::has_personal(body) {
        let mut stored = serde_json::to_value(body).map_err(wrong)?;
        let mut sealer = Sealer::default();
        S::visit_personal(stream, &mut stored, &mut sealer);
        if sealer.fetch_keys(keys, at.get()).await? {
            S::visit_personal(stream, &mut stored, &mut sealer);
            sealer.finish()?;
            return Ok(stored.to_string());
        }
    }
    serde_json::to_string(body).map_err(wrong)
}

/// Parses the body of an entry, with the personal data filled in.
pub fn read<S: Fold>(entry: &Entry) -> Result<Body<S::Fact>, Damage> {
    let read = match personal::reveal(entry)? {
        Some(body) => serde_json::from_value(body),
        None => serde_json::from_str(&entry.body),
    };
    read.map_err(|error| {
        tracing::error!(stream = %entry.stream, seq = entry.seq, %error, "an entry cannot be read");
        Damage { stream: entry.stream.clone(), seq: entry.seq, kind: DamageKind::Unreadable }
    })
}

/// A snapshot shared by readers.
pub type Shared<S> = Arc<Snapshot<S>>;
