//! A board for screen readers: a game is played by typing, with a form post for each move. A script of `web/` reads out
//! what happens; everything works without it.

mod acts;
mod answers;
mod commands;
mod moves;
mod news;
mod page;
mod parts;
mod sentence;

use std::time::Duration;

use adoube_laws::table::{Action, ActionKind, View, Viewer, Voice};
use adoube_record::i18n::BlindKey;
use axum::{Router, extract::State, http::StatusCode, response::Response, routing::get};
use serde::Deserialize;
use tokio::time::{Instant, timeout_at};

use self::{
    answers::Narrator,
    commands::{Command, Vocabulary},
    page::{Answer, Page},
    sentence::{Sentence, typed},
};
use super::{auth_pages::error_page, built::Template, html::written};
use crate::{
    http::shared::{
        Caller, SharedState,
        acts::carry_out_act,
        extract::{ApiForm, ApiPath, ApiQuery},
        games::{Watching, head, watch},
        in_words,
        problem::{ApiError, sentence},
    },
    ids::GameId,
    token::draw_id,
};

/// The page of each game.
pub(super) fn routes() -> Router<SharedState> {
    Router::new().route("/without-sight/{game}", get(show).post(said))
}

/// The longest wait for something to happen; shorter than the request timeout.
const LONGEST_WAIT: Duration = Duration::from_secs(20);

/// The last entry that was seen, and whether to wait for more.
#[derive(Deserialize)]
struct PageQuery {
    #[serde(default)]
    since: Option<u64>,
    #[serde(default)]
    wait: Option<String>,
}

/// What a form of the page sends.
#[derive(Default, Deserialize)]
#[serde(default)]
struct PageForm {
    /// What was typed.
    said: String,
    /// What is to be done, if a button was pressed.
    act: String,
    /// What was filled in beside it.
    text: String,
    /// Whether the user has confirmed.
    sure: String,
    /// A name under which it is done once.
    key: String,
    /// The last entry that was seen.
    seen: Option<u64>,
}

/// The game, with what happened since the last visit.
async fn show(
    State(app): State<SharedState>,
    caller: Caller,
    ApiPath(id): ApiPath<GameId>,
    ApiQuery(look): ApiQuery<PageQuery>,
) -> Response {
    let answered = async {
        if let (Some(since), Some(_)) = (look.since, &look.wait) {
            wait(&app, &caller, id, since).await?;
        }
        let watching = watch(&app, &caller, id).await?;
        let mut answer = Answer::default();
        if let Some(since) = look.since {
            answer.told = news(&app, &caller, id, &watching, since).await?;
            if answer.told.is_empty() {
                answer.told = in_words(caller.language, |words| {
                    vec![Sentence::new(words.plain(BlindKey::NothingNew))]
                });
            }
        }
        shown(id, &watching, &caller, StatusCode::OK, &answer)
    };
    answered.await.unwrap_or_else(|error: ApiError| error_page(&error, caller.language, None))
}

