//! The list of questions.

use serde::Deserialize;

use crate::lookups::{Article, Category, Dead, Mate, Rules};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sessions {
    session: Vec<Session>,
}

/// The questions of one paper, or of several by the same federation.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Session {
    pub(crate) name: String,
    /// Where its cases are, below `cases/exams`.
    pub(crate) folder: String,
    #[serde(default)]
    pub(crate) question: Vec<Question>,
    /// Counted, and not answered yet.
    #[serde(default)]
    pub(crate) open: Vec<Left>,
    /// Not counted.
    #[serde(default)]
    pub(crate) outside: Vec<Left>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Question {
    pub(crate) number: String,
    /// The percentage of candidates who were right, if it was published.
    pub(crate) share: Option<u32>,
    /// The cases that answer it, in the folder of the session.
    #[serde(default)]
    pub(crate) cases: Vec<String>,
    #[serde(default)]
    pub(crate) article: Vec<Article>,
    #[serde(default)]
    pub(crate) mate: Vec<Mate>,
    #[serde(default)]
    pub(crate) dead: Vec<Dead>,
    #[serde(default)]
    pub(crate) category: Vec<Category>,
    #[serde(default)]
    pub(crate) rules: Vec<Rules>,
    /// What the arbiter decides by judgement, or is asked.
    pub(crate) arbiter: Option<String>,
    /// The letter of the Laws, if the key differs.
    #[serde(rename = "letter")]
    pub(crate) _letter: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Left {
    pub(crate) number: String,
    pub(crate) share: Option<u32>,
    #[serde(rename = "reason")]
    pub(crate) _reason: String,
}

pub(crate) fn read(text: &str) -> Result<Vec<Session>, toml::de::Error> {
    toml::from_str::<Sessions>(text).map(|sessions| sessions.session)
}

impl Question {
    pub(crate) fn has_lookup(&self) -> bool {
        !self.article.is_empty()
            || !self.mate.is_empty()
            || !self.dead.is_empty()
            || !self.category.is_empty()
            || !self.rules.is_empty()
    }
}

impl Session {
    /// The numbers of all its questions.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = &str> {
        let left = self.open.iter().chain(&self.outside).map(|left| left.number.as_str());
        self.question.iter().map(|question| question.number.as_str()).chain(left)
    }

    /// The mean of the published percentages of the counted questions.
    fn candidates(&self) -> Option<u32> {
        let shares = self.question.iter().map(|question| question.share);
        let shares: Vec<u32> =
            shares.chain(self.open.iter().map(|left| left.share)).flatten().collect();
        let sum: u32 = shares.iter().sum();
        let count = u32::try_from(shares.len()).ok()?;
        (sum + count / 2).checked_div(count)
    }

    /// The score, with the number of right answers and of those by asking the arbiter, as a line of the table.
    pub(crate) fn row(&self, right: usize, asking: usize) -> String {
        let all = self.question.len() + self.open.len();
        let candidates = self.candidates().map_or("-".to_owned(), |share| format!("{share} %"));
        format!("{:24} {all:>9} {right:>7} {asking:>14} {candidates:>10}", self.name)
    }
}

/// The heading of the lines.
pub(crate) fn heading() -> String {
    let (name, all, right) = ("examination", "questions", "right");
    format!("{name:24} {all:>9} {right:>7} {:>14} {:>10}", "asking arbiter", "candidates")
}
