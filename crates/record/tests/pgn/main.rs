//! PGN from outside: real games, what people write, and what other programs make of ours.

mod both;
mod data;
mod forgiving;
mod letters;
mod properties;
mod quirks;
mod real;
mod same;
mod start;
mod table;
mod witness;
