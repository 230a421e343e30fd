//! Men that roam.

use adoube_chess::{Bitboard, Board, Colour, Piece, Role, Square};

use crate::geometry::{DIAGONAL, EVERY_WAY, KNIGHT, STRAIGHT, around, beside, forward, shift};

/// A man that is known only by the squares it can reach, and may be gone.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Roamer {
    pub(crate) colour: Colour,
    /// What it is; nothing for what a pawn is or may have become.
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
    /// What has room, but for those who decide: the hunters, and the men that stand beside the victim's king.
    Bystanders,
}

impl Choice {
    /// With fewer squares a man is better followed: what it does then matters in time.
    const ROOM: u32 = 4;

    /// Whether a man may roam if it has room.
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

    /// Takes the men that roam from the board. Those who only have other roamers in their way have room too.
    pub(crate) fn remove_from(self, board: &mut Board, winner: Colour) -> Vec<Roamer> {
        let mut roamers = Vec::new();
        loop {
            let before = roamers.len();
            let occupied = board.occupied();
            for home in occupied.without(board.castling()) {
                let Some(piece) = board.piece_on(home) else { continue };
                // A pawn that runs is taken for what it may become.
                let role = Some(piece.role).filter(|role| *role != Role::Pawn);
                let roamer = Roamer { colour: piece.colour, role, home: Some(home) };
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
