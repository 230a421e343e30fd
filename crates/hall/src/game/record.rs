//! The stored form of a game.

use std::sync::Arc;

use adoube_laws::{
    clock::{At, PerPlayer},
    regulations::Regulations,
    table::{Action, Event, Setup, Table, Who, replay},
};
use serde::{Deserialize, Serialize};

use crate::{
    actor::Actor,
    fold::Body,
    ids::{BoardNo, CompetitionId, PersonNo, PlayerNo, RoundNo},
    ledger::Entry,
    sealed::Ciphertext,
};

/// A fact of a game in its stored form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameFact {
    /// The table was created; always the first fact.
    #[serde(rename = "laid")]
    Created(Arc<GameCreated>),
    /// An act was carried out.
    Acted(Box<Act>),
}

/// How a game was created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct GameCreated {
    /// Its competition.
    pub competition: CompetitionId,
    /// Its place in the competition.
    pub origin: Origin,
    /// The players, as paired.
    pub players: PerPlayer<PlayerNo>,
    /// The same as persons: under their keys their data is stored.
    #[serde(default, skip_serializing_if = "is_unknown")]
    pub persons: PerPlayer<Option<PersonNo>>,
    /// Its regulations.
    pub regulations: Regulations,
    /// The setup of the table.
    pub setup: Setup,
}

fn is_unknown(persons: &PerPlayer<Option<PersonNo>>) -> bool {
    *persons == PerPlayer::default()
}

/// The place of a game in its competition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// A board of a round.
    Round {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
    },
    /// Arranged by two players.
    Free,
}

impl GameCreated {
    /// Returns the table before the first act.
    pub fn table(&self) -> Table {
        Table::new(self.regulations.clone(), self.setup.clone())
    }
}

/// An act that was carried out, and its events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Act {
    /// The role of the actor.
    pub who: Who,
    /// The action, without the move if it was sealed.
    pub action: Action,
    /// The idempotency key of the request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The events.
    pub events: Arc<[Event]>,
    /// The encrypted content of the envelope, readable only by the hall.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub envelope: Option<Ciphertext>,
    /// The table after it, cached while it is new.
    #[serde(skip)]
    pub after: CachedTable,
}

impl Act {
    /// Returns the table after it, given the table before it.
    pub fn after(&self, before: &Table) -> Arc<Table> {
        let folded = || Arc::new(replay(before.clone(), self.events.iter()));
        self.after.0.clone().unwrap_or_else(folded)
    }
}

/// Caches the table after an act that was just decided, so that it is not folded again. An act read from the
/// ledger has none; the cache is ignored in comparisons.
#[derive(Clone, Debug, Default)]
pub struct CachedTable(Option<Arc<Table>>);

impl From<Arc<Table>> for CachedTable {
    fn from(table: Arc<Table>) -> Self {
        Self(Some(table))
    }
}

impl PartialEq for CachedTable {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for CachedTable {}

/// An act as read from the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActEntry {
    /// The number of its entry.
    pub seq: u64,
    /// The instant.
    pub at: At,
    /// The actor.
    pub by: Actor,
    /// The act.
    pub act: Act,
}

/// The events of an act.
#[derive(Clone, Debug)]
pub struct ActEvents {
    /// The number of its entry.
    pub seq: u64,
    /// The instant.
    pub at: At,
    /// The events.
    pub events: Arc<[Event]>,
}

impl From<ActEntry> for ActEvents {
    fn from(entry: ActEntry) -> Self {
        Self { seq: entry.seq, at: entry.at, events: entry.act.events }
    }
}

impl ActEntry {
    /// Returns the acts in an entry.
    pub(crate) fn from_entry(entry: &Entry, body: Body<GameFact>) -> impl Iterator<Item = Self> {
        let (seq, at, by) = (entry.seq, At::new(entry.at), body.by);
        body.facts.into_iter().filter_map(move |fact| match fact {
            GameFact::Created(_) => None,
            GameFact::Acted(act) => Some(Self { seq, at, by: by.clone(), act: *act }),
        })
    }
}
