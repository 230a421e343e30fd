//! Help texts are reviewed files: a change shows in the diff. To accept one, run the tests with
//! `UPDATE_HELP=1`.

use std::{fs, path::PathBuf};

use adoube_chess::notation::Language;

use crate::{adoube, adoube_in, answer};

/// All commands that have help.
pub(crate) const COMMANDS: [&[&str]; 37] = [
    &[],
    &["show"],
    &["moves"],
    &["notation"],
    &["chess960"],
    &["winnable"],
    &["dead"],
    &["pgn"],
    &["claim"],
    &["scoresheet"],
    &["sheets"],
    &["envelope"],
    &["audit"],
    &["law"],
    &["law", "search"],
    &["law", "diff"],
    &["law", "coverage"],
    &["law", "term"],
    &["case"],
    &["case", "run"],
    &["case", "explain"],
    &["case", "new"],
    &["case", "translate"],
    &["regulations"],
    &["pairing"],
    &["pairing", "next"],
    &["pairing", "check"],
    &["pairing", "explain"],
    &["pairing", "generate"],
    &["pairing", "standings"],
    &["serve"],
    &["verify"],
    &["perft"],
    &["tour"],
    &["completions"],
    &["man"],
    &["help"],
];

#[track_caller]
fn check(name: &str, shown: &str) {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "help", name].iter().collect();
    if std::env::var_os("UPDATE_HELP").is_some() {
        fs::write(&path, shown).expect("the folder exists");
    }
    let reviewed = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(shown, reviewed, "{} differs; UPDATE_HELP=1 accepts it", path.display());
}

#[test]
fn help_is_as_reviewed() {
    for command in COMMANDS {
        let name = if command.is_empty() { "adoube".to_owned() } else { command.join("-") };
        check(&format!("{name}.txt"), &answer(&[command, &["--help"]].concat()));
    }
    check("short.txt", &answer(&["show", "-h"]));
}

/// In the other languages all of it is in one file.
#[test]
fn help_is_as_reviewed_in_every_language() {
    for language in Language::ALL.into_iter().skip(1).map(Language::tag) {
        let helps = COMMANDS.iter().map(|command| {
            let typed = [&["adoube"], *command].concat().join(" ");
            let shown = answer(&[*command, &["--help", "--lang", language]].concat());
            format!("$ {typed} --help\n{shown}\n")
        });
        check(&format!("{language}.txt"), &helps.collect::<String>());
    }
}

#[test]
fn help_of_a_command_is_its_help() {
    for command in COMMANDS {
        let asked = [&["help"], command, &["--lang", "sl"]].concat();
        assert_eq!(answer(&asked), answer(&[command, &["--help", "--lang", "sl"]].concat()));
    }
    let run = adoube(&["help", "shew"]);
    assert_eq!(run.exit, 2);
    assert!(run.stderr.contains("There is no command “shew”."), "{}", run.stderr);
}

#[test]
fn help_is_in_the_language_of_the_locale() {
    let first = |locale: &str, arguments: &[&str]| {
        let run = adoube_in(&[("LANG", locale)], arguments, "");
        run.stdout.lines().next().unwrap_or_default().to_owned()
    };
    assert_eq!(first("sl_SI.UTF-8", &["-h"]), "Pravila šaha FIDE v ukazni vrstici");
    assert_eq!(first("sr_RS.UTF-8", &["tour", "-h"]), "Кратак водич кроз остале команде");
    assert_eq!(first("de_DE.UTF-8", &["tour", "-h"]), "Take a short tour of the other commands");
    let first_of = |line: &[&str]| first("sl_SI.UTF-8", line);
    assert_eq!(first_of(&["--lang", "hr", "tour", "--help"]), "Kratak vodič kroz ostale naredbe");
    assert_eq!(first_of(&["tour", "--help", "--lang=xx"]), "Kratek vodnik po drugih ukazih");
}

#[test]
fn help_has_colour_as_it_is_asked_for() {
    for (color, is_colored) in [("--color=always", true), ("--colour=never", false)] {
        assert_eq!(answer(&["pgn", "-h", color]).contains("\u{1b}["), is_colored, "{color}");
    }
    assert!(answer(&["pgn", "-h", "--color", "always"]).contains("\u{1b}["));
}

#[test]
fn without_a_command_the_help_is_shown() {
    let run = adoube_in(&[("LANG", "sl_SI.UTF-8")], &[], "");
    assert_eq!((run.exit, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.starts_with("Pravila šaha FIDE v ukazni vrstici\n"), "{}", run.stderr);
}
