//! Tie-breaks for players with equal points.

use adoube_pairing::tiebreak::{self, Kind};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::System;

/// A tie-break for players with equal points; `standings` says how far it follows FIDE's regulations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TieBreak {
    /// The points of the games among the players still tied; it decides only if all of them have met.
    DirectEncounter,
    /// The number of rounds with the points of a win, played or not.
    Wins,
    /// The number of games won on the board.
    GamesWon,
    /// The number of games played with Black.
    GamesWithBlack,
    /// The sum of each opponent's points times the score against that opponent.
    SonnebornBerger,
    /// The points against opponents who have at least half of the maximum points.
    Koya,
    /// The sum of the points of the opponents.
    Buchholz,
    /// Buchholz without the lowest score.
    BuchholzCut1,
    /// Buchholz without the two lowest scores.
    BuchholzCut2,
    /// Buchholz without the lowest and the highest score.
    BuchholzMedian1,
    /// The sum of the points after each round.
    Progressive,
    /// The average rating of the opponents.
    AverageRating,
    /// The performance rating.
    PerformanceRating,
}

impl TieBreak {
    /// The corresponding tie-break of the pairing library.
    pub(in crate::competition) const fn rule(self) -> tiebreak::TieBreak {
        let (cut_low, cut_high) = match self {
            Self::BuchholzCut1 => (1, 0),
            Self::BuchholzCut2 => (2, 0),
            Self::BuchholzMedian1 => (1, 1),
            _ => (0, 0),
        };
        let kind = match self {
            Self::DirectEncounter => Kind::De,
            Self::Wins => Kind::Win,
            Self::GamesWon => Kind::Won,
            Self::GamesWithBlack => Kind::Bpg,
            Self::SonnebornBerger => Kind::Sb,
            Self::Koya => Kind::Ks,
            Self::Buchholz | Self::BuchholzCut1 | Self::BuchholzCut2 | Self::BuchholzMedian1 => {
                Kind::Bh
            }
            Self::Progressive => Kind::Ps,
            Self::AverageRating => Kind::Aro,
            Self::PerformanceRating => Kind::Tpr,
        };
        tiebreak::TieBreak { cut_low, cut_high, ..tiebreak::TieBreak::plain(kind) }
    }

    /// The default order: the one that FIDE is reported to have recommended up to 2019. Today's regulations
    /// leave it to the organiser.
    pub const fn usual(system: System) -> &'static [Self] {
        match system {
            System::RoundRobin => {
                &[Self::DirectEncounter, Self::Wins, Self::SonnebornBerger, Self::Koya]
            }
            System::Swiss => &[
                Self::DirectEncounter,
                Self::Wins,
                Self::GamesWithBlack,
                Self::BuchholzCut1,
                Self::Buchholz,
                Self::SonnebornBerger,
            ],
        }
    }
}
