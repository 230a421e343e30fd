//! A board for screen readers: a game is played by typing, with a form post for each move. A script of `web/`
//! reads out events; everything works without it.

mod acts;
mod answers;
mod commands;
mod moves;
mod news;
mod page;
mod parts;
mod sentence;

use std::time::Duration;

use adoube_chess::notation::ReadErrorKind;
use adoube_laws::{
    clock::At,
    table::{Action, ActionKind, View, Viewer, Voice},
};
use adoube_record::i18n::TextBoardKey;
use axum::{Router, extract::State, http::StatusCode, response::Response, routing::get};
use serde::Deserialize;
use tokio::time::{Instant, timeout_at};

use self::{
    answers::Narrator,
    commands::{Command, Vocabulary},
    page::{Page, PageReply},
    sentence::{Sentence, typed},
};
use super::{auth_pages::error_page, built::Template, html};
use crate::{
    http::shared::{
        Caller, SharedState,
        acts::{ActTerms, carry_out_act},
        extract::{ApiForm, ApiPath, ApiQuery},
        games::{GameAccess, head, watch},
        in_words,
        problem::{ApiError, sentence},
        typed_move,
    },
    ids::GameId,
    token::draw_id,
};

/// The routes of the text board.
pub(super) fn routes() -> Router<SharedState> {
    Router::new().route("/without-sight/{game}", get(show).post(handle_form))
}

/// The longest wait for a new entry; shorter than the request timeout.
const MAX_WAIT: Duration = Duration::from_secs(20);

/// The last entry that was seen, and whether to wait for more.
#[derive(Deserialize)]
struct PageQuery {
    #[serde(default)]
    since: Option<u64>,
    #[serde(default)]
    wait: Option<String>,
}

/// The fields of a form of the page.
#[derive(Default, Deserialize)]
#[serde(default)]
struct PageForm {
    /// The typed text.
    said: String,
    /// The kind of action, if a button was pressed.
    act: String,
    /// The input of that button's form.
    text: String,
    /// Non-empty if the user has confirmed.
    sure: String,
    /// The idempotency key.
    key: String,
    /// The last entry that was seen.
    seen: Option<u64>,
}

/// Shows the game, with what happened since the last visit.
async fn show(
    State(app): State<SharedState>,
    caller: Caller,
    ApiPath(id): ApiPath<GameId>,
    ApiQuery(look): ApiQuery<PageQuery>,
) -> Response {
    let response = async {
        if let (Some(since), Some(_)) = (look.since, &look.wait) {
            wait(&app, &caller, id, since).await?;
        }
        let watching = watch(&app, &caller, id).await?;
        let mut answer = PageReply::default();
        if let Some(since) = look.since {
            answer.sentences = news(&app, &caller, id, &watching, since).await?;
            if answer.sentences.is_empty() {
                answer.sentences = in_words(caller.language, |words| {
                    vec![Sentence::new(words.plain(TextBoardKey::NothingNew))]
                });
            }
        }
        render_page(id, &watching, &caller, StatusCode::OK, &answer)
    };
    response.await.unwrap_or_else(|error: ApiError| error_page(&error, caller.language, None))
}

/// Waits until there is an entry after `since`, or for the longest wait.
async fn wait(app: &SharedState, caller: &Caller, id: GameId, since: u64) -> Result<(), ApiError> {
    let until = Instant::now() + MAX_WAIT;
    let mut game = app.hall.subscribe(id).await?;
    while watch(app, caller, id).await?.visible.seq <= since {
        game.mark_unchanged();
        match timeout_at(until, game.changed()).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) | Err(_) => break,
        }
    }
    Ok(())
}

/// Handles typed text or a pressed button.
async fn handle_form(
    State(app): State<SharedState>,
    caller: Caller,
    ApiPath(id): ApiPath<GameId>,
    ApiForm(sent): ApiForm<PageForm>,
) -> Response {
    let response = respond(&app, &caller, id, &sent);
    response.await.unwrap_or_else(|error| error_page(&error, caller.language, None))
}

