//! How well a bracket satisfies each criterion: smaller is better.

use std::cmp::Reverse;

use super::{
    brackets::BracketResult,
    criterion::Criterion,
    field::{Field, Float},
    layout::clashes,
};

/// Returns the criteria that a bracket is evaluated by, in order, each with the values to be minimised.
pub(super) fn quality(
    field: &Field,
    brackets: &[BracketResult],
    at: usize,
    bye: Option<usize>,
) -> Vec<(Criterion, Vec<i32>)> {
    let bracket = &brackets[at];
    let mut found = vec![
        (Criterion::C6, vec![-(bracket.pairs.len() as i32)]),
        (Criterion::C7, floater_scores(field, bracket)),
    ];
    let next = brackets.get(at + 1).map_or_else(Vec::new, |next| {
        let mut both = vec![-(next.pairs.len() as i32)];
        both.extend(floater_scores(field, next));
        both
    });
    found.push((Criterion::C8, next));
    let from_here = bye.filter(|bye| bracket.floaters == [*bye]);
    found.push((
        Criterion::C9,
        from_here.map(|bye| field.entrants[bye].unplayed as i32).into_iter().collect(),
    ));
    for (which, criterion) in
        [Criterion::C10, Criterion::C11, Criterion::C12, Criterion::C13].into_iter().enumerate()
    {
        let offends = |&&(one, other): &&(usize, usize)| {
            clashes(&field.entrants[one].colours, &field.entrants[other].colours) >> which & 1 == 1
        };
        found.push((criterion, vec![bracket.pairs.iter().filter(offends).count() as i32]));
    }
    let floats = [
        [Criterion::C14, Criterion::C15, Criterion::C18, Criterion::C19],
        [Criterion::C16, Criterion::C17, Criterion::C20, Criterion::C21],
    ];
    for (back, criteria) in floats.into_iter().enumerate() {
        let lists = float_lists(field, bracket, back);
        let [residents, opponents, moved, against] = lists;
        found.push((criteria[0], vec![residents.len() as i32]));
        found.push((criteria[1], vec![opponents.len() as i32]));
        found.push((criteria[2], moved));
        found.push((criteria[3], against));
    }
    found.sort_by_key(|&(criterion, _)| criterion);
    found
}

fn score(field: &Field, at: usize) -> i32 {
    field.entrants[at].score.in_tenths()
}

fn sorted(mut scores: Vec<i32>) -> Vec<i32> {
    scores.sort_unstable_by_key(|&score| Reverse(score));
    scores
}

fn floater_scores(field: &Field, bracket: &BracketResult) -> Vec<i32> {
    sorted(bracket.floaters.iter().map(|&at| score(field, at)).collect())
}

/// Returns the scores of the players concerned by C14, C15, C18 and C19 (or the same for the round
/// before).
fn float_lists(field: &Field, bracket: &BracketResult, back: usize) -> [Vec<i32>; 4] {
    let floated = |at: usize, float: Float| field.entrants[at].floats[back] == float;
    let down = |of: &[usize]| -> Vec<i32> {
        let again =
            bracket.floaters.iter().filter(|at| of.contains(at) && floated(**at, Float::Down));
        sorted(again.map(|&at| score(field, at)).collect())
    };
    let meets_moved = |&&(one, other): &&(usize, usize)| {
        bracket.moved.contains(&one) && floated(other, Float::Up)
    };
    let against = sorted(
        bracket.pairs.iter().filter(meets_moved).map(|&(one, _)| score(field, one)).collect(),
    );
    [down(&bracket.residents), against.clone(), down(&bracket.moved), against]
}
