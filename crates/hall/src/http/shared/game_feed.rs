//! The acts of a game, read and rendered once for all streams that follow it.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, PoisonError, Weak},
};

use adoube_chess::notation::Language;
use adoube_laws::{
    clock::At,
    table::{Event, Table, Viewer, replay},
};
use bytes::Bytes;
use serde::Serialize;

use crate::{
    competition::Delay,
    fold::Shared,
    game::{ActEvents, Game},
    http::shared::{
        AppState,
        bounded_cache::BoundedCache,
        game_view::{GameResponse, render_game},
        games::GameAccess,
        in_words,
        problem::ApiError,
        render::{self, EventResponse, GameSummary},
        sse,
    },
    ids::GameId,
};

/// The number of cached acts; streams further behind read from the ledger.
const REMEMBERED: usize = 4;
/// The number of cached renderings: both players, the arbiter and the spectators, in two languages.
const RENDERED: usize = 8;
/// Acts read per page.
const PAGE: u32 = 256;

/// The feeds in use.
#[derive(Default)]
pub struct GameFeeds(Mutex<HashMap<(GameId, Delay), Weak<GameFeed>>>);

/// A game that is followed by at least one stream.
pub(in crate::http) struct GameFeed {
    id: GameId,
    state: tokio::sync::Mutex<State>,
}

#[derive(Default)]
struct State {
    /// The last act that was read, and the table after it.
    tip: Option<(u64, Arc<Table>)>,
    acts: VecDeque<Arc<AppliedAct>>,
    rendered: Rendered,
}

/// Cached renderings, by the number of the entry.
#[derive(Default)]
struct Rendered {
    events: BoundedCache<(u64, Audience), Arc<[EventResponse]>, RENDERED>,
    games: BoundedCache<(u64, Audience), Arc<GameResponse>, RENDERED>,
    /// Lines of streams, with and without the game.
    lines: BoundedCache<(u64, Audience, bool), Bytes, RENDERED>,
}

/// The viewers for whom a rendering is the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::http) struct Audience {
    pub(in crate::http) viewer: Viewer,
    pub(in crate::http) language: Language,
}

/// An act and the table before it.
pub(in crate::http) struct AppliedAct {
    pub(in crate::http) seq: u64,
    pub(in crate::http) at: At,
    before: Arc<Table>,
    pub(in crate::http) after: Arc<Table>,
    events: Arc<[Event]>,
}

/// An act as sent to clients, without `now`.
#[derive(Serialize)]
struct ActEvent {
    seq: u64,
    at: At,
    events: Arc<[EventResponse]>,
    glance: GameSummary,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<Arc<GameResponse>>,
}

impl GameFeeds {
    /// Returns the feed of a game, shared by all streams with the same delay.
    pub(in crate::http) fn get(&self, id: GameId, delay: Delay) -> Arc<GameFeed> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(line) = open.get(&(id, delay)).and_then(Weak::upgrade) {
            return line;
        }
        // Unused feeds are removed when there are many.
        if open.len() >= 1024 && open.len().is_power_of_two() {
            open.retain(|_, line| line.strong_count() > 0);
        }
        let line = Arc::new(GameFeed { id, state: tokio::sync::Mutex::default() });
        open.insert((id, delay), Arc::downgrade(&line));
        line
    }
}

impl GameFeed {
    /// Returns at most a page of the acts after `seq`, up to `until`.
    pub(in crate::http) async fn after(
        &self,
        app: &AppState,
        game: &Shared<Game>,
        (seq, until): (u64, u64),
    ) -> Result<Vec<Arc<AppliedAct>>, ApiError> {
        let mut state = self.state.lock().await;
        if seq >= until {
            return Ok(Vec::new());
        }
        let first = seq + 1;
        let is_remembered = state.acts.front().is_some_and(|act| act.seq <= first);
        let is_next = state.tip.as_ref().is_some_and(|(tip, _)| *tip == seq);
        if !is_remembered && !is_next {
            drop(state);
            return self.read_from_start(app, game, seq).await;
        }
        self.read_new_acts(&mut state, app, game, until).await?;
        let remembered = state.acts.iter().filter(|act| act.seq >= first).cloned();
        let acts: Vec<_> = remembered.collect();
        while state.acts.len() > REMEMBERED {
            state.acts.pop_front();
        }
        Ok(acts)
    }

    /// Starts the feed at this table, so that it reads only later acts.
    pub(in crate::http) async fn begin_at(&self, seq: u64, table: &Arc<Table>) {
        let mut state = self.state.lock().await;
        if state.tip.is_none() {
            state.tip = Some((seq, table.clone()));
        }
    }

