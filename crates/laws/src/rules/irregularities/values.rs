//! Values that differ by edition.

use crate::{
    Edition, Provision,
    clock::{Milliseconds, MoveNumber},
    edition::by_edition,
    regulations::{Category, IllegalMoveCount, Regulations, Rules, SupervisedBlitzPenalty},
    state::Offences,
    vocabulary::Offence,
};

/// The rules of an edition on irregularities.
#[derive(Clone, Copy, Debug)]
pub(crate) struct IrregularityRules {
    /// When an illegal move counts.
    pub(super) is_illegal: CountsFrom,
    /// The number of the illegal move that loses the game: the third in 2005 and 2009, the second illegal move since 2014.
    pub(crate) losing: u8,
    /// What happens instead if the opponent cannot mate.
    pub(super) without_mating_chance: WithoutMatingChance,
    /// Time the opponent gains for an illegal move that does not lose.
    opponent_gains: ByCategory,
    /// The provisions that bind the move in place of an illegal one.
    pub(super) replacement: &'static [Provision],
    /// What happens to a pawn left on the last rank.
    pub(super) unpromoted: UnpromotedPawn,
    pub(crate) reversed_colours: ReversedColours,
    /// When a move with two hands is an illegal move.
    pub(super) two_hands: Option<TwoHands>,
    counted: OffenceCounting,
}

/// From when something counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CountsFrom {
    /// As soon as it is made on the board.
    Made,
    /// When the clock was pressed.
    Completed,
}

/// When a move with two hands is an illegal move.
#[derive(Clone, Copy, Debug)]
pub(super) struct TwoHands {
    pub(super) since: CountsFrom,
    pub(super) moves: TwoHandedMoves,
    /// Whether the move has to be made again.
    pub(super) is_undone: bool,
}

/// Which moves must not be made with two hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TwoHandedMoves {
    /// Castling, captures and promotions.
    OfTwoPieces,
    Any,
}

/// The result of the losing illegal move if the opponent cannot mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WithoutMatingChance {
    Loses,
    Draws,
}

/// What happens to a pawn left on the last rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum UnpromotedPawn {
    IsTakenBack,
    BecomesQueen,
}

/// What happens to a game with reversed colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReversedColours {
    ArbiterDecides,
    /// It is void until both players have made this many moves.
    VoidBefore(MoveNumber),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OffenceCounting {
    Together,
    ByKind,
}

/// An amount of time for each category of play.
#[derive(Clone, Copy, Debug)]
struct ByCategory {
    standard: Milliseconds,
    rapid: Milliseconds,
    blitz: Milliseconds,
}

impl ByCategory {
    const fn minutes(standard: u64, rapid: u64, blitz: u64) -> Self {
        Self {
            standard: Milliseconds::minutes(standard),
            rapid: Milliseconds::minutes(rapid),
            blitz: Milliseconds::minutes(blitz),
        }
    }
}

const Y2005: IrregularityRules = IrregularityRules {
    is_illegal: CountsFrom::Made,
    losing: 3,
    without_mating_chance: WithoutMatingChance::Loses,
    opponent_gains: ByCategory::minutes(2, 2, 2),
    // The text names only the article on touched pieces. A king released for castling has begun that
    // castling, which still has to be finished.
    replacement: &[Provision::TouchMove, Provision::CastlingMade],
    unpromoted: UnpromotedPawn::IsTakenBack,
    reversed_colours: ReversedColours::ArbiterDecides,
    two_hands: None,
    counted: OffenceCounting::Together,
};
const Y2009: IrregularityRules = IrregularityRules {
    without_mating_chance: WithoutMatingChance::Draws,
    replacement: &[
        Provision::TouchMove,
        Provision::PieceReleased,
        Provision::CastlingMade,
        Provision::PromotionMade,
        Provision::PromotionChoiceFinal,
    ],
    ..Y2005
};
const Y2014: IrregularityRules = IrregularityRules {
    is_illegal: CountsFrom::Completed,
    // The second illegal move loses.
    losing: 2,
    opponent_gains: ByCategory::minutes(2, 2, 1),
    unpromoted: UnpromotedPawn::BecomesQueen,
    ..Y2009
};
const Y2017: IrregularityRules = IrregularityRules {
    reversed_colours: ReversedColours::VoidBefore(MoveNumber::new(10)),
    two_hands: Some(TwoHands {
        since: CountsFrom::Made,
        moves: TwoHandedMoves::OfTwoPieces,
        is_undone: false,
    }),
    ..Y2014
};
const Y2018: IrregularityRules = IrregularityRules {
    two_hands: Some(TwoHands {
        since: CountsFrom::Completed,
        moves: TwoHandedMoves::Any,
        is_undone: true,
    }),
    ..Y2017
};
const Y2023: IrregularityRules =
    IrregularityRules { opponent_gains: ByCategory::minutes(2, 1, 1), ..Y2018 };

/// Points that an edition leaves open, for the regulations to settle.
enum OpenToRegulations {
    Nothing,
    /// Whether the kinds are counted together.
    Count,
    /// The penalty for an illegal move in supervised blitz.
    BlitzPenalty,
}

impl OpenToRegulations {
    const fn by(edition: Edition) -> Self {
        by_edition!(edition;
            Y2005: Self::Nothing, Y2017: Self::Count, Y2018: Self::Nothing, Y2023: Self::BlitzPenalty)
    }
}

impl IrregularityRules {
    /// Returns the rules under these regulations, which may settle open points of the edition.
    pub(crate) fn under(regulations: &Regulations) -> Self {
        let open = &regulations.open_points;
        let values = Self::for_edition(regulations.edition);
        match OpenToRegulations::by(regulations.edition) {
            OpenToRegulations::Count => Self {
                counted: match open.illegal_move_count {
                    IllegalMoveCount::Together => OffenceCounting::Together,
                    IllegalMoveCount::ByKind => OffenceCounting::ByKind,
                },
                ..values
            },
            OpenToRegulations::BlitzPenalty
                if open.supervised_blitz_penalty == SupervisedBlitzPenalty::TwoMinutes =>
            {
                let blitz = match regulations.rules() {
                    Rules::Competition => values.opponent_gains.standard,
                    Rules::Rapid | Rules::Blitz => values.opponent_gains.blitz,
                };
                let opponent_gains = ByCategory { blitz, ..values.opponent_gains };
                Self { opponent_gains, ..values }
            }
            OpenToRegulations::Nothing | OpenToRegulations::BlitzPenalty => values,
        }
    }

    pub(crate) const fn for_edition(edition: Edition) -> Self {
        by_edition!(edition; Y2005: Y2005, Y2009: Y2009, Y2014: Y2014, Y2017: Y2017, Y2018: Y2018, Y2023: Y2023)
    }

    /// Returns the time the opponent gains for an illegal move in this category.
    pub(crate) const fn opponent_gains(&self, category: Category) -> Milliseconds {
        match category {
            Category::Standard => self.opponent_gains.standard,
            Category::Rapid => self.opponent_gains.rapid,
            Category::Blitz => self.opponent_gains.blitz,
        }
    }

    /// Returns the number of a player's offence, from 1, including those counted together with it.
    pub(super) fn number(&self, before: Offences, offence: Offence) -> u8 {
        let so_far = match self.counted {
            OffenceCounting::Together => {
                [Offence::IllegalMove, Offence::TwoHands, Offence::PressWithoutMove]
                    .into_iter()
                    .fold(0, |sum: u8, kind| sum.saturating_add(before.count(kind)))
            }
            OffenceCounting::ByKind => before.count(offence),
        };
        so_far.saturating_add(1)
    }
}
