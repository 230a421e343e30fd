//! Rounds: pairings, schedule and results.

use adoube_laws::{clock::At, table::Outcome};
use axum::{Json, extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    competitions::{change, with_facts},
    swiss::compared,
};
use crate::{
    competition::{self, Bye, Competition, Day, Pairing, Round, RulesPair, berger::Berger},
    http::shared::{
        Authorized, SharedState,
        extract::{ApiJson, ApiPath, JsonOrCsv},
        problem::{ApiError, ProblemBody},
        visible::Results,
    },
    ids::{BoardNo, CompetitionId, GameId, PlayerNo, RoundNo},
    permission::{EnterResult, Look, Pair},
};

/// A round.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) struct RoundResponse {
    /// Its number.
    pub round: RoundNo,
    /// When it begins, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts: Option<At>,
    /// The day.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub day: Option<Day>,
    /// Its boards.
    pub boards: Vec<BoardResponse>,
    /// The players without a game.
    pub byes: Vec<ByeResponse>,
    /// The pairs that the Swiss rules give in place of those that the organiser has changed; without Black
    /// for the bye.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub by_the_rules: Vec<RulesPair>,
}

/// A board of a round.
#[derive(Serialize, ToSchema)]
pub(super) struct BoardResponse {
    /// Its number.
    pub board: BoardNo,
    /// The player of the white pieces.
    pub white: PlayerNo,
    /// The player of the black pieces.
    pub black: PlayerNo,
    /// The game, if a table was created.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
    /// The result, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
    /// Whether the record of the game is damaged, so that its result is not known.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub unreadable: bool,
}

/// A player without a game, and the kind of bye.
#[derive(Serialize, ToSchema)]
pub(super) struct ByeResponse {
    /// The player.
    pub player: PlayerNo,
    /// The kind of bye.
    pub bye: Bye,
}

/// The start of a round.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Schedule {
    /// The instant, in milliseconds since 1970.
    #[serde(default)]
    pub starts: Option<At>,
    /// The day, by the local calendar.
    #[serde(default)]
    pub day: Option<Day>,
}

/// A result entered by hand.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewResult {
    /// The result, such as `1-0`; none to remove it.
    pub result: Option<Outcome>,
}

pub(super) fn render_round(no: RoundNo, round: &Round, results: &Results) -> RoundResponse {
    let board = |(no, board): (&BoardNo, &competition::Board)| BoardResponse {
        board: *no,
        white: board.white,
        black: board.black,
        game: board.game,
        result: board.result(|game| results.get(*game)),
        unreadable: board.game.is_some_and(|game| results.is_unreadable(game)),
    };
    let bye = |(player, bye): (&PlayerNo, &Bye)| ByeResponse { player: *player, bye: *bye };
    RoundResponse {
        round: no,
        starts: round.starts,
        day: round.day,
        boards: round.boards.iter().map(board).collect(),
        byes: round.byes.iter().map(bye).collect(),
        by_the_rules: round.by_the_rules.clone(),
    }
}

/// Lists all rounds, with the results that the caller may know.
#[utoipa::path(get, path = "/v1/competitions/{id}/rounds", tag = "rounds",
    params(("id" = String, Path, description = "The competition.")),
    responses((status = 200, body = [RoundResponse]), (status = 404, body = ProblemBody)))]
pub(super) async fn list(
    State(app): State<SharedState>,
    caller: Authorized<Look>,
    ApiPath(id): ApiPath<CompetitionId>,
) -> Result<Json<Vec<RoundResponse>>, ApiError> {
    let competition = caller.enter(&app, id)?;
    let results = Results::known_to(&app, &caller, id, &competition.state).await?;
    let rounds = competition.state.rounds().iter();
    Ok(Json(rounds.map(|(no, round)| render_round(*no, round, &results)).collect()))
}

/// Sets the start of a round.
#[utoipa::path(put, path = "/v1/competitions/{id}/rounds/{round}", tag = "rounds", request_body = Schedule,
    params(("id" = String, Path, description = "The competition."), ("round" = u32, Path, description = "The round.")),
    responses((status = 204), (status = 422, body = ProblemBody)))]
