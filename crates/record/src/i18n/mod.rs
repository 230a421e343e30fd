//! Sentences in all languages. The only code that reads `texts/`.

mod article;
mod keys;

use std::io::Read;

use adoube_chess::notation::{Language, Leniency};
use adoube_laws::{Amount, Edition, Provision, table::ActionKind};
use flate2::read::GzDecoder;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

pub use keys::{
    AuditKey, CaseKey, ClaimKey, ClientKey, HallKey, Key, NAMES, PairingKey, PgnKey, PlayKey,
    QuestionKey, RegulationKey, Sentence, ServeKey, SheetKey, TableKey, TextBoardKey, UsageKey,
};

include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// The texts of a language.
pub(crate) fn texts(language: Language) -> String {
    let own = TEXTS.iter().find(|(tag, _)| *tag == language.tag());
    let mut texts = String::new();
    // Errors are ignored here; a test checks that every message is there.
    let _ = own.map(|(_, packed)| GzDecoder::new(*packed).read_to_string(&mut texts));
    texts
}

/// The language of the plural rules; they do not depend on the script.
fn grammar(language: Language) -> LanguageIdentifier {
    language.code().parse().unwrap_or_default()
}

/// The terms of the Laws, a row each and a column for every language.
pub const TERMS: &str = include_str!("../../texts/terms.tsv");

/// The messages of one language.
pub struct Localizer {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// The prefix of the messages named after leniencies.
const LENIENCY: &str = "leniency-";

/// The name of a provision's message: `law-dead-position` for `DeadPosition`.
fn law(provision: Provision) -> String {
    named("law", provision.name())
}

/// The name of the message for a kind of act: `act-offer-draw` for `OfferDraw`.
fn act(kind: ActionKind) -> String {
    named("act", kind.name())
}

/// The name of a message with a prefix and a name of the Laws.
fn named(family: &str, name: &str) -> String {
    let mut id = family.to_owned();
    for letter in name.chars() {
        if letter.is_uppercase() {
            id.push('-');
        }
        id.extend(letter.to_lowercase());
    }
    id
}

/// The variant of a message for an edition: `SINCE($edition, 2009, 2014)` is the last of these years that the edition has
/// reached, and 0 before the first. So an edition is named only where it changes something.
fn since<'a>(years: &[FluentValue<'a>]) -> FluentValue<'a> {
    let number = |value: &FluentValue<'a>| match value {
        FluentValue::Number(number) => Some(number.value),
        _ => None,
    };
    let Some((edition, years)) = years.split_first() else { return FluentValue::Error };
    let reached = |year: &&FluentValue<'a>| number(year) <= number(edition);
    years.iter().rfind(reached).cloned().unwrap_or(FluentValue::None)
}

/// A named value for a message.
pub type MessageArg<'a> = (&'static str, FluentValue<'a>);

impl Localizer {
    /// The messages of a language.
    pub fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![grammar(language)]);
        // Isolation marks are for mixed directions; all our languages are written left to right.
        bundle.set_use_isolating(false);
        let added = bundle.add_function("SINCE", |years, _| since(years));
        debug_assert!(added.is_ok(), "the bundle is new");
        // Errors are ignored here; a test checks that there are none.
        let resource = FluentResource::try_new(texts(language)).unwrap_or_else(|(read, _)| read);
        bundle.add_resource_overriding(resource);
        Self { language, bundle }
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A message without variables.
    pub fn plain(&self, key: impl Sentence) -> String {
        self.say(key, [])
    }

    /// The description of a leniency.
    pub fn leniency(&self, leniency: Leniency) -> String {
        self.format(&format!("{LENIENCY}{}", leniency.name()), &FluentArgs::new())
    }

    /// The content of a provision in an edition; if the edition does not have it, in the newest one that does.
    pub fn provision(&self, provision: Provision, edition: Edition) -> String {
        let edition = provision.edition_for_text(edition);
        self.law(provision, edition, &provision.amounts(edition))
    }

    /// The content of a provision, with these amounts.
    fn law(&self, provision: Provision, edition: Edition, amounts: &[Amount]) -> String {
        let mut args = FluentArgs::new();
        args.set("edition", edition.year());
        for (name, number) in amounts {
            args.set(*name, *number);
        }
        self.format(&law(provision), &args)
    }

    /// The request for a kind of act.
    pub(crate) fn act<const N: usize>(
        &self,
        kind: ActionKind,
        with: [MessageArg<'_>; N],
    ) -> String {
        self.format(&act(kind), &with.into_iter().collect())
    }

    /// A message with variables.
    pub fn say<const N: usize>(&self, key: impl Sentence, with: [MessageArg<'_>; N]) -> String {
        self.format(key.id(), &with.into_iter().collect())
    }

    /// A message with a list of variables.
    pub(crate) fn say_with(&self, key: impl Sentence, with: Vec<MessageArg<'_>>) -> String {
        self.format(key.id(), &with.into_iter().collect())
    }

    /// The message, or its bare name if it is missing, which tests exclude.
    fn format(&self, id: &str, args: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|found| found.value()) else {
            debug_assert!(false, "no text {id} in {}", self.language.tag());
            return id.to_owned();
        };
        let mut errors = Vec::new();
        let sentence = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        with_one_stop(sentence.into_owned())
    }

    /// The help text with this name, which is made from a command, an option or one of its values, if there is one.
    /// It may list the languages.
    pub fn help(&self, id: &str) -> Option<String> {
        let with = || [("languages", FluentValue::from(self.language_tags(|_| true)))];
        self.bundle.has_message(id).then(|| self.format(id, &with().into_iter().collect()))
    }

    /// The tags of the languages that satisfy a condition, as in `en, sl or hr`.
    pub fn language_tags(&self, is_wanted: impl Fn(Language) -> bool) -> String {
        let tags: Vec<&str> = Language::ALL
            .into_iter()
            .filter(|language| is_wanted(*language))
            .map(Language::tag)
            .collect();
        let Some((last, before)) = tags.split_last().filter(|(_, before)| !before.is_empty())
        else {
            return tags.concat();
        };
        let with = [("first", before.join(", ").into()), ("second", (*last).into())];
        self.say(TableKey::ListOr, with)
    }

    /// A number with the thousands separator of the language.
    pub fn number(&self, number: u64) -> String {
        let separator = self.plain(Key::ThousandsSeparator);
        let digits = number.to_string();
        let mut grouped = String::with_capacity(digits.len() * 4 / 3);
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                grouped.push_str(&separator);
            }
            grouped.push(digit);
        }
        grouped
    }
}

/// A sentence that ends with an abbreviation, as in `exd6 e.p.`, needs no second full stop.
fn with_one_stop(mut sentence: String) -> String {
    if sentence.ends_with("p..") || sentence.ends_with("п..") {
        sentence.pop();
    }
    sentence
}

#[cfg(test)]
mod tests;
