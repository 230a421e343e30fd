//! Provisions, results, positions, penalties, words.

use adoube_chess::{Board, Colour, fen};

use super::{Found, Value};
use crate::{
    Article, Edition, Provision,
    case::{
        penalties,
        values::{Cited, HalfMove},
        words::Word,
    },
    clock::PerPlayer,
    vocabulary::Outcome,
};

pub(super) fn number(words: &[Word]) -> Found {
    let Some(word) = words.first().filter(|word| !word.quoted) else { return Vec::new() };
    let found = word.text.parse().ok().or_else(|| number_word(word));
    found.map(|number| (1, Value::Number(number))).into_iter().collect()
}

/// Numbers that people write in words.
const NUMBERS: [(&str, u32); 18] = [
    ("no", 0),
    ("one", 1),
    ("two", 2),
    ("three", 3),
    ("four", 4),
    ("five", 5),
    ("six", 6),
    ("seven", 7),
    ("eight", 8),
    ("nine", 9),
    ("ten", 10),
    ("fifteen", 15),
    ("twenty", 20),
    ("thirty", 30),
    ("forty", 40),
    ("fifty", 50),
    ("sixty", 60),
    ("ninety", 90),
];

/// A number in words.
pub(super) fn number_word(word: &Word) -> Option<u32> {
    NUMBERS.iter().find(|(known, _)| word.is(known)).map(|(_, number)| *number)
}

pub(super) fn text(words: &[Word]) -> Found {
    let found = words.first().filter(|word| word.quoted);
    found.map(|word| (1, Value::Text(word.text.clone()))).into_iter().collect()
}

pub(super) fn result(words: &[Word]) -> Found {
    let Some(word) = words.first().filter(|word| !word.quoted) else { return Vec::new() };
    if let Ok(outcome) = word.text.parse() {
        return vec![(1, Value::Outcome(outcome))];
    }
    spoken_result(words)
        .map(|(length, outcome)| (length, Value::Outcome(outcome)))
        .into_iter()
        .collect()
}

/// `a draw`, `the game drawn`, `won by White`, `lost for Black`, `White the winner`, `White wins`.
fn spoken_result(words: &[Word]) -> Option<(usize, Outcome)> {
    let is = |at: usize, said: &[&str]| {
        words.get(at).is_some_and(|word| said.iter().any(|said| word.is(said)))
    };
    let mut at = 0;
    while is(at, &["a", "the", "game", "is"]) {
        at += 1;
    }
    if is(at, &["draw", "drawn"]) {
        return Some((at + 1, Outcome::DRAW));
    }
    let side = |at: usize| {
        super::side(words.get(at..)?, "").into_iter().find_map(|(_, value)| match value {
            Value::Side(side) => Some(side),
            _ => None,
        })
    };
    if is(at, &["won", "lost"]) {
        let by = at + 1 + usize::from(is(at + 1, &["by", "for"]));
        let side = side(by)?;
        let winner = if is(at, &["won"]) { side } else { side.other() };
        return Some((by + 1, Outcome::win(winner)));
    }
    let player = side(at)?;
    let verb = at + 1 + usize::from(is(at + 1, &["the", "as", "to"]));
    let verb = verb + usize::from(is(verb, &["the", "be"]));
    let winner = if is(verb, &["winner", "wins", "won", "win"]) {
        player
    } else if is(verb, &["loser", "loses", "lost"]) {
        player.other()
    } else {
        return None;
    };
    Some((verb + 1, Outcome::win(winner)))
}

pub(super) fn points(words: &[Word]) -> Found {
    let Some(word) = words.first().filter(|word| !word.quoted) else { return Vec::new() };
    let found = word.text.split_once(['-', '–']).and_then(|(white, black)| {
        Some(PerPlayer { white: white.parse().ok()?, black: black.parse().ok()? })
    });
    found.map(|points| (1, Value::Points(points))).into_iter().collect()
}

/// The name of a provision, or an article that some edition has.
fn cited(word: &Word) -> Option<Cited> {
    if word.quoted {
        return None;
    }
    if let Some(provision) = Provision::from_name(&word.text) {
        return Some(Cited::Provision(provision));
    }
    let article: Article = word.text.parse().ok()?;
    let is_known =
        Edition::ALL.into_iter().any(|edition| edition.provisions_at(&article).next().is_some());
    is_known.then_some(Cited::Article(article))
}

pub(super) fn provision(words: &[Word]) -> Found {
    let found = words.first().and_then(cited);
    found.map(|cited| (1, Value::Cited(vec![cited]))).into_iter().collect()
}

pub(super) fn provisions(words: &[Word]) -> Found {
    let Some(first) = words.first().and_then(cited) else { return Vec::new() };
    let (mut all, mut at) = (vec![first], 1);
    while words.get(at).is_some_and(|word| word.is(","))
        && let Some(next) = words.get(at + 1).and_then(cited)
    {
        all.push(next);
        at += 2;
    }
    vec![(at, Value::Cited(all))]
}

/// `12w`, `12b`, `12.`, `12...`, `the start`.
pub(super) fn half_move(words: &[Word]) -> Found {
    let found =
        moment_at(words, 0).map(|(length, moment)| (length, Value::HalfMoves(vec![moment])));
    found.into_iter().collect()
}

/// Several of these with commas between them.
pub(super) fn half_moves(words: &[Word]) -> Found {
    let Some((mut at, first)) = moment_at(words, 0) else { return Vec::new() };
    let mut moments = vec![first];
    while words.get(at).is_some_and(|word| word.is(","))
        && let Some((length, next)) = moment_at(words, at + 1)
    {
        moments.push(next);
        at += 1 + length;
    }
    vec![(at, Value::HalfMoves(moments))]
}

fn moment_at(words: &[Word], at: usize) -> Option<(usize, HalfMove)> {
    let is = |at: usize, said: &str| words.get(at).is_some_and(|word| word.is(said));
    if is(at, "the") && is(at + 1, "start") {
        return Some((2, HalfMove::Start));
    }
    let word = words.get(at).filter(|word| !word.quoted)?;
    Some((1, of_half_move(&word.text)?))
}

fn of_half_move(text: &str) -> Option<HalfMove> {
    let (number, side) = text.split_at(text.find(|sign: char| !sign.is_ascii_digit())?);
    let colour = match side {
        "w" | "." => Colour::White,
        "b" | "..." | "…" => Colour::Black,
        _ => return None,
    };
    Some(HalfMove::After(number.parse().ok()?, colour))
}

/// A position in FEN; of the fields only the first has to be there.
pub(super) fn board(words: &[Word]) -> Found {
    const FIELDS: usize = 6;
    /// What is taken where a field is not given.
    const UNSAID: [&str; 5] = ["w", "-", "-", "0", "1"];
    let Some(first) = words.first().filter(|word| !word.quoted) else { return Vec::new() };
    if first.is("startpos") {
        return vec![(1, Value::Board { board: Board::initial(), fields: FIELDS })];
    }
    let longest = words.len().min(FIELDS);
    let found = (1..=longest).rev().find_map(|fields| {
        let given = words.get(..fields)?.iter().map(|word| word.text.as_str());
        let text: Vec<&str> = given.chain(UNSAID.into_iter().skip(fields - 1)).collect();
        Some((fields, fen::read(&text.join(" ")).ok()?))
    });
    found.map(|(fields, board)| (fields, Value::Board { board, fields })).into_iter().collect()
}

pub(super) fn penalties(words: &[Word]) -> Found {
    penalties::read(words)
        .map(|(length, all)| (length, Value::Penalties(all)))
        .into_iter()
        .collect()
}
