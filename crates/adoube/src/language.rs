//! The language of the output.

use adoube_chess::notation::Language;

use crate::problem::Problem;

/// The requested language, else that of the environment, else English.
pub(crate) fn choose(asked: Option<&str>) -> Result<Language, Problem> {
    asked.map_or_else(|| Ok(from_environment()), from_tag)
}

/// The language with this tag.
pub(crate) fn from_tag(tag: &str) -> Result<Language, Problem> {
    Language::from_tag(tag).ok_or_else(|| Problem::UnknownLanguage { tag: tag.to_owned() })
}

/// The language of the first locale variable that is set; it decides even if it names an unsupported language,
/// as in POSIX.
pub(crate) fn from_environment() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|locale| !locale.is_empty())
        .and_then(|locale| Language::from_tag(&locale))
        .unwrap_or(Language::En)
}
