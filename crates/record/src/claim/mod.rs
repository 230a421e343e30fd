//! Whether a draw claim is correct, on which positions it rests, and what follows if it is not.
//!
//! The game is played at a [`Table`] up to the moment of the claim, and the claim is made there; its ruling is the answer.
//!
//! ```
//! use adoube_chess::{Colour, Position, san};
//! use adoube_laws::{Edition, regulations::Regulations};
//! use adoube_record::claim::Claim;
//!
//! let (start, mut moves) = (Position::initial(), Vec::new());
//! let mut position = start;
//! for text in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"] {
//!     let played = san::read(&position, text)?;
//!     position = position.play(played)?;
//!     moves.push(played);
//! }
//! let regulations = Regulations::new(Edition::Y2017, "5400+30".parse()?);
//! let claim = Claim::new(start, &moves, &regulations);
//! assert_eq!(claim.by, Colour::White);
//! assert!(claim.judge().is_draw());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod circumstances;
mod judge;
mod labels;
mod moment;
mod played;
mod verdict_text;

use adoube_chess::{Colour, Move, Position};
use adoube_laws::{
    clock::Milliseconds,
    history::{ClaimFinding, Ply},
    regulations::Regulations,
    table::{Outcome, Plan, Refusal, Ruling, Table},
};

pub use circumstances::{Circumstances, Laws, TimeControlSource};
pub use moment::{Moment, ParseMomentError};
pub use played::{MomentError, PlayedMoves};
pub use verdict_text::VerdictText;

/// A claim about a game.
#[derive(Clone, Copy, Debug)]
pub struct Claim<'a> {
    /// The position in which the game began.
    pub start: Position,
    /// The moves up to the moment of the claim.
    pub moves: &'a [Move],
    /// The edition, the time control, and everything else that was announced.
    pub regulations: &'a Regulations,
    /// The claimant.
    pub by: Colour,
    /// What is claimed; any ground if none.
    pub subject: Option<Subject>,
    /// The move that the claimant has written down and means to play.
    pub intends: Option<Plan>,
    /// The time left on the claimant's clock, if it is known.
    pub left: Option<Milliseconds>,
}

/// What is claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    /// The same position for the third time.
    Repetition,
    /// Fifty moves by each player without a pawn's move or a capture.
    FiftyMoves,
}

impl Subject {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::Repetition, Self::FiftyMoves];
}

/// The result of a claim.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// The game had ended before anybody could claim.
    Over(Box<GameOver>),
    /// It was examined: the one ground that holds, or all that do not.
    Examined(Vec<ExaminedClaim>),
    /// The claim cannot be made.
    Refused {
        /// Why.
        refusal: Refusal,
        /// The table at which it was refused.
        table: Box<Table>,
    },
}

/// A game that had ended.
#[derive(Clone, Debug)]
pub struct GameOver {
    /// After which half-move.
    pub after: Ply,
    /// Its outcome.
    pub outcome: Outcome,
    /// The decision that ended it.
    pub ruling: Ruling,
    before: Table,
    table: Table,
}

/// A claim on one ground after its examination.
#[derive(Clone, Debug)]
pub struct ExaminedClaim {
    /// What was claimed.
    pub subject: Subject,
    /// The intended move, if it can be played.
    pub intended: Option<Move>,
    /// What was found in the game.
    pub finding: ClaimFinding,
    /// The finding under the reading of the 2005 edition in which a king in check that has to move has lost its castling right;
    /// only if it makes the claim correct.
    pub read_otherwise: Option<ClaimFinding>,
    /// The ruling.
    pub ruling: Ruling,
    before: Table,
    after: Table,
}

impl ExaminedClaim {
    /// Whether the game is drawn by the claim.
    pub fn is_correct(&self) -> bool {
        self.ruling.outcome() == Some(Outcome::DRAW)
    }
}

impl Verdict {
    /// Whether the game is drawn: by the claim, or before it.
    pub fn is_draw(&self) -> bool {
        match self {
            Self::Over(over) => over.outcome == Outcome::DRAW,
            Self::Examined(each) => each.iter().any(ExaminedClaim::is_correct),
            Self::Refused { .. } => false,
        }
    }
}

impl<'a> Claim<'a> {
    /// A claim by the player to move on any ground, without an intended move.
    pub fn new(start: Position, moves: &'a [Move], regulations: &'a Regulations) -> Self {
        let goes_first = start.turn();
        let by = if moves.len().is_multiple_of(2) { goes_first } else { !goes_first };
        Self { start, moves, regulations, by, subject: None, intends: None, left: None }
    }

    /// Examines the claim under the Laws.
    pub fn judge(&self) -> Verdict {
        judge::judge(self)
    }
}
