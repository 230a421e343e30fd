//! Sentences that are read out: in the user's language, with announcements in that of the Laws.

use adoube_laws::Citation;
use adoube_record::i18n::{Localizer, TextBoardKey};
use maud::{Markup, html};

/// Private-use characters around announcements, which are marked as German for screen readers.
const BEGIN: char = '\u{e000}';
const END: char = '\u{e001}';

/// A sentence, possibly with an announcement in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sentence(String);

impl Sentence {
    /// Creates a sentence.
    pub(super) fn new(text: String) -> Self {
        Self(text)
    }

    /// Creates a sentence followed by its article.
    pub(super) fn under(text: String, cite: Option<Citation>, words: &Localizer) -> Self {
        let Some(cite) = cite else { return Self(text) };
        let count = cite.articles().len();
        let with = [
            ("sentence", text.into()),
            ("count", count.into()),
            ("articles", words.articles(cite).into()),
        ];
        Self(words.say(TextBoardKey::Under, with))
    }

    /// Marks an announcement, to be inserted into a sentence.
    pub(super) fn announcement(text: &str) -> String {
        format!("{BEGIN}{text}{END}")
    }

    /// The text, to be inserted into another sentence.
    pub(super) fn text(&self) -> &str {
        &self.0
    }

    /// Renders HTML. The vocabulary of announcements is German.
    pub(super) fn html(&self) -> Markup {
        html! {
            @for (place, part) in self.0.split([BEGIN, END]).enumerate() {
                // Announcements do not nest, so every second part is one.
                @if place % 2 == 1 { span lang="de" { (part) } } @else { (part) }
            }
        }
    }

    /// Renders plain text.
    pub(super) fn plain(&self) -> String {
        self.0.replace([BEGIN, END], "")
    }
}

/// Removes private-use and control characters from the input, and limits its length.
pub(super) fn typed(text: &str) -> String {
    const MAX_LENGTH: usize = 300;
    let is_own = |sign: &char| !matches!(*sign, BEGIN | END) && !sign.is_control();
    text.chars().filter(is_own).take(MAX_LENGTH).collect::<String>().trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn announcements_are_marked_and_nothing_else_is() {
        let sentence = Sentence::new(format!("<b> {}.", Sentence::announcement("Eva vier")));
        assert_eq!(sentence.html().into_string(), "&lt;b&gt; <span lang=\"de\">Eva vier</span>.");
        assert_eq!(sentence.plain(), "<b> Eva vier.");
        assert_eq!(typed(" \u{e000}e4\n "), "e4");
    }
}
