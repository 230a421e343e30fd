//! Every move that is legal in some instance of a state.

use adoube_chess::{Bitboard, Piece, Role, Square};

use super::{Claim, State, Successor};
use crate::{
    quotient::RoamingPiece,
    verify::{
        VerifyError,
        board::{
            AttackOrigins, Castling, PROMOTED, ahead, attacks, double_step, is_last_rank,
            pawn_captures, steps,
        },
    },
};

impl Claim {
    /// Returns the results of all moves.
    pub(super) fn successors(&self, state: &State) -> Result<Vec<Successor>, VerifyError> {
        let mut followed = Vec::new();
        for from in state.board.colour(state.turn()) {
            match state.board.piece_on(from).map(|man| man.role) {
                Some(Role::Pawn) => followed.extend(self.pawn_moves(state, from)?),
                Some(_) => followed.extend(piece_moves(state, from)),
                None => {}
            }
        }
        followed.extend(castling_moves(state));
        let mut roaming = self.captures_by_roamers(state);
        roaming.extend(self.quiet_move_of_a_roamer(state)?);

        let successor = |by_roamer| move |state| Successor { state, by_roamer };
        let followed = followed.into_iter().map(successor(false));
        let all = followed.chain(roaming.into_iter().map(successor(true)));
        Ok(all.filter(|next| !next.state.is_illegal()).collect())
    }

    fn pawn_moves(&self, state: &State, from: Square) -> Result<Vec<State>, VerifyError> {
        let colour = state.turn();
        let occupied = state.board.occupied();
        let is_free = |square: &Square| !occupied.contains(*square);
        let mut moves = Vec::new();
        moves.extend(ahead(colour, from).filter(is_free).map(|to| state.moved(from, to)));
        if let Some((passed, to)) = double_step(colour, from)
            && is_free(&passed)
            && is_free(&to)
        {
            moves.push(after_double_step(state.moved(from, to), passed));
        }
        for to in pawn_captures(colour, from) {
            if takeable(state).contains(to) || self.may_hold_enemy(state, to) {
                moves.push(state.moved(from, to));
            }
            if state.board.en_passant() == Some(to) {
                moves.push(take_in_passing(state, from, to));
            }
        }
        // Illegal moves are dropped first, since they may lack a roaming piece to promote to.
        moves.retain(|next| !next.is_illegal());
        moves.into_iter().map(|next| self.promoted(next)).collect()
    }

    /// Returns whether a roaming piece of the player not to move may stand on a square.
    fn may_hold_enemy(&self, state: &State, square: Square) -> bool {
        let mut roamers = self.roamers.iter().zip(&state.reaches);
        roamers.any(|(roamer, reach)| roamer.colour != state.turn() && reach.contains(square))
    }

    /// Turns a pawn on the last rank into one of the roaming pieces that stand for all promoted pawns.
    /// The winner has none: promoted pieces are beyond a proof by confinement.
    fn promoted(&self, mut state: State) -> Result<State, VerifyError> {
        let colour = !state.turn();
        let pawns = state.board.pieces(Piece::new(colour, Role::Pawn));
        let Some(on) = pawns.into_iter().find(|on| is_last_rank(colour, *on)) else {
            return Ok(state);
        };
        let is_heir = |roamer: &RoamingPiece| {
            roamer.colour == colour && roamer.role.is_none() && roamer.home.is_none()
        };
        match self.roamers.iter().position(is_heir) {
            Some(heir) if colour != self.winner => {
                state.board.set(on, None);
                state.reaches[heir] |= on.into();
                Ok(state)
            }
            _ => Err(VerifyError::Promotes { among: Box::new(state.board), on }),
        }
    }

    /// Lets roaming pieces capture tracked ones.
    fn captures_by_roamers(&self, state: &State) -> Vec<State> {
        let mut moves = Vec::new();
        for to in takeable(state) {
            let sight = AttackOrigins::new(to, state.board.occupied());
            for (index, (roamer, reach)) in self.roamers.iter().zip(&state.reaches).enumerate() {
                let sees = roles(roamer).iter().any(|role| (sight.by(*role) & *reach).any());
                if roamer.colour != state.turn() || !sees {
                    continue;
                }
                let mut next = state.passed();
                next.board.set(to, None);
                next.forfeit(to.into());
                match roamer.role {
                    Some(_) => next.reaches[index] = to.into(),
                    // Others of its kind may be where they were.
                    None => next.reaches[index] |= to.into(),
                }
                moves.push(next);
            }
        }
        moves
    }

