//! Acts at a table.

use std::sync::Arc;

use adoube_laws::{
    clock::At,
    table::{Action, Answer, ArbiterAct, Arbitration, QuestionId, Viewer, Who},
};
use axum::{
    Json,
    extract::State,
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::games::etag;
use crate::{
    http::shared::{
        Authorized, Caller, SharedState,
        acts::{ActOutcome, ActTerms, carry_out_act},
        extract::{ApiJson, ApiPath},
        game_view::{GameResponse, QuestionResponse, render_game},
        games::{GameAccess, watch},
        in_words,
        problem::{ApiError, ProblemBody},
        render::{self, EventResponse, GameSummary},
    },
    ids::GameId,
    permission::{Arbitrate, Play, ReadLog},
};

/// The maximum length of an idempotency key.
const MAX_KEY_LENGTH: usize = 200;

/// The maximum length of a text in an act.
const MAX_TEXT_LENGTH: usize = 2000;

/// An act.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewAct {
    /// The role: `{"player": "white"}`, `{"assistant": "white"}`, `"arbiter"`, `"bystander"`; by default the
    /// caller's own. Arbiters may enter what others do.
    #[serde(default, rename = "as")]
    pub who: Option<Who>,
    /// The action. It has no time: the hall's clock counts.
    #[schema(value_type = Action)]
    pub action: Value,
}

/// The outcome of an act.
#[derive(Serialize, ToSchema)]
#[schema(as = Acted)]
pub(crate) struct ActResponse {
    /// The number of its entry; of the last one if there were no events.
    pub seq: u64,
    /// The events that the caller may know.
    #[schema(value_type = Vec<EventResponse>)]
    pub events: Arc<[EventResponse]>,
    /// The game after it.
    #[schema(value_type = GameResponse)]
    pub game: Arc<GameResponse>,
}

/// The outcome of an act, in short.
#[derive(Serialize, ToSchema)]
#[schema(as = ActedInShort)]
pub(crate) struct MinimalActResponse {
    /// The number of its entry; of the last one if there were no events.
    pub(crate) seq: u64,
    /// The events that the caller may know.
    #[schema(value_type = Vec<EventResponse>)]
    pub(crate) events: Arc<[EventResponse]>,
    /// The summary of the game after it.
    pub(crate) glance: GameSummary,
}

/// The outcome of an act, in full or in short.
#[derive(ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "it describes what is answered")]
enum ActAnswer {
    Full(Box<ActResponse>),
    Short(Box<MinimalActResponse>),
}

/// The answer to a question.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewAnswer {
    /// The answer.
    pub answer: Answer,
    /// The reason; optional.
    #[serde(default)]
    pub ground: String,
}

/// Parses an action strictly: unknown fields are refused, not ignored.
pub(super) fn parse_action(sent: &Value) -> Result<Action, ApiError> {
    if has_long_text(sent) {
        return Err(ApiError::Unreadable(format!(
            "action: a text of more than {MAX_TEXT_LENGTH} characters"
        )));
    }
    let action = Action::deserialize(sent)
        .map_err(|error| ApiError::Unreadable(format!("action: {error}")))?;
    let known = serde_json::to_value(&action).map_err(|_| ApiError::Broken)?;
    match unknown_field(sent, &known) {
        Some(field) => Err(ApiError::Unreadable(format!("action: unknown field `{field}`"))),
        None => Ok(action),
    }
}

/// Whether it contains an unreasonably long text.
fn has_long_text(sent: &Value) -> bool {
    match sent {
        Value::String(text) => text.chars().nth(MAX_TEXT_LENGTH).is_some(),
        Value::Array(items) => items.iter().any(has_long_text),
        Value::Object(fields) => fields.values().any(has_long_text),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

/// Returns the name of an unknown field. Empty values are allowed.
fn unknown_field(sent: &Value, known: &Value) -> Option<String> {
    match (sent, known) {
        (Value::Object(sent), Value::Object(known)) => {
            sent.iter().find_map(|(name, value)| match known.get(name) {
                Some(known) => unknown_field(value, known),
                None => (!is_nothing(value)).then(|| name.clone()),
            })
        }
        (Value::Array(sent), Value::Array(known)) => {
            sent.iter().zip(known).find_map(|(sent, known)| unknown_field(sent, known))
        }
        _ => None,
    }
}

fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.is_empty(),
        Value::Bool(true) | Value::Number(_) | Value::Object(_) => false,
    }
}

