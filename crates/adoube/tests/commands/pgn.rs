//! `adoube pgn`.

use std::{
    fs,
    path::{Path, PathBuf},
};

use serde_json::Value;

use crate::{adoube, adoube_in};

/// A folder that is gone after the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("adoube-pgn-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("it can be made");
        Self(path)
    }

    fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.0.join(name);
        fs::write(&path, content).expect("it can be written");
        path.to_str().expect("it has a plain name").to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const GERMAN: &str = "[White \"Vidmar\"]\n\n1.e4 e5 2.Sf3! Sc6 3.0-0 ½-½\n\n1.d4 d5 2.c4 *\n";
const CLEAN: &str = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n\
                     [Black \"?\"]\n[Result \"*\"]\n\n1. d4 d5 2. c4 *\n\n";

#[test]
fn games_are_written_as_the_standard_has_them() {
    let run = adoube_in(&[], &["pgn", "-"], GERMAN);
    assert!(run.stdout.contains("[White \"Vidmar\"]\n[Black \"?\"]\n[Result \"1/2-1/2\"]\n"));
    assert!(run.stdout.contains("\n\n1. e4 e5 2. Nf3 $1 Nc6 {[%unread] 0-0} 1/2-1/2\n\n"));
    assert!(run.stdout.ends_with(CLEAN), "{}", run.stdout);
    let impossible = "<stdin>:3:22: There is no such legal move here. The line ends here.\n  \
                      1.e4 e5 2.Sf3! Sc6 3.0-0 ½-½\n                       ^^^\n";
    assert!(run.stderr.contains(impossible), "{}", run.stderr);
    let summary = "2 games read; notes: 3; games that could not be read to their end: 1.\n";
    assert!(run.stderr.ends_with(summary), "{}", run.stderr);
    assert_eq!(run.exit, 1);
}

#[test]
fn what_is_clean_stays_as_it_is() {
    let run = adoube_in(&[], &["pgn", "-"], CLEAN);
    assert_eq!((run.exit, run.stdout.as_str()), (0, CLEAN));
    let check = adoube_in(&[], &["pgn", "--check", "-"], CLEAN);
    assert_eq!((check.exit, check.stdout.as_str()), (0, ""));
}

#[test]
fn a_check_tells_what_was_forgiven_by_its_exit_code() {
    let forgiven = "1. e4 e5 2. Sf3 *";
    assert_eq!(adoube_in(&[], &["pgn", "-"], forgiven).exit, 0);
    let check = adoube_in(&[], &["pgn", "--check", "--lang", "sl", "-"], forgiven);
    assert_eq!((check.exit, check.stdout.as_str()), (1, ""));
    assert!(check.stderr.contains(":1:13: Partija ni zapisana z angleškimi črkami figur"));
    assert!(check.stderr.ends_with(
        "Prebrana 1 partija; opombe: 1; partije, ki jih ni bilo mogoče prebrati do konca: 0.\n"
    ));
}

#[test]
fn notes_are_facts_for_programs() {
    let run = adoube_in(&[], &["pgn", "--check", "--json", "-"], "1. d4 d5 2. Nf3 Nf6 3. Nd2 *");
    let note: Value = serde_json::from_str(&run.stdout).expect("one object");
    assert_eq!((&note["line"], &note["column"]), (&1.into(), &24.into()));
    assert_eq!((&note["kind"], &note["error"]), (&"move-ambiguous".into(), &true.into()));
    assert_eq!(note["candidates"], serde_json::json!(["Nbd2", "Nfd2"]));
    assert_eq!(note["written"], "Nd2");
    assert_eq!(run.exit, 1);
    let summary: Value = serde_json::from_str(&run.stderr).expect("one object");
    assert_eq!(summary["summary"]["broken"], 1);
}

#[test]
fn a_file_that_is_read_can_be_written() {
    let folder = Folder::new("out");
    let path = folder.file("games.pgn", "1.d4 d5 2.c4 *");
    let run = adoube(&["pgn", &path, "--out", &path]);
    assert_eq!((run.exit, run.stdout.as_str()), (0, ""), "{}", run.stderr);
    assert_eq!(fs::read_to_string(&path).expect("it is there"), CLEAN);
    assert!(!Path::new(&format!("{path}.part")).exists());
    let nowhere = adoube(&["pgn", &path, "--out", "/nowhere/games.pgn"]);
    assert_eq!(nowhere.exit, 2);
    assert!(nowhere.stderr.starts_with("/nowhere/games.pgn cannot be written:"));
}

#[test]
fn a_file_that_cannot_be_read_does_not_keep_the_next_from_being_read() {
    let folder = Folder::new("missing");
    let path = folder.file("games.pgn", "1.d4 d5 2.c4 *");
    let run = adoube(&["pgn", "/nowhere/games.pgn", &path]);
    assert_eq!((run.exit, run.stdout.as_str()), (2, CLEAN));
    assert!(run.stderr.contains("/nowhere/games.pgn"), "{}", run.stderr);
    // A gzip file of which only the beginning is there.
    let cut = folder.file("cut.pgn.gz", [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
    let run = adoube(&["pgn", &cut, &path]);
    assert_eq!((run.exit, run.stdout.as_str()), (2, CLEAN));
    assert!(run.stderr.contains("cut.pgn.gz"), "{}", run.stderr);
}
