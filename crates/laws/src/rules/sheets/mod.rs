//! Scoresheets (Article 8).
//!
//! **Says:** both players record all moves, one by one and not in advance; a player short of time need not,
//! and completes the sheet after a flag fall; both sign both sheets with the result.
//! **Differs:** since 2009 a player who was short of time need not record for the rest of the period; the
//! use of the sheet is in the article on conduct up to 2009; since 2017 it is noted whose clock was running
//! before a game is reconstructed.
//! **Decides from:** the entries, compared with the moves of record and the clock.
//!
//! A table does not force anybody to record: with an electronic board there may be no sheets at all. A
//! sheet is *in use* from the first entry. On a screen, the obligations after a flag fall apply only if a
//! sheet is in use; at a physical board both players have one, written on or not. Whether a player should
//! have recorded is judged when the arbiter inspects the sheet or the opponent complains
//! ([`IrregularityKind::Scoresheet`](crate::table::IrregularityKind::Scoresheet)).

mod act;
mod after_flag;
mod answer;
mod citations;
mod compare;
mod duty;
mod inspection;
pub(crate) mod notation;
pub(crate) mod reconstruction;
pub(crate) mod signing;
mod writing;

pub(crate) use act::{act, keeper};
pub(crate) use after_flag::{SheetCompletion, may_restart, on_flag_call, on_flag_fall};
pub(crate) use answer::on_answer;
pub(crate) use citations::under;
pub(crate) use compare::other_move;
pub use compare::{Deviation, DeviationKind, SheetDifference, parting, with_game};
pub use duty::{Recording, is_complete, recording};
pub(crate) use duty::{may_move, on_move};
pub(crate) use inspection::on_report;
pub use notation::appendix;
pub(crate) use reconstruction::reconstruct;
pub use writing::{WrittenMove, written_move};
pub(crate) use writing::{first_written, note_claimed_move};
