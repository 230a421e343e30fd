//! Tie-breaks by ratings. Only games over the board count.

use super::{
    code::{Kind, TieBreak},
    sheet::{Sheet, Value},
};
use crate::{PlayerResult, rating};

/// The games of a player that count: the opponents' ratings and the score in half points.
struct Games {
    ratings: Vec<i32>,
    halves: i32,
}

impl Sheet<'_> {
    fn rating(&self, player: usize, tiebreak: &TieBreak) -> Option<i32> {
        self.tournament.players[player]
            .rating
            .filter(|&rating| rating > 0)
            .or(tiebreak.unrated)
            .map(|rating| rating as i32)
    }

    /// Returns whether all are rated, or unrated players are assigned a rating.
    fn are_all_rated(&self, tiebreak: &TieBreak) -> bool {
        (0..self.lines.len()).all(|player| self.rating(player, tiebreak).is_some())
    }

    fn games(&self, player: usize, tiebreak: &TieBreak) -> Games {
        let mut found: Vec<(i32, i32)> = Vec::new();
        for line in &self.lines[player] {
            let Some(outcome) = line.outcome() else { continue };
            let halves = match outcome {
                PlayerResult::Win => 2,
                PlayerResult::Draw => 1,
                PlayerResult::Loss => 0,
            };
            let rating = line.opponent.and_then(|opponent| self.rating(opponent, tiebreak));
            found.extend(rating.map(|rating| (rating, halves)));
        }
        found.sort_unstable();
        let low = tiebreak.cut_low.min(found.len());
        let high = (found.len() - tiebreak.cut_high.min(found.len())).max(low);
        let kept = &found[low..high];
        Games {
            ratings: kept.iter().map(|game| game.0).collect(),
            halves: kept.iter().map(|game| game.1).sum(),
        }
    }

    /// Returns ARO, TPR or PTP, or the means of the latter two over the opponents.
    pub(super) fn by_rating(&self, player: usize, tiebreak: &TieBreak) -> Option<Value> {
        if !self.are_all_rated(tiebreak) {
            return None;
        }
        let own = |kind: Kind, player: usize| {
            let games = self.games(player, tiebreak);
            match kind {
                Kind::Aro => games.average(),
                Kind::Tpr | Kind::Apro => games.performance(),
                _ => games.perfect(),
            }
        };
        if !matches!(tiebreak.kind, Kind::Apro | Kind::Appo) {
            return own(tiebreak.kind, player).map(|rating| Value::whole(i64::from(rating)));
        }
        let opponents =
            self.lines[player].iter().filter(|line| line.played).filter_map(|line| line.opponent);
        let values: Vec<i64> =
            opponents.filter_map(|opponent| own(tiebreak.kind, opponent)).map(i64::from).collect();
        (!values.is_empty())
            .then(|| Value::mean(100 * values.iter().sum::<i64>(), values.len() as i64, 100))
    }

    /// Returns the player's own rating.
    pub(super) fn own_rating(&self, player: usize, tiebreak: &TieBreak) -> Option<Value> {
        self.rating(player, tiebreak).map(|rating| Value::whole(i64::from(rating)))
    }
}

impl Games {
    fn count(&self) -> i32 {
        self.ratings.len() as i32
    }

    /// Returns the average, halves rounded up.
    fn average(&self) -> Option<i32> {
        let (sum, count) = (self.ratings.iter().sum::<i32>(), self.count());
        (count > 0).then(|| (2 * sum + count).div_euclid(2 * count))
    }

    fn performance(&self) -> Option<i32> {
        let average = self.average()?;
        let percent = (100 * self.halves + self.count()) / (2 * self.count());
        Some(average + rating::difference(percent.cast_unsigned()))
    }

    /// Returns the lowest rating whose expected score is at least the score; for zero, 800 below the
    /// weakest opponent.
    fn perfect(&self) -> Option<i32> {
        let (&weakest, &strongest) = (self.ratings.iter().min()?, self.ratings.iter().max()?);
        let enough = |own: i32| {
            self.ratings.iter().map(|&other| rating::expected(own - other)).sum::<i32>()
                >= 50 * self.halves
        };
        let (mut low, mut high) = (weakest - 800, strongest + 800);
        if self.halves == 0 {
            return Some(low);
        }
        while high - low > 1 {
            let middle = low.midpoint(high);
            if enough(middle) { high = middle } else { low = middle }
        }
        Some(high)
    }
}
