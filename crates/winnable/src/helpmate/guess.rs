//! How far a position is from a mate that both players want: a guess that only decides what is looked
//! at first, and never what is true.
//!
//! Moves are judged before they are played: what a move changes is known from the position before it.

use adoube_chess::{Bitboard, Colour, Move, Piece, Position, Role, Square};

use super::{
    means::Means,
    picture::Picture,
    ways::{Ways, leaps, steps},
    weights::{Plan, Weights},
};

/// A position, as it looks to somebody who wants to mate one of the kings.
pub(super) struct Scene<'a> {
    position: &'a Position,
    winner: Colour,
    weights: &'static Weights,
    ways: Ways<'a>,
    /// The kings of winner and victim, and the squares around that.
    hunter: Square,
    victim: Square,
    ring: Bitboard,
    occupied: Bitboard,
    /// What the winner attacks, and what with two men or more.
    once: Bitboard,
    twice: Bitboard,
    /// By role, the squares from which a man of the winner gives check.
    checks: [Bitboard; 6],
    flights: i32,
    kings: i32,
    nearest: i32,
    promotion: i32,
    picture: Option<(Picture<'a>, i32)>,
    /// The man that was asked about last.
    mover: Mover,
    distance: i32,
}

/// A man of the winner, off the board for a moment.
struct Mover {
    from: Square,
    role: Role,
    /// What the other men attack.
    others: Bitboard,
    /// For each flight that is then open, from where this man would close it; and how many there are.
    open: [Bitboard; 8],
    count: usize,
}

impl<'a> Scene<'a> {
    pub(super) fn new(
        position: &'a Position,
        winner: Colour,
        plan: &'static Plan,
        ways: Ways<'a>,
    ) -> Self {
        let (hunter, victim) = (position.king(winner), position.king(!winner));
        let means = Means::of(position, winner);
        // The victim's king does not shelter the squares behind it.
        let occupied = position.occupied().without(victim.into());
        let from_victim = |role| Piece::new(!winner, role).attacks(victim, occupied);
        let (diagonal, straight) = (from_victim(Role::Bishop), from_victim(Role::Rook));
        let [pawn, knight, ring] = [Role::Pawn, Role::Knight, Role::King].map(from_victim);
        let mut scene = Self {
            position,
            winner,
            weights: &plan.weights[means as usize],
            kings: i32::from(ways.from(winner, hunter)[victim.index()]),
            ways,
            hunter,
            victim,
            ring,
            occupied,
            once: Bitboard::EMPTY,
            twice: Bitboard::EMPTY,
            checks: [pawn, knight, diagonal, straight, diagonal | straight, Bitboard::EMPTY],
            flights: 0,
            nearest: 8,
            promotion: 0,
            picture: None,
            mover: Mover {
                from: victim,
                role: Role::King,
                others: Bitboard::EMPTY,
                open: [Bitboard::EMPTY; 8],
                count: 0,
            },
            distance: 0,
        };
        scene.look_around();
        scene.measure(means);
        scene
    }

    /// What the winner attacks, and from how near.
    #[inline]
    fn look_around(&mut self) {
        for role in Role::ALL {
            for from in self.position.pieces(Piece::new(self.winner, role)) {
                let attacked = Piece::new(self.winner, role).attacks(from, self.occupied);
                self.twice |= self.once & attacked;
                self.once |= attacked;
                if !matches!(role, Role::Pawn | Role::King) {
                    self.nearest = self.nearest.min(approach(role, from, self.victim));
                }
            }
        }
        let held = self.position.colour(!self.winner);
        self.flights = self.ring.without(self.once | held).count().cast_signed();
    }

    fn measure(&mut self, means: Means) {
        let position = self.position;
        let own = position.colour(self.winner);
        let pawns = position.role(Role::Pawn);
        let others = position.colour(!self.winner);
        if means == Means::Pawns {
            let needs = (own & pawns).into_iter().map(|from| self.needs(from));
            self.promotion = needs.min().unwrap_or(12);
        }
        if means == Means::NeedsHelp {
            let picture = Picture::of(position, self.winner, &self.ways);
            self.picture = Some((picture, picture.distance()));
        }
        let weights = self.weights;
        let is_check = self.once.contains(self.victim);
        let strong = own & (position.role(Role::Queen) | position.role(Role::Rook));
        self.distance = weights.means
            + weights.flights * self.flights
            + weights.kings * self.kings
            + weights.hunter * self.nearest
            + weights.promotion * self.promotion
            + weights.pieces * others.without(pawns).count().cast_signed()
            + weights.pawns * (others & pawns).count().cast_signed()
            + weights.strong * (2 - strong.count().min(2).cast_signed())
            + weights.quiet * i32::from(!is_check)
            + weights.picture * self.picture.as_ref().map_or(0, |picture| picture.1)
            + weights.hinders * self.spoilers().count().cast_signed();
    }

    fn spoilers(&self) -> Bitboard {
        self.picture.as_ref().map_or(Bitboard::EMPTY, |picture| picture.0.spoilers)
    }

    /// How far the position is from mate.
    pub(super) fn distance(&self) -> u32 {
        self.distance.max(0).cast_unsigned()
    }

