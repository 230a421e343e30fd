//! Questions that the Laws leave to the arbiter's judgement, with their lawful answers.

use adoube_chess::Colour;
use serde::{Deserialize, Serialize};

use super::{Outcome, Penalty};
use crate::{
    Citation, Provision,
    clock::{Correction, Milliseconds, PerPlayer},
    regulations::GameResult,
};

/// The number of a question in its game, from 1.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct QuestionId(pub u32);

/// A question to the arbiter.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Question {
    /// Its number.
    pub id: QuestionId,
    /// The topic.
    pub topic: Topic,
    /// The player concerned.
    pub about: Colour,
    /// The provision under which the arbiter answers.
    pub under: Citation,
    /// The lawful kinds of answer.
    pub answers: Vec<AnswerKind>,
    /// The answer that the Laws presume, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suggested: Option<AnswerKind>,
}

impl Question {
    /// Reports whether it is a claim that ended the game and was referred to the arbiter.
    pub(crate) fn is_referred(&self) -> bool {
        self.under.provision() == Provision::ClaimReferredToArbiter
    }
}

/// What a question is about.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Topic {
    /// Did the player have a valid reason to stop the clocks?
    ReasonForStopping,
    /// Is a penalty due for displacing pieces?
    DisplacementPenalty,
    /// Is a penalty due for handling the clock improperly?
    ClockHandling,
    /// What are the times after the irregularity?
    ClocksAfterIrregularity,
    /// Do the players continue with reversed colours?
    ReversedColours,
    /// Both flags are down: what is the result?
    BothFlags,
    /// A flag has fallen, but the next move draws in any case: what is the result?
    FlagAgainstDraw,
    /// A flag has fallen, or an illegal move loses, and it is not clear whether the opponent could still mate: what is
    /// the result?
    MatingChance,
    /// Is the clock defective?
    DefectiveClock,
    /// Would the schedule of the event suffer if the wrong setting were kept?
    Schedule,
    /// What times does a clock get that was set wrongly?
    ClockSetting,
    /// May the players agree to a draw here?
    ConsentToDraw,
    /// A player refused to comply with the Laws: is a penalty due, or was it persistent, so that the game
    /// is lost?
    Refusal,
    /// What does the opponent of a player who lost in this way get?
    OpponentsScore,
    /// May a late player play?
    LateArrival,
    /// Does a draw offer at this moment distract the opponent?
    OfferDisturbs,
    /// Is a penalty due for breaking a rule of conduct?
    Conduct,
    /// Is the assistant acceptable?
    Assistant,
    /// Is the opponent unable to win by normal means, or not trying to?
    Quickplay,
    /// May an increment be introduced?
    Increment,
    /// Was the touch deliberate?
    TouchDeliberate,
    /// What move was intended by a rearrangement of pieces that is not a move?
    Unfinished,
    /// May the player leave, or have what was requested?
    Request,
    /// Is the claim correct, although the arbiter has no record to check it against?
    Unrecorded,
    /// Can the meaning of the sealed move be established?
    SealedMove,
    /// Is a penalty due for breaking the rules on recording?
    Scoresheet,
    /// Could the game be reconstructed?
    Reconstruction,
    /// Did the player do what the opponent alleges, which was not recorded?
    DisputedFact,
    /// The result on the scoresheets is not that of the game, or differs between them: which one counts?
    WrittenResult,
}

impl Topic {
    /// The answer that the Laws presume: a touch is deliberate unless it clearly was not. Everything else
    /// is judgement.
    pub(crate) const fn presumed(self) -> Option<AnswerKind> {
        match self {
            Self::TouchDeliberate => Some(AnswerKind::Yes),
            _ => None,
        }
    }
}

/// A kind of answer.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnswerKind {
    /// Yes.
    Yes,
    /// No.
    No,
    /// One or more penalties.
    Penalty,
    /// No penalty.
    NoPenalty,
    /// Times to be set.
    Times,
    /// The times stay as they are.
    TimesStay,
    /// A result.
    Outcome,
    /// The game continues.
    GoesOn,
    /// The opponent's result.
    Mark,
    /// The decision is postponed.
    Later,
}

/// An answer.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Yes.
    Yes,
    /// No.
    No,
    /// These penalties.
    Penalty(Vec<Penalty>),
    /// No penalty.
    NoPenalty,
    /// These times.
    Times(PerPlayer<Correction>),
    /// The times stay as they are.
    TimesStay,
    /// This result.
    Outcome(Outcome),
    /// The game continues.
    GoesOn,
    /// This result for the opponent.
    Mark(GameResult),
    /// The decision is postponed; the opponent may get time.
    Later(Milliseconds),
}

impl Answer {
    /// Reports whether the kind alone is the whole answer.
    pub const fn carries_nothing(&self) -> bool {
        matches!(self, Self::Yes | Self::No | Self::NoPenalty | Self::TimesStay | Self::GoesOn)
    }

    /// Returns its kind.
    pub const fn kind(&self) -> AnswerKind {
        match self {
            Self::Yes => AnswerKind::Yes,
            Self::No => AnswerKind::No,
            Self::Penalty(_) => AnswerKind::Penalty,
            Self::NoPenalty => AnswerKind::NoPenalty,
            Self::Times(_) => AnswerKind::Times,
            Self::TimesStay => AnswerKind::TimesStay,
            Self::Outcome(_) => AnswerKind::Outcome,
            Self::GoesOn => AnswerKind::GoesOn,
            Self::Mark(_) => AnswerKind::Mark,
            Self::Later(_) => AnswerKind::Later,
        }
    }
}
