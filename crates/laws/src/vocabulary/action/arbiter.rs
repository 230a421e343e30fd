//! What an arbiter does.

use adoube_chess::{Board, Colour};
use serde::{Deserialize, Serialize};

use crate::{
    Provision,
    clock::{Correction, Milliseconds, PerPlayer, TimeControl},
    history::Ply,
    vocabulary::{Answer, Outcome, Penalty, QuestionId},
};

/// An act of the arbiter, with its author and its ground.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arbitration {
    /// Who; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub by: String,
    /// Why; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub ground: String,
    /// The act.
    pub act: ArbiterAct,
}

impl From<ArbiterAct> for Arbitration {
    fn from(act: ArbiterAct) -> Self {
        Self { by: String::new(), ground: String::new(), act }
    }
}

/// What the arbiter does.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArbiterAct {
    /// Comes to the board, where somebody waits.
    Come,
    /// Has an array of Chess960 drawn by lot: this number came out.
    DrawArray(u16),
    /// Starts the game: White's clock, as the Laws have it.
    Start,
    /// Stops both clocks.
    Stop,
    /// Starts the clock again: of this player, or of the one whose clock ran.
    Restart(Option<Colour>),
    /// Sets a clock.
    SetClock {
        /// The player whose it is.
        whose: Colour,
        /// To what.
        to: Correction,
    },
    /// Replaces the clock by another.
    ReplaceClock(PerPlayer<Correction>),
    /// Installs the right setting on a clock that was set wrongly.
    InstallSetting(PerPlayer<TimeControl>),
    /// Sees something that is wrong.
    Notice(Irregularity),
    /// Restores a position: that after so many half-moves, or this one.
    Restore(Restored),
    /// Answers a question that the Laws leave to judgement.
    Answer {
        /// Which question; the oldest open one if it is not said.
        question: Option<QuestionId>,
        /// The answer.
        answer: Answer,
    },
    /// Penalises a player for a breach of a provision.
    Penalise {
        /// The player concerned.
        whom: Colour,
        /// Under which provision.
        under: Provision,
        /// The penalties.
        penalties: Vec<Penalty>,
    },
    /// Gives extra time after a disturbance from outside.
    Compensate(PerPlayer<Milliseconds>),
    /// Gives a player leave for something.
    Permit {
        /// The player concerned.
        whom: Colour,
        /// The permission.
        what: Permission,
    },
    /// Excuses a player who came too late.
    Excuse(Colour),
    /// Declares a result under a provision.
    Declare {
        /// The result.
        outcome: Outcome,
        /// Under which provision.
        under: Provision,
    },
    /// Adjourns the game, or resumes it.
    Adjourn(super::AdjournStep),
    /// Takes a decision under a provision that needs no more than to be recorded.
    Decide {
        /// Under which provision.
        under: Provision,
        /// Whom it concerns.
        about: Option<Colour>,
    },
    /// Tells the players something that they may or may not be told.
    Tell(ArbiterInformation),
    /// Appoints assistants to watch games.
    AppointAssistants,
    /// Records that play went on after a move that had ended the game: nobody had noticed.
    PlayWentOn {
        /// Whether the clock was pressed after that move.
        pressed: bool,
    },
    /// Has the game reconstructed on a second board.
    Reconstruct,
    /// Decides on an appeal, or passes on what was decided: the result as it was, or another.
    DecideAppeal(Option<Outcome>),
}

/// What may be wrong.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IrregularityKind {
    /// An illegal move was completed, or a pawn left on the last rank.
    IllegalMove,
    /// The position on the board cannot have come about by legal moves; the move that led to it was not seen.
    IllegalPosition,
    /// A piece was touched or released, and something else was played.
    Touch,
    /// A piece was released, and something else was played.
    Release,
    /// A move was made with two hands.
    TwoHands,
    /// A flag has fallen.
    FlagFall,
    /// Pieces do not stand where they belong.
    Displacement,
    /// The game began with a wrong position.
    InitialPosition,
    /// The board stands the wrong way round.
    BoardPlacement,
    /// The colours are reversed.
    ReversedColours,
    /// The clock is defective.
    DefectiveClock,
    /// The clock was set wrongly.
    ClockSetting,
    /// The clock was pressed with the other hand, roughly, or without a move.
    Clock,
    /// The clock was pressed although no move had been made.
    PressWithoutMove,
    /// A player moved although it was the opponent's turn.
    OutOfTurn,
    /// The two boards of a game with a player who cannot see do not agree.
    BoardsDisagree,
    /// A player writes moves in advance, or does not write.
    Scoresheet,
    /// The game had ended before, and play went on.
    EndOfGame,
}

