//! What people do, in sentences. One row a verb; the doer is named before it.

mod arbiter;
mod board;
mod person;

use std::{collections::BTreeSet, sync::LazyLock};

use super::{
    moves::Scene,
    pattern::{self, Furthest},
    rows::Rows,
    values::{Unclear, Values},
    words::Word,
};
use crate::vocabulary::{Action, ArbiterAct, Arbitration, Who};

/// What somebody does, in the words of a case: a person's actions, or an act of the arbiter.
#[derive(Clone, Copy)]
pub(super) enum Build {
    Person(fn(&Values, &Scene<'_>) -> Result<Vec<Action>, Unclear>),
    Arbiter(fn(&Values, &Scene<'_>) -> Result<ArbiterAct, Unclear>),
}

/// Everything a person does, with hands, voice and pen.
pub(super) static PERSON: LazyLock<Rows<Build>> = LazyLock::new(|| {
    let rows = board::ROWS.iter().chain(person::ROWS);
    Rows::new(&rows.map(|(sentence, build)| (*sentence, Build::Person(*build))).collect::<Vec<_>>())
});

/// Everything an arbiter does.
pub(super) static ARBITER: LazyLock<Rows<Build>> = LazyLock::new(|| {
    let rows = arbiter::ROWS.iter();
    Rows::new(
        &rows.map(|(sentence, build)| (*sentence, Build::Arbiter(*build))).collect::<Vec<_>>(),
    )
});

/// What is done on the board and the clock.
pub(super) fn board_sentences() -> impl Iterator<Item = &'static str> {
    board::ROWS.iter().map(|(sentence, _)| *sentence)
}

/// What is said, written, and done by coming and going.
pub(super) fn person_sentences() -> impl Iterator<Item = &'static str> {
    person::ROWS.iter().map(|(sentence, _)| *sentence)
}

/// A deed as it was read. What its moves mean is only known at the table.
#[derive(Clone)]
pub(super) struct Deed {
    build: Build,
    values: Values,
    /// What the arbiter gave as the reason.
    ground: String,
}

impl Deed {
    /// The actions that it is at this table.
    pub(super) fn actions(&self, name: &str, scene: &Scene<'_>) -> Result<Vec<Action>, Unclear> {
        match self.build {
            Build::Person(build) => build(&self.values, scene),
            Build::Arbiter(build) => {
                let (by, ground) = (name.to_owned(), self.ground.clone());
                let act = build(&self.values, scene)?;
                Ok(vec![Action::Arbiter(Arbitration { by, ground, act })])
            }
        }
    }
}

/// The deeds that a line tells behind the name of the doer, joined by “and”.
pub(super) fn read(words: &[Word], who: Who, furthest: &mut Furthest) -> Option<Vec<Deed>> {
    from(words, 0, who, &mut BTreeSet::new(), furthest)
}

/// From a word on; where nothing could be understood is remembered, so that no word is read twice from there.
fn from(
    words: &[Word],
    at: usize,
    who: Who,
    hopeless: &mut BTreeSet<usize>,
    furthest: &mut Furthest,
) -> Option<Vec<Deed>> {
    if hopeless.contains(&at) {
        return None;
    }
    let own: &[&Rows<Build>] = if who == Who::Arbiter { &[&ARBITER, &PERSON] } else { &[&PERSON] };
    let mut ways = Vec::new();
    for row in own.iter().flat_map(|rows| rows.iter()) {
        for (end, values) in pattern::fits(&row.pieces, words, at, &Values::default(), furthest) {
            let (end, ground) = ground(words, end, row.build);
            ways.push((end, Deed { build: row.build, values, ground }));
        }
    }
    // The longest first; of equals the one listed first.
    ways.sort_by_key(|(end, _)| std::cmp::Reverse(*end));
    for (end, deed) in ways {
        match words.get(end) {
            None => return Some(vec![deed]),
            Some(word) if word.is("and") || word.is(",") => {
                let next = match words.get(end + 1) {
                    Some(word) if word.is("and") => end + 2,
                    _ => end + 1,
                };
                if let Some(others) = from(words, next, who, hopeless, furthest) {
                    return Some(std::iter::once(deed).chain(others).collect());
                }
            }
            Some(_) => furthest.note(end, "“and”, or the end of the line", ["and".to_owned()]),
        }
    }
    hopeless.insert(at);
    None
}

/// `because "…"` behind an act of the arbiter.
fn ground(words: &[Word], end: usize, build: Build) -> (usize, String) {
    match (build, words.get(end), words.get(end + 1)) {
        (Build::Arbiter(_), Some(because), Some(text)) if because.is("because") && text.quoted => {
            (end + 2, text.text.clone())
        }
        _ => (end, String::new()),
    }
}
