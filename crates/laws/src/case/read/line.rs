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
pub(in crate::case) enum When {
    /// At the same instant as the line before.
    Same,
    /// So long after the scheduled start.
    At(Milliseconds),
    /// So long after the line before.
    Later(Milliseconds),
}

/// The time at the beginning of a line, and how many words it takes: `0:04:10`, `at 4:10`, `+5s`, `5 s later`,
/// `after 5 s`; a colon, a comma or a dash may stand behind it.
pub(super) fn when(words: &[Word]) -> (usize, When) {
    let is = |at: usize, said: &str| words.get(at).is_some_and(|word| word.is(said));
    let from = usize::from(is(0, "at") || is(0, "after"));
    let rest = words.get(from..).unwrap_or_default();
    let first = |slot| slots::read(slot, rest).into_iter().next();
    let (length, when) = match (first("gain"), first("time")) {
        (Some((length, Value::Time(time))), _) => (length, When::Later(time)),
        (_, Some((length, Value::Time(time)))) => {
            let is_later = is(0, "after") || is(from + length, "later");
            let length = length + usize::from(is(from + length, "later"));
            (length, if is_later { When::Later(time) } else { When::At(time) })
        }
        _ => (0, When::Same),
    };
    let mut at = if length > 0 { from + length } else { 0 };
    while [":", ",", "-", "–", "—", "then"].iter().any(|said| is(at, said)) {
        at += 1;
    }
    (at, when)
}

/// The words for those who are neither players nor arbiters.
const BYSTANDERS: [&str; 7] =
    ["spectator", "somebody", "captain", "bystander", "anybody", "neighbour", "neighbor"];

/// Who does it, how many words say so, and the name of an arbiter.
pub(in crate::case) fn who(
    words: &[Word],
    furthest: &mut Furthest,
) -> Option<(usize, Who, String)> {
    let nobody = String::new;
    let is = |at: usize, word: &str| words.get(at).is_some_and(|found| found.is(word));
    if let Some((_, Value::Side(colour))) = slots::read("side", words).into_iter().next() {
        return Some((1 + usize::from(is(1, "player")), Who::Player(colour), nobody()));
    }
    if let Some((_, Value::Side(colour))) = slots::read("whose", words).into_iter().next() {
        if is(1, "assistant") {
            return Some((2, Who::Assistant(colour), nobody()));
        }
        // “White's flag falls”, “Black's phone rings”: the sentence begins with whose it is.
        return Some((0, Who::Player(colour), nobody()));
    }
    let article = usize::from(["the", "a", "an"].iter().any(|word| is(0, word)));
    if let Some((_, Value::Side(colour))) =
        slots::read("side", words.get(article..).unwrap_or_default()).into_iter().next()
        && is(article + 1, "player")
    {
        return Some((article + 2, Who::Player(colour), nobody()));
    }
    let rank = article + usize::from(is(article, "chief") || is(article, "deputy"));
    if is(rank, "arbiter") {
        let named = |word: &&Word| !word.quoted && word.text.starts_with(char::is_uppercase);
        let name: Vec<&str> =
            words.iter().skip(rank + 1).take_while(named).map(|word| word.text.as_str()).collect();
        return Some((rank + 1 + name.len(), Who::Arbiter, name.join(" ")));
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