pub(super) async fn schedule(
    State(app): State<SharedState>,
    caller: Authorized<Pair>,
    ApiPath((id, round)): ApiPath<(CompetitionId, RoundNo)>,
    ApiJson(Schedule { starts, day }): ApiJson<Schedule>,
) -> Result<StatusCode, ApiError> {
    caller.enter(&app, id)?;
    let decide = |before: &Competition| competition::schedule_round(before, round, starts, day);
    change(&app, &caller, id, decide).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Pairs a round, from JSON or CSV.
#[utoipa::path(post, path = "/v1/competitions/{id}/rounds/{round}/pairings", tag = "rounds",
    params(("id" = String, Path, description = "The competition."), ("round" = u32, Path, description = "The round.")),
    request_body(content((Vec<Pairing> = "application/json"), (String = "text/csv"))),
    responses((status = 204), (status = 422, body = ProblemBody)))]
pub(super) async fn pair(
    State(app): State<SharedState>,
    caller: Authorized<Pair>,
    ApiPath((id, round)): ApiPath<(CompetitionId, RoundNo)>,
    listed: JsonOrCsv<Vec<Pairing>>,
) -> Result<StatusCode, ApiError> {
    let before = caller.enter(&app, id)?;
    let decide = |before: &Competition| match &listed {
        JsonOrCsv::Json(pairings) => competition::pair_round(before, round, pairings),
        JsonOrCsv::Csv(table) => competition::csv::pair(before, Some(round), table),
    };
    let published = with_facts(&before.state, app.hall.now(), &decide(&before.state)?);
    let noted = compared(&app, &caller, id, round, published).await?;
    let decide = |before: &Competition| {
        let mut facts = decide(before)?;
        facts.extend(noted.clone());
        Ok(facts)
    };
    change(&app, &caller, id, decide).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Drops the pairings of a round in which nothing has been played yet.
#[utoipa::path(delete, path = "/v1/competitions/{id}/rounds/{round}/pairings", tag = "rounds",
    params(("id" = String, Path, description = "The competition."), ("round" = u32, Path, description = "The round.")),
    responses((status = 204), (status = 422, body = ProblemBody)))]
pub(super) async fn unpair(
    State(app): State<SharedState>,
    caller: Authorized<Pair>,
    ApiPath((id, round)): ApiPath<(CompetitionId, RoundNo)>,
) -> Result<StatusCode, ApiError> {
    caller.enter(&app, id)?;
    change(&app, &caller, id, |before| competition::drop_pairings(before, round)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Pairs several rounds from CSV with a column for the round.
#[utoipa::path(post, path = "/v1/competitions/{id}/pairings", tag = "rounds", request_body(content = String, content_type = "text/csv"),
    params(("id" = String, Path, description = "The competition.")),
    responses((status = 204), (status = 422, body = ProblemBody)))]
pub(super) async fn pair_all(
    State(app): State<SharedState>,
    caller: Authorized<Pair>,
    ApiPath(id): ApiPath<CompetitionId>,
    listed: JsonOrCsv<serde::de::IgnoredAny>,
) -> Result<StatusCode, ApiError> {
    caller.enter(&app, id)?;
    let JsonOrCsv::Csv(table) = listed else { return Err(ApiError::MediaType("text/csv")) };
    change(&app, &caller, id, |before| competition::csv::pair(before, None, &table)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Pairs all rounds of a round robin by Berger tables.
#[utoipa::path(post, path = "/v1/competitions/{id}/pairings/berger", tag = "rounds", request_body = Berger,
    params(("id" = String, Path, description = "The competition.")),
    responses((status = 204), (status = 422, body = ProblemBody)))]
pub(super) async fn pair_berger(
    State(app): State<SharedState>,
    caller: Authorized<Pair>,
    ApiPath(id): ApiPath<CompetitionId>,
    ApiJson(how): ApiJson<Berger>,
) -> Result<StatusCode, ApiError> {
    caller.enter(&app, id)?;
    change(&app, &caller, id, |before| competition::pair_berger(before, how)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Enters the result of a game that is not played at a table of this hall.
#[utoipa::path(put, path = "/v1/competitions/{id}/rounds/{round}/boards/{board}/result", tag = "rounds", request_body = NewResult,
    params(("id" = String, Path, description = "The competition."), ("round" = u32, Path, description = "The round."),
        ("board" = u32, Path, description = "The board.")),
    responses((status = 204), (status = 422, body = ProblemBody)))]
pub(super) async fn enter_result(
    State(app): State<SharedState>,
    caller: Authorized<EnterResult>,
    ApiPath((id, round, board)): ApiPath<(CompetitionId, RoundNo, BoardNo)>,
    ApiJson(NewResult { result }): ApiJson<NewResult>,
) -> Result<StatusCode, ApiError> {
    caller.enter(&app, id)?;
    let decide = |before: &Competition| competition::enter_result(before, round, board, result);
    change(&app, &caller, id, decide).await?;
    Ok(StatusCode::NO_CONTENT)
}
