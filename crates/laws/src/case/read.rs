//! From the text of a case to the case.

mod announced;
mod line;

pub(super) use line::{When, who};

use std::sync::Arc;

use super::{
    Case,
    acts::ParsedAct,
    expected::Expectation,
    fault::{Fault, Problem},
    frame::Frame,
    pattern::Furthest,
    slots::{self, clock::is_like_time},
    suggest,
    values::Cited,
    words::{self, Word},
};
use crate::{Article, Edition, clock::At, nearest, vocabulary::Who};

/// A line in which something happens.
#[derive(Clone)]
pub(super) struct Step {
    pub(super) line: usize,
    /// Who did what, without the time.
    pub(super) text: String,
    pub(super) when: When,
    pub(super) acts: Vec<ParsedAct>,
    /// Whether the next line of a player denies what this one claims.
    pub(super) is_denied: bool,
    /// The whole line.
    pub(super) source: String,
}

/// An expectation with its place.
#[derive(Clone)]
pub(super) struct Expected {
    pub(super) line: usize,
    pub(super) text: String,
    /// The editions it is for; all if none were named.
    pub(super) editions: Vec<Edition>,
    pub(super) what: Expectation,
}

impl Expected {
    /// Whether it is expected under an edition.
    pub(super) fn holds_under(&self, edition: Edition) -> bool {
        self.editions.is_empty() || self.editions.contains(&edition)
    }
}

/// What happens, and what is expected of it. The first happens before anything does.
#[derive(Clone, Default)]
pub(super) struct Scenes(pub(super) Vec<(Option<Step>, Vec<Expected>)>);

impl Scenes {
    /// A denial speaks of the line before it; what is claimed there is disputed.
    fn mark_denied(&mut self) {
        let denies = |step: &Step| step.acts.iter().any(ParsedAct::is_denial);
        for at in 1..self.0.len() {
            let is_denial = self.0.get(at).and_then(|(step, _)| step.as_ref()).is_some_and(denies);
            if let (true, Some((Some(before), _))) = (is_denial, self.0.get_mut(at - 1)) {
                before.is_denied = true;
            }
        }
    }
}

impl Case {
    /// Reads a case. Every line that is not understood is told.
    ///
    /// ```
    /// use adoube_laws::{Edition, case::Case};
    /// let case = Case::read(
    ///     "# White resigns\nWhite resigns\n  ruled Resignation: 0-1\n  result 0-1\n",
    /// )
    /// .expect("it can be read");
    /// assert_eq!(case.title(), "White resigns");
    /// assert!(case.run(Edition::Y2017).expect("it can be run").differences.is_empty());
    /// ```
    pub fn read(text: &str) -> Result<Self, Vec<Fault>> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut reader = Reader::new(text);
        for (at, line) in text.lines().enumerate() {
            reader.line(at + 1, line);
        }
        reader.finish()
    }
}

/// More words than any line needs that is not a list of moves.
const MOST_WORDS: usize = 200;

