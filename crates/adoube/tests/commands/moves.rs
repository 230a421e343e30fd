use crate::{adoube, answer};

/// A capture en passant, four promotions, a king's move and a step.
const FEN: &str = "8/2P5/8/1pP5/8/8/5k2/7K w - b6 0 1";

#[track_caller]
fn check(options: &[&str], expected: &[&str]) {
    let text = answer(&[&["moves", FEN], options].concat());
    let moves: Vec<&str> = text.lines().collect();
    assert_eq!(moves[..moves.len() - 1], *expected);
}

#[test]
fn each_language_has_its_letters() {
    check(&[], &["cxb6 e.p.", "c6", "c8B", "c8N", "c8Q", "c8R", "Kh2"]);
    check(&["--lang", "sl"], &["cxb6 e.p.", "c6", "c8L", "c8S", "c8D", "c8T", "Kh2"]);
    check(&["--lang", "sr-Cyrl"], &["цxб6 е.п.", "ц6", "ц8Л", "ц8С", "ц8Д", "ц8Т", "Кх2"]);
}

#[test]
fn each_notation() {
    let long = ["c5xb6 e.p.", "c5c6", "c7c8L", "c7c8S", "c7c8D", "c7c8T", "Kh1h2"];
    check(&["--notation", "long", "--lang", "hr"], &long);
    let uci = ["c5b6", "c5c6", "c7c8b", "c7c8n", "c7c8q", "c7c8r", "h1h2"];
    check(&["--notation", "uci"], &uci);
    check(&["--notation", "figurine"], &["cxb6 e.p.", "c6", "c8♗", "c8♘", "c8♕", "c8♖", "♔h2"]);
    let text = answer(&["moves", FEN, "--notation", "announce"]);
    assert!(text.starts_with("Bauer Cesar fuenf Bella sechs\n"), "{text}");
    assert!(text.contains("\nKoenig Hector eins Hector zwei\n"), "{text}");
}

#[test]
fn the_count_is_said_in_the_language() {
    assert!(answer(&["moves", FEN]).ends_with("\n7 legal moves.\n"));
    assert!(answer(&["moves", FEN, "--lang", "sl"]).ends_with("\n7 veljavnih potez.\n"));
}

#[test]
fn json_has_every_move_three_times() {
    let run = adoube(&["moves", FEN, "--lang", "sl", "--json"]);
    let json = run.json();
    assert_eq!(run.exit, 0);
    assert_eq!(json["count"], 7);
    assert_eq!(json["turn"], "white");
    assert_eq!(json["status"], "ongoing");
    assert_eq!(json["language"], "sl");
    assert_eq!(json["notation"], "san");
    let queen = &json["moves"][4];
    assert_eq!(
        (&queen["uci"], &queen["san"], &queen["text"]),
        (&"c7c8q".into(), &"c8=Q".into(), &"c8D".into())
    );
}

#[test]
fn castling_of_chess960_is_king_takes_rook() {
    let fen = "4k3/8/8/8/8/8/8/1RK2R2 w BF - 0 1";
    let json = adoube(&["moves", fen, "--json"]).json();
    let castling: Vec<_> = json["moves"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|line| line["text"].as_str().unwrap().starts_with("0-0"))
        .map(|line| line["uci"].as_str().unwrap())
        .collect();
    assert_eq!(castling, ["c1b1", "c1f1"]);
}

#[test]
fn where_no_move_is_left_the_reason_is_said() {
    let mate = "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4";
    assert_eq!(answer(&["moves", mate]), "Checkmate: Black is mated, White has won.\n");
    let stalemate = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    assert!(answer(&["moves", stalemate, "--lang", "hr"]).starts_with("Pat: crni nema"));
}

#[test]
fn on_an_illegal_board_nothing_is_played() {
    let run = adoube(&["moves", "8/8/8/8/8/8/8/K7 w - - 0 1"]);
    assert_eq!((run.exit, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains("• Black has no king.\n"), "{}", run.stderr);
}
