//! What became fact. A game is the list of its events and nothing else: its state is folded from them.

use adoube_chess::{Board, Colour, Move, Piece, Square};
use serde::{Deserialize, Serialize};

use super::{
    Answer, Author, Hand, Intent, Latent, Manner, Question, QuestionId, Reason, Ruling, Who,
};
use crate::{
    clock::{At, Fall},
    vocabulary::{
        AdjournFact, BlindFact, ConductFact, DrawFact, PresenceFact, RapidFact, SheetFact,
    },
};

/// A fact and its instant.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The instant.
    pub at: At,
    /// The fact.
    #[serde(flatten)]
    pub fact: Fact,
}

/// What became fact, in the past tense.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "fact", content = "of")]
pub enum Fact {
    /// An array of Chess960 was drawn by lot.
    ArrayDrawn(u16),
    /// The game began, and this player's clock was started.
    Started(Colour),
    /// A flag fell. Whether it counts is for somebody to say.
    FlagFell {
        /// The player whose it is.
        whose: Colour,
        /// When and where in the time control.
        fall: Fall,
    },
    /// A piece was touched.
    Touched {
        /// The player who did it.
        by: Colour,
        /// Where it stood.
        on: Square,
        /// The intent.
        intent: Intent,
        /// Whether it was announced that pieces are adjusted.
        adjusting: bool,
    },
    /// A piece was taken into the hand.
    Lifted {
        /// The player who did it.
        by: Colour,
        /// With which hand.
        hand: Hand,
        /// Where it stood.
        from: Square,
    },
    /// A piece was taken from beside the board into the hand.
    Fetched {
        /// The player who did it.
        by: Colour,
        /// With which hand.
        hand: Hand,
        /// The piece.
        piece: Piece,
    },
    /// The piece in the hand touched a square.
    Held {
        /// The player who did it.
        by: Colour,
        /// Over which square.
        on: Square,
    },
    /// The piece in the hand was put on a square and released; what stood there was taken off.
    Placed {
        /// The player who did it.
        by: Colour,
        /// With which hand.
        hand: Hand,
        /// The square.
        on: Square,
        /// Which, if there were several in the hand; the one lifted last if it is not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        piece: Option<Piece>,
    },
    /// The piece in the hand was put beside the board.
    PutAside {
        /// The player who did it.
        by: Colour,
        /// With which hand.
        hand: Hand,
    },
    /// A piece was taken off the board.
    Removed {
        /// The player who did it.
        by: Colour,
        /// With which hand.
        hand: Hand,
        /// Where it stood.
        from: Square,
    },
    /// A piece was displaced by accident.
    Displaced {
        /// The player who did it.
        by: Colour,
        /// Where it stood.
        from: Square,
        /// Where it lies now, if on the board.
        to: Option<Square>,
    },
    /// Everything was put back where it belongs.
    PutRight {
        /// The person who did it.
        by: Who,
    },
    /// "I adjust."
    SaidAdjusting(Colour),
    /// "I am about to castle."
    SaidCastling(Colour),
    /// A move was made on the board. It is the opponent who has the move now.
    MoveMade {
        /// The player who did it.
        by: Colour,
        /// The move.
        played: Move,
        /// With which hand.
        hand: Hand,
    },
    /// A move that had been made was changed into another.
    MoveReplaced {
        /// The player who did it.
        by: Colour,
        /// Into which.
        played: Move,
    },
    /// A move that had been made and not completed was taken back on the board.
    MoveTakenBack {
        /// The player who did it.
        by: Colour,
    },
    /// Something that is no legal move was completed.
    IllegalMoveCompleted {
        /// The player who did it.
        by: Colour,
        /// What stands on the board now.
        board: Board,
        /// Whether the piece went as it should, from a board on which there are no legal moves.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        breaks_nothing: bool,
    },
    /// Something that is no legal move was made and not completed, or the clock was pressed without a move, and the
    /// opponent has moved on from it.
    IllegalMoveMade {
        /// The player who did it.
        by: Colour,
        /// What stood on the board when the opponent moved on.
        board: Board,
        /// Whether the piece went as it should, from a board on which there are no legal moves.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        breaks_nothing: bool,
    },
    /// The clock was pressed.
    Pressed {
        /// The player who did it.
        by: Colour,
        /// With which hand.
        hand: Hand,
        /// In what manner.
        manner: Manner,
    },
    /// Somebody who does not play pressed a player's clock.
    PressedByOther {
        /// The person who did it.
        by: Who,
        /// Whose clock ran.
        whose: Colour,
    },
    /// A move was completed.
    MoveCompleted {
        /// The player who did it.
        by: Colour,
        /// The way it was completed.
        how: Completion,
    },
    /// Both clocks were stopped.
    ClocksStopped {
        /// The person who did it.
        by: Who,
        /// Why, if it was a player.
        why: Option<Reason>,
    },
    /// A clock was started again.
    ClockRestarted(Colour),
    /// Play went on after a move that had ended the game: nobody had noticed.
    PlayWentOn {
        /// Whether the clock was pressed after that move.
        pressed: bool,
    },
    /// Something is there to be noticed, and nobody has yet.
    #[serde(rename = "came")]
    IrregularityArose(Latent),
    /// It is not to be noticed any more.
    #[serde(rename = "lapsed")]
    IrregularityLapsed(Latent),
    /// It was noticed: what follows from it is decided now.
    #[serde(rename = "noticed")]
    IrregularityNoticed(Latent),
    /// A question was put to the arbiter.
    Asked(Question),
    /// The arbiter answered.
    Answered {
        /// Which question.
        question: QuestionId,
        /// The answer.
        answer: Answer,
        /// The author.
        by: Author,
    },
    /// Something was decided.
    Ruled(Ruling),
    /// Of adjournments.
    Adjournment(AdjournFact),
    /// Of games with players who cannot see.
    Blind(BlindFact),
    /// Of offers and claims.
    Draw(DrawFact),
    /// Of rapid chess and blitz.
    Rapid(RapidFact),
    /// Of scoresheets.
    Sheet(SheetFact),
    /// Of coming and going.
    Presence(PresenceFact),
    /// Of conduct, penalties and appeals.
    Conduct(ConductFact),
}

/// How a move was completed.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Completion {
    /// By the press of the clock.
    Press,
    /// It ended the game.
    EndOfGame,
    /// By the player's next move: the press had been forgotten.
    NextMove,
    /// It had been sealed, and is made on the board now.
    Sealing,
}
