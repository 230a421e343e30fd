//! Maximum-weight perfect matching in a general graph (Edmonds' blossom algorithm), with incremental
//! changes.
//!
//! The search grows one alternating tree at a time. In one tree all duals have the same parity, so
//! integers suffice, and a solved graph can be changed at a vertex and solved again from its current
//! state.

mod blossom;
mod graph;
mod search;
mod weight;

pub use graph::{Graph, NoPerfectMatching, Swap};
pub use weight::{Weight, WideInt};

#[cfg(test)]
mod tests;
