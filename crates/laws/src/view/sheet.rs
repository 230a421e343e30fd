//! Scoresheets as a viewer can see them.

use adoube_chess::Colour;
use serde::Serialize;

use super::Viewer;
use crate::{
    Citation,
    state::{Place, ScoresheetKeeper, Table},
    vocabulary::{Line, Outcome},
};

/// A scoresheet as it can be read.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SheetView {
    /// The moves on it as written, with their lines.
    pub lines: Vec<(Line, String)>,
    /// The provision that requires it to be completed before the player moves, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to_complete: Option<Citation>,
    /// The result that the player has signed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub signed: Option<Outcome>,
}

/// Returns a player's sheet, if the viewer can see it.
pub(super) fn seen(table: &Table, whose: Colour, viewer: Viewer) -> Option<SheetView> {
    let sheet = &table.player(whose).sheet;
    let is_seen = match viewer {
        Viewer::Arbiter => sheet.place != Place::Hidden,
        Viewer::Spectator => false,
        Viewer::Player(colour) | Viewer::Assistant(colour) => {
            let own = colour == whose && sheet.keeper != ScoresheetKeeper::Arbiter;
            match sheet.place {
                Place::OnTheTable | Place::Hidden => own,
                Place::Lent => colour != whose,
                Place::HandedOver => false,
            }
        }
    };
    let text = |entry: &crate::state::Entry| entry.text().unwrap_or_default().to_owned();
    is_seen.then(|| SheetView {
        lines: sheet.lines().into_iter().map(|(line, entry)| (line, text(entry))).collect(),
        to_complete: sheet.must_complete.and_then(|provision| table.cite(provision)),
        signed: sheet.signed,
    })
}
