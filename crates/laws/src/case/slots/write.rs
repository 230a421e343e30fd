//! Writes sentences and values in a language.

use adoube_chess::{
    Colour, Role, fen,
    notation::{Language, Letters},
};

use super::{Bindings, Value, colour_key, english_name, hand_key, penalties, role_key, side_key};
use crate::{
    case::{
        language::Grammar,
        moves::{in_english, in_letters_of, is_move},
        names,
        pattern::{Inflection, PatternPart, compile},
        primitives::{self, clock_time},
        values::{HalfMove, PieceDescription, PieceOrientation},
    },
    clock::{Correction, FlagAfter},
};

/// Writes a sentence by the first pattern of a language; the English sentence is the key.
pub(in crate::case) fn sentence(
    key: &'static str,
    values: &Bindings,
    grammar: &'static Grammar,
) -> String {
    let english = grammar.patterns(key).is_empty().then(|| compile(key));
    let own = grammar.patterns(key).first();
    let pieces = own.or(english.as_ref()).map_or(&[][..], Vec::as_slice);
    by_pattern(pieces, values, grammar)
}

/// Writes a sentence by any pattern.
pub(in crate::case) fn by_pattern(
    pieces: &[PatternPart],
    values: &Bindings,
    grammar: &'static Grammar,
) -> String {
    let rest: Vec<(&str, &Value)> =
        values.entries().iter().map(|(slot, value)| (*slot, value)).collect();
    let mut writer = Writer { rest, needed: Vec::new(), said: Vec::new(), grammar };
    writer.parts(pieces);
    joined(&writer.said)
}

/// Joins words; there is no space before a comma, a semicolon or a colon.
pub(in crate::case) fn joined(words: &[String]) -> String {
    let mut text = String::new();
    for word in words.iter().filter(|word| !word.is_empty()) {
        let is_sign = [",", ";", ":", "."].contains(&word.as_str()) || word.starts_with(", ");
        if !text.is_empty() && !is_sign {
            text.push(' ');
        }
        text.push_str(word);
    }
    text
}

/// Writes an announcement with its own syntax after its keyword.
pub(in crate::case) fn keyword(sentence: &'static str, rest: &str, grammar: &Grammar) -> String {
    let english = grammar.patterns(sentence).is_empty().then(|| compile(sentence));
    let own = grammar.patterns(sentence).first();
    let pieces = own.or(english.as_ref()).map_or(&[][..], Vec::as_slice);
    let mut words = words(pieces);
    words.push(rest.to_owned());
    joined(&words)
}

/// Returns the words of a pattern before its slot.
fn words(pieces: &[PatternPart]) -> Vec<String> {
    let mut said = Vec::new();
    for piece in pieces {
        match piece {
            PatternPart::Word(word) => said.push((*word).to_owned()),
            PatternPart::Slot(..) => break,
            PatternPart::Optional(_) => {}
            PatternPart::OneOf(choices) => {
                said.extend(choices.first().map(|first| joined(&words(first))));
            }
        }
    }
    said
}

struct Writer<'a> {
    /// The values not written yet.
    rest: Vec<(&'a str, &'a Value)>,
    /// The required slots further on: optional parts must not take their values.
    needed: Vec<&'static str>,
    said: Vec<String>,
    grammar: &'static Grammar,
}

