//! Looking things up in the catalogue of the Laws, in the reader's words: provisions, and terms.

mod folding;
pub mod glossary;
pub mod search;
