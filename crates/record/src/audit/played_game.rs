//! The moves of a game, and what was noticed while they were played.

use adoube_chess::{Move, Position, Sameness};
use adoube_laws::history::History;

use super::Turn;
use crate::pgn::replay::RepetitionCounter;

/// A game as it was played. The room is used again for the next one: no move needs any of its own.
#[derive(Debug)]
pub(super) struct PlayedGame {
    /// What the game began with.
    pub(super) start: Position,
    /// What stands after the last move that could be played.
    pub(super) last: Position,
    pub(super) moves: Vec<Move>,
    /// How often each position has stood.
    course: RepetitionCounter,
    /// Where each move stands in the chunk.
    pub(super) places: Vec<u32>,
    /// How often the most frequent position stood.
    pub(super) most_often: u32,
    /// After how many half-moves a position first stood for the second and for the third time.
    pub(super) twice: Option<usize>,
    pub(super) thrice: Option<usize>,
    /// The most half-moves without a pawn's move or a capture.
    pub(super) quietest: u32,
    /// After how many half-moves a king was first in check that had to move and still had a right to castle.
    pub(super) checked: Option<usize>,
}

impl PlayedGame {
    pub(super) fn new() -> Self {
        let start = Position::initial();
        Self {
            start,
            last: start,
            moves: Vec::new(),
            course: RepetitionCounter::new(),
            places: Vec::new(),
            most_often: 1,
            twice: None,
            thrice: None,
            quietest: 0,
            checked: None,
        }
    }

    /// Another game begins.
    pub(super) fn begin(&mut self, start: &Position) {
        self.start = *start;
        self.last = *start;
        self.moves.clear();
        self.course.begin(start);
        self.places.clear();
        self.most_often = 1;
        (self.twice, self.thrice, self.checked) = (None, None, None);
        self.quietest = start.halfmoves();
        if start.is_check() {
            self.note_check(start);
        }
    }

    /// A king is in check: whether it has to move and so to give up castling, though it still has the right.
    pub(super) fn note_check(&mut self, position: &Position) {
        let may_castle = (position.castling() & position.colour(position.turn())).any();
        if may_castle && position.key_for(Sameness::UntilForced) != position.key() {
            self.checked = Some(self.plies());
        }
    }

    /// A move was played, and this stands after it.
    #[inline]
    pub(super) fn play(&mut self, played: Move, place: usize, after: &Position) {
        self.moves.push(played);
        self.places.push(u32::try_from(place).unwrap_or(u32::MAX));
        self.last = *after;
        self.quietest = self.quietest.max(after.halfmoves());
        let stood = self.course.count(after);
        if stood > 1 {
            self.stood_again(stood);
        }
    }

    fn stood_again(&mut self, stood: u32) {
        let plies = self.moves.len();
        self.most_often = self.most_often.max(stood);
        self.twice.get_or_insert(plies);
        if stood > 2 {
            self.thrice.get_or_insert(plies);
        }
    }

    /// So many half-moves were played.
    pub(super) fn plies(&self) -> usize {
        self.moves.len()
    }

    /// The turn of the move that comes after so many half-moves.
    pub(super) fn turn(&self, plies: usize) -> Turn {
        Turn::after(&self.start, plies)
    }

    /// All positions, played again: for what is rarely asked.
    pub(super) fn positions(&self) -> impl Iterator<Item = Position> {
        let mut moves = self.moves.iter();
        std::iter::successors(Some(self.start), move |position| {
            moves.next().map(|&played| position.play_unchecked(played))
        })
    }

    /// The game as the Laws look at it, after so many half-moves.
    pub(super) fn history(&self, plies: usize) -> History {
        let mut history = History::new(self.start);
        for &played in &self.moves[..plies] {
            if history.play(played).is_err() {
                // They were found to be legal when they were read.
                break;
            }
        }
        history
    }
}
