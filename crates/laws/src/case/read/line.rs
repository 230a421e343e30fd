//! The beginnings of lines: when, who, and under which editions.

use adoube_chess::Colour;

use crate::{
    Edition,
    case::{
        acts::{self, Doer},
        language::Grammar,
        pattern::{Furthest, PatternPart},
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
pub(in crate::case) fn when(words: &[Word], grammar: &'static Grammar) -> (usize, When) {
    let says = |key: &str, at: usize| grammar.says(key, words, at);
    let (at, after) = (says("at", 0), says("after", 0));
    let from = at.or(after).unwrap_or(0);
    let rest = words.get(from..).unwrap_or_default();
    let first = |slot| slots::read(slot, rest, grammar).into_iter().next();
    let (length, when) = match (first("gain"), first("time")) {
        (Some((length, Value::Time(time))), _) => (length, When::Later(time)),
        (_, Some((length, Value::Time(time)))) => {
            let later = says("later", from + length);
            let is_later = after.is_some() || later.is_some();
            let length = length + later.unwrap_or(0);
            (length, if is_later { When::Later(time) } else { When::At(time) })
        }
        _ => (0, When::Same),
    };
    let is_sign = |at: usize| {
        let signs = [":", ",", "-", "–", "—"];
        words.get(at).is_some_and(|word| signs.iter().any(|sign| word.is(sign)))
    };
    let mut end = if length > 0 { from + length } else { 0 };
    loop {
        if is_sign(end) {
            end += 1;
        } else if let Some(length) = says("then", end) {
            end += length;
        } else {
            return (end, when);
        }
    }
}

/// The words for those who are neither players nor arbiters.
const BYSTANDERS: [&str; 7] =
    ["spectator", "somebody", "captain", "bystander", "anybody", "neighbour", "neighbor"];

/// Who does it, how many words say so, and the name of an arbiter.
pub(in crate::case) fn who(
    words: &[Word],
    furthest: &mut Furthest,
    grammar: &'static Grammar,
) -> Option<Doer> {
    let found =
        if grammar.is_english() { in_english(words, grammar) } else { local(words, grammar) };
    if found.is_none() {
        let mut known: Vec<String> = slots::known("side", grammar);
        if grammar.is_english() {
            known.extend(["Arbiter", "Spectator", "time", "White's", "Black's"].map(str::to_owned));
        } else {
            let others = ["who/arbiter", "who/spectator", "who/assistant", "who/nobody"];
            known.extend(others.map(|key| grammar.first(key).to_owned()));
        }
        furthest.note(0, grammar.expected("who"), known);
    }
    found
}

/// Who does it, in a language other than English. Only the nominative names who acts.
fn local(words: &[Word], grammar: &'static Grammar) -> Option<Doer> {
    let nominative = |key: &str| {
        let forms = grammar.phrases(key).iter().filter_map(|phrase| phrase.forms.first());
        forms.filter_map(|form| grammar.begins(&form.pieces, words, 0)).max()
    };
    for colour in Colour::ALL {
        if let Some(length) = nominative(slots::side_key(colour)) {
            let player = grammar.says("player", words, length).unwrap_or(0);
            return Some(Doer::new(length + player, Who::Player(colour)));
        }
    }
    if let Some((length, values)) = grammar.fits("who/assistant", words, 0) {
        return Some(Doer::new(length, Who::Assistant(values.side().ok()?)));
    }
    let rank = grammar.says("rank", words, 0).unwrap_or(0);
    if let Some(length) = grammar.says("who/arbiter", words, rank) {
        return Some(arbiter(words, rank + length));
    }
    if let Some(length) = nominative("who/spectator") {
        return Some(Doer::new(length, Who::Bystander));
    }
    let times = grammar.phrases("who/nobody").iter().filter_map(|phrase| phrase.forms.first());
    let is_time = |pieces: &[PatternPart]| {
        let first = pieces.get(..1).unwrap_or_default();
        grammar.begins(first, words, 0).is_some()
    };
    if times.map(|form| form.pieces.as_slice()).any(is_time) {
        return Some(Doer::new(1, Who::Timekeeper));
    }
    acts::names_its_doer(words, grammar).then(|| Doer {
        is_in_sentence: true,
        // Whose it is stands in the sentence.
        ..Doer::new(0, Who::Player(Colour::White))
    })
}

/// An arbiter, whose name may stand behind the word.
fn arbiter(words: &[Word], at: usize) -> Doer {
    let named = |word: &&Word| !word.quoted && word.text.starts_with(char::is_uppercase);
    let name: Vec<&str> =
        words.iter().skip(at).take_while(named).map(|word| word.text.as_str()).collect();
    Doer { name: name.join(" "), ..Doer::new(at + name.len(), Who::Arbiter) }
}

fn in_english(words: &[Word], grammar: &'static Grammar) -> Option<Doer> {
    let is = |at: usize, word: &str| words.get(at).is_some_and(|found| found.is(word));
    let side = |slot: &str, at: usize| {
        let found = slots::read(slot, words.get(at..).unwrap_or_default(), grammar);
        match found.first() {
            Some((_, Value::Side(colour))) => Some(*colour),
            _ => None,
        }
    };
    if let Some(colour) = side("side", 0) {
        return Some(Doer::new(1 + usize::from(is(1, "player")), Who::Player(colour)));
    }
    if let Some(colour) = side("whose", 0) {
        if is(1, "assistant") {
            return Some(Doer::new(2, Who::Assistant(colour)));
        }
        // “White's flag falls”, “Black's phone rings”: the sentence begins with whose it is.
        return Some(Doer::new(0, Who::Player(colour)));
    }
    let article = usize::from(["the", "a", "an"].iter().any(|word| is(0, word)));
    if let Some(colour) = side("side", article)
        && is(article + 1, "player")
    {
        return Some(Doer::new(article + 2, Who::Player(colour)));
    }
    let rank = article + usize::from(is(article, "chief") || is(article, "deputy"));
    if is(rank, "arbiter") {
        return Some(arbiter(words, rank + 1));
    }
    if BYSTANDERS.iter().any(|word| is(article, word)) {
        return Some(Doer::new(article + 1, Who::Bystander));
    }
    is(0, "time").then(|| Doer::new(1, Who::Timekeeper))
}

/// The editions at the beginning of an expectation, and how many words they take: `2005, 2009`, `since 2014`,
/// `until 2009`.
pub(in crate::case) fn editions(words: &[Word], grammar: &Grammar) -> (usize, Vec<Edition>) {
    let edition = |at: usize| words.get(at).and_then(|word| word.text.parse::<Edition>().ok());
    for (key, is_since) in [("edition/since", true), ("edition/until", false)] {
        let Some(length) = grammar.says(key, words, 0) else { continue };
        let Some(named) = edition(length) else { continue };
        let holds =
            |edition: &Edition| if is_since { *edition >= named } else { *edition <= named };
        return (length + 1, Edition::ALL.into_iter().filter(holds).collect());
    }
    let (mut at, mut editions) = (0, Vec::new());
    while let Some(edition) = edition(at) {
        editions.push(edition);
        at += 1;
        let comma = words.get(at).filter(|word| word.is(",")).map(|_| 1);
        at += comma.or_else(|| grammar.says("joiner", words, at)).unwrap_or(0);
    }
    (at, editions)
}
