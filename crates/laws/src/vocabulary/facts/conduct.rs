//! Facts about conduct.

use adoube_chess::Colour;
use serde::{Deserialize, Serialize};

use crate::{
    Citation,
    clock::PerPlayer,
    history::Ply,
    regulations::{GameResult, Score},
    vocabulary::{Accusation, IrregularityKind, Request, Testimony, Who},
};

/// A fact about conduct.
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
    /// A player said something that no rule covers.
    Said {
        /// The player who did it.
        by: Colour,
        /// The words.
        words: String,
    },
    /// A player made a request.
    Requested {
        /// The player who did it.
        by: Colour,
        /// The request.
        what: Request,
    },
    /// Somebody reported an irregularity to the arbiter.
    Reported {
        /// The person who did it.
        by: Who,
        /// The irregularity.
        matter: IrregularityKind,
    },
    /// A player accused the opponent of something that was not recorded.
    Accused {
        /// The accuser.
        by: Colour,
        /// What the opponent is said to have done.
        of: Accusation,
        /// The number of half-moves played.
        ply: Ply,
    },
    /// Somebody confirmed or denied an accusation.
    Testified {
        /// The person who did it.
        by: Who,
        /// The testimony.
        says: Testimony,
    },
    /// The arbiter judged an accusation.
    AccusationJudged {
        /// The accuser.
        by: Colour,
        /// Whether the accuser is believed.
        believed: bool,
    },
    /// A player refused to comply with the Laws.
    Refused {
        /// The player who did it.
        by: Colour,
        /// The words spoken.
        what: String,
    },
    /// A player was found to refuse persistently; the result waits for open questions.
    FoundToRefuse {
        /// The player.
        who: Colour,
        /// The opponent's result.
        opponent: GameResult,
    },
    /// A player appealed.
    Appealed {
        /// The player who did it.
        by: Colour,
        /// The decision appealed against.
        against: Citation,
        /// The reason.
        why: String,
    },
    /// An appeal was decided.
    AppealDecided,
    /// The score of the game for each player.
    Scored(PerPlayer<Score>),
}

impl ConductFact {
    /// Reports whether it asks the arbiter to come.
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
