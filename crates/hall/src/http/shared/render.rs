//! Renders the events of a table for one viewer in one language.

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

/// An event, as text.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct EventResponse {
    /// The event: `at`, `fact` and `of`.
    #[serde(flatten)]
    pub event: Event,
    /// The text, in the caller's language; for a ruling with its articles.
    pub told: Vec<String>,
    /// The ruling, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<RulingResponse>,
}

/// A ruling, as text.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(in crate::http) struct RulingResponse {
    /// What was decided.
    pub decided: String,
    /// The orders.
    pub orders: Vec<String>,
    /// The grounds.
    pub grounds: Vec<String>,
    /// The author of the ruling, if it was left to somebody.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// The articles, as a sentence.
    pub written: String,
    /// The one or two articles it is mainly based on.
    pub articles: Vec<String>,
    /// All other articles.
    pub further_articles: Vec<String>,
    /// Details, as sentences.
    pub further: Vec<String>,
    /// The edition of the Laws.
    pub edition: String,
}

/// The summary of a game, without the allowed actions.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = Glance)]
pub(in crate::http) struct GameSummary {
    /// The stage of the game.
    pub stage: StageView,
    /// The result as text, if the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// The pieces on the board.
    pub board: Board,
    /// The side to move.
    pub to_move: Colour,
    /// The instant, in milliseconds since 1970 by the hall's clock.
    pub at: At,
    /// The clocks at that instant; clients count down from there.
    pub clocks: ClocksResponse,
    /// Whether the players are present.
    pub presence: PerPlayer<Presence>,
    /// The players who have offered a draw, for players and arbiters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub offered: Vec<Colour>,
    /// Whether the clocks stand because the hall was down: the arbiter has to start them.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub interrupted: bool,
    /// The number of open questions, for arbiters.
    #[serde(skip_serializing_if = "is_zero")]
    pub questions: usize,
    /// The number of half-moves that were made.
    #[serde(skip_serializing_if = "is_zero")]
    pub half_moves: usize,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes the field by reference")]
const fn is_zero(number: &usize) -> bool {
    *number == 0
}

/// Both clocks.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct ClocksResponse {
    /// White's clock.
    pub white: ClockResponse,
    /// Black's clock.
    pub black: ClockResponse,
}

/// One player's clock.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct ClockResponse {
    /// The remaining time, in milliseconds.
    pub time: Milliseconds,
    /// Whether it is running.
    pub runs: bool,
    /// Whether the flag has fallen.
    pub flag: bool,
}

/// Renders the events that a viewer may see as sentences. Each is rendered from the table before it and the
/// table after it.
pub(crate) fn events(
    before: &Table,
    events: &[Event],
    viewer: Viewer,
    language: Language,
) -> Vec<EventResponse> {
    in_words(language, |words| {
        let mut table = before.clone();
        let mut rendered = Vec::new();
        for event in events {
            let after = table.clone().apply(event);
            if event.is_visible_to(viewer, after.regulations()) {
                rendered
                    .push(render_event(event, Context { before: &table, after: &after, words }));
            }
            table = after;
        }
        rendered
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
    let text = narrate::ruling(decided, context);
    let numbers = |articles: Vec<&Article>| articles.iter().map(ToString::to_string).collect();
    RulingResponse {
        decided: text.decided,
        grounds: text.grounds,
        orders: text.orders,
        author: text.author,
        written: text.articles,
        articles: numbers(decided.leading_articles()),
        further_articles: numbers(decided.further_articles()),
        further: text.further,
        edition: context.after.edition().to_string(),
    }
}

/// Renders the summary of a game.
pub(crate) fn glance(table: &Table, at: At, viewer: Viewer, words: &Localizer) -> GameSummary {
    let at = at.max(table.now());
    let face = table.clock().face(at);
    let clock = |colour: Colour| {
        let reading = face.displays[colour];
        ClockResponse { time: reading.time, runs: reading.runs, flag: reading.flag.is_some() }
    };
    let offers = &table.draws().offers;
    let offered = |by: &Colour| viewer != Viewer::Spectator && offers[*by].is_some();
    GameSummary {
        stage: table.stage().into(),
        result: table.outcome().map(|outcome| narrate::outcome(outcome, words)),
        board: men(table.board(), table.to_move()),
        to_move: table.to_move(),
        at,
        clocks: ClocksResponse { white: clock(Colour::White), black: clock(Colour::Black) },
        presence: PerPlayer::from_fn(|colour| table.player(colour).presence),
        offered: Colour::ALL.into_iter().filter(offered).collect(),
        interrupted: table.interruption().is_open(),
        questions: if viewer == Viewer::Arbiter { table.questions().len() } else { 0 },
        half_moves: table.history().plies().0 as usize,
    }
}

/// Renders why the arbiter is called.
pub(crate) fn calls(table: &Table, words: &Localizer) -> Vec<String> {
    narrate::calls(&table.conduct().waiting, Context { before: table, after: table, words })
}

/// Returns the pieces and the side to move: a physical board does not show the number of moves.
pub(super) fn men(board: &Board, to_move: Colour) -> Board {
    let mut men = Board::empty();
    for square in board.occupied() {
        men.set(square, board.piece_on(square));
    }
    men.set_turn(to_move);
    men
}
