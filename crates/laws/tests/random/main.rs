//! Games in which anybody does anything at any time, from seeds; `fuzz/run` plays millions more.

mod game;
mod views;

use game::Tally;

/// Games that are played; each has as many bytes as a game of the fuzzer at most.
const GAMES: u64 = 800;
const BYTES: usize = 1500;

/// What shows that games really go on and end, and are not one long refusal.
const MUST_HAPPEN: &[&str] = &[
    "fact MoveMade",
    "fact IllegalMoveCompleted",
    "fact MoveCompleted",
    "fact FlagFell",
    "fact Ruled.Checkmate",
    "fact Ruled.Stalemate",
    "fact Ruled.DeadPosition",
    "fact Ruled.SeventyFiveMoves",
];

#[test]
fn anybody_does_anything_at_any_time() {
    let mut tally = Tally::counting();
    for seed in 0..GAMES {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut bytes = vec![0; random.usize(..BYTES)];
        random.fill(&mut bytes);
        game::play(&bytes, &mut tally);
    }
    // Shown with `cargo test --test random -- --nocapture`.
    eprintln!("{tally}");
    let missing: Vec<_> = MUST_HAPPEN.iter().filter(|name| !tally.has(name)).collect();
    assert!(missing.is_empty(), "in so many games this should have happened: {missing:?}");
}

/// Tells the game that the fuzzer has found: `ADOUBE_GAME=FILE cargo test --test random -- --ignored`.
#[test]
#[ignore = "needs a file"]
#[allow(clippy::disallowed_methods, reason = "the file is named from outside")]
fn the_game_in_a_file() {
    let file = std::env::var_os("ADOUBE_GAME").expect("ADOUBE_GAME names a file");
    let bytes = std::fs::read(file).expect("the file can be read");
    game::play(&bytes, &mut Tally::default());
}
