//! How the states are found: from the first, by every move, until nothing new turns up.

use std::collections::{HashMap, hash_map::Entry};

use adoube_chess::{Bitboard, Board, Colour, Position};

use super::{
    Choice, Quotient, Roamer,
    follow::{By, Next, State},
    mate,
};
use crate::hash::Folding;

/// The proof that `winner`, who has not mated yet, never will, if it takes at most so many looks at states.
/// Adds to `spent` how many it took.
pub(crate) fn prove(
    position: &Position,
    winner: Colour,
    choice: Choice,
    limit: usize,
    spent: &mut usize,
) -> Option<Quotient> {
    let mut board = **position;
    board.set_halfmoves(0);
    board.set_fullmoves(1);
    let promotable = mate::promotable(&board, winner);
    let mut roamers = choice.remove_from(&mut board, winner);
    let homes = |roamer: &Roamer| roamer.home.map_or(Bitboard::EMPTY, Bitboard::from);
    // All that the victim's pawns become; those of the winner end the attempt.
    roamers.push(Roamer { colour: !winner, role: None, home: None });
    let reaches: Vec<Bitboard> = roamers.iter().map(homes).collect();
    let proof = Quotient { roamers, boards: Vec::new(), reaches: Vec::new() };
    let (places, waiting, is_waiting) = (HashMap::default(), Vec::new(), Vec::new());
    let mut search = Search { winner, promotable, proof, places, waiting, is_waiting };
    search.add(board, &reaches);
    let mut looks = 0;
    while let Some(place) = search.waiting.pop() {
        looks += 1;
        *spent += 1;
        if looks > limit || !search.expand(place) {
            return None;
        }
    }
    Some(search.proof)
}

struct Search {
    winner: Colour,
    promotable: usize,
    proof: Quotient,
    /// Where in the proof each board is; there is one state for each.
    places: HashMap<Board, usize, Folding>,
    /// States to be looked at, for the first time or once more because their sets have grown.
    waiting: Vec<usize>,
    is_waiting: Vec<bool>,
}

impl Search {
    /// Adds all that can follow a state; whether there is no mate among it.
    fn expand(&mut self, place: usize) -> bool {
        self.is_waiting[place] = false;
        let (board, reaches) = self.proof.state(place);
        let (board, reaches) = (*board, reaches.to_vec());
        let roamers = self.proof.roamers.clone();
        let state = State { board: &board, roamers: &roamers, reaches: &reaches };
        if state.has_bare_king(self.winner) {
            return true;
        }
        let mut is_sound = true;
        let mut after = reaches.clone();
        state.successors(&mut |Next { board: next, landed, by }| {
            if !is_sound {
                return;
            }
            after.copy_from_slice(&reaches);
            if let Some((index, square)) = landed {
                after[index] |= square.into();
            }
            is_sound = board.turn() != self.winner || {
                let state = State { board: &next, roamers: &roamers, reaches: &after };
                !matches!(by, By::Promotion)
                    && !mate::is_possible(state, self.winner, by, self.promotable)
            };
            self.add(next, &after);
        });
        is_sound
    }

    /// Adds a state, or makes the sets of the one with the same board as large as need be.
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
