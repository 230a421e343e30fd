//! A parallel audit of any chunks has the same findings as one audit of the whole.

use std::num::NonZero;

use adoube_record::{
    audit::{AuditOptions, AuditedGame, Auditor, ChunkAudit},
    parallel::{Parallelism, par_map_ordered},
    pgn::{Chunk, source::Chunks},
};
use proptest::prelude::*;

/// All games of the cases, each with a tag that separates it from the one before.
fn games() -> Vec<String> {
    let cases = include_str!("cases.txt");
    let games = cases.split("\n== ").skip(1).filter_map(|case| case.split_once('\n'));
    let game = |(number, (_, game)): (usize, (&str, &str))| {
        let game = game.split("\n-- ").next().unwrap_or_default();
        let (tags, moves) = match game.rfind("]\n") {
            Some(end) if game.starts_with('[') => game.split_at(end + 2),
            _ => ("", game),
        };
        format!("[Event \"{number}\"]\n{tags}\n{moves}\n\n")
    };
    games.enumerate().map(game).collect()
}

/// Findings without the numbers of their games, which depend on the chunk.
fn together(parts: impl IntoIterator<Item = ChunkAudit>) -> ChunkAudit {
    let mut all = ChunkAudit::default();
    for part in parts {
        let before = all.tally.games;
        let numbered = |game: AuditedGame| AuditedGame { number: game.number + before, ..game };
        all.games.extend(part.games.into_iter().map(numbered));
        all.tally.add(&part.tally);
    }
    all
}

fn whole(text: &str) -> ChunkAudit {
    Auditor::new(AuditOptions::default()).audit(&Chunk::from(text.as_bytes()))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn pieces_and_workers_make_no_difference(
        order in prop::collection::vec(0..games().len(), 1..80),
        chunk in 200_usize..5000,
        workers in 1_usize..4,
    ) {
        let all = games();
        let text: String = order.iter().map(|place| all[*place].as_str()).collect();
        let bytes = std::io::Cursor::new(text.clone().into_bytes());
        let chunks = Chunks::with_sizes(bytes, chunk, 1 << 20);
        let shared = Parallelism { workers: NonZero::new(workers).expect("at least one"), window: 3 };
        let parts = par_map_ordered(chunks, shared, || {
            let mut auditor = Auditor::new(AuditOptions::default());
            move |chunk| auditor.audit(&Result::expect(chunk, "a text can be read"))
        });
        let (found, expected) = (together(parts), whole(&text));
        prop_assert_eq!(found.tally, expected.tally);
        prop_assert_eq!(found.games, expected.games);
    }
}
