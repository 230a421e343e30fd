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
    parallel::par_map_ordered,
    pgn::{Game, Games, note, write_with},
};

use super::{
    Options, Purpose,
    facts::{NoteCounts, NoteFacts},
    rewriting::Rewriting,
};
use crate::{
    answer::{Answer, Audience, Exit, Progress, Series},
    input::{
        file_chunks::{FileChunk, FileChunks, total_size},
        folders::{GAMES, expand},
    },
    json::SummaryFacts,
    output::Output,
    problem::Problem,
};

/// The games of all files, chunk by chunk.
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
    /// A warning about the letters, printed at the end.
    warning: String,
    has_failed: bool,
    is_over: bool,
}

/// The counts so far.
#[derive(Clone, Copy, Default)]
struct NoteTally {
    games: u64,
    /// Games that could not be read to their end.
    broken: u64,
    notes: u64,
    /// Notes of unreadable text.
    errors: u64,
}

/// A chunk with its games rewritten.
#[derive(Default)]
struct RewrittenChunk {
    /// The games in the export format.
    text: String,
    /// The notes for a person.
    notes_text: String,
    /// The notes for a program.
    facts: Vec<NoteFacts>,
    tally: NoteTally,
}

/// How many chunks may be in progress for each thread.
const WINDOW: usize = 4;

impl PgnSeries {
    pub(super) fn new(
        options: &Options,
        out: Option<Output>,
        purpose: Purpose,
        rewriting: Rewriting,
        audience: &Audience,
    ) -> Self {
        let files = expand(&options.files, GAMES, options.walk);
        let size = total_size(&files);
        let chunks = FileChunks::new(files).in_encoding(options.encoding.encoding);
        let read = chunks.bytes_read();
        let language = audience.words.language();
        let is_quiet = audience.is_quiet;
        let chunks = par_map_ordered(chunks, options.threads.parallelism(WINDOW), move || {
            worker(purpose, rewriting, language, is_quiet)
        });
        let words = Localizer::new(language);
        let warning = if purpose == Purpose::Games { rewriting.warning(&words) } else { None };
        Self {
            chunks: Box::new(chunks),
            out,
            is_check: options.check,
            read,
            size,
            tally: NoteTally::default(),
            waiting: VecDeque::new(),
            aside: String::new(),
            words,
            warning: warning.unwrap_or_default(),
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
        self.waiting.push_back(Answer::text(text));
        let facts = rewritten.facts.into_iter();
        let facts = facts.map(|facts| Answer::new(Exit::No, String::new(), &facts));
        self.waiting.extend(facts);
        Ok(())
    }

    /// Reports a problem beside the games, never between them.
    fn report(&mut self, problem: &Problem) {
        self.has_failed = true;
        let report = problem.report(&self.words);
        self.aside.push_str(&report.brief());
        let answer = Answer { json: report.json(), ..Answer::text(String::new()) };
        self.waiting.push_back(answer);
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
    rewriting: Rewriting,
    language: Language,
    is_quiet: bool,
) -> impl FnMut(Result<FileChunk, Problem>) -> Result<RewrittenChunk, Problem> {
    let words = Localizer::new(language);
    move |next| {
        let FileChunk { file, chunk } = next?;
        let mut rewritten = RewrittenChunk::default();
        for game in Games::from_chunk(&chunk).with_rigour(rewriting.rigour) {
            if purpose == Purpose::Games {
                rewritten.text += &write_with(&game, rewriting.write);
                rewritten.text.push('\n');
            }
            rewritten.add(&game);
            rewritten.add_notes(&game, &file, &words, is_quiet);
        }
        Ok(rewritten)
    }
}

impl RewrittenChunk {
    fn add(&mut self, game: &Game) {
        let errors = game.notes.iter().filter(|note| note.is_error()).count();
        self.tally.add(NoteTally {
            games: 1,
            broken: u64::from(!game.is_read_to_end()),
            notes: (game.notes.len() + game.more_notes) as u64,
            errors: errors as u64,
        });
    }

    /// Adds the notes of a game. In quiet mode only errors are shown.
    fn add_notes(&mut self, game: &Game, file: &str, words: &Localizer, is_quiet: bool) {
        for note in &game.notes {
            if !is_quiet || note.is_error() {
                self.notes_text.push_str(&note::show(note, file, words));
            }
            self.facts.push(NoteFacts::new(note, file, words));
        }
        if game.more_notes > 0 && !is_quiet {
            let more = words.say(PgnKey::MoreNotes, [("count", game.more_notes.into())]);
            let _ = writeln!(self.notes_text, "{file}:{}: {more}", game.place.line);
        }
    }
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
        let text = words.say(PgnKey::Summary, with) + "\n" + &self.warning;
        let summary = NoteCounts { games, notes, errors, broken };
        Answer::new(exit, text, &SummaryFacts { summary })
    }
}