impl Writer<'_> {
    fn parts(&mut self, pieces: &[PatternPart]) {
        let outer = self.needed.len();
        let mut number = None;
        for (at, piece) in pieces.iter().enumerate() {
            let behind = number.take();
            let next = pieces.get(at + 1..).unwrap_or_default();
            self.needed.truncate(outer);
            self.needed.extend(needed(next));
            match piece {
                PatternPart::Word(word) => self.said.push((*word).to_owned()),
                PatternPart::Slot(slot, inflection) => {
                    if let Some(at) = self.rest.iter().position(|(own, _)| own == slot) {
                        let (slot, found) = self.rest.remove(at);
                        number = match found {
                            Value::Number(number) => Some(*number),
                            _ => None,
                        };
                        self.said.push(value(slot, found, *inflection, self.grammar));
                    }
                }
                PatternPart::OneOf(choices) => {
                    let counted = behind.and_then(|number| self.counted(number, choices));
                    match counted {
                        Some(word) => self.said.push(word.to_owned()),
                        None => self.choice(choices),
                    }
                }
                PatternPart::Optional(inner) => {
                    let [PatternPart::OneOf(choices)] = inner.as_slice() else { continue };
                    let has_values = choices.iter().any(|choice| self.taken(choice) > Some(0));
                    if has_values || self.is_said_anyway(choices, next.first()) {
                        self.choice(choices);
                    }
                }
            }
        }
        self.needed.truncate(outer);
    }

    /// Reports whether an optional part without values is written nevertheless: a colon, and in English an article.
    fn is_said_anyway(&self, choices: &[Vec<PatternPart>], next: Option<&PatternPart>) -> bool {
        let articles = ["a", "an", "the", "that"];
        match choices.first().map(Vec::as_slice) {
            Some([PatternPart::Word(":")]) => true,
            Some([PatternPart::Word(word)]) => {
                let is_followed = !matches!(next, None | Some(PatternPart::Optional(_)));
                self.grammar.is_english() && articles.contains(word) && is_followed
            }
            Some([PatternPart::Word("the"), ..]) => self.grammar.is_english(),
            _ => false,
        }
    }

    /// Returns the noun after a number: its singular comes first in English, second elsewhere.
    fn counted(&self, number: u32, choices: &[Vec<PatternPart>]) -> Option<&'static str> {
        let is_second = is_one(number, self.grammar.language()) != self.grammar.is_english();
        match choices.get(usize::from(is_second))?.as_slice() {
            [PatternPart::Word(word)] => Some(word),
            _ => None,
        }
    }

    /// Writes the alternative that uses most of the values, of equals the first.
    fn choice(&mut self, choices: &[Vec<PatternPart>]) {
        let taken: Vec<Option<usize>> = choices.iter().map(|choice| self.taken(choice)).collect();
        let best = taken.iter().flatten().max();
        let at = taken.iter().position(|taken| taken.is_some() && taken.as_ref() == best);
        if let Some(choice) = at.and_then(|at| choices.get(at)) {
            self.parts(choice);
        }
    }

    /// Returns how many of the values a part of a pattern uses; `None` if it needs a missing one.
    fn taken(&self, pieces: &[PatternPart]) -> Option<usize> {
        let mut taken = 0;
        for piece in pieces {
            taken += match piece {
                PatternPart::Word(_) => 0,
                PatternPart::Slot(slot, _) => {
                    let there = self.rest.iter().filter(|(own, _)| own == slot).count();
                    let needed = self.needed.iter().filter(|own| *own == slot).count();
                    (there > needed).then_some(1)?
                }
                PatternPart::Optional(inner) => self.taken(inner).unwrap_or(0),
                PatternPart::OneOf(choices) => {
                    choices.iter().filter_map(|choice| self.taken(choice)).max()?
                }
            };
        }
        Some(taken)
    }
}

/// Iterates over the required slots.
fn needed(pieces: &[PatternPart]) -> impl Iterator<Item = &'static str> {
    pieces.iter().filter_map(|piece| match piece {
        PatternPart::Slot(slot, _) => Some(*slot),
        PatternPart::Word(_) | PatternPart::Optional(_) | PatternPart::OneOf(_) => None,
    })
}

