//! Squares, pieces, moves and hands.

use adoube_chess::{Colour, Role};

use super::{Found, Value};
use crate::{
    case::{moves::is_move, words::Word},
    vocabulary::Hand,
};

pub(super) fn square(words: &[Word]) -> Found {
    let found = words.first().filter(|word| !word.quoted).and_then(|word| word.text.parse().ok());
    found.map(|square| (1, Value::Square(square))).into_iter().collect()
}

/// `a white queen`, `queen`, `the black pawn`.
pub(super) fn piece(words: &[Word]) -> Found {
    let mut at = 0;
    let mut next = |is: &dyn Fn(&Word) -> bool| {
        let found = words.get(at).filter(|word| is(word));
        at += usize::from(found.is_some());
        found
    };
    next(&|word| ["a", "an", "the"].iter().any(|article| word.is(article)));
    let colour = next(&|word| word.is("white") || word.is("black"));
    let colour = colour.map(|word| if word.is("white") { Colour::White } else { Colour::Black });
    let role = words.get(at).and_then(|word| {
        let name = |role: &Role| match role {
            Role::Pawn => "pawn",
            Role::Knight => "knight",
            Role::Bishop => "bishop",
            Role::Rook => "rook",
            Role::Queen => "queen",
            Role::King => "king",
        };
        Role::ALL.into_iter().find(|role| word.is(name(role)))
    });
    role.map(|role| (at + 1, Value::Man(colour, role))).into_iter().collect()
}

fn move_at(words: &[Word], at: usize) -> Option<String> {
    let word = words.get(at).filter(|word| !word.quoted && is_move(&word.text))?;
    Some(word.text.clone())
}

pub(super) fn one_move(words: &[Word]) -> Found {
    let found = move_at(words, 0).map(|text| (1, Value::Moves(vec![text])));
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

const HANDS: [(&[&str], Hand); 6] = [
    (&["with", "the", "left", "hand"], Hand::Left),
    (&["with", "the", "right", "hand"], Hand::Right),
    (&["with", "both", "hands"], Hand::Both),
    (&["with", "two", "hands"], Hand::Both),
    (&["with", "his", "left", "hand"], Hand::Left),
    (&["with", "his", "right", "hand"], Hand::Right),
];

pub(super) fn hand(words: &[Word]) -> Found {
    let said = |phrase: &[&str]| {
        words.len() >= phrase.len() && phrase.iter().zip(words).all(|(said, word)| word.is(said))
    };
    HANDS
        .iter()
        .filter(|(phrase, _)| said(phrase))
        .map(|(phrase, hand)| (phrase.len(), Value::Hand(*hand)))
        .collect()
}
