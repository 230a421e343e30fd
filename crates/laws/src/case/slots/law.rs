//! Slots for provisions, results, positions, penalties and words.

use std::{collections::HashSet, sync::LazyLock};

use adoube_chess::{Board, Colour, fen};

use super::{Found, Value, fit_phrase, kinds::side, penalties};
use crate::{
    Article, Edition, Provision,
    case::{
        language::Grammar,
        values::{Cited, HalfMove},
        words::Word,
    },
    clock::PerPlayer,
    vocabulary::Outcome,
};

pub(super) fn number(words: &[Word], grammar: &'static Grammar) -> Found {
    let Some(word) = words.first().filter(|word| !word.quoted) else { return Vec::new() };
    let found = word.text.parse().ok().or_else(|| grammar.number(word));
    found.map(|number| (1, Value::Number(number))).into_iter().collect()
}

pub(super) fn text(words: &[Word], _: &'static Grammar) -> Found {
    let found = words.first().filter(|word| word.quoted);
    found.map(|word| (1, Value::Text(word.text.clone()))).into_iter().collect()
}

pub(super) fn result(words: &[Word], grammar: &'static Grammar) -> Found {
    let Some(word) = words.first().filter(|word| !word.quoted) else { return Vec::new() };
    if let Ok(outcome) = word.text.parse() {
        return vec![(1, Value::Outcome(outcome))];
    }
    let spoken = if grammar.is_english() {
        spoken_result(words, grammar)
    } else {
        local_result(words, grammar)
    };
    spoken.map(|(length, outcome)| (length, Value::Outcome(outcome))).into_iter().collect()
}

/// Parses `a draw`, `the game drawn`, `won by White`, `lost for Black`, `White the winner`, `White wins`.
fn spoken_result(words: &[Word], grammar: &Grammar) -> Option<(usize, Outcome)> {
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
    let side_at = |at: usize| {
        side(words.get(at..)?, "", grammar).into_iter().find_map(|(_, value)| match value {
            Value::Side(side) => Some(side),
            _ => None,
        })
    };
    if is(at, &["won", "lost"]) {
        let by = at + 1 + usize::from(is(at + 1, &["by", "for"]));
        let side = side_at(by)?;
        let winner = if is(at, &["won"]) { side } else { side.other() };
        return Some((by + 1, Outcome::win(winner)));
    }
    let player = side_at(at)?;
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

/// Parses the same in another language: a draw, or the phrases for a win and a loss.
fn local_result(words: &[Word], grammar: &'static Grammar) -> Option<(usize, Outcome)> {
    if let Some(length) = grammar.says("result/draw", words, 0) {
        return Some((length, Outcome::DRAW));
    }
    let of = |key: &str| {
        let (length, values) = fit_phrase(key, words, 0, grammar)?;
        Some((length, values.side().ok()?))
    };
    let won = of("result/won-by").map(|(length, side)| (length, Outcome::win(side)));
    let lost = || of("result/lost-by").map(|(length, side)| (length, Outcome::win(side.other())));
    won.or_else(lost)
}

pub(super) fn points(words: &[Word], _: &'static Grammar) -> Found {
    let Some(word) = words.first().filter(|word| !word.quoted) else { return Vec::new() };
    let found = word.text.split_once(['-', '–']).and_then(|(white, black)| {
        Some(PerPlayer { white: white.parse().ok()?, black: black.parse().ok()? })
    });
    found.map(|points| (1, Value::Points(points))).into_iter().collect()
}

/// Parses the name of a provision, or an article of any edition.
fn cited(word: &Word) -> Option<Cited> {
    if word.quoted {
        return None;
    }
    // The names of provisions begin with letters, and there are many of them.
    let is_number = word.text.starts_with(|sign: char| sign.is_ascii_digit());
    if !is_number && let Some(provision) = Provision::from_name(&word.text) {
        return Some(Cited::Provision(provision));
    }
    let article: Article = word.text.parse().ok()?;
    let is_known = ARTICLES.contains(&article.to_string())
        || Edition::ALL.into_iter().any(|edition| edition.provisions_at(&article).next().is_some());
    is_known.then_some(Cited::Article(article))
}

/// The articles of all editions as written. Cases name many of them, and searching the editions is slow.
static ARTICLES: LazyLock<HashSet<String>> = LazyLock::new(|| {
    Edition::ALL.into_iter().flat_map(Edition::articles).map(ToString::to_string).collect()
});

pub(super) fn provision(words: &[Word], _: &'static Grammar) -> Found {
    let found = words.first().and_then(cited);
    found.map(|cited| (1, Value::Cited(vec![cited]))).into_iter().collect()
}

pub(super) fn provisions(words: &[Word], _: &'static Grammar) -> Found {
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

/// Parses `12w`, `12b`, `12.`, `12...`, `the start`.
pub(super) fn half_move(words: &[Word], grammar: &'static Grammar) -> Found {
    let found = moment_at(words, 0, grammar)
        .map(|(length, moment)| (length, Value::HalfMoves(vec![moment])));
    found.into_iter().collect()
}

/// Parses several of these separated by commas.
pub(super) fn half_moves(words: &[Word], grammar: &'static Grammar) -> Found {
    let Some((mut at, first)) = moment_at(words, 0, grammar) else { return Vec::new() };
    let mut moments = vec![first];
    while words.get(at).is_some_and(|word| word.is(","))
        && let Some((length, next)) = moment_at(words, at + 1, grammar)
    {
        moments.push(next);
        at += 1 + length;
    }
    vec![(at, Value::HalfMoves(moments))]
}

fn moment_at(words: &[Word], at: usize, grammar: &Grammar) -> Option<(usize, HalfMove)> {
    if let Some(length) = grammar.says("after/start", words, at) {
        return Some((length, HalfMove::Start));
    }
    let word = words.get(at).filter(|word| !word.quoted)?;
    Some((1, parse_half_move(&word.text)?))
}

fn parse_half_move(text: &str) -> Option<HalfMove> {
    let (number, side) = text.split_at(text.find(|sign: char| !sign.is_ascii_digit())?);
    let colour = match side {
        "w" | "." => Colour::White,
        "b" | "..." | "…" => Colour::Black,
        _ => return None,
    };
    Some(HalfMove::After(number.parse().ok()?, colour))
}

/// Parses a position in FEN; only the first field is required.
pub(super) fn board(words: &[Word], _: &'static Grammar) -> Found {
    const FIELDS: usize = 6;
    /// Defaults for missing fields.
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

pub(super) fn penalties(words: &[Word], grammar: &'static Grammar) -> Found {
    penalties::read(words, grammar)
        .map(|(length, all)| (length, Value::Penalties(all)))
        .into_iter()
        .collect()
}
