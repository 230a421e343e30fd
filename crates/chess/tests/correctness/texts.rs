//! Invalid texts, with the column and kind of the error; and the leniencies.

use adoube_chess::{
    Board, FenError, Position, epd,
    fen::{self, ErrorKind},
    san, uci,
};

/// A text, the offending byte counted from 1, and the error.
#[rustfmt::skip]
const BAD_FENS: &[(&str, usize, ErrorKind)] = &[
    ("", 1, ErrorKind::Empty),
    ("   ", 1, ErrorKind::Empty),
    ("rnbqkbnr/ppppppxp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 16, ErrorKind::Piece),
    ("rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 19, ErrorKind::Piece),
    ("rnbqkbnr/pppppppp/0/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 19, ErrorKind::Piece),
    ("rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 18, ErrorKind::RankTooLong),
    ("rnbqkbnr/pppppp3/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 16, ErrorKind::RankTooLong),
    ("rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 17, ErrorKind::RankTooShort),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1", 43, ErrorKind::RankTooShort),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1", 35, ErrorKind::TooFewRanks),
    ("8/8/8/8/8/8/8/8/8 w - - 0 1", 16, ErrorKind::TooManyRanks),
    ("8/8/8/8/8/8/8/8 x - - 0 1", 17, ErrorKind::Turn),
    ("8/8/8/8/8/8/8/8 white - - 0 1", 17, ErrorKind::Turn),
    ("8/8/8/8/8/8/8/8 w KX - 0 1", 20, ErrorKind::Castling),
    ("r3k2r/8/8/8/8/8/8/R3K2R w KQkqK - 0 1", 31, ErrorKind::Castling),
    ("r3k2r/8/8/8/8/8/8/R3K2R w KHkq - 0 1", 28, ErrorKind::Castling),
    ("8/8/8/8/8/8/8/8 w - e4 0 1", 21, ErrorKind::EnPassant),
    ("8/8/8/8/8/8/8/8 w - e 0 1", 21, ErrorKind::EnPassant),
    ("8/8/8/8/8/8/8/8 w - - x 1", 23, ErrorKind::Halfmoves),
    ("8/8/8/8/8/8/8/8 w - - -1 1", 23, ErrorKind::Halfmoves),
    ("8/8/8/8/8/8/8/8 w - - 0 4294967296", 34, ErrorKind::Fullmoves),
    ("8/8/8/8/8/8/8/8 w - - 0 1.5", 26, ErrorKind::Fullmoves),
    ("8/8/8/8/8/8/8/8 w - - 0 1 and more", 27, ErrorKind::Trailing),
    ("♔7/8/8/8/8/8/8/8 w - - 0 1", 1, ErrorKind::Piece),
];

#[test]
fn invalid_fen_reports_error_and_column() {
    for &(text, column, kind) in BAD_FENS {
        assert_eq!(text.parse::<Board>(), Err(fen::Error { column, kind }), "{text}");
        let error = FenError::Syntax(fen::Error { column, kind });
        assert_eq!(text.parse::<Position>(), Err(error), "{text}");
    }
}

/// What people write, and what it means.
const FORGIVEN_FENS: &[(&str, &str)] = &[
    ("8/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/8 w - - 0 1"),
    ("8/8/8/8/8/8/8/8 b", "8/8/8/8/8/8/8/8 b - - 0 1"),
    ("8/8/8/8/8/8/8/8 B - - 12", "8/8/8/8/8/8/8/8 b - - 12 1"),
    ("  8/8/8/8/8/8/8/8   w\t-  - 0 1 ", "8/8/8/8/8/8/8/8 w - - 0 1"),
    ("8/8/8/8/8/8/8/8_w_-_-_0_1", "8/8/8/8/8/8/8/8 w - - 0 1"),
    ("8/8/8/8/8/8/8/8 w - - - 0", "8/8/8/8/8/8/8/8 w - - 0 1"),
    ("8/8/8/8/8/8/44/11111111 w - - 151 90", "8/8/8/8/8/8/8/8 w - - 151 90"),
    ("r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
    ("r3k2r/8/8/8/8/8/8/R3K2R w AHah - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
    // X-FEN: the letter of the outermost rook is K, that of the inner one its file.
    ("4k3/8/8/8/8/8/8/4K1RR w H - 0 1", "4k3/8/8/8/8/8/8/4K1RR w K - 0 1"),
    ("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "4k3/8/8/8/8/8/8/4K1RR w G - 0 1"),
    ("4k3/8/8/8/8/8/8/4K1R1 w G - 0 1", "4k3/8/8/8/8/8/8/4K1R1 w K - 0 1"),
];

#[test]
fn lenient_fen_is_accepted() {
    for &(written, meant) in FORGIVEN_FENS {
        let board: Board = written.parse().unwrap_or_else(|error| panic!("{written}: {error}"));
        assert_eq!(board.to_string(), meant, "{written}");
    }
}

#[test]
fn castling_rights_off_the_first_ranks_are_ignored() {
    let mut board = Board::empty();
    board.set_castling(adoube_chess::Square::E4.into());
    assert_eq!(board.to_string(), "8/8/8/8/8/8/8/8 w - - 0 1");
}

/// Lines of EPD that round-trip byte for byte.
const EPDS: &[&str] = &[
    "8/8/8/8/8/8/8/8 w - -",
    "2rr2k1/1p4bp/p1q1p1p1/4Pp1n/2PB4/1PN3P1/P3Q2P/2RR2K1 w - f6 bm exf6; id \"BK 07\";",
    "8/8/8/8/8/8/8/8 b - - hmvc 151; fmvn 200; c0 \"a; b\" c d\"e; noop;",
];

#[test]
fn epd_round_trips() {
    for &text in EPDS {
        let read = epd::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(read.to_string(), text);
        assert_eq!(epd::read(&read.to_string()), Ok(read));
    }
    let counted = epd::read(EPDS[2]).unwrap().board;
    assert_eq!((counted.halfmoves(), counted.fullmoves()), (151, 200));
}

#[test]
fn invalid_epd_reports_error_and_column() {
    let cases = [
        ("8/8/8/8/8/8/8/8 w - z", 21, epd::ErrorKind::Board(ErrorKind::EnPassant)),
        ("8/8/8/8/8/8/8/8 w - - 7 x;", 23, epd::ErrorKind::Opcode),
        ("8/8/8/8/8/8/8/8 w - - id \"open;", 26, epd::ErrorKind::Quote),
        ("8/8/8/8/8/8/8/8 w - - hmvc many;", 23, epd::ErrorKind::Counter),
    ];
    for (text, column, kind) in cases {
        assert_eq!(epd::read(text), Err(epd::Error { column, kind }), "{text}");
    }
}

const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

#[test]
fn uci_is_read_in_both_conventions() {
    let position: Position = CASTLING.parse().unwrap();
    assert_eq!(uci::read(&position, "e1g1"), uci::read(&position, "e1h1"));
    assert_eq!(uci::read(&position, "e1c1"), uci::read(&position, "E1A1"));
    let bad = [
        ("", uci::Error::Syntax { column: 1 }),
        ("i1g1", uci::Error::Syntax { column: 1 }),
        ("e9g1", uci::Error::Syntax { column: 2 }),
        ("e1", uci::Error::Syntax { column: 3 }),
        ("e1g0", uci::Error::Syntax { column: 4 }),
        ("e1g1k", uci::Error::Syntax { column: 5 }),
        ("e1g1qq", uci::Error::Syntax { column: 6 }),
        ("e1é1", uci::Error::Syntax { column: 3 }),
        ("e1e3", uci::Error::Illegal),
        ("e1g1q", uci::Error::Illegal),
        ("e8g8", uci::Error::Illegal),
    ];
    for (text, error) in bad {
        assert_eq!(uci::read(&position, text), Err(error), "{text}");
    }
}

#[test]
fn invalid_san_reports_the_error() {
    let position: Position = "7k/8/8/8/8/8/8/R4R1K w - - 0 1".parse().unwrap();
    let moves = position.legal_moves();
    let to_d1 = |text| uci::read(&position, text).unwrap();
    let Err(san::Error::Ambiguous { candidates }) = san::read(&position, "Rd1") else {
        panic!("Rd1 means two moves");
    };
    assert_eq!(candidates.len(), 2);
    assert!(candidates.contains(&to_d1("a1d1")) && candidates.contains(&to_d1("f1d1")));
    assert_eq!(san::read(&position, "Qd1"), Err(san::Error::NoSuchMove));
    for (text, column) in [
        ("", 1),
        ("Zd1", 1),
        ("Rd9", 3),
        ("Rd", 3),
        ("Nж3", 2),
        ("Raxd1d", 6),
        ("e8=K", 4),
        ("exd", 4),
        ("O-0-O", 1),
    ] {
        assert_eq!(san::read(&position, text), Err(san::Error::Syntax { column }), "{text}");
    }
    assert!(moves.iter().all(|&found| {
        san::read(&position, san::write(&position, found).as_str()) == Ok(found)
    }));
}
