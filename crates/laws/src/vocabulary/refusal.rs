//! Why something cannot be done.

use adoube_chess::{Colour, Move, Square};
use serde::{Deserialize, Serialize};

use super::Outcome;
use crate::Citation;

/// Why an action cannot be done, with its provision where the Laws say so. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Refusal {
    /// Why.
    pub why: Why,
    /// Under which provision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cite: Option<Citation>,
}

/// The reason, in order of precedence: if several apply, the first listed is given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// It is not for this person to do.
    NotForYou,
    /// The game is over.
    GameIsOver(Outcome),
    /// The game is void.
    GameIsVoid,
    /// The game is adjourned.
    Adjourned,
    /// The game has not begun.
    NotStarted,
    /// The game has begun already.
    AlreadyStarted,
    /// The player is not at the board.
    NotPresent,
    /// The clocks are stopped: the arbiter has to start them.
    ClocksStopped,
    /// A question has to be answered first.
    QuestionOpen(super::QuestionId),
    /// There is no such question.
    NoSuchQuestion,
    /// That is no lawful answer to the question.
    NotAnAnswer,
    /// The edition does not know this.
    NotInEdition,
    /// The regulations do not provide for it.
    NotInRegulations,
    /// It is not the move that was sealed.
    NotTheSealedMove,
    /// It is the opponent's move.
    NotYourMove {
        /// Whose move it is.
        to_move: Colour,
    },
    /// The player has lost the right to this claim or complaint by touching a piece or by moving.
    RightLost,
    /// What was said is no move.
    Unintelligible,
    /// The move has to be announced first, or announced right.
    AnnounceFirst,
    /// A player who cannot see and one who cannot hear need an assistant.
    AssistantNeeded,
    /// The move has to be written down first.
    WriteFirst,
    /// The scoresheet has to be completed first.
    CompleteScoresheetFirst,
    /// The opponent's scoresheet has to be given back first.
    GiveBackFirst,
    /// The move is illegal, and the board does not let it happen.
    IllegalMove,
    /// Only these moves may be played.
    MustPlay(Vec<Move>),
    /// Nothing stands there.
    NothingThere(Square),
    /// There is nothing in the hand.
    HandEmpty,
    /// A piece of the own colour stands there.
    OwnPieceThere(Square),
    /// There is no offer.
    NoOffer,
    /// One's own offer cannot be accepted.
    OwnOffer,
    /// An offer or a claim cannot be taken back.
    CannotWithdraw,
    /// An offer cannot have conditions.
    NoConditions,
    /// Regulations or Laws do not let the players agree here.
    AgreementNotAllowed,
    /// What a screen or a demonstration board shows is not enough for a claim.
    OnlyDisplayed,
    /// There is nothing of the kind to be claimed or seen.
    NothingOfTheKind,
    /// It is too early for this.
    TooEarly,
    /// The game is not over yet.
    StillPlaying,
    /// It is too late for this.
    TooLate,
    /// Nobody can appeal against that decision.
    DecisionIsFinal,
    /// The penalty is not among those of the edition, or not within its limits.
    NotAPenalty,
    /// The scores together exceed what a game can give, or one of them is none that a game gives.
    ScoreTooHigh,
    /// No leave has been given.
    NoLeave,
    /// There is no such line on the scoresheet.
    NoSuchLine,
    /// It may not be told.
    MayNotBeTold,
    /// It has been done already.
    AlreadyDone,
    /// The clock is not running for this player.
    ClockNotRunning,
}

impl Why {
    /// Whether it is about what was said or shown; another of the same kind might be accepted.
    pub const fn is_about_content(&self) -> bool {
        matches!(
            self,
            Self::NotAnAnswer
                | Self::NotTheSealedMove
                | Self::Unintelligible
                | Self::IllegalMove
                | Self::MustPlay(_)
                | Self::NothingThere(_)
                | Self::OwnPieceThere(_)
                | Self::NotAPenalty
                | Self::ScoreTooHigh
                | Self::NoSuchLine
        )
    }

    /// Whether it is about the moment; nothing of the same kind would be accepted now.
    pub const fn is_about_the_moment(&self) -> bool {
        matches!(
            self,
            Self::GameIsOver(_)
                | Self::GameIsVoid
                | Self::Adjourned
                | Self::NotStarted
                | Self::AlreadyStarted
                | Self::NotPresent
                | Self::ClocksStopped
                | Self::HandEmpty
                | Self::NotYourMove { .. }
                | Self::ClockNotRunning
        )
    }
}

impl From<Why> for Refusal {
    fn from(why: Why) -> Self {
        Self { why, cite: None }
    }
}
