//! Every round of finished tournaments is paired again, and must come out the same.

use std::{
    env, fs,
    io::Read,
    path::{Path, PathBuf},
};

use adoube_pairing::{Tournament, check, dutch, tiebreak::Format, trf};

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

fn tournament(text: &str) -> (trf::Document, Tournament) {
    let document = trf::read(text).unwrap_or_else(|error| panic!("{error}"));
    let tournament = Tournament::try_from(&document).unwrap_or_else(|error| panic!("{error}"));
    (document, tournament)
}

/// Pairs all rounds again and compares the ranks; returns the number of rounds.
fn check_file(name: &str, text: &str) -> usize {
    let (document, tournament) = tournament(text);
    let rounds = check::pairings(&tournament);
    for round in &rounds {
        assert!(round.agrees(), "{name}: {round:?}");
    }
    assert_eq!(check::standings(&document, &tournament, &[], Format::Swiss), [], "{name}");
    rounds.len()
}

/// Made by the generator of bbpPairings 6 (Apache-2.0): each round must match that program's pairing.
#[test]
fn five_hundred_tournaments() {
    let packed = fs::read(data("dutch-2026-generated.trf.gz")).expect("the file is there");
    let mut text = String::new();
    flate2::read::GzDecoder::new(packed.as_slice()).read_to_string(&mut text).expect("text");
    let starts: Vec<usize> = text.match_indices("012 AutoTest").map(|(at, _)| at).collect();
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    let rounds: usize = starts
        .iter()
        .zip(ends)
        .map(|(&from, to)| check_file(&text[from..from + 30], &text[from..to]))
        .sum();
    assert_eq!((starts.len(), rounds), (500, 3644));
}

/// The same with a folder of finished tournaments, given by `ADOUBE_SWISS`.
#[test]
fn a_folder_of_tournaments() {
    let Some(folder) = env::var_os("ADOUBE_SWISS") else { return };
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("readable").path();
        check_file(&path.display().to_string(), &trf::decode(&fs::read(&path).expect("readable")));
    }
}

/// The Dutch test vectors of bbpPairings: a round to pair, and the pairs in the order of the boards.
#[test]
fn vectors_of_bbp_pairings() {
    for name in ["dutch_2025_C5", "dutch_2025_C9", "issue_7"] {
        let text =
            fs::read_to_string(data(&format!("bbp/{name}.input"))).expect("the file is there");
        let (_, tournament) = tournament(&text);
        let round = dutch::pair(&tournament, tournament.paired_rounds() + 1).expect("a pairing");
        let mut lines = vec![(round.pairs.len() + usize::from(round.bye.is_some())).to_string()];
        lines.extend(round.pairs.iter().map(|pair| format!("{} {}", pair.white, pair.black)));
        lines.extend(round.bye.map(|bye| format!("{bye} 0")));
        let expected = fs::read_to_string(data(&format!("bbp/{name}.output.expected")))
            .expect("the file is there");
        assert_eq!(lines, expected.lines().collect::<Vec<_>>(), "{name}");
    }
}
