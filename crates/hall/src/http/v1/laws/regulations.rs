//! Regulations in words, before anything is announced.

use adoube_record::narrate;
use axum::Json;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    competition::parse_regulations,
    http::shared::{
        Authorized,
        extract::ApiJson,
        in_words,
        problem::{ApiError, ProblemBody},
    },
    permission::Enter,
};

/// Regulations to explain.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct RegulationsRequest {
    /// The text of a regulations file.
    pub regulations: String,
}

/// Regulations in words.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct RegulationsResponse {
    /// The edition of the Laws.
    pub edition: String,
    /// What holds, as sentences, in the order in which an organiser announces it.
    pub told: Vec<String>,
    /// What should still be announced, or has no effect.
    pub remarks: Vec<String>,
}

/// Says in words what holds under regulations; every error is reported with its place.
#[utoipa::path(post, path = "/v1/laws/regulations", tag = "laws", request_body = RegulationsRequest,
    responses((status = 200, body = RegulationsResponse), (status = 422, body = ProblemBody)))]
pub(in crate::http) async fn explain(
    caller: Authorized<Enter>,
    ApiJson(RegulationsRequest { regulations }): ApiJson<RegulationsRequest>,
) -> Result<Json<RegulationsResponse>, ApiError> {
    let announced = parse_regulations(&regulations)?;
    let of = &announced.regulations;
    Ok(Json(in_words(caller.language, |words| RegulationsResponse {
        edition: of.edition.to_string(),
        told: narrate::regulations(of, words),
        remarks: announced
            .remarks
            .iter()
            .map(|remark| narrate::regulation_fault(&remark.problem, words).join(" "))
            .collect(),
    })))
}
