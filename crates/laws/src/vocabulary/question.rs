//! What the Laws leave to judgement, as questions with their lawful answers.

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
    /// What is asked.
    pub topic: Topic,
    /// Whom it concerns.
    pub about: Colour,
    /// Under which provision the arbiter answers.
    pub under: Citation,
    /// What may be answered; an answer that carries a value is given as an example of its kind.
    pub answers: Vec<AnswerKind>,
    /// The answer that the Laws presume, if they do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suggested: Option<AnswerKind>,
}

impl Question {
    /// Whether it is a claim that ended a game and waits for the arbiter to whom it is referred.
    pub(crate) fn is_referred(&self) -> bool {
        self.under.provision() == Provision::ClaimReferredToArbiter
    }
}

/// What is asked.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Topic {
    /// Had the player a valid reason to stop the clocks?
    ReasonForStopping,
    /// Is a penalty due for pieces that were displaced?
    DisplacementPenalty,
    /// Is a penalty due for handling the clock improperly?
    ClockHandling,
    /// What are the times after the irregularity?
    ClocksAfterIrregularity,
    /// Do the players go on with reversed colours?
    ReversedColours,
    /// Both flags are down: what is the result?
    BothFlags,
    /// The flag of a game that is drawn anyway with the next move: what is the result?
    FlagAgainstDraw,
    /// A flag has fallen, or an illegal move loses, and it is not clear whether the opponent could still mate: what is
    /// the result?
    MatingChance,
    /// Is the clock defective?
    DefectiveClock,
    /// Would the schedule of the event suffer if a clock that was set wrongly were left so?
    Schedule,
    /// What are the times on a clock that was set wrongly?
    ClockSetting,
    /// May the players agree on a draw here?
    ConsentToDraw,
    /// A player has refused to do what the Laws order: is a penalty due, or was it so persistent that the game is lost?
    Refusal,
    /// What does the opponent of a player who lost in this way get?
    OpponentsScore,
    /// May a late player play?
    LateArrival,
    /// Does a draw offer at this moment disturb?
    OfferDisturbs,
    /// Is a penalty due for breaking a rule of conduct?
    Conduct,
    /// Is the assistant acceptable?
    Assistant,
    /// Has the opponent no way to win by normal means, or does not try?
    Quickplay,
    /// May extra time be given for each move?
    Increment,
    /// Was the touch deliberate?
    TouchDeliberate,
    /// What was meant by pieces that do not make a move?
    Unfinished,
    /// May the player leave, or have what was asked for?
    Request,
    /// Does the claim, of which the arbiter has no record, hold?
    Unrecorded,
    /// Can the meaning of the sealed move be established?
    SealedMove,
    /// Is a breach of the rules on recording to be penalised?
    Scoresheet,
    /// Could the game be reconstructed?
    Reconstruction,
    /// Did the player do what the opponent says and nobody recorded?
    DisputedFact,
    /// The result on the scoresheets is not that of the game, or not the same on both: what stands?
    WrittenResult,
}

impl Topic {
    /// What the Laws presume: a touch is deliberate unless it clearly was not. Everything else is judgement.
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
    /// A penalty, or several.
    Penalty,
    /// No penalty.
    NoPenalty,
    /// Times to be set.
    Times,
    /// The times stay.
    TimesStay,
    /// A result.
    Outcome,
    /// The game goes on.
    GoesOn,
    /// What the opponent gets.
    Mark,
    /// Decided later.
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
    /// The game goes on.
    GoesOn,
    /// This for the opponent.
    Mark(GameResult),
    /// Decided later; the opponent may get time.
    Later(Milliseconds),
}

impl Answer {
    /// Whether it says all by its kind.
    pub const fn carries_nothing(&self) -> bool {
        matches!(self, Self::Yes | Self::No | Self::NoPenalty | Self::TimesStay | Self::GoesOn)
    }

    /// Its kind.
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
