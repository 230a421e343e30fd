//! `adoube audit --partition`.

use std::{
    collections::BTreeMap,
    fs,
    path::Path,
    process::{Command, Stdio},
    thread,
    time::Duration,
};

use serde_json::Value;

use crate::{Folder, Run, adoube};

/// A mate scored as won by the other side.
const WRONG: &str = "[White \"A\"]\n[Date \"2019.03.01\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n";
const RIGHT: &str = "[White \"B\"]\n[Date \"2019.03.01\"]\n\n1. e4 e5 *\n\n";

/// The answers for each file: its last letter before the ending, and what was done.
fn done(run: &Run) -> Vec<(String, String)> {
    let answers = run.stdout.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    answers
        .map(|it| {
            let file = text(&it["file"]);
            let name = Path::new(&file).file_name().map(|it| it.to_string_lossy().into_owned());
            (name.unwrap_or_default(), text(&it["status"]))
        })
        .collect()
}

fn pairs(of: &[(&str, &str)]) -> Vec<(String, String)> {
    of.iter().map(|(one, other)| ((*one).to_owned(), (*other).to_owned())).collect()
}

/// The files of a folder with their contents; unfinished ones are in a folder of their own.
fn contents(folder: &str) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("it can be listed").path());
    paths
        .filter(|path| path.is_file())
        .map(|path| {
            let name = path.file_name().expect("it has a name").to_string_lossy().into_owned();
            (name, fs::read(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display())))
        })
        .collect()
}

#[test]
fn partitions_are_written_once_and_again_after_changes() {
    let folder = Folder::new("partitions");
    folder.file("a.pgn", WRONG);
    folder.file("b.pgn", RIGHT);
    let (pattern, out) = (folder.path("?.pgn"), folder.path("out"));
    let run = |options: &[&str]| {
        adoube(&[&["audit", "--json", "--partition", &out, &pattern], options].concat())
    };
    let first = run(&[]);
    assert_eq!(
        done(&first),
        pairs(&[("a.pgn", "written"), ("b.pgn", "written")]),
        "{}",
        first.stderr
    );
    assert_eq!(first.exit, 1, "{}", first.stderr);
    let made = contents(&out);
    let names: Vec<&str> = made.keys().map(String::as_str).collect();
    assert_eq!(names.len(), 4, "{names:?}");
    let again = run(&[]);
    assert_eq!(done(&again), pairs(&[("a.pgn", "unchanged"), ("b.pgn", "unchanged")]));
    assert_eq!((again.exit, contents(&out) == made), (1, true), "{}", again.stderr);

    // A changed input, and a damaged partition.
    folder.file("b.pgn", WRONG);
    assert_eq!(done(&run(&[])), pairs(&[("a.pgn", "unchanged"), ("b.pgn", "written")]));
    let damaged = Path::new(&out).join(names[1]);
    assert!(names[1].ends_with(".parquet"), "{names:?}");
    fs::write(&damaged, b"PAR1").expect("it can be written");
    assert_eq!(done(&run(&[])), pairs(&[("a.pgn", "written"), ("b.pgn", "unchanged")]));
    assert_eq!(contents(&out)[names[1]], made[names[1]]);
    // Other options find something else.
    let errors = run(&["--only", "no-moves"]);
    assert_eq!(done(&errors), pairs(&[("a.pgn", "written"), ("b.pgn", "written")]));
    assert_eq!(errors.exit, 0, "{}", errors.stderr);
}

#[test]
fn an_unreadable_file_has_no_partition_and_does_not_stop_the_next() {
    let folder = Folder::new("partitions-unreadable");
    // A gzip file that breaks off.
    fs::write(folder.path("a.pgn.gz"), [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0x0b])
        .expect("written");
    let right = folder.file("b.pgn", RIGHT);
    let out = folder.path("out");
    let broken = folder.path("a.pgn.gz");
    let missing = folder.path("c.pgn");
    let run =
        adoube(&["audit", "--partition", &out, &broken, &missing, "-", &right, "--lang", "sl"]);
    assert_eq!(run.exit, 2, "{}", run.stdout);
    assert!(run.stdout.contains("zapisano v"), "{}", run.stdout);
    for name in ["a.pgn.gz", "c.pgn", "standardni vhod"] {
        assert!(run.stdout.contains(name), "{name}: {}", run.stdout);
    }
    let names: Vec<String> = contents(&out).into_keys().collect();
    assert_eq!(names.len(), 2, "{names:?}");
    assert!(names.iter().all(|name| name.starts_with("b.pgn-")), "{names:?}");
}

/// However often the program is killed, what is there is complete, and in the end it is what one run makes.
#[test]
fn the_same_partitions_in_the_end_after_many_kills() {
    let folder = Folder::new("partitions-killed");
    for number in 0..12 {
        folder.file(&format!("{number:02}.pgn"), &[WRONG, RIGHT].concat().repeat(200 + number));
    }
    let (games, whole, killed) =
        (folder.path("*.pgn"), folder.path("whole"), folder.path("killed"));
    assert_eq!(adoube(&["audit", "--quiet", "--partition", &whole, &games]).exit, 1);
    let whole = contents(&whole);
    let mut cut_short = 0;
    for round in 0..100_u64 {
        let mut process = Command::new(env!("CARGO_BIN_EXE_adoube"))
            .args(["audit", "--quiet", "--partition", &killed, &games])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("it runs");
        // From before the first file to after the last, on a machine of any speed.
        thread::sleep(Duration::from_millis(round * 7919 % 400));
        process.kill().expect("it can be killed");
        process.wait().expect("it ends");
        let found = if Path::new(&killed).exists() { contents(&killed) } else { BTreeMap::new() };
        for (name, bytes) in &found {
            // A manifest comes after its partition, and neither is ever there in part.
            assert!(whole.get(name) == Some(bytes), "{name} is not what one run makes");
        }
        if found.len() == whole.len() {
            fs::remove_dir_all(&killed).expect("it can be removed");
        } else {
            cut_short += 1;
        }
    }
    assert!(cut_short > 10, "it was killed too late to show anything: {cut_short}");
    assert_eq!(adoube(&["audit", "--quiet", "--partition", &killed, &games]).exit, 1);
    assert!(contents(&killed) == whole, "the partitions differ");
}
