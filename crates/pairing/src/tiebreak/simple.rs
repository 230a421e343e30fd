//! Tie-breaks that only use the player's own rounds, and Koya.

use super::{
    code::TieBreak,
    sheet::{Format, Sheet, SheetRow, Value},
};
use crate::{PlayerResult, Points};

impl Sheet<'_> {
    /// Returns the points on the scale 1, ½, 0 whatever the scoring system.
    pub(super) fn standard(&self, player: usize) -> Value {
        let draw = self.draw();
        let points = self.lines[player].iter().map(|line| match line.points.cmp(&draw) {
            std::cmp::Ordering::Greater => Points::ONE,
            std::cmp::Ordering::Equal => Points::HALF,
            std::cmp::Ordering::Less => Points::ZERO,
        });
        Value::from(points.sum::<Points>())
    }

    /// Returns the sum of the scores after each round, the first ones cut.
    pub(super) fn progressive(&self, player: usize, cut: usize) -> Value {
        let mut so_far = Points::ZERO;
        let scores = self.lines[player].iter().map(|line| {
            so_far += line.points;
            so_far
        });
        Value::from(scores.skip(cut).sum::<Points>())
    }

    /// Returns the points against those who have at least half of the possible points (or another
    /// limit).
    pub(super) fn koya(&self, player: usize, tiebreak: &TieBreak) -> Value {
        let mut games = self.rounds;
        let count = self.lines.len().max(1);
        if self.format == Format::RoundRobin {
            // With an odd number each player has a bye once in each cycle.
            games -= if self.rounds.is_multiple_of(count) { self.rounds / count } else { 0 };
        }
        let most = i64::from(self.tournament.scoring.win.in_tenths()) * games as i64;
        let limit =
            most * i64::from(tiebreak.limit_percent) + 100 * i64::from(tiebreak.limit_extra);
        let counted = self.lines[player].iter().filter(|line| {
            line.opponent
                .is_some_and(|opponent| 100 * i64::from(self.totals[opponent].in_tenths()) >= limit)
        });
        Value::from(counted.map(|line| line.points).sum::<Points>())
    }

    /// Returns four for a win, two for a draw, one for a loss, nothing for unplayed games.
    pub(super) fn kashdan(&self, player: usize) -> Value {
        let of = |outcome| match outcome {
            PlayerResult::Win => 4,
            PlayerResult::Draw => 2,
            PlayerResult::Loss => 1,
        };
        Value::whole(self.lines[player].iter().filter_map(SheetRow::outcome).map(of).sum())
    }
}
