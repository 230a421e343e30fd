//! Whether the squares of all pieces leave room for a mate.

use adoube_chess::{Bitboard, Colour, Piece, Role, Square};

use super::{Claim, PieceInRole, is_king, stands_for_good};
use crate::verify::{
    VerifyError,
    board::{attacks, beside},
    hall::{Fillers, never_full},
};

impl Claim<'_> {
    /// Checks that there is no mate: the king in check, and each square beside it attacked or blocked by
    /// its own pieces.
    pub(super) fn has_no_room_for_mate(
        &self,
        winner: Colour,
        guises: &[PieceInRole],
    ) -> Result<(), VerifyError> {
        let attackers = guises.iter().filter(|man| man.colour == winner && man.role != Role::King);
        let (mut checks, mut covers) = (Bitboard::EMPTY, Bitboard::EMPTY);
        for attacker in attackers {
            let (contact, distant) = self.attacks_of(attacker);
            covers |= contact | distant;
            checks |= distant;
            // The victim's king was not in check before the winner's last move, so that move created the
            // check: the attacker moved, or something left its line. An attacker that never moves and is
            // adjacent, or is a knight or pawn, can do neither.
            if attacker.moves {
                checks |= contact;
            }
        }
        let fillers: Vec<_> = self
            .men_without_king(!winner)
            .map(|man| Fillers { squares: man.reach, count: 1 })
            .collect();
        let other = self.reach_of_king(winner);
        for king in self.reach_of_king(!winner) & checks {
            let refuges: Vec<_> = never_full(beside(king).without(covers), &fillers).collect();
            let has_refuge =
                |from: Square| refuges.iter().any(|refuge| (*refuge & beside(from)).is_empty());
            let far = other.without(beside(king) | king.into());
            if let Some(from) = far.into_iter().find(|from| !has_refuge(*from)) {
                return Err(VerifyError::Room { victim: king, winner: from });
            }
        }
        Ok(())
    }

    /// Returns what a piece can ever attack: by contact, and along lines. Only pieces that never leave
    /// are certain blockers; the attacked king is not, since it leaves the line on which it flees.
    fn attacks_of(&self, attacker: &PieceInRole) -> (Bitboard, Bitboard) {
        let piece = Piece::new(attacker.colour, attacker.role);
        let is_in_the_way = |man: &&crate::regions::PieceReach| {
            stands_for_good(man) && (!is_king(man) || man.piece.colour == attacker.colour)
        };
        let blockers: Bitboard =
            self.men.iter().filter(is_in_the_way).map(|man| man.home).collect();
        let (mut contact, mut distant) = (Bitboard::EMPTY, Bitboard::EMPTY);
        for from in attacker.squares {
            let touched = attacks(piece, from, Bitboard::FULL);
            contact |= touched;
            distant |= attacks(piece, from, blockers).without(touched);
        }
        (contact, distant)
    }

    fn reach_of_king(&self, colour: Colour) -> Bitboard {
        let king = self.men.iter().find(|man| is_king(man) && man.piece.colour == colour);
        king.map_or(Bitboard::FULL, |king| king.reach)
    }
}
