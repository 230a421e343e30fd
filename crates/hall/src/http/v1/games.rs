//! Games, as the caller may see them.

use adoube_chess::Colour;
use adoube_laws::{
    clock::At,
    table::{ActionKind, AnswerKind, May, Question, View, Viewer},
};
use adoube_record::{
    i18n::Words,
    narrate::{self, Scene},
};
use axum::{
    Json,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    http::shared::{
        Authorized, Caller, SharedState,
        extract::ApiPath,
        games::{GameHead, GameListed, Watching, calls, head, list_games},
        in_words,
        problem::{ApiError, ProblemBody},
        visible::VisibleState,
    },
    ids::{CompetitionId, GameId},
    permission::{EnterForOthers, Look},
};

/// A game, as somebody may see it.
#[derive(Serialize, ToSchema)]
pub(crate) struct GameSeen {
    /// Which.
    #[serde(flatten)]
    pub head: GameHead,
    /// The number of the last entry that is seen; the `ETag`, and what `If-Match` may name.
    pub seq: u64,
    /// The hall's clock, in milliseconds since 1970: the instant that is seen.
    pub now: At,
    /// What one sees and may do.
    pub view: View,
    /// The same in words.
    pub told: ViewTold,
}

/// What one sees and may do, in words.
#[derive(Serialize, ToSchema)]
pub(crate) struct ViewTold {
    /// The result, if the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// What one may do now.
    pub may: Vec<MayTold>,
    /// What has taken other moves away, if something has.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bound: Vec<LawTold>,
    /// For what the arbiter is waited for, for arbiters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<String>,
    /// What the arbiter is to answer.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub questions: Vec<QuestionTold>,
    /// What nobody has noticed yet, for the arbiter.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unnoticed: Vec<String>,
}

/// Something that one may do, in words.
#[derive(Serialize, ToSchema)]
pub(crate) struct MayTold {
    /// What.
    #[serde(rename = "do")]
    pub what: ActionKind,
    /// In words.
    pub told: String,
    /// The articles.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub articles: Option<String>,
}

/// A provision of the Laws, in words.
#[derive(Serialize, ToSchema)]
pub(crate) struct LawTold {
    /// What it says.
    pub told: String,
    /// The articles.
    pub articles: String,
}

/// A question to the arbiter, in words.
#[derive(Serialize, ToSchema)]
pub(crate) struct QuestionTold {
    /// Its number.
    pub id: u32,
    /// In words.
    pub question: String,
    /// Under which article it is to be answered.
    pub article: String,
    /// What may be answered.
    pub answers: Vec<AnswerTold>,
}

/// An answer that may be given, in words.
#[derive(Serialize, ToSchema)]
pub(crate) struct AnswerTold {
    /// Its kind.
    pub kind: AnswerKind,
    /// What it says.
    pub label: String,
    /// What follows from it, if it carries nothing that decides what follows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub consequence: Option<String>,
    /// Whether the Laws presume it.
    pub presumed: bool,
}

/// A game as the caller sees it.
pub(super) fn game_seen(id: GameId, watching: &Watching, caller: &Caller) -> GameSeen {
    let Watching { competition, viewer, visible } = watching;
    let view = View::of(&visible.table, visible.at, *viewer);
    let told = view_told(&view, visible, caller);
    let head = head(id, visible, &competition.state);
    GameSeen { head, seq: visible.seq, now: visible.at, view, told }
}

fn view_told(view: &View, visible: &VisibleState, caller: &Caller) -> ViewTold {
    in_words(caller.language, |words| {
        let scene = Scene { before: &visible.table, after: &visible.table, words };
        let may = view.may.iter().map(|may| may_told(*may, words));
        let bound = view.bound.iter().flat_map(|bound| &bound.under).map(|cite| LawTold {
            told: words.provision(cite.provision(), cite.edition()),
            articles: cite.to_string(),
        });
        let questions = view.questions.iter().map(|question| question_told(question, scene));
        ViewTold {
            result: visible.table.outcome().map(|outcome| narrate::outcome(outcome, words)),
            may: may.collect(),
            bound: bound.collect(),
            calls: calls(view.viewer, visible, words),
            questions: questions.collect(),
            unnoticed: view.unnoticed.iter().map(|found| narrate::latent(found, scene)).collect(),
        }
    })
}

fn question_told(question: &Question, scene: Scene<'_>) -> QuestionTold {
    let told = narrate::question(question, scene);
    let answers = told.answers.into_iter().map(|answer| AnswerTold {
        kind: answer.kind,
        label: answer.label,
        consequence: answer.consequence,
        presumed: answer.is_presumed,
    });
    let (id, question, article) = (question.id.0, told.question, told.article);
    QuestionTold { id, question, article, answers: answers.collect() }
}

fn may_told(may: May, words: &Words) -> MayTold {
    MayTold {
        what: may.what,
        told: narrate::act(may.what, words),
        articles: may.under.map(|cite| cite.to_string()),
    }
}

/// The tag of what was seen.
pub(super) fn tag(seq: u64) -> [(header::HeaderName, String); 1] {
    [(header::ETAG, format!("\"{seq}\""))]
}

/// The games of a competition, at a glance.
#[utoipa::path(get, path = "/v1/competitions/{id}/games", tag = "games",
    params(("id" = String, Path, description = "The competition."),
        ("as" = Option<String>, Query, description = "`spectator`: what spectators see, whoever asks.")),
    responses((status = 200, body = [GameListed]), (status = 404, body = ProblemBody)))]
pub(super) async fn list(
    State(app): State<SharedState>,
    caller: Authorized<Look>,
    ApiPath(id): ApiPath<CompetitionId>,
) -> Result<Json<Vec<GameListed>>, ApiError> {
    let competition = caller.enter(&app, id)?;
    Ok(Json(list_games(&app, &caller, id, &competition.state).await?))
}

/// A game: what one sees of it, and what one may do.
#[utoipa::path(get, path = "/v1/games/{id}", tag = "games",
    params(("id" = String, Path, description = "The game."),
        ("as" = Option<String>, Query, description = "`spectator`: what spectators see, whoever asks.")),
    responses((status = 200, body = GameSeen), (status = 404, body = ProblemBody)))]
pub(super) async fn read(
    State(app): State<SharedState>,
    caller: Authorized<Look>,
    ApiPath(id): ApiPath<GameId>,
) -> Result<Response, ApiError> {
    let watching = caller.watch(&app, id).await?;
    let seen = game_seen(id, &watching, &caller);
    Ok((tag(seen.seq), Json(seen)).into_response())
}

/// What a player may do now, for arbiters, who enter what players do.
#[utoipa::path(get, path = "/v1/games/{id}/may/{colour}", tag = "games",
    params(("id" = String, Path, description = "The game."), ("colour" = Colour, Path, description = "The player.")),
    responses((status = 200, body = [MayTold]), (status = 400, body = ProblemBody), (status = 403, body = ProblemBody)))]
pub(super) async fn may_of(
    State(app): State<SharedState>,
    caller: Authorized<EnterForOthers>,
    ApiPath((id, player)): ApiPath<(GameId, Colour)>,
) -> Result<Json<Vec<MayTold>>, ApiError> {
    let Watching { visible, .. } = caller.watch(&app, id).await?;
    let view = View::of(&visible.table, visible.at, Viewer::Player(player));
    let told = |words: &_| view.may.iter().map(|may| may_told(*may, words)).collect();
    Ok(Json(in_words(caller.language, told)))
}