/// Returns the default role of a viewer.
pub(in crate::http) const fn default_role(viewer: Viewer) -> Who {
    viewer.who()
}

/// Carries out an act at a table.
#[utoipa::path(post, path = "/v1/games/{id}/acts", tag = "games",
    params(("id" = String, Path, description = "The game."),
        ("Idempotency-Key" = Option<String>, Header, description = "Idempotency key: a repeated request with the same key is carried out only once."),
        ("If-Match" = Option<String>, Header, description = "The last entry that the client has seen; if there is a later one, the act is rejected."),
        ("Prefer" = Option<String>, Header, description = "`return=minimal` returns only a summary of the game.")),
    request_body = NewAct,
    responses((status = 200, description = "The outcome; in short if that was preferred.", body = inline(ActAnswer)), (status = 400, body = ProblemBody), (status = 403, body = ProblemBody),
        (status = 409, body = ProblemBody, description = "The Laws refuse it."), (status = 412, body = ProblemBody)))]
pub(super) async fn act(
    State(app): State<SharedState>,
    caller: Authorized<Play>,
    headers: HeaderMap,
    ApiPath(id): ApiPath<GameId>,
    ApiJson(NewAct { who, action }): ApiJson<NewAct>,
) -> Result<Response, ApiError> {
    let arrived = app.hall.now();
    let watching = watch(&app, &caller, id).await?;
    let who = who.unwrap_or(default_role(watching.viewer));
    let action = parse_action(&action)?;
    if action == Action::Tick {
        // Time passes by itself.
        return Err(ApiError::Forbidden);
    }
    respond(&app, &caller, id, &watching, (&headers, arrived), (who, action)).await
}

/// Carries out an act and responds with its outcome.
async fn respond(
    app: &SharedState,
    caller: &Caller,
    id: GameId,
    watching: &GameAccess,
    (headers, arrived): (&HeaderMap, At),
    command: (Who, Action),
) -> Result<Response, ApiError> {
    let (key, expected) = (idempotency_key(headers)?, expected_seq(headers)?);
    let terms = ActTerms { key, expected, arrived };
    let done = carry_out_act(app, caller, id, watching, command, terms).await?;
    let ActOutcome { seq, events, at, visible } = done;
    if prefers_minimal(headers) {
        let glance = |words: &_| render::glance(&visible.table, visible.at, watching.viewer, words);
        let glance = in_words(caller.language, glance);
        let short = MinimalActResponse { seq, events, glance };
        let applied = [("preference-applied", "return=minimal")];
        return Ok((etag(visible.seq), applied, Json(short)).into_response());
    }
    let GameAccess { competition, viewer, delay, .. } = watching;
    let (viewer, delay) = (*viewer, *delay);
    let after = GameAccess { competition: competition.clone(), viewer, visible, delay };
    let feed = app.feeds.get(id, delay);
    let game = feed.game_for(&after, caller.language, at).await;
    Ok((etag(game.seq), Json(ActResponse { seq, events, game })).into_response())
}

/// Whether the client prefers a minimal response (RFC 7240): computing the allowed actions is the expensive
/// part.
fn prefers_minimal(headers: &HeaderMap) -> bool {
    let wishes = headers.get_all("prefer").iter().filter_map(|wish| wish.to_str().ok());
    let mut wishes = wishes.flat_map(|list| list.split(','));
    wishes.any(|wish| wish.trim().eq_ignore_ascii_case("return=minimal"))
}

