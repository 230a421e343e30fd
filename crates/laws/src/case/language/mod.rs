//! The languages in which a case can be written. English has its sentences in the rows and its forms in
//! [`forms`](super::forms); every other language has one file, `texts/<language>/case-language.tsv`.

mod english;
mod grammar;
mod phrase;
mod recognise;
#[cfg(test)]
mod tests;
mod tsv;

pub(super) use grammar::{Grammar, PASSES};
pub(super) use recognise::{LanguageLine, chosen, named};