    /// How far it will be after a move.
    #[inline]
    pub(super) fn after(&mut self, by: Move) -> u32 {
        let (from, to) = (by.from_square(), by.to_square());
        let change = if by.is_castle() {
            0
        } else if self.position.turn() == self.winner {
            self.hunting(from, to)
        } else if from == self.victim {
            self.walking(to)
        } else {
            self.helping(from, to)
        };
        (self.distance + change).max(0).cast_unsigned()
    }

    #[inline]
    fn role(&self, square: Square) -> Role {
        self.position.piece_on(square).map_or(Role::Pawn, |piece| piece.role)
    }

    /// A move of the winner.
    #[inline]
    fn hunting(&mut self, from: Square, to: Square) -> i32 {
        if self.mover.from != from {
            self.lift(from);
        }
        let role = self.mover.role;
        let weights = self.weights;
        let flights = self.flights_after(to);
        let mut change = weights.flights * (flights - self.flights);
        if self.position.occupied().contains(to) {
            let is_pawn = self.position.role(Role::Pawn).contains(to);
            change -= if is_pawn { weights.pawns } else { weights.pieces };
            change -= weights.hinders * i32::from(self.spoilers().contains(to));
        }
        if self.checks[role.index()].contains(to) {
            change -= weights.quiet;
        }
        change
            + match role {
                Role::King => {
                    let kings = i32::from(self.ways.from(!self.winner, self.victim)[to.index()]);
                    weights.kings * (kings - self.kings) + self.pictured(from, to)
                }
                Role::Pawn => {
                    let promotion = self.needs(to).min(self.promotion);
                    weights.promotion * (promotion - self.promotion)
                }
                _ => {
                    let [was, is] = [from, to].map(|at| approach(role, at, self.victim));
                    let nearest = if was == self.nearest { is } else { is.min(self.nearest) };
                    weights.hunter * (nearest - self.nearest)
                }
            }
    }

    /// Takes a man of the winner off the board, to see what it does there.
    fn lift(&mut self, from: Square) {
        let role = self.role(from);
        let alone = Piece::new(self.winner, role).attacks(from, self.occupied).without(self.twice);
        self.mover.from = from;
        self.mover.role = role;
        self.mover.others = self.once.without(alone);
        self.mover.count = 0;
        let occupied = self.occupied.without(from.into());
        let held = self.position.colour(!self.winner);
        for flight in self.ring.without(self.mover.others | held) {
            // Seen from the flight: only pawns look another way than they are seen.
            let seen = Piece::new(!self.winner, role).attacks(flight, occupied);
            self.mover.open[self.mover.count] = seen;
            self.mover.count += 1;
        }
    }

    /// The victim's flights when the man that is lifted is put down somewhere, taking what is there.
    #[inline]
    fn flights_after(&self, to: Square) -> i32 {
        let Mover { others, open, count, .. } = &self.mover;
        let left = open[..*count].iter().map(|from| i32::from(!from.contains(to))).sum::<i32>();
        let was_held = (self.ring & self.position.colour(!self.winner)).contains(to);
        left + i32::from(was_held && !others.contains(to))
    }

    /// Steps that a pawn needs to promote. One with an enemy pawn before it has to get past it somehow.
    fn needs(&self, from: Square) -> i32 {
        const PAST: i32 = 4;
        let (steps, beyond) = match self.winner {
            Colour::White => (7 - from.rank() as i32, !1 << from.index()),
            Colour::Black => (from.rank() as i32, !(!0 << from.index())),
        };
        let others = self.position.pieces(Piece::new(!self.winner, Role::Pawn));
        let is_opposed = (Bitboard::file(from.file()) & Bitboard(beyond) & others).any();
        steps + if is_opposed { PAST } else { 0 }
    }

    /// A step of the king that is to be mated.
    fn walking(&self, to: Square) -> i32 {
        let ring = Piece::new(!self.winner, Role::King).attacks(to, self.occupied);
        let held = self.position.colour(!self.winner).without(self.victim.into());
        let flights = ring.without(self.once | held).count().cast_signed();
        let kings = i32::from(self.ways.from(self.winner, self.hunter)[to.index()]);
        self.weights.flights * (flights - self.flights)
            + self.weights.kings * (kings - self.kings)
            + self.pictured(self.victim, to)
    }

    /// A move of another man of the victim.
    #[inline]
    fn helping(&self, from: Square, to: Square) -> i32 {
        let open = self.ring.without(self.once);
        let flights = i32::from(open.contains(from)) - i32::from(open.contains(to));
        self.weights.flights * flights + self.pictured(from, to)
    }

    /// What a move is worth for the picture.
    #[inline]
    fn pictured(&self, from: Square, to: Square) -> i32 {
        let Some((picture, distance)) = &self.picture else { return 0 };
        self.weights.picture * (picture.distance_after(from, to, &self.ways) - distance)
    }
}

/// How far a piece is from a king.
#[inline]
fn approach(role: Role, from: Square, king: Square) -> i32 {
    if role == Role::Knight { leaps(from, king) } else { steps(from, king) }
}
