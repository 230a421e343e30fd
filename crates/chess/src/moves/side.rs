//! The two colours as types, so that the generator is monomorphised for each.

use crate::{Bitboard, Colour, File, Rank, Square};

const NOT_A: u64 = !Bitboard::file(File::A).0;
const NOT_H: u64 = !Bitboard::file(File::H).0;

/// A pawn move: one or two squares forward, or a capture towards the a-file or the h-file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum PawnStep {
    Single,
    Double,
    TowardsA,
    TowardsH,
}

/// The side to move.
pub(crate) trait Side: Copy {
    type Other: Side;
    const US: Colour;
    /// Where our pieces start.
    const FIRST_RANK: Bitboard;
    /// Where a single step of an unmoved pawn ends.
    const THIRD_RANK: Bitboard;
    /// Where our pawns promote.
    const LAST_RANK: Bitboard;

    /// Returns the destinations of `pawns` by `step`, regardless of occupancy; a double step is two
    /// single ones and not supported here.
    fn shift(step: PawnStep, pawns: Bitboard) -> Bitboard;

    /// Returns the origin of a pawn that arrived on `to` by `step`.
    fn origin(step: PawnStep, to: Square) -> Square;
}

#[derive(Clone, Copy)]
pub(crate) struct White;
#[derive(Clone, Copy)]
pub(crate) struct Black;

impl Side for White {
    type Other = Black;
    const US: Colour = Colour::White;
    const FIRST_RANK: Bitboard = Bitboard::rank(Rank::First);
    const THIRD_RANK: Bitboard = Bitboard::rank(Rank::Third);
    const LAST_RANK: Bitboard = Bitboard::rank(Rank::Eighth);

    #[inline(always)]
    fn shift(step: PawnStep, pawns: Bitboard) -> Bitboard {
        Bitboard(match step {
            PawnStep::Single | PawnStep::Double => pawns.0 << 8,
            PawnStep::TowardsA => (pawns.0 & NOT_A) << 7,
            PawnStep::TowardsH => (pawns.0 & NOT_H) << 9,
        })
    }

    #[inline(always)]
    fn origin(step: PawnStep, to: Square) -> Square {
        Square::at((to.index() as u32).wrapping_sub(match step {
            PawnStep::Single => 8,
            PawnStep::Double => 16,
            PawnStep::TowardsA => 7,
            PawnStep::TowardsH => 9,
        }))
    }
}

impl Side for Black {
    type Other = White;
    const US: Colour = Colour::Black;
    const FIRST_RANK: Bitboard = Bitboard::rank(Rank::Eighth);
    const THIRD_RANK: Bitboard = Bitboard::rank(Rank::Sixth);
    const LAST_RANK: Bitboard = Bitboard::rank(Rank::First);

    #[inline(always)]
    fn shift(step: PawnStep, pawns: Bitboard) -> Bitboard {
        Bitboard(match step {
            PawnStep::Single | PawnStep::Double => pawns.0 >> 8,
            PawnStep::TowardsA => (pawns.0 & NOT_A) >> 9,
            PawnStep::TowardsH => (pawns.0 & NOT_H) >> 7,
        })
    }

    #[inline(always)]
    fn origin(step: PawnStep, to: Square) -> Square {
        Square::at(
            to.index() as u32
                + match step {
                    PawnStep::Single => 8,
                    PawnStep::Double => 16,
                    PawnStep::TowardsA => 9,
                    PawnStep::TowardsH => 7,
                },
        )
    }
}
