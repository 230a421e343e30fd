//! What the Laws say and Lichess has no field for.

use adoube_laws::{
    clock::PerPlayer,
    regulations::{BoardMode, Category},
    table::{Stage, Table},
};
use serde::Serialize;

use super::{GameContext, colour};

/// The announced regulations of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RegulationsFields {
    /// The players' names, as they were entered.
    names: PerPlayer<String>,
    /// The edition of the Laws.
    edition: u16,
    /// Standard, rapid or blitz, as the Laws define them.
    category: Category,
    /// Each player's complete time control, in PGN notation.
    time_control: PerPlayer<String>,
    /// Whether illegal moves are possible on the board.
    board: BoardMode,
}

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StateFields {
    /// The stage of the game.
    stage: &'static str,
    /// The player whose clock is running; none if the clocks are stopped.
    running: Option<&'static str>,
    /// The result, as it is written.
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<String>,
    /// The provision under which it ended, by its name, which is the same in every edition.
    #[serde(skip_serializing_if = "Option::is_none")]
    provision: Option<&'static str>,
    /// Its article in this edition.
    #[serde(skip_serializing_if = "Option::is_none")]
    article: Option<String>,
}

impl RegulationsFields {
    /// Describes the regulations of a game, and its players.
    pub fn new(look: GameContext<'_>) -> Self {
        let regulations = look.table.regulations();
        Self {
            names: look.players.each_ref().map(|person| person.full_name.clone()),
            edition: regulations.edition.year(),
            category: regulations.category(),
            time_control: PerPlayer::from_fn(|colour| regulations.time[colour].to_string()),
            board: regulations.board,
        }
    }
}

impl StateFields {
    /// Describes the state of a game.
    pub fn from_table(table: &Table) -> Self {
        let under = match table.stage() {
            Stage::Over { under, .. } => *under,
            Stage::BeforeStart | Stage::Playing | Stage::Adjourned | Stage::Void => None,
        };
        Self {
            stage: stage(table.stage()),
            running: table.clock().running().map(colour),
            outcome: table.outcome().map(|outcome| outcome.to_string()),
            provision: under.map(|cite| cite.provision().name()),
            article: under.map(|cite| cite.to_string()),
        }
    }
}

const fn stage(stage: &Stage) -> &'static str {
    match stage {
        Stage::BeforeStart => "before-start",
        Stage::Playing => "playing",
        Stage::Adjourned => "adjourned",
        Stage::Over { .. } => "over",
        Stage::Void => "void",
    }
}
