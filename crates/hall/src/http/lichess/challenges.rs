//! Challenges: create, accept, decline, cancel, list and show.

use adoube_chess::Colour;
use adoube_laws::clock::PerPlayer;
use adoube_record::i18n::ClientKey;
use axum::{
    Json,
    extract::{Path, State},
    response::{IntoResponse, Response},
};
use serde_json::json;

use super::{
    arrange,
    error::LichessError,
    fields::Fields,
    names,
    ndjson::{self, Disconnected, NdjsonWriter},
    play::{DONE, Ok200},
    player::Player,
    shapes::{self, ChallengeList, ChallengeState, Colours, Parts, TimeControlResponse},
    terms,
};
use crate::{
    competition::{
        Competition,
        lobby::{
            self, Challenge, ChallengeStatus, ColourPreference, Lobby, LobbyError, LobbyFact,
            Reason,
        },
    },
    fold::Shared,
    http::shared::{Base, SharedState, in_words, problem::ApiError},
    ids::{GameId, PlayerNo},
    token,
};

/// Challenges another player of the competition.
pub(super) async fn create(
    State(app): State<SharedState>,
    player: Player,
    base: Base,
    Path(called): Path<String>,
    fields: Fields,
) -> Result<Response, LichessError> {
    let language = player.language();
    LichessError::require_free_games(&app, language)?;
    let competition = player.competition()?;
    let to = names::find(&competition.state, &called).ok_or(ApiError::NotFound)?;
    let (terms, wanted) = terms::parse(&fields, terms::Unit::Seconds, language)?;
    let colour = match wanted {
        ColourPreference::Colour(colour) => colour,
        ColourPreference::Any => terms::coin()?,
    };
    let challenge: GameId = token::draw_id().map_err(ApiError::from)?;
    let made = LobbyFact::Challenged { challenge, from: player.no, to, terms, wanted, colour };
    change(&player, |lobby| lobby::challenge(lobby, &made)).await?;
    let rendered = render_current(&player, challenge, base.as_str())?;
    if !fields.is_set("keepAliveStream") {
        return Ok(Json(rendered).into_response());
    }
    let held = app.streams.open(&player.caller)?;
    Ok(ndjson::stream_response(held, |lines| keep(player, challenge, rendered, lines)))
}

/// Streams the status of a challenge, which lasts as long as the connection.
async fn keep(
    player: Player,
    id: GameId,
    rendered: shapes::Challenge,
    mut lines: NdjsonWriter,
) -> Result<(), Disconnected> {
    lines.say(&rendered).await?;
    let Ok(mut changes) = player.subscribe_competition() else { return Ok(()) };
    let fate = lines
        .until(async {
            let over = |competition: &Shared<Competition>| {
                fate(&competition.state, id) != Some(ChallengeStatus::Stands)
            };
            let last = changes.wait_for(over).await;
            last.ok().and_then(|last| fate(&last.state, id))
        })
        .await;
    let Ok(fate) = fate else {
        let cancelled = LobbyFact::Cancelled { challenge: id };
        // Refused: it is no longer open.
        let _ = change(&player, |lobby| lobby::close(lobby, player.no, &cancelled)).await;
        return Err(Disconnected);
    };
    let done = match fate {
        Some(ChallengeStatus::Accepted) => "accepted",
        Some(ChallengeStatus::Declined(_)) => "declined",
        Some(ChallengeStatus::Cancelled | ChallengeStatus::Stands) | None => "canceled",
    };
    lines.say(&json!({ "done": done })).await
}

fn fate(competition: &Competition, id: GameId) -> Option<ChallengeStatus> {
    competition.lobby().challenge(id).map(|challenge| challenge.state)
}

/// Accepts a challenge: a table is created, and both players are notified.
pub(super) async fn accept(
    State(app): State<SharedState>,
    player: Player,
    Path(id): Path<String>,
) -> Result<Json<Ok200>, LichessError> {
    LichessError::require_free_games(&app, player.language())?;
    let id = parse_id(&id)?;
    let accepted = LobbyFact::Accepted { challenge: id };
    let competition = player.competition()?;
    let language = player.language();
    lobby::close(competition.state.lobby(), player.no, &accepted)
        .map_err(|why| LichessError::from_lobby(language, why))?;
    let challenge = competition.state.lobby().challenge(id).ok_or(ApiError::NotFound)?;
    let players = match challenge.colour {
        Colour::White => PerPlayer { white: challenge.from, black: challenge.to },
        Colour::Black => PerPlayer { white: challenge.to, black: challenge.from },
    };
    arrange::create_game(&player, &competition.state, id, &challenge.terms, players).await?;
    change(&player, |lobby| lobby::close(lobby, player.no, &accepted)).await?;
    Ok(DONE)
}

