//! The positions of a game.

use std::sync::Arc;

use adoube_chess::{Board, Colour, IllegalMove, Move, Position, Role, Sameness, same_position};
use serde::{Deserialize, Serialize};

use crate::Provision;

/// The number of half-moves played.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ply(pub u32);

/// A position or board recorded after a half-move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordedPosition {
    /// A legal position.
    Legal(Position),
    /// A board from which no legal play is possible, after an illegal move that was not corrected.
    Illegal(Board),
}

impl RecordedPosition {
    /// Returns the position, if the board is legal.
    pub const fn position(&self) -> Option<&Position> {
        match self {
            Self::Legal(position) => Some(position),
            Self::Illegal(_) => None,
        }
    }

    /// Returns the board.
    pub fn board(&self) -> &Board {
        match self {
            Self::Legal(position) => position,
            Self::Illegal(board) => board,
        }
    }
}

/// How a position was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReachedBy {
    /// It is the starting position.
    Start,
    /// By a legal move.
    By(Move),
    /// By an illegal move.
    Illegally,
    /// By a move that breaks no rule, from a board that is not a legal position.
    FromIllegalBoard,
}

/// The positions of a game from the first to the last.
///
/// ```
/// use adoube_chess::{Position, san};
/// use adoube_laws::{Edition, history::{DrawClaim, ClaimGround, History}, regulations::Regulations};
///
/// let mut game = History::new(Position::initial());
/// for text in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"] {
///     game.play(san::read(game.position().expect("it is one"), text)?)?;
/// }
/// let regulations = Regulations::new(Edition::Y2017, "5400+30".parse()?);
/// let finding = game.examine(DrawClaim::Repetition(ClaimGround::Stands), &regulations);
/// assert!(finding.is_correct);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Cloning is cheap: earlier positions are shared.
#[derive(Clone, Debug)]
pub struct History {
    last: Arc<Moment>,
}

#[derive(Debug)]
struct Moment {
    stand: RecordedPosition,
    reached: ReachedBy,
    plies: Ply,
    before: Option<Arc<Moment>>,
}

impl PartialEq for History {
    /// Compares the positions and how they were reached; shared nodes are compared only once.
    fn eq(&self, other: &Self) -> bool {
        let (mut one, mut two) = (&self.last, &other.last);
        while !Arc::ptr_eq(one, two) {
            if (one.plies, one.reached, &one.stand) != (two.plies, two.reached, &two.stand) {
                return false;
            }
            match (&one.before, &two.before) {
                (Some(before_one), Some(before_two)) => (one, two) = (before_one, before_two),
                (None, None) => return true,
                (Some(_), None) | (None, Some(_)) => return false,
            }
        }
        true
    }
}

impl Eq for History {}

impl Drop for Moment {
    /// Iterative, so that dropping a long game does not overflow the stack.
    fn drop(&mut self) {
        let mut before = self.before.take();
        while let Some(mut moment) = before.and_then(Arc::into_inner) {
            before = moment.before.take();
        }
    }
}

impl History {
    /// Creates a game that starts from a position.
    pub fn new(start: Position) -> Self {
        Self::beginning(RecordedPosition::Legal(start))
    }

    /// Creates a game that starts from any board.
    pub fn beginning(stand: RecordedPosition) -> Self {
        let moment = Moment { stand, reached: ReachedBy::Start, plies: Ply(0), before: None };
        Self { last: Arc::new(moment) }
    }

    /// Adds a move; an illegal one is rejected and changes nothing.
    pub fn play(&mut self, played: Move) -> Result<(), IllegalMove> {
        let before = self.position().ok_or(IllegalMove(played))?;
        let after = before.play(played)?;
        self.push(RecordedPosition::Legal(after), ReachedBy::By(played));
        Ok(())
    }

    /// Adds the board after an illegal move.
    pub fn disturb(&mut self, stand: RecordedPosition) {
        self.push(stand, ReachedBy::Illegally);
    }

    /// Adds the board after a move that breaks no rule, from a board that is not a legal position.
    pub(crate) fn continue_from_illegal_board(&mut self, stand: RecordedPosition) {
        self.push(stand, ReachedBy::FromIllegalBoard);
    }

