//! Whole scoresheets.

use adoube_chess::{
    Colour, Position,
    notation::{
        Appendix, Language,
        Leniency::{self, NumberMissing, NumberWrong},
        ReadErrorKind::{self, Ambiguous, NoSuchMove, Unreadable},
        Style,
        game::{self, Score},
    },
};

use crate::support::position;

const BLACK_TO_MOVE: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 7";

/// A text, its moves in PGN, and the leniencies about its move numbers.
#[rustfmt::skip]
const READ: &[(&str, &str, &[Leniency])] = &[
    ("", "", &[]),
    ("*", "*", &[]),
    ("1. e4 e5 2. Sf3", "1. e4 e5 2. Nf3", &[]),
    ("1.e4 e5 2.Sf3", "1. e4 e5 2. Nf3", &[]),
    ("1.e4 1...e5 2. Sf3 2… Sc6", "1. e4 e5 2. Nf3 Nc6", &[]),
    ("1 e4 e5 2 Sf3", "1. e4 e5 2. Nf3", &[]),
    ("1) e4, e5; 2) Sf3", "1. e4 e5 2. Nf3", &[]),
    ("1. е4 e5\r\n2. Сф3 Sc6\n3. Bb5", "1. e4 e5 2. Nf3 Nc6 3. Bb5", &[]),
    ("e4 e5 Sf3", "1. e4 e5 2. Nf3", &[NumberMissing, NumberMissing]),
    ("1. e4 e5 3. Sf3", "1. e4 e5 2. Nf3", &[NumberWrong]),
    ("1. e4 2. e5 99999999999999999999. Nf3", "1. e4 e5 2. Nf3", &[NumberWrong, NumberWrong]),
    ("1. e4 e5 1-0", "1. e4 e5 1-0", &[]),
    ("1. e4 e5 0:1", "1. e4 e5 0-1", &[]),
    ("1. e4 e5 ½–½", "1. e4 e5 1/2-1/2", &[]),
    ("1. e4 e5 1/2 : 1/2", "1. e4 e5 1/2-1/2", &[]),
    ("1. e4 e5 1 – 0.\n", "1. e4 e5 1-0", &[]),
    ("1. e4 e5 remi", "1. e4 e5 1/2-1/2", &[]),
    ("1. e4 e5 РЕМИ", "1. e4 e5 1/2-1/2", &[]),
    ("1. e4 (=) e5 = 2. Nf3 ! Nc6", "1. e4 e5 2. Nf3 Nc6", &[]),
    ("1. e2 - e4 e7 – e5", "1. e4 e5", &[]),
    ("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. О – О", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O", &[]),
    ("1. e4 d5 2. e5 f5 3. exf6 e. p. Nxf6", "1. e4 d5 2. e5 f5 3. exf6 Nxf6", &[]),
    ("\u{feff}1. e4 e5", "1. e4 e5", &[]),
    ("1. e4 d5 2. ed5: Qd5x 3. Nc3 Qe5 check", "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qe5+", &[]),
    // Announcements, one after the other or a line each, whole or shortened.
    ("1. Bauer Eva zwei Eva vier Bauer Eva sieben Eva fuenf 2. Springer Gustav eins Felix drei",
        "1. e4 e5 2. Nf3", &[]),
    ("Bauer Eva zwei Eva vier\nBauer Eva sieben Eva fuenf\nSpringer Felix drei", "1. e4 e5 2. Nf3", &[]),
    ("Bauer Eva zwei\nEva vier Bauer Eva sieben\nEva fuenf", "1. e4 e5", &[]),
    ("1 Eva vier Eva fünf 2 Springer g1 f3 Springer c6", "1. e4 e5 2. Nf3 Nc6", &[]),
    ("1. Eva 4. Eva 5. 2. Springer Felix 3.", "1. e4 e5 2. Nf3", &[]),
    ("Бауер Ева зwеи Ева виер, Бауер Ева сиебен Ева фуенф", "1. e4 e5", &[]),
    ("1. e4 Bauer Eva fuenf (=) 2. Sf3 Springer Cesar sechs 3. Bc4 Läufer Cesar fünf 4. Kurze Rochade \
        Springer Gustav acht Felix sechs 1-0", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 1-0", &[]),
    ("3. Eva vier", "1. e4", &[NumberWrong]),
];

#[test]
fn accepted_scoresheets() {
    let start = Position::initial();
    for &(text, pgn, numbers) in READ {
        let game = game::read(&start, text).expect(text);
        assert_eq!(game::write(&start, &game, &Style::pgn()).unwrap(), pgn, "{text}");
        let forgiven: Vec<_> = game
            .moves
            .iter()
            .flat_map(|entry| &entry.leniencies)
            .copied()
            .filter(|leniency| matches!(leniency, NumberWrong | NumberMissing))
            .collect();
        assert_eq!(forgiven, numbers, "{text}");
    }
}

/// Text, move number, side, column in the whole text, error, number of candidates.
#[rustfmt::skip]
const WRONG: &[(&str, u32, Colour, usize, ReadErrorKind, usize)] = &[
    ("1. e4 e5 2. Sf4", 2, Colour::White, 13, NoSuchMove, 5),
    ("1. e4 е5 2. Сф4", 2, Colour::White, 14, NoSuchMove, 5),
    ("1. e4\ne5\n2. Sf3 Sq6", 2, Colour::Black, 18, Unreadable, 0),
    ("1. d4 d5 2. Nf3 e6 3. Nd2", 3, Colour::White, 23, Ambiguous, 2),
    ("1. e4 1-0 e5", 1, Colour::Black, 11, Unreadable, 0),
    ("1. e4 e5 1 - 0 2. Nf3", 2, Colour::White, 14, Unreadable, 0),
    ("1. e4 -, e5", 1, Colour::White, 7, Unreadable, 0),
    ("\u{feff}1. Sf4", 1, Colour::White, 7, NoSuchMove, 4),
    ("1. Eva vier Turm Anna acht Anna eins 2. d4", 1, Colour::Black, 13, NoSuchMove, 12),
    ("1. Eva vier Eva fünf 2. Springer Kasimir", 2, Colour::White, 35, Unreadable, 0),
    ("1. Eva vier Springer", 1, Colour::Black, 21, Unreadable, 0),
    ("1. d4 d5 2. Nf3 e6 3. Springer David zwei Koenig", 3, Colour::White, 23, Ambiguous, 2),
];

#[test]
fn rejected_scoresheets() {
    for &(text, number, side, column, kind, candidates) in WRONG {
        let error = game::read(&Position::initial(), text).expect_err(text);
        let found = (error.number, error.side, error.error.column, error.error.kind);
        assert_eq!(found, (number, side, column, kind), "{text}");
        assert_eq!(error.error.candidates.len(), candidates, "{text}");
        assert_eq!(error.position.turn(), side);
    }
}

#[test]
fn a_game_can_begin_anywhere_and_with_black() {
    let start = position(BLACK_TO_MOVE);
    for text in ["7... e5 8. Sf3 0-1", "7. … e5 8. Сф3 0:1", "e5 8. Nf3 0-1"] {
        let game = game::read(&start, text).unwrap();
        assert_eq!(game.score, Some(Score::BlackWins));
        assert!(game.moves.iter().all(|entry| entry.leniencies.is_empty()), "{game:?}");
        let written = game::write(&start, &game, &Appendix::Y2009.style(Language::SrCyrl));
        assert_eq!(written.unwrap(), "7... е5 8. Сф3 0-1");
    }
}

#[test]
fn a_draw_can_be_offered_with_an_announcement() {
    let game = game::read(&Position::initial(), "Eva vier (=)\nEva fuenf").unwrap();
    let offers: Vec<_> = game.moves.iter().map(|entry| entry.draw_offer).collect();
    assert_eq!(offers, [true, false]);
}

#[test]
fn a_game_illegal_from_its_start_is_rejected() {
    let game = game::read(&Position::initial(), "1. e4 e5").unwrap();
    assert!(game::write(&position(BLACK_TO_MOVE), &game, &Style::pgn()).is_err());
}

#[test]
fn errors_display_in_english() {
    let error = game::read(&Position::initial(), "1. e4 e4").unwrap_err();
    assert_eq!(error.to_string(), "move 1... column 7: no such legal move");
}
