//! The moves of a game, with facts recorded while they are replayed.

use adoube_chess::{Move, Position, Sameness};
use adoube_laws::history::History;

use super::Turn;
use crate::pgn::replay::RepetitionCounter;

/// A replayed game. The buffers are reused for the next one, so no move allocates.
#[derive(Debug)]
pub(super) struct PlayedGame {
    /// The start position.
    pub(super) start: Position,
    /// The position after the last move that could be played.
    pub(super) last: Position,
    pub(super) moves: Vec<Move>,
    /// The occurrences of each position.
    course: RepetitionCounter,
    /// The place of each move in the chunk.
    pub(super) places: Vec<u32>,
    /// The occurrences of the most frequent position.
    pub(super) most_often: u32,
    /// After how many half-moves a position first occurred for the second and for the third time.
    pub(super) twice: Option<usize>,
    pub(super) thrice: Option<usize>,
    /// The longest series of half-moves without a pawn's move or a capture.
    pub(super) quietest: u32,
    /// After how many half-moves a king first was in check, had to move, and still had a castling right.
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

    /// Resets for the next game.
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

    /// Records a check in which the king has to move and so gives up a castling right that it still has.
    pub(super) fn note_check(&mut self, position: &Position) {
        let may_castle = (position.castling() & position.colour(position.turn())).any();
        if may_castle && position.key_for(Sameness::UntilForced) != position.key() {
            self.checked = Some(self.plies());
        }
    }

    /// Records a move and the position after it.
    #[inline]
    pub(super) fn play(&mut self, played: Move, place: usize, after: &Position) {
        self.moves.push(played);
        self.places.push(u32::try_from(place).unwrap_or(u32::MAX));
        self.last = *after;
        self.quietest = self.quietest.max(after.halfmoves());
        let stood = self.course.count(after);
        if stood > 1 {
            self.count_occurrence(stood);
        }
    }

    fn count_occurrence(&mut self, stood: u32) {
        let plies = self.moves.len();
        self.most_often = self.most_often.max(stood);
        self.twice.get_or_insert(plies);
        if stood > 2 {
            self.thrice.get_or_insert(plies);
        }
    }

    /// The number of half-moves.
    pub(super) fn plies(&self) -> usize {
        self.moves.len()
    }

    /// The turn after this many half-moves.
    pub(super) fn turn(&self, plies: usize) -> Turn {
        Turn::after(&self.start, plies)
    }

    /// All positions, replayed; for rare questions.
    pub(super) fn positions(&self) -> impl Iterator<Item = Position> {
        let mut moves = self.moves.iter();
        std::iter::successors(Some(self.start), move |position| {
            moves.next().map(|&played| position.play_unchecked(played))
        })
    }

    /// The history of the game after this many half-moves, for the questions of Article 9.
    pub(super) fn history(&self, plies: usize) -> History {
        let mut history = History::new(self.start);
        for &played in &self.moves[..plies] {
            if history.play(played).is_err() {
                // They were legal when they were parsed.
                break;
            }
        }
        history
    }
}
