//! A heuristic estimate of the distance to a mate that both players cooperate in. It only determines the
//! search order, never the verdict.
//!
//! Moves are scored before they are played: the changes by a move are derived from the position before
//! it.

use adoube_chess::{Bitboard, Colour, Move, Piece, Position, Role, Square};

use super::{
    distances::{Distances, leaps, steps},
    mating_material::MatingMaterial,
    pattern::MatingPattern,
    weights::{Plan, Weights},
};

/// A position from the perspective of the side that wants to mate.
pub(super) struct Evaluation<'a> {
    position: &'a Position,
    winner: Colour,
    weights: &'static Weights,
    distances: Distances<'a>,
    /// The kings of winner and victim, and the squares around the latter.
    winner_king: Square,
    victim: Square,
    ring: Bitboard,
    occupied: Bitboard,
    /// What the winner attacks, and what it attacks with two or more pieces.
    once: Bitboard,
    twice: Bitboard,
    /// By role, the squares from which a piece of the winner gives check.
    checks: [Bitboard; 6],
    flights: i32,
    kings: i32,
    nearest: i32,
    promotion: i32,
    pattern: Option<(MatingPattern<'a>, i32)>,
    /// The last piece examined.
    mover: Mover,
    distance: i32,
}

/// A piece of the winner, temporarily removed from the board.
struct Mover {
    from: Square,
    role: Role,
    /// What the other pieces attack.
    others: Bitboard,
    /// The squares occupied without it.
    occupied: Bitboard,
}

impl<'a> Evaluation<'a> {
    #[inline]
    pub(super) fn new(
        position: &'a Position,
        winner: Colour,
        material: MatingMaterial,
        plan: &'static Plan,
        distances: Distances<'a>,
    ) -> Self {
        let (winner_king, victim) = (position.king(winner), position.king(!winner));
        // The victim's king does not shield the squares behind it.
        let occupied = position.occupied().without(victim.into());
        let from_victim = |role| Piece::new(!winner, role).attacks(victim, occupied);
        let (diagonal, straight) = (from_victim(Role::Bishop), from_victim(Role::Rook));
        let [pawn, knight, ring] = [Role::Pawn, Role::Knight, Role::King].map(from_victim);
        Self {
            position,
            winner,
            weights: &plan.weights[material as usize],
            kings: i32::from(distances.from(winner, winner_king)[victim.index()]),
            distances,
            winner_king,
            victim,
            ring,
            occupied,
            once: Bitboard::EMPTY,
            twice: Bitboard::EMPTY,
            checks: [pawn, knight, diagonal, straight, diagonal | straight, Bitboard::EMPTY],
            flights: 0,
            nearest: 8,
            promotion: 0,
            pattern: None,
            mover: Mover {
                from: victim,
                role: Role::King,
                others: Bitboard::EMPTY,
                occupied: Bitboard::EMPTY,
            },
            distance: 0,
        }
    }

    /// Evaluates the position; to be called once, before anything else. Not done by `new`, from which
    /// the result would be copied.
    #[inline]
    pub(super) fn evaluate(&mut self, material: MatingMaterial) {
        self.look_around();
        self.measure(material);
    }

    /// Computes what the winner attacks, and from what distance.
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

    fn measure(&mut self, material: MatingMaterial) {
        let position = self.position;
        let own = position.colour(self.winner);
        let pawns = position.role(Role::Pawn);
        let others = position.colour(!self.winner);
        if material == MatingMaterial::Pawns {
            let needs = (own & pawns).into_iter().map(|from| self.needs(from));
            self.promotion = needs.min().unwrap_or(12);
        }
        if material == MatingMaterial::NeedsHelp {
            let pattern = MatingPattern::new(position, self.winner, &self.distances);
            self.pattern = Some((pattern, pattern.distance()));
        }
        let weights = self.weights;
        let is_check = self.once.contains(self.victim);
        let strong = own & (position.role(Role::Queen) | position.role(Role::Rook));
        self.distance = weights.material
            + weights.flights * self.flights
            + weights.kings * self.kings
            + weights.nearest * self.nearest
            + weights.promotion * self.promotion
            + weights.pieces * others.without(pawns).count().cast_signed()
            + weights.pawns * (others & pawns).count().cast_signed()
            + weights.strong * (2 - strong.count().min(2).cast_signed())
            + weights.quiet * i32::from(!is_check)
            + weights.pattern * self.pattern.as_ref().map_or(0, |pattern| pattern.1)
            + weights.hinders * self.spoilers().count().cast_signed();
    }

