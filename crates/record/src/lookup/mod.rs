//! Looking things up in the catalogue of the Laws, in the reader's words: provisions, and terms.

pub mod compare;
mod folding;
pub mod glossary;
pub mod search;

pub use folding::words as folded_words;
