//! Words of each language. They cannot be shared between threads, so each thread has its own.

use std::cell::OnceCell;

use adoube_chess::notation::Language;
use adoube_record::words::Words;

thread_local! {
    static WORDS: [OnceCell<Words>; Language::ALL.len()] = const { [const { OnceCell::new() }; 5] };
}

/// Says something in a language.
pub fn in_words<T>(language: Language, say: impl FnOnce(&Words) -> T) -> T {
    let place = Language::ALL.iter().position(|known| *known == language).unwrap_or(0);
    WORDS.with(|all| say(all[place].get_or_init(|| Words::of(language))))
}
