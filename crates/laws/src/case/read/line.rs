//! The beginnings of lines: when, who, and under which editions.

use crate::{
    Edition,
    case::{
        pattern::Furthest,
        slots::{self, Value},
        words::Word,
    },
    clock::Milliseconds,
    vocabulary::Who,
};

/// When something happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum When {
    /// At the same instant as the line before.
    Same,
    /// So long after the scheduled start.
    At(Milliseconds),
    /// So long after the line before.
    Later(Milliseconds),
}

/// The time at the beginning of a line, and how many words it takes.
pub(super) fn when(words: &[Word]) -> (usize, When) {
    let first = |slot| slots::read(slot, words).into_iter().next();
    match (first("gain"), first("time")) {
        (Some((length, Value::Time(time))), _) => (length, When::Later(time)),
        (_, Some((length, Value::Time(time)))) => (length, When::At(time)),
        _ => (0, When::Same),
    }
}

/// The words for those who are neither players nor arbiters.
const BYSTANDERS: [&str; 5] = ["spectator", "somebody", "captain", "bystander", "anybody"];

/// Who does it, how many words say so, and the name of an arbiter.
pub(super) fn who(words: &[Word], furthest: &mut Furthest) -> Option<(usize, Who, String)> {
    let nobody = String::new;
    let is = |at: usize, word: &str| words.get(at).is_some_and(|found| found.is(word));
    if let Some((_, Value::Side(colour))) = slots::read("side", words).into_iter().next() {
        return Some((1, Who::Player(colour), nobody()));
    }
    if let Some((_, Value::Side(colour))) = slots::read("whose", words).into_iter().next() {
        if is(1, "assistant") {
            return Some((2, Who::Assistant(colour), nobody()));
        }
        if is(1, "phone") || is(1, "device") {
            return Some((0, Who::Player(colour), nobody()));
        }
        furthest.note(1, "“assistant”", ["assistant".to_owned()]);
        return None;
    }
    let article = usize::from(is(0, "the") || is(0, "a"));
    if is(article, "arbiter") {
        let named = |word: &&Word| !word.quoted && word.text.starts_with(char::is_uppercase);
        let name: Vec<&str> = words
            .iter()
            .skip(article + 1)
            .take_while(named)
            .map(|word| word.text.as_str())
            .collect();
        return Some((article + 1 + name.len(), Who::Arbiter, name.join(" ")));
    }
    if BYSTANDERS.iter().any(|word| is(article, word)) {
        return Some((article + 1, Who::Bystander, nobody()));
    }
    if is(0, "time") {
        return Some((1, Who::Timekeeper, nobody()));
    }
    let known = ["White", "Black", "Arbiter", "Spectator", "time", "White's", "Black's"];
    furthest.note(0, "White, Black, Arbiter, Spectator, “White's assistant”, “time passes”, or a word that announces something (laws, clock, with, start, set up, moves, clocks, absent)", known.map(str::to_owned));
    None
}

/// The editions at the beginning of an expectation, and how many words they take: `2005, 2009`, `since 2014`,
/// `until 2009`.
pub(super) fn editions(words: &[Word]) -> (usize, Vec<Edition>) {
    let edition = |at: usize| words.get(at).and_then(|word| word.text.parse::<Edition>().ok());
    let is = |at: usize, said: &str| words.get(at).is_some_and(|word| word.is(said));
    if let Some(named) = edition(1) {
        let all = Edition::ALL.into_iter();
        if is(0, "since") {
            return (2, all.filter(|edition| *edition >= named).collect());
        }
        if is(0, "until") {
            return (2, all.filter(|edition| *edition <= named).collect());
        }
    }
    let (mut at, mut editions) = (0, Vec::new());
    while let Some(edition) = edition(at) {
        editions.push(edition);
        at += 1;
        if is(at, ",") || is(at, "and") {
            at += 1;
        }
    }
    (at, editions)
}
