//! The positions of a game.

use std::sync::Arc;

use adoube_chess::{Board, Colour, IllegalMove, Move, Position, Role, Sameness, same_position};
use serde::{Deserialize, Serialize};

use crate::Provision;

/// How many half-moves had been played when a position stood.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ply(pub u32);

/// What stood after a half-move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordedPosition {
    /// A position.
    Legal(Position),
    /// A board that no play by the rules can go on from: after an illegal move that nobody has put right.
    Illegal(Board),
}

impl RecordedPosition {
    /// The position, if it is one.
    pub const fn position(&self) -> Option<&Position> {
        match self {
            Self::Legal(position) => Some(position),
            Self::Illegal(_) => None,
        }
    }

    /// The men on their squares.
    pub fn board(&self) -> &Board {
        match self {
            Self::Legal(position) => position,
            Self::Illegal(board) => board,
        }
    }
}

/// How a position came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReachedBy {
    /// The game began with it.
    Start,
    /// By a legal move.
    By(Move),
    /// By an illegal move.
    Illegally,
    /// By a move that breaks nothing, from a board that is no position.
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
/// A copy costs nothing: what lies behind is shared.
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
    /// The same positions, reached in the same way. What both share is not looked at twice.
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
    /// One by one: a long game must not be a deep recursion.
    fn drop(&mut self) {
        let mut before = self.before.take();
        while let Some(mut moment) = before.and_then(Arc::into_inner) {
            before = moment.before.take();
        }
    }
}

impl History {
    /// A game that begins with a position.
    pub fn new(start: Position) -> Self {
        Self::beginning(RecordedPosition::Legal(start))
    }

    /// A game that begins with whatever stands on the board.
    pub fn beginning(stand: RecordedPosition) -> Self {
        let moment = Moment { stand, reached: ReachedBy::Start, plies: Ply(0), before: None };
        Self { last: Arc::new(moment) }
    }

    /// Adds a move; an illegal one changes nothing.
    pub fn play(&mut self, played: Move) -> Result<(), IllegalMove> {
        let before = self.position().ok_or(IllegalMove(played))?;
        let after = before.play(played)?;
        self.push(RecordedPosition::Legal(after), ReachedBy::By(played));
        Ok(())
    }

    /// Adds what stands after an illegal move.
    pub fn disturb(&mut self, stand: RecordedPosition) {
        self.push(stand, ReachedBy::Illegally);
    }

    /// Adds what stands after a move that breaks nothing, from a board that is no position.
    pub(crate) fn continue_from_illegal_board(&mut self, stand: RecordedPosition) {
        self.push(stand, ReachedBy::FromIllegalBoard);
    }

    fn push(&mut self, stand: RecordedPosition, reached: ReachedBy) {
        // Longer games than four thousand million half-moves there are not.
        let plies = Ply(self.last.plies.0.saturating_add(1));
        let before = Some(Arc::clone(&self.last));
        self.last = Arc::new(Moment { stand, reached, plies, before });
    }

    /// What stands now.
    pub fn last(&self) -> &RecordedPosition {
        &self.last.stand
    }

    /// The position that stands now, if it is one.
    pub fn position(&self) -> Option<&Position> {
        self.last.stand.position()
    }

    /// The men that stand now.
    pub fn board(&self) -> &Board {
        self.last.stand.board()
    }

    /// How it came about.
    pub fn reached(&self) -> ReachedBy {
        self.last.reached
    }

    /// The half-moves played so far.
    pub fn plies(&self) -> Ply {
        self.last.plies
    }

    /// The game as it was after so many half-moves; the whole of it if there were not as many.
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

    /// The game before its last half-move, if there was one.
    pub fn before(&self) -> Option<Self> {
        self.last.before.as_ref().map(|before| Self { last: Arc::clone(before) })
    }

    /// From the last moment to the first.
    fn backwards(&self) -> impl Iterator<Item = &Moment> {
        std::iter::successors(Some(&*self.last), |moment| moment.before.as_deref())
    }

    /// The last half-move that was illegal, if one is still in the game: how many half-moves had been played with it.
    pub fn first_illegal(&self) -> Option<Ply> {
        self.backwards()
            .filter(|moment| moment.reached == ReachedBy::Illegally)
            .last()
            .map(|moment| moment.plies)
    }

    /// How each position came about, and what it was, from the first to the last.
    pub fn moments(&self) -> Vec<(ReachedBy, &RecordedPosition)> {
        let mut moments = Vec::with_capacity(self.last.plies.0 as usize + 1);
        moments.extend(self.backwards().map(|moment| (moment.reached, &moment.stand)));
        moments.reverse();
        moments
    }

    /// When a position stood, in this game, by a definition of sameness. Only as far back as it could: what was taken
    /// and which pawns have moved is never undone.
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

    /// When the same men stood on the same squares and it was another position all the same, and what says so.
    pub(super) fn lookalikes(&self, of: &Position, by: Sameness) -> Vec<(Ply, Provision)> {
        let reversible = of.halfmoves() as usize + 1;
        let mut plies: Vec<_> = self
            .backwards()
            .take(reversible)
            .filter_map(|then| {
                let position = then.stand.position()?;
                let is_lookalike = same_men(position, of) && !same_position(position, of, by);
                is_lookalike.then(|| (then.plies, difference(position, of)))
            })
            .collect();
        plies.reverse();
        plies
    }
}

/// What makes two positions with the same men differ.
fn difference(one: &Position, other: &Position) -> Provision {
    if one.turn() != other.turn() {
        Provision::SamePosition
    } else if one.en_passant() == other.en_passant() {
        Provision::SamePositionCastling
    } else {
        Provision::SamePositionEnPassant
    }
}

/// Whether the same men stand on the same squares.
pub(crate) fn same_men(one: &Board, other: &Board) -> bool {
    Colour::ALL.into_iter().all(|colour| one.colour(colour) == other.colour(colour))
        && Role::ALL.into_iter().all(|role| one.role(role) == other.role(role))
}
