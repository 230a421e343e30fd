//! Insufficient material, counted piece by piece.

use adoube_chess::{Board, Colour, Role, Square};

use crate::InsufficientMaterial;

/// The number of pieces of each kind, and the colours of the bishops' squares.
#[derive(Default)]
struct Count {
    pawns: u32,
    knights: u32,
    light_bishops: u32,
    dark_bishops: u32,
    rooks: u32,
    queens: u32,
}

impl Count {
    fn new(board: &Board, colour: Colour) -> Self {
        let mut count = Self::default();
        for square in Square::ALL {
            let Some(piece) = board.piece_on(square).filter(|piece| piece.colour == colour) else {
                continue;
            };
            let of_kind = match piece.role {
                Role::Pawn => &mut count.pawns,
                Role::Knight => &mut count.knights,
                Role::Bishop if square.is_light() => &mut count.light_bishops,
                Role::Bishop => &mut count.dark_bishops,
                Role::Rook => &mut count.rooks,
                Role::Queen => &mut count.queens,
                Role::King => continue,
            };
            *of_kind += 1;
        }
        count
    }

    fn has_more_than_minor_pieces(&self) -> bool {
        self.pawns + self.rooks + self.queens > 0
    }

    fn bishops(&self) -> u32 {
        self.light_bishops + self.dark_bishops
    }
}

/// Returns whether the player lacks the stated material.
pub(super) fn lacks(board: &Board, player: Colour, lack: InsufficientMaterial) -> bool {
    let (own, other) = (Count::new(board, player), Count::new(board, !player));
    if own.has_more_than_minor_pieces() {
        return false;
    }
    match lack {
        InsufficientMaterial::BareKing => own.knights + own.bishops() == 0,
        InsufficientMaterial::LoneKnight => {
            let blockers = other.pawns + other.knights + other.bishops() + other.rooks;
            own.knights == 1 && own.bishops() == 0 && blockers == 0
        }
        InsufficientMaterial::LikeBishops => {
            let light = own.light_bishops + other.light_bishops;
            let dark = own.dark_bishops + other.dark_bishops;
            own.knights == 0 && (light == 0 || dark == 0) && other.pawns + other.knights == 0
        }
    }
}
