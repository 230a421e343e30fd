//! Competitions: announcements and officials.

use adoube_laws::clock::At;
use adoube_record::narrate;
use axum::{Json, extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use crate::{
    actor::Actor,
    aggregate::Change,
    competition::{self, About, Competition, CompetitionFact, Dates, ValidationErrors},
    fold::{Fold, Shared},
    http::shared::{
        AppState, Authorized, Caller, SharedState,
        extract::{ApiJson, ApiPath, ApiQuery},
        in_words,
        problem::{ApiError, ProblemBody},
    },
    ids::CompetitionId,
    permission::{Announce, Appoint, Enter, Look, OpenCompetition, Permission},
    token::draw_id,
};

/// A competition in a list.
#[derive(Serialize, ToSchema)]
pub(crate) struct CompetitionListed {
    /// Its id.
    pub id: CompetitionId,
    /// Its name.
    pub name: String,
    /// Where it is played.
    pub place: String,
    /// The first and the last day.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dates: Option<Dates>,
    /// The number of players.
    pub players: usize,
    /// The number of rounds that were paired or scheduled.
    pub rounds: usize,
    /// Whether it was put away.
    pub archived: bool,
}

/// Which competitions to list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct ListQuery {
    /// `true`: those that were put away, instead of the others.
    #[serde(default)]
    pub archived: bool,
    /// The language.
    #[serde(default)]
    #[expect(
        dead_code,
        reason = "it is read with every request, and named here so that it is known"
    )]
    lang: Option<String>,
}

/// A competition.
#[derive(Serialize, ToSchema)]
pub(crate) struct CompetitionResponse {
    /// Its id.
    pub id: CompetitionId,
    /// When it was opened, in milliseconds since 1970.
    pub opened: At,
    /// The announcement.
    pub about: About,
    /// The regulations as sentences.
    pub told: Vec<String>,
    /// The officials of the competition.
    pub officials: Vec<String>,
    /// The number of players.
    pub players: usize,
    /// The number of rounds that were paired or scheduled.
    pub rounds: usize,
    /// Whether it was put away.
    pub archived: bool,
}

/// Changes a competition that was entered.
pub(super) async fn change(
    app: &AppState,
    caller: &Caller,
    id: CompetitionId,
    decide: impl Fn(&Competition) -> Result<Vec<CompetitionFact>, ValidationErrors> + Send + Sync,
) -> Result<Shared<Competition>, ApiError> {
    let decide = |competition: &Competition, _: At| {
        Ok::<_, ValidationErrors>(Change { facts: decide(competition)?, output: () })
    };
    let (after, ()) = app.hall.change_competition(id, &caller.actor(), decide).await?;
    Ok(after)
}

/// Folds further facts into a competition.
pub(super) fn with_facts(before: &Competition, at: At, facts: &[CompetitionFact]) -> Competition {
    let mut after = before.clone();
    for fact in facts {
        after.fold(at, &Actor::Hall, fact);
    }
    after
}

/// Parses the announcement; its regulations may also be the text of a regulations file.
fn parse_about(mut body: Value) -> Result<About, ApiError> {
    if let Some(regulations) = body.get_mut("regulations")
        && let Some(text) = regulations.as_str()
    {
        let announced = competition::parse_regulations(text)?;
        let read = serde_json::to_value(&announced.regulations);
        *regulations = read.map_err(|error| ApiError::Unreadable(error.to_string()))?;
    }
    serde_json::from_value(body).map_err(|error| ApiError::Unreadable(error.to_string()))
}

fn render_competition(
    id: CompetitionId,
    competition: &Competition,
    caller: &Caller,
) -> Result<CompetitionResponse, ApiError> {
    let about = competition.about().ok_or(ApiError::NotFound)?;
    let told = in_words(caller.language, |words| narrate::regulations(&about.regulations, words));
    Ok(CompetitionResponse {
        id,
        opened: competition.opened().unwrap_or(At::ZERO),
        about: About::clone(about),
        told,
        officials: competition.officials().iter().cloned().collect(),
        players: competition.players().len(),
        rounds: competition.rounds().len(),
        archived: competition.is_archived(),
    })
}

/// Lists the competitions that the caller may watch, the newest first, without those that were put away.
#[utoipa::path(get, path = "/v1/competitions", tag = "competitions",
    params(ListQuery), responses((status = 200, body = [CompetitionListed])))]
