//! What happened at a table, for one reader in one language.

use adoube_chess::{Board, Colour, notation::Language};
use adoube_laws::{
    Article,
    clock::{At, Milliseconds, PerPlayer},
    table::{Event, Fact, Presence, Ruling, StageView, Table, Viewer},
};
use adoube_record::{
    i18n::Localizer,
    narrate::{self, Context},
};
use serde::Serialize;
use utoipa::ToSchema;

use super::words::in_words;

/// Something that became fact, in words.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct EventResponse {
    /// What became fact: `at`, `fact` and `of`.
    #[serde(flatten)]
    pub event: Event,
    /// In the reader's language; of a decision with its articles.
    pub told: Vec<String>,
    /// The decision, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<RulingResponse>,
}

/// A decision in words.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(in crate::http) struct RulingResponse {
    /// What was decided.
    pub decided: String,
    /// What follows.
    pub orders: Vec<String>,
    /// What shows it.
    pub grounds: Vec<String>,
    /// The author of the decision, if it was left to somebody.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// Where it is written, as a sentence.
    pub written: String,
    /// The one or two articles that it rests on.
    pub articles: Vec<String>,
    /// All other articles.
    pub further_articles: Vec<String>,
    /// What is read only by those who want to know more, as sentences.
    pub further: Vec<String>,
    /// The edition of the Laws.
    pub edition: String,
}

/// A game at a glance: what can be seen without asking what may be done.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(in crate::http) struct Glance {
    /// How far the game has come.
    pub stage: StageView,
    /// The result in words, if it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// The men as they stand.
    pub board: Board,
    /// The side to move.
    pub to_move: Colour,
    /// The instant, in milliseconds since 1970 by the hall's clock.
    pub at: At,
    /// What the clocks show at that instant; readers count on from there.
    pub clocks: ClocksResponse,
    /// Where the players are.
    pub presence: PerPlayer<Presence>,
    /// The players who have offered a draw, for players and arbiters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub offered: Vec<Colour>,
    /// How many questions are open, for arbiters.
    #[serde(skip_serializing_if = "is_zero")]
    pub questions: usize,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes the field by reference")]
const fn is_zero(number: &usize) -> bool {
    *number == 0
}

/// Both clocks.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct ClocksResponse {
    /// White's.
    pub white: ClockResponse,
    /// Black's.
    pub black: ClockResponse,
}

/// One player's clock.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct ClockResponse {
    /// The time, in milliseconds.
    pub time: Milliseconds,
    /// Whether it runs.
    pub runs: bool,
    /// Whether the flag is down.
    pub flag: bool,
}

/// The events that a viewer may see, as sentences. Each is rendered from the table before it and the table after it.
pub(crate) fn events(
    before: &Table,
    events: &[Event],
    viewer: Viewer,
    language: Language,
) -> Vec<EventResponse> {
    in_words(language, |words| {
        let mut table = before.clone();
        let mut told = Vec::new();
        for event in events {
            let after = table.clone().apply(event);
            if event.seen_by(viewer, after.regulations()) {
                told.push(render_event(event, Context { before: &table, after: &after, words }));
            }
            table = after;
        }
        told
    })
}

fn render_event(event: &Event, context: Context<'_>) -> EventResponse {
    let ruling = match &event.fact {
        Fact::Ruled(decided) => Some(render_ruling(decided, context)),
        _ => None,
    };
    EventResponse { event: event.clone(), told: narrate::event(event, context), ruling }
}

fn render_ruling(decided: &Ruling, context: Context<'_>) -> RulingResponse {
    let told = narrate::ruling(decided, context);
    let numbers = |articles: Vec<&Article>| articles.iter().map(ToString::to_string).collect();
    RulingResponse {
        decided: told.decided,
        grounds: told.grounds,
        orders: told.orders,
        author: told.author,
        written: told.articles,
        articles: numbers(decided.leading_articles()),
        further_articles: numbers(decided.further_articles()),
        further: told.further,
        edition: context.after.edition().to_string(),
    }
}

/// A game at a glance.
pub(crate) fn glance(table: &Table, at: At, viewer: Viewer, words: &Localizer) -> Glance {
    let at = at.max(table.now());
    let face = table.clock().face(at);
    let clock = |colour: Colour| {
        let reading = face.displays[colour];
        ClockResponse { time: reading.time, runs: reading.runs, flag: reading.flag.is_some() }
    };
    let offers = &table.draws().offers;
    let offered = |by: &Colour| viewer != Viewer::Spectator && offers[*by].is_some();
    Glance {
        stage: table.stage().into(),
        result: table.outcome().map(|outcome| narrate::outcome(outcome, words)),
        board: men(table.board(), table.to_move()),
        to_move: table.to_move(),
        at,
        clocks: ClocksResponse { white: clock(Colour::White), black: clock(Colour::Black) },
        presence: PerPlayer::of(|colour| table.player(colour).presence),
        offered: Colour::ALL.into_iter().filter(offered).collect(),
        questions: if viewer == Viewer::Arbiter { table.questions().len() } else { 0 },
    }
}

/// For what the arbiter is waited for.
pub(crate) fn calls(table: &Table, words: &Localizer) -> Vec<String> {
    let context = Context { before: table, after: table, words };
    table.conduct().waiting.iter().map(|call| narrate::conduct(call, context)).collect()
}

/// The men and whose turn it is: a board does not show how many moves were played.
fn men(board: &Board, to_move: Colour) -> Board {
    let mut men = Board::empty();
    for square in board.occupied() {
        men.set(square, board.piece_on(square));
    }
    men.set_turn(to_move);
    men
}
