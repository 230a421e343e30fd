//! Actions of an arbiter.

use adoube_chess::{Board, Colour};
use serde::{Deserialize, Serialize};

use crate::{
    Provision,
    clock::{Correction, Milliseconds, PerPlayer, TimeControl},
    history::Ply,
    vocabulary::{Answer, Outcome, Penalty, QuestionId},
};

/// An act of the arbiter, with its author and reason.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arbitration {
    /// The name of the arbiter; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub by: String,
    /// The reason; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub ground: String,
    /// The act.
    pub act: ArbiterAct,
    /// Whether it is an act for all boards: nobody has come to this one, and calls go on waiting.
    #[serde(skip)]
    pub is_for_all: bool,
}

impl From<ArbiterAct> for Arbitration {
    fn from(act: ArbiterAct) -> Self {
        Self { by: String::new(), ground: String::new(), act, is_for_all: false }
    }
}

/// An act of the arbiter.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArbiterAct {
    /// Comes to the board after a call.
    Come,
    /// Draws a Chess960 starting position by lot; this is its number.
    DrawArray(u16),
    /// Starts the game, with White's clock.
    Start,
    /// Stops both clocks.
    Stop,
    /// Restarts the clock of this player, or the one that was running.
    Restart(Option<Colour>),
    /// Records that the game could not be played for this long: the service that keeps it was down, or its clock had
    /// jumped. The game stands still from the instant of the record on.
    Interrupt {
        /// How long it lasted.
        lasted: Milliseconds,
    },
    /// Sets a clock.
    SetClock {
        /// The player whose clock it is.
        whose: Colour,
        /// The new setting.
        to: Correction,
    },
    /// Replaces the clock.
    ReplaceClock(PerPlayer<Correction>),
    /// Installs the correct setting on a clock that was set wrongly.
    InstallSetting(PerPlayer<TimeControl>),
    /// Notices an irregularity.
    Notice(Irregularity),
    /// Restores a position, named by its half-move or given as a board.
    Restore(Restored),
    /// Answers a question that the Laws leave to judgement.
    Answer {
        /// The question; the oldest open one if omitted.
        question: Option<QuestionId>,
        /// The answer.
        answer: Answer,
    },
    /// Penalises a player for a breach of a provision.
    Penalise {
        /// The player concerned.
        whom: Colour,
        /// The provision that was breached.
        under: Provision,
        /// The penalties.
        penalties: Vec<Penalty>,
    },
    /// Gives extra time after a disturbance from outside.
    Compensate(PerPlayer<Milliseconds>),
    /// Gives a player permission for something.
    Permit {
        /// The player concerned.
        whom: Colour,
        /// The permission.
        what: Permission,
    },
    /// Excuses a player who arrived too late.
    Excuse(Colour),
    /// Declares a result under a provision.
    Declare {
        /// The result.
        outcome: Outcome,
        /// The provision that it rests on.
        under: Provision,
    },
    /// Sets aside a result that came about by a fault, so that the game is resumed. The clocks stand until they are
    /// started again.
    SetAside {
        /// Under which provision.
        under: Provision,
        /// What the clocks are set to; a flag that is down needs time.
        clocks: PerPlayer<Correction>,
    },
    /// Adjourns the game, or resumes it.
    Adjourn(super::AdjournStep),
    /// Takes a decision that only needs to be recorded.
    Decide {
        /// The provision that it rests on.
        under: Provision,
        /// The player concerned, if it is one of them.
        about: Option<Colour>,
    },
    /// Gives the players information, which the Laws may or may not allow.
    Tell(ArbiterInformation),
    /// Appoints assistants to observe games.
    AppointAssistants,
    /// Records that play continued after a move that had ended the game, because nobody noticed.
    PlayWentOn {
        /// Whether the clock was pressed after that move.
        pressed: bool,
    },
    /// Has the game reconstructed on a second board.
    Reconstruct,
    /// Decides an appeal, or enters a decision taken elsewhere: the result stands, or is replaced by this one.
    DecideAppeal(Option<Outcome>),
}

/// A kind of irregularity.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IrregularityKind {
    /// An illegal move was completed, or a pawn left on the last rank.
    IllegalMove,
    /// The position on the board cannot have arisen by legal moves; nobody saw the move that led to it.
    IllegalPosition,
    /// A piece was touched or released, and another move was played.
    Touch,
    /// A piece was released, and another move was played.
    Release,
    /// A move was made with two hands.
    TwoHands,
    /// A flag has fallen.
    FlagFall,
    /// Pieces are not on their squares.
    Displacement,
    /// The game began from a wrong position.
    InitialPosition,
    /// The board is placed the wrong way round.
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
    /// A player moved out of turn.
    OutOfTurn,
    /// The two boards of a game with a visually disabled player differ.
    BoardsDisagree,
    /// A player writes moves in advance, or does not record.
    Scoresheet,
    /// The game had already ended, and play continued.
    EndOfGame,
}

impl IrregularityKind {
    /// Every kind.
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

/// An irregularity. It may name the player and the half-move; without them it means the first of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "WrittenIrregularity", into = "WrittenIrregularity")]
pub struct Irregularity {
    /// The kind of irregularity.
    pub matter: IrregularityKind,
    /// The player who committed it, if known.
    pub by: Option<Colour>,
    /// The half-move with which it arose.
    pub ply: Option<Ply>,
}

impl From<IrregularityKind> for Irregularity {
    fn from(matter: IrregularityKind) -> Self {
        Self { matter, by: None, ply: None }
    }
}

impl Irregularity {
    /// Reports whether it matches this player and this half-move.
    pub(crate) fn is_of(&self, by: Colour, ply: Option<Ply>) -> bool {
        self.by.is_none_or(|named| named == by)
            && self.ply.is_none_or(|named| ply.is_none_or(|ply| ply == named))
    }
}

/// The serialised form: a bare name if nothing else is given.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum WrittenIrregularity {
    /// The kind alone.
    Bare(IrregularityKind),
    /// The kind with the player and the half-move.
    Named {
        /// The kind of irregularity.
        matter: IrregularityKind,
        /// The player who committed it, if known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Colour>,
        /// The half-move with which it arose.
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

/// A position to be restored.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Restored {
    /// The position after this many half-moves.
    After(Ply),
    /// This board, the last position that can be identified.
    Identified(Board),
}

/// A permission that a player can be given.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Permission {
    /// To leave the area.
    ToLeave(super::Area),
    /// To carry a device.
    Device,
    /// To agree to a draw.
    DrawAgreement,
    /// To have an assistant for this duty.
    Assistant(Duty),
    /// To be handed a piece.
    Piece,
}

impl Permission {
    /// Every permission.
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

/// The duty of an assistant.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Duty {
    /// Moves the pieces.
    Moving,
    /// Presses the clock.
    Pressing,
    /// Keeps the scoresheet.
    Recording,
}

impl Duty {
    /// Every duty.
    pub(crate) const ALL: [Self; 3] = [Self::Moving, Self::Pressing, Self::Recording];
}

/// Information that an arbiter gives the players.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArbiterInformation {
    /// How many moves have been completed.
    MoveNumber,
    /// That a move was made.
    MoveMade,
    /// That the clock was not pressed.
    ClockNotPressed,
    /// What a point of the Laws means.
    Explanation,
}
