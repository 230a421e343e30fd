//! Hypertext.

use adoube_chess::notation::Language;
use adoube_record::i18n::HallKey;
use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{Html, IntoResponse, Response},
};

use super::built::Template;
use crate::http::shared::in_words;

/// A text that is nothing but text.
pub(super) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            sign => escaped.push(sign),
        }
    }
    escaped
}

/// A page with this body, that needs no script.
pub(super) fn page(language: Language, status: StatusCode, body: &str) -> Response {
    let title = in_words(language, |words| escaped(&words.plain(HallKey::PageTitle)));
    let body = format!("<main><h1>{title}</h1>{body}</main>");
    written(Template::Plain, language, status, &title, &body)
}

/// A page that a script draws; without scripts the body is shown as it is.
pub(super) fn shell(language: Language, body: &str) -> Response {
    let title = in_words(language, |words| escaped(&words.plain(HallKey::PageTitle)));
    let body = format!("<main><h1>{title}</h1>{body}</main>");
    written(Template::Scripted, language, StatusCode::OK, &title, &body)
}

/// The template that is used if the pages were not built.
const BARE: &str = "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
    <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>Adoube</title></head>\
    <body><!--body--></body></html>";

/// A page with a title, both in hypertext.
pub(super) fn written(
    template: Template,
    language: Language,
    status: StatusCode,
    title: &str,
    body: &str,
) -> Response {
    let tag = language.tag();
    let html = template.read().unwrap_or_else(|| BARE.to_owned());
    let html = html
        .replacen("<html lang=\"en\"", &format!("<html lang=\"{tag}\""), 1)
        .replacen("<title>Adoube</title>", &format!("<title>{title}</title>"), 1)
        .replacen("<!--body-->", body, 1);
    let mut response = (status, Html(html)).into_response();
    let language = HeaderValue::from_static(tag);
    response.headers_mut().insert(header::CONTENT_LANGUAGE, language);
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_text_is_taken_for_more() {
        assert_eq!(
            escaped("<a href=\"x\">'&'</a>"),
            "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;"
        );
        assert_eq!(escaped("Šah – Žiga"), "Šah – Žiga");
    }
}
