//! All clocks of a competition at once: stopped for an alarm, started again after it or after an interruption.

use adoube_laws::{
    clock::{Milliseconds, PerPlayer},
    table::{Action, ArbiterAct, Arbitration, Stage, Table, Who},
};
use axum::{Json, extract::State};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    game::{Command, CommandError},
    http::shared::{
        Authorized, Caller, SharedState,
        extract::{ApiJson, ApiPath},
        problem::{ApiError, ProblemBody, sentence},
    },
    ids::{BoardNo, CompetitionId, GameId, RoundNo},
    permission::Arbitrate,
};

/// What is done to the clocks.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = ClocksDo)]
pub(crate) enum ClocksCommand {
    /// Both clocks of every running game are stopped.
    Stop,
    /// In every game that is being played and whose clocks stand, the clock that ran is started again.
    Restart,
}

/// A request for all clocks.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ClocksRequest {
    /// What is done.
    #[serde(rename = "do")]
    pub wanted: ClocksCommand,
    /// Time that both players of each game get before their clock is started again, in milliseconds.
    #[serde(default)]
    pub add: Milliseconds,
    /// Why; it stands in the record of each game.
    #[serde(default)]
    pub ground: String,
}

/// What came of it at one board.
#[derive(Serialize, ToSchema)]
#[schema(as = ClocksDone)]
pub(crate) struct BoardClocksResult {
    /// The round.
    pub round: RoundNo,
    /// The board.
    pub board: BoardNo,
    /// The game.
    pub game: GameId,
    /// Whether it was done.
    pub done: bool,
    /// Why not, in the reader's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

/// Stops the clocks of all running games of a competition, or starts them again.
#[utoipa::path(post, path = "/v1/competitions/{id}/clocks", tag = "games", request_body = ClocksRequest,
    params(("id" = String, Path, description = "The competition.")),
    responses((status = 200, body = [BoardClocksResult]), (status = 404, body = ProblemBody)))]
pub(super) async fn all_clocks(
    State(app): State<SharedState>,
    caller: Authorized<Arbitrate>,
    ApiPath(id): ApiPath<CompetitionId>,
    ApiJson(request): ApiJson<ClocksRequest>,
) -> Result<Json<Vec<BoardClocksResult>>, ApiError> {
    let competition = caller.enter(&app, id)?;
    let mut concerned = Vec::new();
    for (place, game) in competition.state.games() {
        let loaded = match app.hall.game(game).await {
            // The clocks of the others cannot wait.
            Err(CommandError::Damaged(_)) => continue,
            loaded => loaded?,
        };
        if loaded.state.table().is_some_and(|table| is_concerned(table, request.wanted)) {
            concerned.push((place, game));
        }
    }
    let added = request.add > Milliseconds::ZERO;
    let compensate = added.then(|| ArbiterAct::Compensate(PerPlayer::same(request.add)));
    let acts: Vec<ArbiterAct> = match request.wanted {
        ClocksCommand::Stop => vec![ArbiterAct::Stop],
        ClocksCommand::Restart => {
            compensate.into_iter().chain([ArbiterAct::Restart(None)]).collect()
        }
    };
    let one = |((round, board), game)| {
        let (app, caller, acts, ground) = (&app, &caller, &acts, &request.ground);
        async move {
            let why = arbitrate(app, caller, game, acts, ground).await?;
            Ok::<_, ApiError>(BoardClocksResult { round, board, game, done: why.is_none(), why })
        }
    };
    // Concurrently, so that no clock waits for another.
    let done = futures_util::future::try_join_all(concerned.into_iter().map(one)).await?;
    Ok(Json(done))
}

fn is_concerned(table: &Table, wanted: ClocksCommand) -> bool {
    let is_running = table.clock().running().is_some();
    let wants_running = matches!(wanted, ClocksCommand::Stop);
    *table.stage() == Stage::Playing && is_running == wants_running
}

/// Carries out acts of the arbiter for all boards in one game, up to the first that the Laws refuse. Returns why, in the caller's
/// language.
pub(super) async fn arbitrate(
    app: &SharedState,
    caller: &Caller,
    game: GameId,
    acts: &[ArbiterAct],
    ground: &str,
) -> Result<Option<String>, ApiError> {
    for act in acts {
        let act = Arbitration {
            by: caller.author(),
            ground: ground.to_owned(),
            act: act.clone(),
            is_for_all: true,
        };
        let command = Command::new(caller.actor(), Who::Arbiter, Action::Arbiter(act));
        match app.hall.act(game, command).await {
            Ok(_) => {}
            Err(CommandError::Refused { refusal, table }) => {
                return Ok(Some(sentence(&ApiError::Refused { refusal, table }, caller.language)));
            }
            Err(CommandError::Damaged(damage)) => {
                return Ok(Some(sentence(&ApiError::Damaged(damage), caller.language)));
            }
            Err(why) => return Err(why.into()),
        }
    }
    Ok(None)
}
