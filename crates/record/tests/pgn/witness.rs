//! Other programs read what we write: python-chess and pgn-extract, each in its own process.
//!
//! `make witnesses` installs them. Nothing of them is linked or shipped.

#![expect(clippy::disallowed_methods, reason = "records open no files; their tests do")]

use std::{
    collections::BTreeMap,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use adoube_chess::{
    Move,
    fen::{self, Castling},
};
use adoube_record::pgn::{
    self, AnnotatedMove, Comment, Game, LineId, MoveOrNull, Variant, WalkItem,
};
use serde_json::Value;

use crate::{data::samples, quirks};

/// The folder of the witnesses.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/witness")
}

fn run(command: &mut Command) -> Output {
    let output = command.output();
    output.unwrap_or_else(|error| {
        panic!("{}: {error}; run `make witnesses`", command.get_program().display())
    })
}

/// What python-chess reads in a text, a line for each game.
fn python_chess(name: &str, text: &str) -> Vec<Value> {
    let python = folder().join("python/bin/python");
    let path = folder().join(format!("{name}.pgn"));
    fs::create_dir_all(folder()).expect("the folder can be made");
    fs::write(&path, text).expect("the games can be written");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pgn/witness.py");
    let output = run(Command::new(python).arg(script).arg(&path));
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaint}\nrun `make witnesses`");
    assert_eq!(complaint, "", "python-chess complains");
    fs::remove_file(path).expect("the games were written");
    let lines = String::from_utf8(output.stdout).expect("JSON");
    lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// Several comments joined as by python-chess.
fn joined<'a>(comments: impl Iterator<Item = &'a Comment>) -> String {
    let words = comments.flat_map(|comment| comment.as_str().split_whitespace());
    let text = words.collect::<Vec<_>>().join(" ");
    text.replace("&#", "&#38;#").replace('}', "&#125;")
}

fn squares(moved: Move, variant: Variant<'_>) -> String {
    let to = match moved.castling_destinations() {
        Some((king, _)) if variant == Variant::Standard => king,
        _ => moved.to_square(),
    };
    let becomes = moved.promotion().map(|role| role.letter().to_ascii_lowercase());
    let becomes = becomes.map(String::from).unwrap_or_default();
    format!("{}{to}{becomes}", moved.from_square())
}

fn rendered(entry: &AnnotatedMove, variant: Variant<'_>) -> Vec<String> {
    let mut words = vec![match entry.played() {
        MoveOrNull::Move(moved) => squares(moved, variant),
        MoveOrNull::Pass => "0000".to_owned(),
    }];
    let mut nags: Vec<u16> = entry.nags.iter().map(|nag| nag.0).collect();
    nags.sort_unstable();
    nags.dedup();
    words.extend(nags.into_iter().map(|nag| format!("${nag}")));
    // For python-chess a comment after a variation belongs to the move.
    let behind = entry.variations.iter().flat_map(|variation| &variation.after);
    let comment = joined(entry.comments.iter().chain(behind));
    words.extend((!comment.is_empty()).then(|| format!("{{{comment}}}")));
    words
}

/// The game in the format of `witness.py`.
fn expected(game: &Game) -> Value {
    let tags = game.exported_tags();
    let escaped = |text: &str| text.replace('\\', "\\\\").replace('"', "\\\"");
    let names: BTreeMap<&str, String> =
        tags.iter().map(|tag| (tag.name.as_str(), escaped(&tag.value))).collect();
    let mut words = Vec::new();
    let mut walk = game.walk();
    while let Some(mark) = walk.next() {
        match mark {
            WalkItem::Open(line) if walk.depth() > 0 => {
                words.push("(".to_owned());
                words.extend(Some(joined(line.before.iter())).filter(|text| !text.is_empty()));
            }
            WalkItem::Move { entry, .. } => words.extend(rendered(entry, tags.variant())),
            WalkItem::Close { .. } if !walk.is_over() => words.push(")".to_owned()),
            WalkItem::Open(_) | WalkItem::Close { .. } => {}
        }
    }
    serde_json::json!({
        "errors": [],
        "tags": names,
        "comment": joined(game.line(LineId::MAIN).before.iter()),
        "moves": words.join(" "),
        "fen": fen::write(&game.last().board(), Castling::XFen).as_str(),
    })
}

