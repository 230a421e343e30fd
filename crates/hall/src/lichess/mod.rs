//! A second door to the hall, in the shape of the interface that existing clients know: the Board API of Lichess, in
//! our own words in `docs/lichess.md`.
//!
//! It decides nothing and keeps nothing of its own: what comes in becomes an action at a table, what goes out is made of
//! a table by [`shapes`]. Where the interface has no word for what the Laws say, less is said, never something else.

pub mod kind;
pub mod moves;
pub mod names;
pub mod shapes;
pub mod status;