/// Parses the idempotency key.
fn idempotency_key(headers: &HeaderMap) -> Result<Option<String>, ApiError> {
    let Some(key) = headers.get("idempotency-key") else { return Ok(None) };
    let key = key.to_str().unwrap_or_default();
    if key.is_empty() || key.len() > MAX_KEY_LENGTH {
        return Err(ApiError::Unreadable(format!(
            "Idempotency-Key: 1 to {MAX_KEY_LENGTH} printable characters"
        )));
    }
    Ok(Some(key.to_owned()))
}

/// Parses the number of the last entry that the client has seen.
fn expected_seq(headers: &HeaderMap) -> Result<Option<u64>, ApiError> {
    let Some(tag) = headers.get(header::IF_MATCH) else { return Ok(None) };
    let tag = tag.to_str().unwrap_or_default().trim();
    if tag == "*" {
        return Ok(None);
    }
    let number = tag.trim_start_matches("W/").trim_matches('"').parse();
    let wrong = |_| ApiError::Unreadable("If-Match: the number of an entry in quotes".to_owned());
    number.map(Some).map_err(wrong)
}

/// Lists the open questions, for the arbiter.
#[utoipa::path(get, path = "/v1/games/{id}/questions", tag = "games",
    params(("id" = String, Path, description = "The game.")),
    responses((status = 200, body = [QuestionResponse]), (status = 403, body = ProblemBody)))]
pub(super) async fn questions(
    State(app): State<SharedState>,
    caller: Authorized<ReadLog>,
    ApiPath(id): ApiPath<GameId>,
) -> Result<Json<Vec<QuestionResponse>>, ApiError> {
    let watching = caller.watch(&app, id).await?;
    Ok(Json(render_game(id, &watching, caller.language).told.questions))
}

/// Answers a question.
#[utoipa::path(post, path = "/v1/games/{id}/questions/{question}", tag = "games",
    params(("id" = String, Path, description = "The game."), ("question" = u32, Path, description = "The question.")),
    request_body = NewAnswer,
    responses((status = 200, body = ActResponse), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(super) async fn answer(
    State(app): State<SharedState>,
    caller: Authorized<Arbitrate>,
    headers: HeaderMap,
    ApiPath((id, question)): ApiPath<(GameId, u32)>,
    ApiJson(NewAnswer { answer, ground }): ApiJson<NewAnswer>,
) -> Result<Response, ApiError> {
    let arrived = app.hall.now();
    let watching = caller.watch(&app, id).await?;
    if ground.chars().nth(MAX_TEXT_LENGTH).is_some() {
        return Err(ApiError::Unreadable(format!(
            "ground: more than {MAX_TEXT_LENGTH} characters"
        )));
    }
    let act = ArbiterAct::Answer { question: Some(QuestionId(question)), answer };
    let arbitration = Arbitration { ground, ..act.into() };
    let command = (Who::Arbiter, Action::Arbiter(arbitration));
    respond(&app, &caller, id, &watching, (&headers, arrived), command).await
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn unknown_fields_are_refused() {
        for good in [
            json!({"play": {"from": "e2", "to": "e4"}}),
            json!({"play": {"from": "e7", "to": "e8", "becomes": null, "castles": false}}),
            json!({"press": {"hand": "right", "manner": "proper"}}),
            json!({"arbiter": {"by": "", "act": "start"}}),
            json!("tick"),
            json!({"say": {"call-arbiter": "x".repeat(MAX_TEXT_LENGTH)}}),
        ] {
            assert!(parse_action(&good).is_ok(), "{good}");
        }
        for wrong in [
            json!({"press": {"hand": "right", "manner": "proper", "at": 12}}),
            json!({"arbiter": {"act": "start", "time": "now"}}),
            json!({"hand": {"hand": "left", "act": {"lift": {"from": "e2", "at": 5}}}}),
            json!({"say": {"call-arbiter": "š".repeat(MAX_TEXT_LENGTH + 1)}}),
            json!({"fly": {}}),
            json!({}),
            json!(null),
            json!(12),
        ] {
            assert!(matches!(parse_action(&wrong), Err(ApiError::Unreadable(_))), "{wrong}");
        }
    }
}