fn written(games: &[Game]) -> String {
    let mut text = Vec::new();
    for game in games {
        pgn::write(&mut text, game).expect("a list can be written to");
    }
    String::from_utf8(text).expect("it is UTF-8")
}

#[track_caller]
fn python_agrees(name: &str, games: &[Game]) {
    let seen = python_chess(name, &written(games));
    assert_eq!(seen.len(), games.len(), "{name}: python-chess finds another number of games");
    for (seen, game) in seen.iter().zip(games) {
        assert_eq!(*seen, expected(game), "{name}, line {}\n{game}", game.place.line);
    }
}

#[test]
fn python_chess_agrees_on_every_game() {
    let games: Vec<Game> =
        samples().iter().flat_map(|sample| pgn::read(&sample.pgn).collect::<Vec<_>>()).collect();
    assert_eq!(games.len(), 22_850);
    let (one, other) = games.split_at(games.len() / 2);
    std::thread::scope(|scope| {
        scope.spawn(|| python_agrees("first", one));
        python_agrees("second", other);
    });
}

/// Things that are hard to write in PGN.
const NASTY: &str = r#"
[Event "Quotes \" and \\ backslashes"]
[Site "Čačak – Žabljak, ½ ♘"]
[Variant "Chess960"]
[SetUp "1"]
[FEN "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"]

{ Before [the] first; % move } 9. O-O {a brace &#125; and another &#125; with a very long comment that has
to be wrapped   with three spaces and %signs ;that [would mean something] at the beginning of a line} $1 $14 $220
(9. Bg4 {[%clk 0:01:02.5] [%eval -1.05,22] [%cal Ga1h8,Re2e4]} 9... -- (9... h5 $3 10. Bf3 {deep}) 10. Bxe6 $2 {end})
(9. h3) {after the variation} 9... Nxd3 {not legal} 1/2-1/2

[Event "Black begins"]
[SetUp "1"]
[FEN "4k3/P7/8/8/8/8/7p/4K3 b - - 0 40"]

40... h1=Q+ 41. Kd2 {[%offer]} Qd5+ 42. Kc3 (42. Ke2 Qc4+ (42... Qh5+ 43. Kd2) 43. Kd2) 42... Qc6+ *
"#;

#[test]
fn python_chess_agrees_on_what_is_hard_to_write() {
    let games: Vec<Game> = pgn::read(NASTY.as_bytes()).collect();
    assert_eq!(games.len(), 2);
    let text = written(&games);
    let again: Vec<Game> = pgn::read(text.as_bytes()).collect();
    // Unreadable text has become a comment; nothing else has changed.
    assert_eq!(written(&again), text);
    assert!(again.iter().all(|game| game.broken().is_none()));
    python_agrees("nasty", &again);
}

/// The output of pgn-extract for a text, and its messages.
fn pgn_extract(name: &str, text: &[u8]) -> (Vec<u8>, String) {
    let path = folder().join(format!("{name}.pgn"));
    fs::create_dir_all(folder()).expect("the folder can be made");
    fs::write(&path, text).expect("the games can be written");
    // Debian installs it among the games, which are not always on the path.
    let places = [Path::new("/usr/games/pgn-extract"), Path::new("/usr/local/bin/pgn-extract")];
    let program = places.into_iter().find(|place| place.exists());
    let program = program.unwrap_or(Path::new("pgn-extract"));
    let output = run(Command::new(program).args(["-s", "-w79"]).arg(&path));
    fs::remove_file(path).expect("the games were written");
    let said = String::from_utf8_lossy(&output.stderr);
    // It prints a running count of the games.
    let complaints = said.split('\r').filter(|part| !part.starts_with("Games: "));
    (output.stdout, complaints.collect())
}

