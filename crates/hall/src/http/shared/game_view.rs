//! A game as a caller may see it: the view of the Laws, and its text.

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
    games::{GameAccess, GameHead, calls, head},
    in_words,
    moves::{MoveResponse, last_move},
    visible::VisibleState,
};
use crate::{competition::Delay, ids::GameId};

/// A game, as the caller may see it.
#[derive(Serialize, ToSchema)]
pub(crate) struct GameResponse {
    /// The head.
    #[serde(flatten)]
    pub head: GameHead,
    /// The number of the last visible entry: the `ETag`, and the value for `If-Match`.
    pub seq: u64,
    /// The visible instant by the hall's clock, in milliseconds since 1970.
    pub now: At,
    /// What the caller sees and may do.
    pub view: View,
    /// The same as text, in the caller's language.
    pub told: ViewResponse,
    /// How the caller's own pawns are promoted, for players and their assistants.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub promotion: Option<PromotionResponse>,
    /// The delay with which the caller sees the game, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delay: Option<Delay>,
    /// The last move of record, if the caller may read the moves and there is one.
    #[serde(rename = "last-move", skip_serializing_if = "Option::is_none")]
    pub last_move: Option<MoveResponse>,
    /// Whether the caller may read the moves.
    #[serde(rename = "moves-readable")]
    pub are_moves_readable: bool,
}

/// Which piece is promoted, where, and to what.
#[derive(Serialize, ToSchema)]
pub(crate) struct PromotionResponse {
    /// The letter of the piece that is promoted.
    pub man: char,
    /// The rank on which it is.
    pub rank: char,
    /// The letters of the pieces that it may be promoted to.
    pub roles: Vec<char>,
}

impl PromotionResponse {
    fn for_viewer(viewer: Viewer) -> Option<Self> {
        let (Viewer::Player(side) | Viewer::Assistant(side)) = viewer else { return None };
        let rank = if side == Colour::White { Rank::Eighth } else { Rank::First };
        let roles = Role::PROMOTIONS.map(Role::letter).to_vec();
        Some(Self { man: Role::Pawn.letter(), rank: rank.digit(), roles })
    }
}

/// What the caller sees and may do, as text.
#[derive(Serialize, ToSchema)]
pub(crate) struct ViewResponse {
    /// The result, if the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// The actions that are allowed now.
    pub may: Vec<AllowedActResponse>,
    /// The provisions that restrict the allowed moves, if any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bound: Vec<LawResponse>,
    /// Why the arbiter is called, for arbiters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<String>,
    /// The open questions to the arbiter.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub questions: Vec<QuestionResponse>,
    /// Undetected irregularities, for arbiters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unnoticed: Vec<String>,
}

/// An allowed action, as text.
#[derive(Serialize, ToSchema)]
pub(crate) struct AllowedActResponse {
    /// The kind of action.
    #[serde(rename = "do")]
    pub what: ActionKind,
    /// The text.
    pub told: String,
    /// The articles.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub articles: Option<String>,
}

/// A provision of the Laws, as text.
#[derive(Serialize, ToSchema)]
pub(crate) struct LawResponse {
    /// Its text.
    pub told: String,
    /// The articles.
    pub articles: String,
}

/// A question to the arbiter, as text.
#[derive(Serialize, ToSchema)]
pub(crate) struct QuestionResponse {
    /// Its number.
    pub id: u32,
    /// The text.
    pub question: String,
    /// The article under which it is to be answered.
    pub article: String,
    /// The possible answers.
    pub answers: Vec<AnswerResponse>,
}

/// A possible answer, as text.
#[derive(Serialize, ToSchema)]
pub(crate) struct AnswerResponse {
    /// Its kind.
    pub kind: AnswerKind,
    /// Its text.
    pub label: String,
    /// Its consequence, if that does not depend on details of the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub consequence: Option<String>,
    /// Whether the Laws presume this answer.
    pub presumed: bool,
}

/// Renders a game as the caller may see it.
pub(in crate::http) fn render_game(
    id: GameId,
    watching: &GameAccess,
    language: Language,
) -> GameResponse {
    let GameAccess { competition, viewer, visible, delay } = watching;
    let mut view = View::new(&visible.table, visible.at, *viewer);
    if *viewer == Viewer::Spectator {
        // From afar one can only report: see `Caller::require_act_as`.
        view.may.retain(|may| may.what == ActionKind::Report);
    }
    let told = render_view(&view, visible, language);
    let head = head(id, visible, &competition.state);
    let promotion = PromotionResponse::for_viewer(*viewer);
    let are_moves_readable = viewer.can_read_moves(&visible.table);
    let last_move = last_move(&visible.table).filter(|_| are_moves_readable);
    GameResponse {
        head,
        seq: visible.seq,
        now: visible.at,
        view,
        told,
        promotion,
        delay: Some(*delay).filter(|delay| !delay.is_none()),
        last_move,
        are_moves_readable,
    }
}

fn render_view(view: &View, visible: &VisibleState, language: Language) -> ViewResponse {
    in_words(language, |words| {
        let context = Context { before: &visible.table, after: &visible.table, words };
        let may = view.may.iter().map(|may| render_allowed_act(*may, words));
        let bound = view.bound.iter().flat_map(|bound| &bound.under).map(|cite| LawResponse {
            told: words.provision(cite.provision(), cite.edition()),
            articles: cite.to_string(),
        });
        let questions = view.questions.iter().map(|question| render_question(question, context));
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

fn render_question(question: &Question, context: Context<'_>) -> QuestionResponse {
    let text = narrate::question(question, context);
    let answers = text.answers.into_iter().map(|answer| AnswerResponse {
        kind: answer.kind,
        label: answer.label,
        consequence: answer.consequence,
        presumed: answer.is_presumed,
    });
    let (id, question, article) = (question.id.0, text.question, text.article);
    QuestionResponse { id, question, article, answers: answers.collect() }
}

/// Renders an allowed action as text.
pub(in crate::http) fn render_allowed_act(
    may: AllowedAct,
    words: &Localizer,
) -> AllowedActResponse {
    AllowedActResponse {
        what: may.what,
        told: narrate::act(may.what, words),
        articles: may.under.map(|cite| cite.to_string()),
    }
}
