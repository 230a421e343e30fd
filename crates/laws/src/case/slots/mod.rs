//! Sentences with gaps: the kinds of gaps (`kinds`) and how each is read, lists of sentences (`rows`), how words are held
//! against a sentence (`fit`) and how one is written (`write`). A gap for penalties holds sentences again, so these parts
//! need each other and are together.

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
