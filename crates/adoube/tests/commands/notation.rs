use std::fs;

use crate::{adoube, adoube_in, answer};

#[track_caller]
fn check(options: &[&str], text: &str, expected: &str) {
    assert_eq!(answer(&[&["notation"], options, &[text]].concat()), format!("{expected}\n"));
}

#[test]
fn a_move_in_every_language() {
    check(&["--from", "hr", "--to", "en"], "Sf3", "Nf3");
    check(&["--from", "en", "--to", "sl"], "Nf3", "Sf3");
    check(&["--to", "sr-Cyrl"], "Nf3", "Сф3");
    check(&["--from", "sr-Cyrl", "--to", "sr-Latn"], "Сг1-ф3", "Sf3");
}

#[test]
fn a_game_from_a_scoresheet() {
    let sheet = "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lc6 dc6 5. O-O";
    check(&["--to", "en"], sheet, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. 0-0");
    check(&["--to", "sr-Cyrl"], sheet, "1. е4 е5 2. Сф3 Сц6 3. Лб5 а6 4. Лxц6 дxц6 5. 0-0");
    let mut words = vec!["notation", "--lang", "sl", "--from", "sl"];
    words.extend(sheet.split(' '));
    assert_eq!(answer(&words), "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. 0-0\n");
}

#[test]
fn the_style_can_be_chosen() {
    let fen = ["--fen", "8/2P5/8/1pP5/8/8/5k2/7K w - b6 0 1"];
    let with = |options: &[&'static str]| [&fen[..], options].concat();
    check(&with(&["--promotion", "equals"]), "c8D", "c8=Q");
    check(&with(&["--form", "hyphenated", "--to", "hr"]), "c8=Q", "c7-c8D");
    check(&with(&["--captures", "omitted", "--en-passant", "omitted"]), "cxb6", "cb6");
    check(&with(&["--figurines"]), "Kh2", "♔h2");
    check(&with(&["--form", "announce"]), "cb6", "Bauer Cesar fuenf Bella sechs");
    check(&with(&[]), "Bauer Cesar sieben Cesar acht Turm", "c8R");
    check(&["--castling", "letters", "--fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"], "0-0", "O-O");
}

#[test]
fn a_named_edition_is_enforced() {
    let capture = ["--fen", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "--captures", "omitted"];
    check(&[&capture[..], &["--edition", "2017"]].concat(), "exd5", "ed5");
    let run = adoube(&[&["notation"], &capture[..], &["--edition", "2009", "exd5"]].concat());
    assert_eq!(run.exit, 2);
    assert!(run.stderr.starts_with("The 2009 edition does not allow this"), "{}", run.stderr);
}

#[test]
fn remarks_say_what_the_writer_did() {
    let text = answer(&["notation", "--remarks", "1. е4 е5 2. Сф3 Сц6 3. Лб5 а6 4. Л:ц6 дц (=)"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[1], "4. Bxc6: a sign other than x for the capture.");
    assert_eq!(
        lines[2],
        "4… dxc6(=): the rank of the arrival square is missing; a draw was offered."
    );
    let text = answer(&["notation", "--remarks", "--lang", "sl", "1. e4 e5"]);
    assert!(text.ends_with("Zapisano natanko tako, kot določajo Pravila.\n"), "{text}");
}

#[test]
fn text_from_a_file_and_from_the_input() {
    let input = adoube_in(&[], &["notation", "--to", "en", "-"], "1. e4 e5\n2. Sf3 Sc6\n");
    assert_eq!((input.exit, input.stdout.as_str()), (0, "1. e4 e5 2. Nf3 Nc6\n"));
    let path = std::env::temp_dir().join(format!("adoube-notation-{}.txt", std::process::id()));
    fs::write(&path, "1. d4 d5 2. c4 dc4 1-0\n").unwrap();
    let text = answer(&["notation", "--file", path.to_str().unwrap()]);
    fs::remove_file(&path).unwrap();
    assert_eq!(text, "1. d4 d5 2. c4 dxc4 1-0\n");
}

#[test]
fn json_has_every_move() {
    let json = adoube(&["notation", "--json", "--to", "sl", "1. e4 e5 2. Nf3 (=) 1/2-1/2"]).json();
    assert_eq!(json["to"], "sl");
    assert_eq!(json["score"], "1/2-1/2");
    assert_eq!(json["status"], "ongoing");
    let knight = &json["moves"][2];
    assert_eq!(knight["number"], 2);
    assert_eq!(knight["colour"], "white");
    assert_eq!(knight["uci"], "g1f3");
    assert_eq!(knight["san"], "Nf3");
    assert_eq!(knight["text"], "Sf3(=)");
    assert_eq!(knight["draw_offer"], true);
}

#[test]
fn a_single_move_keeps_its_draw_offer() {
    let fen = ["--fen", "4k3/8/8/8/8/8/8/2K5 w - - 0 1"];
    check(&fen, "Kb1(=)", "Kb1(=)");
    check(&[&fen[..], &["--draw-offers", "omitted"]].concat(), "Kb1(=)", "Kb1");
    let json = adoube(&[&["notation", "--json"], &fen[..], &["Kb1 (=)"]].concat()).json();
    assert_eq!((&json["text"], &json["moves"][0]["text"]), (&"Kb1(=)".into(), &"Kb1(=)".into()));
}

/// A game as it is announced, a move a line.
const ANNOUNCED: &str = "\
1. Bauer Eva zwei Eva vier
1... Bauer Eva sieben Eva fuenf
2. Springer Gustav eins Felix drei (=)
1-0";

#[test]
fn a_game_can_be_announced() {
    check(&["--form", "announce"], "1. e4 e5 2. Nf3(=) 1-0", ANNOUNCED);
}

#[test]
fn an_announced_game_is_read_back() {
    check(&[], ANNOUNCED, "1. e4 e5 2. Nf3(=) 1-0");
    check(&["--form", "announce"], ANNOUNCED, ANNOUNCED);
    check(&[], "Springer Felix drei (=)", "Nf3(=)");
    check(&[], "g eins f drei", "Nf3");
}

#[test]
fn later_editions_kept_the_appendix_of_2017() {
    let capture = ["--fen", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "--captures", "omitted"];
    for edition in ["2018", "2023"] {
        check(&[&capture[..], &["--edition", edition]].concat(), "exd5", "ed5");
        let run = adoube(&["notation", "--edition", edition, "--promotion", "equals", "e4"]);
        assert_eq!(run.exit, 2);
        let refusal = format!("The {edition} edition does not allow this");
        assert!(run.stderr.starts_with(&refusal), "{}", run.stderr);
    }
}

#[test]
fn what_2009_excuses_on_a_scoresheet_is_said() {
    let game = "1. e4 d5 2. ed5 Dd5";
    let remarks = answer(&["notation", "--remarks", "--edition", "2009", game]);
    let excused = "2. exd5: the capture sign is missing (excused on a player's scoresheet).";
    assert_eq!(remarks.lines().nth(1), Some(excused));
    let remarks = answer(&["notation", "--remarks", "--edition", "2005", game]);
    assert_eq!(remarks.lines().nth(1), Some("2. exd5: the capture sign is missing."));
    let json = adoube(&["notation", "--json", "--edition", "2009", game]).json();
    assert_eq!(json["moves"][2]["leniencies"][0]["excused"], true);
}

#[test]
fn a_pgn_is_read_game_by_game() {
    let one =
        "[Event \"x\"]\n[White \"Ana\"]\n\n1. e4 {best} e5 (1... c5 2. Nf3) 2. Nf3 $1 Nc6 1-0\n";
    let run = adoube_in(&[], &["notation", "--to", "sl", "-"], one);
    assert_eq!((run.exit, run.stdout.as_str()), (0, "1. e4 e5 2. Sf3 Sc6 1-0\n"), "{}", run.stderr);
    let two = format!("{one}\n[White \"Bor\"]\n[Black \"Eva\"]\n\n1. d4 d5 2. Qz9 *\n");
    let run = adoube_in(&[], &["notation", "--to", "sr-Cyrl", "--lang", "sl", "-"], &two);
    assert_eq!(run.exit, 1);
    let expected = "Ana – ?, x\n1. е4 е5 2. Сф3 Сц6 1-0\n\nBor – Eva\n1. д4 д5 …\n<stdin>:9:13: ";
    assert!(run.stdout.starts_with(expected), "{}", run.stdout);
    let json = adoube_in(&[], &["notation", "--json", "--to", "hr", "-"], &two).json();
    assert_eq!(json["games"][0]["moves"][2]["text"], "Sf3");
}

#[test]
fn a_file_in_an_old_encoding_is_read() {
    let path = std::env::temp_dir().join(format!("adoube-notation-{}.pgn", std::process::id()));
    fs::write(&path, b"[White \"Kova\xe8i\xe8\"]\n\n1. d4 {\x9aibko} d5 *\n").unwrap();
    let run = adoube(&["notation", "--file", path.to_str().unwrap()]);
    fs::remove_file(&path).unwrap();
    assert_eq!((run.exit, run.stdout.as_str()), (0, "1. d4 d5 *\n"), "{}", run.stderr);
    assert!(run.stderr.contains("windows-1250"), "{}", run.stderr);
}
