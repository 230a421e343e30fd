//! Cases that cannot be read.

use std::path::Path;

use adoube_chess::notation::Language;
use adoube_laws::{Edition, case::CaseFault};
use serde::Serialize;

use super::Report;
use adoube_record::{
    i18n::{CaseKey, Localizer},
    narrate,
};

/// A fault in the text of a case, for programs.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(crate) struct CaseFaultFact {
    /// A name that stays.
    code: &'static str,
    message: String,
    line: usize,
    column: usize,
    text: String,
    expected: Vec<String>,
    candidates: Vec<String>,
    /// The language of the message.
    #[serde(skip)]
    language: Language,
}

impl CaseFaultFact {
    /// A fault with its place.
    pub(crate) fn of(fault: &CaseFault, words: &Localizer) -> Self {
        Self {
            code: fault.problem.code(),
            message: narrate::case_fault(&fault.problem, words),
            line: fault.line,
            column: fault.column,
            text: fault.text.clone(),
            expected: fault.expected.clone(),
            candidates: fault.candidates.clone(),
            language: words.language(),
        }
    }

    /// The message for a person.
    pub(crate) fn message(&self) -> &str {
        &self.message
    }

    /// The help that goes with it: what was perhaps meant, else what is understood there.
    pub(crate) fn help(&self, words: &Localizer) -> Vec<String> {
        narrate::case_help(&self.candidates, &self.expected, words)
    }

    /// The fault with its place and a caret, for a person.
    pub(crate) fn render(&self) -> String {
        let words = &Localizer::of(self.language);
        let mut lines = Vec::new();
        if self.line > 0 {
            let line = words.say(CaseKey::InLine, [("line", self.line.into())]);
            let text = self.text.replace(char::is_control, " ");
            lines.push(format!("  {line}: {}", self.message));
            lines.push(format!("    {text}"));
            lines.push(format!("    {}^", " ".repeat(self.column.saturating_sub(1))));
        } else {
            lines.push(format!("  {}", self.message));
        }
        lines.extend(self.help(words).into_iter().map(|help| format!("    {help}")));
        lines.join("\n") + "\n"
    }
}

/// The first fault with its place, and what helps.
pub(super) fn unreadable(path: &Path, faults: &[CaseFault], words: &Localizer) -> Report {
    let path = path.display().to_string();
    let Some(fault) = faults.first() else { return Report::new("case", path) };
    let fact = CaseFaultFact::of(fault, words);
    let with = [
        ("path", path.clone().into()),
        ("line", fault.line.into()),
        ("message", fact.message().into()),
    ];
    let bytes: usize =
        fault.text.chars().take(fault.column.saturating_sub(1)).map(char::len_utf8).sum();
    let report = Report::new("case", words.say(CaseKey::ErrorCase, with))
        .at(&fault.text, bytes + 1)
        .in_line(path, fault.line as u64);
    let mut report = fact.help(words).into_iter().fold(report, Report::help);
    report.candidates.clone_from(&fault.candidates);
    report.help(words.plain(CaseKey::HelpCaseReference))
}

/// A case whose regulations an edition does not allow.
pub(super) fn under(edition: Edition, why: &str, words: &Localizer) -> Report {
    let with = [("edition", edition.to_string().into()), ("why", why.into())];
    Report::new("case-edition", words.say(CaseKey::ErrorCaseUnder, with))
}

/// A folder without cases.
pub(super) fn none(path: &Path, words: &Localizer) -> Report {
    let with = [("path", path.display().to_string().into())];
    Report::new("no-cases", words.say(CaseKey::ErrorNoCases, with))
        .help(words.plain(CaseKey::HelpCaseReference))
}
