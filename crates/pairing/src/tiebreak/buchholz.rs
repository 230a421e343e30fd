//! Buchholz, Sonneborn-Berger and related tie-breaks, with the rules for unplayed rounds (C.07 article
//! 16).

use super::{
    code::{Kind, TieBreak},
    sheet::{Format, Sheet, TieBreakEdition, Value},
};
use crate::Points;

/// The contribution of one round.
struct RoundContribution {
    voluntary: bool,
    score: Points,
    value: Value,
}

impl Sheet<'_> {
    /// Returns the last round in which the player was available: played, or unplayed but not
    /// voluntarily.
    fn last_present(&self, player: usize, fore: bool) -> usize {
        let lines = &self.lines[player];
        let last = lines.iter().rposition(|line| !line.voluntary).map_or(0, |at| at + 1);
        let paired = lines.last().is_some_and(|line| line.entry.was_paired());
        if fore && paired { self.rounds } else { last }
    }

    /// Returns the score as it counts for opponents: voluntarily unplayed rounds at the end count as
    /// draws (16.3.2); with `fore` the last round too.
    pub(super) fn adjusted(&self, player: usize, fore: bool) -> Points {
        let present = self.last_present(player, fore);
        let away = if self.format == Format::RoundRobin { Points::ZERO } else { self.draw() };
        let lines = self.lines[player].iter().enumerate();
        lines
            .map(|(at, line)| match line.opponent {
                Some(_) if fore && at + 1 == self.rounds => self.draw(),
                Some(_) => line.points,
                None if at < present => line.points,
                None => away,
            })
            .sum()
    }

    /// Returns the player's own score, as it counts for his unplayed rounds.
    fn own(&self, player: usize, fore: bool) -> Points {
        let total = self.totals[player];
        match self.lines[player].last() {
            Some(line) if fore && line.opponent.is_some() => total - line.points + self.draw(),
            _ => total,
        }
    }

    /// Returns the score of the dummy opponent of an unplayed round (16.4).
    fn dummy(&self, player: usize, opponent: Option<usize>, fore: bool) -> Points {
        let own = self.own(player, fore);
        match (self.edition, opponent) {
            (TieBreakEdition::Y2024, _) => own,
            (TieBreakEdition::Y2026, Some(opponent)) => own.min(self.adjusted(opponent, fore)),
            (TieBreakEdition::Y2026, None) => {
                own.min(Points::tenths(self.draw().in_tenths() * self.rounds as i32))
            }
        }
    }

    pub(super) fn buchholz(&self, player: usize, tiebreak: &TieBreak) -> Value {
        let round_robin = self.format == Format::RoundRobin;
        let fore = tiebreak.fore;
        let mut shares = Vec::new();
        for (at, line) in self.lines[player].iter().enumerate() {
            // With `fore` the last round counts as drawn while it is in progress.
            let is_open = line.pending && !(fore && at + 1 == self.rounds);
            if is_open || (round_robin && line.opponent.is_none()) {
                continue;
            }
            let as_played = line.played
                || tiebreak.forfeits_count
                || round_robin
                || (fore && at + 1 == self.rounds);
            let (score, voluntary) = match line.opponent.filter(|_| as_played) {
                Some(opponent) => (self.adjusted(opponent, fore), false),
                None => (self.dummy(player, line.opponent, fore), line.voluntary),
            };
            let value = if tiebreak.kind == Kind::Sb {
                Value::hundredths(i64::from(score.in_tenths()) * i64::from(line.points.in_tenths()))
            } else {
                Value::from(score)
            };
            shares.push(RoundContribution { voluntary, score, value });
        }
        cut(&mut shares, tiebreak);
        Value::hundredths(shares.iter().map(|share| share.value.in_hundredths()).sum())
    }

    /// Returns the mean of the opponents' Buchholz, to two decimals.
    pub(super) fn average_buchholz(&self, player: usize, tiebreak: &TieBreak) -> Option<Value> {
        let opponents =
            self.lines[player].iter().filter(|line| line.played).filter_map(|line| line.opponent);
        let values: Vec<i64> =
            opponents.map(|opponent| self.buchholz(opponent, tiebreak).in_hundredths()).collect();
        (!values.is_empty()).then(|| Value::mean(values.iter().sum(), values.len() as i64, 1))
    }
}

/// Cuts the lowest, first among voluntarily unplayed rounds unless another is lower still, then the
/// highest.
fn cut(shares: &mut Vec<RoundContribution>, tiebreak: &TieBreak) {
    let lowest = |shares: &[RoundContribution], voluntary: bool| {
        let among = shares.iter().enumerate().filter(|(_, share)| share.voluntary || !voluntary);
        among.min_by_key(|(_, share)| (share.score, share.value)).map(|(at, _)| at)
    };
    for _ in 0..tiebreak.cut_low {
        let (Some(any), chosen) = (lowest(shares, false), lowest(shares, true)) else { return };
        let at = chosen.filter(|&at| shares[any].value <= shares[at].value).unwrap_or(any);
        shares.remove(at);
    }
    for _ in 0..tiebreak.cut_high {
        let highest = shares.iter().enumerate().max_by_key(|(_, share)| (share.score, share.value));
        let Some(at) = highest.map(|(at, _)| at) else { return };
        shares.remove(at);
    }
}
