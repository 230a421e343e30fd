//! A hall that cannot be opened.

use adoube_hall::{config::InvalidConfig, serve::ServeError};
use adoube_record::i18n::{Localizer, ServeKey};

use super::Report;

/// All faults of its configuration.
pub(super) fn unusable(unusable: &InvalidConfig, words: &Localizer) -> Report {
    let code = unusable.faults.first().map_or("config", |fault| fault.code());
    let report = Report::new(code, words.plain(ServeKey::ConfigUnusable));
    unusable.faults.iter().fold(report, |report, fault| report.help(fault.tell(words)))
}

pub(super) fn not_served(why: &ServeError, words: &Localizer) -> Report {
    let report = Report::new(why.code(), why.tell(words));
    why.help(words).into_iter().fold(report, Report::help)
}

pub(super) fn not_verified(database: &str, reason: &str, words: &Localizer) -> Report {
    let with = [("database", database.into()), ("reason", reason.into())];
    Report::new("not-verified", words.say(ServeKey::ServeStorage, with))
}

pub(super) fn not_a_log(name: &str, words: &Localizer) -> Report {
    Report::new("not-a-log", words.say(ServeKey::VerifyNotALog, [("path", name.into())]))
}
