//! Pairing bracket after bracket, down to the bye.
//!
//! The first attempt is optimistic: it assumes that a player who floats below the next bracket finds an
//! opponent there, so that only a bracket and the next have to be considered. What a bracket expects of
//! the next (C8) is compared with the actual result. If all expectations held and the round is complete,
//! no pairing of all players could be better; otherwise all players are considered every time.

use std::cmp::Reverse;

use super::{
    bracket::{self, PairedBracket},
    criterion::{Criteria, Criterion},
    field::Field,
    layout::Bracket,
    round::NoPairing,
};
use crate::{PlayerId, Points, matching::Graph};

/// With so few players below the next bracket, leaving them out is not worth it.
const FEW: usize = 8;

/// The result of one bracket, as indices into the field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BracketResult {
    pub(crate) moved: Vec<usize>,
    pub(crate) residents: Vec<usize>,
    pub(crate) pairs: Vec<(usize, usize)>,
    pub(crate) floaters: Vec<usize>,
}

/// Pairs all brackets. The player left over after the last one gets the bye.
pub(crate) fn pair_field(
    field: &Field,
    criteria: Criteria,
) -> Result<Vec<BracketResult>, NoPairing> {
    if field.entrants.is_empty() {
        return Err(NoPairing::NoPlayers);
    }
    if criteria == Criteria::ALL
        && let Some(results) = pair_optimistically(field)
    {
        return Ok(results);
    }
    pair_considering_all(field, criteria)
}

/// Pairs each bracket considering everybody who is still unpaired.
pub(super) fn pair_considering_all(
    field: &Field,
    criteria: Criteria,
) -> Result<Vec<BracketResult>, NoPairing> {
    let mut progress = Progress::new(field, criteria, bye_score(field, criteria)?);
    while progress.moved < progress.members.len() {
        let paired = progress.pair_exactly()?;
        progress.advance(&paired);
    }
    Ok(progress.results)
}

/// Pairs each bracket considering the next one only; `None` if an expectation of it fails.
pub(super) fn pair_optimistically(field: &Field) -> Option<Vec<BracketResult>> {
    let candidates = field.entrants.iter().filter(|entrant| entrant.may_have_bye);
    let odd = field.entrants.len() % 2 == 1;
    let lowest = candidates.map(|entrant| entrant.score).min();
    let bye_score = if odd { Some(lowest?) } else { None };
    let mut progress = Progress::new(field, Criteria::ALL, bye_score);
    let mut expected = None;
    while progress.moved < progress.members.len() {
        let near = progress.bracket();
        let score = field.entrants[progress.members[near.next_end - 1]].score;
        let above_bye = bye_score.is_none_or(|bye| bye < score);
        let (paired, expects) = if above_bye && near.next_end + FEW < progress.members.len() {
            let paired = pair_near(near)?;
            let expects = progress.expectation(&paired);
            (paired, Some(expects))
        } else {
            (progress.pair_exactly().ok()?, None)
        };
        progress.advance(&paired);
        if expected.is_some_and(|expected| expected != progress.outcome()) {
            return None;
        }
        expected = expects;
    }
    Some(progress.results)
}

/// Pairs with the next bracket in view, and as many places outside as needed.
fn pair_near(mut bracket: Bracket<'_>) -> Option<PairedBracket> {
    bracket.members = &bracket.members[..bracket.next_end];
    let mut outside = 2 + bracket.members.len() % 2;
    while outside <= bracket.members.len() + 1 {
        bracket.outside = Some(outside);
        // If all places outside are taken, more might be needed.
        let wanted = |paired: &PairedBracket| {
            let count = bracket.members.len();
            paired.outlook[..count].iter().filter(|&&mate| mate >= count).count()
        };
        if let Some(paired) = bracket::pair(&bracket).ok().filter(|paired| wanted(paired) < outside)
        {
            return Some(paired);
        }
        outside *= 2;
        outside += (bracket.members.len() + outside) % 2;
    }
    None
}

/// The number of pairs in a bracket, and the scores of the moved-down players among them (C6, C7).
type BracketScore = (usize, Vec<Reverse<Points>>);

/// The progress through the brackets.
struct Progress<'a> {
    field: &'a Field,
    criteria: Criteria,
    bye_score: Option<Points>,
    /// The players still unpaired: moved-down players first.
    members: Vec<usize>,
    moved: usize,
    results: Vec<BracketResult>,
}

impl<'a> Progress<'a> {
    fn new(field: &'a Field, criteria: Criteria, bye_score: Option<Points>) -> Self {
        let members = (0..field.entrants.len()).collect();
        Self { field, criteria, bye_score, members, moved: 0, results: Vec::new() }
    }

    /// Returns the end of the score group that begins here.
    fn group_end(&self, from: usize) -> usize {
        let score = |&at: &usize| self.field.entrants[at].score;
        let Some(first) = self.members.get(from).map(score) else { return from };
        from + self.members[from..].iter().take_while(|&at| score(at) == first).count()
    }

