//! `adoube audit --partition`: a Parquet file for each file of games, with a manifest.
//!
//! Partitions that are up to date are skipped, so an archive can be audited in as many runs, and by as many machines with a
//! common folder, as one likes.

mod manifest;
mod staging;

use std::{
    fs,
    path::{Path, PathBuf},
    time::{Instant, SystemTime},
};

use adoube_record::{
    audit::Tally,
    i18n::{AuditKey, Localizer},
};
use manifest::{Contents, Counts, Manifest};
use staging::{Places, Staging};

use super::{
    AuditSeries, AuditSettings,
    facts::{PartitionFacts, PartitionStatus, PartitionSummaryFacts},
    findings_table::FindingsTable,
    summary,
};
use crate::{
    answer::{Answer, Audience, Exit, Progress, Series},
    input::{DASH, Guesses, file_name},
    json::SummaryFacts,
    problem::{Problem, printable},
};

/// The partitions in the order of the files.
pub(crate) struct PartitionSeries {
    files: std::vec::IntoIter<Result<PathBuf, Problem>>,
    folder: PathBuf,
    settings: AuditSettings,
    /// The options that change findings or their sentences.
    options: Vec<String>,
    words: Localizer,
    job: Option<Job>,
    totals: Totals,
    started: Instant,
    size: Option<u64>,
    has_failed: bool,
}

/// The partition that is being made.
struct Job {
    series: AuditSeries,
    staging: Staging,
    path: PathBuf,
    input: Contents,
    stamp: Option<FileStamp>,
    has_failed: bool,
}

/// The length of a file and when it was last changed.
type FileStamp = (u64, Option<SystemTime>);

fn stamp(path: &Path) -> Option<FileStamp> {
    fs::metadata(path).ok().map(|found| (found.len(), found.modified().ok()))
}

/// What was done so far.
#[derive(Default)]
struct Totals {
    bytes: u64,
    written: u64,
    unchanged: u64,
    in_progress: u64,
    /// The findings of partitions that were up to date.
    known_findings: u64,
    tally: Tally,
    guesses: Guesses,
}

impl PartitionSeries {
    pub(super) fn new(
        files: Vec<Result<PathBuf, Problem>>,
        size: Option<u64>,
        folder: PathBuf,
        settings: AuditSettings,
        audience: &Audience,
    ) -> Self {
        let language = audience.words.language();
        Self {
            files: files.into_iter(),
            folder,
            options: settings.names(language),
            settings,
            words: Localizer::new(language),
            job: None,
            totals: Totals::default(),
            started: Instant::now(),
            size,
            has_failed: false,
        }
    }

    /// Begins the partition of a file, unless it is up to date or another process is making it.
    fn begin(&mut self, path: PathBuf) -> Result<Option<Answer>, Problem> {
        if path.as_os_str() == DASH {
            return Err(Problem::NotPartitioned);
        }
        let read = |error| Problem::Read { path: path.clone(), error };
        let places = Places::new(&self.folder, &path);
        let Some(staging) = places.lock()? else {
            self.totals.in_progress += 1;
            let places = Places::new(&self.folder, &path);
            return Ok(Some(self.answer(&path, &places, PartitionStatus::InProgress, None)));
        };
        let stamp = stamp(&path);
        let input = Contents::read(&path).map_err(read)?;
        let places = &staging.places;
        let known = Manifest::read(&places.manifest)
            .filter(|known| known.is_current(&input, &self.options, &places.partition));
        if let Some(known) = known {
            self.totals.unchanged += 1;
            self.totals.known_findings += known.counts.findings;
            self.totals.bytes += input.bytes;
            let counts = Some(known.counts);
            return Ok(Some(self.answer(&path, places, PartitionStatus::Unchanged, counts)));
        }
        let table = FindingsTable::parquet(&staging.table())?;
        let series = self.settings.audit(vec![Ok(path.clone())], table, self.words.language());
        self.job = Some(Job { series, staging, path, input, stamp, has_failed: false });
        Ok(None)
    }

