//! Undetected irregularities: known to the engine, not yet noticed at the table. Who may raise one, and
//! when, is itself a rule.

use adoube_chess::{Colour, Move, Square};
use serde::{Deserialize, Serialize};

use super::{IrregularityKind, Line, Outcome, Plan};
use crate::{Provision, history::Ply, touch};

/// An undetected irregularity.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Latent {
    /// An illegal move was completed.
    IllegalMove {
        /// The player who did it.
        by: Colour,
        /// The half-move.
        ply: Ply,
        /// The intended move, as far as it is clear.
        attempt: Option<Plan>,
        /// The provision it breaks.
        breaks: Provision,
        /// Further provisions that it breaks, or that show the breach.
        also: Vec<Provision>,
        /// What the hand had touched and released.
        hand: touch::Hand,
    },
    /// Pieces were displaced, and play continued with them out of place.
    Displacement {
        /// The player who did it.
        by: Colour,
        /// The number of half-moves played.
        ply: Ply,
    },
    /// A legal move was made that is not allowed after a touch, a release or an order.
    Touch {
        /// The player who did it.
        by: Colour,
        /// The half-move.
        ply: Ply,
        /// The moves that were allowed.
        allowed: Vec<Move>,
        /// The provisions it breaks.
        because: Vec<Provision>,
    },
    /// A piece was touched, apparently by accident.
    Accident {
        /// The player who did it.
        by: Colour,
        /// The square.
        on: Square,
        /// The number of half-moves played.
        ply: Ply,
    },
    /// A player touched pieces out of turn.
    Meddling(Colour),
    /// A move was made with two hands.
    TwoHands {
        /// The player who did it.
        by: Colour,
        /// The half-move.
        ply: Ply,
    },
    /// The clock was pressed with a different hand from the one that made the move.
    OtherHand(Colour),
    /// The clock was pressed although no move had been made.
    PressWithoutMove {
        /// The player who did it.
        by: Colour,
        /// The number of half-moves played.
        ply: Ply,
    },
    /// The finger stayed on the button of the clock, or over it.
    Hovering(Colour),
    /// The clock was handled improperly.
    ClockHandling(Colour),
    /// A player moved out of turn.
    OutOfTurn {
        /// The player who did it.
        by: Colour,
        /// The number of half-moves played.
        ply: Ply,
        /// Whether the opponent was in the middle of a move.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        amid: bool,
    },
    /// The game had ended with this half-move, and play continued.
    EndOfGame {
        /// The player who made the move.
        by: Colour,
        /// The half-move.
        ply: Ply,
        /// The provision by which it had ended.
        under: Provision,
        /// The outcome.
        outcome: Outcome,
    },
    /// A breach of the rules on scoresheets.
    Scoresheet {
        /// The player who did it.
        by: Colour,
        /// The provision it breaks.
        breaks: Provision,
        /// The line, if it concerns one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        line: Option<Line>,
    },
}

impl Latent {
    /// Returns the player responsible.
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

    /// Returns the half-move with which, or after which, it arose.
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

    /// The kinds as which it may be noticed; an edition may have only one of them.
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

/// Reports whether a provision is about a released piece.
pub(crate) const fn is_release(why: Provision) -> bool {
    matches!(why, Provision::PieceReleased | Provision::CastlingMade | Provision::PromotionMade)
}
