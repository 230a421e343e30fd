//! FEN and EPD: any text gives a board or an error that points into the text; parsed boards round-trip.
#![no_main]

use adoube_chess::{Board, Position, epd, fen};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match text.parse::<Board>() {
        Ok(board) => board_comes_back(&board),
        Err(error) => assert!((1..=text.len() + 1).contains(&error.column), "{error}"),
    }
    if let Ok(read) = epd::read(text) {
        assert_eq!(epd::read(&read.to_string()).as_ref(), Ok(&read));
    }
});

fn board_comes_back(board: &Board) {
    assert_eq!(board.to_string().parse().as_ref(), Ok(board));
    let Ok(position) = Position::try_from(board) else { return };
    for castling in [fen::Castling::XFen, fen::Castling::Shredder] {
        assert_eq!(fen::write(&position, castling).as_str().parse().as_ref(), Ok(&position));
    }
    assert_eq!(position.legal_moves().len(), position.count_legal_moves());
}
