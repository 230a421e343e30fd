//! Parses the text of a case.

mod announced;
mod line;
mod recognised;
mod unread;

pub(super) use announced::{EACH, Keyword, announced, behind, each_control, is_announcement};
pub(super) use line::{When, editions, when};
use recognised::{in_language, in_some_language};
use unread::{UnparsedActs, misread, unread};

use std::sync::Arc;

use adoube_chess::notation::Language;

use super::{
    Case,
    acts::{self, ParsedAct, who},
    case_setup::CaseSetup,
    expected::{self, Expectation},
    fault::{CaseFault, Problem},
    language::{Grammar, LanguageLine, chosen, named},
    slots::Furthest,
    values::Cited,
    words::{self, Word},
};
use crate::{Edition, clock::At, nearest};

/// A line with acts.
#[derive(Clone)]
pub(super) struct Step {
    pub(super) line: usize,
    /// The line without its time.
    pub(super) text: String,
    pub(super) when: When,
    pub(super) acts: Vec<ParsedAct>,
    /// Whether the next line of a player denies what this one claims.
    pub(super) is_denied: bool,
    /// The whole line.
    pub(super) source: String,
}

/// An expectation with its position in the file.
#[derive(Clone)]
pub(super) struct ExpectationLine {
    pub(super) line: usize,
    pub(super) text: String,
    /// The editions it is for; all if empty.
    pub(super) editions: Vec<Edition>,
    pub(super) what: Expectation,
}

impl ExpectationLine {
    /// Reports whether it applies to an edition.
    pub(super) fn holds_under(&self, edition: Edition) -> bool {
        self.editions.is_empty() || self.editions.contains(&edition)
    }
}

/// The steps and what is expected of each. The first entry is the state before any step.
#[derive(Clone, Default)]
pub(super) struct Scenes(pub(super) Vec<(Option<Step>, Vec<ExpectationLine>)>);

impl Scenes {
    /// Marks claims that the following line denies as disputed.
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
    /// Parses a case. Every line that is not understood is a fault.
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
    ///
    /// It may be written in any of the languages; the line `jezik: sl` names it. Otherwise a case is
    /// English if it can be parsed as such, else in the language that understands its first act with the
    /// fewest faults.
    pub fn read(text: &str) -> Result<Self, Vec<CaseFault>> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if let Some(named) = chosen(text) {
            return match named.language {
                Some(language) => in_language(text, language).0,
                None => Err(vec![unknown_language(text, &named)]),
            };
        }
        in_some_language(text)
    }

    /// The language it is written in.
    pub const fn language(&self) -> Language {
        self.language
    }
}

/// Creates the fault for an unknown language.
fn unknown_language(text: &str, named: &LanguageLine) -> CaseFault {
    let expected = Language::ALL.map(|language| language.tag().to_owned()).to_vec();
    let source = text.lines().nth(named.line.saturating_sub(1)).unwrap_or_default();
    CaseFault {
        line: named.line,
        column: named.column,
        text: source.to_owned(),
        expected,
        ..CaseFault::new(Problem::UnknownLanguage)
    }
}

/// No line needs more words than this, except a list of moves.
const MOST_WORDS: usize = 200;

/// Faults behind this one are only named: looking for what was meant costs milliseconds a line, and nobody mends more at
/// once.
const MOST_EXPLAINED: usize = 20;

