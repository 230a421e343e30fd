//! Localizers of each language, loaded once and shared by all threads.

use std::sync::OnceLock;

use adoube_chess::notation::Language;
use adoube_record::i18n::Localizer;

static WORDS: [OnceLock<Localizer>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// Calls a function with the localizer of a language.
pub(in crate::http) fn in_words<T>(language: Language, say: impl FnOnce(&Localizer) -> T) -> T {
    let place = Language::ALL.iter().position(|known| *known == language).unwrap_or(0);
    say(WORDS[place].get_or_init(|| Localizer::new(language)))
}

/// Loads all languages in advance, so that no request has to wait.
pub(crate) fn load_all() {
    for language in Language::ALL {
        in_words(language, |_| ());
    }
}
