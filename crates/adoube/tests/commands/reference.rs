//! `docs/commands.md` is made from the help of the commands and from their answers to one example each. To update it,
//! run the tests with `UPDATE_DOCS=1`.

use std::{fs, path::PathBuf, process::Command};

use serde_json::Value;

use crate::{Folder, Run, answer, finish, help::COMMANDS, schema};

/// A run that shows the JSON of a command. `@name` in an argument is a file of [`FILES`].
pub(crate) struct Sample {
    pub(crate) command: &'static [&'static str],
    pub(crate) arguments: &'static [&'static str],
}

pub(crate) const SAMPLES: [Sample; 27] = [
    sample(&["show"], &["startpos"]),
    sample(&["moves"], &["startpos"]),
    sample(&["notation"], &["--to", "sl", "1. e4 e5 2. Nf3"]),
    sample(&["chess960"], &["518"]),
    sample(&["winnable"], &["8/8/8/8/8/2k5/8/K6R b - - 0 1"]),
    sample(&["dead"], &["8/8/8/8/8/2k5/8/K7 w - - 0 1"]),
    sample(&["pgn"], &["--check", "@game.pgn"]),
    sample(&["claim"], &["@game.pgn", "--at", "4b"]),
    sample(&["scoresheet"], &["@legal.pgn"]),
    sample(&["sheets"], &["@white.txt", "@black.txt"]),
    sample(&["envelope"], &["@legal.pgn"]),
    sample(&["audit"], &["@game.pgn"]),
    sample(&["law"], &["9.5.3", "--edition", "2017"]),
    sample(&["law", "search"], &["intended move"]),
    sample(&["law", "diff"], &["2017", "2018"]),
    sample(&["law", "coverage"], &["--edition", "2017"]),
    sample(&["law", "term"], &["castling"]),
    sample(&["case", "run"], &["@dispute.case"]),
    sample(&["case", "explain"], &["@dispute.case", "--edition", "2017"]),
    sample(&["case", "translate"], &["@dispute.case", "--to", "hr"]),
    sample(&["regulations"], &["@event.toml"]),
    sample(&["pairing", "next"], &["@open.trf"]),
    sample(&["pairing", "check"], &["@open.trf"]),
    sample(&["pairing", "explain"], &["@open.trf", "1", "2"]),
    sample(&["pairing", "generate"], &["--players", "4", "--rounds", "2"]),
    sample(&["pairing", "standings"], &["@open.trf", "--tie-breaks", "BH,SB"]),
    sample(&["perft"], &["startpos", "2", "--divide"]),
];

const fn sample(command: &'static [&'static str], arguments: &'static [&'static str]) -> Sample {
    Sample { command, arguments }
}

pub(crate) const FILES: [(&str, &str); 7] = [
    (
        "game.pgn",
        "[Event \"Open\"]\n[Site \"Bled\"]\n[Date \"2019.05.05\"]\n[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n\
         [Result \"1-0\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 O-O 1-0\n",
    ),
    (
        "legal.pgn",
        "[Event \"Open\"]\n[Date \"2019.05.05\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 *\n",
    ),
    ("white.txt", "1. e4 e5 2. Nf3 Nc6\n"),
    ("black.txt", "1. e4 e5 2. Nc3 Nc6\n"),
    (
        "dispute.case",
        "# A pinned rook moves away\nstart 4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1\n\n\
         0:12:00 White plays Ra2\n0:12:05 Black claims illegal move\n",
    ),
    ("open.trf", super::pairing::OPEN),
    ("event.toml", "edition = \"2017\"\ntime = \"90 min + 30 s\"\n"),
];

const HEAD: &str = "# Commands\n\n\
    <!-- made from the code: UPDATE_DOCS=1 cargo test -p adoube --test commands reference -->\n\n\
    Every command knows `--lang` (else the locale decides), `--json`, `-q` and `--color`. A FEN may be quoted or not; `startpos` is the\n\
    initial position, `-` the standard input. Castling letters say whether it is Chess960 (`KQkq`, X-FEN or Shredder).\n\n\
    If no file or position is named and something is piped in, that is read (`cat games.pgn | adoube pgn`). Where nothing comes,\n\
    as from `/dev/null`, the missing argument is an error; `-` reads even an empty input. `regulations` and `chess960` read the\n\
    standard input only for `-`, as they have answers of their own without an argument; `pairing explain` and `sheets` name files.\n\n\
    Folders are walked in order as ripgrep does it: without hidden files, without what `.gitignore` excludes, and without\n\
    following links (`-.`, `--no-ignore` and `-L` change that). What cannot be read does not stop the rest; the exit code is then 2.\n\n\
    On a terminal, what takes long shows a progress bar on the error stream. Ctrl+C removes it and unfinished files; the exit code\n\
    is then 130. Without `--color` the variables `NO_COLOR` and `TERM=dumb` turn colour off.\n\n\
    The JSON of all commands follows one convention: keys in `snake_case`; every length of time in whole milliseconds, with a key in\n\
    `_ms`; editions as strings (`\"2023\"`), articles as lists of strings, colours as `\"white\"` and `\"black\"`. What is absent is\n\
    null, and no key is ever left out. Sentences (`text` and the like) are in the language of `--lang` and stand beside the data. Every\n\
    object that is printed by itself has `schema_version`, which grows when a key is renamed or removed or means something else; keys\n\
    may be added without that, so a program ignores those that it does not know. Each command has a JSON Schema (draft 2020-12) in\n\
    [schema/](schema). Commands that answer line by line write one object per line, and `{\"summary\"}` to the error stream. Every\n\
    error is [`{\"error\": {\"code\", \"message\", …}}`](schema/error.schema.json) on the standard output. In the examples `…` stands\n\
    for more of the same.\n";

