//! Men that roam.

use adoube_chess::{Bitboard, Board, Colour, Piece, Role, Square};

use crate::geometry::{DIAGONAL, EVERY_WAY, KNIGHT, STRAIGHT, around};

/// A man that is known only by the squares it can reach, and may be gone.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Roamer {
    pub(crate) colour: Colour,
    /// What it is; nothing for all that the pawns of the colour have become.
    pub(crate) role: Option<Role>,
    /// Where it stands in the position, if it does.
    pub(crate) home: Option<Square>,
}

/// Which men roam. Any choice gives a proof that is right, but only a good one gives a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// All that have room.
    All,
    /// Bishops that have room.
    Bishops,
}

impl Choice {
    /// With fewer squares a man is better followed: what it does then matters in time.
    const ROOM: u32 = 4;

    const fn allows(self, role: Role) -> bool {
        match (self, role) {
            (_, Role::Pawn | Role::King) => false,
            (Self::All, _) | (Self::Bishops, Role::Bishop) => true,
            (Self::Bishops, _) => false,
        }
    }

    /// Takes the men that roam from the board. Those who only have other roamers in their way have room too.
    pub(crate) fn remove_from(self, board: &mut Board) -> Vec<Roamer> {
        let mut roamers = Vec::new();
        loop {
            let before = roamers.len();
            let occupied = board.occupied();
            for home in occupied.without(board.castling()) {
                let Some(Piece { colour, role }) = board.piece_on(home) else { continue };
                let roamer = Roamer { colour, role: Some(role), home: Some(home) };
                if self.allows(role) && roamer.spread(home.into(), occupied).count() >= Self::ROOM {
                    board.set(home, None);
                    roamers.push(roamer);
                }
            }
            if roamers.len() == before {
                return roamers;
            }
        }
    }
}

impl Roamer {
    /// Squares that it can step on from the set, taken or not.
    pub(crate) fn step(self, from: Bitboard) -> Bitboard {
        match self.role {
            Some(Role::Knight) => around(from, &KNIGHT),
            Some(Role::Bishop) => around(from, &DIAGONAL),
            Some(Role::Rook) => around(from, &STRAIGHT),
            Some(_) => around(from, &EVERY_WAY),
            None => around(from, &EVERY_WAY) | around(from, &KNIGHT),
        }
    }

    /// All that it can reach from the set without taking what is followed.
    pub(crate) fn spread(self, from: Bitboard, occupied: Bitboard) -> Bitboard {
        let mut reach = from;
        loop {
            let next = reach | self.step(reach).without(occupied);
            if next == reach {
                return reach;
            }
            reach = next;
        }
    }
}
