//! Slots for players, pieces and hands in the words of a language.

use adoube_chess::{Colour, File, Role};

use super::{Found, Value};
use crate::{
    case::{language::Grammar, moves::in_english, words::Word},
    vocabulary::Hand,
};

/// Returns the key of a player's name.
pub(in crate::case) const fn side_key(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "side/white",
        Colour::Black => "side/black",
    }
}

/// Parses a player's name in any form.
pub(super) fn side(words: &[Word], grammar: &Grammar) -> Found {
    let of = |colour: Colour| {
        let length = grammar.says(side_key(colour), words, 0)?;
        Some((length, Value::Side(colour)))
    };
    Colour::ALL.into_iter().filter_map(of).collect()
}

/// Returns the key of the adjective for pieces of a colour and gender.
pub(in crate::case) const fn colour_key(colour: Colour, is_feminine: bool) -> &'static str {
    match (colour, is_feminine) {
        (Colour::White, false) => "colour/white-masculine",
        (Colour::White, true) => "colour/white-feminine",
        (Colour::Black, false) => "colour/black-masculine",
        (Colour::Black, true) => "colour/black-feminine",
    }
}

/// Parses the colour before a piece: the number of words, and the colour.
pub(super) fn colour(words: &[Word], at: usize, grammar: &Grammar) -> (usize, Option<Colour>) {
    let length = |colour: Colour| {
        if grammar.is_english() {
            return words.get(at).filter(|word| is_english_colour(word, colour)).map(|_| 1);
        }
        let keys = [colour_key(colour, false), colour_key(colour, true)];
        keys.into_iter().filter_map(|key| grammar.says(key, words, at)).max()
    };
    let found = Colour::ALL.into_iter().find_map(|colour| Some((length(colour)?, Some(colour))));
    found.unwrap_or((0, None))
}

/// Reports whether a word is `white` or `White's`.
fn is_english_colour(word: &Word, colour: Colour) -> bool {
    let name = match colour {
        Colour::White => "white",
        Colour::Black => "black",
    };
    word.is(name) || word.is(&format!("{name}'s")) || word.is(&format!("{name}’s"))
}

/// Parses the owner after a piece: `kralja črnega`. English puts it before.
pub(super) fn owner(
    words: &[Word],
    at: usize,
    said: Option<Colour>,
    grammar: &Grammar,
) -> (usize, Option<Colour>) {
    if grammar.is_english() || said.is_some() {
        return (0, said);
    }
    let found = side(words.get(at..).unwrap_or_default(), grammar).into_iter().next();
    match found {
        Some((length, Value::Side(colour))) => (length, Some(colour)),
        _ => (0, None),
    }
}

/// Returns the key of the name of a piece, which is its English name.
pub(in crate::case) const fn role_key(role: Role) -> &'static str {
    match role {
        Role::Pawn => "role/pawn",
        Role::Knight => "role/knight",
        Role::Bishop => "role/bishop",
        Role::Rook => "role/rook",
        Role::Queen => "role/queen",
        Role::King => "role/king",
    }
}

/// Parses the name of a piece: the number of words, and the piece.
pub(super) fn role(words: &[Word], at: usize, grammar: &Grammar) -> Option<(usize, Role)> {
    let length = |role: Role| {
        let key = role_key(role);
        if grammar.is_english() {
            let name = key.trim_start_matches("role/");
            return words.get(at).filter(|word| word.is(name)).map(|_| 1);
        }
        grammar.says(key, words, at)
    };
    Role::ALL.into_iter().find_map(|role| Some((length(role)?, role)))
}

/// Returns how many words say that a piece is on the square that follows.
pub(super) fn on(words: &[Word], at: usize, grammar: &Grammar) -> usize {
    if grammar.is_english() {
        let is_on = |word: &Word| ["on", "from", "at"].iter().any(|on| word.is(on));
        return usize::from(words.get(at).is_some_and(is_on));
    }
    grammar.says("standing/on", words, at).unwrap_or(0)
}

/// The slot for the letter in a name such as `e-pawn`.
const FILE: &str = "{file}";

/// Parses `e-pawn`, or `e` before `pawn`: the file, and the index of the next word.
pub(super) fn file_of_pawn(words: &[Word], at: usize, grammar: &Grammar) -> (Option<File>, usize) {
    let Some(word) = words.get(at).filter(|word| !word.quoted) else { return (None, at) };
    let text = word.text.to_lowercase();
    let bare = file_names(grammar)
        .find_map(|ending| text.strip_suffix(&ending.to_lowercase()).map(str::to_owned));
    let letter = in_english(bare.as_ref().unwrap_or(&text));
    let mut signs = letter.chars();
    let (Some(sign), None) = (signs.next(), signs.next()) else { return (None, at) };
    let is_followed = matches!(role(words, at + 1, grammar), Some((_, Role::Pawn)));
    match File::from_letter(sign) {
        Some(file) if is_followed || bare.is_some() => (Some(file), at + 1),
        _ => (None, at),
    }
}

/// Iterates over what follows the letter of the file in the name of a pawn.
fn file_names(grammar: &Grammar) -> impl Iterator<Item = &'static str> {
    let english = grammar.is_english().then_some("-pawn");
    let forms = grammar.phrases("standing/file-pawn").iter().flat_map(|phrase| &phrase.forms);
    english.into_iter().chain(forms.filter_map(|form| form.text.strip_prefix(FILE)))
}

/// Returns the key of a hand.
pub(in crate::case) const fn hand_key(hand: Hand) -> &'static str {
    match hand {
        Hand::Left => "hand/left",
        Hand::Right => "hand/right",
        Hand::Both => "hand/both",
        Hand::Usual => "hand/one",
    }
}

/// Parses a hand.
pub(super) fn hand(words: &[Word], grammar: &Grammar) -> Found {
    let hands = [Hand::Left, Hand::Right, Hand::Both, Hand::Usual];
    let length = |hand: Hand| Some((grammar.says(hand_key(hand), words, 0)?, Value::Hand(hand)));
    hands.into_iter().filter_map(length).collect()
}

/// Returns the values of a slot, as far as they can be listed.
pub(super) fn known(name: &str, grammar: &Grammar) -> Vec<String> {
    let written = |key: &str| grammar.first(key).to_owned();
    match name {
        "side" | "whose" => Colour::ALL.map(|colour| written(side_key(colour))).to_vec(),
        _ => {
            let phrases = grammar.names(name).iter().flat_map(|(_, phrases)| phrases);
            phrases
                .filter_map(|phrase| phrase.forms.first())
                .map(|form| form.text.to_owned())
                .collect()
        }
    }
}
