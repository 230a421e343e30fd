//! Destroys the keys of personal data that is no longer to be kept.
//!
//! What ends the data is a fact; the key is destroyed right after it is stored. A node that goes down in between leaves
//! that to the next start.

use std::{collections::HashSet, sync::Arc, time::Duration};

use adoube_laws::clock::At;
use futures_util::{StreamExt, stream};

use super::{Hall, tasks::CONCURRENCY};
use crate::{
    ids::CompetitionId,
    ledger::{ReadError, StorageError},
    personal::subject,
};

/// Keys younger than this may belong to an entry that is not stored yet.
const YOUNG: u64 = 60 * 60 * 1000;
/// After this long another node has destroyed the key of an official whom it removed.
const DESTROYED_AFTER: Duration = Duration::from_secs(10);

impl Hall {
    /// Destroys the keys of everybody who was removed from a competition.
    pub async fn destroy_ended(&self, id: CompetitionId) -> Result<(), StorageError> {
        let Some(competition) = self.competition(id) else { return Ok(()) };
        let ended = competition.state.ended_subjects(&id.stream());
        self.store.ledger.keys().destroy(&ended).await
    }

    /// Destroys the keys of an official who was removed, and of the sessions of the official.
    pub async fn destroy_official(
        &self,
        name: &str,
        sessions: &[String],
    ) -> Result<(), StorageError> {
        let sessions = sessions.iter().map(|id| subject::session(id));
        let ended: Vec<String> = sessions.chain([subject::official(name)]).collect();
        self.store.ledger.keys().destroy(&ended).await?;
        self.reload_games().await
    }

    /// Destroys what an earlier run left: keys of people who were removed, and of sessions and invitations that ended.
    pub(super) async fn destroy_left_over(&self) -> Result<(), StorageError> {
        let keys = self.store.ledger.keys();
        let mut ended: HashSet<String> = HashSet::new();
        for (id, competition) in self.competitions() {
            ended.extend(competition.state.ended_subjects(&id.stream()));
        }
        ended.extend(self.people().state.removed().map(subject::official));
        let stored = keys.subjects("", u64::MAX >> 1).await?;
        let left: Vec<String> =
            stored.into_iter().filter(|subject| ended.contains(subject)).collect();
        keys.destroy(&left).await?;
        self.destroy_expired(self.now()).await
    }

    /// Destroys the keys of sessions and invitations that have ended.
    pub(super) async fn destroy_expired(&self, now: At) -> Result<(), StorageError> {
        let keys = self.store.ledger.keys();
        let people = self.people();
        let live: HashSet<String> = people.state.live_subjects(now).collect();
        let mut ended = Vec::new();
        for prefix in [subject::SESSIONS, subject::INVITATIONS] {
            let stored = keys.subjects(prefix, now.get().saturating_sub(YOUNG)).await?;
            ended.extend(stored.into_iter().filter(|subject| !live.contains(subject)));
        }
        keys.destroy(&ended).await
    }

    /// Reads the games in memory again, so that they do not name an official who was removed.
    async fn reload_games(&self) -> Result<(), StorageError> {
        let reloads = stream::iter(self.games.all())
            .map(async |(_, aggregate)| match aggregate.reload(&self.store).await {
                Err(ReadError::Storage(why)) => Err(why),
                // A damaged game names nobody after the damage; the arbiter is called for it elsewhere.
                Ok(()) | Err(ReadError::Damaged(_)) => Ok(()),
            })
            .buffer_unordered(CONCURRENCY);
        reloads.collect::<Vec<_>>().await.into_iter().collect()
    }

    /// Reads the games again once the node that removed an official has destroyed the key.
    pub(super) fn reload_games_later(self: &Arc<Self>) {
        let hall = self.clone();
        tokio::spawn(async move {
            tokio::time::sleep(DESTROYED_AFTER).await;
            if let Err(why) = hall.reload_games().await {
                tracing::warn!(%why, "games could not be read again after an official was removed");
            }
        });
    }
}
