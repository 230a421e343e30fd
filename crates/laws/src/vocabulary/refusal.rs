//! Refusals: why an action is not possible.

use std::{error::Error, fmt};

use adoube_chess::{Colour, Move, Square};
use serde::{Deserialize, Serialize};

use super::{Ground, Outcome};
use crate::Citation;

/// Why an action is refused, with the provision where the Laws say so. A refused action changes nothing.
///
/// ```
/// use adoube_chess::Square;
/// use adoube_laws::{Edition, Provision, table::{Refusal, RefusalReason}};
///
/// let refusal = Refusal {
///     why: RefusalReason::NothingThere(Square::E4),
///     cite: Edition::Y2017.cite(Provision::TouchMove),
///     ground: None,
/// };
/// assert_eq!(refusal.to_string(), "the square is empty: e4 (2017, 4.3)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Refusal {
    /// The reason.
    pub why: RefusalReason,
    /// The provision that it rests on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cite: Option<Citation>,
    /// The fact that decides it, where the reason alone does not name it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ground: Option<Ground>,
}

impl Refusal {
    /// Adds the ground.
    #[must_use]
    pub fn on(self, ground: Ground) -> Self {
        Self { ground: Some(ground), ..self }
    }
}

/// The reason, in order of precedence: if several apply, the first listed is returned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RefusalReason {
    /// This person may not do it.
    NotForYou,
    /// The game is over.
    GameIsOver(Outcome),
    /// The game is void.
    GameIsVoid,
    /// The game is adjourned.
    Adjourned,
    /// The game has not begun.
    NotStarted,
    /// The game has already begun.
    AlreadyStarted,
    /// The player is not at the board.
    NotPresent,
    /// The clocks are stopped; the arbiter has to start them.
    ClocksStopped,
    /// A flag is down, and its clock has to be set first.
    ClockToBeSet,
    /// This question has to be answered first.
    QuestionOpen(super::QuestionId),
    /// There is no such question.
    NoSuchQuestion,
    /// It is not a lawful answer to the question.
    NotAnAnswer,
    /// The edition has no such rule.
    NotInEdition,
    /// The regulations do not provide for it.
    NotInRegulations,
    /// It is not the move that was sealed.
    NotTheSealedMove,
    /// It is the opponent's turn.
    NotYourMove {
        /// The player to move.
        to_move: Colour,
    },
    /// The player has lost the right to this claim or complaint by touching a piece or by moving.
    RightLost,
    /// What was said is not a move.
    Unintelligible,
    /// The move has to be announced first, and correctly.
    AnnounceFirst,
    /// A visually disabled player and a hearing-impaired opponent need an assistant.
    AssistantNeeded,
    /// The move has to be written down first.
    WriteFirst,
    /// The scoresheet has to be completed first.
    CompleteScoresheetFirst,
    /// The opponent's scoresheet has to be given back first.
    GiveBackFirst,
    /// The move is illegal, and the board does not accept it.
    IllegalMove,
    /// Only these moves may be played.
    MustPlay(Vec<Move>),
    /// The square is empty.
    NothingThere(Square),
    /// The hand is empty.
    HandEmpty,
    /// A piece of the player's own colour is on the square.
    OwnPieceThere(Square),
    /// There is no offer.
    NoOffer,
    /// A player cannot accept their own offer.
    OwnOffer,
    /// An offer or a claim cannot be withdrawn.
    CannotWithdraw,
    /// An offer cannot have conditions.
    NoConditions,
    /// The regulations or the Laws do not let the players agree here.
    AgreementNotAllowed,
    /// What a screen or a demonstration board shows is not enough for a claim.
    OnlyDisplayed,
    /// There is nothing of this kind to claim or notice.
    NothingOfTheKind,
    /// It is too early for this.
    TooEarly,
    /// The game is not over yet.
    StillPlaying,
    /// It is too late for this.
    TooLate,
    /// There is no appeal against that decision.
    DecisionIsFinal,
    /// The provision does not support such a decision: it gives no result, no penalty, or nothing to decide.
    NoGround,
    /// The claimant's own flag has fallen too.
    OwnFlagDown,
    /// The edition has no such penalty, or it exceeds the limits.
    NotAPenalty,
    /// The scores together exceed the points of a game, or one of them is not a possible score.
    ScoreTooHigh,
    /// No permission was given.
    NoLeave,
    /// There is no such line on the scoresheet.
    NoSuchLine,
    /// The players may not be given this information.
    MayNotBeTold,
    /// It has already been done.
    AlreadyDone,
    /// The clock is not running for this player.
    ClockNotRunning,
}

