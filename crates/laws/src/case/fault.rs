//! Faults in the text of a case.

use std::fmt;

use adoube_chess::notation::Language;

use super::Unclear;

/// A place in a case that cannot be parsed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseFault {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The line itself.
    pub text: String,
    /// The problem.
    pub problem: Problem,
    /// What would have been accepted there.
    pub expected: Vec<String>,
    /// What was probably meant, the nearest first.
    pub candidates: Vec<String>,
    /// The language of the case, in which the last two are written.
    pub language: Language,
}

/// A problem with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The first line is not the title.
    NoTitle,
    /// The line that names the language names an unknown one.
    UnknownLanguage,
    /// The line cannot be understood from this column on.
    NotUnderstood,
    /// The line ends too early.
    EndsTooEarly,
    /// An announcement or setup comes after the first act.
    AnnouncedTooLate,
    /// There is no such edition.
    UnknownEdition,
    /// The expectation names an edition under which the case is not run.
    EditionNotRun,
    /// The time is before that of the previous line.
    BackInTime,
    /// It is not a time.
    BadTime,
    /// The time control has no unit, and makes no sense in seconds.
    NoUnit,
    /// No edition has an article with this number.
    UnknownArticle,
    /// The expectation names something that some of its editions do not have.
    NotInEditions {
        /// The editions.
        editions: String,
        /// The provision or the article.
        what: String,
    },
    /// No game can begin in this position, with the reason.
    Position(String),
    /// These regulations are impossible, with the reason.
    Regulations(String),
    /// The moves cannot be played, with the reason.
    Moves(String),
    /// The line has no meaning at the table at this point.
    Unclear(Unclear),
    /// The line has too many words.
    TooLong,
    /// Nothing happens in the case.
    NothingHappens,
}

impl Problem {
    /// A stable identifier.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoTitle => "no-title",
            Self::UnknownLanguage => "unknown-language",
            Self::NotUnderstood => "not-understood",
            Self::EndsTooEarly => "ends-too-early",
            Self::AnnouncedTooLate => "announced-too-late",
            Self::UnknownEdition => "unknown-edition",
            Self::EditionNotRun => "edition-not-run",
            Self::BackInTime => "back-in-time",
            Self::BadTime => "bad-time",
            Self::NoUnit => "no-unit",
            Self::UnknownArticle => "unknown-article",
            Self::NotInEditions { .. } => "not-in-editions",
            Self::Position(_) => "position",
            Self::Regulations(_) => "regulations",
            Self::Moves(_) => "moves",
            Self::Unclear(_) => "unclear",
            Self::TooLong => "too-long",
            Self::NothingHappens => "nothing-happens",
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoTitle => "a case begins with its title: # and some words",
            Self::UnknownLanguage => "cases are not written in this language",
            Self::NotUnderstood => "this is not understood",
            Self::EndsTooEarly => "the line ends too early",
            Self::AnnouncedTooLate => "this belongs before the first thing that happens",
            Self::UnknownEdition => "there is no edition of that year",
            Self::EditionNotRun => "the case is not run under this edition",
            Self::BackInTime => "this is earlier than the line before",
            Self::BadTime => "this is no time",
            Self::NoUnit => "a time control needs its units, unless it is in seconds",
            Self::UnknownArticle => "no edition has an article of this number",
            Self::NotInEditions { editions, what } => {
                return write!(f, "the Laws of {editions} have no {what}");
            }
            Self::Position(why) => return write!(f, "no game can begin in this position: {why}"),
            Self::Regulations(why) => return write!(f, "these regulations cannot be: {why}"),
            Self::Moves(why) => return write!(f, "these moves cannot be played: {why}"),
            Self::Unclear(why) => return why.fmt(f),
            Self::TooLong => "the line has more words than anybody can follow",
            Self::NothingHappens => "nothing happens in this case",
        })
    }
}

impl CaseFault {
    /// Creates a fault of the case as a whole, without a line.
    pub fn new(problem: Problem) -> Self {
        Self {
            line: 0,
            column: 0,
            text: String::new(),
            problem,
            expected: Vec::new(),
            candidates: Vec::new(),
            language: Language::En,
        }
    }
}

impl fmt::Display for CaseFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "line {}, column {}: {}", self.line, self.column, self.problem)?;
        writeln!(f, "  {}", self.text)?;
        write!(f, "  {}^", " ".repeat(self.column.saturating_sub(1)))?;
        if !self.expected.is_empty() {
            write!(f, "\n  expected: {}", self.expected.join(", "))?;
        }
        if !self.candidates.is_empty() {
            write!(f, "\n  perhaps: {}", self.candidates.join(", "))?;
        }
        Ok(())
    }
}

impl std::error::Error for CaseFault {}
