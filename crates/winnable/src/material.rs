//! Material that can never give mate, whatever the players do.

use adoube_chess::{Bitboard, Board, Colour, Role};

/// What a player lacks. It also holds for everything that can arise from the position: captures only
/// remove pieces, and no pawn is left that could be promoted to what is missing.
///
/// A composed position may still *be* mate: two like bishops that give check at once mate
/// `8/8/8/8/8/1K6/B1B5/rkq5 b`, but no move leads there. So mate is always tested first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InsufficientMaterial {
    /// Only the king.
    BareKing,
    /// Bishops on squares of one colour, against a player without pawns, knights and bishops on the
    /// other colour. The squares beside a king in check from such a bishop are of the other colour: the
    /// attacker's king cannot cover all of them, and a rook or queen that blocks one can capture or
    /// interpose.
    LikeBishops,
    /// One knight, against a player with queens at most: they never block enough squares.
    LoneKnight,
}

impl InsufficientMaterial {
    /// Returns what `player` lacks on `board`, if it follows from the material alone.
    pub fn detect(board: &Board, player: Colour) -> Option<Self> {
        let (own, other) = (board.colour(player), board.colour(!player));
        let [pawns, knights, bishops] =
            [Role::Pawn, Role::Knight, Role::Bishop].map(|role| board.role(role));
        let heavy = board.role(Role::Rook) | board.role(Role::Queen);
        if (own & (pawns | heavy)).any() {
            return None;
        }
        let (own_knights, own_bishops) = (own & knights, own & bishops);
        match (own_knights.count(), own_bishops.any()) {
            (0, false) => Some(Self::BareKing),
            (1, false) => {
                let blockers = pawns | knights | bishops | board.role(Role::Rook);
                (other & blockers).is_empty().then_some(Self::LoneKnight)
            }
            (0, true) => {
                let all_on = |colour: Bitboard| bishops.without(colour).is_empty();
                let alike = all_on(Bitboard::LIGHT) || all_on(Bitboard::DARK);
                (alike && (other & (pawns | knights)).is_empty()).then_some(Self::LikeBishops)
            }
            _ => None,
        }
    }
}
