//! A hall that cannot be opened.

use adoube_hall::{config::Unusable, serve::NotServed};
use adoube_record::words::{ServeKey, Words};

use super::Report;

/// All faults of its configuration.
pub(super) fn unusable(unusable: &Unusable, words: &Words) -> Report {
    let code = unusable.faults.first().map_or("config", |fault| fault.code());
    let report = Report::new(code, words.plain(ServeKey::ConfigUnusable));
    unusable.faults.iter().fold(report, |report, fault| report.help(fault.tell(words)))
}

pub(super) fn not_served(why: &NotServed, words: &Words) -> Report {
    let report = Report::new(why.code(), why.tell(words));
    why.help(words).into_iter().fold(report, Report::help)
}
