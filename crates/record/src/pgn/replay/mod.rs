//! Replays the main line of each game, as fast as possible.
//!
//! ```
//! use adoube_record::pgn::{Chunk, Span, replay::{self, ReplayFault, ReplayedPly, Visitor}};
//!
//! /// Counts moves, and games that cannot be read.
//! #[derive(Default)]
//! struct Count { plies: usize, faults: usize }
//!
//! impl<'a> Visitor<'a> for Count {
//!     fn ply(&mut self, _: &ReplayedPly<'_, 'a>) { self.plies += 1 }
//!     fn fault(&mut self, _: ReplayFault<'_, 'a>, _: Span) { self.faults += 1 }
//! }
//!
//! let chunk = Chunk::from(&b"1. e4 e5 2. Ke3 Nf6 1-0\n\n[Event \"Next\"]\n\n1. d4 *"[..]);
//! let mut count = Count::default();
//! replay::replay(&chunk, &mut count);
//! assert_eq!((count.plies, count.faults), (3, 1));
//! ```

mod odd_word;
mod repetition;
mod replayer;
mod setup;
mod visitor;

pub use repetition::{PositionSummary, RepetitionCounter, lacks_material};
pub use replayer::replay;
pub use visitor::{ReplayFault, ReplayedPly, Visitor};
