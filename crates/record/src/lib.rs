//! What is written down of a game of chess.
//!
//! | module | what |
//! |---|---|
//! | [`words`], [`telling`], [`sentences`] | rulings, events and positions as sentences in five languages |
//! | [`pgn`] | games in the format that all programs read |
//! | [`audit`] | games held against the Laws |
//! | [`claim`] | a claim of a draw held against a game |
//! | [`sheet`] | scoresheets: made, read as they were written, held against each other |
//! | [`envelope`] | what stands on the envelope of an adjourned game |
//! | [`in_order`] | work shared by all processors |
//! | [`diagram`] | a board as an SVG picture |
#![cfg_attr(feature = "pdf", doc = "| [`pdf`] | scoresheets and envelopes to print |")]

pub mod audit;
pub mod claim;
pub mod diagram;
pub mod envelope;
pub mod in_order;
#[cfg(feature = "pdf")]
pub mod pdf;
pub mod pgn;
pub mod sentences;
pub mod sheet;
pub mod telling;
pub mod words;