impl IrregularityKind {
    /// All of them.
    pub const ALL: &[Self] = &[
        Self::IllegalMove,
        Self::IllegalPosition,
        Self::Touch,
        Self::Release,
        Self::TwoHands,
        Self::FlagFall,
        Self::Displacement,
        Self::InitialPosition,
        Self::BoardPlacement,
        Self::ReversedColours,
        Self::DefectiveClock,
        Self::ClockSetting,
        Self::Clock,
        Self::PressWithoutMove,
        Self::OutOfTurn,
        Self::BoardsDisagree,
        Self::Scoresheet,
        Self::EndOfGame,
    ];
}

/// Something that is wrong. It may be said whose it is, and with which half-move it came about; where nothing is said,
/// it is the first of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "WrittenIrregularity", into = "WrittenIrregularity")]
pub struct Irregularity {
    /// The kind of irregularity.
    pub matter: IrregularityKind,
    /// The player who did it, if it is known.
    pub by: Option<Colour>,
    /// With which half-move.
    pub ply: Option<Ply>,
}

impl From<IrregularityKind> for Irregularity {
    fn from(matter: IrregularityKind) -> Self {
        Self { matter, by: None, ply: None }
    }
}

impl Irregularity {
    /// Whether it can be this one: of this player, with this half-move.
    pub(crate) fn is_of(&self, by: Colour, ply: Option<Ply>) -> bool {
        self.by.is_none_or(|named| named == by)
            && self.ply.is_none_or(|named| ply.is_none_or(|ply| ply == named))
    }
}

/// A bare name if nothing more is said.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum WrittenIrregularity {
    /// What.
    Bare(IrregularityKind),
    /// What, whose, and with which half-move.
    Named {
        /// The kind of irregularity.
        matter: IrregularityKind,
        /// The player who did it, if it is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Colour>,
        /// With which half-move.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ply: Option<Ply>,
    },
}

impl From<WrittenIrregularity> for Irregularity {
    fn from(written: WrittenIrregularity) -> Self {
        match written {
            WrittenIrregularity::Bare(matter) => matter.into(),
            WrittenIrregularity::Named { matter, by, ply } => Self { matter, by, ply },
        }
    }
}

impl From<Irregularity> for WrittenIrregularity {
    fn from(Irregularity { matter, by, ply }: Irregularity) -> Self {
        match (by, ply) {
            (None, None) => Self::Bare(matter),
            (Some(_), _) | (_, Some(_)) => Self::Named { matter, by, ply },
        }
    }
}

/// A position to restore.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Restored {
    /// That after so many half-moves.
    After(Ply),
    /// This one, the last that can be identified.
    Identified(Board),
}

/// What a player may be given leave for.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Permission {
    /// To leave.
    ToLeave(super::Area),
    /// To have a device.
    Device,
    /// To agree on a draw.
    DrawAgreement,
    /// An assistant, and for what.
    Assistant(Duty),
    /// To be given a piece.
    Piece,
}

impl Permission {
    /// All of them.
    pub(crate) const ALL: &[Self] = &[
        Self::ToLeave(super::Area::PlayingArea),
        Self::ToLeave(super::Area::Venue),
        Self::Device,
        Self::DrawAgreement,
        Self::Assistant(Duty::Moving),
        Self::Assistant(Duty::Pressing),
        Self::Assistant(Duty::Recording),
        Self::Piece,
    ];
}

/// What an assistant does for a player.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Duty {
    /// Moves the pieces.
    Moving,
    /// Presses the clock.
    Pressing,
    /// Keeps the score.
    Recording,
}

impl Duty {
    /// All of them.
    pub(crate) const ALL: [Self; 3] = [Self::Moving, Self::Pressing, Self::Recording];
}

/// What an arbiter tells the players.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArbiterInformation {
    /// How many moves were completed.
    MoveNumber,
    /// That a move was made.
    MoveMade,
    /// That the clock was not pressed.
    ClockNotPressed,
    /// What a point of the Laws means.
    Explanation,
}
