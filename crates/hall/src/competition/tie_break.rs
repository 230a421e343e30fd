//! What puts players with the same points in an order.

use adoube_pairing::tiebreak::{self, Kind};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::System;

/// What puts players with the same points in an order; `standings` says how far that follows FIDE's regulations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TieBreak {
    /// The points of the games among those who have the same so far; it decides only if all of them have met.
    DirectEncounter,
    /// How many rounds brought the points of a win, played or not.
    Wins,
    /// How many games were won on the board.
    GamesWon,
    /// How many games were played with Black.
    GamesWithBlack,
    /// The sum of the points of each opponent, times what was scored against that one.
    SonnebornBerger,
    /// The points against those who have half of all points, or more.
    Koya,
    /// The sum of the points of the opponents.
    Buchholz,
    /// The same without the lowest.
    BuchholzCut1,
}

impl TieBreak {
    /// As the pairing library knows it.
    pub(in crate::competition) const fn rule(self) -> tiebreak::TieBreak {
        let cut_low = if matches!(self, Self::BuchholzCut1) { 1 } else { 0 };
        let kind = match self {
            Self::DirectEncounter => Kind::De,
            Self::Wins => Kind::Win,
            Self::GamesWon => Kind::Won,
            Self::GamesWithBlack => Kind::Bpg,
            Self::SonnebornBerger => Kind::Sb,
            Self::Koya => Kind::Ks,
            Self::Buchholz | Self::BuchholzCut1 => Kind::Bh,
        };
        tiebreak::TieBreak { cut_low, ..tiebreak::TieBreak::plain(kind) }
    }

    /// The order where nothing else was announced: the one that FIDE is reported to have recommended up to 2019. The
    /// regulations of today leave it to the organiser.
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
