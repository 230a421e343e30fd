//! Every answer with `--json` matches its schema in `docs/schema/`: those of the runs below, and of every other test.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use serde_json::{Deserializer, Value};

use crate::{
    Folder, Run, adoube, adoube_in,
    reference::{FILES, SAMPLES},
    schema::{self, Schema},
};

/// The name of the schema for a command line; without a command there are only errors.
fn schema_name(arguments: &[&str]) -> String {
    let has_schema = |name: &str| !name.contains(['/', ' ']) && schema::path(name).exists();
    let pair = arguments.windows(2).map(|words| words.join("-")).find(|name| has_schema(name));
    let single = || arguments.iter().find(|name| has_schema(name)).map(ToString::to_string);
    pair.or_else(single).unwrap_or_else(|| "error".to_owned())
}

/// The names of all schemas.
fn names() -> Vec<String> {
    let folder = schema::path("error");
    let listed = fs::read_dir(folder.parent().expect("it is in a folder")).expect("it is there");
    let names = listed.filter_map(|entry| {
        let name = entry.expect("it is listed").file_name().to_string_lossy().into_owned();
        name.strip_suffix(".schema.json").map(ToOwned::to_owned)
    });
    names.collect()
}

/// The number of answers that a schema allows; the last is the error.
fn answer_count(name: &str) -> usize {
    let text = fs::read_to_string(schema::path(name)).expect("it is there");
    let schema: Value = serde_json::from_str(&text).expect("it is JSON");
    schema["oneOf"].as_array().expect("it lists the answers").len()
}

/// Checks all answers of a run with `--json`, and returns their indices in the schema.
pub(crate) fn check(arguments: &[&str], run: &Run) -> Vec<usize> {
    let is_help = |argument: &&str| ["-h", "--help", "-V", "--version", "help"].contains(argument);
    if !arguments.contains(&"--json") || arguments.iter().any(is_help) {
        return Vec::new();
    }
    let schema = Schema::load(&schema_name(arguments));
    let values = |text: &str| -> Vec<Value> {
        let values = Deserializer::from_str(text).into_iter();
        values.map(|value| value.unwrap_or_else(|error| panic!("{error}: {text}"))).collect()
    };
    let summary = run.stderr.lines().filter(|line| line.starts_with('{')).flat_map(values);
    values(&run.stdout)
        .iter()
        .chain(&summary.collect::<Vec<_>>())
        .map(|value| schema.check(value))
        .collect()
}

const ROOK: &str = "8/8/8/8/8/2k5/8/K6R b - - 0 1";
const NO_POSITION: &str = "8/8/8/8/8/8/8/K7 w - - 0 1";