struct Reader<'a> {
    text: &'a str,
    title: Option<String>,
    frame: Frame,
    scenes: Scenes,
    at: At,
    faults: Vec<Fault>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            text,
            title: None,
            frame: Frame::default(),
            scenes: Scenes(vec![(None, Vec::new())]),
            at: At::ZERO,
            faults: Vec::new(),
        }
    }

    fn line(&mut self, number: usize, line: &str) {
        let bare = line.trim();
        if let Some(comment) = bare.strip_prefix('#') {
            if self.title.is_none() {
                self.title = Some(comment.trim().to_owned());
            }
            return;
        }
        if bare.is_empty() {
            return;
        }
        if self.title.is_none() {
            self.title = Some(String::new());
            self.fault(number, 1, Problem::NoTitle);
        }
        if line.split_whitespace().count() > MOST_WORDS && !bare.starts_with("moves") {
            return self.fault(number, 1, Problem::TooLong);
        }
        let mut column = 1;
        for part in line.split('·') {
            let begins = column + part.chars().take_while(|sign| sign.is_whitespace()).count();
            let trimmed = part.trim();
            if !trimmed.is_empty() {
                let mut words = words::split(trimmed, begins);
                while words.last().is_some_and(|last| last.is(".")) {
                    words.pop();
                }
                let is_expectation = line.starts_with(char::is_whitespace);
                self.part(number, trimmed, &words, is_expectation);
            }
            column += part.chars().count() + 1;
        }
    }

    fn part(&mut self, number: usize, text: &str, words: &[Word], is_expectation: bool) {
        if is_expectation {
            self.expectation(number, text, words);
        } else if announced::is_announcement(words) {
            if self.scenes.0.len() > 1 {
                let column = words.first().map_or(1, |word| word.column);
                self.fault(number, column, Problem::AnnouncedTooLate);
            }
            self.announcement(number, text, words);
        } else {
            self.step(number, text, words);
        }
    }

    fn expectation(&mut self, number: usize, text: &str, words: &[Word]) {
        let (length, editions) = line::editions(words);
        for word in words.iter().take(length) {
            let edition = word.text.parse::<Edition>();
            let is_range =
                words.first().is_some_and(|first| first.is("since") || first.is("until"));
            if edition.is_ok_and(|edition| !is_range && !self.frame.editions.contains(&edition)) {
                self.fault(number, word.column, Problem::EditionNotRun);
            }
        }
        let words = words.get(length..).unwrap_or_default();
        let mut furthest = Furthest::default();
        let Some(what) = super::expected::read(words, &mut furthest) else {
            return self.not_understood(number, words, furthest);
        };
        self.not_in_editions(number, words, &editions, &what.cited());
        let expected = Expected { line: number, text: text.to_owned(), editions, what };
        if let Some((_, all)) = self.scenes.0.last_mut() {
            all.push(expected);
        }
    }

    /// What is expected under an edition must be something that the edition has.
    fn not_in_editions(
        &mut self,
        number: usize,
        words: &[Word],
        only: &[Edition],
        cited: &[Cited],
    ) {
        let holds = |edition: &&Edition| only.is_empty() || only.contains(edition);
        for cited in cited {
            let run = self.frame.editions.iter().filter(holds);
            let without: Vec<String> =
                run.filter(|edition| !cited.is_in(**edition)).map(ToString::to_string).collect();
            if !without.is_empty() {
                let what = cited.to_string();
                let column = words.iter().find(|word| word.text == what);
                let column = column.or(words.first()).map_or(1, |word| word.column);
                let editions = without.join(", ");
                self.fault(number, column, Problem::NotInEditions { editions, what });
            }
        }
    }

    fn step(&mut self, number: usize, text: &str, words: &[Word]) {
        let (length, when) = line::when(words);
        let at = match when {
            line::When::Same => self.at,
            line::When::At(time) => At::ZERO + time,
            line::When::Later(time) => self.at + time,
        };
        if at < self.at {
            self.fault(number, words.first().map_or(1, |word| word.column), Problem::BackInTime);
        }
        self.at = self.at.max(at);
        let first = words.first().map_or(1, |word| word.column);
        let words = words.get(length..).unwrap_or_default();
        let told = words.first().map_or(0, |word| word.column.saturating_sub(first));
        let text: String = text.chars().skip(told).collect();
        let mut furthest = Furthest::default();
        let Some((length, who, name)) = line::who(words, &mut furthest) else {
            return self.not_understood(number, words, furthest);
        };
        let words = words.get(length..).unwrap_or_default();
        let mut furthest = Furthest::default();
        if let Some(acts) = super::acts::read(words, who, &name, &mut furthest) {
            let source = self.source(number);
            let is_denied = false;
            let step = Step { line: number, text, when, acts, is_denied, source };
            self.scenes.0.push((Some(step), Vec::new()));
            return;
        }
        let meant = suggested(words, who, &furthest);
        self.not_understood(number, words, furthest);
        if let (Some(fault), false) = (self.faults.last_mut(), meant.is_empty()) {
            fault.candidates = meant;
        }
    }

    /// A line as it is written.
    fn source(&self, line: usize) -> String {
        self.text.lines().nth(line.saturating_sub(1)).unwrap_or_default().to_owned()
    }

    fn fault(&mut self, line: usize, column: usize, problem: Problem) {
        let text = self.source(line);
        let (expected, candidates) = (Vec::new(), Vec::new());
        self.faults.push(Fault { line, column, text, problem, expected, candidates });
    }

    fn not_understood(&mut self, line: usize, words: &[Word], furthest: Furthest) {
        let word = words.get(furthest.at);
        let problem = match word {
            Some(word) => misread(word, &furthest),
            None => Problem::EndsTooEarly,
        };
        let is_time = problem == Problem::BadTime;
        let column = word.map_or_else(|| words::end(words), |word| word.column);
        self.fault(line, column, problem);
        let Some(fault) = self.faults.last_mut() else { return };
        if is_time {
            fault.expected = vec![TIMES.to_owned()];
            return;
        }
        if let Some(word) = word {
            let known = furthest.known.iter().map(String::as_str);
            fault.candidates = nearest::ranked(&word.text, known);
        }
        fault.expected = furthest.expected;
    }

    fn finish(mut self) -> Result<Case, Vec<Fault>> {
        if self.title.is_none() {
            self.fault(1, 1, Problem::NoTitle);
        }
        let happens = self.scenes.0.len() > 1
            || self.scenes.0.first().is_some_and(|(_, expected)| !expected.is_empty());
        if !happens && self.faults.is_empty() {
            self.fault(self.text.lines().count().max(1), 1, Problem::NothingHappens);
        }
        for edition in self.frame.editions.clone() {
            if let Err(faults) = self.frame.regulations(edition)
                && self.frame.impossible(edition, &self.scenes).is_none()
            {
                for (line, problem) in faults {
                    self.fault(line.max(1), 1, problem);
                }
                break;
            }
        }
        let is_position = |fault: &Fault| matches!(fault.problem, Problem::Position(_));
        let has_start = !self.faults.iter().any(is_position);
        if let (true, Err((line, column, problem))) = (has_start, self.frame.played()) {
            let text = self.text.lines().nth(line - 1).unwrap_or_default();
            let indent = text.find("moves").map_or(0, |at| at + "moves ".len());
            self.fault(line, indent + column + 1, problem);
        }
        if !self.faults.is_empty() {
            self.faults.sort_by_key(|fault| (fault.line, fault.column));
            return Err(self.faults);
        }
        self.scenes.mark_denied();
        let (title, frame) = (self.title.unwrap_or_default(), self.frame);
        Ok(Case { title, frame: Arc::new(frame), scenes: Arc::new(self.scenes) })
    }
}