/// Writes a value in a slot.
pub(in crate::case) fn value(
    slot: &str,
    value: &Value,
    inflection: Inflection,
    grammar: &'static Grammar,
) -> String {
    let letters = Letters::Of(grammar.language());
    match value {
        Value::Side(colour) => side(*colour, slot, inflection, grammar),
        Value::Square(square) => {
            [letters.file(square.file()), square.rank().digit()].into_iter().collect()
        }
        Value::Man(colour, role, upright) => man(*colour, *role, *upright, inflection, grammar),
        Value::Standing(piece) => standing(piece, inflection, grammar),
        Value::Moves(moves) => {
            let local = |text: &String| moved(text, grammar);
            moves.iter().map(local).collect::<Vec<_>>().join(", ")
        }
        Value::Time(time) => {
            let sign = match slot {
                "gain" | "amount" => "+",
                "loss" => "-",
                _ => "",
            };
            format!("{sign}{}", clock_time(*time))
        }
        Value::Number(number) => number.to_string(),
        Value::Text(text) if is_move(text) => format!("\"{}\"", moved(text, grammar)),
        Value::Text(text) => format!("\"{text}\""),
        Value::Outcome(outcome) => outcome.to_string(),
        Value::Cited(cited) => listed(cited),
        Value::HalfMoves(moments) => {
            let written = |moment: &HalfMove| moment_in(*moment, grammar);
            moments.iter().map(written).collect::<Vec<_>>().join(", ")
        }
        Value::Board { board, fields } => {
            let text = fen::write(board, fen::Castling::XFen).as_str().to_owned();
            text.split(' ').take(*fields).collect::<Vec<_>>().join(" ")
        }
        Value::Control(control) => control.to_string(),
        Value::Hand(hand) if grammar.is_english() => {
            format!("with {}", english_hand(hand_key(*hand)))
        }
        Value::Hand(hand) => grammar.first(hand_key(*hand)).to_owned(),
        Value::Penalties(all) => {
            let rows = all.iter().map(|penalty| penalties::row(*penalty));
            let written = rows.map(|(key, values)| sentence(key, &values, grammar));
            written.collect::<Vec<_>>().join("; ")
        }
        Value::Correction(to) => correction(*to, grammar),
        Value::Points(points) => format!("{}-{}", points.white, points.black),
        Value::Named(variant) => name(slot, variant, inflection, grammar),
    }
}

