//! The games of all files, read and rewritten chunk by chunk.

use std::{
    collections::VecDeque,
    fmt::Write as _,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use adoube_chess::notation::Language;
use adoube_record::{
    i18n::{Localizer, PgnKey},
    parallel::{Parallelism, par_map_ordered},
    pgn::{Game, Games, Note, note},
};
use serde_json::{Value, json};

use super::{Options, Purpose};
use crate::{
    answer::{Answer, Audience, Exit, Progress, Series},
    input::file_chunks::{FileChunk, FileChunks, total_size},
    output::Output,
    problem::Problem,
};

/// The games of all files, a chunk after the other.
pub(crate) struct PgnSeries {
    chunks: Box<dyn Iterator<Item = Result<RewrittenChunk, Problem>>>,
    out: Option<Output>,
    is_check: bool,
    read: Arc<AtomicU64>,
    size: Option<u64>,
    tally: NoteTally,
    waiting: VecDeque<Answer>,
    aside: String,
    words: Localizer,
    has_failed: bool,
    is_over: bool,
}

/// What there was so far.
#[derive(Clone, Copy, Default)]
struct NoteTally {
    games: u64,
    /// Games that could not be read to their end.
    broken: u64,
    notes: u64,
    /// Notes of what could not be read.
    errors: u64,
}

/// A chunk after its games were read and written.
#[derive(Default)]
struct RewrittenChunk {
    /// The games as the standard has them.
    text: String,
    /// The notes for a person.
    notes_text: String,
    /// The notes for a program.
    facts: Vec<Value>,
    tally: NoteTally,
}

/// How many chunks may be in progress.
const WINDOW: usize = 8;

impl PgnSeries {
    pub(super) fn new(
        options: &Options,
        out: Option<Output>,
        purpose: Purpose,
        audience: &Audience,
    ) -> Self {
        let chunks = FileChunks::of(options.files.clone());
        let read = chunks.bytes_read();
        let language = audience.words.language();
        let chunks = par_map_ordered(chunks, Parallelism::all_cores(WINDOW), move || {
            worker(purpose, language)
        });
        Self {
            chunks: Box::new(chunks),
            out,
            is_check: options.check,
            read,
            size: total_size(&options.files),
            tally: NoteTally::default(),
            waiting: VecDeque::new(),
            aside: String::new(),
            words: Localizer::of(language),
            has_failed: false,
            is_over: false,
        }
    }

    fn accept(&mut self, rewritten: RewrittenChunk) -> Result<(), Problem> {
        self.tally.add(rewritten.tally);
        self.aside.push_str(&rewritten.notes_text);
        let text = match &mut self.out {
            Some(out) => {
                out.write(&rewritten.text)?;
                String::new()
            }
            None => rewritten.text,
        };
        self.waiting.push_back(Answer { exit: Exit::Yes, text, json: Value::Null });
        let facts = rewritten.facts.into_iter();
        let facts = facts.map(|json| Answer { exit: Exit::No, text: String::new(), json });
        self.waiting.extend(facts);
        Ok(())
    }

    /// Reports a problem beside the games, never between them.
    fn report(&mut self, problem: &Problem) {
        self.has_failed = true;
        let report = problem.report(&self.words);
        self.aside.push_str(&report.brief());
        let json = json!({ "error": report });
        self.waiting.push_back(Answer { exit: Exit::CouldNotTell, text: String::new(), json });
    }
}

impl NoteTally {
    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.broken += other.broken;
        self.notes += other.notes;
        self.errors += other.errors;
    }
}

/// Reads and writes the games of a chunk; one for each thread.
fn worker(
    purpose: Purpose,
    language: Language,
) -> impl FnMut(Result<FileChunk, Problem>) -> Result<RewrittenChunk, Problem> {
    let words = Localizer::of(language);
    move |next| {
        let FileChunk { file, chunk } = next?;
        let mut rewritten = RewrittenChunk::default();
        for game in Games::of_chunk(&chunk) {
            rewritten.add(&game, &file, purpose, &words);
        }
        Ok(rewritten)
    }
}

impl RewrittenChunk {
    fn add(&mut self, game: &Game, file: &str, purpose: Purpose, words: &Localizer) {
        if purpose == Purpose::Games {
            self.text.push_str(&game.to_string());
            self.text.push('\n');
        }
        let errors = game.notes.iter().filter(|note| note.is_error()).count();
        self.tally.add(NoteTally {
            games: 1,
            broken: u64::from(game.broken().is_some()),
            notes: (game.notes.len() + game.more_notes) as u64,
            errors: errors as u64,
        });
        for note in &game.notes {
            self.notes_text.push_str(&note::show(note, file, words));
            self.facts.push(facts(note, file, words));
        }
        if game.more_notes > 0 {
            let more = words.say(PgnKey::MoreNotes, [("count", game.more_notes.into())]);
            let _ = writeln!(self.notes_text, "{file}:{}: {more}", game.place.line);
        }
    }
}

/// A note for programs.
fn facts(noted: &Note, file: &str, words: &Localizer) -> Value {
    json!({
        "file": file,
        "line": noted.place.line,
        "column": noted.place.column,
        "kind": noted.kind.name(),
        "error": noted.is_error(),
        "written": noted.word,
        "text": note::tell(noted, words)[0],
        "excerpt": noted.excerpt.text,
        "caret": { "before": noted.excerpt.before, "width": noted.excerpt.width },
        "candidates": noted.candidates,
    })
}

impl Iterator for PgnSeries {
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
                Some(Ok(rewritten)) => self.accept(rewritten).inspect_err(|_| self.is_over = true),
                Some(Err(problem)) => Err(problem),
                None => {
                    self.is_over = true;
                    self.out.as_mut().map_or(Ok(()), Output::finish)
                }
            };
            if let Err(problem) = accepted {
                self.report(&problem);
            }
        }
    }
}

impl Series for PgnSeries {
    fn aside(&mut self) -> String {
        std::mem::take(&mut self.aside)
    }

    fn progress(&self) -> Progress {
        let bytes = self.read.load(Ordering::Relaxed);
        Progress { questions: self.tally.games, bytes, of: self.size }
    }

    fn summary(&self, audience: &Audience) -> Answer {
        let NoteTally { games, broken, notes, errors } = self.tally;
        let exit = match (errors, notes) {
            _ if self.has_failed => Exit::CouldNotTell,
            (0, 0) => Exit::Yes,
            (0, _) if !self.is_check => Exit::Yes,
            _ => Exit::No,
        };
        let words = &audience.words;
        let with = [
            ("count", games.into()),
            ("games", words.number(games).into()),
            ("notes", words.number(notes).into()),
            ("broken", words.number(broken).into()),
        ];
        let text = words.say(PgnKey::Summary, with) + "\n";
        let json = json!({ "summary": { "games": games, "notes": notes, "errors": errors, "broken": broken } });
        Answer { exit, text, json }
    }
}