    fn push(&mut self, stand: RecordedPosition, reached: ReachedBy) {
        // No game has four thousand million half-moves.
        let plies = Ply(self.last.plies.0.saturating_add(1));
        let before = Some(Arc::clone(&self.last));
        self.last = Arc::new(Moment { stand, reached, plies, before });
    }

    /// The current position or board.
    pub fn last(&self) -> &RecordedPosition {
        &self.last.stand
    }

    /// The current position, if it is legal.
    pub fn position(&self) -> Option<&Position> {
        self.last.stand.position()
    }

    /// The current board.
    pub fn board(&self) -> &Board {
        self.last.stand.board()
    }

    /// How the current position was reached.
    pub fn reached(&self) -> ReachedBy {
        self.last.reached
    }

    /// The number of half-moves played.
    pub fn plies(&self) -> Ply {
        self.last.plies
    }

    /// Returns the game as it was after this many half-moves; the whole game if it was shorter.
    #[must_use]
    pub fn back_to(&self, ply: Ply) -> Self {
        let mut moment = &self.last;
        while moment.plies > ply
            && let Some(before) = &moment.before
        {
            moment = before;
        }
        Self { last: Arc::clone(moment) }
    }

    /// Returns the game before its last half-move, if there is one.
    pub fn before(&self) -> Option<Self> {
        self.last.before.as_ref().map(|before| Self { last: Arc::clone(before) })
    }

    /// Iterates from the last moment to the first.
    fn backwards(&self) -> impl Iterator<Item = &Moment> {
        std::iter::successors(Some(&*self.last), |moment| moment.before.as_deref())
    }

    /// Returns the first illegal half-move still in the game, as the number of half-moves played with it.
    pub fn first_illegal(&self) -> Option<Ply> {
        self.backwards()
            .filter(|moment| moment.reached == ReachedBy::Illegally)
            .last()
            .map(|moment| moment.plies)
    }

    /// Returns every position with how it was reached, from first to last.
    pub fn moments(&self) -> Vec<(ReachedBy, &RecordedPosition)> {
        let mut moments = Vec::with_capacity(self.last.plies.0 as usize + 1);
        moments.extend(self.backwards().map(|moment| (moment.reached, &moment.stand)));
        moments.reverse();
        moments
    }

    /// Returns when a position occurred, by a definition of sameness. It searches only as far back as a
    /// repetition is possible: captures and pawn moves are irreversible.
    pub(super) fn occurrences(&self, of: &Position, by: Sameness) -> Vec<Ply> {
        let reversible = of.halfmoves() as usize + 1;
        let mut plies: Vec<Ply> = self
            .backwards()
            .take(reversible)
            .filter(|then| then.stand.position().is_some_and(|then| same_position(then, of, by)))
            .map(|then| then.plies)
            .collect();
        plies.reverse();
        plies
    }

    /// Returns when the same pieces stood on the same squares in a different position, and the provision that says so.
    pub(super) fn lookalikes(&self, of: &Position, by: Sameness) -> Vec<(Ply, Provision)> {
        let reversible = of.halfmoves() as usize + 1;
        let mut plies: Vec<_> = self
            .backwards()
            .take(reversible)
            .filter_map(|then| {
                let position = then.stand.position()?;
                let is_lookalike =
                    has_same_pieces(position, of) && !same_position(position, of, by);
                is_lookalike.then(|| (then.plies, difference(position, of)))
            })
            .collect();
        plies.reverse();
        plies
    }
}

/// Returns what distinguishes two positions with the same pieces.
fn difference(one: &Position, other: &Position) -> Provision {
    if one.turn() != other.turn() {
        Provision::SamePosition
    } else if one.en_passant() == other.en_passant() {
        Provision::SamePositionCastling
    } else {
        Provision::SamePositionEnPassant
    }
}

/// Reports whether the same pieces stand on the same squares.
pub(crate) fn has_same_pieces(one: &Board, other: &Board) -> bool {
    Colour::ALL.into_iter().all(|colour| one.colour(colour) == other.colour(colour))
        && Role::ALL.into_iter().all(|role| one.role(role) == other.role(role))
}
