//! Squares, pieces, moves and hands.

use adoube_chess::{Colour, File, Role, Square};

use super::{Found, Value};
use crate::{
    case::{forms::is_determiner, moves::is_move, values::Standing, words::Word},
    vocabulary::Hand,
};

pub(super) fn square(words: &[Word]) -> Found {
    let found = words.first().and_then(on_board);
    found.map(|square| (1, Value::Square(square))).into_iter().collect()
}

/// `a white queen`, `queen`, `the black pawn`, `an upside-down rook`.
pub(super) fn piece(words: &[Word]) -> Found {
    let is_turned = |at: usize| {
        let turned = ["upside-down", "upturned", "inverted"];
        words.get(at).is_some_and(|word| turned.iter().any(|said| word.is(said)))
    };
    let mut at = 0;
    while words.get(at).is_some_and(is_determiner) || is_turned(at) {
        at += 1;
    }
    let whose = colour(words.get(at));
    at += usize::from(whose.is_some());
    at += usize::from(is_turned(at));
    let role = words.get(at).and_then(role);
    role.map(|role| (at + 1, Value::Man(whose, role))).into_iter().collect()
}

fn move_at(words: &[Word], at: usize) -> Option<String> {
    let word = words.get(at).filter(|word| !word.quoted && is_move(&word.text))?;
    Some(word.text.clone())
}

pub(super) fn one_move(words: &[Word]) -> Found {
    let passing =
        ["e.p.", "ep", "e.p"].iter().any(|sign| words.get(1).is_some_and(|word| word.is(sign)));
    let length = 1 + usize::from(passing);
    let found = move_at(words, 0).map(|text| (length, Value::Moves(vec![text])));
    found.into_iter().collect()
}

/// `Re3`, `Re3, Re4`, `Re3 or Re4`.
pub(super) fn moves(words: &[Word]) -> Found {
    let Some(first) = move_at(words, 0) else { return Vec::new() };
    let (mut moves, mut at) = (vec![first], 1);
    while words.get(at).is_some_and(|word| word.is(",") || word.is("or"))
        && let Some(next) = move_at(words, at + 1)
    {
        moves.push(next);
        at += 2;
    }
    vec![(at, Value::Moves(moves))]
}

/// `with the left hand`, `using both hands`, `with his right hand`.
pub(super) fn hand(words: &[Word]) -> Found {
    let is = |at: usize, said: &[&str]| {
        words.get(at).is_some_and(|word| said.iter().any(|said| word.is(said)))
    };
    if !is(0, &["with", "using"]) {
        return Vec::new();
    }
    let at = 1 + usize::from(words.get(1).is_some_and(is_determiner));
    let hand = [
        (&["left"][..], Hand::Left),
        (&["right"], Hand::Right),
        (&["both", "two"], Hand::Both),
        (&["one", "same"], Hand::Usual),
    ];
    let named = hand.into_iter().find(|(said, _)| is(at, said)).map(|(_, hand)| hand);
    let found = named.filter(|_| is(at + 1, &["hand", "hands"]));
    found.map(|hand| (at + 2, Value::Hand(hand))).into_iter().collect()
}

/// A piece on the board: `g1`, `Ng1`, `the knight on g1`, `the g1 knight`, `the e-pawn`, `Black's queen`, `the king`.
pub(super) fn standing(words: &[Word]) -> Found {
    let mut found = Vec::new();
    let mut push = |length: usize, standing: Standing| {
        let text: Vec<&str> = words.iter().take(length).map(|word| word.text.as_str()).collect();
        let standing = Standing { text: text.join(" "), ..standing };
        found.push((length, Value::Standing(standing)));
    };
    let bare = Standing::default();
    let mut at = 0;
    while words.get(at).is_some_and(is_determiner) {
        at += 1;
    }
    let whose = colour(words.get(at));
    at += usize::from(whose.is_some());
    let Some(first) = words.get(at).filter(|word| !word.quoted) else { return Vec::new() };
    if let Some((kind, square)) = lettered(&first.text) {
        push(at + 1, Standing { colour: whose, role: kind, square: Some(square), ..bare.clone() });
        if let Some(role) = words.get(at + 1).and_then(role) {
            let square = Some(square);
            push(at + 2, Standing { colour: whose, role: Some(role), square, ..bare.clone() });
        }
    }
    let (file, at) = file_of_pawn(words, at);
    if let Some(role) = words.get(at).and_then(role).or(file.map(|_| Role::Pawn)) {
        let end = at + usize::from(words.get(at).is_some_and(|word| self::role(word).is_some()));
        push(end, Standing { colour: whose, role: Some(role), file, ..bare.clone() });
        let is_on =
            words.get(end).is_some_and(|word| ["on", "from", "at"].iter().any(|on| word.is(on)));
        let place = end + usize::from(is_on);
        if let Some(square) = words.get(place).and_then(on_board) {
            let square = Some(square);
            push(place + 1, Standing { colour: whose, role: Some(role), square, ..bare });
        }
    }
    found.sort_by_key(|(length, _)| std::cmp::Reverse(*length));
    found
}

/// `e-pawn`, or `e` before `pawn`: the file, and the word behind it.
fn file_of_pawn(words: &[Word], at: usize) -> (Option<File>, usize) {
    let Some(word) = words.get(at) else { return (None, at) };
    let text = word.text.to_lowercase();
    let letter = text.strip_suffix("-pawn").unwrap_or(&text);
    let mut signs = letter.chars();
    let (Some(sign), None) = (signs.next(), signs.next()) else { return (None, at) };
    let is_followed = words.get(at + 1).is_some_and(|word| word.is("pawn"));
    match File::from_letter(sign) {
        Some(file) if is_followed || letter != text => (Some(file), at + 1),
        _ => (None, at),
    }
}

fn on_board(word: &Word) -> Option<Square> {
    word.text.to_lowercase().parse().ok().filter(|_| !word.quoted)
}

/// `g1` or `Ng1`.
fn lettered(text: &str) -> Option<(Option<Role>, Square)> {
    if let Ok(square) = text.to_lowercase().parse() {
        return Some((None, square));
    }
    let (letter, square) = (text.chars().next()?, text.get(1..)?);
    let role = match letter {
        'P' => Role::Pawn,
        _ => Role::ALL.into_iter().find(|role| *role != Role::Pawn && role.letter() == letter)?,
    };
    Some((Some(role), square.parse().ok()?))
}

/// The name of a piece.
fn role(word: &Word) -> Option<Role> {
    let name = |role: &Role| match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    };
    Role::ALL.into_iter().find(|role| word.is(name(role)))
}

/// `white`, `White's`.
fn colour(word: Option<&Word>) -> Option<Colour> {
    let word = word?;
    let names = [(Colour::White, "white"), (Colour::Black, "black")];
    let is = |name: &str| {
        word.is(name) || word.is(&format!("{name}'s")) || word.is(&format!("{name}’s"))
    };
    names.into_iter().find(|(_, name)| is(name)).map(|(colour, _)| colour)
}
