//! The perft vectors in `tests/data/perft`, and a parallel loop over them.

use std::{
    fs,
    num::NonZero,
    path::Path,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

/// The files whose positions are legal.
pub(crate) const FILES: [&str; 9] = [
    "classic",
    "standard",
    "tricky",
    "random",
    "chess960",
    "gen_std",
    "gen_ep",
    "gen_dfrc",
    "gen_castle960",
];

/// A position and its perft count at each depth.
pub(crate) struct Vector {
    pub(crate) fen: String,
    pub(crate) counts: Vec<(u8, u64)>,
}

impl Vector {
    /// Returns the deepest count of at most `budget` nodes, if there is one.
    pub(crate) fn within(&self, budget: u64) -> Option<(u8, u64)> {
        self.counts.iter().copied().rev().find(|&(_, nodes)| nodes <= budget)
    }

    /// Returns the count at the lowest depth.
    pub(crate) fn shallowest(&self) -> (u8, u64) {
        self.counts[0]
    }
}

/// Reads the vectors of a file.
pub(crate) fn read(name: &str) -> Vec<Vector> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/perft");
    let text = fs::read_to_string(folder.join(name).with_extension("epd")).unwrap();
    text.lines().map(parse).collect()
}

fn parse(line: &str) -> Vector {
    let mut parts = line.split(';').map(str::trim);
    let fen = parts.next().unwrap().to_owned();
    let count = |part: &str| {
        let (depth, nodes) = part.strip_prefix('D')?.split_once(' ')?;
        Some((depth.parse().ok()?, nodes.parse().ok()?))
    };
    let counts = parts.map(|part| count(part).unwrap_or_else(|| panic!("{line}"))).collect();
    Vector { fen, counts }
}

/// Checks every item, with one thread per core.
pub(crate) fn in_parallel<T: Sync>(items: &[T], check: impl Fn(&T) + Sync) {
    let next = AtomicUsize::new(0);
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
                    check(item);
                }
            });
        }
    });
}
