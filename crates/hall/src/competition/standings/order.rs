//! The order of players with the same points.

use std::{
    cmp::Reverse,
    collections::{HashMap, HashSet},
};

use adoube_chess::Colour;
use adoube_laws::{
    regulations::{GameResult, Score},
    table::DecidedBy,
};

use super::{
    TieBreak, Value, What,
    course::{Courses, RoundKind, sum},
};
use crate::{competition::System, ids::PlayerNo};

/// A player, and what the tie-breaks say.
type Ranked = (PlayerNo, Vec<Option<Value>>);

/// The players in groups that share a place, the first group first.
pub(super) fn groups(courses: &Courses, tie_breaks: &[TieBreak]) -> Vec<Vec<Ranked>> {
    let everybody = courses.players().map(|player| (player, Vec::new())).collect();
    let mut groups = split(everybody, |player| courses.points(player));
    for tie_break in tie_breaks {
        groups = groups.into_iter().flat_map(|group| broken(courses, *tie_break, group)).collect();
    }
    groups
}

/// A group with one more word of a tie-break, in the parts into which it falls.
fn broken(courses: &Courses, tie_break: TieBreak, mut group: Vec<Ranked>) -> Vec<Vec<Ranked>> {
    if tie_break == TieBreak::DirectEncounter {
        return encounters(courses, group);
    }
    for (player, said) in &mut group {
        said.push(Some(value(courses, tie_break, *player)));
    }
    let said: HashMap<PlayerNo, Option<Value>> =
        group.iter().map(|(player, said)| (*player, said.last().copied().flatten())).collect();
    split(group, |player| said.get(&player).copied())
}

/// Parts a group by something, the greatest first; equal players stay in the order of numbers.
fn split<K: Ord>(mut group: Vec<Ranked>, key: impl Fn(PlayerNo) -> K) -> Vec<Vec<Ranked>> {
    group.sort_by_cached_key(|(player, _)| (Reverse(key(*player)), *player));
    let mut parts: Vec<Vec<Ranked>> = Vec::new();
    for ranked in group {
        match parts.last_mut().filter(|part| key(part[0].0) == key(ranked.0)) {
            Some(part) => part.push(ranked),
            None => parts.push(vec![ranked]),
        }
    }
    parts
}

/// The value of a tie-break that depends on one player only.
fn value(courses: &Courses, tie_break: TieBreak, player: PlayerNo) -> Value {
    let rounds = courses.played(player).iter();
    match tie_break {
        // Said by `encounters`, of a whole group.
        TieBreak::DirectEncounter => Value::default(),
        TieBreak::Wins => {
            let win = Some(courses.points.win);
            Value::count(rounds.filter(|played| played.points == win).count() as u32)
        }
        TieBreak::GamesWon => {
            let is_won = |what: &What| match what {
                What::Game { outcome: Some(outcome), colour, .. } => {
                    outcome.by == DecidedBy::Play && outcome.marks[*colour] == GameResult::Win
                }
                What::Game { .. } | What::Bye { .. } | What::Absent => false,
            };
            Value::count(rounds.filter(|played| is_won(&played.what)).count() as u32)
        }
        TieBreak::GamesWithBlack => {
            let is_black = |what: &What| match what {
                What::Game { outcome: Some(outcome), colour, .. } => {
                    outcome.by == DecidedBy::Play && *colour == Colour::Black
                }
                What::Game { .. } | What::Bye { .. } | What::Absent => false,
            };
            Value::count(rounds.filter(|played| is_black(&played.what)).count() as u32)
        }
        TieBreak::SonnebornBerger => {
            let rounds = courses.settled(player);
            rounds.map(|(_, kind, own)| Value::product(met(courses, player, kind), own)).sum()
        }
        TieBreak::Koya => koya(courses, player),
        TieBreak::Buchholz => contributions(courses, player).map(|(_, value)| value).sum(),
        TieBreak::BuchholzCut1 => cut_1(courses, player),
    }
}

