//! Moves as players write them, in all languages: any parsed move is legal, and round-trips through
//! every style.
#![no_main]

use adoube_chess::{
    Position,
    notation::{self, Appendix, Letters, Style},
    san,
};
use adoube_fuzz::position_and_text;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &str| {
    let Some((position, text)) = position_and_text(input) else { return };
    strict(&position, text);
    forgiving(&position, text);
});

fn strict(position: &Position, text: &str) {
    let Ok(found) = san::read(position, text) else { return };
    assert!(position.is_legal(found));
    assert_eq!(san::read(position, san::write(position, found).as_str()), Ok(found));
}

fn forgiving(position: &Position, text: &str) {
    let found = match notation::read(position, text) {
        Ok(reading) => reading.moved,
        Err(error) => {
            assert!((1..=text.len() + 1).contains(&error.column), "{error}");
            assert!(error.candidates.iter().all(|&candidate| position.is_legal(candidate)));
            return;
        }
    };
    assert!(position.is_legal(found));
    for letters in Letters::ALL {
        for style in [Style { letters, ..Style::pgn() }, Appendix::Y2017.style(letters)] {
            let written = notation::write(position, found, &style);
            let read_back = notation::read(position, &written).map(|reading| reading.moved);
            assert_eq!(read_back, Ok(found), "{written} in {position}");
        }
    }
}
