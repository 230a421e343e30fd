//! Values that differ by edition.

use crate::{Edition, edition::by_edition};

/// The rules of an edition on offers and the right to claim.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DrawRules {
    /// What forfeits the right to claim on a move.
    pub(super) claim_lapses: Lapse,
    /// Whether the move on which a claim is based can be changed once written.
    pub(super) written_move: WrittenMove,
    /// Which of the fifty moves count for a claim on the board.
    pub(super) fifty_moves: CountedMoves,
    /// Whether the players may agree before each has moved.
    pub(super) agreement: Agreement,
    /// Whether a claim in the quickplay finish counts as an offer too.
    pub(crate) quickplay_claim: CountsAsOffer,
}

/// What forfeits the right to claim on a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lapse {
    /// The move itself.
    WhenMade,
    /// Touching a piece in order to play it.
    WhenTouched,
}

/// Whether the move on which a claim is based can be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WrittenMove {
    /// Nothing forbids it.
    MayBeChanged,
    /// It cannot be.
    IsFixed,
}

/// Which moves count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CountedMoves {
    /// Those made on the board.
    Made,
    /// Those completed by pressing the clock.
    Completed,
}

/// From when the players may agree to a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Agreement {
    /// From the beginning.
    AtAnyTime,
    /// After each player has moved.
    OnceEachHasMoved,
}

/// Whether something counts as an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CountsAsOffer {
    Yes,
    No,
}

const Y2005: DrawRules = DrawRules {
    claim_lapses: Lapse::WhenMade,
    written_move: WrittenMove::MayBeChanged,
    fifty_moves: CountedMoves::Made,
    agreement: Agreement::AtAnyTime,
    quickplay_claim: CountsAsOffer::Yes,
};
const Y2009: DrawRules = DrawRules { claim_lapses: Lapse::WhenTouched, ..Y2005 };
const Y2014: DrawRules = DrawRules {
    written_move: WrittenMove::IsFixed,
    fifty_moves: CountedMoves::Completed,
    quickplay_claim: CountsAsOffer::No,
    ..Y2009
};
const Y2017: DrawRules = DrawRules { agreement: Agreement::OnceEachHasMoved, ..Y2014 };

impl DrawRules {
    pub(crate) const fn for_edition(edition: Edition) -> Self {
        by_edition!(edition; Y2005: Y2005, Y2009: Y2009, Y2014: Y2014, Y2017: Y2017)
    }
}
