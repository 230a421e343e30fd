//! The hall checks its own record: a stream that is not what was written is not used any more, and the officials see it.
//!
//! Every stream is checked as it is loaded, entry by entry. In the background all of them are read again and again, so
//! that damage to a game that nobody looks at is found while there is still a backup.

use std::{
    collections::{BTreeSet, HashMap},
    sync::Arc,
    time::{Duration, Instant},
};

use futures_util::{StreamExt, stream};
use tokio::time::sleep;

use super::{ChangeNotification, Hall};
use crate::{
    aggregate::Aggregate,
    competition::Competition,
    fold::Shared,
    game::Game,
    ids::{CompetitionId, GameId},
    ledger::{
        Damage, DamageKind, Ledger, ReadError, StorageError, Stream, StreamHead, check_signed,
        verify,
    },
};

/// Entries read per page: few, so that nobody waits for them.
const PAGE: u32 = 200;
/// The check rests this many times as long as it has worked.
const REST: u32 = 9;
/// The delay between two checks of everything.
const INTERVAL: Duration = Duration::from_hours(1);

/// The competitions that have entries, or had some.
pub(super) async fn known_competitions(
    ledger: &dyn Ledger,
) -> Result<BTreeSet<CompetitionId>, StorageError> {
    let signed = ledger.tips().await?.into_iter().map(|(stream, _)| stream);
    let there = ledger.streams(CompetitionId::PREFIX).await?;
    Ok(there.into_iter().chain(signed).filter_map(|it| CompetitionId::from_stream(&it)).collect())
}

/// Checks all streams, at low priority.
pub(super) async fn check_streams(hall: Arc<Hall>) {
    loop {
        if let Err(why) = check_all(&hall).await {
            tracing::warn!(%why, "the record could not be checked; it is tried again later");
        }
        sleep(INTERVAL).await;
    }
}

pub(super) async fn check_all(hall: &Hall) -> Result<(), StorageError> {
    let (ledger, damaged) = (&*hall.store.ledger, &hall.store.damaged);
    // Signed off before the streams are read, so none of them can be shorter.
    let tips: HashMap<Stream, StreamHead> = ledger.tips().await?.into_iter().collect();
    for (stream, _) in ledger.headless().await? {
        damaged.note(&Damage { stream, seq: 1, kind: DamageKind::Gap });
    }
    for stream in ledger.streams("").await? {
        match check_stream(ledger, &stream, tips.get(&stream).copied()).await {
            Ok(()) => forget_if_readable(hall, &stream),
            Err(ReadError::Damaged(damage)) => damaged.note(&damage),
            Err(ReadError::Storage(why)) if why.is_corruption() => {
                damaged.note(&Damage { stream, seq: 1, kind: DamageKind::Unreadable });
            }
            Err(ReadError::Storage(why)) => return Err(why),
        }
    }
    let cut_off = tips.iter().filter(|(_, tip)| tip.seq > 0);
    for (stream, _) in cut_off {
        if ledger.read(stream, 0, 1).await?.is_empty() {
            damaged.note(&Damage { stream: stream.clone(), seq: 1, kind: DamageKind::CutOff });
        }
    }
    Ok(())
}

/// A stream that was restored is used again, unless its entries cannot be parsed.
fn forget_if_readable(hall: &Hall, stream: &Stream) {
    if let Err(Damage {
        kind: DamageKind::Gap | DamageKind::Altered | DamageKind::CutOff, ..
    }) = hall.store.damaged.check(stream)
    {
        hall.store.damaged.forget(stream);
    }
}

/// Checks the chain of a stream, and that it is as long as was signed off.
async fn check_stream(
    ledger: &dyn Ledger,
    stream: &Stream,
    signed: Option<StreamHead>,
) -> Result<(), ReadError> {
    let mut tip = StreamHead::default();
    loop {
        let began = Instant::now();
        let entries = ledger.read(stream, tip.seq, PAGE).await?;
        let is_last = entries.len() < PAGE as usize;
        tip = verify(tip, &entries).map_err(|broken| Damage::from_chain(stream, broken))?;
        check_signed(stream, signed, &entries)?;
        sleep(began.elapsed() * REST).await;
        if is_last {
            let is_short = signed.is_some_and(|signed| tip.seq < signed.seq);
            let damage =
                Damage { stream: stream.clone(), seq: tip.seq + 1, kind: DamageKind::CutOff };
            return if is_short { Err(damage.into()) } else { Ok(()) };
        }
    }
}

/// Takes damaged games and competitions out of use as they become known, and those that were restored into use again.
pub(super) async fn retire_damaged(hall: Arc<Hall>) {
    let mut changes = hall.store.damaged.changes();
    let mut retired = BTreeSet::new();
    loop {
        changes.borrow_and_update();
        let damaged: BTreeSet<Stream> =
            hall.store.damaged.all().into_iter().map(|damage| damage.stream).collect();
        metrics::gauge!("adoube_damaged_streams").set(f64::from(damaged.len() as u32));
        for stream in damaged.symmetric_difference(&retired) {
            hall.retire(stream, damaged.contains(stream)).await;
        }
        retired = damaged;
        if changes.changed().await.is_err() {
            return;
        }
    }
}

/// A damaged competition, with what can still be read of it.
pub struct UnreadableCompetition {
    /// Its id.
    pub id: CompetitionId,
    /// The damage.
    pub damage: Damage,
    /// What its entries up to the damage come to.
    pub part: Shared<Competition>,
}

impl Hall {
    /// Drops a damaged game or competition, or loads it again.
    async fn retire(&self, stream: &Stream, is_damaged: bool) {
        if let Some(id) = GameId::from_stream(stream) {
            self.timers.set(id, || None);
            self.games.drop_loaded(id);
            if !is_damaged && let Ok(Some(game)) = self.games.get(id, &self.store).await {
                self.timers.set(id, || game.latest().state.next_deadline());
            }
            self.notify(ChangeNotification::Game(id));
        } else if let Some(id) = CompetitionId::from_stream(stream) {
            self.competitions.drop_loaded(id);
            if !is_damaged && let Err(why) = self.competitions.get(id, &self.store).await {
                tracing::error!(%why, "a competition that was restored cannot be loaded");
            }
            self.notify(ChangeNotification::Competition(id));
        }
    }

    /// The damaged streams.
    pub fn damaged(&self) -> Vec<Damage> {
        self.store.damaged.all()
    }

    /// The damage of a game, if there is some.
    pub fn damage_of_game(&self, id: GameId) -> Option<Damage> {
        self.store.damaged.check(&id.stream()).err()
    }

    /// What can be read of a damaged game.
    pub async fn readable_part(&self, id: GameId) -> Result<Shared<Game>, StorageError> {
        Aggregate::readable_part(id.stream(), &self.store).await
    }

    /// The damaged competitions.
    pub async fn unreadable_competitions(&self) -> Vec<UnreadableCompetition> {
        let damaged = stream::iter(self.damaged());
        let parts = damaged.filter_map(async |damage| {
            let id = CompetitionId::from_stream(&damage.stream)?;
            let part = Aggregate::readable_part(damage.stream.clone(), &self.store).await;
            Some(UnreadableCompetition { id, damage, part: part.unwrap_or_default() })
        });
        parts.collect().await
    }

    /// Whether the last attempt to store something has failed.
    pub fn is_storage_failing(&self) -> bool {
        self.store.group.is_failing()
    }
}
