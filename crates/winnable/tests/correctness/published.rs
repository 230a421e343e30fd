//! Published verdicts: none is contradicted, and every verdict is verified.

use std::{
    fs,
    path::Path,
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
};

use adoube_winnable::Budget;

use crate::{
    answer::shown,
    effort::{in_parallel, is_deep},
    questions::{self, Question},
};

/// Reads the questions of one of our files.
pub(crate) fn questions(file: &str) -> Vec<Question> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(file);
    questions::read(&fs::read_to_string(path).unwrap()).unwrap()
}

/// Returns the percentage of unwinnable positions that an instant verdict finds; all answers must be
/// right. A full verdict is requested for one question in `quick`, and must be decided.
fn check(file: &str, quick: usize) -> usize {
    let one_in = if is_deep() { 1 } else { quick };
    let (unwinnable, found) = (AtomicUsize::new(0), AtomicUsize::new(0));
    in_parallel(questions(file), |Question { position, winner, published }| {
        let instant = shown(&position, winner, Budget::INSTANT);
        if published == Some(false) {
            unwinnable.fetch_add(1, Relaxed);
            found.fetch_add(usize::from(instant.is_some()), Relaxed);
        }
        let agrees = |said| published.is_none_or(|published| said == published);
        assert!(instant.is_none_or(agrees), "{position}, {winner:?}");
        if fastrand::usize(..one_in) == 0 {
            let full = shown(&position, winner, Budget::FULL);
            let is_enough = full.map_or(published.is_none(), agrees);
            assert!(is_enough, "{position}, {winner:?}: {full:?}, not {published:?}");
        }
    });
    100 * found.into_inner() / unwinnable.into_inner()
}

#[test]
fn positions_submitted_by_composers_and_players() {
    let found = check("community.txt", 4);
    assert!(found >= 92, "{found} % of the unwinnable found at once");
}

#[test]
fn positions_of_games_on_the_internet() {
    let found = check("lichess.txt", 4);
    assert_eq!(found, 100, "{found} % of the unwinnable found at once");
}

#[test]
fn positions_that_other_solvers_fail() {
    check("hard.txt", 1);
}
