//! A game: its table, and its stored form.

mod command;
mod record;

use std::{collections::VecDeque, sync::Arc};

use adoube_chess::Colour;
use adoube_laws::{
    clock::{At, PerPlayer},
    table::{Stage, Table},
};
pub use command::{Command, CommandError, CommandOutcome, decide};
pub use record::{Act, ActEntry, ActEvents, CachedTable, GameCreated, GameFact, Origin};

use crate::{actor::Actor, fold::Fold, sealed::Ciphertext};

/// How many idempotency keys a game remembers; clients retry within moments.
const KEYS: usize = 64;

/// How many acts a game keeps for those who follow it; clients further behind read from the ledger.
const RECENT: usize = 4;

/// A game.
#[derive(Clone, Debug, Default)]
pub struct Game {
    /// How it was created, and the table as it is.
    played: Option<(Arc<GameCreated>, Arc<Table>)>,
    /// The moves that are in envelopes.
    envelopes: PerPlayer<Option<Ciphertext>>,
    /// The keys of the last requests, each with its author and the number of its entry.
    keys: VecDeque<(Actor, String, u64)>,
    /// The last acts, the newest last.
    recent: VecDeque<ActEvents>,
    /// How many entries there are.
    entries: u64,
}

impl Game {
    /// How it was created; nothing before that.
    pub fn created(&self) -> Option<&Arc<GameCreated>> {
        self.played.as_ref().map(|(created, _)| created)
    }

    /// The table as it is; nothing before it was created.
    pub fn table(&self) -> Option<&Arc<Table>> {
        self.played.as_ref().map(|(_, table)| table)
    }

    /// When time alone brings something about.
    pub fn next_deadline(&self) -> Option<At> {
        self.table().and_then(|table| table.next_deadline())
    }

    /// Whether nothing more is played in it.
    pub fn is_over(&self) -> bool {
        self.table().is_some_and(|table| matches!(table.stage(), Stage::Over { .. } | Stage::Void))
    }

    /// The acts after an entry, if all of them are still in memory.
    pub fn recent_acts(&self, after: u64) -> Option<Vec<ActEvents>> {
        let first = self.recent.front().map_or(self.entries + 1, |act| act.seq);
        let is_complete = after + 1 >= first;
        let later = self.recent.iter().filter(|act| act.seq > after).cloned();
        is_complete.then(|| later.collect())
    }

    /// What a player has in the envelope.
    pub(crate) fn envelope(&self, of: Colour) -> Option<&Ciphertext> {
        self.envelopes[of].as_ref()
    }

    /// The entry of a request that has this key, if it was made before.
    pub(crate) fn find_by_key(&self, by: &Actor, key: &str) -> Option<u64> {
        let is_it = |(author, known, _): &&(Actor, String, u64)| author == by && known == key;
        self.keys.iter().find(is_it).map(|(_, _, seq)| *seq)
    }
}

impl Fold for Game {
    type Fact = GameFact;

    fn fold(&mut self, at: At, by: &Actor, fact: &GameFact) {
        self.entries += 1;
        match fact {
            GameFact::Created(created) => {
                self.played = Some((created.clone(), Arc::new(created.table())));
            }
            GameFact::Acted(act) => {
                let Some((_, table)) = &mut self.played else { return };
                *table = act.after(table);
                let (seq, events) = (self.entries, act.events.clone());
                self.recent.push_back(ActEvents { seq, at, events });
                if self.recent.len() > RECENT {
                    self.recent.pop_front();
                }
                if let (Some(envelope), Some(of)) = (&act.envelope, act.who.side()) {
                    self.envelopes[of] = Some(envelope.clone());
                }
                if let Some(key) = &act.key {
                    self.keys.push_back((by.clone(), key.clone(), self.entries));
                    if self.keys.len() > KEYS {
                        self.keys.pop_front();
                    }
                }
            }
        }
    }
}