    /// Puts a finished partition in place.
    fn finish(&mut self, job: Job) -> Result<Answer, Problem> {
        let Job { series, staging, path, input, stamp: before, has_failed } = job;
        self.totals.bytes += input.bytes;
        self.totals.tally.add(series.tally());
        self.totals.guesses.add_all(series.guesses());
        if has_failed {
            // Its problem was reported; what was found before it stays out of the partitions.
            return Ok(Answer::text(String::new()));
        }
        if stamp(&path) != before {
            return Err(Problem::ChangedWhileRead { path });
        }
        let counts = Counts::from(series.tally());
        let options = &self.options;
        let name = file_name(&path);
        staging.commit(|output| Manifest::new(&name, input, options, output, counts))?;
        self.totals.written += 1;
        Ok(self.answer(&path, &staging.places, PartitionStatus::Written, Some(counts)))
    }

    fn answer(
        &self,
        path: &Path,
        places: &Places,
        status: PartitionStatus,
        counts: Option<Counts>,
    ) -> Answer {
        let words = &self.words;
        let (file, partition) = (file_name(path), file_name(&places.partition));
        let key = match status {
            PartitionStatus::Written => AuditKey::PartitionWritten,
            PartitionStatus::Unchanged => AuditKey::PartitionUnchanged,
            PartitionStatus::InProgress => AuditKey::PartitionInProgress,
        };
        let with = [("file", file.clone().into()), ("partition", partition.clone().into())];
        let mut text = words.say(key, with);
        if let Some(Counts { games, plies, findings }) = counts {
            let sizes = [
                ("games", games.into()),
                ("shown", words.number(games).into()),
                ("plies", plies.into()),
                ("made", words.number(plies).into()),
                ("findings", findings.into()),
                ("found", words.number(findings).into()),
            ];
            text = format!("{text} {}", words.say(AuditKey::PartitionCounts, sizes));
        }
        let exit =
            if counts.is_some_and(|counts| counts.findings > 0) { Exit::No } else { Exit::Yes };
        let facts = PartitionFacts {
            file,
            partition,
            status,
            games: counts.map(|counts| counts.games),
            plies: counts.map(|counts| counts.plies),
            findings: counts.map(|counts| counts.findings),
        };
        Answer::new(exit, printable(&text) + "\n", &facts)
    }

    /// The next answer, a problem, or `None` at the end.
    fn advance(&mut self) -> Option<Result<Answer, Problem>> {
        loop {
            if let Some(job) = &mut self.job {
                match job.series.next() {
                    // Findings are in the table; an empty answer updates the progress bar.
                    Some(Ok(answer)) => return Some(Ok(answer)),
                    Some(Err(problem)) => {
                        job.has_failed = true;
                        return Some(Err(problem));
                    }
                    None => {}
                }
            }
            if let Some(job) = self.job.take() {
                return Some(self.finish(job));
            }
            match self.files.next()?.and_then(|path| self.begin(path)) {
                Ok(Some(answer)) => return Some(Ok(answer)),
                Ok(None) => {}
                Err(problem) => return Some(Err(problem)),
            }
        }
    }
}

impl Iterator for PartitionSeries {
    type Item = Result<Answer, Problem>;

    fn next(&mut self) -> Option<Self::Item> {
        self.advance().inspect(|answer| self.has_failed |= answer.is_err())
    }
}

impl Series for PartitionSeries {
    fn progress(&self) -> Progress {
        let current = self.job.as_ref().map(|job| job.series.progress());
        let (questions, bytes) = current.map_or((0, 0), |it| (it.questions, it.bytes));
        let Totals { bytes: done, tally, .. } = &self.totals;
        Progress { questions: tally.games + questions, bytes: done + bytes, of: self.size }
    }

    fn summary(&self, audience: &Audience) -> Answer {
        let Totals { written, unchanged, in_progress, known_findings, tally, guesses, .. } =
            &self.totals;
        let seconds = self.started.elapsed().as_secs_f64();
        let exit = match tally.findings() + known_findings {
            _ if self.has_failed => Exit::CouldNotTell,
            0 => Exit::Yes,
            _ => Exit::No,
        };
        let words = &audience.words;
        let with = [
            ("written", words.number(*written).into()),
            ("unchanged", words.number(*unchanged).into()),
            ("in-progress", words.number(*in_progress).into()),
        ];
        let text = guesses.describe(words)
            + &words.say(AuditKey::SummaryPartitions, with)
            + "\n"
            + &summary::text(tally, seconds, words)
            + &summary::per_core(tally, seconds, self.settings.threads(), words);
        let summary = PartitionSummaryFacts::new(
            [*written, *unchanged, *in_progress],
            (tally, seconds),
            self.settings.threads(),
            guesses,
        );
        Answer::new(exit, text, &SummaryFacts { summary })
    }
}
