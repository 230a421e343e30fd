//! The frame of a page. HTML is written with `maud`, which escapes every text.

use adoube_chess::notation::Language;
use adoube_record::i18n::HallKey;
use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{Html, IntoResponse, Response},
};
use maud::{Markup, html};

use super::built::Template;
use crate::http::shared::in_words;

/// Renders a page with this body that needs no script.
pub(super) fn page(language: Language, status: StatusCode, body: &Markup) -> Response {
    titled(Template::Plain, language, status, body)
}

/// Renders a page for the script; without scripts the body is shown as it is.
pub(super) fn shell(language: Language, body: &Markup) -> Response {
    titled(Template::Scripted, language, StatusCode::OK, body)
}

fn titled(template: Template, language: Language, status: StatusCode, body: &Markup) -> Response {
    let title = in_words(language, |words| words.plain(HallKey::PageTitle));
    let body = html! {
        main {
            h1 { (title) }
            (body)
        }
    };
    render(template, language, status, &title, body)
}

/// The template that is used if the pages were not built.
const BARE: &str = "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
    <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>Adoube</title></head>\
    <body><!--body--></body></html>";

/// Renders a page with a title and a body.
pub(super) fn render(
    template: Template,
    language: Language,
    status: StatusCode,
    title: &str,
    body: Markup,
) -> Response {
    let tag = language.tag();
    let title = html! { title { (title) } }.into_string();
    let html = template.read().unwrap_or_else(|| BARE.to_owned());
    let html = html
        .replacen("<html lang=\"en\"", &format!("<html lang=\"{tag}\""), 1)
        .replacen("<title>Adoube</title>", &title, 1)
        .replacen("<!--body-->", &body.into_string(), 1);
    let mut response = (status, Html(html)).into_response();
    let language = HeaderValue::from_static(tag);
    response.headers_mut().insert(header::CONTENT_LANGUAGE, language);
    response
}
