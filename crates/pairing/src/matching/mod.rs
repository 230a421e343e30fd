//! Perfect matching of greatest weight in a general graph (Edmonds' blossoms), made to be asked again.
//!
//! The search grows one alternating tree at a time. In one tree all duals have the same parity, so whole numbers never
//! have to be split, and a solved graph can be changed at a vertex and solved again from where it stands.

mod blossom;
mod graph;
mod search;
mod weight;

pub use graph::{Graph, NoPerfectMatching, Swap};
pub use weight::{Weight, WideInt};

#[cfg(test)]
mod tests;