    fn spoilers(&self) -> Bitboard {
        self.pattern.as_ref().map_or(Bitboard::EMPTY, |pattern| pattern.0.spoilers)
    }

    /// The estimated distance of the position from mate.
    pub(super) fn distance(&self) -> u32 {
        self.distance.max(0).cast_unsigned()
    }

    /// Returns the estimated distance after a move of the winner.
    #[inline]
    pub(super) fn after_attack(&mut self, by: Move) -> u32 {
        let change =
            if by.is_castle() { 0 } else { self.score_attack(by.from_square(), by.to_square()) };
        (self.distance + change).max(0).cast_unsigned()
    }

    /// Returns whether a move of the victim captures nothing and changes nothing around the king.
    #[inline]
    pub(super) fn is_waiting(&self, by: Move) -> bool {
        let matters = self.ring | self.victim.into() | self.position.colour(self.winner);
        !matters.contains(by.from_square()) && !matters.contains(by.to_square())
    }

    /// Returns the estimated distance after a move of the victim.
    #[inline]
    pub(super) fn after_help(&self, by: Move) -> u32 {
        let (from, to) = (by.from_square(), by.to_square());
        let change = if by.is_castle() {
            0
        } else if from == self.victim {
            self.score_king_walk(to)
        } else {
            self.score_help(from, to)
        };
        (self.distance + change).max(0).cast_unsigned()
    }

    #[inline]
    fn role(&self, square: Square) -> Role {
        self.position.piece_on(square).map_or(Role::Pawn, |piece| piece.role)
    }

    /// Scores a move of the winner.
    #[inline]
    fn score_attack(&mut self, from: Square, to: Square) -> i32 {
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
                    let kings =
                        i32::from(self.distances.from(!self.winner, self.victim)[to.index()]);
                    weights.kings * (kings - self.kings) + self.score_pattern(from, to)
                }
                Role::Pawn => {
                    let promotion = self.needs(to).min(self.promotion);
                    weights.promotion * (promotion - self.promotion)
                }
                _ => {
                    let [was, is] = [from, to].map(|at| approach(role, at, self.victim));
                    let nearest = if was == self.nearest { is } else { is.min(self.nearest) };
                    weights.nearest * (nearest - self.nearest)
                }
            }
    }

    /// Removes a piece of the winner from the board, to find what it contributes there.
    fn lift(&mut self, from: Square) {
        let role = self.role(from);
        let alone = Piece::new(self.winner, role).attacks(from, self.occupied).without(self.twice);
        let others = self.once.without(alone);
        self.mover = Mover { from, role, others, occupied: self.occupied.without(from.into()) };
    }

    /// Returns the victim's flight squares if the lifted piece is put down on `to`, capturing what is
    /// there.
    #[inline]
    fn flights_after(&self, to: Square) -> i32 {
        let Mover { role, others, occupied, .. } = self.mover;
        let attacked = others | Piece::new(self.winner, role).attacks(to, occupied);
        let held = self.position.colour(!self.winner).without(to.into());
        self.ring.without(attacked | held).count().cast_signed()
    }

    /// Returns the number of steps to promotion. A pawn blocked by an enemy pawn has to get past it
    /// somehow.
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

    /// Scores a step of the king that is to be mated.
    fn score_king_walk(&self, to: Square) -> i32 {
        let ring = Piece::new(!self.winner, Role::King).attacks(to, self.occupied);
        let held = self.position.colour(!self.winner).without(self.victim.into());
        let flights = ring.without(self.once | held).count().cast_signed();
        let kings = i32::from(self.distances.from(self.winner, self.winner_king)[to.index()]);
        self.weights.flights * (flights - self.flights)
            + self.weights.kings * (kings - self.kings)
            + self.score_pattern(self.victim, to)
    }

    /// Scores a move of another piece of the victim.
    #[inline]
    fn score_help(&self, from: Square, to: Square) -> i32 {
        let open = self.ring.without(self.once);
        let flights = i32::from(open.contains(from)) - i32::from(open.contains(to));
        self.weights.flights * flights + self.score_pattern(from, to)
    }

    /// Scores a move for the mating pattern.
    #[inline]
    fn score_pattern(&self, from: Square, to: Square) -> i32 {
        let Some((pattern, distance)) = &self.pattern else { return 0 };
        self.weights.pattern * (pattern.distance_after(from, to, &self.distances) - distance)
    }
}

/// Returns the distance of a piece from a king.
#[inline]
fn approach(role: Role, from: Square, king: Square) -> i32 {
    if role == Role::Knight { leaps(from, king) } else { steps(from, king) }
}
