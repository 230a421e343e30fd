//! How the sets grow: from every piece on its square, by every move that is not permanently impossible,
//! until no set grows any more. Sets never shrink, so the order does not matter.

use adoube_chess::{Bitboard, Colour, Position, Role};

use super::PieceReach;
use crate::geometry::{
    DIAGONAL, KNIGHT, STRAIGHT, ahead_of, around, beside, castled, forward, is_at_home,
    pawn_attacks, shift,
};

/// Returns the pieces of `position` with everything they can ever do; `None` if `winner` is clearly too
/// mobile.
pub(super) fn grow(position: &Position, winner: Colour) -> Option<Vec<PieceReach>> {
    let mut men = PieceReach::all(position);
    castle(position, &mut men);
    loop {
        let world = SharedBounds::new(&men);
        let mut has_grown = false;
        let mut taking = [Bitboard::EMPTY; 2];
        let mut victim = Bitboard::EMPTY;
        for man in &mut men {
            let (to, takes) = world.moves(man);
            let colour = man.piece.colour;
            taking[colour.index()] |= takes;
            has_grown |= to.without(man.reach).any();
            man.reach |= to;
            if colour == winner && man.promotes() {
                return None;
            }
            if colour != winner && man.is(Role::King) {
                victim = man.reach;
            }
        }
        for man in &mut men {
            let taken = taking[man.piece.colour.other().index()] & man.reach;
            if !man.is(Role::King) && taken.without(man.taken).any() {
                has_grown = true;
                man.taken |= taken;
            }
        }
        has_grown |= take_in_passing(position, &mut men);
        if !has_grown {
            return Some(men);
        }
        if men.iter().any(|man| man.piece.colour == winner && is_unleashed(man, victim)) {
            return None;
        }
    }
}

/// Returns whether a piece has so much room, some of it around the enemy king, that there is nothing to
/// prove.
fn is_unleashed(man: &PieceReach, victim: Bitboard) -> bool {
    matches!(man.piece.role, Role::Queen | Role::Rook | Role::Knight)
        && man.reach.count() > 12
        && (man.reach & victim).any()
}

/// King and rook with a castling right are assumed to be able to castle, whatever is in the way.
fn castle(position: &Position, men: &mut [PieceReach]) {
    for rook in position.castling() {
        let is_white = position.colour(Colour::White).contains(rook);
        let king = position.king(if is_white { Colour::White } else { Colour::Black });
        let to = castled(king, rook);
        for man in &mut *men {
            if man.home == king {
                man.reach |= to.0.into();
            } else if man.home == rook {
                man.reach |= to.1.into();
            }
        }
    }
}

/// What is known of all pieces together, while the sets grow.
#[derive(Default)]
struct SharedBounds {
    /// Squares of pieces that never leave, by colour.
    stuck: [Bitboard; 2],
    /// Squares of kings that never leave.
    stuck_kings: Bitboard,
    /// Squares on which pieces of a colour can ever stand, excluding kings.
    visited: [Bitboard; 2],
    /// Squares that pieces of a colour always attack.
    guarded: [Bitboard; 2],
    /// Current squares of pawns that stay on their file and are never captured.
    on_file: [Bitboard; 2],
}

impl SharedBounds {
    fn new(men: &[PieceReach]) -> Self {
        let mut world = Self::default();
        for man in men {
            let of = man.piece.colour.index();
            let home = Bitboard::from_square(man.home);
            if man.is_stuck() {
                world.stuck[of] |= home;
            }
            match man.piece.role {
                Role::King if man.is_stuck() => world.stuck_kings |= home,
                Role::King => {}
                _ => world.visited[of] |= man.reach,
            }
            if man.taken.is_empty() && !man.promotes() {
                world.guarded[of] |= guarded_by(man);
            }
            if man.is(Role::Pawn) && man.taken.is_empty() && man.keeps_file() {
                world.on_file[of] |= home;
            }
        }
        world
    }

    /// Returns where the piece can go from the squares it can reach, and where it can capture on the
    /// way.
    fn moves(&self, man: &PieceReach) -> (Bitboard, Bitboard) {
        let colour = man.piece.colour;
        let to = match man.piece.role {
            Role::Pawn if man.promotes() => beside(man.reach) | around(man.reach, &KNIGHT),
            Role::Pawn => return self.pawn_moves(man),
            Role::Knight => around(man.reach, &KNIGHT),
            Role::Bishop => around(man.reach, &DIAGONAL),
            Role::Rook => around(man.reach, &STRAIGHT),
            Role::Queen => beside(man.reach),
            Role::King => beside(man.reach).without(self.guarded[colour.other().index()]),
        };
        let to = to.without(self.stuck[colour.index()] | self.stuck_kings);
        (to, to)
    }

    fn pawn_moves(&self, man: &PieceReach) -> (Bitboard, Bitboard) {
        let colour = man.piece.colour;
        let enemy = colour.other().index();
        let mut blocked = self.stuck[0] | self.stuck[1];
        if man.keeps_file() {
            // A pawn never passes an opposing pawn on the same file.
            let ahead = ahead_of(man.home.into(), colour);
            let opposed = self.on_file[enemy] & ahead;
            blocked |= opposed | ahead_of(opposed, colour);
        }
        let steps = shift(man.reach, (0, forward(colour))).without(blocked);
        let takes = pawn_attacks(man.reach, colour) & self.visited[enemy];
        (steps | takes, takes)
    }
}

/// Adds captures en passant to the capturing and the captured pawns; returns whether anything is new.
fn take_in_passing(position: &Position, men: &mut [PieceReach]) -> bool {
    let mut has_grown = false;
    for double in 0..men.len() {
        let Some((passed, arrived)) = double_step(position, &men[double]) else { continue };
        let colour = men[double].piece.colour;
        let mut is_taken = false;
        for man in men.iter_mut().filter(|man| man.is(Role::Pawn) && man.piece.colour != colour) {
            if (pawn_attacks(man.reach, !colour) & passed).any() {
                has_grown |= passed.without(man.reach).any();
                man.reach |= passed;
                is_taken = true;
            }
        }
        if is_taken {
            has_grown |= arrived.without(men[double].taken).any();
            men[double].taken |= arrived;
        }
    }
    has_grown
}

/// Returns the square that a pawn can pass by a double step, or has just passed, and its square of
/// arrival.
fn double_step(position: &Position, man: &PieceReach) -> Option<(Bitboard, Bitboard)> {
    if !man.is(Role::Pawn) {
        return None;
    }
    let ahead = (0, forward(man.piece.colour));
    let home = Bitboard::from_square(man.home);
    let passed = shift(home, ahead);
    let arrived = shift(passed, ahead);
    if is_at_home(man.home, man.piece.colour) && (man.reach & arrived).any() {
        return Some((passed, arrived));
    }
    let behind = shift(home, (0, -ahead.1));
    let has_just = position.en_passant().is_some_and(|square| behind.contains(square));
    has_just.then_some((behind, home))
}

/// Returns what a piece that is never captured attacks from every square it can reach. Only adjacent
/// squares count: nothing can be interposed.
fn guarded_by(man: &PieceReach) -> Bitboard {
    let mut all = Bitboard::FULL;
    for square in man.reach {
        let from = Bitboard::from_square(square);
        all &= match man.piece.role {
            Role::Pawn => pawn_attacks(from, man.piece.colour),
            Role::Knight => around(from, &KNIGHT),
            Role::Bishop => around(from, &DIAGONAL),
            Role::Rook => around(from, &STRAIGHT),
            Role::Queen | Role::King => beside(from),
        };
        if all.is_empty() {
            break;
        }
    }
    all
}
