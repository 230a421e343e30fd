//! How files are audited.

use std::path::PathBuf;

use adoube_chess::notation::Language;
use adoube_record::{
    audit::{AuditOptions, EditionChoice},
    encoding::TextEncoding,
    parallel::Parallelism,
};

use super::{AUTO, findings_table::FindingsTable, series::AuditSeries};
use crate::{
    input::file_chunks::{FileChunks, total_size},
    problem::Problem,
};

/// The options of an audit.
pub(super) struct AuditSettings {
    pub(super) audit: AuditOptions,
    pub(super) encoding: Option<TextEncoding>,
    pub(super) parallelism: Parallelism,
}

impl AuditSettings {
    /// Begins an audit.
    pub(super) fn audit(
        &self,
        files: Vec<Result<PathBuf, Problem>>,
        table: FindingsTable,
        language: Language,
    ) -> AuditSeries {
        let size = total_size(&files);
        let chunks = FileChunks::new(files).in_encoding(self.encoding);
        AuditSeries::new(chunks, size, self.audit.clone(), table, self.parallelism, language)
    }

    /// The number of threads.
    pub(super) const fn threads(&self) -> usize {
        self.parallelism.workers.get()
    }

    /// The options that change findings or their sentences, as on the command line.
    pub(super) fn names(&self, language: Language) -> Vec<String> {
        let edition = match self.audit.under {
            EditionChoice::ItsDay => AUTO.to_owned(),
            EditionChoice::Always(edition) => edition.to_string(),
        };
        let mut only: Vec<&str> = self.audit.only.iter().map(|kind| kind.name()).collect();
        only.sort_unstable();
        only.dedup();
        let mut names = vec![
            format!("--edition={edition}"),
            format!("--at-least={}", self.audit.at_least.name()),
            format!("--lang={}", language.tag()),
        ];
        if !only.is_empty() {
            names.push(format!("--only={}", only.join(",")));
        }
        names.extend(self.encoding.map(|encoding| format!("--encoding={}", encoding.name())));
        names
    }
}
