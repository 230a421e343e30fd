use std::fs;

use crate::{Folder, adoube, adoube_in, answer};

const GAME: &str = "\
[White \"Žnidaršič, Čila\"]
[Black \"Ilić, Ana\"]
[Date \"2010.05.04\"]
[TimeControl \"40/7200:3600\"]

1. e4 {[%clk 1:55:00]} e5 {[%clk 1:59:30]} 2. Nf3 {[%clk 1:50:00]} *
";

#[test]
fn everything_that_the_laws_require_is_on_the_envelope() {
    let options = [
        "envelope",
        "-",
        "--offer",
        "white",
        "--resumes-on",
        "2010-05-05",
        "--resumes-at",
        "15:00",
    ];
    let run = adoube_in(&[], &options, GAME);
    assert_eq!((run.exit, run.stderr.as_str()), (0, ""));
    for line in [
        "White: Žnidaršič, Čila (Guidelines for adjourned games, 2.a)",
        "Time used by White: 0:10:00 (Guidelines for adjourned games, 2.c)",
        "Time used by Black: 0:00:30 (Guidelines for adjourned games, 2.c)",
        "Sealed by: Ilić, Ana (Black) (Guidelines for adjourned games, 2.d)",
        "Number of the sealed move: 2 (Guidelines for adjourned games, 2.e)",
        "Draw offer: White's draw offer stands. (Guidelines for adjourned games, 2.f)",
        "Resumption: date: 5 May 2010 (Guidelines for adjourned games, 2.g)",
        "Resumption: time: 15:00 (Guidelines for adjourned games, 2.g)",
        "Resumption: place: ____________________ (Guidelines for adjourned games, 2.g)",
        "Position before the sealed move (Guidelines for adjourned games, 2.b)",
        "Black to move.",
    ] {
        assert!(run.stdout.lines().any(|found| found == line), "{line}: {}", run.stdout);
    }
}

#[test]
fn times_that_are_not_certain_are_left_open() {
    let with_increment = GAME.replace("40/7200:3600", "5400+30");
    let json = adoube_in(&[], &["envelope", "-", "--json"], &with_increment).json();
    assert!(json["used_white_ms"].is_null() && json["offer"].is_null());
    let given = ["envelope", "-", "--json", "--used-white", "0:12", "--offer", "none"];
    let json = adoube_in(&[], &given, &with_increment).json();
    assert_eq!((&json["used_white_ms"], &json["offer"]), (&720_000.into(), &"none".into()));
    assert_eq!((&json["sealed_by"], &json["number"]), (&"black".into(), &2.into()));
    assert_eq!(json["edition"], "2009");
    assert_eq!(json["articles"].as_array().unwrap().len(), 8);
}

#[test]
fn the_envelope_is_printed() {
    let folder = Folder::new("envelope");
    let (game, pdf) = (folder.file("game.pgn", GAME), folder.path("envelope.pdf"));
    let text = answer(&["envelope", &game, "--lang", "hr", "--pdf", &pdf]);
    assert_eq!(text, format!("Omotnica je spremljena u {pdf}.\n"));
    assert!(fs::read(&pdf).unwrap().starts_with(b"%PDF-"));
    assert_eq!(adoube(&["envelope", &game, "--used-white", "soon"]).exit, 2);
}
