//! An audit at work.

use std::{
    collections::VecDeque,
    fmt::Write as _,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

use adoube_chess::notation::Language;
use adoube_record::{
    audit::{Asked, Auditor, Game, Tally, table::Row, tell},
    in_order::{Shared, in_order},
    words::{AuditKey, Words},
};
use serde_json::Value;

use super::{sheet::Sheet, summary};
use crate::{
    answer::{Answer, Exit, Progress, Reader, Series},
    input::pieces::{Piece, Pieces, size},
    problem::{Problem, printable},
};

/// An audit at work.
pub(crate) struct Audit {
    pieces: Box<dyn Iterator<Item = Result<Audited, Problem>>>,
    words: Words,
    sheet: Sheet,
    started: Instant,
    read: Arc<AtomicU64>,
    size: Option<u64>,
    tally: Tally,
    /// The file that is told of, and how many games of it came before.
    file: Option<(Arc<str>, u64)>,
    waiting: VecDeque<Answer>,
    /// What could not be read or written. Where the output is a table, it is told at the end.
    problems: Vec<Problem>,
    has_failed: bool,
    is_over: bool,
}

/// A chunk that is done with.
struct Audited {
    file: Arc<str>,
    tally: Tally,
    games: Vec<(Game, Vec<Row>)>,
}

impl Audit {
    pub(super) fn new(
        files: Vec<PathBuf>,
        asked: Asked,
        sheet: Sheet,
        shared: Shared,
        reader: &Reader,
    ) -> Self {
        let size = size(&files);
        let pieces = Pieces::of(files);
        let read = pieces.read();
        let language = reader.words.language();
        let worker = move || worker(asked.clone(), language);
        Self {
            pieces: Box::new(in_order(pieces, shared, worker)),
            words: Words::of(language),
            sheet,
            started: Instant::now(),
            read,
            size,
            tally: Tally::default(),
            file: None,
            waiting: VecDeque::new(),
            problems: Vec::new(),
            has_failed: false,
            is_over: false,
        }
    }

    /// What comes of a chunk, as answers.
    fn take(&mut self, audited: Audited) -> Result<(), Problem> {
        let before = match &mut self.file {
            Some((file, games)) if *file == audited.file => games,
            file => &mut file.insert((Arc::clone(&audited.file), 0)).1,
        };
        let first = *before;
        *before += audited.tally.games;
        self.tally.add(&audited.tally);
        for (mut game, mut rows) in audited.games {
            game.number += first;
            for row in &mut rows {
                row.game = game.number;
                self.sheet.add(row)?;
            }
            if matches!(self.sheet, Sheet::None) {
                self.tell(&game, rows);
            }
        }
        let text = self.sheet.printed()?;
        // Without anything to tell, the bar still moves.
        self.waiting.push_back(Answer { exit: Exit::Yes, text, json: Value::Null });
        Ok(())
    }

    /// A game and what was found in it, for eyes; a finding by itself, for programs.
    fn tell(&mut self, game: &Game, rows: Vec<Row>) {
        let mut before = printable(&heading(game, &self.words)) + "\n";
        for (row, finding) in rows.into_iter().zip(&game.findings) {
            let weight = tell::severity(finding.severity, &self.words);
            let mut text = format!("  {}:{}:{}: {weight}: ", row.file, row.line, row.column);
            if let Some(turn) = &row.turn {
                let _ = write!(text, "{turn} {}: ", row.written);
            } else if !row.written.is_empty() {
                let _ = write!(text, "“{}”: ", row.written);
            }
            text += &row.text;
            if !row.articles.is_empty() {
                let _ = write!(text, " [{}]", row.articles.join(", "));
            }
            let text = std::mem::take(&mut before) + &printable(&text) + "\n";
            self.waiting.push_back(Answer::new(Exit::No, text, &row));
        }
    }
}

/// Who answers in a thread: an auditor, and the words for what is found.
fn worker(
    asked: Asked,
    language: Language,
) -> impl FnMut(Result<Piece, Problem>) -> Result<Audited, Problem> {
    let (mut auditor, words) = (Auditor::new(asked), Words::of(language));
    move |piece| {
        let Piece { file, chunk } = piece?;
        let audited = auditor.audit(&chunk);
        let rows = |game: Game| {
            let row = |finding| Row::new(&file, &game, finding, &words);
            let rows = game.findings.iter().map(row).collect();
            (game, rows)
        };
        let games = audited.games.into_iter().map(rows).collect();
        Ok(Audited { file: Arc::clone(&file), tally: audited.tally, games })
    }
}

/// What a game is called, and under which edition it was held.
fn heading(game: &Game, words: &Words) -> String {
    let players = &game.players;
    let name = |name: &str| if name.is_empty() { "?".to_owned() } else { name.to_owned() };
    let mut called = format!("{} – {}", name(&players.white), name(&players.black));
    for part in [&players.event, &players.date, &players.result] {
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

impl Iterator for Audit {
    type Item = Result<Answer, Problem>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(answer) = self.waiting.pop_front() {
                return Some(Ok(answer));
            }
            if self.is_over {
                return None;
            }
            let taken = match self.pieces.next() {
                Some(Ok(audited)) => self.take(audited).inspect_err(|_| self.is_over = true),
                Some(Err(problem)) => Err(problem),
                None => {
                    self.is_over = true;
                    self.sheet.finish()
                }
            };
            if let Err(problem) = taken {
                self.has_failed = true;
                if !matches!(self.sheet, Sheet::Output(_)) {
                    return Some(Err(problem));
                }
                self.problems.push(problem);
            }
        }
    }
}

impl Series for Audit {
    fn progress(&self) -> Progress {
        let bytes = self.read.load(Ordering::Relaxed);
        Progress { questions: self.tally.games, bytes, of: self.size }
    }

    fn summary(&self, reader: &Reader) -> Answer {
        let seconds = self.started.elapsed().as_secs_f64();
        let exit = match self.tally.findings() {
            _ if self.has_failed => Exit::CouldNotTell,
            0 => Exit::Yes,
            _ => Exit::No,
        };
        let told = self.problems.iter().map(|problem| problem.report(&reader.words).brief());
        let text = told.collect::<String>() + &summary::text(&self.tally, seconds, &reader.words);
        Answer { exit, text, json: summary::facts(&self.tally, seconds) }
    }
}
