//! Ranking by an announced list of tie-breaks.

use super::{
    code::{Kind, TieBreak},
    sheet::{Sheet, Value},
};
use crate::{PlayerId, random::Random};

/// A player in the ranking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The rank, from 1; players whom nothing separates share it.
    pub rank: usize,
    /// The player.
    pub player: PlayerId,
    /// The value of each tie-break of the list. For direct encounter and lots: how many of the tied come
    /// after him, and `None` if it separated nobody.
    pub values: Vec<Option<Value>>,
}

/// Ranks by points and then by the list. `seed` decides lots (`RND`): the same seed gives the same
/// order.
pub fn rank(sheet: &Sheet<'_>, list: &[TieBreak], seed: u64) -> Vec<Ranked> {
    let count = sheet.totals().len();
    let mut groups: Vec<Vec<usize>> =
        split(&[(0..count).collect()], |player| sheet.totals()[player]);
    let mut values: Vec<Vec<Option<Value>>> = vec![Vec::new(); count];
    let mut random = Random::new(seed);
    for tiebreak in list {
        if matches!(tiebreak.kind, Kind::De | Kind::Rnd) {
            groups = groups
                .iter()
                .flat_map(|tied| {
                    let mut below = tied.len();
                    let parts = if tiebreak.kind == Kind::De {
                        sheet.direct_encounter(tied, tiebreak)
                    } else {
                        lots(tied, &mut random)
                    };
                    for part in &parts {
                        below -= part.len();
                        for &player in part {
                            let value = Value::whole(below as i64);
                            values[player].push((parts.len() > 1).then_some(value));
                        }
                    }
                    parts
                })
                .collect();
            continue;
        }
        let found = sheet.values(tiebreak);
        groups = split(&groups, |player| found[player]);
        for (player, value) in found.into_iter().enumerate() {
            values[player].push(value);
        }
    }
    let mut ranking = Vec::with_capacity(count);
    for group in groups {
        let rank = ranking.len() + 1;
        for player in group {
            let id = sheet.tournament.players[player].id;
            ranking.push(Ranked { rank, player: id, values: std::mem::take(&mut values[player]) });
        }
    }
    ranking
}

/// Splits each group by a value, the highest first, keeping the order within a group.
fn split<K: Ord>(groups: &[Vec<usize>], value: impl Fn(usize) -> K) -> Vec<Vec<usize>> {
    let mut parts = Vec::new();
    for group in groups {
        let mut sorted = group.clone();
        sorted.sort_by_key(|&player| std::cmp::Reverse(value(player)));
        parts.extend(
            sorted.chunk_by(|&one, &next| value(one) == value(next)).map(<[usize]>::to_vec),
        );
    }
    parts
}

fn lots(tied: &[usize], random: &mut Random) -> Vec<Vec<usize>> {
    let mut drawn = tied.to_vec();
    random.shuffle(&mut drawn);
    drawn.into_iter().map(|player| vec![player]).collect()
}
