//! The languages of the hall.

use adoube_chess::notation::Language;
use adoube_record::i18n::Key;
use axum::Json;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    http::shared::{Authorized, in_words},
    openapi::LanguageTag,
    permission::Enter,
};

/// A language of the hall.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct LanguageResponse {
    /// Its tag.
    #[schema(value_type = LanguageTag)]
    pub tag: &'static str,
    /// Its own name for itself.
    pub name: String,
}

/// Lists the languages of the hall.
#[utoipa::path(get, path = "/v1/languages", tag = "account",
    responses((status = 200, body = [LanguageResponse])))]
pub(in crate::http) async fn list(_: Authorized<Enter>) -> Json<Vec<LanguageResponse>> {
    let seen = |language: Language| LanguageResponse {
        tag: language.tag(),
        name: in_words(language, |words| words.plain(Key::LanguageOwnName)),
    };
    Json(Language::ALL.map(seen).into())
}
