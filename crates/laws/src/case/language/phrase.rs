//! Words and phrases with their inflected forms.

use crate::case::pattern::{Inflection, PatternPart, compile};

/// One form of a phrase; it may have slots: `zmaga {side:gen}`.
pub(in crate::case) struct Form {
    pub(in crate::case) inflection: Inflection,
    pub(in crate::case) text: &'static str,
    pub(in crate::case) pieces: Vec<PatternPart>,
}

/// A phrase in all its forms, the nominative first.
pub(in crate::case) struct Phrase {
    pub(in crate::case) forms: Vec<Form>,
}

impl Phrase {
    /// Parses `nom=… ; gen=…`, or a phrase without inflection.
    fn read(text: &'static str) -> Self {
        let forms = text.split(';').map(|form| {
            let form = form.trim();
            let coded = form
                .split_once('=')
                .and_then(|(code, text)| Some((Inflection::from_code(code.trim())?, text.trim())));
            let (inflection, text) = coded.unwrap_or((Inflection::Nominative, form));
            Form { inflection, text, pieces: compile(text) }
        });
        Self { forms: forms.collect() }
    }

    /// Parses synonymous phrases; the first one is used for writing.
    pub(super) fn several(text: &'static str) -> Vec<Self> {
        text.split('|').map(|phrase| Self::read(phrase.trim())).collect()
    }

    /// Returns a form, or the first one if there is none of that kind.
    pub(in crate::case) fn form(&self, inflection: Inflection) -> Option<&Form> {
        self.forms.iter().find(|form| form.inflection == inflection).or(self.forms.first())
    }
}
