//! PGN: the reader of whole games and the quick replay see the same games, however the text is cut.
#![no_main]

#[path = "../../../crates/record/tests/pgn/same.rs"]
mod same;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let Some((&size, text)) = input.split_first() else { return };
    same::check(text, usize::from(size));
});
