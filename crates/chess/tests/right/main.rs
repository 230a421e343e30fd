//! What shows that the board is right: published counts, a slow and obvious generator, and two
//! independent crates, held against each other move for move.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod boards;
mod chess960;
mod effort;
mod games;
mod lines;
mod perft;
#[path = "../plain/mod.rs"]
mod plain;
mod sameness;
mod texts;
mod vectors;
mod witnesses;