/// Runs in addition to the samples of the reference: other kinds of answers, empty ones, wrong input. `@name` is a file of
/// [`FILES`].
const RUNS: &[&[&str]] = &[
    &["show", NO_POSITION],
    &["show", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", "--svg", "-"],
    &["show", "8/8/8 w"],
    &["moves", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"],
    &["moves", NO_POSITION],
    &["notation", "--from", "sl", "--edition", "2005", "1. e4 e5 2. Sf3 (=) Sc6 1/2-1/2"],
    &["notation", "--from", "hr", "1. e4 e5 2. Lb6"],
    &["chess960", "RRKBNBQN"],
    &["chess960", "960"],
    &["winnable", ROOK, "--for", "black"],
    &["winnable", "8/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/8 w - - 0 1", "--instant"],
    &["winnable", "--batch", "@positions.txt"],
    &["winnable", "--batch", "@positions.txt", "--for", "white"],
    &["winnable", "--batch", "@empty.txt"],
    &["winnable", "--batch", "/nowhere/at/all.txt"],
    &["dead", ROOK],
    &["dead", NO_POSITION],
    &["pgn", "@game.pgn", "/nowhere/at/all.pgn"],
    &["pgn", "@empty.txt"],
    &["claim", "@game.pgn", "--at", "3b", "--edition", "2005"],
    &["claim", "@game.pgn", "--at", "4w", "--intends", "Ng8", "--all-articles"],
    &["claim", "@game.pgn", "--by", "black"],
    &["claim", "@mate.pgn"],
    &["claim", "@game.pgn", "--at", "99w"],
    &["notation", "--file", "@clocks.pgn", "--to", "sl"],
    &["scoresheet", "--blank"],
    &["scoresheet", "@clocks.pgn", "--all"],
    &["scoresheet", "@clocks.pgn", "--lang", "sl"],
    &["scoresheet", "@white.txt", "--typed", "--for", "white"],
    &["scoresheet", "@game.pgn"],
    &["sheets", "@white.txt", "@white.txt"],
    &["sheets", "@white.txt", "@black.txt", "--game", "@legal.pgn", "--edition", "2005"],
    &["sheets", "@white.txt", "@empty.txt"],
    &[
        "envelope",
        "@clocks.pgn",
        "--offer",
        "white",
        "--resumes-on",
        "2026-11-18",
        "--edition",
        "2009",
    ],
    &["envelope", "@empty.txt"],
    &["audit", "@game.pgn", "@clocks.pgn", "@mate.pgn"],
    &["audit", "@legal.pgn", "/nowhere/at/all.pgn", "--lang", "hr"],
    &["audit", "@empty.txt"],
    &["audit", "--partition", "@partitions", "@game.pgn", "@mate.pgn", "-"],
    &["law", "--editions"],
    &["law", "9.2", "A.5"],
    &["law", "FivefoldRepetition", "--edition", "2005"],
    &["law", "99.9"],
    &["law", "search", "xyzzy"],
    &["law", "search", "zastavica", "--lang", "sl", "--limit", "1"],
    &["law", "diff", "2005", "2009"],
    &["law", "diff", "2017", "2017"],
    &["law", "term", "xyzzy"],
    &["law", "term", "rok", "--lang", "hr"],
    &["case", "run", "@dispute.case", "@wrong.case", "@faulty.case"],
    &["case", "run", "/nowhere/at/all.case"],
    &["case", "explain", "@wrong.case", "--lang", "sr-Cyrl"],
    &["case", "explain", "@faulty.case"],
    &["case", "new", "--lang", "hr"],
    &["case", "translate", "@faulty.case", "--to", "sl"],
    &["regulations"],
    &["regulations", "--preset", "classical-40-2h"],
    &["regulations", "--preset", "armageddon"],
    &["regulations", "@faulty.toml"],
    &["regulations", "@rich.toml"],
    &["regulations", "@empty.txt"],
    &["pairing", "next", "@start.trf", "--initial-colour", "black"],
    &["pairing", "next", "@game.pgn"],
    &["pairing", "check", "@turned.trf"],
    &["pairing", "explain", "@open.trf", "1", "4", "--lang", "sl"],
    &["pairing", "explain", "@open.trf", "1", "99"],
    &["pairing", "generate", "--players", "5", "--rounds", "1", "--baku"],
    &["pairing", "generate", "--players", "0"],
    &["pairing", "standings", "@start.trf"],
    &["pairing", "standings", "@open.trf", "--tie-breaks", "XYZ"],
    &["serve", "--check"],
    &["verify", "@game.pgn"],
    &["verify", "/nowhere/at/all.log"],
    &["perft", "startpos", "1"],
    &["perft", "startpos", "x"],
    &["tour", "--lang", "sl"],
    &["completions", "zsh", "--lang", "hr"],
    &["man", "show"],
    &["man", "--out", "@man1"],
];

const MORE_FILES: [(&str, &str); 10] = [
    ("positions.txt", "8/8/8/8/8/2k5/8/K6R b - - 0 1\nnonsense\n8/8/8/8/8/2k5/8/K7 w - - 0 1\n"),
    ("empty.txt", ""),
    ("mate.pgn", "[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 3. a3 a6 1-0\n"),
    (
        "clocks.pgn",
        "[White \"Ana\"]\n[WhiteTitle \"WIM\"]\n[WhiteElo \"2287\"]\n[Black \"Eva\"]\n[Date \"2010.05.04\"]\n\
         [TimeControl \"40/7200:3600\"]\n\n\
         1. e4 {[%clk 1:55:00]} e5 {[%clk 2:59:30]} 2. Nf3 {[%clk 1:50:00]} *\n",
    ),
    ("wrong.case", "# Wrong\n0:01:00 White resigns\n  expect Black resigns\n"),
    ("faulty.case", "# Faulty\n0:01:00 White flies\n"),
    ("faulty.toml", "edition = \"2017\"\ntime = \"90 min + 30 s\"\nsuperwision = \"none\"\n"),
    (
        "rich.toml",
        "edition = \"2009\"\ntime = \"40/7200:20/3600d5\"\nclock = \"analogue\"\nadjourned-after = \"6 h\"\n\
         agreed-draws = \"consent-before-move 30\"\nstart = \"chess960 518\"\npoints = \"3-1-0\"\nrated = true\n\
         games-per-arbiter = 3\n",
    ),
    (
        "start.trf",
        "142 3\n152 W\n\
         001    1      Novak, Ana                        2100                             0.0    1\n\
         001    2      Kovac, Jan                        2000                             0.0    2\n\
         001    3      Horvat, Iva                       1900                             0.0    3\n",
    ),
    (
        "turned.trf",
        "012 Open\n142 3\n152 W\n202 BH\n\
         001    1      Novak, Ana                        2100                             1.0    3     3 b 1\n\
         001    2      Kovac, Jan                        2000                             0.5    3     4 b =\n\
         001    3      Horvat, Iva                       1900                             0.0    5     1 w 0\n\
         001    4      Zupan, Eva                        1800                             0.5    4     2 w =\n\
         001    5      Kos, Maj                          1700                             1.0    2  0000 - U\n",
    ),
];

/// A folder with all files.
fn folder(name: &str) -> Folder {
    let folder = Folder::new(name);
    for (name, text) in FILES.iter().chain(&MORE_FILES) {
        folder.file(name, text);
    }
    folder
}

/// Runs a command line with `--json`, and returns the schema and the indices of the answers.
fn run(arguments: &[&str], folder: &Folder) -> (String, Vec<usize>) {
    let arguments = arguments.iter().map(|argument| match argument.strip_prefix('@') {
        Some(name) => folder.path(name),
        None => (*argument).to_owned(),
    });
    let arguments: Vec<String> = arguments.chain(["--json".to_owned()]).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let answers = check(&arguments, &adoube(&arguments));
    assert!(!answers.is_empty(), "{arguments:?}: no answer");
    (schema_name(&arguments), answers)
}

/// The tests of `serve` run halls and verify logs, and check their answers too.
const ELSEWHERE: [&str; 2] = ["serve", "verify"];

#[test]
fn every_command_answers_as_its_schema_has_it() {
    let folder = folder("json");
    let mut seen: BTreeMap<String, BTreeSet<usize>> = BTreeMap::new();
    let samples = SAMPLES.iter().map(|sample| [sample.command, sample.arguments].concat());
    for arguments in samples.chain(RUNS.iter().map(|arguments| arguments.to_vec())) {
        let (name, answers) = run(&arguments, &folder);
        seen.entry(name).or_default().extend(answers);
    }
    for name in names() {
        let answers = answer_count(&name);
        let expected: BTreeSet<usize> = (0..answers - 1).collect();
        let seen = seen.remove(&name).unwrap_or_default();
        let is_seen = expected.is_subset(&seen) || ELSEWHERE.contains(&name.as_str());
        assert!(is_seen, "{name}: of {answers} answers only {seen:?} were seen");
    }
}

/// A wrong option of any command is an error in the same form.
#[test]
fn every_command_fails_as_its_schema_has_it() {
    for name in names().into_iter().filter(|name| name != "error") {
        let words: Vec<&str> = name.split('-').collect();
        for wrong in [&["--no-such-option"][..], &["--lang", "xx"]] {
            let arguments = [&words[..], &["--json"], wrong].concat();
            let run = adoube(&arguments);
            assert!(run.json()["error"]["code"].is_string(), "{arguments:?}: {}", run.stdout);
            assert_eq!(check(&arguments, &run), [answer_count(&name) - 1], "{arguments:?}");
        }
    }
    assert_eq!(adoube(&["--json"]).json()["error"]["code"], "usage");
}

/// A schema that allows everything would check nothing.
#[test]
fn what_is_not_in_a_schema_is_refused() {
    let schema = Schema::load("show");
    let answer = adoube_in(&[], &["show", "startpos", "--json"], "").json();
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut value = answer.clone();
        change(&mut value);
        schema.find(&value).is_none()
    };
    assert!(!changed(&|_| {}));
    assert!(changed(&|value| value["more"] = true.into()), "another key");
    assert!(changed(&|value| value["turn"] = "red".into()), "another colour");
    assert!(changed(&|value| value["halfmoves"] = "0".into()), "another type");
    assert!(changed(&|value| value["schema_version"] = 2.into()), "another version");
    assert!(changed(&|value| drop(value.as_object_mut().unwrap().remove("svg"))), "no key");
}
