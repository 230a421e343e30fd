//! Actions on scoresheets.

use adoube_chess::Colour;
use serde::{Deserialize, Serialize};

use crate::{clock::Milliseconds, vocabulary::Outcome};

/// A line of a scoresheet: the number of the half-move, from 1.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Line(pub u32);

/// An act on a scoresheet.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SheetAct {
    /// Writes a move.
    Write {
        /// The line; the next free one if omitted.
        line: Option<Line>,
        /// The move as written.
        text: String,
    },
    /// Strikes out the entry on a line.
    Strike(Line),
    /// Writes the symbol of a draw offer.
    WriteOffer,
    /// Writes the time on a clock.
    WriteTime(Milliseconds),
    /// Writes something that does not belong on a scoresheet.
    WriteNote(String),
    /// Writes down all missing moves.
    Complete,
    /// Takes the opponent's scoresheet to complete their own.
    Borrow,
    /// Gives the opponent's scoresheet back.
    GiveBack,
    /// Hides the scoresheet from the arbiter.
    Hide,
    /// Signs, with the result as written on the sheet.
    Sign(Outcome),
    /// Hands the scoresheet over.
    HandOver,
    /// Chooses an electronic scoresheet instead of paper.
    TakeElectronic,
    /// The arbiter replaces a player's defective electronic scoresheet.
    Replace(Colour),
    /// The arbiter or an assistant keeps the scoresheet for a player.
    KeepFor(Colour),
}
