//! The fast path through a game accepts every move exactly as written, and nothing else.

use std::collections::HashMap;

use adoube_chess::{Move, Position, Square, san};

/// Compares `Line` with the list of moves and their texts.
pub(crate) fn line_agrees(position: &Position) {
    let line = san::Line::new(*position);
    assert_eq!(line.status(), position.status(), "{position}");
    let written = written(position);
    for (text, found) in &written {
        let mut line = line.clone();
        let padded = format!("{text}\n       ");
        assert_eq!(
            line.play_first(padded.as_bytes()),
            Some((*found, text.len())),
            "{position}: {text}"
        );
        let after = position.play(*found).unwrap();
        assert_eq!((line.position(), line.before()), (&after, position), "{position}: {text}");
        assert_eq!(line.status(), after.status(), "{after}");
        assert_eq!(line.is_check(), after.is_check(), "{after}");
    }
    for (text, found) in &written {
        for other in variants(text, found.from_square()) {
            refuses(&line, &other, &written);
        }
    }
}

/// Returns the moves by their texts.
fn written(position: &Position) -> HashMap<String, Move> {
    let moves = position.legal_moves().into_iter();
    moves.map(|found| (san::write(position, found).to_string(), found)).collect()
}

/// Checks that of all words made of a piece, a square and a sign those that are not legal moves are
/// rejected.
pub(crate) fn other_words_are_refused(position: &Position) {
    let line = san::Line::new(*position);
    let written = written(position);
    for letter in ["", "N", "B", "R", "Q", "K", "P", "Nx", "Kx", "ex"] {
        for to in Square::ALL {
            for sign in ["", "+", "#", "=Q", "=Q+", "!"] {
                refuses(&line, &format!("{letter}{to}{sign}"), &written);
            }
        }
    }
    for text in ["O-O", "O-O-O", "O-O+", "0-0", "O-O-", "O", "", "+", "e", "e4e5e6e7", "e.p."] {
        refuses(&line, text, &written);
    }
}

/// Returns the same move with parts added or removed.
fn variants(text: &str, from: Square) -> Vec<String> {
    let plain = text.trim_end_matches(['+', '#']);
    let (head, tail) = plain.split_at(1);
    let mut variants = ["", "+", "#", "++", "!"].map(|sign| format!("{plain}{sign}")).to_vec();
    variants.extend([
        text.replace('x', ""),
        text.replace('=', ""),
        text.replace('O', "0"),
        format!("{head}{}{tail}", from.file()),
        format!("{head}{}{tail}", from.rank()),
        format!("{head}{from}{tail}"),
        format!("{from}{text}"),
        format!("{head}x{tail}"),
    ]);
    variants
}

fn refuses(line: &san::Line, text: &str, written: &HashMap<String, Move>) {
    let mut played = line.clone();
    let found = played.play_first(format!("{text}        ").as_bytes());
    // A word of eight bytes is too long for this parser.
    let expected = written.get(text).filter(|_| text.len() < 8).map(|found| (*found, text.len()));
    assert_eq!(found, expected, "{}: {text}", line.position());
    if found.is_none() {
        assert_eq!(played.position(), line.position(), "{text}");
        assert_eq!(played.status(), line.status(), "{text}");
    }
}
