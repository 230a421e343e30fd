//! Games with an irregular start, or one that cannot be played here.

use adoube_chess::notation::Language;
use adoube_record::{
    i18n::Localizer,
    pgn::{self, Game, NoteKind, Tags, note},
};

fn only(text: &str) -> Game {
    let mut games = pgn::read(text.as_bytes());
    let game = games.next().expect("a game");
    assert!(games.next().is_none(), "one game only: {text}");
    game
}

fn kinds(game: &Game) -> Vec<NoteKind> {
    game.notes.iter().map(|note| note.kind).collect()
}

fn tag<'a>(tags: &'a Tags, name: &str) -> &'a str {
    tags.get(name).unwrap_or_else(|| panic!("{name} is missing"))
}

const HORDE: &str = "rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1";

#[test]
fn a_variant_with_other_rules_keeps_its_tags_and_its_moves_as_text() {
    let moves = "1. a5 {[%clk 0:01:00]} b6 (1... c6) 2. axb6 *";
    let text = format!(
        "[White \"A\"]\n[Variant \"Horde\"]\n[SetUp \"1\"]\n[FEN \"{HORDE}\"]\n\n{moves}\n"
    );
    let game = only(&text);
    assert!(!game.is_start_known());
    assert_eq!(tag(&game.exported_tags(), "FEN"), HORDE);
    let written = game.to_string();
    assert!(written.contains(moves), "{written}");
    assert_eq!(only(&written), game);
}

#[test]
fn a_fen_that_cannot_be_played_stays_in_its_tag() {
    for fen in ["junk", "8/8/8/8/8/8/8/8 w - - 0 1", "4k3/8/8/8/8/8/8/4K2 w - - 0 1"] {
        let game = only(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n1. e4 *\n"));
        assert_eq!(kinds(&game)[0], NoteKind::FenUnreadable, "{fen}");
        assert!(game.notes[0].fen.is_some(), "{fen}: the note has no reason");
        let exported = game.exported_tags();
        assert_eq!((tag(&exported, "FEN"), tag(&exported, "SetUp")), (fen, "1"));
        assert_eq!(only(&game.to_string()), game, "{fen}");
    }
}

#[test]
fn tags_without_moves_can_be_the_last_game() {
    for text in [
        "[SetUp \"1\"]\n",
        "[FEN \"junk\"]",
        "[Event \"a\"]\n[Variant \"Atomic\"]\n[Result \"1-0\"]\n",
        "[Setup \"1\"][WhiteElo \"2700\"]",
    ] {
        let game = only(text);
        assert_eq!(only(&game.to_string()), game, "{text}");
    }
}

#[test]
fn set_up_without_a_position_is_the_initial_one() {
    let game = only("[SetUp \"1\"]\n\n1. d4 d5 *\n");
    assert_eq!(kinds(&game), [NoteKind::FenMissing]);
    assert_eq!(game.main_line().count(), 2);
}

#[test]
fn rights_that_the_board_does_not_allow_are_left_out() {
    let fen = "r3k2r/8/8/8/8/8/8/4K2R w KQkq - 0 1";
    let game = only(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n1. O-O O-O-O *\n"));
    assert_eq!(kinds(&game), [NoteKind::FenRights]);
    let words = Localizer::new(Language::En);
    let reason = note::sentences(&game.notes[0], &words).pop().expect("it says why");
    assert!(reason.contains("rook on a1"), "{reason}");
    assert_eq!(game.main_line().count(), 2);
    assert_eq!(tag(&game.exported_tags(), "FEN"), fen, "a tag is never changed");
    assert_eq!(only(&game.to_string()), game);
}

#[test]
fn blanks_of_other_kinds_are_blanks() {
    for blank in ["\u{a0}", "\u{202f}", "\u{2003}", "\u{3000}"] {
        let text = format!("1.{blank}e4{blank}e5 {{good}}{blank}2{blank}Nf3 *");
        let game = only(&text);
        let moves: Vec<String> = game.main_line().map(|step| step.san()).collect();
        assert_eq!(moves, ["e4", "e5", "Nf3"], "{blank:?}");
    }
    let mut games = pgn::read(b"1.\xa0e4\xa0e5 *");
    assert_eq!(games.next().expect("a game").main_line().count(), 2);
}
