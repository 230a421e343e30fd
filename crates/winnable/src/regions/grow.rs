//! How the sets grow: from every man on its square, by every move that nothing forbids for good, until
//! no set grows any more. Nothing is ever taken back, so the order does not matter.

use adoube_chess::{Bitboard, Colour, File, Position, Role, Square};

use super::Man;
use crate::geometry::{
    DIAGONAL, KNIGHT, STRAIGHT, around, beside, file_of, forward, pawn_attacks, shift,
};

/// The men of `position` with all they can ever do; nothing if a pawn of `winner` can promote.
pub(super) fn grow(position: &Position, winner: Colour) -> Option<Vec<Man>> {
    let mut men = Man::all(position);
    castle(position, &mut men);
    loop {
        let world = World::of(position, &men);
        let mut has_grown = false;
        let mut taking = [Bitboard::EMPTY; 2];
        for index in 0..men.len() {
            let man = men[index];
            let (to, takes) = world.moves(&man, &men);
            taking[man.piece.colour.index()] |= takes;
            has_grown |= to.without(man.reach).any();
            men[index].reach |= to;
            if men[index].promotes() && man.piece.colour == winner {
                return None;
            }
        }
        for man in &mut men {
            let taken = taking[man.piece.colour.other().index()] & man.reach;
            if !man.is(Role::King) && taken.without(man.taken).any() {
                has_grown = true;
                man.taken |= taken;
            }
        }
        has_grown |= world.take_in_passing(&mut men);
        if !has_grown {
            return Some(men);
        }
    }
}

/// King and rook that may still castle are thought to be able to, whatever is in the way.
fn castle(position: &Position, men: &mut [Man]) {
    for rook in position.castling() {
        let colour = if position.colour(Colour::White).contains(rook) {
            Colour::White
        } else {
            Colour::Black
        };
        let king = position.king(colour);
        let is_far = rook.file() > king.file();
        let to = |file| Bitboard::of(Square::new(file, king.rank()));
        let (king_to, rook_to) = if is_far { (File::G, File::F) } else { (File::C, File::D) };
        for man in &mut *men {
            if man.home == king {
                man.reach |= to(king_to);
            } else if man.home == rook {
                man.reach |= to(rook_to);
            }
        }
    }
}

/// What is known of all men together, while the sets grow.
struct World {
    /// Squares of men that never leave, by colour.
    stuck: [Bitboard; 2],
    /// Squares on which men of a colour can ever stand, kings left out.
    visited: [Bitboard; 2],
    /// Squares that men of a colour attack at all times.
    guarded: [Bitboard; 2],
    /// Squares of kings that never leave.
    stuck_kings: Bitboard,
    en_passant: Option<Square>,
}

impl World {
    fn of(position: &Position, men: &[Man]) -> Self {
        let mut world = Self {
            stuck: [Bitboard::EMPTY; 2],
            visited: [Bitboard::EMPTY; 2],
            guarded: [Bitboard::EMPTY; 2],
            stuck_kings: Bitboard::EMPTY,
            en_passant: position.en_passant(),
        };
        for man in men {
            let of = man.piece.colour.index();
            if man.is_stuck() {
                world.stuck[of] |= Bitboard::of(man.home);
            }
            if !man.is(Role::King) {
                world.visited[of] |= man.reach;
            } else if man.is_stuck() {
                world.stuck_kings |= Bitboard::of(man.home);
            }
            if man.taken.is_empty() && !man.promotes() {
                world.guarded[of] |= guarded_by(man);
            }
        }
        world
    }

    /// Where the man can go from where it can stand, and where it can take on the way.
    fn moves(&self, man: &Man, men: &[Man]) -> (Bitboard, Bitboard) {
        let colour = man.piece.colour;
        let free = !(self.stuck[colour.index()] | self.stuck_kings);
        let to = match man.piece.role {
            Role::Pawn if man.promotes() => beside(man.reach) | around(man.reach, &KNIGHT),
            Role::Pawn => return self.pawn_moves(man, men),
            Role::Knight => around(man.reach, &KNIGHT),
            Role::Bishop => around(man.reach, &DIAGONAL),
            Role::Rook => around(man.reach, &STRAIGHT),
            Role::Queen => beside(man.reach),
            Role::King => beside(man.reach).without(self.guarded[colour.other().index()]),
        };
        (to & free, to & free)
    }

