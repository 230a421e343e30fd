//! How much of a game a caller sees: everything or, for spectators with a delay, what they may know by now.
//!
//! The game is folded up to a cut-off: what comes after it affects no clock, no result and no list.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, PoisonError},
};

use adoube_laws::{
    clock::{At, Milliseconds},
    table::{Outcome, Stage, Table, Viewer, replay},
};

use super::{AppState, Caller, problem::ApiError};
use crate::{
    competition::{Competition, Delay},
    game::{ActEntry, GameCreated},
    ids::{CompetitionId, GameId},
    permission::Permission,
};

/// The visible state of a game.
#[derive(Clone, Debug)]
pub struct VisibleState {
    /// How it was created.
    pub created: Arc<GameCreated>,
    /// The last visible entry.
    pub seq: u64,
    /// The table after it.
    pub table: Arc<Table>,
    /// The visible instant.
    pub at: At,
    /// When more becomes visible without a new entry; none if everything is visible.
    pub more_at: Option<At>,
}

/// Returns the delay with which a caller sees the games of a competition.
pub(crate) fn delay_for(
    caller: &Caller,
    viewer: Viewer,
    id: CompetitionId,
    competition: &Competition,
) -> Delay {
    let is_delayed = viewer == Viewer::Spectator
        && !caller.is_allowed(Permission::LookWithoutDelay, id, competition);
    let announced = competition.about().map(|about| about.delay).unwrap_or_default();
    if is_delayed { announced } else { Delay::NONE }
}

/// A cache of games with a delay.
#[derive(Default)]
pub struct DelayedViews {
    games: Mutex<HashMap<(GameId, Delay), DelayedView>>,
}

/// A cached view of a game.
#[derive(Clone)]
struct DelayedView {
    seq: u64,
    table: Arc<Table>,
    /// The last entry of the game when the view was computed.
    tip: u64,
    /// The instant of the first event that was still hidden.
    hidden: Option<At>,
    /// When more becomes visible without a new entry.
    more_at: Option<At>,
}

impl DelayedView {
    /// Whether the view is current: there is no new entry, and no hidden one has become visible.
    fn is_fresh(&self, tip: u64, now: At) -> bool {
        self.tip == tip && self.more_at.is_none_or(|then| then > now)
    }

    /// Returns the instant up to which the view is valid.
    fn at(&self, until: At) -> At {
        self.hidden.map_or(until, |hidden| until.min(hidden)).max(self.table.now())
    }
}

/// The cache is cleared when it has this many games.
const MAX_CACHED: usize = 4096;

impl AppState {
    /// Returns the visible state of a game with a delay.
    pub async fn visible_state(&self, id: GameId, delay: Delay) -> Result<VisibleState, ApiError> {
        let game = self.hall.game(id).await?;
        let now = self.hall.now();
        let state = &game.state;
        let (Some(created), Some(table)) = (state.created().cloned(), state.table().cloned())
        else {
            return Err(ApiError::NotFound);
        };
        if delay.is_none() {
            return Ok(VisibleState { created, seq: game.tip.seq, table, at: now, more_at: None });
        }
        let key = (id, delay);
        let known = self.delayed_views.lock().get(&key).cloned();
        let until = At::new(now.get().saturating_sub(delay.time.get()));
        let seen = match known {
            Some(known) if known.is_fresh(game.tip.seq, now) => known,
            known => {
                let known = known.unwrap_or_else(|| DelayedView {
                    seq: 1,
                    table: Arc::new(created.table()),
                    tip: 0,
                    hidden: None,
                    more_at: None,
                });
                let acts = self.acts_after(id, known.seq).await?;
                let seen = cut(&known, &acts, (game.tip.seq, &table), (now, until), delay);
                let mut games = self.delayed_views.lock();
                if games.len() >= MAX_CACHED {
                    games.clear();
                }
                games.insert(key, seen.clone());
                seen
            }
        };
        let at = seen.at(until);
        Ok(VisibleState { created, seq: seen.seq, table: seen.table, at, more_at: seen.more_at })
    }

    /// Returns all acts after an entry.
    pub async fn acts_after(&self, id: GameId, after: u64) -> Result<Vec<ActEntry>, ApiError> {
        Ok(self.hall.all_acts(id, after).await?)
    }
}

impl DelayedViews {
    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<(GameId, Delay), DelayedView>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns the last entry that may be known. Events within the delay are hidden, and so are the last
/// half-moves, unless the game is over.
fn cut(
    known: &DelayedView,
    acts: &[ActEntry],
    (tip, last): (u64, &Table),
    (now, until): (At, At),
    delay: Delay,
) -> DelayedView {
    let is_over = matches!(last.stage(), Stage::Over { .. } | Stage::Void);
    let shown = last.history().plies().0.saturating_sub(delay.half_moves);
    let mut followed = known.clone();
    let mut hidden = None;
    for act in acts {
        let after = replay(Table::clone(&followed.table), act.act.events.iter());
        let is_known = act.at <= until && (is_over || after.history().plies().0 <= shown);
        if !is_known {
            hidden = Some(act.at);
            break;
        }
        (followed.seq, followed.table) = (act.seq, Arc::new(after));
    }
    let more_at = hidden.map(|hidden| hidden + delay.time + Milliseconds::new(1));
    // The acts may be newer than the snapshot of the game: then the view is stale at once and computed again.
    DelayedView { tip, hidden, more_at: more_at.filter(|then| *then > now), ..followed }
}

/// The results of a competition's games that a caller may know.
pub(in crate::http) struct Results {
    known: HashMap<GameId, Outcome>,
    unreadable: HashSet<GameId>,
}

impl Results {
    /// Collects the results that a caller may know.
    pub(in crate::http) async fn known_to(
        app: &AppState,
        caller: &Caller,
        id: CompetitionId,
        competition: &Competition,
    ) -> Result<Self, ApiError> {
        let mut results = Self { known: HashMap::new(), unreadable: HashSet::new() };
        let boards = competition.rounds().values().flat_map(|round| round.boards.values());
        for board in boards {
            let Some(game) = board.game else { continue };
            let players = adoube_laws::clock::PerPlayer { white: board.white, black: board.black };
            let viewer = caller.viewer(id, competition, &players);
            let delay = delay_for(caller, viewer, id, competition);
            match app.visible_state(game, delay).await {
                Ok(visible) => {
                    results.known.extend(visible.table.outcome().map(|outcome| (game, outcome)));
                }
                Err(ApiError::Damaged(_)) => {
                    results.unreadable.insert(game);
                }
                Err(error) => return Err(error),
            }
        }
        Ok(results)
    }

    /// Returns the result of a game.
    pub(in crate::http) fn get(&self, game: GameId) -> Option<Outcome> {
        self.known.get(&game).copied()
    }

    /// Whether the record of a game is damaged.
    pub(in crate::http) fn is_unreadable(&self, game: GameId) -> bool {
        self.unreadable.contains(&game)
    }
}
