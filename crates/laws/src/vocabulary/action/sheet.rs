//! What is done with scoresheets.

use adoube_chess::Colour;
use serde::{Deserialize, Serialize};

use crate::{clock::Milliseconds, vocabulary::Outcome};

/// A line of a scoresheet: a half-move, counted from 1.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Line(pub u32);

/// What a player does with a scoresheet.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SheetAct {
    /// Writes a move.
    Write {
        /// On which line; on the next free one if it is not said.
        line: Option<Line>,
        /// As it was written.
        text: String,
    },
    /// Strikes out what stands on a line.
    Strike(Line),
    /// Writes the sign of a draw offer.
    WriteOffer,
    /// Writes the time on a clock.
    WriteTime(Milliseconds),
    /// Writes something that has no business there.
    WriteNote(String),
    /// Writes down all moves that are missing.
    Complete,
    /// Takes the opponent's scoresheet to complete the own.
    Borrow,
    /// Gives it back.
    GiveBack,
    /// Hides the scoresheet from the arbiter.
    Hide,
    /// Signs, with the result as it stands on the sheet.
    Sign(Outcome),
    /// Hands the sheet over.
    HandOver,
    /// Takes an electronic scoresheet instead of paper.
    TakeElectronic,
    /// The arbiter replaces somebody's electronic scoresheet, which is defective.
    Replace(Colour),
    /// The arbiter or an assistant keeps the score for somebody.
    KeepFor(Colour),
}