/// Sentences that were perhaps meant by a deed that is not understood. A word that is only mistyped in a sentence that
/// is otherwise plain is put right by itself.
fn suggested(words: &[Word], who: Who, furthest: &Furthest) -> Vec<String> {
    let is_join = |word: &Word| [",", ";", ".", "and", "then"].iter().any(|said| word.is(said));
    let failed = furthest.at.min(words.len());
    let before = words.get(..failed).unwrap_or_default();
    let begin = before.iter().rposition(is_join).map_or(0, |at| at + 1);
    let rest = words.get(begin..).unwrap_or_default();
    let length = rest.iter().position(is_join).filter(|at| *at > 0).unwrap_or(rest.len());
    let known = furthest.known.iter().map(String::as_str);
    let is_slip = || {
        let word = words.get(failed).filter(|_| failed > begin);
        word.is_some_and(|word| !nearest::ranked(&word.text, known).is_empty())
    };
    if is_slip() {
        Vec::new()
    } else {
        suggest::sentences(rest.get(..length).unwrap_or_default(), who)
    }
}

/// What a time looks like.
const TIMES: &str = "a time such as 2:00, 1:30:00, +5s or +0.5s, with no minutes or seconds above 59 behind a colon";

/// What is wrong with a word that does not fit.
fn misread(word: &Word, furthest: &Furthest) -> Problem {
    let wanted = |slots: &[&str]| {
        let mut meanings = slots.iter().map(|slot| slots::meaning(slot));
        meanings.any(|meaning| furthest.expected.iter().any(|expected| expected == meaning))
    };
    let is_first = furthest.at == 0;
    let alone = std::slice::from_ref(word);
    let is_time =
        ["time", "gain", "loss"].into_iter().any(|slot| !slots::read(slot, alone).is_empty());
    if word.quoted {
        Problem::NotUnderstood
    } else if wanted(&["provision", "provisions"]) && word.text.parse::<Article>().is_ok() {
        Problem::UnknownArticle
    } else if is_like_time(&word.text)
        && !is_time
        && (is_first || wanted(&["time", "gain", "loss", "correction"]))
    {
        Problem::BadTime
    } else {
        Problem::NotUnderstood
    }
}
