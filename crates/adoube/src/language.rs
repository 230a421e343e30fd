//! The language of the output.

use adoube_chess::notation::Language;

use crate::problem::Problem;

/// The option that asks for a language.
const OPTION: &str = "--lang";

/// The language that was asked for, else that of the environment, else English.
pub(crate) fn choose(asked: Option<&str>) -> Result<Language, Problem> {
    asked.map_or_else(|| Ok(of_environment()), from_tag)
}

/// The language of a command line that cannot be parsed.
pub(crate) fn of_unparsed(arguments: impl IntoIterator<Item = String>) -> Language {
    let mut arguments = arguments.into_iter().skip_while(|argument| !argument.starts_with(OPTION));
    let tag = arguments.next().and_then(|found| match found.strip_prefix(OPTION)? {
        "" => arguments.next(),
        value => value.strip_prefix('=').map(ToOwned::to_owned),
    });
    choose(tag.as_deref()).unwrap_or_else(|_| of_environment())
}

/// The language with this tag.
pub(crate) fn from_tag(tag: &str) -> Result<Language, Problem> {
    Language::from_tag(tag).ok_or_else(|| Problem::UnknownLanguage { tag: tag.to_owned() })
}

/// The language of the first locale variable that is set; it decides even if it names a language
/// that is not supported, as POSIX has it.
pub(crate) fn of_environment() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|locale| !locale.is_empty())
        .and_then(|locale| Language::from_tag(&locale))
        .unwrap_or(Language::En)
}
