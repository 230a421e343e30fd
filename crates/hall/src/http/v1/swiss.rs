//! Swiss rounds: the pairing that the rules propose, its reasons, and explanations of alternatives.

use std::collections::BTreeMap;

use adoube_chess::Colour;
use adoube_pairing::{PlayerId, Tournament, dutch::WhyNot};
use adoube_record::pairing::PairingNarrator;
use axum::{Json, extract::State};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{competitions::change, rounds::ByeResponse};
use crate::{
    competition::{
        self, Bye, Competition, CompetitionFact, ValidationErrors,
        swiss::{self, Proposal},
    },
    http::shared::{
        AppState, Authorized, Caller, SharedState,
        extract::{ApiJson, ApiPath, ApiQuery},
        in_words,
        problem::{ApiError, ProblemBody},
        visible::Results,
    },
    ids::{BoardNo, CompetitionId, PlayerNo, RoundNo},
    permission::Pair,
    token::draw_bit,
};

/// A round as proposed by the rules.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) struct ProposalResponse {
    /// The round.
    pub round: RoundNo,
    /// The boards, in order.
    pub boards: Vec<ProposedBoard>,
    /// The player without an opponent, if the number is odd.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bye: Option<PlayerReason>,
    /// The players who are not paired because they requested a bye.
    pub byes: Vec<ByeResponse>,
    /// The players who are moved down to a lower score group.
    pub floaters: Vec<PlayerReason>,
}

/// A proposed board.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) struct ProposedBoard {
    /// Its number.
    pub board: BoardNo,
    /// The player of the white pieces.
    pub white: PlayerNo,
    /// The player of the black pieces.
    pub black: PlayerNo,
    /// The points of White before the round, in the caller's language.
    pub white_points: String,
    /// The points of Black before the round.
    pub black_points: String,
    /// Why these two players meet.
    pub reason: String,
    /// Why they have these colours.
    pub colours: String,
}

/// A player, and a sentence with the reason.
#[derive(Serialize, ToSchema)]
#[schema(as = Explained)]
pub(super) struct PlayerReason {
    /// The player.
    pub player: PlayerNo,
    /// The reason.
    pub reason: String,
}

/// Why two players do not meet.
#[derive(Serialize, ToSchema)]
pub(super) struct WhyNotResponse {
    /// Whether they do meet.
    pub meet: bool,
    /// The reasons by the rules, as sentences.
    pub told: Vec<String>,
}

/// The initial colour.
#[derive(Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct InitialColour {
    /// The colour of player number 1; none to draw it by lot.
    #[serde(default)]
    pub colour: Option<Colour>,
}

/// The players who do not play in the round, as comma-separated numbers.
#[derive(Default, Deserialize, IntoParams)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[into_params(parameter_in = Query)]
pub(super) struct RequestedByes {
    /// Players with a half-point bye.
    pub half_point: String,
    /// Players with a zero-point bye.
    pub zero_point: String,
}

/// Two players, and those who do not play in the round.
#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct WhyNotQuery {
    /// The first player.
    #[param(value_type = u32)]
    pub one: PlayerNo,
    /// The second player.
    #[param(value_type = u32)]
    pub other: PlayerNo,
    /// Players with a half-point bye.
    #[serde(default)]
    pub half_point: String,
    /// Players with a zero-point bye.
    #[serde(default)]
    pub zero_point: String,
}

impl RequestedByes {
    fn byes(&self) -> Result<BTreeMap<PlayerNo, Bye>, ApiError> {
        let mut byes = BTreeMap::new();
        let listed = [(&self.half_point, Bye::HalfPoint), (&self.zero_point, Bye::ZeroPoint)];
        for (numbers, bye) in listed {
            for text in numbers.split(',').map(str::trim).filter(|text| !text.is_empty()) {
                let wrong = |_| ApiError::Unreadable(format!("{text}: not a player's number"));
                byes.insert(text.parse().map_err(wrong)?, bye);
            }
        }
        Ok(byes)
    }
}

/// Returns the tournament before a round, and the byes of the round: those requested before, and those in
/// this request.
async fn before_round(
    app: &AppState,
    caller: &Authorized<Pair>,
    (id, round): (CompetitionId, RoundNo),
    requested: &RequestedByes,
) -> Result<(Tournament, BTreeMap<PlayerNo, Bye>), ApiError> {
    let competition = caller.enter(app, id)?;
    let state = &competition.state;
    let results = Results::known_to(app, caller, id, state).await?;
    let tournament = competition::tournament(state, |game| results.get(*game));
    let byes = swiss::byes_of_round(state, round, requested.byes()?);
    Ok((swiss::before_round(state, tournament, round, &byes)?, byes))
}

/// Runs a computation on a blocking thread: with many players pairing takes more than milliseconds, and other
/// requests must not wait for it.
async fn off_the_workers<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, ValidationErrors> + Send + 'static,
) -> Result<T, ApiError> {
    let done = tokio::task::spawn_blocking(work).await.map_err(|_| ApiError::Broken)?;
    Ok(done?)
}

/// Proposes the next round of a Swiss by the rules, with reasons. Nothing is changed.
#[utoipa::path(get, path = "/v1/competitions/{id}/rounds/{round}/proposal", tag = "rounds",
    params(("id" = String, Path, description = "The competition."), ("round" = u32, Path, description = "The round."), RequestedByes),
    responses((status = 200, body = ProposalResponse), (status = 422, body = ProblemBody)))]
