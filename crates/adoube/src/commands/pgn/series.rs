//! Games on their way through the command.

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
    in_order::{Shared, in_order},
    pgn::{Game, Games, Note, note},
    words::{PgnKey, Words},
};
use serde_json::{Value, json};

use super::{Options, Wanted};
use crate::{
    answer::{Answer, Exit, Progress, Reader, Series},
    input::pieces::{Piece, Pieces, size},
    output::Output,
    problem::Problem,
};

/// The games of all files, a chunk after the other.
pub(crate) struct Rewriting {
    pieces: Box<dyn Iterator<Item = Result<Rewritten, Problem>>>,
    out: Option<Output>,
    is_check: bool,
    read: Arc<AtomicU64>,
    size: Option<u64>,
    tally: Tally,
    waiting: VecDeque<Answer>,
    aside: String,
    words: Words,
    has_failed: bool,
    is_over: bool,
}

/// What there was so far.
#[derive(Clone, Copy, Default)]
struct Tally {
    games: u64,
    /// Games that could not be read to their end.
    broken: u64,
    notes: u64,
    /// Notes of what could not be read.
    errors: u64,
}

/// A chunk that is done with.
#[derive(Default)]
struct Rewritten {
    /// The games as the standard has them.
    text: String,
    /// The notes for a person.
    told: String,
    /// The notes for a program.
    facts: Vec<Value>,
    tally: Tally,
}

/// So many chunks may be on their way.
const WINDOW: usize = 8;

impl Rewriting {
    pub(super) fn new(
        options: &Options,
        out: Option<Output>,
        wanted: Wanted,
        reader: &Reader,
    ) -> Self {
        let pieces = Pieces::of(options.files.clone());
        let read = pieces.read();
        let language = reader.words.language();
        let pieces = in_order(pieces, Shared::by_all(WINDOW), move || worker(wanted, language));
        Self {
            pieces: Box::new(pieces),
            out,
            is_check: options.check,
            read,
            size: size(&options.files),
            tally: Tally::default(),
            waiting: VecDeque::new(),
            aside: String::new(),
            words: Words::of(language),
            has_failed: false,
            is_over: false,
        }
    }

    fn take(&mut self, rewritten: Rewritten) -> Result<(), Problem> {
        self.tally.add(rewritten.tally);
        self.aside.push_str(&rewritten.told);
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

    /// A problem must not stand between the games.
    fn complain(&mut self, problem: &Problem) {
        self.has_failed = true;
        let report = problem.report(&self.words);
        self.aside.push_str(&report.brief());
        let json = json!({ "error": report });
        self.waiting.push_back(Answer { exit: Exit::CouldNotTell, text: String::new(), json });
    }
}

impl Tally {
    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.broken += other.broken;
        self.notes += other.notes;
        self.errors += other.errors;
    }
}

/// Who reads and writes in a thread.
fn worker(
    wanted: Wanted,
    language: Language,
) -> impl FnMut(Result<Piece, Problem>) -> Result<Rewritten, Problem> {
    let words = Words::of(language);
    move |piece| {
        let Piece { file, chunk } = piece?;
        let mut rewritten = Rewritten::default();
        for game in Games::of_chunk(&chunk) {
            rewritten.add(&game, &file, wanted, &words);
        }
        Ok(rewritten)
    }
}

impl Rewritten {
    fn add(&mut self, game: &Game, file: &str, wanted: Wanted, words: &Words) {
        if wanted == Wanted::Games {
            self.text.push_str(&game.to_string());
            self.text.push('\n');
        }
        let errors = game.notes.iter().filter(|note| note.is_error()).count();
        self.tally.add(Tally {
            games: 1,
            broken: u64::from(game.broken().is_some()),
            notes: (game.notes.len() + game.more_notes) as u64,
            errors: errors as u64,
        });
        for note in &game.notes {
            self.told.push_str(&note::show(note, file, words));
            self.facts.push(facts(note, file, words));
        }
        if game.more_notes > 0 {
            let more = words.say(PgnKey::MoreNotes, [("count", game.more_notes.into())]);
            let _ = writeln!(self.told, "{file}:{}: {more}", game.place.line);
        }
    }
}

/// A note for programs.
fn facts(noted: &Note, file: &str, words: &Words) -> Value {
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

impl Iterator for Rewriting {
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
                Some(Ok(rewritten)) => self.take(rewritten).inspect_err(|_| self.is_over = true),
                Some(Err(problem)) => Err(problem),
                None => {
                    self.is_over = true;
                    self.out.as_mut().map_or(Ok(()), Output::finish)
                }
            };
            if let Err(problem) = taken {
                self.complain(&problem);
            }
        }
    }
}

impl Series for Rewriting {
    fn aside(&mut self) -> String {
        std::mem::take(&mut self.aside)
    }

    fn progress(&self) -> Progress {
        let bytes = self.read.load(Ordering::Relaxed);
        Progress { questions: self.tally.games, bytes, of: self.size }
    }

    fn summary(&self, reader: &Reader) -> Answer {
        let Tally { games, broken, notes, errors } = self.tally;
        let exit = match (errors, notes) {
            _ if self.has_failed => Exit::CouldNotTell,
            (0, 0) => Exit::Yes,
            (0, _) if !self.is_check => Exit::Yes,
            _ => Exit::No,
        };
        let words = &reader.words;
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
