//! Quirks of programs and people: a file for each in `quirks/`, with what is read in it.
//!
//! `UPDATE_GOLDEN=1` updates the expectations. What python-chess and pgn-extract read in the same files is in `witness.rs`.

#![expect(clippy::disallowed_methods, reason = "records open no files; their tests do")]

use std::{
    env,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

use adoube_record::pgn::{self, Game};

/// A file with one quirk.
pub(crate) struct Quirk {
    pub(crate) name: String,
    pub(crate) path: PathBuf,
    pub(crate) pgn: Vec<u8>,
}

/// All of them, in the order of their names.
pub(crate) fn all() -> Vec<Quirk> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pgn/quirks");
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("it can be listed").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "pgn"))
        .collect();
    paths.sort();
    assert!(paths.len() > 50, "the quirks have moved");
    let quirk = |path: PathBuf| Quirk {
        name: path.file_stem().and_then(|name| name.to_str()).expect("a name").to_owned(),
        pgn: fs::read(&path).expect("it can be read"),
        path,
    };
    paths.into_iter().map(quirk).collect()
}

/// A summary of a game: tags, moves, position, score, notes.
fn summary(game: &Game) -> String {
    let mut text = String::new();
    for tag in game.tags.iter() {
        let _ = writeln!(text, "{}: {}", tag.name, tag.value);
    }
    let moves: Vec<String> = game.main_line().map(|step| step.san()).collect();
    let _ = writeln!(text, "moves: {}", moves.join(" "));
    if let Some(rest) = game.broken() {
        let _ = writeln!(text, "unread: {}", rest.text);
    }
    let _ = writeln!(text, "position: {}", game.last());
    let score = game.score.map_or("none".to_owned(), |score| score.to_string());
    let _ = writeln!(text, "score: {score}");
    let notes: Vec<&str> = game.notes.iter().map(|note| note.kind.name()).collect();
    let _ = writeln!(text, "notes: {}", notes.join(" "));
    text
}

#[test]
fn every_quirk_is_read_as_it_was() {
    for quirk in all() {
        let games: Vec<String> = pgn::read(&quirk.pgn).map(|game| summary(&game)).collect();
        let found = games.join("\n");
        let path = quirk.path.with_extension("txt");
        if env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(&path, &found).expect("it can be written");
        }
        let expected = fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(found, expected, "{}: run with UPDATE_GOLDEN=1", quirk.name);
    }
}
