//! PGN: real games, real-life departures, and other programs reading our files.

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
