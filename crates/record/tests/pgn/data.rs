//! The games of `tests/data`, unpacked.

#![expect(clippy::disallowed_methods, reason = "records open no files; their tests do")]

use std::{
    fs,
    path::{Path, PathBuf},
};

/// A file of games and their expected results.
pub(crate) struct Sample {
    pub(crate) name: String,
    pub(crate) pgn: Vec<u8>,
    pub(crate) expected: Vec<Expected>,
}

/// The expected result of a game.
pub(crate) struct Expected {
    pub(crate) plies: usize,
    pub(crate) result: String,
    pub(crate) fen: String,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/pgn")
}

fn unpacked(path: &Path) -> Vec<u8> {
    let packed = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    zstd::decode_all(packed.as_slice()).expect("it was packed with zstd")
}

/// All of them, in the order of their names.
pub(crate) fn samples() -> Vec<Sample> {
    let entries = fs::read_dir(folder()).expect("the folder is there");
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("it can be listed").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "zst"))
        .collect();
    paths.sort();
    assert!(paths.len() > 10, "the games have moved");
    paths.iter().map(|path| sample(path)).collect()
}

fn sample(path: &Path) -> Sample {
    let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
    let name = name.strip_suffix(".pgn.zst").expect("games").to_owned();
    let expected = unpacked(&folder().join(format!("expected/{name}.tsv.zst")));
    let expected = String::from_utf8(expected).expect("a table");
    let expected = expected.lines().map(|row| {
        let fields: Vec<&str> = row.split('\t').collect();
        let plies = fields[1].parse().expect("a number");
        Expected { plies, result: fields[2].into(), fen: fields[3].into() }
    });
    Sample { pgn: unpacked(path), expected: expected.collect(), name }
}
