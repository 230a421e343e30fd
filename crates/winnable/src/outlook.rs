//! A quick estimate of which proofs are worth trying. It decides how time is spent, never the verdict.

use adoube_chess::{Colour, Piece, Position, Role, Square};

use crate::geometry::{ahead_of, beside, forward, pawn_attacks, shift};

/// The pawn structure of a winner, and the other pieces.
pub(crate) struct Outlook {
    pawns: u32,
    /// Pawns with a piece in front of them.
    blocked: u32,
    /// Whether every pawn has an enemy pawn somewhere in front of it.
    is_opposed: bool,
    /// Queens, rooks and knights of the winner, and of both players.
    movers: [u32; 2],
    /// Whether a king cannot move because of pieces beside it and pawns.
    is_caged: bool,
}

impl Outlook {
    pub(crate) fn new(position: &Position, winner: Colour) -> Self {
        let pawns = position.pieces(Piece::new(winner, Role::Pawn));
        let others = position.pieces(Piece::new(!winner, Role::Pawn));
        let blocked = shift(pawns, (0, forward(winner))) & position.occupied();
        let movers =
            position.role(Role::Queen) | position.role(Role::Rook) | position.role(Role::Knight);
        Self {
            pawns: pawns.count(),
            blocked: blocked.count(),
            is_opposed: pawns.without(ahead_of(others, !winner)).is_empty(),
            movers: [(movers & position.colour(winner)).count(), movers.count()],
            is_caged: movers.is_empty()
                && Colour::ALL.into_iter().any(|colour| is_caged(position, colour)),
        }
    }

    /// Returns whether the pieces may be confined as they stand.
    pub(crate) fn is_walled(&self) -> bool {
        self.is_opposed
            && (self.blocked > 0 || self.pawns == 0)
            && (self.movers[0] == 0 || self.blocked >= 3)
    }

    /// Returns whether they may be confined after a move or two, or with some of them tracked.
    pub(crate) fn is_locked(&self) -> bool {
        let is_mostly = self.blocked > 1 && 2 * self.blocked >= self.pawns;
        let is_fully = self.blocked == self.pawns && self.blocked >= 3;
        is_fully || is_mostly && self.movers[1] == 0
    }

    /// Returns whether so few moves exist that all positions may be visited.
    pub(crate) fn is_caged(&self) -> bool {
        self.is_caged
    }

    /// Returns whether at least the pawns are not free to run.
    pub(crate) fn is_slow(&self) -> bool {
        self.blocked + 1 >= self.pawns
    }
}

/// Returns whether a king is surrounded by its own pieces, squares attacked by pawns and protected
/// pieces.
fn is_caged(position: &Position, colour: Colour) -> bool {
    let others = position.pieces(Piece::new(!colour, Role::Pawn));
    let beside_king = beside(position.king(colour).into()).without(position.colour(colour));
    let ways = beside_king.without(pawn_attacks(others, !colour));
    let is_protected = |square: Square| position.attackers(square, !colour).any();
    ways.without(position.occupied()).is_empty() && ways.into_iter().all(is_protected)
}
