//! What may be done now.

use serde::Serialize;

use super::{Viewer, moment::Moment, samples::samples};
use crate::{
    Citation,
    clock::At,
    rules::decide,
    state::Table,
    vocabulary::{ActionKind, Event, Fact, Refusal, RefusalReason, Who},
};

/// Something that may be done now.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct AllowedAct {
    /// The kind of act.
    #[serde(rename = "do")]
    pub what: ActionKind,
    /// Under which provision, if the edition has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub under: Option<Citation>,
}

/// All that somebody may do now: of which a sample is neither refused nor irregular. Players are not told by this
/// list either what nobody has noticed: it is made as if there were nothing.
pub(super) fn may(table: &Table, at: At, viewer: Viewer) -> Vec<AllowedAct> {
    let who = viewer.who();
    let known = match viewer {
        Viewer::Arbiter => table.clone(),
        Viewer::Player(_) | Viewer::Assistant(_) | Viewer::Spectator => table.as_known(),
    };
    ActionKind::all()
        .filter(|what| is_open(&known, at, who, *what))
        .map(|what| AllowedAct { what, under: table.cite(what.under()) })
        .collect()
}

/// Whether a kind of act is open to somebody: a sample of it is not refused, or only for what it says; and it is not
/// irregular in itself.
fn is_open(table: &Table, at: At, who: Who, what: ActionKind) -> bool {
    for sample in samples(what, &Moment { table, who }) {
        match decide(table, at, who, &sample) {
            Ok(events) if events.iter().any(|event| is_irregular(event, who)) => {}
            Ok(_) => return true,
            Err(Refusal { why: RefusalReason::NothingOfTheKind, .. }) if who == Who::Arbiter => {}
            Err(Refusal { why: RefusalReason::NothingOfTheKind, .. }) => return what.is_claim(),
            Err(Refusal { why, .. }) if why.is_about_content() => return true,
            Err(Refusal { why, .. }) if why.is_about_the_moment() => return false,
            Err(_) => {}
        }
    }
    false
}

/// Whether somebody has done what should not be done.
fn is_irregular(event: &Event, who: Who) -> bool {
    matches!(&event.fact, Fact::IrregularityArose(latent) if Some(latent.by()) == who.side())
}

impl ActionKind {
    /// Whether it is to say that something is so, which may turn out not to be.
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