/// The most elements of a list in an example.
const LISTED: usize = 2;
/// The most characters of a text.
const LONGEST: usize = 160;

#[test]
fn the_page_of_the_commands_is_as_the_code_has_it() {
    let folder = Folder::new("reference");
    for (name, text) in FILES {
        folder.file(name, text);
    }
    let mut page = HEAD.to_owned();
    for command in COMMANDS {
        page += &section(command, &folder);
    }
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../docs/commands.md"].iter().collect();
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(&path, &page).expect("the folder exists");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(page, written, "docs/commands.md is out of date; UPDATE_DOCS=1 writes it");
}

/// Every command has its sample, except those that keep running, change files or print a text.
#[test]
fn every_command_has_its_sample() {
    let without = [
        "",
        "help",
        "case",
        "pairing",
        "case new",
        "serve",
        "verify",
        "tour",
        "completions",
        "man",
    ];
    for command in COMMANDS {
        let has_sample = SAMPLES.iter().any(|sample| sample.command == command);
        assert_ne!(has_sample, without.contains(&command.join(" ").as_str()), "{command:?}");
    }
}

/// The section of a command: its help without the common options, and its JSON.
fn section(command: &[&str], folder: &Folder) -> String {
    let help = answer(&[command, &["--help"]].concat());
    let help = without_common(&help);
    let title = [&["adoube"], command].concat().join(" ");
    let mut section = format!("\n## `{title}`\n\n```text\n{}\n```\n", help.trim_end());
    let schema = command.join("-");
    if schema::path(&schema).exists() {
        section.extend(["\nJSON: [schema](schema/", &schema, ".schema.json).\n"]);
    }
    for sample in SAMPLES.iter().filter(|sample| sample.command == command) {
        let typed = [sample.command, sample.arguments].concat().join(" ").replace('@', "");
        let run = run(sample, folder);
        // A series has an object a line, of which the first is shown.
        let value: Value = serde_json::Deserializer::from_str(&run.stdout)
            .into_iter()
            .next()
            .and_then(Result::ok)
            .unwrap_or_else(|| panic!("{typed}: {} {}", run.stdout, run.stderr));
        assert!(!value["error"].is_object(), "{typed}: {}", run.stdout);
        let example = example(&value, 0);
        section.extend(["\n`adoube ", &typed, " --json`:\n\n```text\n", &example, "\n```\n"]);
    }
    section
}

/// Runs a sample in the folder of its files, so that it names them as the page does.
fn run(sample: &Sample, folder: &Folder) -> Run {
    let arguments = sample.arguments.iter().map(|argument| argument.trim_start_matches('@'));
    let mut command = Command::new(env!("CARGO_BIN_EXE_adoube"));
    command.args(sample.command).args(arguments).arg("--json");
    finish(command.env_clear().current_dir(&folder.0), &[], "")
}

/// The help without the common options, which are in the help of `adoube` itself.
fn without_common(help: &str) -> String {
    let Some((before, common)) = help.split_once("For every command:\n") else {
        return help.to_owned();
    };
    let examples = common.split_once("\nExamples:").map_or("", |(_, examples)| examples);
    if examples.is_empty() { before.to_owned() } else { format!("{before}Examples:{examples}") }
}

/// An example as the page shows it: long lists and long texts are shortened.
fn example(value: &Value, depth: usize) -> String {
    let indent = |depth: usize| "  ".repeat(depth);
    let block = |open: char, lines: Vec<String>, close: char| {
        if lines.is_empty() {
            return format!("{open}{close}");
        }
        let lines = lines.iter().map(|line| format!("{}{line}", indent(depth + 1)));
        format!("{open}\n{}\n{}{close}", lines.collect::<Vec<_>>().join(",\n"), indent(depth))
    };
    match value {
        Value::Array(elements) => {
            let shown = elements.iter().take(LISTED).map(|element| example(element, depth + 1));
            let more = (elements.len() > LISTED).then(|| "…".to_owned());
            block('[', shown.chain(more).collect(), ']')
        }
        Value::Object(fields) => {
            let field = |(key, value): (&String, &Value)| match key.as_str() {
                // It differs from run to run.
                "elapsed_ms" => format!("\"{key}\": 1"),
                _ => format!("\"{key}\": {}", example(value, depth + 1)),
            };
            block('{', fields.iter().map(field).collect(), '}')
        }
        Value::String(text) if text.chars().count() > LONGEST => {
            let begins: String = text.chars().take(LONGEST).collect();
            Value::from(begins + "…").to_string()
        }
        plain => plain.to_string(),
    }
}
