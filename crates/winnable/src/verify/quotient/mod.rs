//! The check of a proof by quotient.
//!
//! A position is an *instance* of a state if the men that are followed stand as on its board, with the same
//! player to move and the same rights, and each other man is a roamer of its own on one of the roamer's squares;
//! any number of roamers may be gone. The claim: every position that can arise is an instance of some state,
//! and none is mate by the winner. It is shown by induction over the moves of a game: whatever can be played
//! in any instance of any state leads to an instance of some state, and does not mate. What a roamer does is
//! never known, so it may be out of the way, or in it, or there to be taken, whatever allows more.

mod mate;
mod moves;
mod state;

use std::collections::HashMap;

use adoube_chess::{Bitboard, Board, Colour, Piece, Position, Role};

pub(super) use state::State;

use super::VerifyError;
use crate::quotient::{Quotient, Roamer};

/// What is claimed of a position.
pub(super) struct Claim {
    winner: Colour,
    pub(super) roamers: Vec<Roamer>,
    pub(super) states: Vec<State>,
    /// How many pawns each colour had.
    pawns: [u32; 2],
}

/// A state that a move leads to.
struct Successor {
    state: State,
    /// Whether a roamer moved, and not a man that is followed.
    by_roamer: bool,
}

/// Whether the states are closed under every legal move, and `winner`, who has not mated yet, never will.
pub(super) fn check(
    position: &Position,
    winner: Colour,
    quotient: &Quotient,
) -> Result<(), VerifyError> {
    Claim::new(position, winner, quotient).check(position)
}

impl Claim {
    pub(super) fn new(position: &Position, winner: Colour, quotient: &Quotient) -> Self {
        let pawns = |colour| position.pieces(Piece::new(colour, Role::Pawn)).count();
        Self {
            winner,
            roamers: quotient.roamers.clone(),
            states: quotient.states().map(|(board, reaches)| State::new(board, reaches)).collect(),
            pawns: Colour::ALL.map(pawns),
        }
    }

    pub(super) fn check(&self, position: &Position) -> Result<(), VerifyError> {
        if !self.states.iter().any(|state| self.is_instance(position, state)) {
            return Err(VerifyError::NotTheRoot);
        }
        let known = Known::new(&self.states);
        // With nothing but a king nobody mates, and captures give nothing back.
        for state in self.states.iter().filter(|state| !self.has_bare_king(state)) {
            for Successor { state: next, by_roamer } in self.successors(state)? {
                if state.turn() == self.winner && self.mate_is_possible(state, &next, by_roamer) {
                    return Err(VerifyError::MateInState(Box::new(next.board)));
                }
                if !known.covers(&next) {
                    let [from, to] = [state, &next].map(|state| Box::new(state.board));
                    return Err(VerifyError::NoState { from, to });
                }
            }
        }
        Ok(())
    }

    /// Whether the winner surely has nothing but the king.
    fn has_bare_king(&self, state: &State) -> bool {
        let mut roamers = self.roamers.iter().zip(&state.reaches);
        let may_roam = roamers.any(|(roamer, reach)| roamer.colour == self.winner && reach.any());
        state.board.colour(self.winner).count() == 1 && !may_roam
    }

    /// Whether the position that was asked about, in which all roamers are at home, is an instance. Kings,
    /// rooks that can castle and the winner's pawns must be followed.
    ///
    /// A pawn of the victim may roam as all that it can become: whatever a pawn does, a queen can do. That
    /// is true in passing too. If it takes so, the square on which it arrives is a step away and empty, so
    /// already one of its squares, and the pawn it takes is beside it, so it can take it by going there. If it
    /// is taken so, the square that it passed was one of its squares as well.
    fn is_instance(&self, position: &Position, state: &State) -> bool {
        let roams_from = |square, piece: Piece| {
            let must_be_followed = piece.role == Role::King
                || piece == Piece::new(self.winner, Role::Pawn)
                || position.castling().contains(square);
            let role = Some(piece.role).filter(|role| *role != Role::Pawn);
            !must_be_followed
                && self.roamers.iter().zip(&state.reaches).any(|(roamer, reach)| {
                    roamer.home == Some(square)
                        && roamer.colour == piece.colour
                        && roamer.role == role
                        && reach.contains(square)
                })
        };
        let board = &state.board;
        let fits = |square| match (board.piece_on(square), position.piece_on(square)) {
            (None, Some(piece)) => roams_from(square, piece),
            (followed, there) => followed == there,
        };
        Bitboard::FULL.into_iter().all(fits)
            && board.turn() == position.turn()
            && board.castling() == position.castling()
            && (position.en_passant().is_none() || position.en_passant() == board.en_passant())
    }
}

/// The states by what is followed.
pub(super) struct Known<'a>(HashMap<Board, Vec<&'a State>>);

impl<'a> Known<'a> {
    pub(super) fn new(states: &'a [State]) -> Self {
        let mut known: HashMap<_, Vec<_>> = HashMap::new();
        for state in states {
            known.entry(state.without_en_passant()).or_default().push(state);
        }
        Self(known)
    }

    /// Whether all instances of `state` are instances of a state that is known. One in which a pawn can be
    /// taken in passing will do where none can: it only allows more.
    pub(super) fn covers(&self, state: &State) -> bool {
        let alike = self.0.get(&state.without_en_passant());
        alike.is_some_and(|known| known.iter().any(|known| known.includes(state)))
    }
}