/// What the form requests.
enum Intent {
    /// Information.
    Know(Command),
    /// Actions, one after the other.
    Do(Vec<Action>),
    /// A resignation, which needs confirmation.
    Resign,
    /// The input is invalid.
    Unclear(Sentence),
}

async fn respond(
    app: &SharedState,
    caller: &Caller,
    id: GameId,
    sent: &PageForm,
) -> Result<Response, ApiError> {
    let arrived = app.hall.now();
    let watching = watch(app, caller, id).await?;
    let seen = sent.seen.unwrap_or(watching.visible.seq);
    let mut status = StatusCode::OK;
    let mut answer = PageReply::default();
    match parse_form(&watching, caller, sent) {
        Intent::Resign => return render_confirmation(id, &watching, caller),
        Intent::Know(command) => {
            answer.is_help = command == Command::Help;
            let tell = |narrator: &Narrator<'_>| narrator.answer(&command);
            answer.sentences = with_narrator(&watching, caller, tell);
        }
        Intent::Unclear(sentence) => {
            status = StatusCode::UNPROCESSABLE_ENTITY;
            answer = refusal(sentence, sent);
        }
        Intent::Do(acts) => {
            let acts = (acts, arrived);
            if let Err(error) = carry_out(app, caller, id, &watching, acts, &sent.key).await {
                status = error.status();
                answer = refusal(Sentence::new(sentence(&error, caller.language)), sent);
            }
        }
    }
    let watching = watch(app, caller, id).await?;
    answer.sentences.extend(news(app, caller, id, &watching, seen).await?);
    if answer.sentences.is_empty() {
        let done = |words: &_| {
            Sentence::new(adoube_record::i18n::Localizer::plain(words, TextBoardKey::Done))
        };
        answer.sentences = vec![in_words(caller.language, done)];
    }
    render_page(id, &watching, caller, status, &answer)
}

/// A refusal, with the input to be corrected.
fn refusal(sentence: Sentence, sent: &PageForm) -> PageReply {
    let typed = typed(&sent.said);
    PageReply { sentences: vec![sentence], is_refusal: true, typed, is_help: false }
}

/// Parses the form.
fn parse_form(watching: &GameAccess, caller: &Caller, sent: &PageForm) -> Intent {
    let text = typed(if sent.act.is_empty() { &sent.said } else { &sent.text });
    let command = if sent.act.is_empty() {
        Vocabulary::new(caller.language).read(&text)
    } else {
        acts::kind(&sent.act).map(|kind| Command::Act(kind, text.clone()))
    };
    let table = &watching.visible.table;
    with_narrator(watching, caller, |narrator| match command {
        Some(Command::Act(ActionKind::Resign, _)) if sent.sure.is_empty() => Intent::Resign,
        Some(Command::Act(kind, text)) => {
            match acts::action(kind, &text, (table, narrator.view), narrator.words) {
                Ok(action) => Intent::Do(vec![action]),
                Err(sentence) => Intent::Unclear(sentence),
            }
        }
        // Visually impaired players may request the number of moves and the time under an article of their
        // own.
        Some(Command::Number) if narrator.view.allows(ActionKind::RequestMovesAndTime) => {
            let request = adoube_laws::table::Request::MovesAndTime;
            Intent::Do(vec![Action::Say(Voice::Request(request))])
        }
        Some(command) => Intent::Know(command),
        None if sent.act.is_empty() => parse_move(narrator, &text),
        None => Intent::Unclear(Sentence::new(narrator.words.plain(TextBoardKey::NotNow))),
    })
}

