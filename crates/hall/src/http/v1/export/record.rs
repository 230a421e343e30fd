//! The record with its hashes.

use std::{
    collections::{BTreeSet, VecDeque},
    sync::Arc,
};

use axum::{
    body::Body,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use futures_util::stream::{self, TryStreamExt};

use crate::{
    competition::Competition,
    export::log,
    game::CommandError,
    http::shared::{
        Authorized, SharedState,
        extract::ApiPath,
        games::find_game,
        problem::{ApiError, ProblemBody},
    },
    ids::{CompetitionId, GameId},
    ledger::{Entry, Ledger, StorageError, Stream, StreamHead},
    permission::{Permission, ReadLog, ReadRecord},
};

const LINES: &str = "application/x-ndjson";
/// Entries read per page.
const PAGE: u32 = 500;

/// Returns the record of a game with its hashes, to be verified with `adoube verify`. It holds all that the log
/// and both scoresheets do.
#[utoipa::path(get, path = "/v1/games/{id}/record", tag = "export",
    params(("id" = String, Path, description = "The game.")),
    responses((status = 200, body = String, content_type = "application/x-ndjson"),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(in crate::http) async fn game(
    State(app): State<SharedState>,
    caller: Authorized<ReadLog>,
    ApiPath(id): ApiPath<GameId>,
) -> Result<Response, ApiError> {
    let game = find_game(&app, &caller, id).await?;
    let created = game.state.created().ok_or(ApiError::NotFound)?;
    caller.enter(&app, created.competition)?;
    Ok(lines(app.hall.ledger().clone(), vec![id.stream()]))
}

/// Returns the record of a competition and of all its games, including void ones, with their hashes. While a
/// game is played, it is only for those who may read its log.
#[utoipa::path(get, path = "/v1/competitions/{id}/record", tag = "export",
    params(("id" = String, Path, description = "The competition.")),
    responses((status = 200, body = String, content_type = "application/x-ndjson"),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(in crate::http) async fn competition(
    State(app): State<SharedState>,
    caller: Authorized<ReadRecord>,
    ApiPath(id): ApiPath<CompetitionId>,
) -> Result<Response, ApiError> {
    let competition = caller.enter(&app, id)?;
    let games = games(&competition.state);
    if !caller.is_allowed(Permission::ReadLog, id, &competition.state) {
        for game in &games {
            require_finished(&app, *game).await?;
        }
    }
    let streams = std::iter::once(id.stream()).chain(games.iter().map(GameId::stream));
    Ok(lines(app.hall.ledger().clone(), streams.collect()))
}

/// Refuses the record of a game that is still played. Tables that were withdrawn are not played.
async fn require_finished(app: &SharedState, id: GameId) -> Result<(), ApiError> {
    match app.hall.game(id).await {
        Ok(game) if game.state.is_over() => Ok(()),
        Ok(_) => Err(ApiError::StillPlayed),
        Err(CommandError::Unknown) => Ok(()),
        Err(why) => Err(why.into()),
    }
}

/// Returns all games of a competition, in the order of rounds and boards, void ones before their
/// replacements; then those whose tables were removed, and those that players have arranged among themselves.
fn games(competition: &Competition) -> Vec<GameId> {
    let boards = competition.rounds().values().flat_map(|round| round.boards.values());
    let paired = boards.flat_map(|board| board.void.iter().copied().chain(board.game));
    let withdrawn = competition.withdrawn_tables().iter().copied();
    paired.chain(withdrawn).chain(competition.lobby().games()).collect()
}

/// Writes streams a page at a time: a large record is never in memory as a whole.
struct RecordWriter {
    ledger: Arc<dyn Ledger>,
    streams: VecDeque<Stream>,
    /// The last entry written of the first of them.
    tip: StreamHead,
    /// The number of streams written.
    count: usize,
    /// The keys of personal data that were written.
    keys: BTreeSet<String>,
    step: Step,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    Head,
    Entries,
    Last,
}

fn lines(ledger: Arc<dyn Ledger>, streams: Vec<Stream>) -> Response {
    let (streams, tip) = (streams.into(), StreamHead::default());
    let keys = BTreeSet::new();
    let start = RecordWriter { ledger, streams, tip, count: 0, keys, step: Step::Head };
    let pages = stream::try_unfold(start, RecordWriter::next);
    // A truncated record can be detected: its last line is missing.
    let body = Body::from_stream(pages.map_err(|why: StorageError| axum::Error::new(why)));
    ([(header::CONTENT_TYPE, LINES)], body).into_response()
}

impl RecordWriter {
    async fn next(mut self) -> Result<Option<(String, Self)>, StorageError> {
        match self.step {
            Step::Head => {
                self.step = Step::Entries;
                Ok(Some((log::head(), self)))
            }
            Step::Entries => self.page().await.map(Some),
            Step::Last => Ok(None),
        }
    }

    /// Renders the next entries of a stream, or its end.
    async fn page(mut self) -> Result<(String, Self), StorageError> {
        let Some(stream) = self.streams.front() else {
            self.step = Step::Last;
            return Ok((log::last(self.count), self));
        };
        let entries = self.ledger.read(stream, self.tip.seq, PAGE).await?;
        let mut text = String::new();
        for entry in &entries {
            text += &log::keys(entry, &mut self.keys);
            text += &log::entry(entry);
        }
        self.tip = entries.last().map_or(self.tip, Entry::tip);
        if entries.len() < PAGE as usize {
            // A game that was arranged but never created has no entries.
            if self.tip.seq > 0 {
                text += &log::end(stream, self.tip);
                self.count += 1;
            }
            self.streams.pop_front();
            self.tip = StreamHead::default();
        }
        Ok((text, self))
    }
}
