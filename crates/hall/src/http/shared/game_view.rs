//! A game as a caller may see it: the view of the Laws, and the same in words.

use adoube_chess::{Colour, Rank, Role, notation::Language};
use adoube_laws::{
    clock::At,
    table::{ActionKind, AllowedAct, AnswerKind, Question, View, Viewer},
};
use adoube_record::{
    i18n::Localizer,
    narrate::{self, Context},
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    games::{GameHead, Watching, calls, head},
    in_words,
    visible::VisibleState,
};
use crate::ids::GameId;

/// A game, as somebody may see it.
#[derive(Serialize, ToSchema)]
pub(crate) struct GameResponse {
    /// The head.
    #[serde(flatten)]
    pub head: GameHead,
    /// The number of the last entry that is seen; the `ETag`, and what `If-Match` may name.
    pub seq: u64,
    /// The hall's clock, in milliseconds since 1970: the instant that is seen.
    pub now: At,
    /// What one sees and may do.
    pub view: View,
    /// The same in words.
    pub told: ViewResponse,
    /// What becomes of the own pawns at the end of the board, for players and their assistants.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub promotion: Option<PromotionResponse>,
}

/// What has to become something else, where, and what it may become.
#[derive(Serialize, ToSchema)]
pub(crate) struct PromotionResponse {
    /// The letter of the piece that is promoted.
    pub man: char,
    /// The rank on which it is.
    pub rank: char,
    /// The letters of what it may become.
    pub roles: Vec<char>,
}

impl PromotionResponse {
    fn of(viewer: Viewer) -> Option<Self> {
        let (Viewer::Player(side) | Viewer::Assistant(side)) = viewer else { return None };
        let rank = if side == Colour::White { Rank::Eighth } else { Rank::First };
        let roles = Role::PROMOTIONS.map(Role::letter).to_vec();
        Some(Self { man: Role::Pawn.letter(), rank: rank.digit(), roles })
    }
}

/// What one sees and may do, in words.
#[derive(Serialize, ToSchema)]
pub(crate) struct ViewResponse {
    /// The result, if the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// What one may do now.
    pub may: Vec<AllowedActResponse>,
    /// What has taken other moves away, if something has.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bound: Vec<LawResponse>,
    /// For what the arbiter is waited for, for arbiters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<String>,
    /// What the arbiter is to answer.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub questions: Vec<QuestionResponse>,
    /// What nobody has noticed yet, for the arbiter.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unnoticed: Vec<String>,
}

/// Something that one may do, in words.
#[derive(Serialize, ToSchema)]
pub(crate) struct AllowedActResponse {
    /// The kind of act.
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
pub(crate) struct LawResponse {
    /// What it says.
    pub told: String,
    /// The articles.
    pub articles: String,
}

/// A question to the arbiter, in words.
#[derive(Serialize, ToSchema)]
pub(crate) struct QuestionResponse {
    /// Its number.
    pub id: u32,
    /// In words.
    pub question: String,
    /// Under which article it is to be answered.
    pub article: String,
    /// What may be answered.
    pub answers: Vec<AnswerResponse>,
}

/// An answer that may be given, in words.
#[derive(Serialize, ToSchema)]
pub(crate) struct AnswerResponse {
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
pub(in crate::http) fn game_seen(
    id: GameId,
    watching: &Watching,
    language: Language,
) -> GameResponse {
    let Watching { competition, viewer, visible } = watching;
    let view = View::of(&visible.table, visible.at, *viewer);
    let told = view_told(&view, visible, language);
    let head = head(id, visible, &competition.state);
    let promotion = PromotionResponse::of(*viewer);
    GameResponse { head, seq: visible.seq, now: visible.at, view, told, promotion }
}

fn view_told(view: &View, visible: &VisibleState, language: Language) -> ViewResponse {
    in_words(language, |words| {
        let context = Context { before: &visible.table, after: &visible.table, words };
        let may = view.may.iter().map(|may| may_told(*may, words));
        let bound = view.bound.iter().flat_map(|bound| &bound.under).map(|cite| LawResponse {
            told: words.provision(cite.provision(), cite.edition()),
            articles: cite.to_string(),
        });
        let questions = view.questions.iter().map(|question| question_told(question, context));
        ViewResponse {
            result: visible.table.outcome().map(|outcome| narrate::outcome(outcome, words)),
            may: may.collect(),
            bound: bound.collect(),
            calls: calls(view.viewer, visible, words),
            questions: questions.collect(),
            unnoticed: view.unnoticed.iter().map(|found| narrate::latent(found, context)).collect(),
        }
    })
}

fn question_told(question: &Question, context: Context<'_>) -> QuestionResponse {
    let told = narrate::question(question, context);
    let answers = told.answers.into_iter().map(|answer| AnswerResponse {
        kind: answer.kind,
        label: answer.label,
        consequence: answer.consequence,
        presumed: answer.is_presumed,
    });
    let (id, question, article) = (question.id.0, told.question, told.article);
    QuestionResponse { id, question, article, answers: answers.collect() }
}

/// Something that one may do, in words.
pub(in crate::http) fn may_told(may: AllowedAct, words: &Localizer) -> AllowedActResponse {
    AllowedActResponse {
        what: may.what,
        told: narrate::act(may.what, words),
        articles: may.under.map(|cite| cite.to_string()),
    }
}
