//! Announced moves: any parsed move is legal, and round-trips through its own announcement.
#![no_main]

use adoube_chess::notation::announce;
use adoube_fuzz::position_and_text;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &str| {
    let Some((position, text)) = position_and_text(input) else { return };
    match announce::read(&position, text) {
        Ok(found) => {
            assert!(position.is_legal(found));
            let written = announce::write(&position, found);
            assert_eq!(announce::read(&position, &written), Ok(found), "{written} in {position}");
        }
        Err(error) => {
            assert!((1..=text.len() + 1).contains(&error.column), "{error}");
            assert!(error.candidates.iter().all(|&candidate| position.is_legal(candidate)));
        }
    }
});
