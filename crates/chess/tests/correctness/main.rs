//! Evidence that the board is right: published counts, a slow and obvious generator, and two independent
//! crates, compared move by move.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod boards;
mod chess960;
mod effort;
mod games;
mod implementations;
mod lines;
mod perft;
#[path = "../plain/mod.rs"]
mod plain;
mod sameness;
mod texts;
mod vectors;
