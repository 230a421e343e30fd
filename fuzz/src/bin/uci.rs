//! UCI moves, in both castling conventions.
#![no_main]

use adoube_chess::uci;
use adoube_fuzz::position_and_text;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &str| {
    let Some((position, text)) = position_and_text(input) else { return };
    let Ok(found) = uci::read(&position, text) else { return };
    assert!(position.is_legal(found));
    for castling in [uci::Castling::KingMove, uci::Castling::KingTakesRook] {
        let written = uci::write(found, castling).to_string();
        assert_eq!(uci::read(&position, &written), Ok(found));
    }
});
