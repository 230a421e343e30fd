//! Announcements to visually disabled players: written and parsed.

use std::collections::BTreeMap;

use adoube_chess::notation::{
    ReadErrorKind::{self, Ambiguous, NoSuchMove, Unreadable},
    announce,
};

use crate::support::{legal, position, random_positions, squares};

const VOCABULARY: &str = include_str!("../data/announcements.csv");

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const PROMOTION: &str = "7k/4P3/8/8/8/8/8/4K3 w - - 0 1";
const CASTLING: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
const KNIGHTS: &str = "4k3/8/8/8/3N4/5p2/7N/K7 w - - 0 1";
const ROOK: &str = "4k3/8/8/8/8/8/8/R5K1 w - - 0 1";
const BISHOP: &str = "4k3/8/8/4p3/8/8/1B6/4K3 w - - 0 1";

#[rustfmt::skip]
const WRITTEN: &[(&str, &str, &str)] = &[
    (START, "g1f3", "Springer Gustav eins Felix drei"),
    (START, "e2e4", "Bauer Eva zwei Eva vier"),
    (PROMOTION, "e7e8q", "Bauer Eva sieben Eva acht Dame"),
    (PROMOTION, "e7e8n", "Bauer Eva sieben Eva acht Springer"),
    (CASTLING, "e1g1", "Kurze Rochade"),
    (CASTLING, "e1c1", "Lange Rochade"),
    (CASTLING, "h1h5", "Turm Hector eins Hector fuenf"),
    (CASTLING, "e1d2", "Koenig Eva eins David zwei"),
    (BISHOP, "b2e5", "Laeufer Bella zwei Eva fuenf"),
];

#[test]
fn written_announcements() {
    for &(fen, moved, said) in WRITTEN {
        let position = position(fen);
        assert_eq!(announce::write(&position, legal(&position, moved)), said);
    }
}

#[rustfmt::skip]
const UNDERSTOOD: &[(&str, &str, &str)] = &[
    (START, "springer gustav eins felix drei", "g1f3"),
    (START, "SPRINGER, GUSTAV-EINS, FELIX-DREI.", "g1f3"),
    (START, "Springer Felix drei", "g1f3"),
    (START, "\u{feff}Springer Felix drei", "g1f3"),
    (START, "Springer Gustav Felix drei", "g1f3"),
    (START, "Gustav eins Felix drei", "g1f3"),
    (START, "Springer g1 f3", "g1f3"),
    (START, "Springer von Gustav 1 nach Felix 3", "g1f3"),
    (START, "Спрингер Густав еинс Фелиx дреи", "g1f3"),
    (START, "Springer Gustaf eins Felix drei", "g1f3"),
    (START, "Eva vier", "e2e4"),
    (START, "Felix drei", "f2f3"),
    (START, "Bauer Eva vier", "e2e4"),
    (START, "Bauer Hektor zwo Hector fier", "h2h4"),
    (PROMOTION, "Bauer Eva sieben Eva acht Dame", "e7e8q"),
    (PROMOTION, "Eva acht wird Turm", "e7e8r"),
    (CASTLING, "kurze rochade", "e1g1"),
    (CASTLING, "Rochade lang", "e1c1"),
    (CASTLING, "große Rochade", "e1c1"),
    (CASTLING, "Ланге Роцхаде", "e1c1"),
    (CASTLING, "König Eva eins Gustav eins", "e1g1"),
    (CASTLING, "Turm Hector fünf", "h1h5"),
    (CASTLING, "Turm Hector fu\u{308}nf", "h1h5"),
    (ROOK, "David eins", "a1d1"),
    (KNIGHTS, "Springer Hector schlägt Felix drei", "h2f3"),
    (KNIGHTS, "Springer vier nimmt Felix drei", "d4f3"),
    (BISHOP, "Läufer schlägt Eva fünf", "b2e5"),
    (BISHOP, "Laefer Eva fuenf", "b2e5"),
    (BISHOP, "Laeuffer, Eva fuenf", "b2e5"),
    // The German names are only suggested; players say what they are used to.
    (START, "skakač f3", "g1f3"),
    (START, "skakač ef tri", "g1f3"),
    (START, "Скакач г1 на ф3", "g1f3"),
    (START, "konj f3", "g1f3"),
    (START, "knight to f3", "g1f3"),
    (START, "knight eff three", "g1f3"),
    (START, "kmet e štiri", "e2e4"),
    (START, "pješak e četiri", "e2e4"),
    (START, "пешак е четири", "e2e4"),
    (START, "pawn e four", "e2e4"),
    (PROMOTION, "kmet e8 postane trdnjava", "e7e8r"),
    (PROMOTION, "pešak e osam kraljica", "e7e8q"),
    (CASTLING, "mala rokada", "e1g1"),
    (CASTLING, "велика рокада", "e1c1"),
    (CASTLING, "dolga rokada", "e1c1"),
    (CASTLING, "castles short", "e1g1"),
    (CASTLING, "queenside castling", "e1c1"),
    (CASTLING, "trdnjava h pet", "h1h5"),
    (CASTLING, "top ha pet", "h1h5"),
    (KNIGHTS, "skakač h2 uzima f3", "h2f3"),
    (KNIGHTS, "skakač d4 jemlje f3", "d4f3"),
    (BISHOP, "lovac x e5", "b2e5"),
    (BISHOP, "ловац узима е5, шах", "b2e5"),
];

