//! What becomes fact of conduct.

use adoube_chess::Colour;
use serde::{Deserialize, Serialize};

use crate::{
    Citation,
    clock::PerPlayer,
    history::Ply,
    regulations::{GameResult, Score},
    vocabulary::{Accusation, IrregularityKind, Request, Testimony, Who},
};

/// What became fact of conduct.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ConductFact {
    /// The arbiter was called.
    ArbiterCalled {
        /// The player who did it.
        by: Colour,
        /// The reason.
        why: String,
    },
    /// The arbiter came to the board.
    ArbiterCame,
    /// A player said something that no rule speaks of.
    Said {
        /// The player who did it.
        by: Colour,
        /// The words.
        words: String,
    },
    /// A player asked for something.
    Requested {
        /// The player who did it.
        by: Colour,
        /// For what.
        what: Request,
    },
    /// Somebody told the arbiter of an irregularity.
    Reported {
        /// The person who did it.
        by: Who,
        /// Of which.
        matter: IrregularityKind,
    },
    /// A player said that the opponent has done something that nobody recorded.
    Accused {
        /// Who said so.
        by: Colour,
        /// What the opponent is said to have done.
        of: Accusation,
        /// After how many half-moves.
        ply: Ply,
    },
    /// Somebody said that it was so, or that it was not.
    Testified {
        /// The person who did it.
        by: Who,
        /// The testimony.
        says: Testimony,
    },
    /// It was judged whether it was so.
    AccusationJudged {
        /// Who had said so.
        by: Colour,
        /// Whether the claimant is believed.
        believed: bool,
    },
    /// A player would not do what the Laws order.
    Refused {
        /// The player who did it.
        by: Colour,
        /// In what words.
        what: String,
    },
    /// A player was found to refuse persistently; the result waits for what is still to be judged.
    FoundToRefuse {
        /// The player.
        who: Colour,
        /// What the opponent would get.
        opponent: GameResult,
    },
    /// A player appealed.
    Appealed {
        /// The player who did it.
        by: Colour,
        /// Against which decision.
        against: Citation,
        /// The reason.
        why: String,
    },
    /// An appeal was decided.
    AppealDecided,
    /// The game counts so much for each player.
    Scored(PerPlayer<Score>),
}

impl ConductFact {
    /// Whether somebody waits for the arbiter.
    pub(crate) const fn is_call(&self) -> bool {
        matches!(
            self,
            Self::ArbiterCalled { .. }
                | Self::Reported { .. }
                | Self::Requested { .. }
                | Self::Appealed { .. }
        )
    }
}