    fn bracket(&self) -> Bracket<'_> {
        let end = self.group_end(self.moved);
        Bracket {
            field: self.field,
            criteria: self.criteria,
            members: &self.members,
            moved: self.moved,
            end,
            next_end: self.group_end(end),
            bye_score: self.bye_score,
            bye_from_here: false,
            outside: None,
        }
    }

    fn pair_exactly(&self) -> Result<PairedBracket, NoPairing> {
        let mut bracket = self.bracket();
        bracket.bye_from_here = bye_from_here(&bracket)?;
        let mut paired = bracket::pair(&bracket)
            .map_err(|stuck| impossible(self.field, &self.members, &stuck.vertices))?;
        if bracket.end == self.members.len() {
            pair_leftovers(&mut paired, bracket.end);
        }
        Ok(paired)
    }

    /// Records the result of the bracket and goes on to the next.
    fn advance(&mut self, paired: &PairedBracket) {
        let end = self.group_end(self.moved);
        let mut taken = vec![false; end];
        for &(one, other) in &paired.pairs {
            taken[one] = true;
            taken[other] = true;
        }
        let pair = |&(one, other): &(usize, usize)| (self.members[one], self.members[other]);
        let floaters: Vec<usize> =
            (0..end).filter(|&at| !taken[at]).map(|at| self.members[at]).collect();
        let result = BracketResult {
            moved: self.members[..self.moved].to_vec(),
            residents: self.members[self.moved..end].to_vec(),
            pairs: paired.pairs.iter().map(pair).collect(),
            floaters,
        };
        self.moved = result.floaters.len();
        self.members.splice(..end, result.floaters.iter().copied());
        self.results.push(result);
    }

    /// Returns what the bracket expects of the next.
    fn expectation(&self, paired: &PairedBracket) -> BracketScore {
        let end = self.group_end(self.moved);
        let next = end..self.group_end(end);
        let higher = next.map(|low| (low, paired.outlook[low])).filter(|&(low, mate)| mate < low);
        let mates: Vec<usize> = higher.map(|(_, mate)| mate).collect();
        let moved = mates.iter().filter(|&&mate| mate < end);
        (mates.len(), self.sorted_scores(moved.map(|&mate| self.members[mate])))
    }

    /// Returns the actual result of the last bracket.
    fn outcome(&self) -> BracketScore {
        let Some(last) = self.results.last() else { return (0, Vec::new()) };
        let moved = last.moved.iter().copied().filter(|at| !last.floaters.contains(at));
        (last.pairs.len(), self.sorted_scores(moved))
    }

    fn sorted_scores(&self, players: impl Iterator<Item = usize>) -> Vec<Reverse<Points>> {
        let mut scores: Vec<_> = players.map(|at| Reverse(self.field.entrants[at].score)).collect();
        scores.sort_unstable();
        scores
    }
}

/// Pairs those left. With all criteria that is at most one, for the bye; without C6 there may be more,
/// paired as in the matching.
fn pair_leftovers(paired: &mut PairedBracket, count: usize) {
    for at in 0..count {
        let mate = paired.outlook[at];
        let known = paired.pairs.iter().any(|&(one, other)| one == at || other == at);
        if !known && mate > at && mate < count {
            paired.pairs.push((at, mate));
        }
    }
}

fn impossible(field: &Field, members: &[usize], vertices: &[usize]) -> NoPairing {
    let mut players: Vec<PlayerId> = vertices
        .iter()
        .filter_map(|&at| members.get(at))
        .map(|&at| field.entrants[at].id)
        .collect();
    players.sort_unstable();
    NoPairing::Impossible(players)
}

/// Returns the lowest score at which the bye leaves a complete pairing (C5); fails if there is none.
fn bye_score(field: &Field, criteria: Criteria) -> Result<Option<Points>, NoPairing> {
    let count = field.entrants.len();
    let odd = count % 2;
    let mut graph = Graph::<i64>::new(count + odd);
    for low in 1..count {
        for high in 0..low {
            if field.is_allowed(high, low) {
                graph.put(high, low, 0);
            }
        }
    }
    for (at, entrant) in field.entrants.iter().enumerate().filter(|_| odd == 1) {
        if entrant.may_have_bye {
            graph.put(at, count, -i64::from(entrant.score.in_tenths()));
        }
    }
    let natural: Vec<usize> = (0..count).map(|at| at ^ 1).collect();
    graph.start(&natural);
    let members: Vec<usize> = (0..count).collect();
    graph.solve().map_err(|stuck| impossible(field, &members, &stuck.vertices))?;
    let player = (odd == 1).then(|| graph.mate(count)).flatten();
    Ok(player.filter(|_| criteria.has(Criterion::C5)).map(|at| field.entrants[at].score))
}

/// Returns whether all others of the bracket are paired in it and the bye goes to the one who is left.
fn bye_from_here(bracket: &Bracket<'_>) -> Result<bool, NoPairing> {
    let score = |at: usize| bracket.field.entrants[bracket.members[at]].score;
    let possible = bracket.bye_score.is_some_and(|bye| bye >= score(bracket.end - 1))
        && bracket.members.len() % 2 == 1
        && bracket.end % 2 == 1
        && bracket.criteria.has(Criterion::C9);
    if !possible {
        return Ok(false);
    }
    let paired = bracket::most_pairs(bracket)
        .map_err(|stuck| impossible(bracket.field, bracket.members, &stuck.vertices))?;
    Ok(paired == bracket.end / 2)
}
