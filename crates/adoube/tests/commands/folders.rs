//! Folders are walked like ripgrep does it.

use std::fs;

use crate::{Folder, Run, adoube};

const GAME: &str = "[White \"A\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n";

/// A folder with games in it and below it, and with files that are not read.
fn archive(name: &str) -> Folder {
    let folder = Folder::new(name);
    for below in ["b", ".hidden", "ignored", ".git"] {
        fs::create_dir_all(folder.path(below)).expect("there is room");
    }
    for file in ["c.pgn", "b/B.PGN", "a.pgn", ".hidden/h.pgn", "ignored/i.pgn", "readme.txt"] {
        folder.file(file, GAME);
    }
    folder.file(".gitignore", "ignored/\n");
    folder
}

/// The files with messages, in their order.
fn files(run: &Run, folder: &Folder) -> Vec<String> {
    let root = folder.path("");
    let lines = run.stdout.lines().filter_map(|line| line.trim().strip_prefix(&root));
    let mut files: Vec<String> =
        lines.filter_map(|line| line.split_once(':')).map(|(file, _)| file.to_owned()).collect();
    files.dedup();
    files
}

#[test]
fn games_are_found_in_folders_in_order() {
    let folder = archive("walk");
    let run = |options: &[&str]| {
        adoube(&[&["audit", "--at-least", "error", &folder.path("")], options].concat())
    };
    let plain = run(&[]);
    assert_eq!(files(&plain, &folder), ["a.pgn", "b/B.PGN", "c.pgn"], "{}", plain.stdout);
    assert_eq!(plain.exit, 1);
    assert_eq!(files(&run(&["--hidden"]), &folder), [".hidden/h.pgn", "a.pgn", "b/B.PGN", "c.pgn"]);
    let all = ["a.pgn", "b/B.PGN", "c.pgn", "ignored/i.pgn"];
    assert_eq!(files(&run(&["--no-ignore"]), &folder), all);
    // A named file is read, whatever its extension.
    let named = adoube(&["pgn", "--check", &folder.path("readme.txt")]);
    assert!(named.stderr.contains("1 game read"), "{}", named.stderr);
    let read = adoube(&["pgn", &folder.path("")]);
    assert_eq!(read.stdout.matches("[White \"A\"]").count(), 3);
}

#[test]
fn a_folder_without_games_is_an_error() {
    let folder = Folder::new("without-games");
    folder.file("notes.txt", GAME);
    for command in ["pgn", "audit"] {
        let run = adoube(&[command, &folder.path(""), "--lang", "hr"]);
        let said = format!("U mapi {} nema datoteka s partijama.", folder.path(""));
        assert_eq!(run.exit, 2);
        assert!(run.stderr.contains(&said) || run.stdout.contains(&said), "{}", run.stderr);
    }
    let run = adoube(&["case", "run", &folder.path("")]);
    assert_eq!(run.exit, 2);
    assert!(run.stderr.starts_with("There is no case in "), "{}", run.stderr);
}

#[test]
#[cfg(unix)]
fn links_are_followed_only_if_asked_and_never_in_circles() {
    use std::os::unix::fs::symlink;
    let folder = archive("links");
    symlink("..", folder.path("b/up")).expect("links can be made");
    symlink("../a.pgn", folder.path("b/linked.pgn")).expect("links can be made");
    let run = |options: &[&str]| {
        adoube(&[&["audit", "--at-least", "error", &folder.path("")], options].concat())
    };
    assert_eq!(files(&run(&[]), &folder), ["a.pgn", "b/B.PGN", "c.pgn"]);
    let followed = run(&["-L"]);
    let circle = "b/up cannot be read";
    assert_eq!(files(&followed, &folder), ["a.pgn", "b/B.PGN", "b/linked.pgn", circle, "c.pgn"]);
    assert_eq!(followed.exit, 2);
    let said = "b/up cannot be read: it is a link to a folder that it is in itself.";
    assert!(followed.stdout.contains(said), "{}", followed.stdout);
}

#[test]
fn a_case_that_cannot_be_read_does_not_stop_the_others() {
    let folder = Folder::new("cases-below");
    folder.file("good.case", "# A game\n\n0:00:10 White plays e4\n");
    let missing = folder.path("missing.case");
    let run = adoube(&["case", "run", &missing, &folder.path(""), "--json"]);
    assert_eq!(run.exit, 2);
    let cases = &run.json()["cases"];
    assert_eq!(cases[0]["title"], "A game");
    assert_eq!(
        (&cases[1]["file"], &cases[1]["faults"][0]["code"]),
        (&missing.into(), &"read".into())
    );
    assert_eq!(run.json()["summary"]["unreadable"], 1);
}
