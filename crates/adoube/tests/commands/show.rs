use std::fs;

use crate::{adoube, adoube_in, answer};

const SCHOLARS_MATE: &str = "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4";
/// A pawn on the last rank, and the side to move could take the king.
const ILLEGAL: &str = "3qk2P/8/8/8/8/8/4R3/4K3 w - - 0 1";

#[test]
fn a_plain_board_has_letters_and_notes() {
    let expected = " 8  r  ·  b  q [k] b  ·  r
 7  p  p  p  p  ·  Q  p  p    Checkmate: Black is mated, White has won.
 6  ·  ·  n  ·  ·  n  ·  ·    Castling rights: White kingside (h1), White
 5  ·  ·  ·  ·  p  ·  ·  ·    queenside (a1), Black kingside (h8), Black
 4  ·  ·  B  ·  P  ·  ·  ·    queenside (a8).
 3  ·  ·  ·  ·  ·  ·  ·  ·    Move 4; 0 half-moves since the last capture or
 2  P  P  P  P  ·  P  P  P    pawn move.
 1  R  N  B  ·  K  ·  N  R
    a  b  c  d  e  f  g  h
";
    assert_eq!(answer(&["show", SCHOLARS_MATE]), expected);
}

#[test]
fn cyrillic_readers_get_cyrillic_letters() {
    let text = answer(&["show", "startpos", "--lang", "sr-Cyrl"]);
    assert!(text.contains(" 8  т  с  л  д  к  л  с  т"), "{text}");
    assert!(text.contains("    а  б  ц  д  е  ф  г  х"), "{text}");
    assert!(text.contains("На потезу је бели."), "{text}");
}

#[test]
fn status_is_said() {
    let check = "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1";
    assert!(answer(&["show", check, "--lang", "sl"]).contains("Črni je v šahu."));
    let stalemate = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    assert!(answer(&["show", stalemate]).contains("Stalemate: Black has no legal move"));
    let passed = "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1";
    assert!(answer(&["show", passed]).contains("A capture en passant is possible on e3."));
}

#[test]
fn an_illegal_board_is_drawn_with_all_its_faults() {
    let run = adoube(&["show", ILLEGAL, "--lang", "hr"]);
    assert_eq!((run.exit, run.stderr.as_str()), (1, ""));
    assert!(run.stdout.contains("[P]"), "{}", run.stdout);
    assert!(run.stdout.contains("Na h8 stoji pješak"), "{}", run.stdout);
    assert!(run.stdout.contains("Crni je u šahu, a na potezu je bijeli."), "{}", run.stdout);
}

#[test]
fn json_says_what_is_known() {
    let json = adoube(&["show", "startpos", "--json"]).json();
    assert_eq!(json["legal"], true);
    assert_eq!(json["turn"], "white");
    assert_eq!(json["status"], "ongoing");
    assert_eq!(json["legal_moves"], 20);
    assert_eq!(json["chess960"], 518);
    assert_eq!(json["castling"].as_array().unwrap().len(), 4);
    assert!(json["en_passant"].is_null());

    let run = adoube(&["show", ILLEGAL, "--json"]);
    assert_eq!(run.exit, 1);
    let json = run.json();
    assert_eq!(json["legal"], false);
    assert!(json["status"].is_null());
    assert_eq!(json["faults"][0]["fault"], "pawn-on-last-rank");
    assert_eq!(json["faults"][0]["square"], "h8");
    assert_eq!(json["faults"][1]["fault"], "opponent-in-check");
    assert_eq!(json["faults"][1]["colour"], "black");
    assert_eq!(json["faults"][1]["square"], "e8");
}

#[test]
fn colour_is_given_only_where_it_is_wanted() {
    let escape = "\u{1b}[";
    let shown = |environment: &[(&str, &str)], options: &[&str]| {
        adoube_in(environment, &[&["show", "startpos"], options].concat(), "").stdout
    };
    assert!(!shown(&[("COLORTERM", "truecolor")], &[]).contains(escape));
    assert!(!shown(&[], &["--color", "never"]).contains(escape));
    let indexed = shown(&[("TERM", "xterm-256color")], &["--color", "always"]);
    assert!(indexed.contains("\u{1b}[38;5;") || indexed.contains(";48;5;"), "{indexed:?}");
    let full = shown(&[("COLORTERM", "truecolor")], &["--color", "always", "--size", "large"]);
    assert!(full.contains("48;2;"), "{full:?}");
    assert!(full.lines().count() > 32);
}

#[test]
fn the_diagram_is_a_file() {
    let folder = std::env::temp_dir().join(format!("adoube-show-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join("board.svg");
    let text =
        answer(&["show", SCHOLARS_MATE, "--lang", "sr-Cyrl", "--svg", path.to_str().unwrap()]);
    assert!(text.contains("Дијаграм је сачуван у"), "{text}");
    let svg = fs::read_to_string(&path).unwrap();
    fs::remove_dir_all(&folder).unwrap();
    assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    assert!(svg.contains(">ц</text>"));
    assert!(svg.contains("<title>Мат: црни је матиран"));
    assert!(svg.contains(SCHOLARS_MATE));
    assert_eq!(svg.matches("transform=\"translate").count(), 31);
    assert!(svg.trim_end().ends_with("</svg>"));
}

#[test]
fn black_can_sit_at_the_bottom() {
    let board = answer(&["show", "startpos", "--side", "black"]);
    let lines: Vec<&str> = board.lines().collect();
    assert!(lines[0].starts_with(" 1  R  N  B  K  Q  B  N  R"), "{board}");
    assert!(lines[8].starts_with("    h  g  f  e  d  c  b  a"), "{board}");
    let [white, black] = ["white", "black"]
        .map(|side| answer(&["show", "8/8/8/8/8/8/8/K6k w - - 0 1", "--svg", "-", "--side", side]));
    // The king on a1 is at the lower left for White, at the upper right for Black.
    assert!(white.contains("translate(46 746)") && !white.contains("translate(746 46)"), "{white}");
    assert!(black.contains("translate(746 46)") && !black.contains("translate(46 746)"), "{black}");
}

#[test]
fn a_diagram_that_cannot_be_written_is_a_problem() {
    let run = adoube(&["show", "startpos", "--svg", "/nowhere/at/all.svg"]);
    assert_eq!(run.exit, 2);
    assert!(run.stderr.starts_with("/nowhere/at/all.svg cannot be written: "), "{}", run.stderr);
}

#[test]
fn kings_that_touch_are_reported_as_such() {
    let touching = "8/8/8/3kK3/8/8/8/8 w - - 0 1";
    let run = adoube(&["show", touching]);
    assert_eq!(run.exit, 1);
    assert!(run.stdout.contains("The kings stand on adjacent squares"), "{}", run.stdout);
    let faults = &adoube(&["show", touching, "--json"]).json()["faults"];
    assert_eq!(
        (faults.as_array().unwrap().len(), &faults[0]["fault"]),
        (1, &"opponent-in-check".into())
    );
}
