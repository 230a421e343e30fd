//! Downtime never decides a game.
//!
//! While games have deadlines, each node stores a heartbeat every second. If no node has stored one for longer, or if
//! the wall clock has jumped, the hall was down: before anything else happens in a running game, it is interrupted as of
//! the last instant that is known to have been kept (Article 6.11 of 2017), and its clocks stand until the arbiter
//! starts them.

use std::{
    sync::{
        Arc, PoisonError, RwLock,
        atomic::{AtomicI64, AtomicU64, Ordering},
    },
    time::Duration,
};

use adoube_laws::{
    clock::{At, Milliseconds},
    table::{Action, ArbiterAct, Who},
};
use futures_util::{StreamExt, stream};
use tokio::{
    sync::Mutex,
    time::{MissedTickBehavior, interval, sleep},
};

use super::{Hall, tasks::CONCURRENCY};
use crate::{
    actor::Actor,
    aggregate::{Aggregate, ChangeError},
    fold::Snapshot,
    game::{self, Command, CommandError, Game},
    ids::GameId,
    ledger::{Ledger, ReadError, StorageError},
    time::SharedClock,
    token,
};

/// How often a heartbeat is stored.
const INTERVAL: Duration = Duration::from_secs(1);
/// A gap of this length between two heartbeats is downtime: shorter ones happen on a loaded machine.
const LONGEST_GAP: Milliseconds = Milliseconds::seconds(5);
/// The wall clock has jumped if it differs from the steady clock by this much more than before.
const JUMP: i64 = 5_000;
/// How long a node that opens waits for the heartbeats of others.
const OTHERS_WITHIN: Duration = Duration::from_millis(2_500);

/// A time in which no node was there to take an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// The last instant that is known to have been kept.
    pub since: At,
    /// When the hall was there again.
    pub until: At,
}

/// What this node knows of its own and other nodes' heartbeats.
pub(super) struct Liveness {
    /// A name for this process.
    node: String,
    /// When this node was last known to be alive, by the hall's clock.
    last: AtomicU64,
    /// By how much the storage's clock was ahead of the hall's.
    apart: AtomicI64,
    outage: RwLock<Option<Outage>>,
    /// Held while a heartbeat is stored.
    turn: Mutex<()>,
}

impl Liveness {
    /// Looks at the heartbeats that are stored: was the hall down before this node opened it? The hall's clock goes on
    /// from the last instant that was kept if the machine's clock is behind it.
    pub(super) async fn open(ledger: &dyn Ledger) -> Result<(Self, SharedClock), StorageError> {
        let node: String = token::draw_id().map_err(|error| StorageError(error.to_string()))?;
        let before = ledger.heartbeats().await?;
        let last = match before.iter().map(|(_, at)| *at).max() {
            Some(last) => Some(last),
            None => ledger.newest().await?,
        };
        let others = if ledger.is_shared() { others_alive(ledger, before).await? } else { None };
        let now = ledger.now().await?;
        let (starts, outage) = match (others, last) {
            // Where the storage's clock has jumped, the nodes that are alive know the time.
            (Some(theirs), _) if now.abs_diff(theirs) > JUMP.unsigned_abs() => (theirs, None),
            (Some(_), _) | (None, None) => (now, None),
            (None, Some(last)) => {
                let starts = now.max(last + 1);
                (starts, Some(Outage { since: At::new(last), until: At::new(starts) }))
            }
        };
        if let Some(last) = last.filter(|last| now < *last) {
            let behind = last - now;
            tracing::warn!(behind, "the clock is behind the record by this many milliseconds");
        }
        let liveness = Self {
            node,
            last: starts.into(),
            apart: (now.cast_signed() - starts.cast_signed()).into(),
            outage: RwLock::new(outage),
            turn: Mutex::default(),
        };
        Ok((liveness, SharedClock::new(starts)))
    }

    /// The last outage.
    fn outage(&self) -> Option<Outage> {
        *self.outage.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn note_outage(&self, outage: Outage) {
        *self.outage.write().unwrap_or_else(PoisonError::into_inner) = Some(outage);
    }

    fn is_stale(&self, now: At) -> bool {
        now.since(At::new(self.last.load(Ordering::Relaxed))) > LONGEST_GAP
    }
}

/// The newest heartbeat of another node, if one is alive: it is recent, or a newer one comes while this node waits. The
/// storage's clock alone does not tell, for it may have jumped.
async fn others_alive(
    ledger: &dyn Ledger,
    before: Vec<(String, u64)>,
) -> Result<Option<u64>, StorageError> {
    let Some(newest) = before.iter().map(|(_, at)| *at).max() else { return Ok(None) };
    if ledger.now().await?.abs_diff(newest) < LONGEST_GAP.get() {
        return Ok(Some(newest));
    }
    sleep(OTHERS_WITHIN).await;
    let after = ledger.heartbeats().await?;
    Ok(after.into_iter().filter(|beat| !before.contains(beat)).map(|(_, at)| at).max())
}

/// Stores heartbeats, and interrupts the running games after an outage.
pub(super) async fn heartbeat(hall: Arc<Hall>) {
    let mut seconds = interval(INTERVAL);
    seconds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut handled = hall.last_outage();
    loop {
        seconds.tick().await;
        if let Err(why) = hall.check_liveness().await {
            tracing::error!(%why, "the heartbeat could not be stored");
        }
        let last = hall.last_outage();
        if last != handled {
            interrupt_all(&hall).await;
            handled = last;
        }
    }
}

/// Interrupts every game that has a deadline.
async fn interrupt_all(hall: &Arc<Hall>) {
    let interrupt = async |id: GameId| {
        let interrupted = hall.aggregate(id).await.map(drop);
        if let Err(CommandError::Storage(why)) = interrupted {
            tracing::error!(game = %id, %why, "the interruption could not be stored; it is tried again");
        }
    };
    stream::iter(hall.timers.games()).for_each_concurrent(CONCURRENCY, interrupt).await;
}

impl Hall {
    /// The last time in which no node was there to take an act, as far as this node knows.
    pub fn last_outage(&self) -> Option<Outage> {
        self.liveness.outage()
    }