/// The points of a player's opponent; the player's own if there was none.
fn met(courses: &Courses, player: PlayerNo, kind: RoundKind) -> Score {
    match (kind, courses.system) {
        (RoundKind::Met(opponent), System::RoundRobin) => courses.points(opponent),
        (RoundKind::Met(opponent), System::Swiss) => courses.for_opponents(opponent),
        (RoundKind::Unplayed | RoundKind::Requested | RoundKind::Forfeited, _) => {
            courses.points(player)
        }
    }
}

fn contributions(courses: &Courses, player: PlayerNo) -> impl Iterator<Item = (RoundKind, Value)> {
    let rounds = courses.settled(player);
    rounds.map(move |(_, kind, _)| (kind, Value::points(met(courses, player, kind))))
}

/// Without the lowest; of rounds that were not played by choice, if there are any.
fn cut_1(courses: &Courses, player: PlayerNo) -> Value {
    let mut all: Vec<(RoundKind, Value)> = contributions(courses, player).collect();
    let is_chosen = |kind: RoundKind| matches!(kind, RoundKind::Requested | RoundKind::Forfeited);
    all.sort_by_key(|(kind, value)| (!is_chosen(*kind), *value));
    all.into_iter().skip(1).map(|(_, value)| value).sum()
}

/// The points against players with at least half of the possible points.
fn koya(courses: &Courses, player: PlayerNo) -> Value {
    let has_half = |other: PlayerNo| {
        let rounds = courses.settled(other).count() as u32;
        u32::from(courses.points(other).get()) * 2 >= u32::from(courses.points.win.get()) * rounds
    };
    let against = courses.settled(player).filter_map(|(_, kind, points)| match kind {
        RoundKind::Met(opponent) if has_half(opponent) => Some(points),
        RoundKind::Met(_) | RoundKind::Unplayed | RoundKind::Requested | RoundKind::Forfeited => {
            None
        }
    });
    Value::points(sum(against))
}

/// The games among a group: if all have met equally often, their points; if not, only a player who is ahead whatever the
/// missing games would have brought comes first, then the next.
fn encounters(courses: &Courses, mut group: Vec<Ranked>) -> Vec<Vec<Ranked>> {
    let members: HashSet<PlayerNo> = group.iter().map(|(player, _)| *player).collect();
    let others = members.len() - 1;
    let among: HashMap<PlayerNo, Encounters> =
        members.iter().map(|player| (*player, met_among(courses, *player, &members))).collect();
    let points = |player: PlayerNo| among[&player].points;
    let mut times = among.values().flat_map(|own| own.times.values());
    let first = times.next().copied();
    let all_met = among.values().all(|own| own.times.len() == others);
    if others > 0 && all_met && times.all(|times| Some(*times) == first) {
        for (player, said) in &mut group {
            said.push(Some(Value::points(points(*player))));
        }
        return split(group, points);
    }
    let highest = |player: PlayerNo| {
        let missing = others - among[&player].times.len();
        (0..missing).fold(points(player), |sum, _| sum + courses.points.win)
    };
    group.sort_by_key(|(player, _)| (Reverse(points(*player)), *player));
    let mut parts = Vec::new();
    while group.len() > 1 {
        let leader = points(group[0].0);
        if !group[1..].iter().all(|(player, _)| leader > highest(*player)) {
            break;
        }
        let (player, mut said) = group.remove(0);
        said.push(Some(Value::points(leader)));
        parts.push(vec![(player, said)]);
    }
    for (_, said) in &mut group {
        said.push(None);
    }
    group.sort_by_key(|(player, _)| *player);
    parts.push(group);
    parts
}

/// A player's games among a group.
#[derive(Default)]
struct Encounters {
    points: Score,
    /// How often each was met.
    times: HashMap<PlayerNo, u32>,
}

fn met_among(courses: &Courses, player: PlayerNo, members: &HashSet<PlayerNo>) -> Encounters {
    let mut own = Encounters::default();
    for (_, kind, points) in courses.settled(player) {
        match kind {
            RoundKind::Met(opponent) if members.contains(&opponent) => {
                own.points = own.points + points;
                *own.times.entry(opponent).or_default() += 1;
            }
            RoundKind::Met(_)
            | RoundKind::Unplayed
            | RoundKind::Requested
            | RoundKind::Forfeited => {}
        }
    }
    own
}
