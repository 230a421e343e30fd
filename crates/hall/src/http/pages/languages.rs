//! Choosing a language on pages that need no script.

use adoube_chess::notation::Language;
use adoube_record::i18n::{BlindKey, Key, Localizer};
use axum::{
    http::header,
    response::{IntoResponse, Redirect, Response},
};
use maud::{Markup, html};
use serde::Deserialize;

use crate::http::shared::{
    caller::LANGUAGE_COOKIE,
    extract::{ApiPath, ApiQuery},
    in_words,
    problem::ApiError,
};

/// How long a choice is remembered, in seconds.
const YEAR: u64 = 365 * 24 * 60 * 60;

/// Where to go then.
#[derive(Deserialize)]
pub(super) struct RedirectQuery {
    #[serde(default)]
    pub(super) to: String,
}

/// An address of this hall, or else its beginning: a link from elsewhere leads nowhere else.
pub(super) fn local(to: &str) -> &str {
    let is_path = to.starts_with('/') && !to.starts_with("//");
    let is_plain = to.bytes().all(|sign| sign.is_ascii_graphic() && sign != b'\\');
    if is_path && is_plain { to } else { "/" }
}

/// Remembers a language and goes on.
pub(super) async fn choose(
    ApiPath(tag): ApiPath<String>,
    ApiQuery(then): ApiQuery<RedirectQuery>,
) -> Result<Response, ApiError> {
    let language = Language::from_tag(&tag).ok_or(ApiError::NotFound)?;
    let tag = language.tag();
    let cookie = format!("{LANGUAGE_COOKIE}={tag}; Path=/; Max-Age={YEAR}; SameSite=Lax");
    Ok(([(header::SET_COOKIE, cookie)], Redirect::to(local(&then.to))).into_response())
}

/// A link for each language, that leads back to this page.
pub(super) fn links(words: &Localizer, here: &str) -> Markup {
    let links = Language::ALL.into_iter().map(|language| {
        let tag = language.tag();
        let name = in_words(language, |words| words.plain(Key::LanguageOwnName));
        let current = (language == words.language()).then_some("true");
        let link = format!("/language/{tag}?to={here}");
        html! { a href=(link) lang=(tag) hreflang=(tag) aria-current=[current] { (name) } }
    });
    html! {
        nav aria-label=(words.plain(BlindKey::Language)) {
            p class="row" { @for link in links { (link) " " } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_nowhere_but_here() {
        for to in ["/", "/games/abc", "/competitions/x?round=2#board"] {
            assert_eq!(local(to), to);
        }
        for elsewhere in
            ["", "x", "//evil.example", "/\\evil.example", "https://evil.example", "/a b", "/\r\nx"]
        {
            assert_eq!(local(elsewhere), "/", "{elsewhere:?}");
        }
    }
}
