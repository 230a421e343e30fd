//! What the engine has noticed and nobody at the table has yet. Who may act on it, and when, is itself a rule.

use adoube_chess::{Colour, Move, Square};
use serde::{Deserialize, Serialize};

use super::{IrregularityKind, Line, Outcome, Plan};
use crate::{Provision, history::Ply, touch};

/// Something that is there to be noticed.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Latent {
    /// An illegal move was completed; it is the half-move of this number.
    IllegalMove {
        /// The player who did it.
        by: Colour,
        /// Which half-move.
        ply: Ply,
        /// What was meant, as far as it can be told.
        attempt: Option<Plan>,
        /// What it breaks.
        breaks: Provision,
        /// What else it breaks, or what shows it.
        also: Vec<Provision>,
        /// What the hand had touched and released.
        hand: touch::Hand,
    },
    /// Pieces were displaced after so many half-moves, and play went on with them where they lay.
    Displacement {
        /// The player who did it.
        by: Colour,
        /// After so many half-moves.
        ply: Ply,
    },
    /// A legal move was made that touched or released pieces, or an order, did not leave free.
    Touch {
        /// The player who did it.
        by: Colour,
        /// Which half-move.
        ply: Ply,
        /// What should have been played.
        allowed: Vec<Move>,
        /// The provisions it breaks.
        because: Vec<Provision>,
    },
    /// A piece was touched by accident, it seems.
    Accident {
        /// The player who did it.
        by: Colour,
        /// The square.
        on: Square,
        /// After so many half-moves.
        ply: Ply,
    },
    /// A player touched pieces although it was the opponent's turn.
    Meddling(Colour),
    /// A move was made with two hands.
    TwoHands {
        /// The player who did it.
        by: Colour,
        /// Which half-move.
        ply: Ply,
    },
    /// The clock was pressed with another hand than the move was made with.
    OtherHand(Colour),
    /// The clock was pressed although no move had been made.
    PressWithoutMove {
        /// The player who did it.
        by: Colour,
        /// After so many half-moves.
        ply: Ply,
    },
    /// The finger stayed on the button of the clock, or hovered over it.
    Hovering(Colour),
    /// The clock was handled improperly.
    ClockHandling(Colour),
    /// A player has moved although it was the opponent's turn.
    OutOfTurn {
        /// The player who did it.
        by: Colour,
        /// After so many half-moves.
        ply: Ply,
        /// Whether the opponent was making a move meanwhile.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        amid: bool,
    },
    /// The game had ended with this half-move, and play went on.
    EndOfGame {
        /// Who made the move.
        by: Colour,
        /// Which half-move.
        ply: Ply,
        /// By what it had ended.
        under: Provision,
        /// The outcome.
        outcome: Outcome,
    },
    /// Something about a scoresheet is not as it should be.
    Scoresheet {
        /// The player who did it.
        by: Colour,
        /// What it breaks.
        breaks: Provision,
        /// On which line, if it is on one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        line: Option<Line>,
    },
}

impl Latent {
    /// Whose doing it was.
    pub const fn by(&self) -> Colour {
        match self {
            Self::IllegalMove { by, .. }
            | Self::Displacement { by, .. }
            | Self::Touch { by, .. }
            | Self::Accident { by, .. }
            | Self::TwoHands { by, .. }
            | Self::PressWithoutMove { by, .. }
            | Self::OutOfTurn { by, .. }
            | Self::EndOfGame { by, .. }
            | Self::Scoresheet { by, .. }
            | Self::Meddling(by)
            | Self::OtherHand(by)
            | Self::Hovering(by)
            | Self::ClockHandling(by) => *by,
        }
    }

    /// The half-move with which it came about, or after which, if it belongs to one.
    pub const fn ply(&self) -> Option<Ply> {
        match self {
            Self::IllegalMove { ply, .. }
            | Self::Displacement { ply, .. }
            | Self::Touch { ply, .. }
            | Self::Accident { ply, .. }
            | Self::TwoHands { ply, .. }
            | Self::PressWithoutMove { ply, .. }
            | Self::OutOfTurn { ply, .. }
            | Self::EndOfGame { ply, .. } => Some(*ply),
            Self::Scoresheet { .. }
            | Self::Meddling(_)
            | Self::OtherHand(_)
            | Self::Hovering(_)
            | Self::ClockHandling(_) => None,
        }
    }

    /// As what it may be noticed; an edition may know one of these only.
    pub const fn matters(&self) -> &'static [IrregularityKind] {
        match self {
            Self::IllegalMove { .. } => &[IrregularityKind::IllegalMove],
            Self::Displacement { .. } => &[IrregularityKind::Displacement],
            Self::Touch { .. } => &[IrregularityKind::Touch, IrregularityKind::Release],
            Self::Accident { .. } | Self::Meddling(_) => &[IrregularityKind::Touch],
            Self::TwoHands { .. } => &[IrregularityKind::TwoHands, IrregularityKind::IllegalMove],
            Self::PressWithoutMove { .. } => &[
                IrregularityKind::PressWithoutMove,
                IrregularityKind::IllegalMove,
                IrregularityKind::Clock,
            ],
            Self::OtherHand(_) | Self::Hovering(_) | Self::ClockHandling(_) => {
                &[IrregularityKind::Clock]
            }
            Self::OutOfTurn { .. } => &[IrregularityKind::OutOfTurn],
            Self::EndOfGame { .. } => &[IrregularityKind::EndOfGame],
            Self::Scoresheet { .. } => &[IrregularityKind::Scoresheet],
        }
    }
}

/// Whether a provision is about a piece that was released.
pub(crate) const fn is_release(why: Provision) -> bool {
    matches!(why, Provision::PieceReleased | Provision::CastlingMade | Provision::PromotionMade)
}