#[test]
fn accepted_announcements() {
    for &(fen, said, expected) in UNDERSTOOD {
        let moved = announce::read(&position(fen), said).expect(said);
        assert_eq!(squares(moved), expected, "{said}");
    }
}

#[rustfmt::skip]
const NOT_UNDERSTOOD: &[(&str, &str, ReadErrorKind, usize, usize)] = &[
    // Position, words, error, column, number of candidates.
    (START, "", Unreadable, 1, 0),
    (START, "Springer", Unreadable, 9, 0),
    (START, "Springer Felix", Unreadable, 15, 0),
    (START, "Springer drei Felix", Unreadable, 20, 0),
    (START, "Springer Kasimir drei", Unreadable, 10, 0),
    (START, "Eva zwei Eva vier Eva fuenf", Unreadable, 19, 0),
    (START, " Springer Eva vier", NoSuchMove, 2, 4),
    (START, "Kurze Rochade", NoSuchMove, 1, 12),
    (START, "Turm Anna eins Anna acht", NoSuchMove, 1, 12),
    (CASTLING, "Kurze Rochade Springer", Unreadable, 15, 0),
    (CASTLING, "Turm Anna 12", Unreadable, 11, 0),
    (CASTLING, "Rochade", Ambiguous, 1, 2),
    (ROOK, "Lange Rochade", NoSuchMove, 1, 5),
    (KNIGHTS, "Springer Felix drei", Ambiguous, 1, 2),
    (PROMOTION, "Bauer Eva acht", Ambiguous, 1, 4),
];

#[test]
fn rejected_announcements() {
    for &(fen, said, kind, column, candidates) in NOT_UNDERSTOOD {
        let error = announce::read(&position(fen), said).expect_err(said);
        let found = (error.kind, error.column, error.candidates.len());
        assert_eq!(found, (kind, column, candidates), "{said}");
    }
}

/// Every spelling in the texts of the Laws is accepted in place of the one we write.
#[test]
fn the_whole_vocabulary() {
    let words: BTreeMap<_, _> = VOCABULARY
        .lines()
        .filter(|line| !line.starts_with('#') && !line.starts_with("key,"))
        .filter_map(|line| line.split_once(','))
        .collect();
    let spellings = |key: &str| -> Vec<&str> {
        let numbered = (1..).map_while(|number| words.get(&*format!("alias.{key}.{number}")));
        [&words[key], &words[&*format!("cyrl.{key}")]]
            .into_iter()
            .chain(numbered)
            .copied()
            .collect()
    };
    for current in random_positions(15, 30) {
        for &moved in &current.legal_moves() {
            let said = announce::write(&current, moved);
            for (key, word) in &words {
                if key.starts_with("alias.") || key.starts_with("cyrl.") || !said.contains(word) {
                    continue;
                }
                for spelling in spellings(key) {
                    let other = said.replace(word, spelling);
                    assert_eq!(announce::read(&current, &other), Ok(moved), "{current}: {other}");
                }
            }
        }
    }
}
