//! What is written down of a game of chess.
//!
//! | module | what |
//! |---|---|
//! | [`words`], [`telling`], [`sentences`] | rulings, events and positions as sentences in five languages |
//! | [`pgn`] | games in the format that all programs read |
//! | [`audit`] | games held against the Laws |
//! | [`claim`] | a claim of a draw held against a game |
//! | [`in_order`] | work shared by all processors |
//! | [`diagram`] | a board as an SVG picture |

pub mod audit;
pub mod claim;
pub mod diagram;
pub mod in_order;
pub mod pgn;
pub mod sentences;
pub mod telling;
pub mod words;
