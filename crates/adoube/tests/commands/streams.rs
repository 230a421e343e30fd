//! Standard input, standard output, and files.

use std::{fs, process::Command};

use crate::{Run, adoube_in};

const LONELY_KINGS: &str = "4k3/8/8/8/8/8/8/2K5 w - - 0 1\n";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n";

/// Runs the command with this standard input.
#[track_caller]
fn given(input: &str, arguments: &[&str]) -> Run {
    let run = adoube_in(&[], arguments, input);
    assert_eq!((run.exit, run.stderr.as_str()), (0, ""), "{arguments:?}");
    run
}

#[test]
fn a_dash_reads_the_position_from_the_input() {
    assert!(given(START, &["show", "-"]).stdout.contains("Chess960 start position 518"));
    assert!(given(LONELY_KINGS, &["moves", "-"]).stdout.ends_with("\n5 legal moves.\n"));
    assert_eq!(given(START, &["perft", "-", "3", "--json"]).json()["nodes"], 8902);
    for input in [START, "518\n", "rnbqkbnr\n", "startpos"] {
        assert_eq!(given(input, &["chess960", "-", "--json"]).json()["number"], 518, "{input}");
    }
    let nothing = adoube_in(&[], &["show", "-"], "");
    assert_eq!(nothing.exit, 2);
    assert!(nothing.stderr.starts_with("There is no position to read."), "{}", nothing.stderr);
}

#[test]
fn without_a_dash_what_is_piped_in_is_read() {
    let game = "1. e4 e5 2. Nf3 *\n";
    assert!(given(START, &["show"]).stdout.contains("Chess960 start position 518"));
    assert!(given(LONELY_KINGS, &["moves"]).stdout.ends_with("\n5 legal moves.\n"));
    assert_eq!(given(START, &["perft", "3", "--json"]).json()["nodes"], 8902);
    assert!(given(LONELY_KINGS, &["dead"]).stdout.starts_with("The position is dead"));
    assert!(given(LONELY_KINGS, &["winnable", "--for", "white"]).stdout.contains("White"));
    assert!(given(game, &["scoresheet", "--lang", "en"]).stdout.contains("Nf3"));
    assert!(given(game, &["envelope"]).stdout.contains("Black"));
    assert_eq!(given(game, &["pgn", "-q"]).stdout.lines().last(), Some(""));
    assert_eq!(given(game, &["audit", "-q", "--only", "illegal-move"]).stdout, "");
    assert_eq!(adoube_in(&[], &["claim"], game).exit, 1);
    let case = "# A game\n\n0:00:10 White plays e4\n";
    for task in ["run", "explain", "translate"] {
        assert!(given(case, &["case", task]).stdout.contains("A game"), "{task}");
    }
    let tournament = given("", &["pairing", "generate", "--players", "6", "--rounds", "3"]).stdout;
    assert_eq!(given(&tournament, &["pairing", "check", "--json"]).json()["agree"], true);
    assert_eq!(given(&tournament, &["pairing", "standings"]).exit, 0);
    let rules = "edition = \"2023\"\ntime = \"90 min + 30 s\"\n";
    assert_eq!(given(rules, &["regulations", "--json"]).json()["sound"], true);
    assert!(given("", &["regulations", "--json"]).json()["presets"].is_array());
    assert_eq!(
        adoube_in(&[], &["verify", "--json"], "no log").json()["error"]["code"],
        "not-a-log"
    );
}

#[test]
fn an_empty_input_is_no_file() {
    for command in [&["pgn"][..], &["audit"], &["claim"], &["case", "run"], &["verify"], &["show"]]
    {
        let run = adoube_in(&[], &[command, &["--lang", "sl"]].concat(), "");
        assert_eq!((run.exit, run.stdout.as_str()), (2, ""), "{command:?}");
        assert!(run.stderr.contains("Navedite ta podatek ali preusmerite vhod"), "{}", run.stderr);
    }
    assert_eq!(adoube_in(&[], &["winnable"], "").exit, 3);
    let run = adoube_in(&[], &["perft", "5"], "");
    assert!(run.stderr.starts_with("There is no position to read."), "{}", run.stderr);
    assert_eq!(adoube_in(&[], &["pgn", "-"], "").exit, 0);
    // Something else is missing: the input is unrelated.
    let run = adoube_in(&[], &["law", "diff", "2009"], "2017\n");
    assert!(!run.stderr.contains("standard input"), "{}", run.stderr);
}

#[test]
fn notation_without_a_text_reads_the_input() {
    assert_eq!(given("1. e4 e5\n", &["notation"]).stdout, "1. e4 e5\n");
}

#[test]
fn a_byte_order_mark_is_no_part_of_the_text() {
    assert_eq!(given("\u{feff}1. e4 e5\r\n", &["notation", "-"]).stdout, "1. e4 e5\n");
    assert!(given(&format!("\u{feff}{START}"), &["show", "-"]).stdout.contains("White to move."));
    let path = std::env::temp_dir().join(format!("adoube-mark-{}.txt", std::process::id()));
    fs::write(&path, "\u{feff}1. d4 d5\n").unwrap();
    let run = given("", &["notation", "--file", path.to_str().unwrap()]);
    fs::remove_file(&path).unwrap();
    assert_eq!(run.stdout, "1. d4 d5\n");
}

#[test]
fn a_diagram_to_the_output_comes_alone() {
    let svg = given("", &["show", "startpos", "--svg", "-"]).stdout;
    assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"), "{svg}");
    let json = given("", &["show", "startpos", "--svg", "-", "--json"]).json();
    assert_eq!(json["svg"], svg.as_str());
}

#[test]
#[cfg(target_os = "linux")]
fn an_answer_that_cannot_be_written_is_no_answer() {
    let full = || fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_adoube"));
        command.args(arguments).env_clear().stdout(full()).output().unwrap()
    };
    for arguments in
        [&["moves", "startpos"][..], &["moves", "startpos", "--json"], &["show", "x", "--json"]]
    {
        let output = run(arguments);
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(said.starts_with("The answer cannot be written: "), "{said}");
    }
    assert_eq!(run(&["--help"]).status.code(), Some(2));
}

#[test]
fn a_reader_who_has_gone_away_is_forgiven() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(["tour", "--json"])
        .env_clear()
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}
