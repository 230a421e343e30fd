//! `adoube audit`.

use std::{fs, path::PathBuf, process::Command};

use serde_json::Value;

use crate::{adoube, adoube_in};

/// A mate scored as won by the other side, and a game without findings.
const GAMES: &str = "\
[Event \"A\"]
[White \"Bird\"]
[Black \"Lasker\"]
[Date \"2019.03.01\"]
[Result \"1-0\"]

1. f3 e5 2. g4 Qh4# 1-0

[Event \"B\"]

1. e4 e5 *
";

/// A folder that is removed afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("adoube-audit-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder can be made");
        Self(path)
    }

    fn file(&self, name: &str, content: &[u8]) -> String {
        let path = self.path(name);
        fs::write(&path, content).expect("a file can be written");
        path
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("the name is text").to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A game of 2010 in which a missing queen moves.
const NO_QUEEN: &str = "\
[Event \"A\"]
[Date \"2010.03.01\"]
[FEN \"4k3/8/8/8/8/8/8/4K1N1 w - - 0 1\"]

1. Qd4 *
";

#[test]
fn an_article_without_a_number_is_named_in_the_language_of_the_reader() {
    let run = adoube_in(&[], &["audit", "-", "--lang", "hr"], NO_QUEEN);
    assert!(run.stdout.contains("[4.6, posljednja rečenica, 7.4.a]"), "{}", run.stdout);
    let json = adoube_in(&[], &["audit", "-", "--json", "--lang", "hr"], NO_QUEEN);
    assert!(json.stdout.contains("\"4.6.end\""), "{}", json.stdout);
}

#[test]
fn a_finding_has_its_article_and_its_place() {
    let run = adoube_in(&[], &["audit", "-"], GAMES);
    let rendered = "\
Game 1: Bird – Lasker, A, 2019.03.01, 1-0. Laws of 2018.
  <stdin>:7:16: error: 2... Qh4#: It is checkmate: the result is 0-1, not 1-0. [5.1.1]
";
    assert_eq!((run.exit, run.stdout.as_str()), (1, rendered));
    let summary = "\
2 games, 6 half-moves.
  1  Laws of 2005, the oldest edition available; the date of the game is not known.
  1  Laws of 2018.
1 finding in 1 game.
  1  results that contradict checkmate (error)
1 wrong result.
";
    assert!(run.stderr.starts_with(summary), "{}", run.stderr);
}

#[test]
fn what_is_not_requested_is_not_reported() {
    for options in [
        &["--only", "illegal-move"][..],
        &["--only", "illegal-move,notation", "--at-least", "error"],
    ] {
        let run = adoube_in(&[], &[&["audit", "-"], options].concat(), GAMES);
        assert_eq!((run.exit, run.stdout.as_str()), (0, ""), "{options:?}");
        assert!(run.stderr.contains("Nothing was found."), "{}", run.stderr);
    }
    let run = adoube(&["audit", "--only", "typos", "-"]);
    assert_eq!(run.exit, 2);
    assert!(run.stderr.contains("Possible values: illegal-move, "), "{}", run.stderr);
    let run = adoube(&["audit", "-j", "99999", "-"]);
    assert_eq!(run.exit, 2);
    assert!(run.stderr.contains("A whole number from 1 to 256 is expected."), "{}", run.stderr);
    let run = adoube(&["audit", "--edition", "2010", "-"]);
    assert!(run.stderr.contains("Possible values: auto, 2005, 2009"), "{}", run.stderr);
}

#[test]
fn programs_get_a_line_for_each_finding() {
    let run = adoube_in(&[], &["audit", "-", "--json", "--edition", "2009"], GAMES);
    let lines: Vec<Value> =
        run.stdout.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    assert_eq!(lines.len(), 1);
    let row = &lines[0];
    assert_eq!(row["kind"], "result-against-checkmate");
    assert_eq!((&row["game"], &row["line"], &row["ply"]), (&1.into(), &7.into(), &4.into()));
    assert_eq!(row["articles"], serde_json::json!(["5.1.a"]));
    assert_eq!((&row["edition"], &row["shown_ms"]), (&"2009".into(), &serde_json::Value::Null));
    assert_eq!((&row["result"], &row["right_result"]), (&"1-0".into(), &"0-1".into()));
    let summary: Value = serde_json::from_str(&run.stderr).expect("the summary is JSON");
    assert_eq!(summary["summary"]["games"], 2);
    assert_eq!(summary["summary"]["wrong_results"], 1);
}

#[test]
fn tables_are_written_beside_and_put_in_place_at_the_end() {
    let folder = Folder::new("tables");
    let games = folder.file("games.pgn", GAMES.as_bytes());
    let csv = folder.file("found.csv", b"old");
    let run = adoube(&["audit", &games, "--csv", &csv]);
    assert_eq!((run.exit, run.stdout.as_str()), (1, ""));
    let written = fs::read_to_string(&csv).unwrap();
    let lines: Vec<&str> = written.lines().collect();
    assert_eq!(lines.len(), 2, "{written}");
    assert!(lines[0].starts_with("file,game,line,column,ply,turn,written,kind,severity,"));
    assert!(lines[1].contains(",1,7,16,4,2...,Qh4#,result-against-checkmate,error,2018,in-force,"));
    assert_eq!(adoube_in(&[], &["audit", "-", "--csv", "-"], GAMES).stdout.lines().count(), 2);
    let parquet = folder.path("found.parquet");
    assert_eq!(adoube(&["audit", &games, "--parquet", &parquet]).exit, 1);
    let written = fs::read(&parquet).unwrap();
    assert!(written.starts_with(b"PAR1") && written.ends_with(b"PAR1"));
    let names: Vec<_> = fs::read_dir(&folder.0).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert_eq!(names.len(), 3, "nothing is left beside them: {names:?}");
}

#[test]
fn a_file_that_cannot_be_read_does_not_keep_the_others_from_it() {
    let folder = Folder::new("broken");
    let games = folder.file("games.pgn", GAMES.as_bytes());
    let packed = folder.file("cut.pgn.gz", &[0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0x73]);
    let missing = folder.path("missing.pgn");
    fs::create_dir(folder.path("empty")).expect("there is room");
    let run = adoube(&["audit", &missing, &packed, &folder.path("empty"), &games]);
    assert_eq!(run.exit, 2);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert!(lines[0].contains("missing.pgn cannot be read: "), "{}", lines[0]);
    assert!(lines[1].contains("the gzip archive is cut short"), "{}", lines[1]);
    assert!(lines[2].contains("There are no files of games in "), "{}", lines[2]);
    assert!(lines[4].contains("It is checkmate"), "{}", run.stdout);
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_reported() {
    for option in ["--csv", "--parquet"] {
        let many = GAMES.repeat(3000);
        let run = adoube_in(&[], &["audit", "-", option, "/dev/full"], &many);
        assert_eq!(run.exit, 2, "{option}: {}", run.stdout);
        assert!(run.stdout.contains("/dev/full cannot be written: "), "{}", run.stdout);
    }
    let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let folder = Folder::new("full");
    let games = folder.file("games.pgn", GAMES.as_bytes());
    let mut command = Command::new(env!("CARGO_BIN_EXE_adoube"));
    let output = command.args(["audit", &games]).env_clear().stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn every_language_reports_it() {
    for (language, said) in [
        ("sl", "napaka: 2... Qh4#: Na šahovnici je mat: rezultat je 0-1, ne 1-0. [5.1.1]"),
        ("hr", "pogreška: 2... Qh4#: Na ploči je mat: rezultat je 0-1, a ne 1-0. [5.1.1]"),
        ("sr-Latn", "greška: 2... Qh4#: Na tabli je mat: rezultat je 0-1, a ne 1-0. [5.1.1]"),
        ("sr-Cyrl", "грешка: 2... Qh4#: На табли је мат: резултат је 0-1, а не 1-0. [5.1.1]"),
    ] {
        let run = adoube_in(&[], &["audit", "-", "--lang", language], GAMES);
        assert!(run.stdout.contains(said), "{}", run.stdout);
    }
}