    /// Moves a roaming piece without capturing a tracked one, if any can: all such moves lead to the
    /// same state, in which each may be wherever it can go. Single steps reach every square that lines
    /// do.
    fn quiet_move_of_a_roamer(&self, state: &State) -> Result<Option<State>, VerifyError> {
        let next = state.passed();
        if next.is_illegal() {
            return Ok(None);
        }
        let mut can_move = false;
        for (roamer, reach) in self.roamers.iter().zip(&state.reaches) {
            if roamer.colour != state.turn() {
                continue;
            }
            for from in *reach {
                let to = steps_of(*roamer, from).without(state.board.occupied());
                if let Some(to) = to.without(*reach).first() {
                    return Err(VerifyError::Roams { among: Box::new(state.board), to });
                }
                can_move |= to.any();
            }
        }
        Ok(can_move.then_some(next))
    }
}

/// Returns the roles that together make all the moves of a roaming piece.
pub(super) fn roles(roamer: &RoamingPiece) -> &[Role] {
    roamer.role.as_ref().map_or(&PROMOTED, std::slice::from_ref)
}

fn steps_of(roamer: RoamingPiece, from: Square) -> Bitboard {
    roles(&roamer).iter().fold(Bitboard::EMPTY, |all, role| all | steps(*role, from))
}

/// Returns the tracked pieces that can be captured. A king that seems to be attacked has a roaming piece
/// in between.
fn takeable(state: &State) -> Bitboard {
    let enemy = !state.turn();
    state.board.colour(enemy).without(state.board.pieces(Piece::new(enemy, Role::King)))
}

/// Returns the moves of a tracked piece other than a pawn; roaming pieces never block it, and may be
/// captured.
fn piece_moves(state: &State, from: Square) -> Vec<State> {
    let occupied = state.board.occupied();
    let barred = occupied.without(takeable(state));
    let man = state.board.piece_on(from);
    let to = man.map_or(Bitboard::EMPTY, |man| attacks(man, from, occupied));
    to.without(barred).into_iter().map(|to| state.moved(from, to)).collect()
}

/// Sets the passed square if a pawn can reach it for a legal capture en passant.
fn after_double_step(mut state: State, passed: Square) -> State {
    let taker = Piece::new(state.turn(), Role::Pawn);
    let takers = pawn_captures(!taker.colour, passed) & state.board.pieces(taker);
    let can_take = |from| !take_in_passing(&state, from, passed).is_illegal();
    if takers.into_iter().any(can_take) {
        state.board.set_en_passant(Some(passed));
    }
    state
}

fn take_in_passing(state: &State, from: Square, to: Square) -> State {
    let mut next = state.moved(from, to);
    if let Some(taken) = ahead(!state.turn(), to) {
        next.board.set(taken, None);
    }
    next
}

/// Castles, if no tracked piece is in the way and the king is not certainly in check. Crossing an
/// attacked square is allowed here: allowing too much keeps the check sound.
fn castling_moves(state: &State) -> Vec<State> {
    let colour = state.turn();
    let Some(king) = state.king(colour) else { return Vec::new() };
    if state.passed().is_illegal() {
        return Vec::new();
    }
    let rooks = state.board.castling() & state.board.pieces(Piece::new(colour, Role::Rook));
    let castlings = rooks.into_iter().map(|rook| Castling::with(king, rook));
    let is_clear = |castling: &Castling| (castling.way & state.board.occupied()).is_empty();
    let castled = |castling: Castling| {
        let mut next = state.passed();
        next.board.set(castling.king.0, None);
        next.board.set(castling.rook.0, None);
        next.occupy(castling.king.1, Some(Piece::new(colour, Role::King)));
        next.occupy(castling.rook.1, Some(Piece::new(colour, Role::Rook)));
        next.forfeit(rooks);
        next
    };
    castlings.filter(is_clear).map(castled).collect()
}
