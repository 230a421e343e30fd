//! What an illegal move breaks, and the provisions under which a legal one is legal.

mod diagnoses;
mod properties;
