//! The terms of the Laws in all languages.

use std::collections::BTreeMap;

use adoube_chess::notation::Language;
use adoube_record::lookup::glossary::{self, Fit, Term};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{Cached, cached};
use crate::{
    http::shared::{Authorized, extract::ApiQuery, problem::ApiError},
    permission::Enter,
};

/// What is looked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(in crate::http) struct GlossaryQuery {
    /// A term or its beginning, in any language; all terms if it is left out.
    #[serde(default)]
    q: String,
}

/// The terms of the Laws.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct Terms {
    /// The languages, in the order of a table.
    pub languages: Vec<&'static str>,
    /// The terms; those that fit best first.
    pub terms: Vec<TermResponse>,
}

/// A term in all languages.
#[derive(Serialize, ToSchema)]
#[serde(transparent)]
pub(in crate::http) struct TermResponse(pub BTreeMap<&'static str, Vec<&'static str>>);

impl TermResponse {
    fn of(term: &Term) -> Self {
        let column = |language| (language, term.in_language(language).to_vec());
        Self(Language::ALL.map(column).into_iter().map(|(own, said)| (own.tag(), said)).collect())
    }
}

/// The terms of the Laws, each as every language calls it.
#[utoipa::path(get, path = "/v1/laws/glossary", tag = "laws", params(GlossaryQuery),
    responses((status = 200, body = Terms)))]
pub(in crate::http) async fn find(
    _: Authorized<Enter>,
    ApiQuery(wanted): ApiQuery<GlossaryQuery>,
) -> Result<Cached<Terms>, ApiError> {
    let terms = if wanted.q.trim().is_empty() {
        glossary::terms().map(|term| TermResponse::of(&term)).collect()
    } else {
        let found = glossary::find(&wanted.q, Fit::Beginnings);
        found.iter().map(|(_, term)| TermResponse::of(term)).collect()
    };
    Ok(cached(Terms { languages: Language::ALL.map(Language::tag).to_vec(), terms }))
}
