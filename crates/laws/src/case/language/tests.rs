//! The language files are complete, and everything written can be parsed again.

use std::collections::{BTreeMap, BTreeSet};

use adoube_chess::{Colour, Role, Square, notation::Language};

use super::{Grammar, grammar::file, tsv};
use crate::{
    case::{
        acts::{self, NamedActor},
        expected, heading,
        pattern::{PatternPart, compile, slots_of},
        read,
        slots::{self, Furthest, penalties, sentence},
        values::{Bindings, Cited, HalfMove, PieceDescription, PieceOrientation, Value},
        vocabulary,
        words::split,
    },
    clock::{Correction, Milliseconds, PerPlayer},
    provision::Provision,
    regulations::Score,
    vocabulary::{Hand, Outcome, Penalty, Who},
};

fn others() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().skip(1)
}

/// All sentences, including those with their own syntax.
fn keys() -> BTreeSet<&'static str> {
    let sentences = vocabulary().into_iter().flat_map(|chapter| chapter.sentences);
    sentences.chain(crate::case::keywords()).collect()
}

#[test]
fn every_line_of_a_file_is_a_row_with_a_key_that_is_known() {
    let keys = keys();
    let named: BTreeMap<&str, &[&str]> = slots::all_named().collect();
    let gaps: BTreeSet<&str> = slots::all(Grammar::for_language(Language::En))
        .into_iter()
        .map(|(slot, ..)| slot)
        .collect();
    let sl: BTreeSet<(&str, &str)> =
        tsv::rows(file(Language::Sl)).map(|row| (row.kind, row.key)).collect();
    let mut wrong = Vec::new();
    for language in others() {
        for (number, line) in tsv::lines(file(language)) {
            let is_known = tsv::row(line).is_some_and(|row| match row.kind {
                "sentence" => keys.contains(row.key),
                "name" => row.key.split_once('/').is_some_and(|(slot, variant)| {
                    named.get(slot).is_some_and(|variants| variants.contains(&variant))
                }),
                "example" => gaps.contains(row.key),
                "gap" => {
                    gaps.contains(row.key)
                        || super::english::text(&format!("gap/{}", row.key)).is_some()
                }
                kind => sl.contains(&(kind, row.key)),
            });
            if !is_known {
                wrong.push(format!("{}:{number}: {line}\n", language.tag()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.concat());
}

#[test]
fn every_language_has_everything() {
    let sl: Vec<(&str, &str)> =
        tsv::rows(file(Language::Sl)).map(|row| (row.kind, row.key)).collect();
    let mut wrong = Vec::new();
    for language in others() {
        let grammar = Grammar::for_language(language);
        let without = |key: &&&str| grammar.patterns(key).is_empty();
        wrong.extend(keys().iter().filter(without).map(|key| format!("{language:?}: {key}\n")));
        for (slot, variants) in slots::all_named() {
            let without = variants.iter().filter(|variant| grammar.name(slot, variant).is_empty());
            wrong.extend(without.map(|variant| format!("{language:?}: {slot}/{variant}\n")));
        }
        let own: BTreeSet<(&str, &str)> =
            tsv::rows(file(language)).map(|row| (row.kind, row.key)).collect();
        let missing = sl.iter().filter(|(kind, _)| *kind != "sentence" && *kind != "name");
        let missing = missing.filter(|row| !own.contains(*row));
        wrong.extend(missing.map(|(kind, key)| format!("{language:?}: {kind} {key}\n")));
        for (slot, ..) in slots::all(grammar) {
            if grammar.text("gap", slot).is_none() {
                wrong.push(format!("{language:?}: gap {slot}\n"));
            }
        }
        for english in super::english::TEXTS.iter().filter_map(|(key, _)| key.strip_prefix("gap/"))
        {
            if grammar.text("gap", english).is_none() {
                wrong.push(format!("{language:?}: gap {english}\n"));
            }
        }
        assert_ne!(heading("Penalties", language), "Penalties");
    }
    assert!(wrong.is_empty(), "{}", wrong.concat());
}

/// Returns the slots of a pattern that are required.
fn needed(pieces: &[PatternPart]) -> Vec<&'static str> {
    let each = pieces.iter().flat_map(|piece| match piece {
        PatternPart::Word(_) | PatternPart::Optional(_) => Vec::new(),
        PatternPart::Slot(slot, _) => vec![*slot],
        PatternPart::OneOf(choices) => {
            let all: Vec<_> = choices.iter().map(|choice| needed(choice)).collect();
            let first = all.first().cloned().unwrap_or_default();
            first.into_iter().filter(|slot| all.iter().all(|own| own.contains(slot))).collect()
        }
    });
    each.collect()
}

/// Returns all slots of a pattern that can occur in one sentence.
fn most(pieces: &[PatternPart]) -> Vec<&'static str> {
    let each = pieces.iter().flat_map(|piece| match piece {
        PatternPart::Word(_) => Vec::new(),
        PatternPart::Slot(slot, _) => vec![*slot],
        PatternPart::Optional(inner) => most(inner),
        PatternPart::OneOf(choices) => {
            let all = choices.iter().map(|choice| most(choice)).rev();
            all.max_by_key(Vec::len).unwrap_or_default()
        }
    });
    each.collect()
}

fn sorted(mut slots: Vec<&'static str>) -> Vec<&'static str> {
    slots.sort_unstable();
    slots
}

#[test]
fn the_slots_of_a_translation_are_those_of_its_sentence() {
    let mut wrong = Vec::new();
    for language in others() {
        for key in keys() {
            let english = compile(key);
            let (all, must) = (sorted(slots_of(&english)), sorted(needed(&english)));
            for (place, pieces) in Grammar::for_language(language).patterns(key).iter().enumerate()
            {
                let (own, own_must) = (sorted(slots_of(pieces)), sorted(needed(pieces)));
                let distinct =
                    |slots: &[&'static str]| slots.iter().copied().collect::<BTreeSet<_>>();
                let fits = match place {
                    // The pattern used for writing has every value.
                    0 => distinct(&own) == distinct(&all) && own_must == must,
                    _ => {
                        distinct(&own).is_subset(&distinct(&all))
                            && distinct(&must).is_subset(&distinct(&own_must))
                    }
                };
                if !fits {
                    wrong.push(format!(
                        "{language:?} {key} ({place}): {own:?}, needed {own_must:?}\n"
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.concat());
}

/// Returns a sample value for a slot; a different one for a repeated slot.
fn sample(slot: &'static str, is_second: bool) -> Value {
    let side = if is_second { Colour::Black } else { Colour::White };
    let time = Milliseconds::seconds(if is_second { 90 } else { 120 });
    match slot {
        "side" | "whose" => Value::Side(side),
        "square" => Value::Square(if is_second { Square::D4 } else { Square::F3 }),
        "standing" => Value::Standing(PieceDescription {
            colour: Some(Colour::Black),
            role: Some(Role::Queen),
            square: Some(Square::D8),
            text: "the black queen on d8".to_owned(),
            ..PieceDescription::default()
        }),
        "piece" => Value::Man(Some(Colour::White), Role::Queen, PieceOrientation::Yes),
        "move" | "moves" => Value::Moves(vec!["Nf3".to_owned()]),
        "hand" => Value::Hand(Hand::Left),
        "time" | "gain" | "loss" | "amount" => Value::Time(time),
        "correction" => Value::Correction(Correction { time: Some(time), ..Correction::default() }),
        "control" => Value::Control("5400+30".parse().expect("it is one")),
        "number" => Value::Number(3),
        "text" => Value::Text("so it is".to_owned()),
        "result" => Value::Outcome(Outcome::win(Colour::White)),
        "points" => Value::Points(PerPlayer { white: Score::halves(2), black: Score::halves(1) }),
        "provision" | "provisions" => Value::Cited(vec![Cited::Provision(Provision::Resignation)]),
        "after" | "moments" => Value::HalfMoves(vec![HalfMove::After(12, Colour::White)]),
        "fen" => {
            let board = adoube_chess::fen::read("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
            Value::Board { board: board.expect("it is one"), fields: 1 }
        }
        "penalties" => Value::Penalties(vec![Penalty::Warning, Penalty::LessTime(time)]),
        _ => Value::Named(""),
    }
}

/// Returns samples of a sentence: with all its slots, with the required ones, and with each name in turn.
fn samples(key: &'static str) -> Vec<Bindings> {
    let pieces = compile(key);
    let named: BTreeMap<&str, &[&'static str]> = slots::all_named().collect();
    let of = |slots: &[&'static str], place: usize| {
        let (mut values, mut said) = (Bindings::default(), BTreeSet::new());
        for slot in slots {
            let value = match named.get(slot) {
                Some(variants) => Value::Named(variants[place % variants.len()]),
                None => sample(slot, !said.insert(*slot)),
            };
            values = values.with(slot, value);
        }
        values
    };
    let variants = slots_of(&pieces).into_iter().filter_map(|slot| named.get(slot));
    let variants = variants.map(|all| all.len()).max().unwrap_or(1);
    let (must, all) = (needed(&pieces), most(&pieces));
    (0..variants).flat_map(|place| [of(&must, place), of(&all, place)]).collect()
}

/// Parses a written sentence again: the key of its row and its values.
fn read_again(
    chapter: &str,
    text: &str,
    grammar: &'static Grammar,
) -> Option<(&'static str, Bindings)> {
    let (words, mut furthest) = (split(text, 1), Furthest::default());
    match chapter {
        "announcements" => {
            let (row, values) = read::announced(&words, &mut furthest, grammar)?;
            Some((row.sentence, values))
        }
        "penalties" => {
            let (length, all) = penalties::read(&words, grammar)?;
            let [penalty] = all[..] else { return None };
            (length == words.len()).then(|| penalties::row(penalty))
        }
        "orders" => {
            let text = format!(
                "{} {text}",
                sentence(
                    "ruled {provisions} [about {side}]",
                    &Bindings::default().with("provisions", sample("provisions", false)),
                    grammar
                ) + ":"
            );
            match expected::read(&split(&text, 1), &mut furthest, grammar)? {
                expected::Expectation::Decided(wanted) => match &wanted.orders?[..] {
                    [(key, _, values)] => Some((key, values.clone())),
                    _ => None,
                },
                _ => None,
            }
        }
        "decisions" | "the table afterwards" => {
            match expected::read(&words, &mut furthest, grammar)? {
                expected::Expectation::Decided(wanted) => Some((wanted.key, wanted.values)),
                expected::Expectation::Cites(cited) => Some((
                    expected::CITES,
                    Bindings::default().with("provisions", Value::Cited(cited)),
                )),
                expected::Expectation::Against(cited) => Some((
                    expected::AGAINST,
                    Bindings::default().with("provisions", Value::Cited(cited)),
                )),
                expected::Expectation::State(key, _, values) => Some((key, values)),
            }
        }
        _ => {
            let who =
                if chapter == "by the arbiter" { Who::Arbiter } else { Who::Player(Colour::White) };
            let actor = NamedActor::new(1, who);
            match &acts::read(&words, &actor, &mut furthest, grammar)?[..] {
                [act] => Some((act.key, act.values.clone())),
                _ => None,
            }
        }
    }
}

/// Synonymous sentences, which a language may express in the same way.
const SAME: &[&[&str]] = &[
    &[
        "claims {matter} [by {side}]",
        "claims {whose} {matter}",
        "claims [that] {whose} flag (is down|has fallen|fell)",
        "claims (touch move|the touched piece)",
    ],
    &[
        "(sees|notices|observes) {matter} [(by|of) {side}] [(at|in|on) move {number}|at {after}]",
        "(sees|notices|observes) {whose} {matter} [(at|in|on) move {number}|at {after}]",
    ],
    &[
        "has a ringing phone",
        "has a (phone|device) {device}",
        "has a (phone|device) that {device}",
        "has a (phone|device) that is {device}",
    ],
    &[
        "claims {matter} [by {side}] ((at|in|on) move {number}|at {after})",
        "claims (touch move|the touched piece)",
    ],
    &[
        "warns {side} [under {provision}]",
        "gives {side} a warning [under {provision}]",
        "penalises {side} with {penalties} under {provision}",
    ],
];

/// Reports whether two sentences are equivalent. `whose` and `by` are the same.
fn is_same(one: &(&'static str, Bindings), other: &(&'static str, Bindings)) -> bool {
    let values = |values: &Bindings| {
        let text = crate::case::same::bare(values).replace("whose=", "side=");
        let mut parts: Vec<String> = text.split(' ').map(str::to_owned).collect();
        parts.sort();
        parts
    };
    let is_group = |group: &&[&str]| group.contains(&one.0) && group.contains(&other.0);
    // The ringing telephone, and the claimed flag, are words there and a slot here.
    one.0 == other.0 && values(&one.1) == values(&other.1)
        || one.0 != other.0 && SAME.iter().any(is_group)
}

#[test]
fn every_sentence_that_is_written_is_read_again() {
    let mut wrong = Vec::new();
    for chapter in vocabulary() {
        for key in &chapter.sentences {
            for values in samples(key) {
                let said = |grammar: &'static Grammar| {
                    let text = sentence(key, &values, grammar);
                    let found = read_again(chapter.name, &text, grammar);
                    (text, found)
                };
                // Some sentences coincide in English too: “claims” any irregularity, and “claims an illegal move”.
                let english = said(Grammar::for_language(Language::En)).1;
                let own = Some((*key, values.clone()));
                for language in Language::ALL {
                    let (text, found) = said(Grammar::for_language(language));
                    let is_one = |meant: &Option<(&'static str, Bindings)>| {
                        found
                            .as_ref()
                            .zip(meant.as_ref())
                            .is_some_and(|(one, other)| is_same(one, other))
                    };
                    if !is_one(&own) && !is_one(&english) {
                        wrong.push(format!("{language:?}: {key}\n  {text}\n  {found:?}\n"));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.concat());
}
