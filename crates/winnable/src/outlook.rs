//! What a glance at the board tells about which proofs are worth trying. It decides how time is spent, and
//! never what is true.

use adoube_chess::{Colour, Piece, Position, Role};

use crate::geometry::{ahead_of, forward, shift};

/// The pawns of a winner, and who else is there.
pub(crate) struct Outlook {
    pawns: u32,
    /// Pawns with a man before them.
    blocked: u32,
    /// Whether every pawn has a pawn of the other side somewhere before it.
    is_opposed: bool,
    /// Whether the winner has only bishops besides pawns.
    has_only_bishops: bool,
    /// Whether the same is true of both players.
    have_only_bishops: bool,
}

impl Outlook {
    pub(crate) fn of(position: &Position, winner: Colour) -> Self {
        let pawns = position.pieces(Piece::new(winner, Role::Pawn));
        let others = position.pieces(Piece::new(!winner, Role::Pawn));
        let blocked = shift(pawns, (0, forward(winner))) & position.occupied();
        let movers =
            position.role(Role::Queen) | position.role(Role::Rook) | position.role(Role::Knight);
        Self {
            pawns: pawns.count(),
            blocked: blocked.count(),
            is_opposed: pawns.without(ahead_of(others, !winner)).is_empty(),
            has_only_bishops: (movers & position.colour(winner)).is_empty(),
            have_only_bishops: movers.is_empty(),
        }
    }

    /// Whether the men may be confined as they stand.
    pub(crate) fn is_walled(&self) -> bool {
        self.is_opposed
            && (self.blocked > 0 || self.pawns == 0)
            && (self.has_only_bishops || self.blocked >= 3)
    }

    /// Whether they may be so after a move or two, or with some of them followed.
    pub(crate) fn is_locked(&self) -> bool {
        let is_mostly = self.blocked > 0 && 2 * self.blocked >= self.pawns;
        let is_fully = self.blocked == self.pawns && self.blocked >= 3;
        is_fully || is_mostly && self.have_only_bishops
    }

    /// Whether the pawns at least do not run.
    pub(crate) fn is_slow(&self) -> bool {
        self.blocked + 1 >= self.pawns
    }
}
