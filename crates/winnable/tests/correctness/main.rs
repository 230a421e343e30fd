//! Evidence that the verdicts are right: published ones, tables of all positions with few pieces, another
//! solver, and properties that always hold.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod answer;
mod budget;
mod confinement;
mod differential;
mod effort;
mod few_pieces;
mod locked;
mod other_solver;
mod properties;
mod published;
mod questions;
mod random_positions;
mod symmetry;
mod tables;
mod tally;
