//! `adoube completions` and `adoube man`: made from the same commands as the help.

use std::{fs, process::Command};

use crate::{Folder, adoube, answer, help::COMMANDS};

/// The completions of bash for a command line whose last word is not complete.
fn offered(script: &str, words: &[&str]) -> Vec<String> {
    let words: Vec<String> = words.iter().map(|word| format!("'{word}'")).collect();
    let last = words.len() - 1;
    let complete = format!(
        "source {script}; COMP_WORDS=({words}); COMP_CWORD={last}; \
         _adoube adoube {current} {before}; printf '%s\\n' \"${{COMPREPLY[@]}}\"",
        words = words.join(" "),
        current = words[last],
        before = words[last - 1],
    );
    let output =
        Command::new("bash").args(["--norc", "-c", &complete]).output().expect("it is there");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let offered = String::from_utf8(output.stdout).expect("it writes UTF-8");
    offered.split_whitespace().map(ToOwned::to_owned).collect()
}

#[test]
#[cfg(unix)]
fn bash_completes_commands_options_and_values() {
    let folder = Folder::new("bash");
    let script = folder.file("adoube", &answer(&["completions", "bash"]));
    assert_eq!(offered(&script, &["adoube", "a"]), ["audit"]);
    assert_eq!(offered(&script, &["adoube", "law", "t"]), ["term"]);
    assert_eq!(offered(&script, &["adoube", "pgn", "--th"]), ["--threads"]);
    assert_eq!(offered(&script, &["adoube", "audit", "--at-least", "e"]), ["error"]);
    assert_eq!(offered(&script, &["adoube", "show", "--lang", "sr"]), ["sr-Latn", "sr-Cyrl"]);
    assert_eq!(offered(&script, &["adoube", "completions", "f"]), ["fish"]);
}

#[test]
fn every_shell_has_its_script_in_the_language_of_the_reader() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = answer(&["completions", shell, "--lang", "sl"]);
        for command in COMMANDS.iter().filter_map(|command| command.first()) {
            assert!(script.contains(command), "{shell}: {command}");
        }
        // Bash shows no descriptions.
        assert_eq!(script.contains("Prikaži različico"), shell != "bash", "{shell}");
    }
    let run = adoube(&["completions", "cmd", "--lang", "sl"]);
    assert_eq!(run.exit, 2);
    assert!(run.stderr.contains("bash, elvish, fish, powershell, zsh"), "{}", run.stderr);
}

#[test]
fn every_command_has_its_page() {
    let folder = Folder::new("man");
    let rendered = answer(&["man", "--out", &folder.path("man1")]);
    assert!(
        rendered.starts_with(&format!("{} manual pages written to ", COMMANDS.len())),
        "{rendered}"
    );
    for command in COMMANDS {
        let name = [&["adoube"], command].concat().join("-");
        let page = fs::read_to_string(folder.path(&format!("man1/{name}.1"))).expect(&name);
        assert_eq!(page, answer(&[&["man"], command].concat()), "{name}");
        for part in [".TH ", ".SH NAME\n", ".SH SYNOPSIS\n", ".SH DESCRIPTION\n"] {
            assert!(page.contains(part), "{name}: {part}");
        }
    }
    let files = fs::read_dir(folder.path("man1")).expect("it was made").count();
    assert_eq!(files, COMMANDS.len());
}

#[test]
fn a_page_has_options_examples_and_the_page_above() {
    let page = answer(&["man", "law", "search", "--lang", "sl"]);
    for part in
        [".SH IME\n", ".SH MOŽNOSTI\n", ".SH PRIMERI\n.nf\nadoube law search ", "\\-\\-limit"]
    {
        assert!(page.contains(part), "{part}: {page}");
    }
    assert!(page.ends_with(".SH \"GLEJTE TUDI\"\nadoube\\-law(1)\n"), "{page}");
    let run = adoube(&["man", "shew", "--lang", "sl"]);
    assert_eq!((run.exit, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains("show"), "{}", run.stderr);
    assert!(answer(&["man", "law"]).contains("\n.SH COMMANDS\n"));
}

/// A word too many is no command, and is named.
#[test]
fn help_and_manual_pages_are_only_of_commands() {
    for (path, wrong) in [
        (&["pgn", "nothing"][..], "nothing"),
        (&["law", "diff", "2017"], "2017"),
        (&["law", "serch"], "serch"),
        (&["nothing", "pgn"], "nothing"),
    ] {
        for command in ["help", "man"] {
            let run = adoube(&[&[command], path].concat());
            assert_eq!((run.exit, run.stdout.as_str()), (2, ""), "{command} {path:?}");
            let said = format!("There is no command “{wrong}”.");
            assert!(run.stderr.contains(&said), "{command} {path:?}: {}", run.stderr);
        }
    }
    assert!(adoube(&["help", "pairing", "nxt"]).stderr.contains("next"));
    let json = adoube(&["help", "pgn", "nothing", "--json"]).json();
    assert_eq!(json["error"]["code"], "usage");
}
