//! A case that does not name its language, read in the one that it is written in.

use adoube_chess::notation::Language;

use super::Reader;
use crate::case::{Case, fault::CaseFault};

/// English if it can be read so; else the language that understands the first act and has the fewest faults.
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

/// A text of which no language understands the first act is read in all of them if it is no longer than this: longer
/// ones cost too much for what is hardly a case.
const MOST_LINES_GUESSED: usize = 60;

/// Whether the first act is one in a language.
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

/// Reads a case in one language, and says whether its first act was understood.
pub(super) fn in_language(text: &str, language: Language) -> (Result<Case, Vec<CaseFault>>, bool) {
    let mut reader = Reader::new(text, language);
    for (at, line) in text.lines().enumerate() {
        reader.line(at + 1, line);
    }
    let is_understood = reader.is_first_understood == Some(true);
    (reader.finish(), is_understood)
}
