//! Help texts are reviewed files: a change shows in the diff. To accept one, run the tests with
//! `UPDATE_HELP=1`.

use std::{fs, path::PathBuf};

use crate::answer;

fn check(name: &str, arguments: &[&str]) {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "help", name].iter().collect();
    let shown = answer(arguments);
    if std::env::var_os("UPDATE_HELP").is_some() {
        fs::write(&path, &shown).expect("the folder exists");
    }
    let reviewed = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(shown, reviewed, "{} differs; UPDATE_HELP=1 accepts it", path.display());
}

#[test]
fn help_is_as_reviewed() {
    check("adoube.txt", &["--help"]);
    let commands = [
        "show",
        "moves",
        "notation",
        "chess960",
        "winnable",
        "dead",
        "pgn",
        "claim",
        "audit",
        "scoresheet",
        "sheets",
        "envelope",
        "audit",
        "law",
        "case",
        "regulations",
        "serve",
        "verify",
        "perft",
        "tour",
    ];
    for command in commands {
        check(&format!("{command}.txt"), &[command, "--help"]);
    }
    for task in ["search", "diff", "term", "coverage"] {
        check(&format!("law-{task}.txt"), &["law", task, "--help"]);
    }
    for task in ["run", "explain", "new", "translate"] {
        check(&format!("case-{task}.txt"), &["case", task, "--help"]);
    }
}
