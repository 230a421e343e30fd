//! Why two players meet, and why two others do not.

use super::{
    brackets::{BracketResult, pair_field},
    criterion::{Criteria, Criterion},
    field::Field,
    quality::quality,
    round::{NoPairing, Round, check, finish},
};
use crate::{PlayerId, Points, Tournament};

/// What decided a pair, a floater or the bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// This criterion: without it, the result would be different. If there are several, the last, which
    /// is the finest.
    Criterion(Criterion),
    /// No single criterion: it comes first in the order of C.04.3 article 4.
    Order,
}

/// A player who leaves his score group unpaired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Floater {
    /// The player.
    pub player: PlayerId,
    /// The score of the bracket he leaves.
    pub from: Points,
    /// Why this player.
    pub reason: Reason,
}

/// A round with reasons. The colour rule is in each pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reasons {
    /// The pairing.
    pub round: Round,
    /// The reason for each pair, in the same order.
    pub pairs: Vec<Reason>,
    /// The downfloaters, from the highest bracket to the lowest.
    pub floaters: Vec<Floater>,
    /// The reason for the bye.
    pub bye: Option<Reason>,
}

struct PairedRound {
    round: Round,
    /// The floaters, and the score they leave.
    floaters: Vec<(PlayerId, Points)>,
}

fn pair_with(
    tournament: &Tournament,
    round: usize,
    criteria: Criteria,
) -> Result<PairedRound, NoPairing> {
    let field = Field::new(tournament, round, criteria);
    let brackets = pair_field(&field, criteria)?;
    let mut floaters = Vec::new();
    for bracket in &brackets {
        let score = bracket.residents.first().map_or(Points::ZERO, |&at| field.entrants[at].score);
        floaters.extend(bracket.floaters.iter().map(|&at| (field.entrants[at].id, score)));
    }
    Ok(PairedRound { round: finish(tournament, round, &field, &brackets)?, floaters })
}

/// Pairs a round and finds the criterion that decided each pair, floater and bye, by leaving out one
/// after another.
pub fn reasons(tournament: &Tournament, round: usize) -> Result<Reasons, NoPairing> {
    check(tournament, round)?;
    let paired = pair_with(tournament, round, Criteria::ALL)?;
    let mut others = Vec::new();
    for criterion in Criterion::ALL.into_iter().rev() {
        if let Ok(other) = pair_with(tournament, round, Criteria::ALL.without(criterion)) {
            others.push((criterion, other));
        }
    }
    let because = |changed: &dyn Fn(&PairedRound) -> bool| {
        let found = others.iter().find(|(_, other)| changed(other));
        found.map_or(Reason::Order, |&(criterion, _)| Reason::Criterion(criterion))
    };
    let pairs = paired
        .round
        .pairs
        .iter()
        .map(|pair| because(&|other| !other.round.are_paired(pair.white, pair.black)))
        .collect();
    let floaters = paired.floaters.iter().map(|&(player, from)| Floater {
        player,
        from,
        reason: because(&|other| !other.floaters.contains(&(player, from))),
    });
    let bye = paired.round.bye.map(|_| because(&|other| other.round.bye != paired.round.bye));
    Ok(Reasons { pairs, floaters: floaters.collect(), bye, round: paired.round })
}

/// Why two players do not meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyNot {
    /// They do meet.
    TheyMeet,
    /// This player is not to be paired in the round.
    NotThere(PlayerId),
    /// It would violate an absolute criterion: they have met or must not (C1), both have the same
    /// absolute colour preference (C3), or the others could not all be paired (C4).
    Breaks(Criterion),
    /// The best pairing with these two is worse by this criterion, the first in which they differ.
    Worse {
        /// The score of the bracket.
        bracket: Points,
        /// The criterion.
        criterion: Criterion,
    },
    /// The best pairing with these two is equally good, but later in the order of C.04.3 article 4.
    Later {
        /// The score of the bracket.
        bracket: Points,
    },
}

/// Explains why `a` does not meet `b` in this round: the first criterion by which the best pairing with
/// them is worse.
pub fn explain(
    tournament: &Tournament,
    round: usize,
    a: PlayerId,
    b: PlayerId,
) -> Result<WhyNot, NoPairing> {
    check(tournament, round)?;
    let mut field = Field::new(tournament, round, Criteria::ALL);
    let place = |id: PlayerId| field.entrants.iter().position(|entrant| entrant.id == id);
    let (Some(one), Some(other)) = (place(a), place(b)) else {
        return Ok(WhyNot::NotThere(if place(a).is_none() { a } else { b }));
    };
    let brackets = pair_field(&field, Criteria::ALL)?;
    let meet = |&(x, y): &(usize, usize)| (x, y) == (one, other) || (y, x) == (one, other);
    if brackets.iter().flat_map(|bracket| &bracket.pairs).any(meet) {
        return Ok(WhyNot::TheyMeet);
    }
    if one == other {
        return Ok(WhyNot::Breaks(Criterion::C1));
    }
    if !field.is_allowed(one, other) {
        let history = Field::new(tournament, round, Criteria::ALL.without(Criterion::C3));
        let criterion = if history.is_allowed(one, other) { Criterion::C3 } else { Criterion::C1 };
        return Ok(WhyNot::Breaks(criterion));
    }
    field.force(one, other);
    let Ok(forced) = pair_field(&field, Criteria::ALL) else {
        return Ok(WhyNot::Breaks(Criterion::C4));
    };
    Ok(compare(&field, &brackets, &forced))
}

fn bye(brackets: &[BracketResult]) -> Option<usize> {
    brackets.last().and_then(|last| last.floaters.first().copied())
}

/// Returns the first bracket, and in it the first criterion, by which the forced pairing is worse.
fn compare(field: &Field, actual: &[BracketResult], forced: &[BracketResult]) -> WhyNot {
    let byes = [bye(actual), bye(forced)];
    let score = |at: usize| field.entrants[at].score;
    if let [Some(real), Some(other)] = byes.map(|bye| bye.map(score))
        && real != other
    {
        return WhyNot::Worse { bracket: other, criterion: Criterion::C5 };
    }
    for (at, (mine, theirs)) in actual.iter().zip(forced).enumerate() {
        if is_same_result(mine, theirs) {
            continue;
        }
        let bracket = mine.residents.first().map_or(Points::ZERO, |&at| score(at));
        let first = quality(field, actual, at, byes[0])
            .into_iter()
            .zip(quality(field, forced, at, byes[1]));
        let worse = first.into_iter().find(|(mine, theirs)| mine != theirs);
        return worse.map_or(WhyNot::Later { bracket }, |((criterion, _), _)| WhyNot::Worse {
            bracket,
            criterion,
        });
    }
    WhyNot::TheyMeet
}

fn is_same_result(one: &BracketResult, other: &BracketResult) -> bool {
    let sorted = |bracket: &BracketResult| {
        let mut pairs: Vec<_> = bracket.pairs.iter().map(|&(x, y)| (x.min(y), x.max(y))).collect();
        pairs.sort_unstable();
        pairs
    };
    sorted(one) == sorted(other) && one.floaters == other.floaters
}
