//! Parses a case that does not name its language.

use adoube_chess::notation::Language;

use super::Reader;
use crate::case::{Case, fault::CaseFault};

/// Parses as English if possible; else in the language that understands the first act and has the fewest faults.
pub(super) fn in_some_language(text: &str) -> Result<Case, Vec<CaseFault>> {
    let english = in_language(text, Language::En);
    if english.0.is_ok() {
        return english.0;
    }
    let others = || Language::ALL.into_iter().skip(1);
    let mut able: Vec<Language> =
        others().filter(|language| understands_first_act(text, *language)).collect();
    let is_any = english.1 || !able.is_empty();
    if !is_any && text.lines().count() <= MOST_LINES_GUESSED {
        able.extend(others());
    }
    let able = able.into_iter().map(|language| in_language(text, language));
    let all = std::iter::once(english).filter(|(_, is_understood)| *is_understood || !is_any);
    let faults = |read: &Result<Case, Vec<CaseFault>>| read.as_ref().err().map_or(0, Vec::len);
    let best = all.chain(able).min_by_key(|(read, _)| faults(read));
    best.map_or_else(|| Err(Vec::new()), |(read, _)| read)
}

/// A text whose first act no language understands is parsed in all of them only up to this many lines:
/// longer ones cost too much for what is hardly a case.
const MOST_LINES_GUESSED: usize = 60;

/// Reports whether the first act is understood in a language.
fn understands_first_act(text: &str, language: Language) -> bool {
    let mut reader = Reader::new(text, language);
    for (at, line) in text.lines().enumerate() {
        reader.line(at + 1, line);
        if let Some(is_understood) = reader.is_first_understood {
            return is_understood;
        }
    }
    false
}

/// Parses a case in one language, and returns whether its first act was understood.
pub(super) fn in_language(text: &str, language: Language) -> (Result<Case, Vec<CaseFault>>, bool) {
    let mut reader = Reader::new(text, language);
    for (at, line) in text.lines().enumerate() {
        reader.line(at + 1, line);
    }
    let is_understood = reader.is_first_understood == Some(true);
    (reader.finish(), is_understood)
}