/// Declines a challenge, with a reason that clients know.
pub(super) async fn decline(
    player: Player,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Json<Ok200>, LichessError> {
    let word = fields.get("reason").unwrap_or_default().to_ascii_lowercase();
    let reason = serde_json::from_value(word.into()).unwrap_or(Reason::Generic);
    let declined = LobbyFact::Declined { challenge: parse_id(&id)?, reason };
    change(&player, |lobby| lobby::close(lobby, player.no, &declined)).await?;
    Ok(DONE)
}

/// Cancels a challenge, by the challenger.
pub(super) async fn cancel(
    player: Player,
    Path(id): Path<String>,
) -> Result<Json<Ok200>, LichessError> {
    let cancelled = LobbyFact::Cancelled { challenge: parse_id(&id)? };
    change(&player, |lobby| lobby::close(lobby, player.no, &cancelled)).await?;
    Ok(DONE)
}

/// Lists the open challenges.
pub(super) async fn list(player: Player, base: Base) -> Result<Json<ChallengeList>, LichessError> {
    let competition = player.competition()?;
    let mut mine = ChallengeList::default();
    for challenge in competition.state.lobby().challenges_of(player.no) {
        let rendered = render(&competition.state, challenge, &player, base.as_str());
        let side = if challenge.from == player.no { &mut mine.sent } else { &mut mine.received };
        side.extend(rendered.filter(|_| challenge.state == ChallengeStatus::Stands));
    }
    Ok(Json(mine))
}

/// Returns a challenge, whatever its status.
pub(super) async fn show(
    player: Player,
    base: Base,
    Path(id): Path<String>,
) -> Result<Json<shapes::Challenge>, LichessError> {
    Ok(Json(render_current(&player, parse_id(&id)?, base.as_str())?))
}

fn parse_id(id: &str) -> Result<GameId, ApiError> {
    id.parse().map_err(|_| ApiError::NotFound)
}

/// Applies a change to the lobby.
async fn change(
    player: &Player,
    decide: impl Fn(&Lobby) -> Result<Vec<LobbyFact>, LobbyError> + Send + Sync,
) -> Result<(), LichessError> {
    let changed = arrange::change(player, |lobby, _| decide(lobby)).await;
    changed.map_err(|why| LichessError::from_change(player.language(), why))
}

/// Renders the current state of a challenge.
fn render_current(player: &Player, id: GameId, base: &str) -> Result<shapes::Challenge, ApiError> {
    let competition = player.competition()?;
    let challenge = competition.state.lobby().challenge(id);
    let own = challenge.filter(|challenge| [challenge.from, challenge.to].contains(&player.no));
    own.and_then(|challenge| render(&competition.state, challenge, player, base))
        .ok_or(ApiError::NotFound)
}

/// Renders a challenge as one of its players sees it.
pub(super) fn render(
    competition: &Competition,
    challenge: &Challenge,
    to: &Player,
    base: &str,
) -> Option<shapes::Challenge> {
    let person = |no: PlayerNo| names::person(competition, no);
    let terms = &challenge.terms;
    let parts = Parts {
        id: challenge.id.as_str(),
        base,
        challenger: &person(challenge.from)?,
        challenged: &person(challenge.to)?,
        variant: terms::variant(terms),
        position: terms::position(terms),
        speed: terms::speed(terms),
        time: TimeControlResponse::new(terms.limit, terms.increment),
        wanted: match challenge.wanted {
            ColourPreference::Colour(Colour::White) => Colours::White,
            ColourPreference::Colour(Colour::Black) => Colours::Black,
            ColourPreference::Any => Colours::Random,
        },
        colour: challenge.colour,
        state: match challenge.state {
            ChallengeStatus::Stands => ChallengeState::Created,
            ChallengeStatus::Cancelled => ChallengeState::Canceled,
            ChallengeStatus::Accepted => ChallengeState::Accepted,
            ChallengeStatus::Declined(reason) => ChallengeState::Declined {
                key: word(reason),
                sentence: in_words(to.language(), |words| words.plain(sentence(reason))),
            },
        },
    };
    Some(shapes::Challenge::new(parts, challenge.from == to.no))
}

/// The Lichess name of a reason.
fn word(reason: Reason) -> String {
    serde_json::to_value(reason)
        .ok()
        .and_then(|word| Some(word.as_str()?.to_owned()))
        .unwrap_or_default()
}

const fn sentence(reason: Reason) -> ClientKey {
    match reason {
        Reason::Generic => ClientKey::DeclinesGeneric,
        Reason::Later => ClientKey::DeclinesLater,
        Reason::TooFast => ClientKey::DeclinesTooFast,
        Reason::TooSlow => ClientKey::DeclinesTooSlow,
        Reason::TimeControl => ClientKey::DeclinesTimeControl,
        Reason::Rated => ClientKey::DeclinesRated,
        Reason::Casual => ClientKey::DeclinesCasual,
        Reason::Standard => ClientKey::DeclinesStandard,
        Reason::Variant => ClientKey::DeclinesVariant,
        Reason::NoBot => ClientKey::DeclinesNoBot,
        Reason::OnlyBot => ClientKey::DeclinesOnlyBot,
    }
}
