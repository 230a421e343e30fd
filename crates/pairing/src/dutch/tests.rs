//! Small rounds compared with all complete pairings.

use super::{
    brackets::{BracketResult, pair_considering_all, pair_field, pair_optimistically},
    criterion::Criteria,
    field::Field,
    quality::quality,
    round::NoPairing,
};
use crate::{
    Points,
    generate::{Settings, generate},
};

/// Mates by index; the player with the bye is his own mate.
type Complete = Vec<usize>;

fn all_pairings(field: &Field) -> Vec<Complete> {
    fn extend(field: &Field, so_far: &mut Vec<Option<usize>>, found: &mut Vec<Complete>) {
        let Some(first) = so_far.iter().position(Option::is_none) else {
            found.push(so_far.iter().flatten().copied().collect());
            return;
        };
        let odd = so_far.len() % 2 == 1;
        let bye_given = so_far.iter().enumerate().any(|(at, mate)| *mate == Some(at));
        for other in first..so_far.len() {
            let fits = if other == first {
                odd && !bye_given && field.entrants[first].may_have_bye
            } else {
                so_far[other].is_none() && field.is_allowed(first, other)
            };
            if fits {
                so_far[first] = Some(other);
                so_far[other] = Some(first);
                extend(field, so_far, found);
                so_far[other] = None;
                so_far[first] = None;
            }
        }
    }
    let mut found = Vec::new();
    extend(field, &mut vec![None; field.entrants.len()], &mut found);
    found
}

/// Splits a complete pairing into brackets.
fn brackets(field: &Field, mates: &Complete) -> Vec<BracketResult> {
    let mut results = Vec::new();
    let mut moved: Vec<usize> = Vec::new();
    let mut from = 0;
    while from < mates.len() {
        let score = field.entrants[from].score;
        let end = from
            + field.entrants[from..].iter().take_while(|entrant| entrant.score == score).count();
        let members: Vec<usize> = moved.iter().copied().chain(from..end).collect();
        let (paired, floaters): (Vec<usize>, Vec<usize>) =
            members.iter().partition(|&&at| mates[at] != at && members.contains(&mates[at]));
        let pairs =
            paired.iter().filter(|&&at| at < mates[at]).map(|&at| (at, mates[at])).collect();
        results.push(BracketResult {
            moved,
            residents: (from..end).collect(),
            pairs,
            floaters: floaters.clone(),
        });
        moved = floaters;
        from = end;
    }
    results
}

fn bye(mates: &Complete) -> Option<usize> {
    (0..mates.len()).find(|&at| mates[at] == at)
}

/// Checks that the bye goes to the lowest score, and each bracket is as good as possible after those
/// above it.
fn check(field: &Field, paired: &[BracketResult]) {
    let mut mates: Complete = (0..field.entrants.len()).collect();
    for &(one, other) in paired.iter().flat_map(|bracket| &bracket.pairs) {
        mates[one] = other;
        mates[other] = one;
    }
    let score = |mates: &Complete| bye(mates).map(|at| field.entrants[at].score);
    let mut candidates = all_pairings(field);
    let lowest: Option<Points> = candidates.iter().filter_map(score).min();
    assert_eq!(score(&mates), lowest);
    candidates.retain(|candidate| score(candidate) == lowest);
    let taken_apart = brackets(field, &mates);
    for at in 0..taken_apart.len() {
        let all: Vec<_> = candidates.iter().map(|one| (brackets(field, one), bye(one))).collect();
        let own = quality(field, &taken_apart, at, bye(&mates));
        let best = all.iter().map(|(results, bye)| quality(field, results, at, *bye)).min();
        assert_eq!(Some(own), best, "bracket {at}");
        let same: Vec<bool> =
            all.iter().map(|(results, _)| results[at] == taken_apart[at]).collect();
        let mut keep = same.iter();
        candidates.retain(|_| keep.next() == Some(&true));
    }
}

#[test]
fn no_pairing_is_better() {
    let mut rounds = 0;
    for seed in 0..400 {
        let settings = Settings {
            players: 4 + seed as u32 % 6,
            rounds: 3 + seed as usize % 4,
            draws: 10 * (seed as u32 % 6),
            forfeits: 6,
            half_byes: 6,
            absences: 6,
            withdrawals: 10,
            late: 10,
            ..Settings::default()
        };
        let tournament = generate(&settings, seed).unwrap_or_else(|(tournament, _)| tournament);
        for round in 1..=tournament.paired_rounds() {
            let field = Field::new(&tournament, round, Criteria::ALL);
            check(&field, &pair_field(&field, Criteria::ALL).expect("it was paired"));
            rounds += 1;
        }
    }
    assert!(rounds > 1000, "{rounds}");
}

/// If no pairing was found, there is none, and the named players are the reason.
#[test]
fn no_pairing_means_that_there_is_none() {
    let mut seen = 0;
    for seed in 0..300 {
        let settings = Settings { players: 5 + seed as u32 % 4, rounds: 7, ..Settings::default() };
        let Err((tournament, NoPairing::Impossible(stuck))) = generate(&settings, seed) else {
            continue;
        };
        let field = Field::new(&tournament, tournament.paired_rounds() + 1, Criteria::ALL);
        assert!(all_pairings(&field).is_empty());
        assert!(!stuck.is_empty());
        seen += 1;
    }
    assert!(seen > 20, "{seen}");
}

/// Considering only the next bracket gives the same result as considering everybody, whenever it
/// succeeds.
#[test]
fn the_optimistic_pairing_is_right_or_abandoned() {
    let (mut held, mut rounds) = (0, 0);
    for seed in 0..60 {
        let settings = Settings {
            players: 20 + seed as u32 % 50,
            rounds: 5 + seed as usize % 7,
            forfeits: 5,
            ..Settings::default()
        };
        let tournament = generate(&settings, seed).unwrap_or_else(|(tournament, _)| tournament);
        for round in 1..=tournament.paired_rounds() {
            let field = Field::new(&tournament, round, Criteria::ALL);
            rounds += 1;
            if let Some(hoped) = pair_optimistically(&field) {
                assert_eq!(
                    pair_considering_all(&field, Criteria::ALL),
                    Ok(hoped),
                    "{seed} {round}"
                );
                held += 1;
            }
        }
    }
    assert!(held > rounds * 3 / 4, "{held} of {rounds}");
}
