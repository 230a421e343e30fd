//! Roaming pieces.

use adoube_chess::{Bitboard, Board, Colour, Piece, Role, Square};

use crate::geometry::{DIAGONAL, EVERY_WAY, KNIGHT, STRAIGHT, around, beside, forward, shift};

/// A piece that is known only by the squares it can reach, and may have been captured.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RoamingPiece {
    pub(crate) colour: Colour,
    /// Its role; `None` for a pawn or whatever it was promoted to.
    pub(crate) role: Option<Role>,
    /// Its square in the position, if it is there from the start.
    pub(crate) home: Option<Square>,
}

/// Which pieces roam. Any choice gives a sound proof, but only a good one succeeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// All with enough room.
    All,
    /// Bishops with enough room.
    Bishops,
    /// All with enough room, except those that decide: the attackers, and the pieces beside the victim's
    /// king.
    Bystanders,
}

impl Choice {
    /// A piece with fewer squares is better tracked: then the timing of its moves matters.
    const ROOM: u32 = 4;

    /// Returns whether a piece may roam if it has room.
    fn allows(self, board: &Board, winner: Colour, home: Square, piece: Piece) -> bool {
        let is_bishop = piece.role == Role::Bishop;
        let is_officer = !matches!(piece.role, Role::Pawn | Role::King);
        match self {
            Self::All => is_officer,
            Self::Bishops => is_bishop,
            Self::Bystanders => {
                let ahead = shift(home.into(), (0, forward(piece.colour)));
                let runs = piece.role == Role::Pawn && (ahead & board.occupied()).is_empty();
                let king = board.pieces(Piece::new(!winner, Role::King));
                let is_hunter = piece.colour == winner && !is_bishop;
                (is_officer || runs) && !is_hunter && !beside(king).contains(home)
            }
        }
    }

    /// Removes the roaming pieces from the board. Pieces blocked only by other roaming ones have room
    /// too.
    pub(crate) fn remove_from(self, board: &mut Board, winner: Colour) -> Vec<RoamingPiece> {
        let mut roamers = Vec::new();
        loop {
            let before = roamers.len();
            let occupied = board.occupied();
            for home in occupied.without(board.castling()) {
                let Some(piece) = board.piece_on(home) else { continue };
                // A pawn free to run is treated as what it may be promoted to.
                let role = Some(piece.role).filter(|role| *role != Role::Pawn);
                let roamer = RoamingPiece { colour: piece.colour, role, home: Some(home) };
                let has_room = || roamer.spread(home.into(), occupied).count() >= Self::ROOM;
                if self.allows(board, winner, home, piece) && has_room() {
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

impl RoamingPiece {
    /// Returns the squares that it can step to from the set, capturing or not.
    pub(crate) fn step(self, from: Bitboard) -> Bitboard {
        match self.role {
            Some(Role::Knight) => around(from, &KNIGHT),
            Some(Role::Bishop) => around(from, &DIAGONAL),
            Some(Role::Rook) => around(from, &STRAIGHT),
            Some(_) => around(from, &EVERY_WAY),
            None => around(from, &EVERY_WAY) | around(from, &KNIGHT),
        }
    }

    /// Returns all squares that it can reach from the set without capturing tracked pieces.
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
