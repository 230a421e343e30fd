//! Finding the states: from the first, by every move, until there are no new ones.

use std::collections::{HashMap, hash_map::Entry};

use adoube_chess::{Bitboard, Board, Colour, Position};

use super::{
    Choice, Quotient, RoamingPiece, mate,
    successors::{CheckCause, State, SuccessorBoard},
};
use crate::hash::BuildFoldHasher;

/// Proves that `winner`, who has not mated yet, never will, if one of the choices of roaming pieces
/// succeeds within `limit` visits of states. Adds the visits to `spent`.
pub(crate) fn prove(
    position: &Position,
    winner: Colour,
    choices: &[Choice],
    limit: usize,
    spent: &mut usize,
) -> Option<Quotient> {
    let mut tried: Vec<Board> = Vec::with_capacity(choices.len());
    choices.iter().find_map(|choice| {
        let mut board = **position;
        board.set_halfmoves(0);
        board.set_fullmoves(1);
        let roamers = choice.remove_from(&mut board, winner);
        // Without roaming pieces states are positions, and there are faster methods for those.
        if roamers.is_empty() || tried.contains(&board) {
            return None;
        }
        tried.push(board);
        let promotable = mate::promotable(position, winner);
        Search::new(board, roamers, winner, promotable).run(limit, spent)
    })
}

struct Search {
    winner: Colour,
    promotable: usize,
    proof: Quotient,
    /// The index of each board in the proof; there is one state for each.
    places: HashMap<Board, usize, BuildFoldHasher>,
    /// States to be visited, for the first time or again because their sets have grown.
    waiting: Vec<usize>,
    is_waiting: Vec<bool>,
}

impl Search {
    fn new(
        board: Board,
        mut roamers: Vec<RoamingPiece>,
        winner: Colour,
        promotable: usize,
    ) -> Self {
        // Stands for all promotions of the victim's pawns; those of the winner end the attempt.
        roamers.push(RoamingPiece { colour: !winner, role: None, home: None });
        let home = |roamer: &RoamingPiece| roamer.home.map_or(Bitboard::EMPTY, Bitboard::from);
        let homes: Vec<Bitboard> = roamers.iter().map(home).collect();
        let proof =
            Quotient { roamers, boards: Vec::new(), reaches: Vec::new(), is_complete: true };
        let (places, waiting, is_waiting) = (HashMap::default(), Vec::new(), Vec::new());
        let mut search = Self { winner, promotable, proof, places, waiting, is_waiting };
        search.add(board, &homes);
        search
    }

    fn run(mut self, limit: usize, spent: &mut usize) -> Option<Quotient> {
        let mut looks = 0;
        while let Some(place) = self.waiting.pop() {
            looks += 1;
            *spent += 1;
            if looks > limit || !self.expand(place) {
                return None;
            }
        }
        Some(self.proof)
    }

    /// Adds all successors of a state; returns whether none of them can be mate.
    fn expand(&mut self, place: usize) -> bool {
        self.is_waiting[place] = false;
        let (board, reaches) = self.proof.state(place);
        let (board, reaches) = (*board, reaches.to_vec());
        let roamers = self.proof.roamers.clone();
        let state = State::new(&board, &roamers, &reaches);
        if state.has_bare_king(self.winner) {
            self.proof.is_complete = false;
            return true;
        }
        let mut is_sound = true;
        let mut after = reaches.clone();
        state.successors(&mut |SuccessorBoard { board: next, landed, by }| {
            if !is_sound {
                return;
            }
            after.copy_from_slice(&reaches);
            if let Some((index, square)) = landed {
                after[index] |= square.into();
            }
            is_sound = board.turn() != self.winner || {
                let state = State::new(&next, &roamers, &after);
                !matches!(by, CheckCause::Promotion)
                    && !mate::is_possible(state, self.winner, by, self.promotable)
            };
            self.add(next, &after);
        });
        is_sound
    }

    /// Adds a state, or enlarges the sets of the one with the same board.
    fn add(&mut self, board: Board, reaches: &[Bitboard]) {
        let occupied = board.occupied();
        let (place, is_new) = match self.places.entry(board) {
            Entry::Occupied(known) => (*known.get(), false),
            Entry::Vacant(free) => {
                let place = self.proof.boards.len();
                free.insert(place);
                self.proof.boards.push(board);
                self.proof.reaches.extend(reaches.iter().map(|_| Bitboard::EMPTY));
                self.is_waiting.push(false);
                (place, true)
            }
        };
        let mut has_grown = is_new;
        let roamers = &self.proof.roamers;
        let known = &mut self.proof.reaches[place * roamers.len()..][..roamers.len()];
        for ((roamer, known), reach) in roamers.iter().zip(known).zip(reaches) {
            let reach = reach.without(occupied);
            if reach.without(*known).any() {
                has_grown = true;
                *known = roamer.spread(*known | reach, occupied);
            }
        }
        if has_grown && !self.is_waiting[place] {
            self.is_waiting[place] = true;
            self.waiting.push(place);
        }
    }
}