fn listed<T: ToString>(all: &[T]) -> String {
    all.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Writes a move in the letters of the language.
pub(in crate::case) fn moved(text: &str, grammar: &Grammar) -> String {
    in_letters_of(&in_english(text), grammar.language())
}

fn side(colour: Colour, slot: &str, inflection: Inflection, grammar: &Grammar) -> String {
    if grammar.is_english() {
        let name = primitives::side(colour);
        return if slot == "whose" { format!("{name}'s") } else { name.to_owned() };
    }
    inflected(side_key(colour), inflection, grammar)
}

/// Returns a word of the language in a grammatical case.
fn inflected(key: &str, inflection: Inflection, grammar: &Grammar) -> String {
    let form = grammar.phrases(key).first().and_then(|phrase| phrase.form(inflection));
    form.map_or_else(String::new, |form| form.text.to_owned())
}

/// Writes a named variant.
fn name(slot: &str, variant: &str, inflection: Inflection, grammar: &Grammar) -> String {
    let form = grammar.name(slot, variant).first().and_then(|phrase| phrase.form(inflection));
    match form {
        Some(form) => form.text.to_owned(),
        None => english_name(slot, variant).unwrap_or_else(|| names::spoken(variant)),
    }
}

/// Writes a piece with its colour, if it has one.
fn coloured(
    colour: Option<Colour>,
    role: Role,
    inflection: Inflection,
    grammar: &Grammar,
) -> Vec<String> {
    let key = role_key(role);
    if grammar.is_english() {
        let colour = colour.map(|colour| primitives::side(colour).to_lowercase());
        return colour.into_iter().chain([key.trim_start_matches("role/").to_owned()]).collect();
    }
    let gender = grammar.first(&key.replace("role/", "role-gender/"));
    let is_feminine = gender == "feminine";
    let adjective =
        colour.map(|colour| inflected(colour_key(colour, is_feminine), inflection, grammar));
    adjective.into_iter().chain([inflected(key, inflection, grammar)]).collect()
}

fn man(
    colour: Option<Colour>,
    role: Role,
    upright: PieceOrientation,
    inflection: Inflection,
    grammar: &Grammar,
) -> String {
    let mut said = coloured(colour, role, inflection, grammar);
    if upright == PieceOrientation::UpsideDown {
        said.insert(0, inflected("upside-down", inflection, grammar));
    }
    if grammar.is_english() {
        let is_vowel = said.first().is_some_and(|first| first.starts_with('u'));
        said.insert(0, if is_vowel { "an" } else { "a" }.to_owned());
    }
    joined(&said)
}

/// Writes a piece on the board: by its letter if it was named so, else by its name.
fn standing(piece: &PieceDescription, inflection: Inflection, grammar: &'static Grammar) -> String {
    let letters = Letters::Of(grammar.language());
    let square = piece.square.map(|at| value("square", &Value::Square(at), inflection, grammar));
    let mut said = match (piece.role, &piece.colour, &square) {
        (None, _, Some(square)) => return square.clone(),
        (Some(role), None, Some(square)) if !piece.text.contains(' ') => {
            let letter = letters.piece(role).map_or_else(|| "P".to_owned(), String::from);
            return format!("{letter}{square}");
        }
        (role, colour, _) => coloured(*colour, role.unwrap_or(Role::Pawn), inflection, grammar),
    };
    if let Some(file) = piece.file {
        let named = inflected("standing/file-pawn", inflection, grammar);
        let named = if grammar.is_english() { "{file}-pawn".to_owned() } else { named };
        let letter = letters.file(file).to_string();
        said.pop();
        said.push(named.replace("{file}", &letter));
    }
    if let Some(square) = square {
        let on = if grammar.is_english() { "on" } else { grammar.first("standing/on") };
        said.extend([on.to_owned(), square]);
    }
    if grammar.is_english() {
        said.insert(0, "the".to_owned());
    }
    joined(&said)
}

/// Writes a moment: `12w`, or the start.
fn moment_in(moment: HalfMove, grammar: &Grammar) -> String {
    match moment {
        HalfMove::Start => grammar.first("after/start").to_owned(),
        HalfMove::After(number, Colour::White) => format!("{number}w"),
        HalfMove::After(number, Colour::Black) => format!("{number}b"),
    }
}

fn correction(to: Correction, grammar: &Grammar) -> String {
    let numbered = |key: &str, number: u32| {
        let singular = grammar.phrases(key).get(1).and_then(|phrase| phrase.forms.first());
        let singular = singular.filter(|_| is_one(number, grammar.language()));
        let text = singular.map_or_else(|| grammar.first(key), |form| form.text);
        text.replace("{number}", &number.to_string())
    };
    let mut parts: Vec<String> = to.time.map(clock_time).into_iter().collect();
    parts.extend(to.period.map(|period| {
        grammar.first("correction/period").replace("{number}", &period.get().to_string())
    }));
    parts.extend(to.completed.map(|moves| numbered("correction/moves", moves.get().into())));
    if to.flag == FlagAfter::IsLifted {
        parts.push(grammar.first("correction/flag-up").to_owned());
    }
    joined(&parts)
}

/// Reports whether the counted noun is in the singular: 1, and in most related languages also 101 or 21.
#[expect(
    clippy::match_wildcard_for_single_variants,
    reason = "a further language counts as English does unless it is named here"
)]
const fn is_one(number: u32, language: Language) -> bool {
    match language {
        Language::Sl => number % 100 == 1,
        Language::Hr | Language::SrLatn | Language::SrCyrl => {
            number % 10 == 1 && number % 100 != 11
        }
        _ => number == 1,
    }
}

fn english_hand(key: &str) -> &'static str {
    match key {
        "hand/left" => "the left hand",
        "hand/right" => "the right hand",
        "hand/both" => "both hands",
        _ => "one hand",
    }
}