/// Waits until there is more than was seen, or for long enough.
async fn wait(app: &SharedState, caller: &Caller, id: GameId, since: u64) -> Result<(), ApiError> {
    let until = Instant::now() + LONGEST_WAIT;
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

/// Something was typed, or a button was pressed.
async fn said(
    State(app): State<SharedState>,
    caller: Caller,
    ApiPath(id): ApiPath<GameId>,
    ApiForm(sent): ApiForm<PageForm>,
) -> Response {
    let answered = answered(&app, &caller, id, &sent);
    answered.await.unwrap_or_else(|error| error_page(&error, caller.language, None))
}

/// What the form asks for.
enum Intent {
    /// To know something.
    Know(Command),
    /// To do something, one act after the other.
    Do(Vec<Action>),
    /// To resign, which needs a confirmation.
    Resign,
    /// It cannot be understood.
    Unclear(Sentence),
}

async fn answered(
    app: &SharedState,
    caller: &Caller,
    id: GameId,
    sent: &PageForm,
) -> Result<Response, ApiError> {
    let watching = watch(app, caller, id).await?;
    let seen = sent.seen.unwrap_or(watching.visible.seq);
    let mut status = StatusCode::OK;
    let mut answer = Answer::default();
    match wished(&watching, caller, sent) {
        Intent::Resign => return sure(id, &watching, caller),
        Intent::Know(command) => {
            answer.is_help = command == Command::Help;
            let tell = |narrator: &Narrator<'_>| narrator.answer(&command);
            answer.told = with_narrator(&watching, caller, tell);
        }
        Intent::Unclear(told) => {
            status = StatusCode::UNPROCESSABLE_ENTITY;
            answer = refusal(told, sent);
        }
        Intent::Do(acts) => {
            if let Err(error) = done(app, caller, id, &watching, acts, &sent.key).await {
                status = error.status();
                answer = refusal(Sentence::new(sentence(&error, caller.language)), sent);
            }
        }
    }
    let watching = watch(app, caller, id).await?;
    answer.told.extend(news(app, caller, id, &watching, seen).await?);
    if answer.told.is_empty() && !answer.is_help {
        let done =
            |words: &_| Sentence::new(adoube_record::i18n::Localizer::plain(words, BlindKey::Done));
        answer.told = vec![in_words(caller.language, done)];
    }
    shown(id, &watching, caller, status, &answer)
}

/// A refusal, with the input to be corrected.
fn refusal(told: Sentence, sent: &PageForm) -> Answer {
    let typed = typed(&sent.said);
    Answer { told: vec![told], is_refusal: true, typed, is_help: false }
}

/// Parses the form.
fn wished(watching: &Watching, caller: &Caller, sent: &PageForm) -> Intent {
    let text = typed(if sent.act.is_empty() { &sent.said } else { &sent.text });
    let command = if sent.act.is_empty() {
        Vocabulary::of(caller.language).read(&text)
    } else {
        acts::kind(&sent.act).map(|kind| Command::Act(kind, text.clone()))
    };
    let table = &watching.visible.table;
    with_narrator(watching, caller, |narrator| match command {
        Some(Command::Act(ActionKind::Resign, _)) if sent.sure.is_empty() => Intent::Resign,
        Some(Command::Act(kind, text)) => {
            match acts::action(kind, &text, (table, narrator.view), narrator.words) {
                Ok(action) => Intent::Do(vec![action]),
                Err(told) => Intent::Unclear(told),
            }
        }
        // Players who cannot see may ask for the number of moves and the time under an article of their own.
        Some(Command::Number) if narrator.view.allows(ActionKind::RequestMovesAndTime) => {
            let request = adoube_laws::table::Request::MovesAndTime;
            Intent::Do(vec![Action::Say(Voice::Request(request))])
        }
        Some(command) => Intent::Know(command),
        None if sent.act.is_empty() => moved(narrator, &text),
        None => Intent::Unclear(Sentence::new(narrator.words.plain(BlindKey::NotNow))),
    })
}

/// A move that was typed. Where a player cannot see it is announced, and then played.
fn moved(narrator: &Narrator<'_>, text: &str) -> Intent {
    let (table, words) = (narrator.table, narrator.words);
    if !matches!(narrator.view.viewer, Viewer::Player(_) | Viewer::Assistant(_)) {
        return Intent::Unclear(Sentence::new(words.plain(BlindKey::OnlyLooking)));
    }
    // The text is parsed in the current position: out of turn it would name a move of the opponent's.
    if let Some(turn) = narrator.awaits_opponent() {
        return Intent::Unclear(turn);
    }
    let plan = match moves::read(table, text) {
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

/// Does one act after the other; each under a name of its own.
async fn done(
    app: &SharedState,
    caller: &Caller,
    id: GameId,
    watching: &Watching,
    acts: Vec<Action>,
    key: &str,
) -> Result<(), ApiError> {
    const LONGEST_KEY: usize = 100;
    for (at, action) in acts.into_iter().enumerate() {
        let fits = !key.is_empty() && key.len() <= LONGEST_KEY;
        let key = fits.then(|| format!("{key}-{at}"));
        carry_out_act(app, caller, id, watching, (watching.viewer.who(), action), (key, None))
            .await?;
    }
    Ok(())
}

/// What happened after an entry, as far as the user may see it.
async fn news(
    app: &SharedState,
    caller: &Caller,
    id: GameId,
    watching: &Watching,
    since: u64,
) -> Result<Vec<Sentence>, ApiError> {
    let visible = &watching.visible;
    if since >= visible.seq {
        return Ok(Vec::new());
    }
    // The first entry lays the table.
    let acts = app.acts_after(id, 1).await?;
    let start = visible.created.table();
    let viewer = watching.viewer;
    let tell = |words: &_| news::since(since, visible.seq, (start, &acts), viewer, words);
    Ok(in_words(caller.language, tell))
}

fn with_narrator<T>(
    watching: &Watching,
    caller: &Caller,
    tell: impl FnOnce(&Narrator<'_>) -> T,
) -> T {
    let visible = &watching.visible;
    let view = View::of(&visible.table, visible.at, watching.viewer);
    in_words(caller.language, |words| tell(&Narrator { table: &visible.table, view: &view, words }))
}

fn with_page<T>(
    id: GameId,
    watching: &Watching,
    caller: &Caller,
    answer: &Answer,
    tell: impl FnOnce(&Page<'_>) -> T,
) -> Result<T, ApiError> {
    let visible = &watching.visible;
    let head = head(id, visible, &watching.competition.state);
    let view = View::of(&visible.table, visible.at, watching.viewer);
    let key = draw_id()?;
    Ok(in_words(caller.language, |words| {
        let narrator = Narrator { table: &visible.table, view: &view, words };
        tell(&Page { narrator, head: &head, seq: visible.seq, key, answer })
    }))
}

fn shown(
    id: GameId,
    watching: &Watching,
    caller: &Caller,
    status: StatusCode,
    answer: &Answer,
) -> Result<Response, ApiError> {
    with_page(id, watching, caller, answer, |page| {
        written(Template::Plain, caller.language, status, &page.title(), page.body())
    })
}

/// Asks for a confirmation.
fn sure(id: GameId, watching: &Watching, caller: &Caller) -> Result<Response, ApiError> {
    let answer = Answer::default();
    with_page(id, watching, caller, &answer, |page| {
        written(Template::Plain, caller.language, StatusCode::OK, &page.title(), page.sure())
    })
}
