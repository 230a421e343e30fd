//! Whether a move to a state can be mate in some instance of it.

use adoube_chess::{Bitboard, Board, Role, Square};

use super::{Claim, State, moves::roles};
use crate::verify::{
    board::{AttackOrigins, beside, between},
    hall::{Fillers, never_full},
};

impl Claim {
    /// Returns whether the move can be mate: the king in check, and each square beside it attacked or
    /// blocked by its own pieces.
    pub(super) fn mate_is_possible(&self, before: &State, after: &State, by_roamer: bool) -> bool {
        let Some(king) = after.king(!self.winner) else { return false };
        let check = if by_roamer {
            self.is_attackable(after, &after.board, king)
        } else {
            self.can_be_new_check(before, after, king) && !self.can_take_back(before, after, king)
        };
        check && !self.has_refuge(after, king)
    }

    /// Returns whether a tracked piece that has moved can give check. The king was not in check before,
    /// so the checking piece has just arrived, or attacks the king along a line that was closed.
    fn can_be_new_check(&self, before: &State, after: &State, king: Square) -> bool {
        let own = after.board.colour(self.winner);
        let has_arrived = |at: Square| before.board.piece_on(at) != after.board.piece_on(at);
        if after.board.attackers(king, self.winner).into_iter().any(has_arrived) {
            return true;
        }
        let [was, is] =
            [before, after].map(|state| AttackOrigins::new(king, state.board.occupied()));
        let opened = is.opened_since(&was);
        let looks = |role| (after.board.role(role) & own & opened.by(role)).any();
        [Role::Bishop, Role::Rook, Role::Queen].into_iter().any(looks)
            || self.roamer_sees(after, &opened)
    }

    /// Returns whether a tracked piece of the victim can certainly capture a piece that has just
    /// arrived, so that nothing can attack the king any more. Then there is a legal move, and no mate.
    fn can_take_back(&self, before: &State, after: &State, king: Square) -> bool {
        let roaming = after.reaches.iter().fold(Bitboard::EMPTY, |all, reach| all | *reach);
        let has_arrived = |at: &Square| before.board.piece_on(*at) != after.board.piece_on(*at);
        let arrived = after.board.colour(self.winner).into_iter().filter(has_arrived);
        arrived.into_iter().any(|at| {
            let takers = after.board.attackers(at, !self.winner).without(king.into());
            takers.into_iter().any(|from| {
                let mut taken = after.board;
                taken.set(at, after.board.piece_on(from));
                taken.set(from, None);
                (between(from, at) & roaming).is_empty() && !self.is_attackable(after, &taken, king)
            })
        })
    }

    /// Returns whether the winner can attack a square, with the other tracked pieces as on the board.
    /// Roaming pieces attack from anywhere and never block.
    fn is_attackable(&self, state: &State, board: &Board, square: Square) -> bool {
        board.attackers(square, self.winner).any()
            || self.roamer_sees(state, &AttackOrigins::new(square, board.occupied()))
    }

    fn roamer_sees(&self, state: &State, sight: &AttackOrigins) -> bool {
        let mut roamers = self.roamers.iter().zip(&state.reaches);
        roamers.any(|(roamer, reach)| {
            let sees = |role: &Role| (sight.by(*role) & *reach).any();
            roamer.colour == self.winner && roles(roamer).iter().any(sees)
        })
    }

    /// Returns whether some square beside the king is certainly neither attacked nor blocked by its own
    /// pieces. A line attack extends behind a king that retreats along the line, so the king is removed.
    fn has_refuge(&self, state: &State, king: Square) -> bool {
        let mut lifted = state.board;
        lifted.set(king, None);
        let taken_up = state.board.colour(!self.winner);
        let is_safe = |square: &Square| !self.is_attackable(state, &lifted, *square);
        let open: Bitboard = beside(king).without(taken_up).into_iter().filter(is_safe).collect();
        never_full(open, &self.fillers(state)).next().is_some()
    }

    /// Returns the victim's roaming pieces: single ones, or all that pawns no longer there may have been
    /// promoted to.
    fn fillers(&self, state: &State) -> Vec<Fillers> {
        let victim = !self.winner;
        let pawns = state.board.role(Role::Pawn) & state.board.colour(victim);
        let gone = self.pawns[victim.index()].saturating_sub(pawns.count());
        let own = self.roamers.iter().zip(&state.reaches).filter(|(one, _)| one.colour == victim);
        own.map(|(roamer, reach)| {
            let count = if roamer.role.is_some() { 1 } else { gone };
            Fillers { squares: *reach, count }
        })
        .collect()
    }
}
