//! A game: its table, and its stored form.

mod command;
mod personal;
mod record;

use std::{collections::VecDeque, sync::Arc};

use adoube_chess::Colour;
use adoube_laws::{
    clock::{At, PerPlayer},
    history::Ply,
    table::{Stage, Table},
};
pub use command::{Command, CommandError, CommandOutcome, decide};
pub use record::{Act, ActEntry, ActEvents, CachedTable, GameCreated, GameFact, Origin};

use serde_json::Value;

use crate::{
    actor::Actor,
    fold::{Body, Fold},
    ledger::Stream,
    personal::Sealer,
    sealed::Ciphertext,
};

/// The number of idempotency keys that a game remembers; clients retry within moments.
const KEYS: usize = 64;

/// The number of acts kept in memory for subscribers; clients further behind read from the ledger.
const RECENT: usize = 4;

/// A game.
#[derive(Clone, Debug, Default)]
pub struct Game {
    /// How it was created, and the current table.
    played: Option<(Arc<GameCreated>, Arc<Table>)>,
    /// The encrypted moves in envelopes.
    envelopes: PerPlayer<Option<Ciphertext>>,
    /// The keys of the latest requests, each with its author and the number of its entry.
    keys: VecDeque<(Actor, String, u64)>,
    /// The latest acts, the newest last.
    recent: VecDeque<ActEvents>,
    /// The number of entries.
    entries: u64,
}

impl Game {
    /// How it was created; `None` before that.
    pub fn created(&self) -> Option<&Arc<GameCreated>> {
        self.played.as_ref().map(|(created, _)| created)
    }

    /// The current table; `None` before it was created.
    pub fn table(&self) -> Option<&Arc<Table>> {
        self.played.as_ref().map(|(_, table)| table)
    }

    /// The next instant at which something happens without an act, such as a flag fall.
    pub fn next_deadline(&self) -> Option<At> {
        self.table().and_then(|table| table.next_deadline())
    }

    /// Whether no move was made yet, in a game that has started or not.
    pub fn is_unplayed(&self) -> bool {
        self.table().is_some_and(|table| {
            let is_open = matches!(table.stage(), Stage::BeforeStart | Stage::Playing);
            is_open && table.history().plies() == Ply(0) && table.board() == table.setup().board()
        })
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.table().is_some_and(|table| matches!(table.stage(), Stage::Over { .. } | Stage::Void))
    }

    /// Returns the acts after an entry, if all of them are still in memory.
    pub fn recent_acts(&self, after: u64) -> Option<Vec<ActEvents>> {
        let first = self.recent.front().map_or(self.entries + 1, |act| act.seq);
        let is_complete = after + 1 >= first;
        let later = self.recent.iter().filter(|act| act.seq > after).cloned();
        is_complete.then(|| later.collect())
    }

    /// The encrypted content of a player's envelope.
    pub(crate) fn envelope(&self, of: Colour) -> Option<&Ciphertext> {
        self.envelopes[of].as_ref()
    }

    /// The moves that were sealed, and whose envelopes are still closed.
    pub(crate) fn closed_envelopes(&self) -> Vec<&Ciphertext> {
        let Some(table) = self.table().filter(|_| !self.is_over()) else { return Vec::new() };
        let adjournment = table.adjournment();
        let is_sealing = adjournment.digest.is_some() && adjournment.envelope.is_none();
        let is_closed = |colour: &Colour| {
            is_sealing
                || adjournment.envelope.as_ref().is_some_and(|own| own.sealed_by == *colour)
                || adjournment.reply.as_ref().is_some_and(|(by, _)| by == colour)
        };
        let closed = Colour::ALL.into_iter().filter(is_closed);
        closed.filter_map(|colour| self.envelope(colour)).collect()
    }

    /// Returns the entry of an earlier request with this idempotency key.
    pub(crate) fn find_by_key(&self, by: &Actor, key: &str) -> Option<u64> {
        let is_it = |(author, known, _): &&(Actor, String, u64)| author == by && known == key;
        self.keys.iter().find(is_it).map(|(_, _, seq)| *seq)
    }
}

impl Fold for Game {
    type Fact = GameFact;

    fn has_personal(body: &Body<GameFact>) -> bool {
        personal::has_personal(body)
    }

    fn visit_personal(_: &Stream, body: &mut Value, sealer: &mut Sealer) {
        personal::visit(body, sealer);
    }

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
