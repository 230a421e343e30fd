//! Choosing a language on pages without scripts.

use adoube_chess::notation::Language;
use adoube_record::i18n::{Key, Localizer, TextBoardKey};
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

/// The page to return to.
#[derive(Deserialize)]
pub(super) struct RedirectQuery {
    #[serde(default)]
    pub(super) to: String,
}

/// Returns a path of this hall, or else the start page, so that a link from elsewhere cannot redirect to
/// another site.
pub(super) fn local(to: &str) -> &str {
    let is_path = to.starts_with('/') && !to.starts_with("//");
    let is_plain = to.bytes().all(|sign| sign.is_ascii_graphic() && sign != b'\\');
    if is_path && is_plain { to } else { "/" }
}

/// Remembers a language and redirects.
pub(super) async fn choose(
    ApiPath(tag): ApiPath<String>,
    ApiQuery(then): ApiQuery<RedirectQuery>,
) -> Result<Response, ApiError> {
    let language = Language::from_tag(&tag).ok_or(ApiError::NotFound)?;
    let tag = language.tag();
    let cookie = format!("{LANGUAGE_COOKIE}={tag}; Path=/; Max-Age={YEAR}; SameSite=Lax");
    Ok(([(header::SET_COOKIE, cookie)], Redirect::to(local(&then.to))).into_response())
}

/// Renders a link for each language that leads back to this page.
pub(super) fn links(words: &Localizer, here: &str) -> Markup {
    let links = Language::ALL.into_iter().map(|language| {
        let tag = language.tag();
        let name = in_words(language, |words| words.plain(Key::LanguageOwnName));
        let current = (language == words.language()).then_some("true");
        let link = format!("/language/{tag}?to={here}");
        html! { a href=(link) lang=(tag) hreflang=(tag) aria-current=[current] { (name) } }
    });
    html! {
        nav aria-label=(words.plain(TextBoardKey::Language)) {
            p class="row" { @for link in links { (link) " " } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn redirects_stay_on_this_site() {
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
