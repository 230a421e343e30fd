//! Labels in all languages, and the tags of PGN.

use std::sync::LazyLock;

use adoube_chess::{Colour, notation::Language};

use crate::{
    describe::colour_name,
    i18n::{Localizer, SheetKey},
};

/// The field that a label introduces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Field {
    Event,
    Group,
    Site,
    Date,
    Round,
    Board,
    Player(Colour),
    Arbiter,
    Result,
    Signature(Colour),
    Fen,
    /// A field that is skipped.
    Other,
}

/// The labels of all fields.
pub(super) struct KnownLabels {
    /// In small letters.
    labels: Vec<(String, Field)>,
    /// Lines without data, such as titles.
    headings: Vec<String>,
}

/// PGN tags that are not labels themselves.
const TAGS: [(&str, Field); 3] =
    [("site", Field::Site), ("fen", Field::Fen), ("arbiter", Field::Arbiter)];

/// Made once: it takes longer than parsing a sheet.
pub(super) static KNOWN: LazyLock<KnownLabels> = LazyLock::new(KnownLabels::for_all_languages);

impl KnownLabels {
    fn for_all_languages() -> Self {
        let mut known = Self { labels: Vec::new(), headings: Vec::new() };
        for words in Language::ALL.map(Localizer::new) {
            known.learn(&words);
        }
        known.labels.extend(TAGS.map(|(tag, field)| (tag.to_owned(), field)));
        known
    }

    fn learn(&mut self, words: &Localizer) {
        let plain = [
            (SheetKey::Event, Field::Event),
            (SheetKey::Group, Field::Group),
            (SheetKey::Site, Field::Site),
            (SheetKey::Date, Field::Date),
            (SheetKey::Round, Field::Round),
            (SheetKey::Board, Field::Board),
            (SheetKey::Arbiter, Field::Arbiter),
            (SheetKey::Result, Field::Result),
            (SheetKey::Control, Field::Other),
            (SheetKey::Laws, Field::Other),
            (SheetKey::SignatureArbiter, Field::Other),
        ];
        self.labels.extend(plain.map(|(key, field)| (words.plain(key).to_lowercase(), field)));
        for colour in Colour::ALL {
            let of = |key| words.say(key, [("colour", colour_name(colour).into())]).to_lowercase();
            self.labels.push((of(SheetKey::Player), Field::Player(colour)));
            self.labels.push((of(SheetKey::Signature), Field::Signature(colour)));
            self.labels.push((of(SheetKey::About), Field::Other));
            let title = of(SheetKey::TitleOf);
            // Printed sheets also have the typographic apostrophe.
            self.headings.push(title.replace('\'', "’"));
            self.headings.push(title);
        }
        self.headings.push(words.plain(SheetKey::Title).to_lowercase());
        let [white, black] = Colour::ALL.map(|colour| {
            words.say(SheetKey::Player, [("colour", colour_name(colour).into())]).to_lowercase()
        });
        self.headings.push(format!("{white} {black}"));
    }

    /// Whether a line is a title or names the two columns.
    pub(super) fn is_heading(&self, line: &str) -> bool {
        let plain = line.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        self.headings.contains(&plain)
    }

    /// The field of a line: `Label: value`, or `[Label "value"]` as PGN has it.
    pub(super) fn field<'t>(&self, line: &'t str) -> Option<(Field, &'t str)> {
        if let Some(tag) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'))
            && let Some((label, value)) = tag.split_once('"')
        {
            let field = self.named(label).unwrap_or(Field::Other);
            return Some((field, value.strip_suffix('"').unwrap_or(value)));
        }
        let (label, value) = line.split_once(':')?;
        Some((self.named(label)?, value.trim()))
    }

    fn named(&self, label: &str) -> Option<Field> {
        let label = label.trim().to_lowercase();
        self.labels.iter().find(|(known, _)| *known == label).map(|(_, field)| *field)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_is_known_with_either_apostrophe() {
        for title in ["White's scoresheet", "BLACK’S SCORESHEET", "Формулар белог"] {
            assert!(KNOWN.is_heading(title), "{title}");
        }
    }
}
