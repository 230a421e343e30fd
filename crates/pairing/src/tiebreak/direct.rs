//! Direct encounter (C.07 article 6): a separate tournament of the tied players.

use std::collections::HashMap;

use super::{
    code::TieBreak,
    sheet::{Format, Sheet},
};

/// A tied player's score against the others, in tenths times twelve so that means are integers.
struct TiedScore {
    player: usize,
    scored: i64,
    /// The score with a win in every game not played.
    at_most: i64,
}

impl Sheet<'_> {
    /// Splits the tied players into groups, best first.
    pub(super) fn direct_encounter(&self, tied: &[usize], tiebreak: &TieBreak) -> Vec<Vec<usize>> {
        if tied.len() < 2 {
            return vec![tied.to_vec()];
        }
        let mut all_met = true;
        let mut standings: Vec<TiedScore> = Vec::new();
        for &player in tied {
            let (scored, missing) = self.among(player, tied, tiebreak);
            let complete = missing == 0 || self.format == Format::RoundRobin;
            all_met &= complete;
            let win = 12 * i64::from(self.tournament.scoring.win.in_tenths());
            let at_most = if complete { scored } else { scored + win * missing as i64 };
            standings.push(TiedScore { player, scored, at_most });
        }
        standings
            .sort_by_key(|one| (std::cmp::Reverse(one.scored), std::cmp::Reverse(one.at_most)));
        let groups = if all_met { equal_scores(&standings) } else { sure_leaders(&standings) };
        if groups.len() == 1 {
            return groups;
        }
        groups.iter().flat_map(|group| self.direct_encounter(group, tiebreak)).collect()
    }

    /// Returns the score against the others, the mean if they met more than once, and the number of
    /// opponents not met.
    fn among(&self, player: usize, tied: &[usize], tiebreak: &TieBreak) -> (i64, usize) {
        let mut games: HashMap<usize, (i64, i64)> = HashMap::new();
        let forfeits = tiebreak.forfeits_count || self.format == Format::RoundRobin;
        for line in self.lines[player].iter().filter(|line| !line.pending) {
            let Some(opponent) = line.opponent.filter(|opponent| tied.contains(opponent)) else {
                continue;
            };
            if line.played || forfeits {
                let entry = games.entry(opponent).or_default();
                entry.0 += 12 * i64::from(line.points.in_tenths());
                entry.1 += 1;
            }
        }
        (games.values().map(|(sum, count)| sum / count).sum(), tied.len() - 1 - games.len())
    }
}

fn equal_scores(standings: &[TiedScore]) -> Vec<Vec<usize>> {
    let groups = standings.chunk_by(|one, next| one.scored == next.scored);
    groups.map(|group| group.iter().map(|one| one.player).collect()).collect()
}

/// Returns those who are ahead whatever the results of the missing games; the others stay tied.
fn sure_leaders(standings: &[TiedScore]) -> Vec<Vec<usize>> {
    let mut groups = Vec::new();
    let mut left = standings;
    while let [first, rest @ ..] = left {
        if rest.is_empty() || rest.iter().any(|other| other.at_most >= first.scored) {
            break;
        }
        groups.push(vec![first.player]);
        left = rest;
    }
    groups.push(left.iter().map(|one| one.player).collect());
    groups
}
