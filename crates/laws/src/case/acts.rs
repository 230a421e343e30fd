//! What people do, in sentences: the rows of [`acts`](crate::vocabulary::acts). The doer is named before each.

mod arbiter;
mod board;
mod draw;
mod person;

use std::{collections::BTreeSet, sync::LazyLock};

use adoube_chess::Colour;
pub(super) use draw::DrawGround;

use super::{
    forms::is_form,
    moves::Scene,
    pattern::{self, Furthest, PatternPart},
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
    /// The arbiter finds out what a player does or has: it is the player's act.
    Found(fn(&Values) -> Result<(Colour, Action), Unclear>),
    /// A flag falls: time passes until it does.
    FlagFalls,
}

/// The sentences of a table of acts, with the act that each tells.
macro_rules! sentences {
    ({
        rights {$(
            $(#[$doc:meta])* $kind:ident under $provision:ident {
                is: $act:pat, sample: $sample:expr, $($sentence:literal => $build:expr,)*
            }
        )*}
        others {$(is: $other:pat => { $($others:literal => $build_other:expr,)* })*}
    }) => { &[$($(($sentence, $build),)*)* $($(($others, $build_other),)*)*] };
}
use sentences;

/// A flag that falls, by itself.
pub(super) const FLAG_FALLS: [&str; 4] = [
    "{whose} flag (falls|drops|is down|has fallen)",
    "{whose} (time|clock) (runs out|is up|expires)",
    "passes until {whose} flag falls",
    "(runs out of time|oversteps the time|oversteps the time limit|exceeds the time)",
];

/// Everything a person does, with hands, voice and pen.
pub(super) static PERSON: LazyLock<Rows<Build>> = LazyLock::new(|| {
    let rows = board::ROWS.iter().chain(person::ROWS.into_iter().flatten());
    let rows = rows.map(|(sentence, build)| (*sentence, Build::Person(*build)));
    let falls = FLAG_FALLS.into_iter().map(|sentence| (sentence, Build::FlagFalls));
    Rows::new(&rows.chain(falls).collect::<Vec<_>>())
});

/// Everything an arbiter does.
pub(super) static ARBITER: LazyLock<Rows<Build>> = LazyLock::new(|| {
    let rows = arbiter::ROWS.into_iter().flatten();
    let rows = rows.map(|(sentence, build)| (*sentence, Build::Arbiter(*build)));
    let found = arbiter::FOUND.iter().map(|(sentence, build)| (*sentence, Build::Found(*build)));
    Rows::new(&rows.chain(found).collect::<Vec<_>>())
});

/// What is done on the board and the clock.
pub(super) fn board_sentences() -> impl Iterator<Item = &'static str> {
    board::ROWS.iter().map(|(sentence, _)| *sentence).chain(FLAG_FALLS)
}

/// What is said, written, and done by coming and going.
pub(super) fn person_sentences() -> impl Iterator<Item = &'static str> {
    person::ROWS.into_iter().flatten().map(|(sentence, _)| *sentence)
}

/// Everything that somebody can be said to do.
pub(super) fn sentences_of(who: Who) -> impl Iterator<Item = &'static [PatternPart]> {
    own(who).into_iter().flat_map(Rows::iter).map(|row| row.pieces.as_slice())
}

/// The lists for somebody, the nearest first.
fn own(who: Who) -> Vec<&'static Rows<Build>> {
    if who == Who::Arbiter { vec![&*ARBITER, &*PERSON] } else { vec![&*PERSON] }
}

/// An act as it was read. What its moves mean is only known at the table.
#[derive(Clone)]
pub(super) struct ParsedAct {
    build: Build,
    values: Values,
    /// What the arbiter gave as the reason.
    ground: String,
    /// Who does it.
    pub(super) who: Who,
    /// The name of the arbiter, if it was said.
    name: String,
    /// Where it begins in its line.
    pub(super) column: usize,
    /// Whether its verb is to deny.
    denies: bool,
}

impl ParsedAct {
    /// The actions that it is at this table.
    pub(super) fn actions(&self, scene: &Scene<'_>) -> Result<Vec<Action>, Unclear> {
        match self.build {
            Build::Person(build) => build(&self.values, scene),
            Build::Arbiter(build) => {
                let (by, ground) = (self.name.clone(), self.ground.clone());
                let act = build(&self.values, scene)?;
                Ok(vec![Action::Arbiter(Arbitration { by, ground, act })])
            }
            Build::Found(build) => Ok(vec![build(&self.values)?.1]),
            Build::FlagFalls => Ok(vec![Action::Tick]),
        }
    }

    /// Whether it denies what was claimed before.
    pub(super) const fn is_denial(&self) -> bool {
        self.denies
    }

