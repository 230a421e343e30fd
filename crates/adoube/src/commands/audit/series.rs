//! The series of findings of an audit.

use std::{
    collections::VecDeque,
    fmt::Write as _,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

use adoube_chess::notation::Language;
use adoube_record::{
    audit::{AuditOptions, AuditedGame, Auditor, Tally, describe, table::Row},
    i18n::{AuditKey, Localizer},
    parallel::{Parallelism, par_map_ordered},
    pgn::source::EncodingGuess,
};

use super::{
    facts::{FindingFacts, TallyFacts},
    findings_table::FindingsTable,
    summary,
};
use crate::{
    answer::{Answer, Audience, Exit, Progress, Series},
    input::{
        Guesses,
        file_chunks::{FileChunk, FileChunks},
    },
    json::SummaryFacts,
    problem::{Problem, printable},
};

/// An audit in progress.
pub(crate) struct AuditSeries {
    chunks: Box<dyn Iterator<Item = Result<AuditedChunk, Problem>>>,
    words: Localizer,
    table: FindingsTable,
    started: Instant,
    read: Arc<AtomicU64>,
    size: Option<u64>,
    tally: Tally,
    /// The current file, and the number of its games in earlier chunks.
    file: Option<(Arc<str>, u64)>,
    waiting: VecDeque<Answer>,
    /// The encodings that were guessed.
    guesses: Guesses,
    /// Errors of reading and writing. If the output is a table, they are reported at the end.
    problems: Vec<Problem>,
    has_failed: bool,
    is_over: bool,
}

/// The findings of a chunk.
struct AuditedChunk {
    file: Arc<str>,
    guess: Option<EncodingGuess>,
    tally: Tally,
    games: Vec<(AuditedGame, Vec<Row>)>,
}

impl AuditSeries {
    pub(super) fn new(
        chunks: FileChunks,
        size: Option<u64>,
        options: AuditOptions,
        table: FindingsTable,
        parallelism: Parallelism,
        language: Language,
    ) -> Self {
        let read = chunks.bytes_read();
        let worker = move || worker(options.clone(), language);
        Self {
            chunks: Box::new(par_map_ordered(chunks, parallelism, worker)),
            words: Localizer::new(language),
            table,
            started: Instant::now(),
            read,
            size,
            tally: Tally::default(),
            file: None,
            waiting: VecDeque::new(),
            guesses: Guesses::default(),
            problems: Vec::new(),
            has_failed: false,
            is_over: false,
        }
    }

    /// The counts so far.
    pub(super) const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The encodings that were guessed so far.
    pub(super) const fn guesses(&self) -> &Guesses {
        &self.guesses
    }

    /// Adds the findings of a chunk to the table or to the answers.
    fn accept(&mut self, audited: AuditedChunk) -> Result<(), Problem> {
        let before = match &mut self.file {
            Some((file, games)) if *file == audited.file => games,
            file => &mut file.insert((Arc::clone(&audited.file), 0)).1,
        };
        let first = *before;
        if let Some(guess) = audited.guess {
            self.guesses.add(&audited.file, guess.encoding);
        }
        *before += audited.tally.games;
        self.tally.add(&audited.tally);
        for (mut game, mut rows) in audited.games {
            game.number += first;
            for row in &mut rows {
                row.game = game.number;
                self.table.add(row)?;
            }
            if matches!(self.table, FindingsTable::None) {
                self.push_answers(&game, rows);
            }
        }
        let text = self.table.take_printed()?;
        // Even an empty answer updates the progress bar.
        self.waiting.push_back(Answer::text(text));
        Ok(())
    }

    /// A game with its findings, for people; each finding by itself, for programs.
    fn push_answers(&mut self, game: &AuditedGame, rows: Vec<Row>) {
        let mut before = printable(&heading(game, &self.words)) + "\n";
        for (row, finding) in rows.into_iter().zip(&game.findings) {
            let weight = describe::severity(finding.severity, &self.words);
            let mut text = format!("  {}:{}:{}: {weight}: ", row.file, row.line, row.column);
            if let Some(turn) = &row.turn {
                let _ = write!(text, "{turn} {}: ", row.written);
            } else if !row.written.is_empty() {
                let quoted = [("text", row.written.clone().into())];
                let _ = write!(text, "{}: ", self.words.say(AuditKey::Quoted, quoted));
            }
            text += &row.text;
            let articles = finding.cites.iter().filter_map(|cited| cited.article());
            let articles: Vec<String> =
                articles.map(|article| self.words.article(article)).collect();
            if !articles.is_empty() {
                let _ = write!(text, " [{}]", articles.join(", "));
            }
            let text = std::mem::take(&mut before) + &printable(&text) + "\n";
            let facts = FindingFacts::new(row, game.edition);
            self.waiting.push_back(Answer::new(Exit::No, text, &facts));
        }
    }
}

/// Audits chunks; one for each thread.
fn worker(
    options: AuditOptions,
    language: Language,
) -> impl FnMut(Result<FileChunk, Problem>) -> Result<AuditedChunk, Problem> {
    let (mut auditor, words) = (Auditor::new(options), Localizer::new(language));
    move |next| {
        let FileChunk { file, chunk } = next?;
        let audited = auditor.audit(&chunk);
        let rows = |game: AuditedGame| {
            let row = |finding| Row::new(&file, &game, finding, &words);
            let rows = game.findings.iter().map(row).collect();
            (game, rows)
        };
        let games = audited.games.into_iter().map(rows).collect();
        let guess = chunk.guess;
        Ok(AuditedChunk { file: Arc::clone(&file), guess, tally: audited.tally, games })
    }
}

/// The players and the event of a game, and the edition of its audit.
fn heading(game: &AuditedGame, words: &Localizer) -> String {
    let roster = &game.roster;
    let name = |name: &str| if name.is_empty() { "?".to_owned() } else { name.to_owned() };
    let mut called = format!("{} – {}", name(&roster.white), name(&roster.black));
    for part in [&roster.event, &roster.date, &roster.result] {
        if !matches!(part.as_str(), "" | "?" | "????.??.??") {
            let _ = write!(called, ", {part}");
        }
    }
    words.say(
        AuditKey::Heading,
        [
            ("number", words.number(game.number).into()),
            ("players", called.into()),
            ("edition", summary::edition(game.edition, game.because, words).into()),
        ],
    )
}

impl Iterator for AuditSeries {
    type Item = Result<Answer, Problem>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(answer) = self.waiting.pop_front() {
                return Some(Ok(answer));
            }
            if self.is_over {
                return None;
            }
            let accepted = match self.chunks.next() {
                Some(Ok(audited)) => self.accept(audited).inspect_err(|_| self.is_over = true),
                Some(Err(problem)) => Err(problem),
                None => {
                    self.is_over = true;
                    self.table.finish()
                }
            };
            if let Err(problem) = accepted {
                self.has_failed = true;
                if !matches!(self.table, FindingsTable::Output(_)) {
                    return Some(Err(problem));
                }
                self.problems.push(problem);
            }
        }
    }
}

impl Series for AuditSeries {
    fn progress(&self) -> Progress {
        let bytes = self.read.load(Ordering::Relaxed);
        Progress { questions: self.tally.games, bytes, of: self.size }
    }

    fn summary(&self, audience: &Audience) -> Answer {
        let seconds = self.started.elapsed().as_secs_f64();
        let exit = match self.tally.findings() {
            _ if self.has_failed => Exit::CouldNotTell,
            0 => Exit::Yes,
            _ => Exit::No,
        };
        let reports = self.problems.iter().map(|problem| problem.report(&audience.words).brief());
        let text = reports.collect::<String>()
            + &self.guesses.describe(&audience.words)
            + &summary::text(&self.tally, seconds, &audience.words);
        let summary = TallyFacts::new(&self.tally, seconds, &self.guesses);
        Answer::new(exit, text, &SummaryFacts { summary })
    }
}
