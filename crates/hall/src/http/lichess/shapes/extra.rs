//! What the Laws say and the interface has no field for.

use adoube_laws::{
    clock::PerPlayer,
    regulations::{BoardMode, Category},
    table::{Stage, Table},
};
use serde::Serialize;

use super::colour;

/// The announced regulations of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Announced {
    /// The edition of the Laws.
    edition: u16,
    /// Standard, rapid or blitz, as the Laws reckon.
    category: Category,
    /// Each player's time control, whole, as PGN writes it.
    time_control: PerPlayer<String>,
    /// Whether hands are free.
    board: BoardMode,
}

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Ruled {
    /// How far it has come.
    stage: &'static str,
    /// The player whose clock runs; none if they are stopped.
    running: Option<&'static str>,
    /// The result, as it is written down.
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<String>,
    /// The rule under which it ended, by the name that it has in every edition.
    #[serde(skip_serializing_if = "Option::is_none")]
    provision: Option<&'static str>,
    /// Where this edition says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    article: Option<String>,
}

impl Announced {
    /// Of a game.
    pub fn of(table: &Table) -> Self {
        let regulations = table.regulations();
        Self {
            edition: regulations.edition.year(),
            category: regulations.category(),
            time_control: PerPlayer::of(|colour| regulations.time[colour].to_string()),
            board: regulations.board,
        }
    }
}

impl Ruled {
    /// Of a game.
    pub fn of(table: &Table) -> Self {
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