    /// Reads the acts that no stream has read yet.
    async fn read_new_acts(
        &self,
        state: &mut State,
        app: &AppState,
        game: &Shared<Game>,
        until: u64,
    ) -> Result<(), ApiError> {
        let Some((mut seq, mut table)) = state.tip.clone() else { return Ok(()) };
        while seq < until {
            let page = if let Some(recent) = game.state.recent_acts(seq) {
                recent
            } else {
                let read = app.hall.acts(self.id, seq, PAGE).await?;
                read.into_iter().map(ActEvents::from).collect()
            };
            if page.is_empty() {
                break;
            }
            for act in page.into_iter().filter(|act| act.seq <= until) {
                let applied = apply_act(act, &table, game);
                (seq, table) = (applied.seq, applied.after.clone());
                state.acts.push_back(applied);
            }
        }
        state.tip = Some((seq, table));
        Ok(())
    }

    /// Reads the acts after one that is not cached: the game is folded from its start.
    async fn read_from_start(
        &self,
        app: &AppState,
        game: &Shared<Game>,
        seq: u64,
    ) -> Result<Vec<Arc<AppliedAct>>, ApiError> {
        let created = game.state.created().ok_or(ApiError::NotFound)?;
        let mut table = Arc::new(created.table());
        let mut found = Vec::new();
        for act in app.acts_after(self.id, 0).await? {
            let applied = apply_act(act.into(), &table, game);
            table = applied.after.clone();
            if applied.seq > seq {
                found.push(applied);
            }
            if found.len() >= PAGE as usize {
                break;
            }
        }
        Ok(found)
    }

    /// Returns the events of an act for an audience.
    pub(in crate::http) async fn events_for(
        &self,
        seq: u64,
        (before, events): (&Table, &[Event]),
        audience: Audience,
    ) -> Arc<[EventResponse]> {
        if events.is_empty() {
            return Arc::default();
        }
        self.state.lock().await.rendered.events(seq, (before, events), audience)
    }

    /// Returns the game for an audience. It may be as old as `since`.
    pub(in crate::http) async fn game_for(
        &self,
        watching: &GameAccess,
        language: Language,
        since: At,
    ) -> Arc<GameResponse> {
        self.state.lock().await.rendered.game(self.id, watching, language, since)
    }

    /// Renders an act as the beginning of a line, which `sse::end_event` completes; with the game after it if
    /// given.
    pub(in crate::http) async fn render_line(
        &self,
        act: &AppliedAct,
        audience: Audience,
        after: Option<&GameAccess>,
    ) -> Bytes {
        let rendered = &mut self.state.lock().await.rendered;
        let key = (act.seq, audience, after.is_some());
        if let Some(line) = rendered.lines.get(&key) {
            return line;
        }
        let events = rendered.events(act.seq, (&act.before, &act.events), audience);
        let Audience { viewer, language } = audience;
        let glance = in_words(language, |words| render::glance(&act.after, act.at, viewer, words));
        let game = after.map(|watching| rendered.game(self.id, watching, language, act.at));
        let sent = ActEvent { seq: act.seq, at: act.at, events, glance, game };
        let line = sse::begin_event("act", act.seq, &sent);
        rendered.lines.insert(key, line)
    }

    /// Clears the cache after a quiet period.
    pub(in crate::http) async fn clear_cache(&self) {
        let mut state = self.state.lock().await;
        state.acts = VecDeque::new();
        state.rendered = Rendered::default();
    }
}

impl Rendered {
    fn events(
        &mut self,
        seq: u64,
        (before, events): (&Table, &[Event]),
        audience: Audience,
    ) -> Arc<[EventResponse]> {
        let key = (seq, audience);
        if let Some(rendered) = self.events.get(&key) {
            return rendered;
        }
        let rendered = render::events(before, events, audience.viewer, audience.language);
        self.events.insert(key, rendered.into())
    }

    fn game(
        &mut self,
        id: GameId,
        watching: &GameAccess,
        language: Language,
        since: At,
    ) -> Arc<GameResponse> {
        let key = (watching.visible.seq, Audience { viewer: watching.viewer, language });
        if let Some(game) = self.games.get(&key).filter(|game| game.now >= since) {
            return game;
        }
        self.games.insert(key, Arc::new(render_game(id, watching, language)))
    }
}

impl AppliedAct {
    /// Whether a viewer may see anything of it.
    pub(in crate::http) fn is_seen_by(&self, viewer: Viewer) -> bool {
        let regulations = self.after.regulations();
        self.events.iter().any(|event| event.is_visible_to(viewer, regulations))
    }
}

fn apply_act(act: ActEvents, before: &Arc<Table>, game: &Shared<Game>) -> Arc<AppliedAct> {
    let last = game.state.table().filter(|_| act.seq == game.tip.seq);
    let replayed = || Arc::new(replay(Table::clone(before), act.events.iter()));
    // The table of the game itself is shared rather than computed again.
    let after = last.cloned().unwrap_or_else(replayed);
    let ActEvents { seq, at, events } = act;
    Arc::new(AppliedAct { seq, at, before: before.clone(), after, events })
}