    /// Stores a heartbeat, whatever there is to do: fails if nothing can be written.
    pub async fn check_storage(&self) -> Result<(), StorageError> {
        let _turn = self.liveness.turn.lock().await;
        self.beat().await
    }

    /// Stores a heartbeat if games have deadlines, and notices whether the hall was down before it.
    pub(super) async fn check_liveness(&self) -> Result<(), StorageError> {
        let liveness = &self.liveness;
        let _turn = liveness.turn.lock().await;
        // While nothing can be written, it is tried every second.
        if !self.timers.is_empty() || self.is_storage_failing() {
            return self.beat().await;
        }
        liveness.last.store(self.now().get(), Ordering::Relaxed);
        Ok(())
    }

    /// Stores a heartbeat, and notices whether the hall was down before it. The caller holds the turn.
    async fn beat(&self) -> Result<(), StorageError> {
        let liveness = &self.liveness;
        let own = liveness.last.load(Ordering::Relaxed);
        let stored = self.store.ledger.beat(&liveness.node, self.now().get()).await;
        self.store.group.note_writing(stored.is_ok());
        let stored = stored?;
        // The storage may have taken its time: downtime ends with its answer.
        let now = self.now();
        let known = At::new(stored.before.unwrap_or(own).max(own)).min(now);
        let apart = stored.now.cast_signed() - now.get().cast_signed();
        let jumped = apart - liveness.apart.swap(apart, Ordering::Relaxed);
        let has_jumped = jumped.abs() > JUMP;
        if has_jumped {
            tracing::warn!(jumped, "the wall clock has jumped by this many milliseconds");
        }
        let lasted = now.since(known);
        if lasted > LONGEST_GAP {
            tracing::warn!(lasted = lasted.get(), "the hall was down for this many milliseconds");
        }
        if has_jumped || lasted > LONGEST_GAP {
            liveness.note_outage(Outage { since: known, until: now });
        }
        liveness.last.store(now.get(), Ordering::Relaxed);
        Ok(())
    }

    /// Before anything is decided: has this node just been paused, or has the storage just come back?
    pub(super) async fn check_liveness_if_stale(&self) -> Result<(), StorageError> {
        if self.liveness.is_stale(self.now()) {
            self.check_liveness().await?;
        }
        Ok(())
    }

    /// Interrupts a game that was running when the hall went down, unless it was interrupted already.
    pub(super) async fn interrupt_after_outage(
        &self,
        id: GameId,
        aggregate: &Arc<Aggregate<Game>>,
    ) -> Result<(), ReadError> {
        let Some(outage) = self.liveness.outage() else { return Ok(()) };
        if !is_to_be_interrupted(&aggregate.latest(), outage) {
            return Ok(());
        }
        let decide = |game: &Snapshot<Game>, at: At| {
            let lasted = outage.until.since(at).max(Milliseconds::new(1));
            let act = ArbiterAct::Interrupt { lasted };
            let command = Command::new(Actor::Hall, Who::Timekeeper, Action::Arbiter(act.into()));
            game::decide(id, game, at, &command, &self.key)
        };
        let by = Actor::Hall;
        match aggregate.change(&self.store, &by, || outage.since, decide, || ()).await {
            // Another node may have been quicker, or the game ended before the outage.
            Ok(_) | Err(ChangeError::Refused(_) | ChangeError::Closing) => {}
            Err(ChangeError::Storage(why)) => return Err(why.into()),
            Err(ChangeError::Damaged(damage)) => return Err(damage.into()),
        }
        self.reschedule_and_notify(id, aggregate);
        Ok(())
    }
}

/// Whether time would decide something in a game that nobody could act in.
fn is_to_be_interrupted(game: &Snapshot<Game>, outage: Outage) -> bool {
    let Some(table) = game.state.table() else { return false };
    let is_known = table.interruption().until().is_some_and(|until| until > outage.since);
    game.at < outage.until && !is_known && table.next_deadline().is_some()
}
