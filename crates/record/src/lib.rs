//! What is written down of a game of chess.
//!
//! | module | what |
//! |---|---|
//! | [`words`], [`telling`], [`sentences`] | rulings, events and positions as sentences in five languages |
//! | [`pgn`] | games in the format that all programs read |
//! | [`claim`] | a claim of a draw held against a game |
//! | [`diagram`] | a board as an SVG picture |

pub mod claim;
pub mod diagram;
pub mod pgn;
pub mod sentences;
pub mod telling;
pub mod words;
