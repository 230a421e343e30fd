//! Games in other letters than those of the standard, and without our own comments.

use adoube_chess::notation::Language;
use adoube_record::pgn::{self, FenStrictness, Game, OwnComments, WriteOptions};

/// Castling, a promotion, a capture en passant, check, mate, ambiguous moves, a variation and comments.
const GAMES: &str = "\
[White \"Kovačič\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. d3 $1 {[%clk 0:10:00] quiet} (5. c3 Nxe4 6. d4) O-O \
6. Be3 Bxe3 7. fxe3 d6 8. Nbd2 Be6 9. Qe1 Qd7 10. Kh1 Kh8 11. Rd1 Rad8 *\n\n\
[SetUp \"1\"]\n[FEN \"8/P6k/8/1pP5/8/8/7K/8 w - b6 0 1\"]\n\n1. cxb6 Kg7 2. a8=N Kf7 3. b7 Ke7 4. b8=Q *\n\n\
1. f3 e5 2. g4 Qh4# 0-1\n\n\
1. h4 h5 2. g4 hxg4 3. h5 g5 4. hxg6 Rxh1 5. g7 Nh6 6. gxf8=R+ Kxf8 *\n";

fn games(text: &str) -> Vec<Game> {
    pgn::read(text.as_bytes()).collect()
}

#[test]
fn what_is_written_in_any_letters_is_read_back() {
    let standard: String = games(GAMES).iter().map(|game| game.to_string() + "\n").collect();
    let originals = games(&standard);
    assert_eq!(originals.len(), 4);
    assert!(originals.iter().all(|game| game.broken().is_none()), "{standard}");
    for language in Language::ALL {
        let options = WriteOptions { letters: language.into(), ..WriteOptions::default() };
        let text: String =
            originals.iter().map(|game| pgn::write_with(game, options) + "\n").collect();
        let again = games(&text);
        assert_eq!(again, originals, "{language:?}\n{text}");
    }
}

#[test]
fn letters_are_those_of_the_language() {
    for (language, expected) in [
        (Language::En, "1. f3 e5 2. g4 Qh4# 0-1"),
        (Language::Sl, "1. f3 e5 2. g4 Dh4# 0-1"),
        (Language::Hr, "1. f3 e5 2. g4 Dh4# 0-1"),
        (Language::SrLatn, "1. f3 e5 2. g4 Dh4# 0-1"),
        (Language::SrCyrl, "1. ф3 е5 2. г4 Дх4# 0-1"),
    ] {
        let options = WriteOptions { letters: language.into(), ..WriteOptions::default() };
        let text = pgn::write_with(&games(GAMES)[2], options);
        assert_eq!(text.lines().last(), Some(expected));
    }
}

#[test]
fn a_clean_game_has_no_comment_of_ours() {
    let text = "1. e4 {[%clk 0:10:00]} {[%offer] [%laws (\"at\":5)] White offers a draw.} e5 {[%offer]} 2. Kz9 *";
    let options = WriteOptions { own_comments: OwnComments::Omitted, ..WriteOptions::default() };
    let written = pgn::write_with(&games(text)[0], options);
    assert_eq!(written.lines().last(), Some("1. e4 {[%clk 0:10:00]} 1... e5 {Kz9} *"));
}

#[test]
fn a_strict_reader_refuses_rights_that_cannot_be() {
    for fen in ["4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1", "4k3/8/8/8/8/8/8/4K2R w K e6 0 1"] {
        let text = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n1. O-O *\n\n1. e4 *\n");
        let read: Vec<Game> =
            pgn::read(text.as_bytes()).with_rigour(FenStrictness::StrictFen).collect();
        let note = read[0].notes.iter().find(|note| note.is_error()).expect("it is refused");
        assert_eq!(note.kind.name(), "fen-unreadable");
        assert!(note.fen.is_some(), "the reason is known");
        assert_eq!(read[0].broken().map(|rest| rest.text.as_str()), Some("1. O-O"));
        // Nothing is lost when it is written.
        let written = read[0].to_string();
        assert!(written.contains(fen) && written.contains("1. O-O *"), "{written}");
        assert_eq!(read[1].main_line().count(), 1);
        assert!(games(&text)[0].broken().is_none(), "a lenient reader plays on");
    }
}
