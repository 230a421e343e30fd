//! Games in which anybody does anything at any time, from seeds; `fuzz/run` plays millions more.

mod game;

use game::Tally;

/// Games that are played; each has as many bytes as a game of the fuzzer at most.
const GAMES: u64 = 1500;
const BYTES: usize = 1500;

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
}
