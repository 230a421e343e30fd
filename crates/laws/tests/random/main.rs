//! Random games from seeds; `fuzz/run` plays millions more.

mod game;
mod time;
mod views;

use game::Tally;

/// The number of series of games, each of at most this many bytes.
const GAMES: u64 = 180;
const BYTES: usize = 2000;

/// Events that show that games progress and end, and are not one long refusal.
const MUST_HAPPEN: &[&str] = &[
    "done Play.Plan",
    "fact MoveMade",
    "fact MoveCompleted",
    "fact IllegalMoveCompleted",
    "fact IllegalMoveMade",
    "fact FlagFell",
    "fact Answered",
    "fact Ruled.DeadPosition",
    "fact Ruled.FlagFall",
    "fact Ruled.IllegalMoveCompleted",
    "fact Ruled.TouchMove",
    "end Over.Citation",
];

#[test]
fn anybody_does_anything_at_any_time() {
    // `make test-deep` plays more than ten million acts.
    let games = option_env!("ADOUBE_GAMES").and_then(|games| games.parse().ok()).unwrap_or(GAMES);
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let play_every = |first: u64| {
        let mut tally = Tally::counting();
        for seed in (first..games).step_by(threads) {
            let mut random = fastrand::Rng::with_seed(seed);
            let mut bytes = vec![0; random.usize(..BYTES)];
            random.fill(&mut bytes);
            game::play(&bytes, &mut tally);
        }
        tally
    };
    let tally = std::thread::scope(|scope| {
        let running: Vec<_> =
            (0..threads as u64).map(|first| scope.spawn(move || play_every(first))).collect();
        let played = running.into_iter().map(|one| one.join().expect("no game panics"));
        played.fold(Tally::counting(), Tally::with)
    });
    // Shown with `cargo test --test random -- --nocapture`.
    eprintln!("{tally}{} acts", tally.acts());
    let missing: Vec<_> = MUST_HAPPEN.iter().filter(|name| !tally.has(name)).collect();
    assert!(missing.is_empty(), "in so many games this should have happened: {missing:?}");
}
