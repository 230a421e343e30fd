use adoube_chess::{Position, notation::game, uci};
use serde_json::Value;

use crate::{adoube, answer};

/// A rook, against a king that may help.
const ROOK: &str = "8/8/8/8/8/2k5/8/K6R b - - 0 41";

/// Public solvers say that White cannot win here.
const HARD: &str = "6k1/pp2p1p1/p1p1P1P1/KbP5/pPp5/P1P5/8/8 b - - 0 1";

/// The text is a game from the position that ends in mate.
#[track_caller]
fn assert_mates(fen: &str, text: &str) {
    let start: Position = fen.parse().expect("a legal position");
    let game = game::read(&start, text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let end = game.played().fold(start, |position, moved| position.play_unchecked(moved));
    assert!(end.is_checkmate(), "{text}");
}

#[test]
fn each_player_gets_an_answer_and_below_it_what_shows_it() {
    let text = answer(&["winnable", ROOK]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "White can still checkmate, for example:");
    assert!(lines[1].starts_with("  41... K"), "numbered as the game was: {text}");
    assert_mates(ROOK, lines[1]);
    assert_eq!(lines[2], "Black cannot checkmate by any series of legal moves.");
    assert_eq!(lines[3], "  Black has only the king.");
    assert!(lines[4].contains(" positions examined, "), "{text}");
    assert_eq!(lines.len(), 5);
}

#[test]
fn one_player_may_be_asked_about() {
    let white = answer(&["winnable", HARD, "--for", "white"]);
    assert!(white.starts_with("White can still checkmate") && !white.contains("Black"), "{white}");
    let json = adoube(&["winnable", ROOK, "--for", "black", "--json"]).json();
    assert_eq!(json["black"], "no");
    assert_eq!((&json["white"], &json["white_verified"]), (&Value::Null, &Value::Null));
    assert_eq!(json["dead"], Value::Null, "nobody asked about White");
}

#[test]
fn each_language_has_its_words_and_letters() {
    for (language, yes, no, rook) in [
        ("en", "White can still checkmate", "Black has only the king.", 'R'),
        ("sl", "Beli še lahko matira", "Črni ima samo kralja.", 'T'),
        ("hr", "Bijeli još može matirati", "Crni ima samo kralja.", 'T'),
        ("sr-Latn", "Beli još može da matira", "Crni ima samo kralja.", 'T'),
        ("sr-Cyrl", "Бели још може да матира", "Црни има само краља.", 'Т'),
    ] {
        let text = answer(&["winnable", ROOK, "--lang", language]);
        assert!(text.starts_with(yes) && text.contains(no), "{text}");
        let moves = text.lines().nth(1).unwrap();
        assert!(moves.contains(rook), "{moves}");
        assert_mates(ROOK, moves);
    }
}

#[test]
fn the_moves_are_written_as_asked() {
    let figurines = answer(&["winnable", ROOK, "--for", "white", "--notation", "figurine"]);
    assert!(figurines.contains('♖'), "{figurines}");
    let announced = answer(&["winnable", ROOK, "--for", "white", "--notation", "announce"]);
    let said: Vec<&str> = announced.lines().skip(1).collect();
    assert!(said[0].starts_with("  41... Koenig Cesar drei "), "{announced}");
    assert!(said[1].starts_with("  42. "), "{announced}");
    let json = adoube(&["winnable", ROOK, "--notation", "uci", "--json"]).json();
    let line: Vec<&str> =
        json["white_line"].as_array().unwrap().iter().map(|one| one.as_str().unwrap()).collect();
    assert_eq!(json["white_text"], line.join(" "));
}

#[test]
fn json_has_the_moves_for_engines_and_for_people() {
    let run = adoube(&["winnable", ROOK, "--json", "--lang", "sl"]);
    assert_eq!((run.exit, run.stderr.as_str()), (0, ""));
    let json = run.json();
    assert_eq!(json["fen"], ROOK);
    assert_eq!((&json["white"], &json["black"]), (&"yes".into(), &"no".into()));
    assert_eq!(json["dead"], false);
    assert_eq!(json["black_reason"], "bare-king");
    assert_eq!(json["black_text"], "Črni ima samo kralja.");
    assert!(json["positions"].as_u64().unwrap() >= 1);
    assert!(json["elapsed_ms"].is_u64());
    assert_mates(ROOK, json["white_text"].as_str().unwrap());
    let mut position: Position = ROOK.parse().unwrap();
    for moved in json["white_line"].as_array().unwrap() {
        let moved = uci::read(&position, moved.as_str().unwrap()).unwrap();
        position = position.play(moved).unwrap();
    }
    assert!(position.is_checkmate());
}

/// Two bishops against a bare king.
const LIKE_BISHOPS: &str = "White has only bishops on squares of one colour, and Black has only";

#[test]
fn each_reason_has_its_name_and_its_sentence() {
    for (fen, reason, sentence) in [
        ("8/8/8/8/8/2k5/8/K6r w - - 0 1", "bare-king", "White has only the king."),
        (
            "8/8/8/8/8/2k4r/8/KB6 w - - 0 1",
            "like-bishops",
            "White has only one bishop, and Black has no",
        ),
        ("8/8/8/8/8/2k5/2B5/KB6 w - - 0 1", "like-bishops", LIKE_BISHOPS),
        ("7N/8/8/8/8/2k4q/8/K7 w - - 0 1", "lone-knight", "White has only one knight, and Black"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "game-over", "Stalemate: Black has no legal move"),
        (
            "8/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/8 w - - 0 1",
            "wall",
            "The pieces and pawns are blocked for good: the white king can only ever stand on the ",
        ),
        (
            "8/6pp/8/8/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1",
            "locked",
            "Every possible continuation was followed for as long as White has anything",
        ),
        // The only move takes the pawn.
        (
            "8/8/8/8/8/8/7P/5K1k b - - 0 1",
            "exhausted",
            "Every possible continuation was followed (2 ",
        ),
    ] {
        let run = adoube(&["winnable", fen, "--for", "white", "--json"]);
        let json = run.json();
        assert_eq!((&json["white"], &json["white_reason"]), (&"no".into(), &reason.into()));
        let text = json["white_text"].as_str().unwrap();
        assert!(text.starts_with(sentence), "{text}");
    }
}

#[test]
fn a_mate_on_the_board_is_the_answer() {
    let mated = "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4";
    let text = answer(&["winnable", mated]);
    assert!(text.starts_with("Checkmate: Black is mated, White has won.\nBlack cannot "), "{text}");
    assert_eq!(adoube(&["winnable", mated, "--json"]).json()["white_line"], serde_json::json!([]));
}

#[test]
fn a_failure_does_not_look_like_a_verdict() {
    for arguments in [
        &["winnable", "8/8/8 w"][..],
        &["winnable", "8/8/8/8/8/8/8/K7 w - - 0 1"],
        &["winnable"],
        &["winnable", "startpos", "--for", "red"],
        &["winnable", "startpos", "--batch"],
        &["winnable", "startpos", "--lang", "xx"],
        &["--lang", "sl", "winnable", "--batch", "/nowhere/at/all.txt"],
        &["dead", "x"],
        &["dead", "--json", "x"],
        &["dead", "startpos", "--for", "white"],
    ] {
        assert_eq!(adoube(arguments).exit, 3, "{arguments:?}");
    }
}

#[test]
fn a_composition_is_taken_as_it_is() {
    let nine_pawns = "7k/8/6K1/5Q2/8/P7/PPPPPPPP/8 w - - 0 1";
    assert!(answer(&["winnable", nine_pawns]).starts_with("White can still"));
    assert_eq!(adoube(&["dead", nine_pawns]).exit, 1);
}

#[test]
fn every_verdict_is_verified_before_it_is_shown() {
    let [white, black] = ["white_verified", "black_verified"];
    let json = adoube(&["winnable", ROOK, "--json"]).json();
    assert_eq!((&json[white], &json[black]), (&true.into(), &true.into()));
    // With `--instant` there is time for moves only, and a mate on the board needs none.
    let json =
        adoube(&["winnable", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "--instant", "--json"]).json();
    assert_eq!((&json["white"], &json[white]), (&"yes".into(), &true.into()));
    assert_eq!((&json["black"], &json[black]), (&"no".into(), &false.into()));
}

#[test]
fn programs_get_the_squares_of_the_kings() {
    let wall = "8/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/8 w - - 0 1";
    let json = adoube(&["winnable", wall, "--json"]).json();
    for (king, first, last) in [("white", "a1", "h3"), ("black", "a6", "h8")] {
        let squares = json[format!("{king}_king_squares")].as_array().unwrap();
        assert_eq!((squares.len(), &squares[0], &squares[23]), (24, &first.into(), &last.into()));
    }
    let json = adoube(&["winnable", ROOK, "--json"]).json();
    assert_eq!(json["white_king_squares"], Value::Null, "there is no wall");
}
