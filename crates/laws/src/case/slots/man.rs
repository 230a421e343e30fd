//! Slots for squares, pieces, moves and hands.

use adoube_chess::{Role, Square};

use super::{Found, Value, local};
use crate::{
    case::{
        language::Grammar,
        moves::{in_english, is_move},
        values::{PieceDescription, PieceOrientation},
        words::Word,
    },
    vocabulary::Hand,
};

pub(super) fn square(words: &[Word], _: &'static Grammar) -> Found {
    let found = words.first().and_then(on_board);
    found.map(|square| (1, Value::Square(square))).into_iter().collect()
}

/// Parses `a white queen`, `queen`, `the black pawn`, `an upside-down rook`.
pub(super) fn piece(words: &[Word], grammar: &'static Grammar) -> Found {
    let turned = |at: usize| grammar.says("upside-down", words, at);
    let (mut at, mut upright) = (0, PieceOrientation::Yes);
    loop {
        if words.get(at).is_some_and(|word| grammar.is_determiner(word)) {
            at += 1;
        } else if let Some(length) = turned(at) {
            (at, upright) = (at + length, PieceOrientation::UpsideDown);
        } else {
            break;
        }
    }
    let (length, whose) = local::colour(words, at, grammar);
    at += length;
    if let Some(length) = turned(at) {
        (at, upright) = (at + length, PieceOrientation::UpsideDown);
    }
    let Some((length, role)) = local::role(words, at, grammar) else { return Vec::new() };
    at += length;
    if let Some(length) = turned(at).filter(|_| !grammar.is_english()) {
        (at, upright) = (at + length, PieceOrientation::UpsideDown);
    }
    vec![(at, Value::Man(whose, role, upright))]
}

fn move_at(words: &[Word], at: usize) -> Option<String> {
    let word = words.get(at).filter(|word| !word.quoted && is_move(&word.text))?;
    Some(word.text.clone())
}

pub(super) fn one_move(words: &[Word], _: &'static Grammar) -> Found {
    let passing = ["e.p.", "ep", "e.p", "е.п.", "е.п"]
        .iter()
        .any(|sign| words.get(1).is_some_and(|word| word.is(sign)));
    let length = 1 + usize::from(passing);
    let found = move_at(words, 0).map(|text| (length, Value::Moves(vec![text])));
    found.into_iter().collect()
}

/// Parses `Re3`, `Re3, Re4`, `Re3 or Re4`.
pub(super) fn moves(words: &[Word], grammar: &'static Grammar) -> Found {
    let Some(first) = move_at(words, 0) else { return Vec::new() };
    let (mut moves, mut at) = (vec![first], 1);
    let parted = |at: usize| {
        let comma = words.get(at).filter(|word| word.is(",")).map(|_| 1);
        comma.or_else(|| grammar.says("or", words, at))
    };
    while let Some(length) = parted(at)
        && let Some(next) = move_at(words, at + length)
    {
        moves.push(next);
        at += length + 1;
    }
    vec![(at, Value::Moves(moves))]
}

/// Parses `with the left hand`, `using both hands`, `with his right hand`.
pub(super) fn hand(words: &[Word], grammar: &'static Grammar) -> Found {
    if !grammar.is_english() {
        return local::hand(words, grammar);
    }
    let is = |at: usize, said: &[&str]| {
        words.get(at).is_some_and(|word| said.iter().any(|said| word.is(said)))
    };
    if !is(0, &["with", "using"]) {
        return Vec::new();
    }
    let at = 1 + usize::from(words.get(1).is_some_and(|word| grammar.is_determiner(word)));
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

/// Parses a piece on the board: `g1`, `Ng1`, `the knight on g1`, `the g1 knight`, `the e-pawn`, `Black's
/// queen`, `the king`.
pub(super) fn standing(words: &[Word], grammar: &'static Grammar) -> Found {
    let mut found = Vec::new();
    let mut push = |length: usize, standing: PieceDescription| {
        let text: Vec<&str> = words.iter().take(length).map(|word| word.text.as_str()).collect();
        let standing = PieceDescription { text: text.join(" "), ..standing };
        found.push((length, Value::Standing(standing)));
    };
    let bare = PieceDescription::default();
    let mut at = 0;
    while words.get(at).is_some_and(|word| grammar.is_determiner(word)) {
        at += 1;
    }
    let (length, whose) = local::colour(words, at, grammar);
    at += length;
    let Some(first) = words.get(at).filter(|word| !word.quoted) else { return Vec::new() };
    if let Some((kind, square)) = lettered(&first.text) {
        push(
            at + 1,
            PieceDescription { colour: whose, role: kind, square: Some(square), ..bare.clone() },
        );
        if let Some((length, role)) = local::role(words, at + 1, grammar) {
            let (role, square) = (Some(role), Some(square));
            push(at + 1 + length, PieceDescription { colour: whose, role, square, ..bare.clone() });
        }
    }
    let (file, at) = local::file_of_pawn(words, at, grammar);
    let named = local::role(words, at, grammar);
    if let Some(role) = named.map(|(_, role)| role).or(file.map(|_| Role::Pawn)) {
        let end = at + named.map_or(0, |(length, _)| length);
        let role = Some(role);
        let (length, owner) = local::owner(words, end, whose, grammar);
        let end = end + length;
        push(end, PieceDescription { colour: owner, role, file, ..bare.clone() });
        let place = end + local::on(words, end, grammar);
        if let Some(square) = words.get(place).and_then(on_board) {
            let (length, owner) = local::owner(words, place + 1, owner, grammar);
            push(
                place + 1 + length,
                PieceDescription { colour: owner, role, square: Some(square), ..bare },
            );
        }
    }
    found.sort_by_key(|(length, _)| std::cmp::Reverse(*length));
    found
}

fn on_board(word: &Word) -> Option<Square> {
    in_english(&word.text.to_lowercase()).parse().ok().filter(|_| !word.quoted)
}

/// Parses `g1` or `Ng1`.
fn lettered(text: &str) -> Option<(Option<Role>, Square)> {
    if let Ok(square) = in_english(&text.to_lowercase()).parse() {
        return Some((None, square));
    }
    let text = in_english(text);
    let (letter, square) = (text.chars().next()?, text.get(1..)?);
    let role = match letter {
        'P' => Role::Pawn,
        _ => Role::ALL.into_iter().find(|role| *role != Role::Pawn && role.letter() == letter)?,
    };
    Some((Some(role), square.parse().ok()?))
}
