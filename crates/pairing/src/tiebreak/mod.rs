//! The tie-breaks of C.07 as of March 2026, by FIDE's codes, and ranking by an announced list of them.

mod buchholz;
mod code;
mod direct;
mod papi;
mod ranking;
mod ratings;
mod sheet;
mod simple;

pub use code::{Kind, TieBreak, UnknownCode};
pub use ranking::{Ranked, rank};
pub use sheet::{Format, Sheet, TieBreakEdition, Value};

impl Sheet<'_> {
    /// Returns the value of each player, in the order of the list; `None` if undefined. Direct encounter
    /// and lots depend on who is tied: here all players with the same points are.
    pub fn values(&self, tiebreak: &TieBreak) -> Vec<Option<Value>> {
        let signed = |value: Value| {
            if tiebreak.reversed { Value::hundredths(-value.in_hundredths()) } else { value }
        };
        if tiebreak.kind == Kind::De {
            return self
                .direct_values(tiebreak)
                .into_iter()
                .map(|value| Some(signed(value)))
                .collect();
        }
        (0..self.lines.len()).map(|player| self.value(player, tiebreak).map(signed)).collect()
    }

    fn value(&self, player: usize, tiebreak: &TieBreak) -> Option<Value> {
        Some(match tiebreak.kind {
            Kind::Pts => Value::from(self.totals[player]),
            Kind::Std => self.standard(player),
            Kind::Win => self.counts(player, |line| self.is_win(line)),
            Kind::Won => self.counts(player, |line| line.played && self.is_win(line)),
            Kind::Bpg => self.counts(player, sheet::SheetRow::has_black),
            Kind::Bwg => self.counts(player, |line| line.has_black() && self.is_win(line)),
            Kind::Rep => self.counts(player, |line| !line.voluntary),
            Kind::Ps => self.progressive(player, tiebreak.cut_low),
            Kind::Ks => self.koya(player, tiebreak),
            Kind::Bh | Kind::Fb | Kind::Sb => self.buchholz(player, tiebreak),
            Kind::Abh | Kind::Afb => Value::from(self.adjusted(player, tiebreak.fore)),
            Kind::Aob => return self.average_buchholz(player, tiebreak),
            Kind::Aro | Kind::Tpr | Kind::Ptp | Kind::Apro | Kind::Appo => {
                return self.by_rating(player, tiebreak);
            }
            Kind::Rtng => return self.own_rating(player, tiebreak),
            Kind::Ka => self.kashdan(player),
            Kind::Sno => Value::whole(-i64::from(self.tournament.players[player].id.0)),
            Kind::De | Kind::Rnd => return None,
        })
    }

    /// Returns how many of those with the same points come after each player.
    fn direct_values(&self, tiebreak: &TieBreak) -> Vec<Value> {
        let mut values = vec![Value::default(); self.lines.len()];
        let mut scores: Vec<_> = self.totals.clone();
        scores.sort_unstable();
        scores.dedup();
        for score in scores {
            let tied: Vec<usize> =
                (0..self.totals.len()).filter(|&player| self.totals[player] == score).collect();
            let mut below = tied.len();
            for group in self.direct_encounter(&tied, tiebreak) {
                below -= group.len();
                for player in group {
                    values[player] = Value::whole(below as i64);
                }
            }
        }
        values
    }
}
