//! What differs by edition.

use crate::{
    Edition, Provision,
    clock::{Milliseconds, MoveNumber},
    edition::by_edition,
    regulations::{Category, IllegalMoveCount, Regulations, Rules, SupervisedBlitzPenalty},
    state::Offences,
    vocabulary::Offence,
};

/// What an edition says of irregularities.
#[derive(Clone, Copy, Debug)]
pub(crate) struct IrregularityRules {
    /// When an illegal move is one.
    pub(super) is_illegal: Since,
    /// Which illegal move of a player loses the game: the third, or the second illegal move.
    pub(crate) losing: u8,
    /// What becomes of that if the opponent cannot mate.
    pub(super) without_mating_chance: WithoutMatingChance,
    /// What the opponent gets for an illegal move that does not lose.
    opponent_gains: ByCategory,
    /// Which provisions bind the move in place of an illegal one.
    pub(super) replacement: &'static [Provision],
    /// What becomes of a pawn that was left on the last rank.
    pub(super) unpromoted: Unpromoted,
    pub(crate) reversed_colours: Reversed,
    /// When two hands are an illegal move.
    pub(super) two_hands: Option<TwoHands>,
    counted: Counted,
}

/// From when on something counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Since {
    /// As soon as it is made on the board.
    Made,
    /// When the clock was pressed.
    Completed,
}

/// When two hands are an illegal move.
#[derive(Clone, Copy, Debug)]
pub(super) struct TwoHands {
    pub(super) since: Since,
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

/// What the last illegal move costs whom the opponent cannot mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WithoutMatingChance {
    Loses,
    Draws,
}

/// What becomes of a pawn that was left on the last rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unpromoted {
    IsTakenBack,
    BecomesQueen,
}

/// What becomes of a game with colours reversed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reversed {
    ArbiterDecides,
    /// It is void while neither player has made so many moves.
    VoidBefore(MoveNumber),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counted {
    Together,
    ByKind,
}

/// A time for each kind of play.
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
    is_illegal: Since::Made,
    losing: 3,
    without_mating_chance: WithoutMatingChance::Loses,
    opponent_gains: ByCategory::minutes(2, 2, 2),
    // It names the article on touched pieces only. A king that was let go of to castle has begun that castling, which is
    // still to be finished.
    replacement: &[Provision::TouchMove, Provision::CastlingMade],
    unpromoted: Unpromoted::IsTakenBack,
    reversed_colours: Reversed::ArbiterDecides,
    two_hands: None,
    counted: Counted::Together,
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
    is_illegal: Since::Completed,
    losing: 2,
    opponent_gains: ByCategory::minutes(2, 2, 1),
    unpromoted: Unpromoted::BecomesQueen,
    ..Y2009
};
const Y2017: IrregularityRules = IrregularityRules {
    reversed_colours: Reversed::VoidBefore(MoveNumber::new(10)),
    two_hands: Some(TwoHands {
        since: Since::Made,
        moves: TwoHandedMoves::OfTwoPieces,
        is_undone: false,
    }),
    ..Y2014
};
const Y2018: IrregularityRules = IrregularityRules {
    two_hands: Some(TwoHands {
        since: Since::Completed,
        moves: TwoHandedMoves::Any,
        is_undone: true,
    }),
    ..Y2017
};
const Y2023: IrregularityRules =
    IrregularityRules { opponent_gains: ByCategory::minutes(2, 1, 1), ..Y2018 };

/// What an edition leaves open, for the regulations to answer.
enum LeftOpen {
    Nothing,
    /// Whether the kinds are counted together.
    Count,
    /// What an illegal move costs in supervised blitz.
    BlitzPenalty,
}

impl LeftOpen {
    const fn by(edition: Edition) -> Self {
        by_edition!(edition;
            Y2005: Self::Nothing, Y2017: Self::Count, Y2018: Self::Nothing, Y2023: Self::BlitzPenalty)
    }
}

impl IrregularityRules {
    /// What holds under these regulations, which may answer what the edition leaves open.
    pub(super) fn under(regulations: &Regulations) -> Self {
        let open = &regulations.open_points;
        let values = Self::of(regulations.edition);
        match LeftOpen::by(regulations.edition) {
            LeftOpen::Count => Self {
                counted: match open.illegal_move_count {
                    IllegalMoveCount::Together => Counted::Together,
                    IllegalMoveCount::ByKind => Counted::ByKind,
                },
                ..values
            },
            LeftOpen::BlitzPenalty
                if open.supervised_blitz_penalty == SupervisedBlitzPenalty::TwoMinutes =>
            {
                let blitz = match regulations.rules() {
                    Rules::Competition => values.opponent_gains.standard,
                    Rules::Rapid | Rules::Blitz => values.opponent_gains.blitz,
                };
                let opponent_gains = ByCategory { blitz, ..values.opponent_gains };
                Self { opponent_gains, ..values }
            }
            LeftOpen::Nothing | LeftOpen::BlitzPenalty => values,
        }
    }

    pub(crate) const fn of(edition: Edition) -> Self {
        by_edition!(edition; Y2005: Y2005, Y2009: Y2009, Y2014: Y2014, Y2017: Y2017, Y2018: Y2018, Y2023: Y2023)
    }

    /// What the opponent gets for an illegal move in this kind of play.
    pub(crate) const fn opponent_gains(&self, category: Category) -> Milliseconds {
        match category {
            Category::Standard => self.opponent_gains.standard,
            Category::Rapid => self.opponent_gains.rapid,
            Category::Blitz => self.opponent_gains.blitz,
        }
    }

    /// The number of a player's offence, with those that are counted together with it: 1 for the first.
    pub(super) fn number(&self, before: Offences, offence: Offence) -> u8 {
        let so_far = match self.counted {
            Counted::Together => {
                [Offence::IllegalMove, Offence::TwoHands, Offence::PressWithoutMove]
                    .into_iter()
                    .fold(0, |sum: u8, kind| sum.saturating_add(before.of(kind)))
            }
            Counted::ByKind => before.of(offence),
        };
        so_far.saturating_add(1)
    }
}