#[test]
fn pgn_extract_reads_what_we_write_and_we_read_what_it_writes() {
    for sample in samples() {
        let games: Vec<Game> = pgn::read(&sample.pgn).collect();
        let (rewritten, complaint) = pgn_extract(&sample.name, written(&games).as_bytes());
        assert_eq!(complaint, "", "{}: pgn-extract complains", sample.name);
        let again: Vec<Game> = pgn::read(&rewritten).collect();
        assert_eq!(again.len(), games.len(), "{}", sample.name);
        for (one, game) in again.iter().zip(&games) {
            assert_eq!(expected(one), expected(game), "{}, line {}", sample.name, game.place.line);
        }
    }
}

const PAGE: &str = include_str!("../../../../docs/pgn.md");

/// The rows of the tables in which the page lists quirks, as their cells. The first table, with four columns, has what
/// python-chess reads differently; the second has what only pgn-extract does.
fn quirk_rows() -> Vec<Vec<&'static str>> {
    let section =
        PAGE.split("## Where other programs differ").nth(1).expect("the page has the tables");
    let section = section.split("\n## ").next().unwrap_or_default();
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    rows.map(|line| line.trim_matches(['|', ' ']).split(" | ").collect()).collect()
}

fn quirk_name(row: &[&'static str]) -> &'static str {
    row[0].trim_matches('`')
}

/// A game in the format of `witness.py`, with the tags as written.
fn read_as(game: &Game) -> Value {
    let mut facts = expected(game);
    let tags = game.tags.exported();
    let escaped = |text: &str| text.replace('\\', "\\\\").replace('"', "\\\"");
    let mut written: BTreeMap<&str, String> =
        tags.iter().rev().map(|tag| (tag.name.as_str(), escaped(&tag.value))).collect();
    if let Some(score) = game.score.filter(|_| written["Result"] == "*") {
        written.insert("Result", score.to_string());
    }
    facts["tags"] = serde_json::json!(written);
    facts
}

/// What python-chess reads in several files. Its error messages are left out: the moves show the effect.
fn python_chess_of_files(paths: &[&Path]) -> Vec<Vec<Value>> {
    let python = folder().join("python/bin/python");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pgn/witness.py");
    let output = run(Command::new(python).arg(script).args(paths));
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaint}\nrun `make witnesses`");
    let lines = String::from_utf8(output.stdout).expect("JSON");
    let games = |line: &str| -> Vec<Value> {
        let mut games: Vec<Value> = serde_json::from_str(line).expect("JSON");
        for game in &mut games {
            game["errors"] = serde_json::json!([]);
        }
        games
    };
    lines.lines().map(games).collect()
}

#[test]
fn python_chess_reads_quirks_as_we_do_or_the_page_says_why() {
    let all = quirks::all();
    let paths: Vec<&Path> = all.iter().map(|quirk| quirk.path.as_path()).collect();
    let rows = quirk_rows();
    let known: Vec<&str> =
        rows.iter().filter(|row| row.len() == 4).map(|row| quirk_name(row)).collect();
    let mut differ = Vec::new();
    let mut unknown = String::new();
    for (quirk, theirs) in all.iter().zip(python_chess_of_files(&paths)) {
        let ours: Vec<Value> = pgn::read(&quirk.pgn).map(|game| read_as(&game)).collect();
        if ours != theirs {
            differ.push(quirk.name.as_str());
            if !known.contains(&quirk.name.as_str()) {
                let rendered = |games: Vec<Value>| Value::Array(games).to_string();
                let _ = writeln!(
                    unknown,
                    "{}\n  {}\n  {}",
                    quirk.name,
                    rendered(ours),
                    rendered(theirs)
                );
            }
        }
    }
    assert!(unknown.is_empty(), "the page does not name these: ours, theirs\n{unknown}");
    assert_eq!(differ, known, "the page names what differs, in order");
}

#[test]
fn pgn_extract_reads_quirks_as_we_do_or_the_page_says_why() {
    let rows = quirk_rows();
    let mut known: Vec<&str> = rows
        .iter()
        .filter(|row| row.last().is_some_and(|cell| !cell.starts_with("as here")))
        .map(|row| quirk_name(row))
        .collect();
    known.sort_unstable();
    let mut differ: Vec<String> = quirks::all()
        .into_iter()
        .filter(|quirk| !is_same_to_pgn_extract(&format!("quirk-{}", quirk.name), &quirk.pgn))
        .map(|quirk| quirk.name)
        .collect();
    differ.sort_unstable();
    assert_eq!(differ, known, "the page names what differs");
}

/// Whether what pgn-extract writes of a text has the same games.
fn is_same_to_pgn_extract(name: &str, pgn: &[u8]) -> bool {
    let games = |pgn: &[u8]| pgn::read(pgn).map(|game| read_as(&game)).collect::<Vec<_>>();
    let (rewritten, _) = pgn_extract(name, pgn);
    games(pgn) == games(&rewritten)
}

/// The games in the source package of python-chess: of several programs, sites and variants.
fn package_games() -> Vec<PathBuf> {
    let games = folder().join("python/games");
    let listed = fs::read_dir(&games)
        .unwrap_or_else(|error| panic!("{}: {error}; run `make witnesses`", games.display()));
    let mut paths: Vec<PathBuf> = listed.map(|entry| entry.expect("it is listed").path()).collect();
    paths.sort();
    assert_eq!(paths.len(), 12, "the package has other games");
    paths
}

#[test]
fn python_chess_reads_its_own_games_in_what_we_write_of_them() {
    for path in package_games() {
        let original = fs::read(&path).expect("it can be read");
        let games: Vec<Game> = pgn::read(&original).collect();
        let rewritten = folder().join("rewritten-package.pgn");
        fs::write(&rewritten, written(&games)).expect("the games can be written");
        let mut read = python_chess_of_files(&[&path, &rewritten]);
        let (after, before) = (read.pop().expect("two files"), read.pop().expect("two files"));
        fs::remove_file(&rewritten).expect("the games were written");
        assert_eq!(before.len(), after.len(), "{}", path.display());
        for (before, mut after) in before.into_iter().zip(after) {
            // The writer completes the tags; it changes none.
            let kept = before["tags"].as_object().expect("tags").keys();
            let tags: serde_json::Map<String, Value> =
                kept.map(|name| (name.clone(), after["tags"][name].clone())).collect();
            after["tags"] = Value::Object(tags);
            assert_eq!(before, after, "{}", path.display());
        }
    }
}

/// The games of the package that pgn-extract reads otherwise, with the quirk that is the reason.
const OTHERWISE: [(&str, &str); 4] = [
    ("anastasian-lewis", "null-moves"),
    ("antichess-programfox", "variant-rules"),
    ("knightvuillaume-jannlee-zh-lichess", "variant-drops"),
    ("saturs-jannlee-zh-lichess", "variant-drops"),
];

#[test]
fn pgn_extract_reads_the_games_of_python_chess_as_we_do_or_the_page_says_why() {
    let rows = quirk_rows();
    for (file, quirk) in OTHERWISE {
        let row = rows.iter().find(|row| quirk_name(row) == quirk);
        let cell = row.and_then(|row| row.last()).copied().unwrap_or("as here");
        assert!(!cell.starts_with("as here"), "{file}: the page does not name {quirk}");
    }
    let paths = package_games().into_iter();
    let differ: Vec<String> = paths
        .filter_map(|path| {
            let name = path.file_stem()?.to_str()?.to_owned();
            let pgn = fs::read(&path).expect("it can be read");
            (!is_same_to_pgn_extract(&format!("package-{name}"), &pgn)).then_some(name)
        })
        .collect();
    assert_eq!(differ, OTHERWISE.map(|(file, _)| file));
}
