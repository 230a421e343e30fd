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
    ids::{BoardNo, CompetitionId, PlayerNo, RoundNo},
    ledger::Entry,
    sealed::Ciphertext,
};

/// A fact of a game, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameFact {
    /// The table was created; always the first.
    #[serde(rename = "laid")]
    Created(Arc<GameCreated>),
    /// An act was carried out.
    Acted(Box<Act>),
}

/// How a game was created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct GameCreated {
    /// In which competition.
    pub competition: CompetitionId,
    /// Where in it.
    pub origin: Origin,
    /// The players, as paired.
    pub players: PerPlayer<PlayerNo>,
    /// Under which regulations.
    pub regulations: Regulations,
    /// How the table is set up.
    pub setup: Setup,
}

/// Where in a competition a game belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// On a board of a round.
    Round {
        /// Which round.
        round: RoundNo,
        /// Which board.
        board: BoardNo,
    },
    /// Two players have agreed to play.
    Free,
}

impl GameCreated {
    /// The table before the first act.
    pub fn table(&self) -> Table {
        Table::new(self.regulations.clone(), self.setup.clone())
    }
}

/// An act that was carried out, and its events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Act {
    /// In which role.
    pub who: Who,
    /// What; a move that was sealed is left out.
    pub action: Action,
    /// The key under which the request can be repeated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// What became fact.
    pub events: Arc<[Event]>,
    /// What went into the envelope, for the eyes of the hall only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub envelope: Option<Ciphertext>,
    /// The table after it, while it is new.
    #[serde(skip)]
    pub after: CachedTable,
}

impl Act {
    /// The table after it, from the table before it.
    pub fn after(&self, before: &Table) -> Arc<Table> {
        let folded = || Arc::new(replay(before.clone(), self.events.iter()));
        self.after.0.clone().unwrap_or_else(folded)
    }
}

/// The table after an act that was just decided, so that it is not folded again. An act that was read from the ledger
/// has none, and is equal to it.
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

/// One act as it is read from the record.
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
    /// What became fact.
    pub events: Arc<[Event]>,
}

impl From<ActEntry> for ActEvents {
    fn from(entry: ActEntry) -> Self {
        Self { seq: entry.seq, at: entry.at, events: entry.act.events }
    }
}

impl ActEntry {
    /// The acts in an entry.
    pub(crate) fn of(entry: &Entry, body: Body<GameFact>) -> impl Iterator<Item = Self> {
        let (seq, at, by) = (entry.seq, At::new(entry.at), body.by);
        body.facts.into_iter().filter_map(move |fact| match fact {
            GameFact::Created(_) => None,
            GameFact::Acted(act) => Some(Self { seq, at, by: by.clone(), act: *act }),
        })
    }
}
