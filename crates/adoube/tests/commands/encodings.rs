//! Every command that reads texts notes the encoding that it guessed, and takes `--encoding`.

use std::fs;

use serde_json::{Value, json};

use crate::{Folder, Run, adoube, answer, help::COMMANDS, pairing::OPEN};

const ENCODING: &str = "windows-1250";

/// Texts whose names are in Windows-1250.
fn files() -> [(&'static str, Vec<u8>); 7] {
    let game = b"[White \"Pavasovi\xe6, Du\x9ako\"]\n[Black \"Kova\xe8i\xe8, \x8eiga\"]\n\n1. e4 e5 2. Nf3 *\n";
    let sheet = b"White: Kova\xe8i\xe8, \x8eiga\n1. e4 e5 2. Nf3 Nc6\n";
    let table = b"Board;White;Black\n1;Kova\xe8i\xe8, \x8eiga;Pavasovi\xe6, Du\x9ako\n";
    let players = b"no;name\n1;Kova\xe8i\xe8, \x8eiga\n";
    let case = b"# Kova\xe8i\xe8 se preda\n0:00:10 White resigns\n";
    let regulations =
        b"# Pokal \x8eiga Kova\xe8i\xe8\nedition = \"2017\"\ntime = \"90 min + 30 s\"\n";
    let report = OPEN.replace("Kovac, Jan", "Kovac, Zan").into_bytes();
    let at = report.windows(10).position(|name| name == b"Kovac, Zan").expect("it is there");
    let report = [&report[..at], b"Kova\xe8, \x8ean", &report[at + 10..]].concat();
    [
        ("game.pgn", game.to_vec()),
        ("sheet.txt", sheet.to_vec()),
        ("table.csv", table.to_vec()),
        ("players.csv", players.to_vec()),
        ("resigns.case", case.to_vec()),
        ("cup.toml", regulations.to_vec()),
        ("open.trf", report),
    ]
}

/// Runs with a single answer, each with the files for which an encoding is guessed. `@name` is one of [`files`].
const RUNS: &[(&[&str], &[&str])] = &[
    (&["claim", "@game.pgn"], &["game.pgn"]),
    (&["scoresheet", "@game.pgn"], &["game.pgn"]),
    (&["scoresheet", "@game.pgn", "--all"], &["game.pgn"]),
    (&["scoresheet", "@sheet.txt", "--typed", "--for", "white"], &["sheet.txt"]),
    (&["scoresheet", "@open.trf"], &["open.trf"]),
    (&["scoresheet", "@table.csv", "--players", "@players.csv"], &["table.csv", "players.csv"]),
    (&["sheets", "@sheet.txt", "@sheet.txt", "--game", "@game.pgn"], &["game.pgn", "sheet.txt"]),
    (&["envelope", "@game.pgn"], &["game.pgn"]),
    (&["notation", "--file", "@game.pgn", "--to", "sl"], &["game.pgn"]),
    (&["case", "run", "@resigns.case"], &["resigns.case"]),
    (&["case", "explain", "@resigns.case"], &["resigns.case"]),
    (&["case", "translate", "@resigns.case", "--to", "sl"], &["resigns.case"]),
    (&["regulations", "@cup.toml"], &["cup.toml"]),
    (&["pairing", "next", "@open.trf"], &["open.trf"]),
    (&["pairing", "check", "@open.trf"], &["open.trf"]),
    (&["pairing", "explain", "@open.trf", "1", "2"], &["open.trf"]),
    (&["pairing", "standings", "@open.trf"], &["open.trf"]),
];

fn folder(name: &str) -> Folder {
    let folder = Folder::new(name);
    for (name, bytes) in files() {
        fs::write(folder.path(name), bytes).expect("there is room");
    }
    folder
}

fn run(arguments: &[&str], more: &[&str], folder: &Folder) -> Run {
    let arguments = arguments.iter().chain(more).map(|argument| match argument.strip_prefix('@') {
        Some(name) => folder.path(name),
        None => (*argument).to_owned(),
    });
    let arguments: Vec<String> = arguments.collect();
    adoube(&arguments.iter().map(String::as_str).collect::<Vec<_>>())
}

/// The lines of the error stream that name the encoding.
fn notes(run: &Run) -> Vec<&str> {
    run.stderr.lines().filter(|line| line.contains(ENCODING)).collect()
}

#[test]
fn what_is_guessed_is_noted_beside_the_answer() {
    let folder = folder("encodings");
    for (arguments, files) in RUNS {
        let noted = run(arguments, &[], &folder);
        let expected: Vec<String> = files
            .iter()
            .map(|file| {
                format!(
                    "{}: The text is not UTF-8. The file is read as {ENCODING}, which is a guess; if it is in \
                     another encoding, name it with --encoding.",
                    folder.path(file)
                )
            })
            .collect();
        assert_eq!(notes(&noted), expected, "{arguments:?}: {}", noted.stderr);
        let named = run(arguments, &["--encoding", ENCODING], &folder);
        assert_eq!(notes(&named), Vec::<&str>::new(), "{arguments:?}");
        assert_eq!((named.exit, &named.stdout), (noted.exit, &noted.stdout), "{arguments:?}");
        let quiet = run(arguments, &["--quiet"], &folder);
        assert_eq!(notes(&quiet), Vec::<&str>::new(), "{arguments:?}");
    }
}

#[test]
fn programs_have_the_guesses_in_the_answer() {
    let folder = folder("encodings-json");
    for (arguments, files) in RUNS {
        let guessed = run(arguments, &["--json"], &folder);
        let guess = |file: &&str| json!({ "file": folder.path(file), "encoding": ENCODING });
        let expected: Vec<Value> = files.iter().map(guess).collect();
        assert_eq!(guessed.json()["guessed_encodings"], json!(expected), "{arguments:?}");
        assert_eq!(guessed.stderr, "", "{arguments:?}");
        let named = run(arguments, &["--json", "--encoding", ENCODING], &folder);
        assert_eq!(named.json()["guessed_encodings"], json!([]), "{arguments:?}");
    }
    let audited = run(&["audit", "@game.pgn", "--json"], &[], &folder);
    let summary: Value = serde_json::from_str(&audited.stderr).expect("it is JSON");
    let expected = json!([{ "file": folder.path("game.pgn"), "encoding": ENCODING }]);
    assert_eq!(summary["summary"]["guessed_encodings"], expected);
}

/// A name that was decoded wrongly may be why there is no answer.
#[test]
fn what_is_guessed_is_noted_beside_an_error() {
    let folder = folder("encodings-error");
    let failed = run(&["pairing", "explain", "@open.trf", "1", "99", "--lang", "sl"], &[], &folder);
    assert_eq!(failed.exit, 2);
    assert_eq!(notes(&failed).len(), 1, "{}", failed.stderr);
    assert!(failed.stderr.ends_with("ga navedite z --encoding.\n"), "{}", failed.stderr);
}

/// The runs above, and those of `pgn` and `audit`, are all that have the option.
#[test]
fn every_command_that_takes_an_encoding_is_tried() {
    for command in COMMANDS {
        let help = answer(&[command, &["--help"]].concat());
        let is_tried = RUNS.iter().any(|(arguments, _)| {
            let name = arguments.iter().take_while(|word| !word.starts_with(['@', '-']));
            name.copied().eq(command.iter().copied())
        });
        let is_series = [&["pgn"], &["audit"]].iter().any(|name| name[..] == *command);
        assert_eq!(help.contains("--encoding <NAME>"), is_tried || is_series, "{command:?}");
    }
}
