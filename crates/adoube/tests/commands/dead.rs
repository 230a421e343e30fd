use crate::{adoube, answer};

const WALL: &str = "8/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/8 w - - 0 1";

#[test]
fn a_dead_position_says_why_for_both() {
    let text = answer(&["dead", "8/8/8/8/8/2k5/8/KB6 b - - 0 1"]);
    let expected = "\
The position is dead: neither player can checkmate any more.
White cannot checkmate by any series of legal moves.
  White has only one bishop, and Black has only the king.
Black cannot checkmate by any series of legal moves.
  Black has only the king.
";
    assert!(text.starts_with(expected), "{text}");
}

#[test]
fn a_reason_for_both_is_said_once() {
    let text = answer(&["dead", WALL]);
    let expected = "\
The position is dead: neither player can checkmate any more.
  The pieces and pawns are blocked for good: the white king can only ever stand on the squares a1–h3, the black king on the squares a6–h8.
";
    assert!(text.starts_with(expected), "{text}");
    let stalemate = answer(&["dead", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "--lang", "sl"]);
    let expected = "matirati.\n  Pat: črni nima veljavne poteze in ni v šahu. Remi.\n";
    assert!(stalemate.contains(expected), "{stalemate}");
}

#[test]
fn the_exit_code_is_the_answer() {
    for (fen, exit, dead) in [
        (WALL, 0, true),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 0, true),
        ("8/8/8/8/8/2k5/8/K6R b - - 0 1", 1, false),
        ("startpos", 1, false),
    ] {
        let run = adoube(&["dead", fen, "--json"]);
        assert_eq!((run.exit, &run.json()["dead"]), (exit, &dead.into()), "{fen}");
    }
}

#[test]
fn a_live_one_says_who_can_win_and_how() {
    let run = adoube(&["dead", "8/8/8/8/8/2k5/8/K6R b - - 0 1"]);
    let expected = "The position is not dead.\nWhite can still checkmate, for example:\n  1... K";
    assert!(run.stdout.starts_with(expected), "{}", run.stdout);
    assert!(run.stdout.contains("\n  Black has only the king.\n"), "{}", run.stdout);
}

#[test]
fn in_every_language() {
    for (language, dead, wall) in [
        ("en", "The position is dead: neither player", "stand on the squares a1–h3, the"),
        ("sl", "Pozicija je mrtva: noben igralec", "lahko stoji samo na poljih a1–h3, črni"),
        ("hr", "Pozicija je mrtva: nijedan igrač", "može stajati samo na poljima a1–h3, a crni"),
        ("sr-Latn", "Pozicija je mrtva: nijedan", "može da stoji samo na poljima a1–h3, a crni"),
        ("sr-Cyrl", "Позиција је мртва: ниједан", "може да стоји само на пољима а1–х3, а црни"),
    ] {
        let text = answer(&["dead", WALL, "--lang", language]);
        assert!(text.starts_with(dead) && text.contains(wall), "{text}");
    }
}