struct Reader<'a> {
    text: &'a str,
    title: Option<String>,
    frame: CaseSetup,
    scenes: Scenes,
    at: At,
    faults: Vec<CaseFault>,
    grammar: &'static Grammar,
    /// Whether the first act was understood; `None` before it.
    is_first_understood: Option<bool>,
    /// The column where the moves begin.
    moves_column: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, language: Language) -> Self {
        Self {
            text,
            title: None,
            frame: CaseSetup::default(),
            scenes: Scenes(vec![(None, Vec::new())]),
            at: At::ZERO,
            faults: Vec::new(),
            grammar: Grammar::for_language(language),
            is_first_understood: None,
            moves_column: 1,
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
        let is_beginning = self.scenes.0.len() == 1;
        if bare.is_empty() || is_beginning && named(bare).is_some() {
            return;
        }
        if self.title.is_none() {
            self.title = Some(String::new());
            self.fault(number, 1, Problem::NoTitle);
        }
        if line.split_whitespace().count() > MOST_WORDS && !is_moves(bare, self.grammar) {
            return self.fault(number, 1, Problem::TooLong);
        }
        let mut column = 1;
        for part in line.split('·') {
            let begins = column + part.chars().take_while(|sign| sign.is_whitespace()).count();
            let trimmed = part.trim();
            if !trimmed.is_empty() {
                let words = words::sentence(trimmed, begins);
                let is_expectation = line.starts_with(char::is_whitespace);
                self.part(number, trimmed, &words, is_expectation);
            }
            column += part.chars().count() + 1;
        }
    }

    fn part(&mut self, number: usize, text: &str, words: &[Word], is_expectation: bool) {
        if is_expectation {
            self.expectation(number, text, words);
        } else if is_announcement(words, self.grammar) {
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
        let (length, editions) = editions(words, self.grammar);
        let since = self.grammar.says("edition/since", words, 0);
        let is_range = since.or_else(|| self.grammar.says("edition/until", words, 0)).is_some();
        for word in words.iter().take(length) {
            let edition = word.text.parse::<Edition>();
            if edition.is_ok_and(|edition| !is_range && !self.frame.editions.contains(&edition)) {
                self.fault(number, word.column, Problem::EditionNotRun);
            }
        }
        let words = words.get(length..).unwrap_or_default();
        let attempts = self.grammar.attempts();
        let read =
            |grammar: &&'static Grammar| expected::read(words, &mut Furthest::default(), grammar);
        let Some(what) = attempts.iter().find_map(read) else {
            let mut furthest = Furthest::noted();
            if let Some(last) = attempts.last() {
                expected::read(words, &mut furthest, last);
            }
            return self.not_understood(number, words, furthest);
        };
        self.not_in_editions(number, words, &editions, &what.cited());
        let expected = ExpectationLine { line: number, text: text.to_owned(), editions, what };
        if let Some((_, all)) = self.scenes.0.last_mut() {
            all.push(expected);
        }
    }

    /// Checks that each edition has what is expected under it.
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
        let (length, when) = when(words, self.grammar);
        let at = match when {
            When::Same => self.at,
            When::At(time) => At::ZERO + time,
            When::Later(time) => self.at + time,
        };
        if at < self.at {
            self.fault(number, words.first().map_or(1, |word| word.column), Problem::BackInTime);
        }
        self.at = self.at.max(at);
        let first = words.first().map_or(1, |word| word.column);
        let words = words.get(length..).unwrap_or_default();
        let told = words.first().map_or(0, |word| word.column.saturating_sub(first));
        let text: String = text.chars().skip(told).collect();
        let found = self.acts(words);
        self.is_first_understood.get_or_insert(found.is_ok());
        match found {
            Ok(acts) => {
                let (source, is_denied) = (self.source(number), false);
                let step = Step { line: number, text, when, acts, is_denied, source };
                self.scenes.0.push((Some(step), Vec::new()));
            }
            Err(unread) => {
                let words = words.get(unread.from..).unwrap_or_default();
                self.not_understood(number, words, unread.furthest);
                if let (Some(fault), false) = (self.faults.last_mut(), unread.meant.is_empty()) {
                    fault.candidates = unread.meant;
                }
            }
        }
    }

    /// Parses the acts of a line after its time.
    fn acts(&self, words: &[Word]) -> Result<Vec<ParsedAct>, UnparsedActs> {
        let attempts = self.grammar.attempts();
        let read = |grammar: &&'static Grammar| {
            let actor = who(words, &mut Furthest::default(), grammar)?;
            let words = words.get(actor.length..).unwrap_or_default();
            acts::read(words, &actor, &mut Furthest::default(), grammar)
        };
        let last = attempts.last().copied().unwrap_or(self.grammar);
        let is_explained = self.faults.len() < MOST_EXPLAINED;
        attempts.iter().find_map(read).ok_or_else(|| unread(words, last, is_explained))
    }

    /// Returns a line as written.
    fn source(&self, line: usize) -> String {
        self.text.lines().nth(line.saturating_sub(1)).unwrap_or_default().to_owned()
    }

    fn fault(&mut self, line: usize, column: usize, problem: Problem) {
        let (text, language) = (self.source(line), self.grammar.language());
        self.faults.push(CaseFault { line, column, text, language, ..CaseFault::new(problem) });
    }

    fn not_understood(&mut self, line: usize, words: &[Word], furthest: Furthest) {
        let word = words.get(furthest.at);
        let problem = match word {
            Some(word) => misread(word, &furthest, self.grammar),
            None => Problem::EndsTooEarly,
        };
        let (is_time, grammar) = (problem == Problem::BadTime, self.grammar);
        let column = word.map_or_else(|| words::end(words), |word| word.column);
        self.fault(line, column, problem);
        let Some(fault) = self.faults.last_mut() else { return };
        if is_time {
            fault.expected = vec![grammar.expected("times").to_owned()];
            return;
        }
        if let Some(word) = word {
            let known = furthest.known.iter().map(String::as_str);
            fault.candidates = nearest::ranked(&word.text, known);
        }
        fault.expected = furthest.expected;
    }

    fn finish(mut self) -> Result<Case, Vec<CaseFault>> {
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
        let is_position = |fault: &CaseFault| matches!(fault.problem, Problem::Position(_));
        let has_start = !self.faults.iter().any(is_position);
        if let (true, Err((line, column, problem))) = (has_start, self.frame.played()) {
            self.fault(line, self.moves_column + column, problem);
        }
        if !self.faults.is_empty() {
            self.faults.sort_by_key(|fault| (fault.line, fault.column));
            return Err(self.faults);
        }
        self.scenes.mark_denied();
        let (title, language) = (self.title.unwrap_or_default(), self.grammar.language());
        let (frame, scenes, text) = (Arc::new(self.frame), Arc::new(self.scenes), self.text.into());
        Ok(Case { title, language, text, frame, scenes })
    }
}

/// Reports whether a line is a list of moves, which may be as long as a game.
fn is_moves(line: &str, grammar: &'static Grammar) -> bool {
    let beginning: Vec<&str> = line.split_whitespace().take(3).collect();
    let words = words::split(&beginning.join(" "), 1);
    Keyword::parse(&words, grammar).is_some_and(|(_, keyword)| keyword == Keyword::Moves)
}
