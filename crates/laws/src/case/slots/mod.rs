//! Sentences with slots: the kinds of slots and their parsers (`kinds`), lists of sentences (`rows`),
//! matching (`fit`) and writing (`write`). A slot for penalties holds sentences itself, so these parts
//! depend on each other and are in one module.

pub(super) mod clock;
mod english;
mod fit;
mod kinds;
mod law;
mod local;
mod man;
mod named;
pub(super) mod penalties;
mod rows;
mod write;

pub(super) use super::values::{Bindings, Value};
pub(super) use english::english_name;
pub(super) use fit::{Furthest, fit_phrase, fits};
use kinds::Found;
#[cfg(test)]
pub(super) use kinds::all_named;
pub(super) use kinds::{all, example_in, known, meaning, read};
pub(super) use local::{colour_key, hand_key, role_key, side_key};
pub(super) use rows::{Row, Rows};
pub(super) use write::{by_pattern, joined, keyword, moved, sentence};
