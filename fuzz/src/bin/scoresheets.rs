//! Whole scoresheets: a parsed game can be written, and round-trips.
#![no_main]

use adoube_chess::notation::{Language, Style, game};
use adoube_fuzz::position_and_text;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &str| {
    let Some((start, text)) = position_and_text(input) else { return };
    let found = match game::read(&start, text) {
        Ok(found) => found,
        Err(error) => {
            assert!((1..=text.len() + 1).contains(&error.error.column), "{error}");
            return;
        }
    };
    for language in Language::ALL {
        let style = Style { letters: language.into(), ..Style::pgn() };
        let written = game::write(&start, &found, &style).expect("what was read is legal");
        let again = game::read(&start, &written).expect("what was written is readable");
        assert!(found.played().eq(again.played()));
        assert_eq!(found.score, again.score);
    }
});