pub(super) async fn list(
    State(app): State<SharedState>,
    caller: Authorized<Enter>,
    ApiQuery(wanted): ApiQuery<ListQuery>,
) -> Json<Vec<CompetitionListed>> {
    let mut all = app.hall.competitions();
    all.retain(|(_, competition)| competition.state.is_archived() == wanted.archived);
    all.sort_by_key(|(id, competition)| (std::cmp::Reverse(competition.state.opened()), *id));
    let listed = all.into_iter().filter_map(|(id, competition)| {
        let state = &competition.state;
        let about = state.about().filter(|_| caller.is_allowed(Permission::Look, id, state))?;
        Some(CompetitionListed {
            id,
            name: about.name.clone(),
            place: about.place.clone(),
            dates: about.dates,
            players: state.players().len(),
            rounds: state.rounds().len(),
            archived: state.is_archived(),
        })
    });
    Json(listed.collect())
}

/// Opens a competition; the caller becomes its official.
#[utoipa::path(post, path = "/v1/competitions", tag = "competitions", request_body = About,
    responses((status = 201, body = CompetitionResponse), (status = 422, body = ProblemBody)))]
pub(super) async fn open(
    State(app): State<SharedState>,
    caller: Authorized<OpenCompetition>,
    ApiJson(body): ApiJson<Value>,
) -> Result<(StatusCode, Json<CompetitionResponse>), ApiError> {
    let name = caller.official()?;
    let about = parse_about(body)?;
    let id = draw_id()?;
    let decide = |competition: &Competition, at: At| {
        let mut facts = competition::open(competition, &about)?;
        let opened = with_facts(competition, at, &facts);
        facts.extend(competition::appoint(&opened, name)?);
        Ok::<_, ValidationErrors>(Change { facts, output: () })
    };
    let (after, ()) = app.hall.change_competition(id, &caller.actor(), decide).await?;
    Ok((StatusCode::CREATED, Json(render_competition(id, &after.state, &caller)?)))
}

/// Returns a competition.
#[utoipa::path(get, path = "/v1/competitions/{id}", tag = "competitions",
    params(("id" = String, Path, description = "The competition.")),
    responses((status = 200, body = CompetitionResponse), (status = 404, body = ProblemBody)))]
pub(super) async fn read(
    State(app): State<SharedState>,
    caller: Authorized<Look>,
    ApiPath(id): ApiPath<CompetitionId>,
) -> Result<Json<CompetitionResponse>, ApiError> {
    let competition = caller.enter(&app, id)?;
    Ok(Json(render_competition(id, &competition.state, &caller)?))
}

/// Changes the announcement of a competition. Tables that already exist keep their regulations.
#[utoipa::path(put, path = "/v1/competitions/{id}", tag = "competitions", request_body = About,
    params(("id" = String, Path, description = "The competition.")),
    responses((status = 200, body = CompetitionResponse), (status = 422, body = ProblemBody)))]
pub(super) async fn amend(
    State(app): State<SharedState>,
    caller: Authorized<Announce>,
    ApiPath(id): ApiPath<CompetitionId>,
    ApiJson(body): ApiJson<Value>,
) -> Result<Json<CompetitionResponse>, ApiError> {
    caller.enter(&app, id)?;
    let about = parse_about(body)?;
    let after = change(&app, &caller, id, |before| competition::amend(before, &about)).await?;
    app.hall.destroy_ended(id).await?;
    Ok(Json(render_competition(id, &after.state, &caller)?))
}

/// Appoints an official to a competition.
#[utoipa::path(put, path = "/v1/competitions/{id}/officials/{name}", tag = "competitions",
    params(("id" = String, Path, description = "The competition."), ("name" = String, Path, description = "The official's name.")),
    responses((status = 204), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn appoint(
    State(app): State<SharedState>,
    caller: Authorized<Appoint>,
    ApiPath((id, name)): ApiPath<(CompetitionId, String)>,
) -> Result<StatusCode, ApiError> {
    caller.enter(&app, id)?;
    let people = app.hall.people();
    let official = people.state.official(&name);
    let name = &official.ok_or(crate::people::PeopleError::NoSuchOfficial)?.name;
    change(&app, &caller, id, |before| competition::appoint(before, name)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Dismisses an official from a competition.
#[utoipa::path(delete, path = "/v1/competitions/{id}/officials/{name}", tag = "competitions",
    params(("id" = String, Path, description = "The competition."), ("name" = String, Path, description = "The official's name.")),
    responses((status = 204), (status = 422, body = ProblemBody)))]
pub(super) async fn dismiss(
    State(app): State<SharedState>,
    caller: Authorized<Appoint>,
    ApiPath((id, name)): ApiPath<(CompetitionId, String)>,
) -> Result<StatusCode, ApiError> {
    caller.enter(&app, id)?;
    change(&app, &caller, id, |before| competition::dismiss(before, &name)).await?;
    Ok(StatusCode::NO_CONTENT)
}
