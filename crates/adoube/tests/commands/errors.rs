//! Errors say what is wrong, where, and what to do next.

use std::fs;

use crate::{Folder, adoube, adoube_in};

#[track_caller]
fn check(arguments: &[&str], expected: &str) {
    let run = adoube(arguments);
    assert_eq!((run.exit, run.stdout.as_str()), (2, ""), "{}", run.stderr);
    assert_eq!(run.stderr, expected);
}

#[test]
fn a_wrong_fen_shows_the_place() {
    check(
        &["show", "rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "--lang", "sl"],
        "\
Tu mora stati črka figure (PNBRQK za belega, pnbrqk za črnega), števka od 1 do 8 ali /.
  rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
               ^
Celoten FEN je videti tako: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
",
    );
}

#[test]
fn a_wrong_move_shows_the_place_and_what_was_possible() {
    check(
        &["notation", "--from", "sl", "1. e4 e5 2. Sf3 Sc6 3. Lb6"],
        "\
There is no such legal move here.
  1. e4 e5 2. Sf3 Sc6 3. Lb6
                         ^
Possible here: Lb5, La6, Lc4, Ld3, Le2.
Move 3, White; the position then: r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3
",
    );
}

#[test]
fn an_ambiguous_move_names_the_candidates() {
    let run =
        adoube(&["notation", "--lang", "hr", "--fen", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "Td1"]);
    assert_eq!(run.exit, 0, "one rook only can go there: {}", run.stderr);
    let fen = "4k3/8/8/8/8/8/4K3/R6R w - - 0 1";
    let run = adoube(&["notation", "--lang", "hr", "--fen", fen, "Td1"]);
    assert_eq!(run.exit, 2);
    assert!(
        run.stderr.starts_with("Zapis nije jednoznačan: odgovara mu više pravilnih poteza.\n"),
        "{}",
        run.stderr
    );
    assert!(run.stderr.contains("Zapišite preciznije: Tad1, Thd1."), "{}", run.stderr);
}

#[test]
fn a_wrong_announcement_is_judged_as_one() {
    let run = adoube(&["notation", "--lang", "sl", "Springer Gustav eins Felix vier"]);
    assert_eq!(run.exit, 2);
    assert!(run.stderr.starts_with("Taka poteza tu ni mogoča.\n"), "{}", run.stderr);
    assert!(run.stderr.contains("Sf3"), "{}", run.stderr);
}

#[test]
fn the_reader_that_got_furthest_complains() {
    check_caret("Bauer Cesar neun", "            ^");
    check_caret("1. e4 e5 2. Sf9", "              ^");
    check_caret("Sf9", "  ^");
    check_caret("e zwei e neun", "         ^");
    check_caret("1. Eva vier Eva neun", "                ^");
}

/// The caret is under the text at this column.
#[track_caller]
fn check_caret(text: &str, caret: &str) {
    let run = adoube(&["notation", text]);
    assert_eq!(run.exit, 2);
    assert!(run.stderr.contains(&format!("\n  {text}\n  {caret}\n")), "{}", run.stderr);
}

#[test]
fn a_move_of_the_other_side_is_reported_as_such() {
    let run = adoube(&["notation", "1... e5"]);
    assert_eq!(run.exit, 2);
    assert!(
        run.stderr.contains("White has the move here; Black could play this."),
        "{}",
        run.stderr
    );
    let run = adoube(&["notation", "--lang", "hr", "1. e4 Sf3 e5"]);
    assert!(run.stderr.contains("Ovdje je na potezu crni"), "{}", run.stderr);
}

#[test]
fn a_counter_without_end_is_too_large() {
    for counters in ["4294967296 1", "0 99999999999"] {
        let run = adoube(&["show", &format!("4k3/8/8/8/8/8/8/4K3 w - - {counters}")]);
        assert_eq!(run.exit, 2);
        assert!(run.stderr.starts_with("This number is too large."), "{}", run.stderr);
    }
}

#[test]
fn a_move_after_the_end_is_reported_as_such() {
    let run = adoube(&["notation", "1. f3 e5 2. g4 Qh4# 3. Kf2"]);
    assert_eq!(run.exit, 2);
    assert!(run.stderr.starts_with("The game had already ended"), "{}", run.stderr);
    assert!(run.stderr.contains("Checkmate: White is mated, Black has won."), "{}", run.stderr);
}

#[test]
fn an_unknown_language_names_those_there_are() {
    let known = "en (English), sl (slovenščina), hr (hrvatski), \
                 sr-Latn (srpski, latinica), sr-Cyrl (српски, ћирилица)";
    check(
        &["show", "startpos", "--lang", "de"],
        &format!("The language “de” is not available.\nAvailable languages: {known}.\n"),
    );
    for option in ["--from", "--to"] {
        let run = adoube(&["notation", option, "tlh", "e4"]);
        assert_eq!(run.exit, 2);
        assert!(run.stderr.contains(known), "{}", run.stderr);
    }
}

#[test]
fn errors_are_json_on_the_output_if_json_is_asked_for() {
    let run = adoube(&["notation", "--json", "--from", "sl", "1. e4 e5 2. Sf3 Sc6 3. Lb6"]);
    assert_eq!((run.exit, run.stderr.as_str()), (2, ""));
    let error = &run.json()["error"];
    assert_eq!(error["code"], "move-impossible");
    assert_eq!(error["column"], 24);
    assert_eq!(error["candidates"][0], "Lb5");
    assert!(error["message"].is_string());

    let fen = adoube(&["perft", "--json", "8/8/8/8/8/8/8 w - - 0 1", "1"]);
    assert_eq!(fen.json()["error"]["code"], "fen");
    let illegal = adoube(&["perft", "--json", "8/8/8/8/8/8/8/8 w - - 0 1", "1"]);
    assert_eq!(illegal.json()["error"]["code"], "illegal-position");
    assert_eq!(illegal.json()["error"]["faults"][0]["fault"], "no-king");
    let language = adoube(&["tour", "--json", "--lang", "xx"]);
    assert_eq!(language.json()["error"]["code"], "language");
    let usage = adoube(&["shew", "--json"]);
    assert_eq!((usage.exit, &usage.json()["error"]["code"]), (2, &"usage".into()));
}

#[test]
fn nothing_to_read_and_nothing_there() {
    assert_eq!(adoube(&["notation", " "]).exit, 2);
    assert_eq!(adoube(&["notation", "1. 2. 3."]).exit, 2);
    let run = adoube(&["notation", "--file", "/nowhere/at/all.txt"]);
    assert_eq!(run.exit, 2);
    let expected = "/nowhere/at/all.txt cannot be read: there is no such file or folder.\n";
    assert_eq!(run.stderr, expected);
}

#[test]
fn what_the_system_says_is_said_in_the_language() {
    let folder = env!("CARGO_MANIFEST_DIR");
    for (language, missing, is_folder) in [
        ("sl", "take datoteke ali mape ni", "to je mapa"),
        ("hr", "takva datoteka ili mapa ne postoji", "to je mapa"),
        ("sr-Latn", "takva datoteka ili direktorijum ne postoji", "to je direktorijum"),
        ("sr-Cyrl", "таква датотека или директоријум не постоји", "то је директоријум"),
    ] {
        for (path, cause) in [("/nowhere/at/all.txt", missing), (folder, is_folder)] {
            for command in [&["notation", "--file", path][..], &["winnable", "--batch", path]] {
                let run = adoube(&[command, &["--lang", language]].concat());
                assert!(run.stderr.ends_with(&format!(": {cause}.\n")), "{}", run.stderr);
            }
        }
    }
}

#[test]
fn a_command_line_that_is_not_ours_is_bad_input() {
    assert_eq!(adoube(&[]).exit, 2);
    assert_eq!(adoube(&["shew"]).exit, 2);
    assert_eq!(adoube(&["moves", "startpos", "--notation", "morse"]).exit, 2);
}

/// What follows the sentence about a wrong command line.
#[track_caller]
fn check_usage(language: &str, arguments: &[&str], expected: &str) {
    let run = adoube(&[arguments, &["--lang", language]].concat());
    assert_eq!((run.exit, run.stdout.as_str()), (2, ""), "{}", run.stderr);
    let (_, rendered) = run.stderr.split_once('\n').expect("there are several lines");
    assert_eq!(rendered, expected);
}

#[test]
fn a_usage_error_says_what_and_how_in_the_language() {
    check_usage(
        "sl",
        &["pgn", "--chek", "x"],
        "Možnosti --chek tu ni.\nSte mislili --check?\nUporaba: adoube pgn [MOŽNOSTI] [DATOTEKA]...\nGlejte adoube pgn --help.\n",
    );
    check_usage(
        "hr",
        &["law", "search"],
        "Nedostaje: <RIJEČI>...\nUporaba: adoube law search [OPCIJE] <RIJEČI>...\nPogledajte adoube law search --help.\n",
    );
    check_usage(
        "sr-Cyrl",
        &["notation", "--form", "shor", "e4"],
        "„shor“ није вредност за --form <ОБЛИК>.\nМогуће вредности: short, long, hyphenated, announce\nДа ли сте мислили short?\nУпотреба: adoube notation [ОПЦИЈЕ] [ТЕКСТ]...\nПогледајте adoube notation --help.\n",
    );
    check_usage(
        "sr-Latn",
        &["claim", "game.pgn", "--game", "0"],
        "„0“ nije vrednost za --game <BROJ>.\nPotreban je ceo broj od 1 nadalje.\nUpotreba: adoube claim [OPCIJE] [PARTIJA]\nPogledajte adoube claim --help.\n",
    );
    check_usage(
        "en",
        &["law", "--editions", "9.1"],
        "These exclude each other: --editions and [ARTICLE|NAME]...\nUsage: adoube law [OPTIONS] [ARTICLE|NAME]...\n       adoube law <COMMAND>\nSee adoube law --help.\n",
    );
}

#[test]
fn no_usage_error_is_left_without_a_sentence() {
    for arguments in [
        &["tour", "x"][..],
        &["--json=3"],
        &["sheets", "a", "b", "--number", "1"],
        &["scoresheet"],
        &["case"],
        &["case", "x"],
        &["show", "startpos", "--svg"],
        &["law", "coverage", "--edition", "2017", "--edition", "2018"],
        &["audit", "x", "--only", "nothing"],
        &["envelope", "x", "--used-white", "soon"],
        &["law", "--on", "2001-01-01"],
        &["law", "search", "x", "--limit", "-1"],
        &["audit", "x", "--threads", "0"],
        &["claim", "x", "--clock", "fast"],
    ] {
        let rendered = adoube(&[arguments, &["--lang", "sl"]].concat()).stderr;
        for english in ["error", "argument '", "For more", "Usage", "tip:", "invalid", "[possible"]
        {
            assert!(!rendered.contains(english), "{arguments:?}: {rendered}");
        }
        assert!(rendered.lines().count() > 2, "{arguments:?}: {rendered}");
    }
}

#[test]
fn a_usage_error_is_introduced_in_the_language() {
    for options in [&["--lang", "sl"][..], &["--lang=sl"]] {
        let run = adoube(&[&["shew"], options].concat());
        assert_eq!((run.exit, run.stdout.as_str()), (2, ""));
        assert!(run.stderr.starts_with("Ukazne vrstice ni mogoče razumeti.\n"), "{}", run.stderr);
        assert!(run.stderr.contains("\nUkaza »shew« ni.\n"), "{}", run.stderr);
        let json = adoube(&[&["shew", "--json"], options].concat()).json();
        assert_eq!(json["error"]["message"], "Ukazne vrstice ni mogoče razumeti.");
    }
}

#[test]
fn why_a_file_is_not_text_is_said_in_the_language_of_the_reader() {
    let folder = Folder::new("not-text");
    let log = folder.path("hall.log");
    fs::write(&log, b"\xff\xfe{}\n").expect("the folder is there");
    let said = format!("Datoteke {log} ni mogoče prebrati: to ni besedilo v UTF-8.\n");
    check(&["verify", &log, "--lang", "sl"], &said);
}

#[test]
fn the_standard_input_has_one_name() {
    for command in
        [&["case", "run"][..], &["case", "explain"], &["regulations"], &["pairing", "next"]]
    {
        let run = adoube_in(&[], command, "nonsense = $\n");
        let shown = run.stdout + &run.stderr;
        assert!(shown.contains("<stdin>"), "{command:?}: {shown}");
    }
}
