//! `adoube winnable --batch`: a position a line.

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    process::{Child, Command, Stdio},
};

use serde_json::Value;

use crate::{Run, adoube, adoube_in};

/// A mate to find, nothing to find, a comment, and invalid positions.
const MIXED: &str = "\
# from a club evening
8/8/8/8/8/2k5/8/K6R b - - 0 1

8/8/8/8/9/2k5/8/K6R b - - 0 1
8/8/8/8/8/8/8/K6R b - - 0 1
7k/8/6K1/5Q2/8/P7/PPPPPPPP/8 w - -
8/8/8/8/8/2k5/8/KB6 b - - 0 1
";

/// Nothing but kings, and no move number.
const KINGS: &str = "8/8/8/8/8/2k5/8/K7 b - - 0";

/// Runs a batch on this input.
fn batch(options: &[&str], input: &str) -> Run {
    adoube_in(&[], &[&["winnable"], options].concat(), input)
}

/// Each line as JSON.
fn objects(run: &Run) -> Vec<Value> {
    run.stdout.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

#[test]
fn every_line_is_answered_in_its_place() {
    let run = batch(&["--batch"], MIXED);
    assert_eq!(
        run.stdout,
        "\
White: yes      Black: no       8/8/8/8/8/2k5/8/K6R b - - 0 1
<stdin>:4:9: A piece letter (PNBRQK for White, pnbrqk for Black), a digit from 1 to 8 or / is expected here.  8/8/8/8/9/2k5/8/K6R b - - 0 1
<stdin>:5: The position is illegal, so nothing can be played or counted in it. Black has no king.  8/8/8/8/8/8/8/K6R b - - 0 1
White: yes      Black: no       7k/8/6K1/5Q2/8/P7/PPPPPPPP/8 w - -
White: no       Black: no       8/8/8/8/8/2k5/8/KB6 b - - 0 1
"
    );
    assert_eq!(run.exit, 3, "not every line could be read");
}

#[test]
fn operations_and_remarks_are_passed_over() {
    let lines = [
        r#"8/8/8/8/8/2k5/8/K6R b - - id "a; b # c"; bm Kb3;"#,
        "8/8/8/8/8/2k5/8/K6R b - - bm Rh3#; # what a rook does",
        r#"8/8/8/8/8/2k5/8/K6R b - - id "never closed"#,
        "8/8/8/8/8/2k5/8/K6R b - - fmvn 41;",
        "8/8/8/8/8/2k5/8/K6R b - - 0 1; white wins",
        "8/8/8/8/8/2k5/8/K6R b - - 0 1 # white wins",
        "8/8/8/8/8/2k5/8/K6R b - -; white wins",
        "8/8/8/8/8/2k5/8/K6R b # white wins",
    ];
    let run = batch(&["--batch"], &lines.join("\n"));
    let expected = lines.map(|line| format!("White: yes      Black: no       {line}\n"));
    assert_eq!((run.exit, run.stdout), (0, expected.concat()));
    let numbered = batch(&["--batch", "--json"], lines[3]);
    assert!(objects(&numbered)[0]["white_text"].as_str().unwrap().starts_with("41... "));
}

#[test]
fn what_is_neither_fen_nor_epd_is_reported() {
    for (line, place) in [
        ("8/8/8/8/8/2k5/8/K6R b - - 0 1 bm", "<stdin>:1:31: "),
        ("8/8/8/8/8/2k5/8/K6R b - - !", "<stdin>:1:27: "),
        ("; nothing", "<stdin>:1:1: "),
    ] {
        let run = batch(&["--batch"], line);
        assert_eq!(run.exit, 3);
        assert!(run.stdout.starts_with(place), "{}", run.stdout);
        assert!(run.stdout.ends_with(&format!("  {line}\n")), "{}", run.stdout);
    }
}

#[test]
fn proofs_are_checked_unless_it_must_be_instant() {
    let checked = batch(&["--batch", "--json"], KINGS);
    assert_eq!(objects(&checked)[0]["white_verified"], true);
    let instant = batch(&["--batch", "--json", "--instant"], KINGS);
    assert_eq!(objects(&instant)[0]["white_verified"], false);
}

#[test]
fn the_summary_is_on_the_error_stream() {
    let run = batch(&["--batch", "-"], MIXED);
    let lines: Vec<&str> = run.stderr.lines().collect();
    assert!(lines[0].starts_with("Positions: 3; ") && lines[0].ends_with(" per second."));
    assert_eq!(
        lines[1..],
        [
            "White: yes 2, no 1, unknown 0.",
            "Black: yes 0, no 3, unknown 0.",
            "Dead positions: 1.",
            "Lines that could not be read: 2.",
        ]
    );
    let one_player = batch(&["--batch", "--for", "black", "--lang", "sl"], KINGS);
    let expected = format!("Črni: ne        {KINGS}\n");
    assert_eq!((one_player.exit, one_player.stdout), (0, expected));
    let lines: Vec<&str> = one_player.stderr.lines().skip(1).collect();
    assert_eq!(lines, ["Črni: da 0, ne 1, ni znano 0."]);
}

#[test]
fn json_is_an_object_a_line() {
    let run = batch(&["--batch", "--json"], MIXED);
    assert_eq!(run.exit, 3);
    let objects = objects(&run);
    assert_eq!(objects.len(), 5);
    assert_eq!(objects[0]["white"], "yes");
    assert!(objects[0]["white_line"].is_array());
    assert_eq!(objects[1]["error"]["code"], "fen");
    assert_eq!(
        (&objects[1]["error"]["line"], &objects[1]["error"]["column"]),
        (&4.into(), &9.into())
    );
    assert_eq!(objects[2]["error"]["faults"][0]["fault"], "no-king");
    assert_eq!(objects[3]["fen"], "7k/8/6K1/5Q2/8/P7/PPPPPPPP/8 w - -", "as it was given");
    assert_eq!(objects[4]["dead"], true);
    let summary: Value = serde_json::from_str(&run.stderr).unwrap();
    let summary = &summary["summary"];
    assert_eq!((&summary["positions"], &summary["bad"]), (&3.into(), &2.into()));
    assert_eq!(summary["white"], serde_json::json!({ "yes": 2, "no": 1, "unknown": 0 }));
    assert!(summary["positions_per_second"].is_number());
}

#[test]
fn a_file_is_read_like_the_input_and_named() {
    let path = std::env::temp_dir().join(format!("adoube-batch-{}.txt", std::process::id()));
    fs::write(&path, format!("\u{feff}{MIXED}").replace('\n', "\r\n")).unwrap();
    let name = path.to_str().unwrap();
    let run = adoube(&["winnable", "--batch", name]);
    fs::remove_file(&path).unwrap();
    assert_eq!(run.stdout.replace(name, "<stdin>"), batch(&["--batch"], MIXED).stdout);
    for unreadable in ["/nowhere/at/all.txt", env!("CARGO_MANIFEST_DIR")] {
        let run = adoube(&["winnable", "--batch", unreadable]);
        assert_eq!((run.exit, run.stdout.as_str()), (3, ""));
        assert!(run.stderr.contains("cannot be read"), "{}", run.stderr);
    }
}

#[test]
fn the_order_is_that_of_the_input() {
    // Some take far longer than the others.
    let slow = "8/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/8 w - - 0";
    let fen = |number: u32| format!("{} {number}", if number % 50 == 1 { slow } else { KINGS });
    let input: String = (1..=3000).map(|number| fen(number) + "\n").collect();
    let run = batch(&["--batch", "--json"], &input);
    assert_eq!(run.exit, 0);
    for (number, object) in (1..=3000).zip(objects(&run)) {
        assert_eq!(object["fen"], fen(number));
    }
    assert_eq!(run.stdout.lines().count(), 3000);
}

#[test]
fn nothing_to_judge_is_judged_at_once() {
    let run = batch(&["--batch"], "# nothing\n\n");
    assert_eq!((run.exit, run.stdout.as_str()), (0, ""));
    assert!(run.stderr.starts_with("Positions: 0; "), "{}", run.stderr);
}

fn start() -> Child {
    Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(["winnable", "--batch"])
        .env_clear()
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the binary is built")
}

#[test]
fn a_verdict_does_not_wait_for_the_next_question() {
    let mut child = start();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap()).lines();
    for fen in ["8/8/8/8/8/2k5/8/K6R b - - 0 1", KINGS] {
        writeln!(input, "{fen}").unwrap();
        assert!(output.next().unwrap().unwrap().ends_with(fen));
    }
    drop(input);
    assert!(output.next().is_none());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn an_input_without_end_ends_when_nobody_listens() {
    let mut child = start();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap()).lines();
    let endless = std::thread::spawn(move || while writeln!(input, "{KINGS}").is_ok() {});
    assert!(output.next().unwrap().unwrap().ends_with(KINGS));
    drop(output);
    assert_eq!(child.wait().unwrap().code(), Some(0), "a closed pipe is no error");
    endless.join().unwrap();
}
