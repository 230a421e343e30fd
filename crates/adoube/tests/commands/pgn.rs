//! `adoube pgn`.

use std::{
    fs,
    path::{Path, PathBuf},
};

use serde_json::Value;

use crate::{adoube, adoube_in};

/// A folder that is removed after the test.
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
fn the_exit_code_of_a_check_shows_leniencies() {
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
    assert_eq!((&note["kind"], &note["severity"]), (&"move-ambiguous".into(), &"error".into()));
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
fn a_last_game_of_tags_that_cannot_be_played_stops_no_command() {
    let folder = Folder::new("tags-last");
    let good = folder.file("good.pgn", "[Event \"Good\"]\n\n1. e4 *\n");
    let sheet = folder.file("sheet.txt", "1. e4 e5\n");
    let all = folder.file("all.pgn", "");
    for tags in ["[SetUp \"1\"]\n", "[FEN \"junk\"]", "[Variant \"Atomic\"]\n[Result \"1-0\"]\n"] {
        let bad = folder.file("bad.pgn", tags);
        let run = adoube(&["pgn", &good, &bad, &good, "--out", &all]);
        assert!(run.exit < 2, "{tags}: {}", run.stderr);
        let written = fs::read_to_string(&all).unwrap();
        assert_eq!(written.matches("[Event \"Good\"]").count(), 2, "{tags}: {written}");
        assert!(written.contains(tags.lines().next().unwrap()), "{tags}: {written}");
        for command in [
            &["claim", &bad][..],
            &["scoresheet", &bad],
            &["envelope", &bad],
            &["audit", &bad],
            &["notation", "-f", &bad],
            &["sheets", &sheet, &sheet, "--game", &bad],
        ] {
            let run = adoube(command);
            assert!((0..=2).contains(&run.exit), "{command:?}, {tags}: {}", run.stderr);
            assert!(!(run.stdout + &run.stderr).contains("panicked"), "{command:?}, {tags}");
        }
    }
}

#[test]
fn a_dash_is_the_standard_output() {
    let run = adoube_in(&[], &["pgn", "-", "--out", "-"], "1. e4 *");
    assert!(run.stdout.ends_with("\n1. e4 *\n\n"), "{}", run.stdout);
}

#[test]
fn a_file_that_cannot_be_read_does_not_keep_the_next_from_being_read() {
    let folder = Folder::new("missing");
    let path = folder.file("games.pgn", "1.d4 d5 2.c4 *");
    let run = adoube(&["pgn", "/nowhere/games.pgn", &path]);
    assert_eq!((run.exit, run.stdout.as_str()), (2, CLEAN));
    assert!(run.stderr.contains("/nowhere/games.pgn"), "{}", run.stderr);
    // The beginning of a gzip file.
    let cut = folder.file("cut.pgn.gz", [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
    let run = adoube(&["pgn", &cut, &path]);
    assert_eq!((run.exit, run.stdout.as_str()), (2, CLEAN));
    assert!(run.stderr.contains("cut.pgn.gz"), "{}", run.stderr);
}

/// A file of a Slovenian tournament in Windows-1250: Pavasović, Duško – Kovačič, Žiga.
const OLD: &[u8] =
    b"[White \"Pavasovi\xe6, Du\x9ako\"]\n[Black \"Kova\xe8i\xe8, \x8eiga\"]\n\n1. e4 e5 2. Nf3 *\n";

#[test]
fn an_old_encoding_is_guessed_and_can_be_named() {
    let folder = Folder::new("encoding");
    let path = folder.file("old.pgn", OLD);
    let run = adoube(&["pgn", &path]);
    assert!(run.stdout.contains("[White \"Pavasović, Duško\"]\n[Black \"Kovačič, Žiga\"]\n"));
    assert_eq!(run.stderr.matches("windows-1250").count(), 1, "{}", run.stderr);
    assert!(run.stderr.contains("name it with --encoding"), "{}", run.stderr);
    let named = adoube(&["pgn", "--encoding", "cp1252", &path]);
    assert!(named.stdout.contains("[White \"Pavasoviæ, Duško\"]"), "{}", named.stdout);
    assert!(!named.stderr.contains("windows"), "{}", named.stderr);
    let wrong = adoube(&["pgn", "--encoding", "win-250", "--lang", "sl", &path]);
    assert_eq!(wrong.exit, 2);
    assert!(wrong.stderr.contains("Potrebno je ime kodiranja"), "{}", wrong.stderr);
    assert!(wrong.stderr.contains("windows-1250"), "{}", wrong.stderr);
    let audited = adoube(&["audit", "--lang", "hr", &path]);
    assert!(
        audited.stderr.contains("old.pgn: Tekst nije u kodiranju UTF-8."),
        "{}",
        audited.stderr
    );
}

#[test]
fn letters_are_those_that_were_asked_for() {
    let game = "1. e4 e5 2. Nf3 *";
    let moves = |options: &[&str]| {
        let run = adoube_in(&[("LANG", "sl_SI.UTF-8")], &[&["pgn", "-"], options].concat(), game);
        (run.stdout.trim_end().lines().last().unwrap_or_default().to_owned(), run.stderr)
    };
    // The language of the environment is for messages.
    let (written, rendered) = moves(&[]);
    assert_eq!(written, game);
    assert!(rendered.starts_with("Prebrana 1 partija"), "{rendered}");
    let (written, rendered) = moves(&["--lang", "sl"]);
    assert_eq!(written, "1. e4 e5 2. Sf3 *");
    assert!(rendered.contains("--letters en"), "{rendered}");
    assert_eq!(moves(&["--lang", "sl", "--letters", "en"]).0, game);
    let (written, rendered) = moves(&["--letters", "sr-Cyrl"]);
    assert_eq!(written, "1. е4 е5 2. Сф3 *");
    assert!(!rendered.contains("--letters"), "{rendered}");
    let wrong = adoube_in(&[], &["pgn", "-", "--letters", "xx"], game);
    assert_eq!(wrong.exit, 2);
}

#[test]
fn a_clean_file_has_no_comments_of_ours() {
    let game = "1. e4 {[%clk 0:10:00]} {[%offer] [%laws (\"at\":5)] White offers a draw.} e5 *";
    let run = adoube_in(&[], &["pgn", "--clean", "-"], game);
    assert!(run.stdout.ends_with("\n1. e4 {[%clk 0:10:00]} 1... e5 *\n\n"), "{}", run.stdout);
}

#[test]
fn strict_means_that_a_fen_is_right() {
    let game = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1\"]\n\n1. O-O *\n";
    let lenient = adoube_in(&[], &["pgn", "-"], game);
    assert_eq!(lenient.exit, 0, "{}", lenient.stderr);
    let strict = adoube_in(&[], &["pgn", "--strict", "-"], game);
    assert_eq!(strict.exit, 1);
    assert!(
        strict.stdout.contains("KQkq") && strict.stdout.contains("1. O-O"),
        "{}",
        strict.stdout
    );
    assert!(strict.stderr.contains("a1"), "it is said which right: {}", strict.stderr);
}
