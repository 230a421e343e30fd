//! Claims of a draw in real games.

#![allow(clippy::unwrap_used, reason = "the games are part of the tests")]

mod archives;
mod published;
mod sentences;
mod table;

use adoube_chess::{Move, Position, san};
use adoube_laws::{Edition, regulations::Regulations};

/// A game or an ending in which somebody claimed, or could have.
struct Game {
    name: &'static str,
    start: Position,
    moves: Vec<Move>,
    /// The occurrences of the last position.
    times: usize,
    /// Half-moves without a pawn's move or a capture.
    quiet: u32,
}

/// The games of `adoube-laws`.
fn games() -> impl Iterator<Item = Game> {
    let rows = include_str!("../../../laws/tests/data/claims.txt").lines();
    rows.filter(|row| !row.starts_with('#') && !row.is_empty()).map(|row| {
        let [name, start, moves, times, quiet] =
            row.split(" | ").collect::<Vec<_>>().try_into().unwrap();
        let start = if start == "startpos" { Position::initial() } else { start.parse().unwrap() };
        let (times, quiet) = (times.parse().unwrap(), quiet.parse().unwrap());
        Game { name, start, moves: played(start, moves), times, quiet }
    })
}

/// The moves of a text with numbers.
fn played(start: Position, text: &str) -> Vec<Move> {
    let mut position = start;
    let words = text.split(' ').filter(|word| !word.starts_with(|c: char| c.is_ascii_digit()));
    words
        .map(|word| {
            let played = san::read(&position, word).unwrap();
            position = position.play(played).unwrap();
            played
        })
        .collect()
}

fn game(name: &str) -> Game {
    games().find(|game| game.name.contains(name)).unwrap()
}

/// Regulations that announce nothing.
fn laws(edition: Edition) -> Regulations {
    Regulations::new(edition, "5400+30".parse().unwrap())
}
