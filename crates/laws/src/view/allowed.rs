//! The acts that are allowed now.

use serde::Serialize;

use super::{Viewer, moment::Moment, relevance::is_relevant, samples::samples};
use crate::{
    Citation,
    clock::At,
    rules::decide,
    state::Table,
    vocabulary::{Action, ActionKind, Event, Fact, Refusal, RefusalReason, Who},
};

/// An act that is allowed now.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct AllowedAct {
    /// The kind of act.
    #[serde(rename = "do")]
    pub what: ActionKind,
    /// The provision that allows it, if the edition has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub under: Option<Citation>,
}

/// Returns the kinds of acts of which some sample is neither refused nor irregular. For anyone but the
/// arbiter the list is computed without undetected irregularities, so that it does not reveal them.
pub(super) fn allowed_acts(table: &Table, at: At, viewer: Viewer) -> Vec<AllowedAct> {
    let who = viewer.who();
    let known = match viewer {
        Viewer::Arbiter => table.clone(),
        Viewer::Player(_) | Viewer::Assistant(_) | Viewer::Spectator => table.as_known(),
    };
    let known = ended_by_time(&known, at).unwrap_or(known);
    ActionKind::all()
        .filter(|what| is_relevant(&known, *what) && is_open(&known, at, who, *what))
        .map(|what| AllowedAct { what, under: table.cite(what.under()) })
        .collect()
}

/// Returns the table after a result that the passage of time has brought, if any: later acts are not
/// refused, but have no effect.
fn ended_by_time(table: &Table, at: At) -> Option<Table> {
    let after = table.act(at, Who::Timekeeper, &Action::Tick).ok()?.table;
    (table.outcome().is_none() && after.outcome().is_some()).then_some(after)
}

/// Reports whether a kind of act is open to somebody: a sample of it is accepted, or refused only for its
/// content, and is not irregular in itself. Another sample may show that no act of the kind fits the moment.
fn is_open(table: &Table, at: At, who: Who, what: ActionKind) -> bool {
    let mut is_refused_for_content = false;
    let mut is_out_of_place = false;
    for sample in samples(what, &Moment { table, who }) {
        match decide(table, at, who, &sample) {
            Ok(events) if events.iter().any(|event| is_irregular(event, who)) => {}
            Ok(_) => return true,
            Err(Refusal { why: RefusalReason::NothingOfTheKind, .. }) if who == Who::Arbiter => {}
            Err(Refusal { why: RefusalReason::NothingOfTheKind, .. }) => return what.is_claim(),
            Err(Refusal { why, .. }) if why.is_about_content() => is_refused_for_content = true,
            // A move that ends the game needs no press, and so no running clock.
            Err(Refusal { why: RefusalReason::ClockNotRunning, .. }) => is_out_of_place = true,
            Err(Refusal { why, .. }) if why.is_about_the_moment() => return false,
            Err(_) => {}
        }
    }
    is_refused_for_content && !is_out_of_place
}

/// Reports whether somebody has committed an irregularity.
fn is_irregular(event: &Event, who: Who) -> bool {
    matches!(&event.fact, Fact::IrregularityArose(latent) if Some(latent.by()) == who.side())
}

impl ActionKind {
    /// Reports whether it asserts something that may turn out to be wrong.
    const fn is_claim(self) -> bool {
        matches!(
            self,
            Self::ClaimRepetition
                | Self::ClaimFiftyMoves
                | Self::ClaimFlagFall
                | Self::ClaimIllegalMove
                | Self::CorrectByAgreement
                | Self::ClaimTouch
                | Self::ClaimIrregularity
                | Self::ClaimNoEffort
                | Self::ClaimCannotWin
                | Self::Report
        )
    }
}