pub(super) async fn propose(
    State(app): State<SharedState>,
    caller: Authorized<Pair>,
    ApiPath((id, round)): ApiPath<(CompetitionId, RoundNo)>,
    ApiQuery(requested): ApiQuery<RequestedByes>,
) -> Result<Json<ProposalResponse>, ApiError> {
    let (tournament, byes) = before_round(&app, &caller, (id, round), &requested).await?;
    let proposal = off_the_workers(move || swiss::propose(tournament, round)).await?;
    let byes = byes.into_iter().map(|(player, bye)| ByeResponse { player, bye }).collect();
    Ok(Json(render_proposal(round, &proposal, byes, &caller)))
}

fn render_proposal(
    round: RoundNo,
    proposal: &Proposal,
    byes: Vec<ByeResponse>,
    caller: &Caller,
) -> ProposalResponse {
    let Proposal { tournament, reasons } = proposal;
    let before = reasons.round.number - 1;
    let player = |id: PlayerId| PlayerNo::new(id.0).unwrap_or(PlayerNo::FIRST);
    in_words(caller.language, |words| {
        let narrator = PairingNarrator::new(tournament, words);
        let points = |id: PlayerId| {
            let score = tournament.player(id).map(|player| tournament.score(player, before));
            narrator.points(score.unwrap_or_default())
        };
        let numbers = (1..).filter_map(BoardNo::new);
        let boards = reasons.round.pairs.iter().zip(&reasons.pairs).zip(numbers);
        ProposalResponse {
            round,
            boards: boards
                .map(|((pair, reason), board)| ProposedBoard {
                    board,
                    white: player(pair.white),
                    black: player(pair.black),
                    white_points: points(pair.white),
                    black_points: points(pair.black),
                    reason: narrator.reason(*reason),
                    colours: narrator.colours(pair.colours),
                })
                .collect(),
            bye: reasons.round.bye.zip(reasons.bye).map(|(id, reason)| PlayerReason {
                player: player(id),
                reason: narrator.reason(reason),
            }),
            byes,
            floaters: reasons
                .floaters
                .iter()
                .filter(|floater| reasons.round.bye != Some(floater.player))
                .map(|floater| PlayerReason {
                    player: player(floater.player),
                    reason: narrator.floater(floater),
                })
                .collect(),
        }
    })
}

/// Explains why two players do not meet in the next round of a Swiss.
#[utoipa::path(get, path = "/v1/competitions/{id}/rounds/{round}/proposal/why-not", tag = "rounds",
    params(("id" = String, Path, description = "The competition."), ("round" = u32, Path, description = "The round."), WhyNotQuery),
    responses((status = 200, body = WhyNotResponse), (status = 422, body = ProblemBody)))]
pub(super) async fn why_not(
    State(app): State<SharedState>,
    caller: Authorized<Pair>,
    ApiPath((id, round)): ApiPath<(CompetitionId, RoundNo)>,
    ApiQuery(requested): ApiQuery<WhyNotQuery>,
) -> Result<Json<WhyNotResponse>, ApiError> {
    let WhyNotQuery { one, other, half_point, zero_point } = requested;
    let requested = RequestedByes { half_point, zero_point };
    let (tournament, _) = before_round(&app, &caller, (id, round), &requested).await?;
    let explain = move || swiss::explain(tournament, round, one, other);
    let (tournament, why, paired) = off_the_workers(explain).await?;
    let told = in_words(caller.language, |words| {
        let [one, other] = [one, other].map(|no| PlayerId(no.get()));
        PairingNarrator::new(&tournament, words).why_not(why, &paired, one, other)
    });
    Ok(Json(WhyNotResponse { meet: why == WhyNot::TheyMeet, told }))
}

/// Sets the initial colour of a Swiss before its first round, or draws it by lot.
#[utoipa::path(put, path = "/v1/competitions/{id}/initial-colour", tag = "rounds", request_body = InitialColour,
    params(("id" = String, Path, description = "The competition.")),
    responses((status = 200, body = InitialColour), (status = 422, body = ProblemBody)))]
pub(super) async fn draw_colour(
    State(app): State<SharedState>,
    caller: Authorized<Pair>,
    ApiPath(id): ApiPath<CompetitionId>,
    ApiJson(InitialColour { colour }): ApiJson<InitialColour>,
) -> Result<Json<InitialColour>, ApiError> {
    caller.enter(&app, id)?;
    let colour = match colour {
        Some(colour) => colour,
        None if draw_bit()? => Colour::White,
        None => Colour::Black,
    };
    change(&app, &caller, id, |before| competition::draw_colour(before, colour)).await?;
    Ok(Json(InitialColour { colour: Some(colour) }))
}

/// Returns the note that a round to be published differs from what the rules give, if it does.
pub(super) async fn compared(
    app: &AppState,
    caller: &Caller,
    id: CompetitionId,
    round: RoundNo,
    published: Competition,
) -> Result<Option<CompetitionFact>, ApiError> {
    let results = Results::known_to(app, caller, id, &published).await?;
    off_the_workers(move || Ok(swiss::compare(&published, round, |game| results.get(*game)))).await
}
