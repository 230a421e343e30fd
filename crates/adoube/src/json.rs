//! The JSON of the commands, by one convention: names in `snake_case`, every length of time in whole milliseconds
//! (`…_ms`), editions as strings, articles as lists of strings, colours as `white` and `black`. Missing values are null;
//! a key is never left out. Sentences for people accompany the data.
//!
//! The types of the answers are next to their commands. `docs/schema/` has a JSON Schema for each, made from them by the
//! tests of `schema`.

use std::time::Duration;

use adoube_laws::Article;
use adoube_record::describe::FaultFact;
use serde::Serialize;
use serde_json::Value;

/// The version of the convention and of all schemas. It grows when a key is renamed, is removed or changes its meaning,
/// not when one is added.
pub(crate) const SCHEMA_VERSION: u32 = 1;
/// Its key, in every object that is printed by itself.
pub(crate) const SCHEMA_VERSION_KEY: &str = "schema_version";

/// The printed form of an answer: its facts and the version of their schema.
pub(crate) fn versioned(facts: &impl Serialize) -> Value {
    let mut value = serde_json::to_value(facts).expect("answers have text keys and plain values");
    value[SCHEMA_VERSION_KEY] = SCHEMA_VERSION.into();
    value
}

/// A problem instead of an answer.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct ErrorFacts<T> {
    /// What went wrong.
    pub(crate) error: T,
}

/// The summary of a command that answers line by line. It is written to the error stream.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct SummaryFacts<T> {
    /// The counts.
    pub(crate) summary: T,
}

/// A file that is not UTF-8, and the encoding that was guessed for it.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Debug, Serialize)]
pub(crate) struct GuessFacts {
    /// The file, as it was called.
    pub(crate) file: String,
    /// The name of the encoding in the WHATWG Encoding Standard.
    pub(crate) encoding: &'static str,
}

/// The key of such files, in the answers that are made from texts.
pub(crate) const GUESSED_ENCODINGS_KEY: &str = "guessed_encodings";

/// One of the two players.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Colour {
    White,
    Black,
}

impl From<adoube_chess::Colour> for Colour {
    fn from(colour: adoube_chess::Colour) -> Self {
        match colour {
            adoube_chess::Colour::White => Self::White,
            adoube_chess::Colour::Black => Self::Black,
        }
    }
}

/// An edition of the Laws, by its year.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub(crate) struct Edition(#[cfg_attr(test, schemars(regex(pattern = r"^\d{4}$")))] String);

impl Edition {
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<adoube_laws::Edition> for Edition {
    fn from(edition: adoube_laws::Edition) -> Self {
        Self(edition.to_string())
    }
}

/// A fault of a board.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Debug, Serialize)]
pub(crate) struct FaultFacts {
    /// The name of the fault.
    fault: &'static str,
    /// The side, if it concerns only one.
    colour: Option<Colour>,
    /// The square, if it concerns only one.
    square: Option<String>,
    /// The fault as a sentence.
    pub(crate) text: String,
}

impl From<FaultFact> for FaultFacts {
    fn from(fact: FaultFact) -> Self {
        Self {
            fault: fact.fault,
            colour: fact.colour.map(Colour::from),
            square: fact.square.map(|square| square.to_string()),
            text: fact.text,
        }
    }
}

/// The numbers of articles.
pub(crate) fn articles<'a>(articles: impl IntoIterator<Item = &'a Article>) -> Vec<String> {
    articles.into_iter().map(ToString::to_string).collect()
}

/// A text, if there is one.
pub(crate) fn non_empty(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

/// A measured time in whole milliseconds.
pub(crate) fn milliseconds(seconds: f64) -> u64 {
    u64::try_from(Duration::from_secs_f64(seconds).as_millis()).unwrap_or(u64::MAX)
}
