//! Acts as sentences: the rows of [`acts`](crate::vocabulary::acts). The person who acts is named before each.

mod actor;
mod arbiter;
mod board;
mod draw;
mod person;

use std::{collections::BTreeSet, sync::LazyLock};

pub(super) use actor::{NamedActor, who};
use adoube_chess::Colour;

use super::{
    language::Grammar,
    moves::SentenceContext,
    slots::{Furthest, Row, Rows},
    values::{Bindings, Unclear},
    words::Word,
};
use crate::vocabulary::{Action, ArbiterAct, Arbitration, Who};

/// How a sentence is turned into actions of a person, or an act of the arbiter.
#[derive(Clone, Copy)]
pub(super) enum Build {
    Person(fn(&Bindings, &SentenceContext<'_>) -> Result<Vec<Action>, Unclear>),
    Arbiter(fn(&Bindings, &SentenceContext<'_>) -> Result<ArbiterAct, Unclear>),
    /// The arbiter finds out what a player does or has; it becomes the player's act.
    Found(fn(&Bindings) -> Result<(Colour, Action), Unclear>),
    /// A flag falls: time passes until it does.
    FlagFalls,
}

/// Builds the rows of a table of acts: each sentence with its act.
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

/// A flag that falls by itself.
pub(super) const FLAG_FALLS: [&str; 4] = [
    "{whose} flag (falls|drops|is down|has fallen)",
    "{whose} (time|clock) (runs out|is up|expires)",
    "passes until {whose} flag falls",
    "(runs out of time|oversteps the time|oversteps the time limit|exceeds the time)",
];

/// All acts of a person, with hands, voice and pen.
pub(super) static PERSON: LazyLock<Rows<Build>> = LazyLock::new(|| {
    let rows = board::ROWS.iter().chain(person::ROWS.into_iter().flatten());
    let rows = rows.map(|(sentence, build)| (*sentence, Build::Person(*build)));
    let falls = FLAG_FALLS.into_iter().map(|sentence| (sentence, Build::FlagFalls));
    Rows::new(&rows.chain(falls).collect::<Vec<_>>())
});

/// All acts of an arbiter.
pub(super) static ARBITER: LazyLock<Rows<Build>> = LazyLock::new(|| {
    let rows = arbiter::ROWS.into_iter().flatten();
    let rows = rows.map(|(sentence, build)| (*sentence, Build::Arbiter(*build)));
    let found = arbiter::FOUND.iter().map(|(sentence, build)| (*sentence, Build::Found(*build)));
    Rows::new(&rows.chain(found).collect::<Vec<_>>())
});

/// The sentences for the board and the clock.
pub(super) fn board_sentences() -> impl Iterator<Item = &'static str> {
    board::ROWS.iter().map(|(sentence, _)| *sentence).chain(FLAG_FALLS)
}

/// The sentences for speaking, writing, arriving and leaving.
pub(super) fn person_sentences() -> impl Iterator<Item = &'static str> {
    person::ROWS.into_iter().flatten().map(|(sentence, _)| *sentence)
}

/// Iterates over all rows for this person.
pub(super) fn rows_of(who: Who) -> impl Iterator<Item = &'static Row<Build>> {
    own(who).into_iter().flat_map(Rows::iter)
}

/// Returns the lists for this person, the most specific first.
fn own(who: Who) -> Vec<&'static Rows<Build>> {
    if who == Who::Arbiter { vec![&*ARBITER, &*PERSON] } else { vec![&*PERSON] }
}

/// A parsed act. Its moves are resolved only at the table.
#[derive(Clone)]
pub(super) struct ParsedAct {
    /// The English sentence of its row.
    pub(super) key: &'static str,
    build: Build,
    pub(super) values: Bindings,
    /// The reason given by the arbiter.
    pub(super) ground: String,
    /// The person who acts.
    pub(super) who: Who,
    /// The name of the arbiter, if given.
    pub(super) name: String,
    /// Its column in the line.
    pub(super) column: usize,
    /// What separates it from the act before, and whether a person is named there.
    pub(super) joint: Conjunction,
}

/// How an act follows the previous one in its line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Conjunction {
    /// The punctuation and words between the two.
    pub(super) words: Vec<String>,
    /// Whether the person who acts is named before it.
    pub(super) is_named: bool,
}

impl ParsedAct {
    /// Returns the actions that it stands for at this table.
    pub(super) fn actions(&self, scene: &SentenceContext<'_>) -> Result<Vec<Action>, Unclear> {
        match self.build {
            Build::Person(build) => build(&self.values, scene),
            Build::Arbiter(build) => {
                let (by, ground) = (self.name.clone(), self.ground.clone());
                let act = build(&self.values, scene)?;
                Ok(vec![Action::Arbiter(Arbitration { by, ground, ..act.into() })])
            }
            Build::Found(build) => Ok(vec![build(&self.values)?.1]),
            Build::FlagFalls => Ok(vec![Action::Tick]),
        }
    }

    /// Reports whether it denies an earlier claim.
    pub(super) fn is_denial(&self) -> bool {
        self.key.starts_with("denies ") || self.key.starts_with("(denies|")
    }

    /// Returns the person who finally acts.
    pub(super) fn actor(&self) -> Who {
        match self.build {
            Build::Found(build) => {
                build(&self.values).map_or(self.who, |(who, _)| Who::Player(who))
            }
            Build::Person(_) | Build::Arbiter(_) | Build::FlagFalls => self.who,
        }
    }

