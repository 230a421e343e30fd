//! What a move breaks, and under which provisions a legal one is legal.

mod diagnoses;
mod properties;
