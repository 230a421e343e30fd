//! Cases that cannot be told.

use std::path::Path;

use adoube_laws::{Edition, case::CaseFault};

use super::Report;
use crate::commands::case::fault::FaultFact;
use adoube_record::words::{CaseKey, Words};

/// The first fault with its place, and what helps.
pub(super) fn unreadable(path: &Path, faults: &[CaseFault], words: &Words) -> Report {
    let path = path.display().to_string();
    let Some(fault) = faults.first() else { return Report::new("case", path) };
    let fact = FaultFact::of(fault, words);
    let with = [
        ("path", path.clone().into()),
        ("line", fault.line.into()),
        ("message", fact.message().into()),
    ];
    let bytes: usize =
        fault.text.chars().take(fault.column.saturating_sub(1)).map(char::len_utf8).sum();
    let report = Report::new("case", words.say(CaseKey::Unreadable, with))
        .at(&fault.text, bytes + 1)
        .in_line(path, fault.line as u64);
    let mut report = fact.help(words).into_iter().fold(report, Report::help);
    report.candidates.clone_from(&fault.candidates);
    report.help(words.plain(CaseKey::HelpReference))
}

/// A case whose regulations an edition does not let be.
pub(super) fn under(edition: Edition, why: &str, words: &Words) -> Report {
    let with = [("edition", edition.to_string().into()), ("why", why.into())];
    Report::new("case-edition", words.say(CaseKey::UnreadableUnder, with))
}

/// A folder without cases.
pub(super) fn none(path: &Path, words: &Words) -> Report {
    let with = [("path", path.display().to_string().into())];
    Report::new("no-cases", words.say(CaseKey::NoCases, with))
        .help(words.plain(CaseKey::HelpReference))
}
