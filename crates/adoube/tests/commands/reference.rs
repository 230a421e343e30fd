//! `docs/commands.md` is made from the help of the commands and from what they answer to one example each. To write it
//! anew, run the tests with `UPDATE_DOCS=1`.

use std::{collections::BTreeMap, fs, path::PathBuf};

use serde_json::Value;

use crate::{Folder, Run, adoube, answer, help::COMMANDS};

/// A run that shows the JSON of a command. `@name` in an argument is a file of [`FILES`].
struct Sample {
    command: &'static [&'static str],
    arguments: &'static [&'static str],
}

const SAMPLES: [Sample; 27] = [
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

const FILES: [(&str, &str); 7] = [
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
    Every command knows `--lang` (else the locale decides), `--json` and `--color`. A FEN may be quoted or not; `startpos` is the\n\
    initial position, `-` the standard input. Castling letters say whether it is Chess960 (`KQkq`, X-FEN or Shredder).\n\n\
    JSON is described by its shape: `\"key\": string` and so on, with `…` behind the first element of a list, and `|` between what a\n\
    place can hold. Commands that answer line by line write one object per line, and `{\"summary\"}` to the error stream. Every\n\
    error is `{\"error\": {\"code\", \"message\", …}}` on the standard output.\n";

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

/// Every command has its sample, except those that run on, change files or print a text.
#[test]
fn every_command_has_its_sample() {
    let without = ["", "help", "case", "pairing", "case new", "serve", "verify", "tour"];
    for command in COMMANDS {
        let has_sample = SAMPLES.iter().any(|sample| sample.command == command);
        assert_ne!(has_sample, without.contains(&command.join(" ").as_str()), "{command:?}");
    }
}

/// What the page says of a command: its help without what holds for every command, and its JSON.
fn section(command: &[&str], folder: &Folder) -> String {
    let help = answer(&[command, &["--help"]].concat());
    let help = without_common(&help);
    let title = [&["adoube"], command].concat().join(" ");
    let mut section = format!("\n## `{title}`\n\n```text\n{}\n```\n", help.trim_end());
    for sample in SAMPLES.iter().filter(|sample| sample.command == command) {
        let typed = [sample.command, sample.arguments].concat().join(" ").replace('@', "");
        let run = run(sample, folder);
        // A series is an object a line, of which the first will do.
        let value: Value = serde_json::Deserializer::from_str(&run.stdout)
            .into_iter()
            .next()
            .and_then(Result::ok)
            .unwrap_or_else(|| panic!("{typed}: {} {}", run.stdout, run.stderr));
        assert!(!value["error"].is_object(), "{typed}: {}", run.stdout);
        let shape = Shape::of(&value).written(0);
        section.extend(["\nJSON of `adoube ", &typed, "`:\n\n```text\n", &shape, "\n```\n"]);
    }
    section
}

fn run(sample: &Sample, folder: &Folder) -> Run {
    let arguments: Vec<String> = sample
        .arguments
        .iter()
        .map(|argument| match argument.strip_prefix('@') {
            Some(name) => folder.path(name),
            None => (*argument).to_owned(),
        })
        .collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    adoube(&[sample.command, &arguments, &["--json"]].concat())
}

/// The help without the options of every command, which stand in the help of `adoube` itself.
fn without_common(help: &str) -> String {
    let Some((before, common)) = help.split_once("For every command:\n") else {
        return help.to_owned();
    };
    let examples = common.split_once("\nExamples:").map_or("", |(_, examples)| examples);
    if examples.is_empty() { before.to_owned() } else { format!("{before}Examples:{examples}") }
}

/// What kind of values stand at a place.
#[derive(Default)]
struct Shape {
    plain: Vec<&'static str>,
    list: Option<Box<Shape>>,
    object: Option<BTreeMap<String, Shape>>,
}

impl Shape {
    fn of(value: &Value) -> Self {
        let mut shape = Self::default();
        shape.add(value);
        shape
    }

    fn add(&mut self, value: &Value) {
        match value {
            Value::Null => self.add_plain("null"),
            Value::Bool(_) => self.add_plain("boolean"),
            Value::Number(_) => self.add_plain("number"),
            Value::String(_) => self.add_plain("string"),
            Value::Array(elements) => {
                let list = self.list.get_or_insert_default();
                for element in elements {
                    list.add(element);
                }
            }
            Value::Object(fields) => {
                let object = self.object.get_or_insert_default();
                for (key, field) in fields {
                    object.entry(key.clone()).or_default().add(field);
                }
            }
        }
    }

    fn add_plain(&mut self, kind: &'static str) {
        if !self.plain.contains(&kind) {
            self.plain.push(kind);
            self.plain.sort_by_key(|kind| (*kind == "null", *kind));
        }
    }

    fn written(&self, depth: usize) -> String {
        let object = self.object.as_ref().map(|fields| {
            let inner = "  ".repeat(depth + 1);
            let field = |(key, shape): (&String, &Self)| {
                format!("{inner}\"{key}\": {}", shape.written(depth + 1))
            };
            let fields: Vec<String> = fields.iter().map(field).collect();
            format!("{{\n{}\n{}}}", fields.join(",\n"), "  ".repeat(depth))
        });
        let list = self.list.as_ref().map(|element| match element.written(depth).as_str() {
            "" => "[]".to_owned(),
            written => format!("[{written}, …]"),
        });
        let plain = self.plain.iter().map(|kind| (*kind).to_owned());
        let kinds: Vec<String> = object.into_iter().chain(list).chain(plain).collect();
        kinds.join(" | ")
    }
}
