//! Printed labels of articles; those without a number are named.

use adoube_laws::{Article, Citation};

use super::{Localizer, TableKey};

impl Localizer {
    /// An article in print: `9.5.3`; `D.1, last sentence` for `D.1.end`.
    pub fn article(&self, article: &Article) -> String {
        let label = article.to_string();
        let (first, rest) = label.split_once('.').unwrap_or((label.as_str(), ""));
        match (first, rest) {
            ("Guidelines", _) => {
                self.say(TableKey::ArticleGuidelines, [("number", rest.to_owned().into())])
            }
            ("Glossary", term) if !term.is_empty() => {
                let name: String = term
                    .chars()
                    .filter(|sign| *sign != '\'')
                    .map(|sign| if sign == ' ' { '-' } else { sign })
                    .collect();
                let with = [("name", name.into()), ("term", term.to_owned().into())];
                self.say(TableKey::ArticleGlossary, with)
            }
            ("Preface" | "Intro", _) => {
                let part = if rest.is_empty() { "whole" } else { "part" };
                let with = [
                    ("opening", first.to_lowercase().into()),
                    ("part", part.into()),
                    ("item", rest.to_owned().into()),
                ];
                self.say(TableKey::ArticleOpening, with)
            }
            _ => self.part_of_article(&label),
        }
    }

    /// All articles of a citation in print.
    pub fn articles(&self, cite: Citation) -> String {
        let named = cite.articles().iter().map(|article| self.article(article));
        named.collect::<Vec<_>>().join(", ")
    }

    /// A label whose last part is a word, numbered or not: the article, and the name of the part.
    fn part_of_article(&self, label: &str) -> String {
        let numbered = label.rsplit_once('.').filter(|(before, number)| {
            let part = before.rsplit_once('.').map(|(_, part)| part);
            number.parse::<u8>().is_ok() && matches!(part, Some("note" | "rec"))
        });
        if let Some((part, number)) = numbered {
            return format!("{} {number}", self.part_of_article(part));
        }
        let split = label.rsplit_once('.').filter(|(_, part)| {
            part.len() > 2 && part.chars().all(|sign| sign.is_ascii_lowercase())
        });
        let Some((within, part)) = split else { return label.to_owned() };
        let is_appendix = within.len() == 1;
        let part = if is_appendix && part == "example" { "model" } else { part };
        let within = if is_appendix {
            self.say(TableKey::ArticleAppendix, [("letter", within.to_owned().into())])
        } else {
            within.to_owned()
        };
        let with = [("article", within.into()), ("part", part.to_owned().into())];
        self.say(TableKey::ArticlePart, with)
    }
}
