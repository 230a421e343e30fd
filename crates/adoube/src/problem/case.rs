//! Cases that cannot be read.

use std::path::Path;

use adoube_chess::notation::Language;
use adoube_laws::{Edition, case::CaseFault};
use serde::Serialize;

use super::{Problem, Report};
use crate::stdio::file_name;
use adoube_record::{
    i18n::{CaseKey, Localizer},
    narrate,
};

/// A fault in the text of a case.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(crate) struct CaseFaultFact {
    /// The name of the fault.
    code: &'static str,
    /// The fault as a sentence.
    message: String,
    /// The line of the case, from 1; null if it concerns the whole case.
    line: Option<usize>,
    /// The character in the line, from 1.
    column: Option<usize>,
    /// The text of the line.
    text: Option<String>,
    /// What is understood at this place.
    expected: Vec<String>,
    /// What may have been meant.
    candidates: Vec<String>,
    /// The language of the message.
    #[serde(skip)]
    language: Language,
}

impl CaseFaultFact {
    /// A fault with its place.
    pub(crate) fn new(fault: &CaseFault, words: &Localizer) -> Self {
        let has_place = fault.line > 0;
        Self {
            code: fault.problem.code(),
            message: narrate::case_fault(&fault.problem, words),
            line: has_place.then_some(fault.line),
            column: has_place.then_some(fault.column),
            text: has_place.then(|| fault.text.clone()),
            expected: fault.expected.clone(),
            candidates: fault.candidates.clone(),
            language: words.language(),
        }
    }

    /// A file or a folder that cannot be read.
    pub(crate) fn for_file(problem: &Problem, words: &Localizer) -> Self {
        let (code, message) = problem.report(words).into_message();
        Self {
            code,
            message,
            line: None,
            column: None,
            text: None,
            expected: Vec::new(),
            candidates: Vec::new(),
            language: words.language(),
        }
    }

    /// The message for a person.
    pub(crate) fn message(&self) -> &str {
        &self.message
    }

    /// The help for it: the likely intention, else what is understood in that place.
    pub(crate) fn help(&self, words: &Localizer) -> Vec<String> {
        narrate::case_help(&self.candidates, &self.expected, words)
    }

    /// The fault with its place and a caret, for a person.
    pub(crate) fn render(&self) -> String {
        let words = &Localizer::new(self.language);
        let mut lines = Vec::new();
        if let (Some(line), Some(column), Some(text)) = (self.line, self.column, &self.text) {
            let line = words.say(CaseKey::InLine, [("line", line.into())]);
            let text = text.replace(char::is_control, " ");
            lines.push(format!("  {line}: {}", self.message));
            lines.push(format!("    {text}"));
            lines.push(format!("    {}^", " ".repeat(column.saturating_sub(1))));
        } else {
            lines.push(format!("  {}", self.message));
        }
        lines.extend(self.help(words).into_iter().map(|help| format!("    {help}")));
        lines.join("\n") + "\n"
    }
}

/// The first fault with its place, and advice.
pub(super) fn unreadable(path: &Path, faults: &[CaseFault], words: &Localizer) -> Report {
    let path = file_name(path);
    let Some(fault) = faults.first() else { return Report::new("case", path) };
    let fact = CaseFaultFact::new(fault, words);
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