    /// Who does it, in the end.
    pub(super) fn doer(&self) -> Who {
        match self.build {
            Build::Found(build) => {
                build(&self.values).map_or(self.who, |(who, _)| Who::Player(who))
            }
            Build::Person(_) | Build::Arbiter(_) | Build::FlagFalls => self.who,
        }
    }

    /// Whose flag it lets fall.
    pub(super) fn falling(&self) -> Option<Colour> {
        match self.build {
            Build::FlagFalls => self.values.side().ok().or(self.who.side()),
            Build::Person(_) | Build::Arbiter(_) | Build::Found(_) => None,
        }
    }
}

/// The acts that a line tells, joined by “and”: each by the person who is named before it, or by the last one named.
pub(super) fn read(
    words: &[Word],
    who: Who,
    name: &str,
    furthest: &mut Furthest,
) -> Option<Vec<ParsedAct>> {
    let mut line = Line { words, hopeless: BTreeSet::new(), furthest };
    line.from(0, who, name)
}

/// Words before a verb that add nothing to it.
const FILLERS: [&str; 9] =
    ["has", "he", "she", "now", "also", "then", "immediately", "again", "quickly"];

/// Words behind a deed that add nothing to it.
const ADVERBS: [&[&str]; 7] =
    [&["immediately"], &["at", "once"], &["now"], &["quickly"], &["too"], &["also"], &["again"]];

/// A line behind the name of the first who acts in it.
struct Line<'a> {
    words: &'a [Word],
    /// Where nothing could be understood, so that no word is read twice from there.
    hopeless: BTreeSet<usize>,
    furthest: &'a mut Furthest,
}

impl Line<'_> {
    fn is(&self, at: usize, said: &str) -> bool {
        self.words.get(at).is_some_and(|word| word.is(said))
    }

    /// All acts from a word on.
    fn from(&mut self, at: usize, who: Who, name: &str) -> Option<Vec<ParsedAct>> {
        if self.hopeless.contains(&at) {
            return None;
        }
        let mut ways = self.ways(at, who, name);
        if ways.is_empty() && FILLERS.iter().any(|word| self.is(at, word)) {
            ways = self.ways(at + 1, who, name);
        }
        for (end, deed) in ways {
            let end = self.behind_adverbs(end);
            if end == self.words.len() {
                return Some(vec![deed]);
            }
            match self.joined(end) {
                Some(next) => {
                    if let Some(others) = self.from(next, who, name).or_else(|| self.by_other(next))
                    {
                        return Some(std::iter::once(deed).chain(others).collect());
                    }
                }
                None => {
                    self.furthest.note(end, "“and”, or the end of the line", ["and".to_owned()]);
                }
            }
        }
        self.hopeless.insert(at);
        None
    }

    /// All acts from a word on that names who does the next.
    fn by_other(&mut self, at: usize) -> Option<Vec<ParsedAct>> {
        let words = self.words.get(at..).unwrap_or_default();
        let (length, who, name) = super::read::who(words, &mut Furthest::default())?;
        self.from(at + length, who, &name)
    }

    /// Every deed that begins with a word: the longest first, of equals the one listed first.
    fn ways(&mut self, at: usize, who: Who, name: &str) -> Vec<(usize, ParsedAct)> {
        let column = self.words.get(at).map_or(1, |word| word.column);
        let mut ways = Vec::new();
        for row in own(who).into_iter().flat_map(Rows::iter) {
            let values = Values::default();
            for (end, values) in pattern::fits(&row.pieces, self.words, at, &values, self.furthest)
            {
                let (end, ground) = ground(self.words, end, row.build);
                let name = name.to_owned();
                let denies = self.words.get(at).is_some_and(|word| is_form(word, "denies"));
                let build = row.build;
                ways.push((end, ParsedAct { build, values, ground, who, name, column, denies }));
            }
        }
        ways.sort_by_key(|(end, _)| std::cmp::Reverse(*end));
        ways
    }

    /// Behind words that add nothing to what was done.
    fn behind_adverbs(&self, end: usize) -> usize {
        let is_adverb = |at: usize, phrase: &[&str]| {
            phrase.iter().enumerate().all(|(i, said)| self.is(at + i, said))
        };
        ADVERBS.iter().find(|phrase| is_adverb(end, phrase)).map_or(end, |found| end + found.len())
    }

    /// Where the next deed begins behind “and”, a comma, or both.
    fn joined(&self, end: usize) -> Option<usize> {
        let mut at = end;
        while [",", ";", ".", "and", "then", "but"].iter().any(|said| self.is(at, said)) {
            at += 1;
        }
        (at > end).then_some(at)
    }
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
