//! What is wrong with the text of a case, in the reader's language or in that of the case.

use adoube_chess::notation::Language;
use adoube_laws::case::CaseFault;
use serde::Serialize;

use crate::answer::Reader;
use adoube_record::{
    telling,
    words::{CaseKey, Words},
};

/// The language of a case, if its faults are told in it: the reader has asked for none, and the case is not English,
/// which everybody's cases are unless they say otherwise.
pub(super) fn language(fault: &CaseFault, reader: &Reader) -> Option<Language> {
    (!reader.is_asked && fault.language != Language::En).then_some(fault.language)
}

/// A fault, to programs.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(crate) struct FaultFact {
    /// A name that stays.
    code: &'static str,
    message: String,
    line: usize,
    column: usize,
    text: String,
    expected: Vec<String>,
    candidates: Vec<String>,
    /// The language in which it is told.
    #[serde(skip)]
    language: Language,
}

impl FaultFact {
    /// A fault with its place.
    pub(crate) fn of(fault: &CaseFault, words: &Words) -> Self {
        Self {
            code: fault.problem.code(),
            message: telling::case_fault(&fault.problem, words),
            line: fault.line,
            column: fault.column,
            text: fault.text.clone(),
            expected: fault.expected.clone(),
            candidates: fault.candidates.clone(),
            language: words.language(),
        }
    }

    /// What to tell a person.
    pub(crate) fn message(&self) -> &str {
        &self.message
    }

    /// The help that goes with it: what was perhaps meant, else what is understood there.
    pub(crate) fn help(&self, words: &Words) -> Vec<String> {
        telling::case_help(&self.candidates, &self.expected, words)
    }
}

/// A fault with its place and a caret, to a person.
pub(super) fn told(fault: &FaultFact) -> String {
    let words = &Words::of(fault.language);
    let mut lines = Vec::new();
    if fault.line > 0 {
        let line = words.say(CaseKey::InLine, [("line", fault.line.into())]);
        let text = fault.text.replace(char::is_control, " ");
        lines.push(format!("  {line}: {}", fault.message));
        lines.push(format!("    {text}"));
        lines.push(format!("    {}^", " ".repeat(fault.column.saturating_sub(1))));
    } else {
        lines.push(format!("  {}", fault.message));
    }
    lines.extend(fault.help(words).into_iter().map(|help| format!("    {help}")));
    lines.join("\n") + "\n"
}
