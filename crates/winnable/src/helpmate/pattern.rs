//! The mating pattern of bishops on one colour, or of one knight: the victim's king in a corner, and the
//! two edge squares beside it each blocked by its own piece or covered by the other king.

use adoube_chess::{Bitboard, Colour, Piece, Position, Role, Square};

use super::distances::{Distances, FAR, leaps};

const NEVER: i32 = FAR as i32;

/// An edge square beside a corner, and the squares from which a king covers it without touching the
/// corner.
type CornerNeighbour = (Square, [Square; 2]);

const CORNERS: [(Square, [CornerNeighbour; 2]); 4] = [
    (Square::A1, [(Square::A2, [Square::A3, Square::B3]), (Square::B1, [Square::C1, Square::C2])]),
    (Square::H1, [(Square::H2, [Square::H3, Square::G3]), (Square::G1, [Square::F1, Square::F2])]),
    (Square::A8, [(Square::A7, [Square::A6, Square::B6]), (Square::B8, [Square::C8, Square::C7])]),
    (Square::H8, [(Square::H7, [Square::H6, Square::G6]), (Square::G8, [Square::F8, Square::F7])]),
];

/// What is missing in the suitable corners.
#[derive(Clone, Copy)]
pub(super) struct MatingPattern<'a> {
    position: &'a Position,
    winner: Colour,
    /// The kings of winner and victim.
    winner_king: Square,
    victim: Square,
    /// The victim's pieces that can block the squares beside their king.
    blockers: Bitboard,
    /// The victim's pieces that would spoil it: they capture the checking piece, or interpose.
    pub(super) spoilers: Bitboard,
    corners: [Option<Corner>; 4],
}

#[derive(Clone, Copy)]
struct Corner {
    square: Square,
    /// Steps of the victim's king to the corner.
    walk: i32,
    edge: [Edge; 2],
}

/// An edge square beside the corner.
#[derive(Clone, Copy)]
struct Edge {
    square: Square,
    /// The squares from which a king covers it, and the distance of the winner's king from them.
    near: [Square; 2],
    cover: i32,
    /// Steps of the nearest blocker to the square, which blocker it is, and steps of the next.
    block: i32,
    by: Square,
    next: i32,
}

impl<'a> MatingPattern<'a> {
    pub(super) fn new(position: &'a Position, winner: Colour, distances: &Distances<'_>) -> Self {
        let bishops = position.pieces(Piece::new(winner, Role::Bishop));
        let on = if (bishops & Bitboard::LIGHT).any() { Bitboard::LIGHT } else { Bitboard::DARK };
        let mut useless = position.role(Role::Queen) | position.role(Role::King);
        if bishops.any() {
            useless |= position.role(Role::Bishop) & on | position.role(Role::Rook);
        }
        let blockers = position.colour(!winner).without(useless);
        let mut pattern = Self {
            position,
            winner,
            winner_king: position.king(winner),
            victim: position.king(!winner),
            blockers,
            spoilers: position.colour(!winner) & useless.without(position.role(Role::King)),
            corners: [None; 4],
        };
        pattern.corners = CORNERS.map(|(square, edge)| {
            let will_do = bishops.is_empty() || on.contains(square);
            will_do.then(|| Corner {
                square,
                walk: pattern.walk(square, pattern.victim, distances),
                edge: edge.map(|(square, near)| pattern.edge(square, near, distances)),
            })
        });
        pattern
    }

    fn edge(&self, square: Square, near: [Square; 2], distances: &Distances<'_>) -> Edge {
        let cover = self.cover(near, self.winner_king, distances);
        let mut edge = Edge { square, near, cover, block: NEVER, by: self.victim, next: NEVER };
        for from in self.blockers {
            edge.offer(from, self.approach(from, from, square));
        }
        edge
    }

    fn walk(&self, corner: Square, victim: Square, distances: &Distances<'_>) -> i32 {
        i32::from(distances.from(!self.winner, corner)[victim.index()])
    }

    fn cover(&self, near: [Square; 2], winner_king: Square, distances: &Distances<'_>) -> i32 {
        let [one, other] = near.map(|from| distances.from(self.winner, from)[winner_king.index()]);
        i32::from(one.min(other))
    }

    /// Returns the moves that a blocker needs to a square, if it first went from `stood` to `from`.
    fn approach(&self, stood: Square, from: Square, to: Square) -> i32 {
        let line = |is_line: bool| match (from == to, is_line) {
            (true, _) => 0,
            (false, true) => 1,
            (false, false) => 2,
        };
        let files = (from.file() as i32 - to.file() as i32).abs();
        let ahead = match self.winner {
            Colour::White => from.rank() as i32 - to.rank() as i32,
            Colour::Black => to.rank() as i32 - from.rank() as i32,
        };
        match self.position.piece_on(stood).map(|piece| piece.role) {
            Some(Role::Knight) => leaps(from, to),
            Some(Role::Bishop) if from.is_light() != to.is_light() => NEVER,
            Some(Role::Bishop) => line(files == ahead.abs()),
            Some(Role::Pawn) if files == 0 && ahead >= 0 => ahead,
            // It has to be promoted first.
            Some(Role::Pawn) => 8,
            _ => line(files == 0 || ahead == 0),
        }
    }

    /// The number of missing steps in the best corner.
    pub(super) fn distance(&self) -> i32 {
        self.corners.iter().flatten().map(Corner::distance).min().unwrap_or(NEVER)
    }

    /// Returns the same after a move.
    pub(super) fn distance_after(
        &self,
        from: Square,
        to: Square,
        distances: &Distances<'_>,
    ) -> i32 {
        let mut pattern = *self;
        let corners = pattern.corners.iter_mut().flatten();
        if from == self.victim {
            corners.for_each(|corner| corner.walk = self.walk(corner.square, to, distances));
        } else if from == self.winner_king {
            for edge in corners.flat_map(|corner| &mut corner.edge) {
                edge.cover = self.cover(edge.near, to, distances);
            }
        } else if self.blockers.contains(from) {
            for edge in corners.flat_map(|corner| &mut corner.edge) {
                edge.give_up(from);
                edge.offer(to, self.approach(from, to, edge.square));
            }
        }
        pattern.distance()
    }
}

impl Corner {
    fn distance(&self) -> i32 {
        let [one, other] = &self.edge;
        let by_king = (one.cover + other.block).min(other.cover + one.block);
        let by_men = if one.by == other.by {
            (one.block + other.next).min(one.next + other.block)
        } else {
            one.block + other.block
        };
        self.walk + by_king.min(by_men)
    }
}

impl Edge {
    fn offer(&mut self, by: Square, steps: i32) {
        if steps < self.block {
            (self.next, self.block, self.by) = (self.block, steps, by);
        } else {
            self.next = self.next.min(steps);
        }
    }

    fn give_up(&mut self, by: Square) {
        if self.by == by {
            self.block = self.next;
        }
    }
}