/// Parses a typed move. Where moves have to be announced, it is announced first and then played.
fn parse_move(narrator: &Narrator<'_>, text: &str) -> Intent {
    let (table, words) = (narrator.table, narrator.words);
    if !matches!(narrator.view.viewer, Viewer::Player(_) | Viewer::Assistant(_)) {
        return Intent::Unclear(Sentence::new(words.plain(TextBoardKey::OnlyLooking)));
    }
    // The text is parsed in the current position: out of turn it would name a move of the opponent.
    if let Some(turn) = narrator.awaits_opponent() {
        let unread = typed_move::read(table, text).err().flatten();
        let unread = unread.filter(|error| error.kind == ReadErrorKind::Unreadable);
        return Intent::Unclear(unread.map_or(turn, |error| {
            // It is no move of anybody.
            moves::not_read(table, text, Some(&error), words)
        }));
    }
    let plan = match typed_move::read(table, text) {
        Ok(plan) => plan,
        Err(error) => return Intent::Unclear(moves::not_read(table, text, error.as_ref(), words)),
    };
    let legal = table.position().and_then(|position| Some((position, plan.legal_in(position)?)));
    let announcement =
        legal.filter(|_| narrator.view.allows(ActionKind::Announce)).map(|(position, played)| {
            let said = adoube_chess::notation::announce::write(position, played);
            Action::Say(Voice::Announce(said))
        });
    Intent::Do(announcement.into_iter().chain([Action::Play(plan)]).collect())
}

/// Carries out actions in turn, each with an idempotency key of its own.
async fn carry_out(
    app: &SharedState,
    caller: &Caller,
    id: GameId,
    watching: &GameAccess,
    (acts, arrived): (Vec<Action>, At),
    key: &str,
) -> Result<(), ApiError> {
    const MAX_KEY_LENGTH: usize = 100;
    for (at, action) in acts.into_iter().enumerate() {
        let fits = !key.is_empty() && key.len() <= MAX_KEY_LENGTH;
        let key = fits.then(|| format!("{key}-{at}"));
        let terms = ActTerms { key, expected: None, arrived };
        carry_out_act(app, caller, id, watching, (watching.viewer.who(), action), terms).await?;
    }
    Ok(())
}

/// Describes what happened after an entry, as far as the user may see it.
async fn news(
    app: &SharedState,
    caller: &Caller,
    id: GameId,
    watching: &GameAccess,
    since: u64,
) -> Result<Vec<Sentence>, ApiError> {
    let visible = &watching.visible;
    if since >= visible.seq {
        return Ok(Vec::new());
    }
    // The first entry creates the table.
    let acts = app.acts_after(id, 1).await?;
    let start = visible.created.table();
    let viewer = watching.viewer;
    let tell = |words: &_| news::since(since, visible.seq, (start, &acts), viewer, words);
    Ok(in_words(caller.language, tell))
}

fn with_narrator<T>(
    watching: &GameAccess,
    caller: &Caller,
    tell: impl FnOnce(&Narrator<'_>) -> T,
) -> T {
    let visible = &watching.visible;
    let view = View::new(&visible.table, visible.at, watching.viewer);
    in_words(caller.language, |words| tell(&Narrator { table: &visible.table, view: &view, words }))
}

fn with_page<T>(
    id: GameId,
    watching: &GameAccess,
    caller: &Caller,
    answer: &PageReply,
    tell: impl FnOnce(&Page<'_>) -> T,
) -> Result<T, ApiError> {
    let visible = &watching.visible;
    let head = head(id, visible, &watching.competition.state);
    let view = View::new(&visible.table, visible.at, watching.viewer);
    let key = draw_id()?;
    Ok(in_words(caller.language, |words| {
        let narrator = Narrator { table: &visible.table, view: &view, words };
        tell(&Page { narrator, head: &head, seq: visible.seq, key, answer })
    }))
}

fn render_page(
    id: GameId,
    watching: &GameAccess,
    caller: &Caller,
    status: StatusCode,
    answer: &PageReply,
) -> Result<Response, ApiError> {
    with_page(id, watching, caller, answer, |page| {
        html::render(Template::Plain, caller.language, status, &page.title(), page.body())
    })
}

/// Renders the request for confirmation.
fn render_confirmation(
    id: GameId,
    watching: &GameAccess,
    caller: &Caller,
) -> Result<Response, ApiError> {
    let answer = PageReply::default();
    with_page(id, watching, caller, &answer, |page| {
        html::render(
            Template::Plain,
            caller.language,
            StatusCode::OK,
            &page.title(),
            page.confirmation(),
        )
    })
}
