//! Events. A game is the list of its events and nothing else: its state is a fold over them.

use adoube_chess::{Board, Colour, Move, Piece, Square};
use serde::{Deserialize, Serialize};

use super::{
    Answer, Author, Hand, Intent, Latent, Manner, Question, QuestionId, Reason, Ruling, Who,
};
use crate::{
    clock::{At, FlagFall, Milliseconds},
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

/// A fact, in the past tense.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "fact", content = "of")]
pub enum Fact {
    /// A Chess960 starting position was drawn by lot.
    ArrayDrawn(u16),
    /// The game began, and this player's clock was started.
    Started(Colour),
    /// A flag fell. It has no effect until somebody notices it.
    FlagFell {
        /// The player whose flag it is.
        whose: Colour,
        /// The instant, and the period of the time control.
        fall: FlagFall,
    },
    /// A piece was touched.
    Touched {
        /// The player who did it.
        by: Colour,
        /// The square it stood on.
        on: Square,
        /// The intent.
        intent: Intent,
        /// Whether the player had announced adjusting.
        adjusting: bool,
    },
    /// A piece was lifted.
    Lifted {
        /// The player who did it.
        by: Colour,
        /// The hand used.
        hand: Hand,
        /// The square it was lifted from.
        from: Square,
    },
    /// A piece was picked up from beside the board.
    Fetched {
        /// The player who did it.
        by: Colour,
        /// The hand used.
        hand: Hand,
        /// The piece.
        piece: Piece,
    },
    /// The piece in the hand touched a square.
    Held {
        /// The player who did it.
        by: Colour,
        /// The square.
        on: Square,
    },
    /// The piece in the hand was placed on a square and released; the piece that stood there was removed.
    Placed {
        /// The player who did it.
        by: Colour,
        /// The hand used.
        hand: Hand,
        /// The square.
        on: Square,
        /// The piece, if the hand held several; the one lifted last if omitted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        piece: Option<Piece>,
    },
    /// The piece in the hand was put beside the board.
    PutAside {
        /// The player who did it.
        by: Colour,
        /// The hand used.
        hand: Hand,
    },
    /// A piece was removed from the board.
    Removed {
        /// The player who did it.
        by: Colour,
        /// The hand used.
        hand: Hand,
        /// The square it was removed from.
        from: Square,
    },
    /// A piece was displaced by accident.
    Displaced {
        /// The player who did it.
        by: Colour,
        /// The square it stood on.
        from: Square,
        /// The square it lies on now, if it is on the board.
        to: Option<Square>,
    },
    /// All displaced pieces were put back.
    PutRight {
        /// The person who did it.
        by: Who,
    },
    /// "I adjust."
    SaidAdjusting(Colour),
    /// "I am about to castle."
    SaidCastling(Colour),
    /// A move was made on the board; the opponent is now to move.
    MoveMade {
        /// The player who did it.
        by: Colour,
        /// The move.
        played: Move,
        /// The hand used.
        hand: Hand,
    },
    /// A move that had been made was changed into another.
    MoveReplaced {
        /// The player who did it.
        by: Colour,
        /// The new move.
        played: Move,
    },
    /// A move that had been made but not completed was taken back on the board.
    MoveTakenBack {
        /// The player who did it.
        by: Colour,
    },
    /// A move that is not legal was completed.
    IllegalMoveCompleted {
        /// The player who did it.
        by: Colour,
        /// The board afterwards.
        board: Board,
        /// Whether the piece moved as its kind does, on a board where no move is legal.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        breaks_nothing: bool,
    },
    /// A move that is not legal was made but not completed, or the clock was pressed without a move, and
    /// the opponent moved on from it.
    IllegalMoveMade {
        /// The player who did it.
        by: Colour,
        /// The board when the opponent moved on.
        board: Board,
        /// Whether the piece moved as its kind does, on a board where no move is legal.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        breaks_nothing: bool,
    },
    /// The clock was pressed.
    Pressed {
        /// The player who did it.
        by: Colour,
        /// The hand used.
        hand: Hand,
        /// The manner.
        manner: Manner,
    },
    /// Somebody other than a player pressed a player's clock.
    PressedByOther {
        /// The person who did it.
        by: Who,
        /// The player whose clock was running.
        whose: Colour,
    },
    /// A move was completed.
    MoveCompleted {
        /// The player who did it.
        by: Colour,
        /// How it was completed.
        how: Completion,
    },
    /// Both clocks were stopped.
    ClocksStopped {
        /// The person who did it.
        by: Who,
        /// The reason, if a player stopped them.
        why: Option<Reason>,
    },
    /// A clock was restarted.
    ClockRestarted(Colour),
    /// The game could not be played from this instant on: the service that keeps it was down. Both clocks stand until
    /// the arbiter starts one, unless the regulations let them run on.
    Interrupted {
        /// How long it lasted.
        lasted: Milliseconds,
    },
    /// Play continued after a move that had ended the game, because nobody noticed.
    PlayWentOn {
        /// Whether the clock was pressed after that move.
        pressed: bool,
    },
    /// An irregularity arose that nobody has noticed yet.
    #[serde(rename = "came")]
    IrregularityArose(Latent),
    /// An irregularity can no longer be noticed.
    #[serde(rename = "lapsed")]
    IrregularityLapsed(Latent),
    /// An irregularity was noticed; its consequences are decided now.
    #[serde(rename = "noticed")]
    IrregularityNoticed(Latent),
    /// A question was put to the arbiter.
    Asked(Question),
    /// The arbiter answered.
    Answered {
        /// The question.
        question: QuestionId,
        /// The answer.
        answer: Answer,
        /// The author of the answer.
        by: Author,
    },
    /// A ruling was made.
    Ruled(Ruling),
    /// A fact about an adjournment.
    Adjournment(AdjournFact),
    /// A fact about a game with a visually disabled player.
    Blind(BlindFact),
    /// A fact about draw offers and claims.
    Draw(DrawFact),
    /// A fact about rapid chess and blitz.
    Rapid(RapidFact),
    /// A fact about scoresheets.
    Sheet(SheetFact),
    /// A fact about presence.
    Presence(PresenceFact),
    /// A fact about conduct, penalties and appeals.
    Conduct(ConductFact),
}

/// How a move was completed.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Completion {
    /// By pressing the clock.
    Press,
    /// By ending the game.
    EndOfGame,
    /// By the player's next move: the press had been forgotten.
    NextMove,
    /// By sealing; the move is made on the board now.
    Sealing,
}
