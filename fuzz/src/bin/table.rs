//! The table: anybody does anything at any time, and the invariants hold.
#![no_main]

#[allow(dead_code, reason = "what is counted is counted in a test")]
#[path = "../../../crates/laws/tests/random/game/mod.rs"]
mod game;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| game::play(bytes, &mut game::Tally::default()));