    /// Returns the player whose flag it makes fall.
    pub(super) fn falling(&self) -> Option<Colour> {
        match self.build {
            Build::FlagFalls => self.values.side().ok().or(self.who.side()),
            Build::Person(_) | Build::Arbiter(_) | Build::Found(_) => None,
        }
    }
}

/// Parses the acts of a line, joined by “and”: each by the person named before it, or by the last one named.
pub(super) fn read(
    words: &[Word],
    actor: &NamedActor,
    furthest: &mut Furthest,
    grammar: &'static Grammar,
) -> Option<Vec<ParsedAct>> {
    let mut line = Line { words, hopeless: BTreeSet::new(), furthest, grammar };
    line.from(0, actor, &Conjunction { words: Vec::new(), is_named: actor.length > 0 })
}

/// A line after the name of its first actor.
struct Line<'a> {
    words: &'a [Word],
    /// Memo of word indices where parsing failed, so that none is tried twice.
    hopeless: BTreeSet<usize>,
    furthest: &'a mut Furthest,
    grammar: &'static Grammar,
}

impl Line<'_> {
    fn is(&self, at: usize, said: &str) -> bool {
        self.words.get(at).is_some_and(|word| word.is(said))
    }

    /// Parses all acts from a word on.
    fn from(
        &mut self,
        at: usize,
        actor: &NamedActor,
        joint: &Conjunction,
    ) -> Option<Vec<ParsedAct>> {
        if self.hopeless.contains(&at) {
            return None;
        }
        let mut ways = self.ways(at, actor, joint);
        if ways.is_empty()
            && let Some(length) = self.grammar.says("filler", self.words, at)
        {
            ways = self.ways(at + length, actor, joint);
        }
        for (end, act) in ways {
            let end = end + self.grammar.says("adverb", self.words, end).unwrap_or(0);
            if end == self.words.len() {
                return Some(vec![act]);
            }
            if let Some((next, joint)) = self.joined(end) {
                let others = self.from(next, actor, &joint);
                if let Some(others) = others.or_else(|| self.by_other(next, joint)) {
                    return Some(std::iter::once(act).chain(others).collect());
                }
            } else {
                let joiner = self.grammar.first("joiner").to_owned();
                self.furthest.note(end, self.grammar.expected("joiner"), [joiner]);
            }
        }
        self.hopeless.insert(at);
        None
    }

    /// Parses all acts from a word on that names the next actor.
    fn by_other(&mut self, at: usize, joint: Conjunction) -> Option<Vec<ParsedAct>> {
        let words = self.words.get(at..).unwrap_or_default();
        let actor = who(words, &mut Furthest::default(), self.grammar)?;
        let is_named = actor.length > 0;
        self.from(at + actor.length, &actor, &Conjunction { is_named, ..joint })
    }

    /// Returns every act that begins at a word: the longest first, of equals the one listed first.
    fn ways(
        &mut self,
        at: usize,
        actor: &NamedActor,
        joint: &Conjunction,
    ) -> Vec<(usize, ParsedAct)> {
        let column = self.words.get(at).map_or(1, |word| word.column);
        let mut ways = Vec::new();
        for rows in own(actor.who) {
            for (end, row, values) in rows.fitting(self.words, at, self.furthest, self.grammar) {
                // A person who is not named before the sentence is named in it.
                if actor.is_in_sentence && !row.sentence.starts_with("{whose}") {
                    continue;
                }
                let (end, ground) = ground(self.words, end, row.build, self.grammar);
                let (name, joint) = (actor.name.clone(), joint.clone());
                let who = match values.side() {
                    Ok(side) if actor.is_in_sentence => Who::Player(side),
                    _ => actor.who,
                };
                let (key, build) = (row.sentence, row.build);
                let act = ParsedAct { key, build, values, ground, who, name, column, joint };
                ways.push((end, act));
            }
        }
        ways.sort_by_key(|(end, _)| std::cmp::Reverse(*end));
        ways
    }

    /// Returns where the next act begins, after “and”, a comma, or both.
    fn joined(&self, end: usize) -> Option<(usize, Conjunction)> {
        let mut at = end;
        loop {
            if [",", ";", "."].iter().any(|said| self.is(at, said)) {
                at += 1;
            } else if let Some(length) = self.grammar.says("joiner", self.words, at) {
                at += length;
            } else {
                break;
            }
        }
        let words = self.words.get(end..at).unwrap_or_default();
        let words = words.iter().map(|word| word.text.clone()).collect();
        (at > end).then_some((at, Conjunction { words, is_named: false }))
    }
}

/// Reports whether the words begin with a sentence that names its owner itself: `zastavica belega pade`.
pub(super) fn names_its_actor(words: &[Word], grammar: &'static Grammar) -> bool {
    let ways = PERSON.fitting(words, 0, &mut Furthest::default(), grammar);
    ways.iter().any(|(_, row, _)| row.sentence.starts_with("{whose}"))
}

/// Parses `because "…"` after an act of the arbiter.
fn ground(words: &[Word], end: usize, build: Build, grammar: &Grammar) -> (usize, String) {
    let unsaid = || (end, String::new());
    if !matches!(build, Build::Arbiter(_)) {
        return unsaid();
    }
    let behind = grammar.says("because", words, end).map(|length| end + length);
    match behind.and_then(|at| Some((at, words.get(at).filter(|text| text.quoted)?))) {
        Some((at, text)) => (at + 1, text.text.clone()),
        None => unsaid(),
    }
}
