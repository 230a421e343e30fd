//! Nothing panics, and every error points into its text.

use std::time::Duration;

use adoube_chess::{
    Position,
    notation::{self, ReadError, announce, game},
};
use cpu_time::ThreadTime;

use crate::support::{Chance, random_positions};

/// All characters of a move, then some that should trouble a parser.
const SIGNS: &str = "abcdefghx123456780Oo-–=()/+#. \n!?:NSBLQDKRTpPабцдефгхКДТЛСОп♔♞…½*,\
    üİßǅ\u{308}\u{fe0f}Зз\u{0}\u{feff}\u{202e}\u{10ffff}😀";

const WORDS: &str = "Anna Eva eins acht Dame Springer Kurze Rochade schlägt 1. 12... 0-0 1-0 e.p. (=) Nf3 \
    e4 exd5 remi";

fn text(chance: &mut Chance) -> String {
    let signs: Vec<_> = SIGNS.chars().collect();
    let words: Vec<_> = WORDS.split_inclusive(' ').collect();
    let mut text = String::new();
    for _ in 0..chance.below(12) {
        match chance.below(8) {
            0 => text.push_str(words[chance.below(words.len())]),
            1 => text.extend(char::from_u32(chance.below(0x11_0000) as u32)),
            _ => text.push(signs[chance.below(signs.len())]),
        }
    }
    text
}

fn check(position: &Position, text: &str) {
    let points_into_text = |error: &ReadError| {
        let column = error.column;
        assert!(column >= 1 && text.is_char_boundary(column - 1), "{text:?} {error:?}");
    };
    match notation::read(position, text) {
        Ok(reading) => assert!(position.is_legal(reading.moved)),
        Err(error) => points_into_text(&error),
    }
    match announce::read(position, text) {
        Ok(moved) => assert!(position.is_legal(moved)),
        Err(error) => points_into_text(&error),
    }
    match game::read(position, text) {
        Ok(game) => assert!(game::write(position, &game, &notation::Style::pgn()).is_ok()),
        Err(error) => points_into_text(&error.error),
    }
}

#[test]
fn nothing_panics() {
    let positions = random_positions(30, 40);
    let mut chance = Chance(7);
    for turn in 0..60_000 {
        check(&positions[turn % positions.len()], &text(&mut chance));
    }
}

#[test]
fn long_texts_are_read_in_linear_time() {
    let (moves, megabyte) = (40_000, 1 << 20);
    let written = "Nf3 Nf6 Ng1 Ng8 ".repeat(moves / 4);
    let said =
        "Springer.Felix.drei.Springer.Felix.sechs.Springer.Gustav.eins.Springer.Gustav.acht.";
    let texts = [
        (moves, written.clone() + &" ".repeat(megabyte)),
        (moves, written.clone() + &" .".repeat(megabyte / 2)),
        (moves, written + &"1.".repeat(megabyte / 2)),
        (moves, said.repeat(moves / 4) + &" ".repeat(megabyte)),
        (0, "Springer ".repeat(megabyte / 9)),
        (0, "von ".repeat(megabyte / 4)),
        (0, "- ".repeat(megabyte / 2)),
    ];
    for (moves, text) in texts {
        let started = ThreadTime::now();
        let read = game::read(&Position::initial(), &text);
        // A second would be slow; quadratic behaviour takes most of a minute.
        assert!(started.elapsed() < Duration::from_secs(5), "{:?}…", &text[..40]);
        assert_eq!(read.map_or(0, |game| game.moves.len()), moves, "{:?}…", &text[..40]);
    }
}

#[test]
fn long_texts_do_not_time_out() {
    let start = Position::initial();
    for piece in ["x", "е", "d8=", "0-0-", "(=)", "1.", "Eva ", "ü", "- ", "e "] {
        check(&start, &piece.repeat(5000));
    }
}
