//! What acts would lead to, without carrying them out: for the arbiter who decides between them.

use std::sync::Arc;

use adoube_laws::table::{
    Action, AdjournAct, AdjournStep, ArbiterAct, Event, Refusal, Table, Viewer, Who,
};
use adoube_record::narrate;
use axum::{Json, extract::State};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::acts::parse_action;
use crate::{
    http::shared::{
        Authorized, SharedState,
        extract::{ApiJson, ApiPath},
        in_words,
        problem::{ApiError, ProblemBody, sentence},
        render::{self, EventResponse},
    },
    ids::GameId,
    permission::Arbitrate,
};

/// The maximum number of alternatives in a request.
const MAX_ALTERNATIVES: usize = 16;
/// The maximum number of actions in an alternative.
const MAX_ACTIONS: usize = 4;

/// Alternatives between which the arbiter decides.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewPreview {
    /// The alternatives.
    pub alternatives: Vec<Alternative>,
}

/// Actions that would be carried out one after another.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Alternative {
    /// The role, if it is not the arbiter: `{"player": "white"}`.
    #[serde(default, rename = "as")]
    pub who: Option<Who>,
    /// The actions.
    #[schema(value_type = Vec<Action>)]
    pub actions: Vec<Value>,
}

/// What an alternative would lead to.
#[derive(Serialize, ToSchema)]
pub(super) struct PreviewOutcome {
    /// The events.
    pub events: Vec<EventResponse>,
    /// The result, if the game would be over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// Why the Laws refuse it; then nothing of it can be carried out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
}

/// Returns what acts would lead to now. Nothing is carried out.
#[utoipa::path(post, path = "/v1/games/{id}/preview", tag = "games",
    params(("id" = String, Path, description = "The game.")), request_body = NewPreview,
    responses((status = 200, body = [PreviewOutcome]), (status = 400, body = ProblemBody), (status = 403, body = ProblemBody)))]
pub(super) async fn preview(
    State(app): State<SharedState>,
    caller: Authorized<Arbitrate>,
    ApiPath(id): ApiPath<GameId>,
    ApiJson(NewPreview { alternatives }): ApiJson<NewPreview>,
) -> Result<Json<Vec<PreviewOutcome>>, ApiError> {
    let watching = caller.watch(&app, id).await?;
    if alternatives.len() > MAX_ALTERNATIVES {
        let why = format!("alternatives: more than {MAX_ALTERNATIVES}");
        return Err(ApiError::Unreadable(why));
    }
    let table = watching.visible.table.clone();
    let of = watching.visible.created.competition;
    let mut all = Vec::new();
    for Alternative { who, actions } in alternatives {
        let who = who.unwrap_or(Who::Arbiter);
        if actions.len() > MAX_ACTIONS {
            return Err(ApiError::Unreadable(format!("actions: more than {MAX_ACTIONS}")));
        }
        let mut parsed = Vec::new();
        for action in &actions {
            let mut action = parse_action(action)?;
            let acting = (who, &action);
            caller.require_act_as(acting, watching.viewer, of, &watching.competition.state)?;
            if !can_be_previewed(&action) {
                return Err(ApiError::Forbidden);
            }
            if let Action::Arbiter(arbitration) = &mut action {
                arbitration.by = caller.author();
            }
            parsed.push(action);
        }
        let outcome = match simulate(&app, &table, who, &parsed) {
            Ok((after, events)) => PreviewOutcome {
                events: render::events(&table, &events, Viewer::Arbiter, caller.language),
                result: in_words(caller.language, |words| {
                    after.outcome().map(|outcome| narrate::outcome(outcome, words))
                }),
                refused: None,
            },
            Err((refusal, table)) => {
                let refused = sentence(&ApiError::Refused { refusal, table }, caller.language);
                PreviewOutcome { events: Vec::new(), result: None, refused: Some(refused) }
            }
        };
        all.push(outcome);
    }
    Ok(Json(all))
}

/// The table after actions, with their events; or the refusal of one, with the table before it.
type Simulation = Result<(Arc<Table>, Vec<Event>), (Refusal, Arc<Table>)>;

/// Decides actions one after another, without storing them.
fn simulate(app: &SharedState, table: &Arc<Table>, who: Who, actions: &[Action]) -> Simulation {
    let mut table = table.clone();
    let mut events = Vec::new();
    for action in actions {
        let decision = table.act(app.hall.now(), who, action);
        let decision = decision.map_err(|refusal| (refusal, table.clone()))?;
        table = Arc::new(decision.table);
        events.extend(decision.events);
    }
    Ok((table, events))
}

/// Whether an act may be previewed: an envelope stays closed, and time passes by itself.
const fn can_be_previewed(action: &Action) -> bool {
    match action {
        Action::Tick | Action::Adjourn(AdjournAct::Seal(_)) => false,
        Action::Arbiter(arbitration) => !matches!(
            arbitration.act,
            ArbiterAct::Adjourn(AdjournStep::Open(_) | AdjournStep::OpenReply(_))
        ),
        _ => true,
    }
}
