//! What shows that the verdicts are right: published ones, tables of all positions with few men, another
//! solver, and what must hold no matter who is right.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod answer;
mod budget;
mod confinement;
mod differential;
mod drawn;
mod effort;
mod few_men;
mod locked;
mod properties;
mod published;
mod questions;
mod rival;
mod symmetry;
mod tables;
mod tally;
