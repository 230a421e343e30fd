//! Published verdicts: none is contradicted, and every verdict is shown by what it carries.

#![allow(clippy::unwrap_used, reason = "the data is part of the test")]

use std::{fs, path::Path};

use adoube_chess::{Board, Colour, Position};
use adoube_winnable::{Budget, Verdict, verify::verify, winnable};

/// Small enough for every run of the tests.
const BUDGET: Budget = Budget { positions: 3_000 };

/// What is published of one position: can White still mate, can Black? Nothing where it is not known.
struct Published {
    position: Position,
    can: [Option<bool>; 2],
}

/// `WB FEN`, with `-` for "cannot" and `?` for "not known"; a comment may follow a semicolon.
fn read(file: &str) -> Vec<Published> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(file);
    let text = fs::read_to_string(path).unwrap();
    text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).map(published).collect()
}

fn published(line: &str) -> Published {
    let (verdicts, rest) = line.split_once(' ').unwrap();
    let fen = rest.split(';').next().unwrap().trim();
    let board: Board = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
    // Composers do not always ask whether a game could have brought it about.
    let position = Position::composed(&board).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let mut letters = verdicts.chars().map(|letter| match letter {
        '?' => None,
        letter => Some(letter != '-'),
    });
    Published { position, can: [letters.next().unwrap(), letters.next().unwrap()] }
}

/// Holds all verdicts of a file against ours; how many were asked, and how many we gave.
fn check(file: &str) -> (usize, usize) {
    let (mut asked, mut given) = (0, 0);
    for Published { position, can } in read(file) {
        for (winner, can) in Colour::ALL.into_iter().zip(can) {
            let verdict = winnable(&position, winner, BUDGET);
            verify(&position, winner, &verdict)
                .unwrap_or_else(|gap| panic!("{position}, {winner:?}: {gap}"));
            let ours = match verdict {
                Verdict::Yes(_) => Some(true),
                Verdict::No(_) => Some(false),
                Verdict::Unknown { .. } => None,
            };
            asked += 1;
            given += usize::from(ours.is_some());
            if let (Some(ours), Some(can)) = (ours, can) {
                assert_eq!(ours, can, "{position}, {winner:?}");
            }
        }
    }
    (asked, given)
}

#[test]
fn positions_sent_in_by_composers_and_players() {
    let (asked, given) = check("community.txt");
    assert!(given * 100 >= asked * 60, "{given} of {asked} decided");
}

#[test]
fn positions_of_games_on_the_internet() {
    let (asked, given) = check("lichess.txt");
    assert!(given * 100 >= asked * 70, "{given} of {asked} decided");
}

#[test]
fn positions_on_which_others_fail() {
    let (asked, given) = check("hard.txt");
    assert!(given * 100 >= asked * 40, "{given} of {asked} decided");
}