    fn pawn_moves(&self, man: &Man, men: &[Man]) -> (Bitboard, Bitboard) {
        let colour = man.piece.colour;
        let stuck = self.stuck[0] | self.stuck[1];
        let ahead = shift(man.reach, (0, forward(colour))).without(stuck | opposed(man, men));
        let takes = pawn_attacks(man.reach, colour) & self.visited[colour.other().index()];
        (ahead | takes, takes)
    }

    /// Pawns that can take in passing, and those that can be taken so; whether anything is new.
    fn take_in_passing(&self, men: &mut [Man]) -> bool {
        let mut has_grown = false;
        for double in 0..men.len() {
            let Some((passed, arrived)) = self.double_step(&men[double]) else { continue };
            let colour = men[double].piece.colour;
            for other in 0..men.len() {
                let man = &mut men[other];
                if man.is(Role::Pawn)
                    && man.piece.colour != colour
                    && (pawn_attacks(man.reach, !colour) & passed).any()
                {
                    has_grown |= passed.without(man.reach).any();
                    man.reach |= passed;
                    let taken = &mut men[double].taken;
                    has_grown |= arrived.without(*taken).any();
                    *taken |= arrived;
                }
            }
        }
        has_grown
    }

    /// The square that a pawn can pass by a double step, now or just before, and the square beyond.
    fn double_step(&self, man: &Man) -> Option<(Bitboard, Bitboard)> {
        if !man.is(Role::Pawn) {
            return None;
        }
        let ahead = (0, forward(man.piece.colour));
        let home = Bitboard::of(man.home);
        let passed = shift(home, ahead);
        let arrived = shift(passed, ahead);
        let is_first = matches!(
            (man.piece.colour, man.home.rank().index()),
            (Colour::White, 1) | (Colour::Black, 6)
        );
        if is_first && (man.reach & arrived).any() {
            return Some((passed, arrived));
        }
        let behind = shift(home, (0, -forward(man.piece.colour)));
        let has_just = self.en_passant.is_some_and(|square| behind.contains(square));
        has_just.then_some((behind, home))
    }
}

/// What a man that is never taken attacks from wherever it can stand. Only what is next to it counts:
/// nothing can come between.
fn guarded_by(man: &Man) -> Bitboard {
    let attacks = |square: Square| {
        let from = Bitboard::of(square);
        match man.piece.role {
            Role::Pawn => pawn_attacks(from, man.piece.colour),
            Role::Knight => around(from, &KNIGHT),
            Role::Bishop => around(from, &DIAGONAL),
            Role::Rook => around(from, &STRAIGHT),
            Role::Queen | Role::King => beside(from),
        }
    };
    man.reach.into_iter().fold(Bitboard::FULL, |all, square| all & attacks(square))
}

/// What a pawn can never step on because of a pawn that comes the other way: both keep to their file,
/// and the other is never taken.
fn opposed(man: &Man, men: &[Man]) -> Bitboard {
    let file = file_of(man.home);
    if man.reach.without(file).any() {
        return Bitboard::EMPTY;
    }
    let is_ahead = |other: &Man| match man.piece.colour {
        Colour::White => other.home > man.home,
        Colour::Black => other.home < man.home,
    };
    let opposes = |other: &&Man| {
        other.is(Role::Pawn)
            && other.piece.colour != man.piece.colour
            && other.taken.is_empty()
            && other.reach.without(file).is_empty()
            && is_ahead(other)
    };
    men.iter()
        .filter(opposes)
        .fold(Bitboard::EMPTY, |all, other| all | beyond(other.home, man.piece.colour))
}

/// The square and all ahead of it, seen by a colour.
fn beyond(square: Square, colour: Colour) -> Bitboard {
    let from = square.index();
    let ranks = match colour {
        Colour::White => Bitboard(!0 << from),
        Colour::Black => Bitboard(!0 >> (63 - from)),
    };
    ranks & file_of(square)
}
