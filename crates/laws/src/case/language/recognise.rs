//! Recognises the language of a case.

use adoube_chess::notation::Language;

use super::Grammar;
use crate::case::words::split;

/// A line that names the language of the case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::case) struct LanguageLine {
    /// The line, from 1.
    pub(in crate::case) line: usize,
    /// The column of the tag.
    pub(in crate::case) column: usize,
    /// The language, if the tag is known.
    pub(in crate::case) language: Option<Language>,
}

/// Finds the line that names the language, before or after the title and the remarks below it.
pub(in crate::case) fn chosen(text: &str) -> Option<LanguageLine> {
    let lines = text.lines().enumerate().map(|(at, line)| (at + 1, line));
    let is_remark = |line: &str| line.trim().is_empty() || line.trim_start().starts_with('#');
    let (number, line) = lines.into_iter().find(|(_, line)| !is_remark(line))?;
    named(line).map(|named| LanguageLine { line: number, ..named })
}

/// Parses a line that names the language, with the keyword of any language: `jezik: sl`.
pub(in crate::case) fn named(line: &str) -> Option<LanguageLine> {
    let words = split(line, 1);
    let [word, colon, tag] = words.as_slice() else { return None };
    let is_word = |language: Language| {
        Grammar::for_language(language).says("language", std::slice::from_ref(word), 0).is_some()
    };
    let is_it = colon.is(":") && Language::ALL.into_iter().any(is_word);
    let language = Language::from_tag(&tag.text);
    is_it.then_some(LanguageLine { line: 0, column: tag.column, language })
}
