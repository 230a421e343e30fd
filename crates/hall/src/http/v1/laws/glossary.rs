//! The terms of the Laws in all languages.

use std::collections::BTreeMap;

use adoube_chess::notation::Language;
use adoube_record::lookup::glossary::{self, MatchQuality, Term};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{Cached, cached};
use crate::{
    http::shared::{Authorized, extract::ApiQuery, problem::ApiError},
    permission::Enter,
};

/// What to look up.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(in crate::http) struct GlossaryQuery {
    /// A term or its beginning, in any language; all terms if omitted.
    #[serde(default)]
    q: String,
}

/// The terms of the Laws.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct Terms {
    /// The languages, in the order of the columns.
    pub languages: Vec<&'static str>,
    /// The terms, best matches first.
    pub terms: Vec<TermResponse>,
}

/// A term in all languages.
#[derive(Serialize, ToSchema)]
#[serde(transparent)]
pub(in crate::http) struct TermResponse(pub BTreeMap<&'static str, Vec<&'static str>>);

impl TermResponse {
    fn new(term: &Term) -> Self {
        let column = |language| (language, term.in_language(language).to_vec());
        Self(Language::ALL.map(column).into_iter().map(|(own, said)| (own.tag(), said)).collect())
    }
}

/// Looks up terms of the Laws, each in every language.
#[utoipa::path(get, path = "/v1/laws/glossary", tag = "laws", params(GlossaryQuery),
    responses((status = 200, body = Terms)))]
pub(in crate::http) async fn find(
    _: Authorized<Enter>,
    ApiQuery(wanted): ApiQuery<GlossaryQuery>,
) -> Result<Cached<Terms>, ApiError> {
    let terms = if wanted.q.trim().is_empty() {
        glossary::terms().map(|term| TermResponse::new(&term)).collect()
    } else {
        let found = glossary::find(&wanted.q, MatchQuality::Beginnings);
        found.iter().map(|(_, term)| TermResponse::new(term)).collect()
    };
    Ok(cached(Terms { languages: Language::ALL.map(Language::tag).to_vec(), terms }))
}
