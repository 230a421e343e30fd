//! Verification of a proof by quotient.
//!
//! A position is an *instance* of a state if the tracked pieces stand as on its board, with the same
//! player to move and the same rights, and each other piece corresponds to a distinct roaming piece and
//! stands on one of its squares; any number of roaming pieces may be gone. The claim: every position
//! that can arise is an instance of some state, and none is mate by the winner. It is shown by induction
//! over the moves of a game: every move that can be played in any instance of any state leads to an
//! instance of some state, and does not mate. The location of a roaming piece is never known, so it may
//! be out of the way, or in the way, or available for capture, whichever allows more.

mod mate;
mod moves;
mod state;

use std::collections::HashMap;

use adoube_chess::{Bitboard, Board, Colour, Piece, Position, Role};

pub(super) use state::State;

use super::VerifyError;
use crate::quotient::{Quotient, RoamingPiece};

/// The claim about a position.
pub(super) struct Claim {
    winner: Colour,
    pub(super) roamers: Vec<RoamingPiece>,
    pub(super) states: Vec<State>,
    /// The number of pawns each colour had.
    pawns: [u32; 2],
}

/// A state that a move leads to.
struct Successor {
    state: State,
    /// Whether a roaming piece moved, and not a tracked one.
    by_roamer: bool,
}

/// Checks that the states are closed under every legal move, and that `winner`, who has not mated yet,
/// never will.
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
        // A bare king cannot mate, and captures never add material.
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

    /// Returns whether the winner certainly has only the king.
    fn has_bare_king(&self, state: &State) -> bool {
        let mut roamers = self.roamers.iter().zip(&state.reaches);
        let may_roam = roamers.any(|(roamer, reach)| roamer.colour == self.winner && reach.any());
        state.board.colour(self.winner).count() == 1 && !may_roam
    }

    /// Returns whether the position in question, with all roaming pieces on their original squares, is
    /// an instance. Kings, rooks that can castle and the winner's pawns must be tracked.
    ///
    /// A pawn of the victim may roam as everything that it can be promoted to: whatever a pawn does, a
    /// queen can do. That includes en passant. If it captures that way, the square of arrival is a step
    /// away and empty, so already one of its squares, and the captured pawn is beside it, so it could
    /// capture it by going there. If it is captured that way, the square that it passed was one of its
    /// squares as well.
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

/// The states, indexed by their tracked pieces.
pub(super) struct Known<'a>(HashMap<Board, Vec<&'a State>>);

impl<'a> Known<'a> {
    pub(super) fn new(states: &'a [State]) -> Self {
        let mut known: HashMap<_, Vec<_>> = HashMap::new();
        for state in states {
            known.entry(state.without_en_passant()).or_default().push(state);
        }
        Self(known)
    }

    /// Returns whether all instances of `state` are instances of a known state. A state with a capture
    /// en passant also covers the one without: it only allows more.
    pub(super) fn covers(&self, state: &State) -> bool {
        let alike = self.0.get(&state.without_en_passant());
        alike.is_some_and(|known| known.iter().any(|known| known.includes(state)))
    }
}
