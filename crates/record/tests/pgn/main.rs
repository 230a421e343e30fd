//! PGN from outside: real games, what people write, and what other programs make of ours.

mod both;
mod data;
mod forgiving;
mod properties;
mod real;
mod start;
mod table;
mod witness;