impl RefusalReason {
    /// Reports whether it is about the content; another action of the same kind might be accepted.
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
                | Self::NoGround
                | Self::NotAPenalty
                | Self::ScoreTooHigh
                | Self::NoSuchLine
        )
    }

    /// Reports whether it is about the moment; no action of the same kind would be accepted now.
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

impl From<RefusalReason> for Refusal {
    fn from(why: RefusalReason) -> Self {
        Self { why, cite: None, ground: None }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.why)?;
        match self.cite {
            Some(cite) => write!(f, " ({}, {cite})", cite.edition()),
            None => Ok(()),
        }
    }
}

impl Error for Refusal {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.why)
    }
}

impl Error for RefusalReason {}

/// In English, for developers. Texts for users are in `texts/`.
impl fmt::Display for RefusalReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())?;
        match self {
            Self::GameIsOver(outcome) => write!(f, ": {outcome}"),
            Self::QuestionOpen(id) => write!(f, ": {}", id.0),
            Self::NotYourMove { to_move } => write!(f, ": {to_move:?} has the move"),
            Self::MustPlay(moves) => {
                for (place, played) in moves.iter().enumerate() {
                    write!(f, "{}{played}", if place == 0 { ": " } else { ", " })?;
                }
                Ok(())
            }
            Self::NothingThere(square) | Self::OwnPieceThere(square) => write!(f, ": {square}"),
            _ => Ok(()),
        }
    }
}

impl RefusalReason {
    const fn text(&self) -> &'static str {
        match self {
            Self::NotForYou => "this person may not do it",
            Self::GameIsOver(_) => "the game is over",
            Self::GameIsVoid => "the game is void",
            Self::Adjourned => "the game is adjourned",
            Self::NotStarted => "the game has not started",
            Self::AlreadyStarted => "the game has already started",
            Self::NotPresent => "the player is not at the board",
            Self::ClocksStopped => "the clocks are stopped",
            Self::ClockToBeSet => "the clock of a flag that is down has to be set",
            Self::QuestionOpen(_) => "a question has to be answered first",
            Self::NoSuchQuestion => "there is no such question",
            Self::NotAnAnswer => "not a permitted answer to the question",
            Self::NotInEdition => "the edition does not provide for it",
            Self::NotInRegulations => "the regulations do not provide for it",
            Self::NotTheSealedMove => "not the move that was sealed",
            Self::NotYourMove { .. } => "it is the opponent's turn",
            Self::RightLost => "the right to this claim is lost",
            Self::Unintelligible => "not a move",
            Self::AnnounceFirst => "the move has to be announced first",
            Self::AssistantNeeded => "an assistant is needed",
            Self::WriteFirst => "the move has to be written first",
            Self::CompleteScoresheetFirst => "the scoresheet has to be completed first",
            Self::GiveBackFirst => "the opponent's scoresheet has to be returned first",
            Self::IllegalMove => "the move is illegal",
            Self::MustPlay(_) => "only certain moves are allowed",
            Self::NothingThere(_) => "the square is empty",
            Self::HandEmpty => "no piece is held",
            Self::OwnPieceThere(_) => "a piece of the same colour is on the square",
            Self::NoOffer => "there is no offer",
            Self::OwnOffer => "a player cannot accept their own offer",
            Self::CannotWithdraw => "it cannot be withdrawn",
            Self::NoConditions => "an offer cannot have conditions",
            Self::AgreementNotAllowed => "a draw by agreement is not allowed here",
            Self::OnlyDisplayed => "a display is no evidence for a claim",
            Self::NothingOfTheKind => "nothing of the kind was found",
            Self::TooEarly => "it is too early",
            Self::StillPlaying => "the game is not over",
            Self::TooLate => "it is too late",
            Self::DecisionIsFinal => "the decision is final",
            Self::NoGround => "such a decision cannot rest on this provision",
            Self::OwnFlagDown => "the claimant's own flag has fallen too",
            Self::NotAPenalty => "not a permitted penalty",
            Self::ScoreTooHigh => "the score is not possible",
            Self::NoLeave => "no permission was given",
            Self::NoSuchLine => "there is no such line",
            Self::MayNotBeTold => "it may not be disclosed",
            Self::AlreadyDone => "it has already been done",
            Self::ClockNotRunning => "the player's clock is not running",
        }
    }
}
