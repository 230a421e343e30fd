//! The condition of the hall, for its officials: whether it can store what people do, and what is damaged.

use axum::{Json, extract::State};
use serde::Serialize;
use utoipa::ToSchema;

use adoube_record::i18n::HallKey;

use crate::{
    http::shared::{AppState, Authorized, Caller, SharedState, in_words, problem::damage_sentence},
    ids::{BoardNo, CompetitionId, GameId, RoundNo},
    ledger::Damage,
    people,
    permission::{Permission, SeeCondition},
};

/// The condition of the hall.
#[derive(Serialize, ToSchema)]
pub(crate) struct Condition {
    /// Whether the last attempt to store something has succeeded.
    pub storage: bool,
    /// What an official has to know, the most urgent first; nothing if all is well.
    pub troubles: Vec<HallIssue>,
}

/// Something that is wrong.
#[derive(Serialize, ToSchema)]
#[schema(as = Trouble)]
pub(crate) struct HallIssue {
    /// What it is and what can be done, in the caller's language.
    pub text: String,
    /// The competition, if it concerns one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub competition: Option<CompetitionId>,
    /// The name of the competition.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The game whose record is damaged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
    /// Its round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<RoundNo>,
    /// Its board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardNo>,
}

/// Returns the condition of the hall, as far as it concerns the caller.
#[utoipa::path(get, path = "/v1/condition", tag = "hall", responses((status = 200, body = Condition)))]
pub(super) async fn condition(
    State(app): State<SharedState>,
    caller: Authorized<SeeCondition>,
) -> Json<Condition> {
    let is_failing = app.hall.is_storage_failing();
    let mut issues = Vec::new();
    if is_failing {
        issues.push(issue(in_words(caller.language, |words| words.plain(HallKey::NotStored))));
    }
    let damaged = app.hall.damaged();
    if let Some(damage) = damaged.iter().find(|damage| damage.stream.name() == people::STREAM) {
        issues.push(issue(describe_damage(damage, &caller)));
    }
    let games = damaged.iter().filter_map(|damage| damaged_game(&app, &caller, damage));
    issues.extend(games);
    for unreadable in app.hall.unreadable_competitions().await {
        let part = &unreadable.part.state;
        if caller.is_allowed(Permission::ReadRecord, unreadable.id, part) {
            issues.push(HallIssue {
                competition: Some(unreadable.id),
                name: part.about().map(|about| about.name.clone()),
                ..issue(describe_damage(&unreadable.damage, &caller))
            });
        }
    }
    Json(Condition { storage: !is_failing, troubles: issues })
}

fn describe_damage(damage: &Damage, caller: &Caller) -> String {
    in_words(caller.language, |words| damage_sentence(damage, words))
}

const fn issue(text: String) -> HallIssue {
    HallIssue { text, competition: None, name: None, game: None, round: None, board: None }
}

/// A damaged game, unless another table has taken its place or it is none of the caller's business.
fn damaged_game(app: &AppState, caller: &Caller, damage: &Damage) -> Option<HallIssue> {
    let game = GameId::from_stream(&damage.stream)?;
    let all = app.hall.competitions();
    let (id, competition) = all.into_iter().find(|(_, own)| {
        own.state.place_of(&game).is_some() || own.state.lobby().games().any(|free| free == game)
    })?;
    let state = &competition.state;
    let place = state.place_of(&game);
    let is_replaced = place.is_some_and(|(round, board)| {
        state.board(round, board).is_none_or(|board| board.game != Some(game))
    });
    if is_replaced || !caller.is_allowed(Permission::ReadRecord, id, state) {
        return None;
    }
    Some(HallIssue {
        competition: Some(id),
        name: state.about().map(|about| about.name.clone()),
        game: Some(game),
        round: place.map(|(round, _)| round),
        board: place.map(|(_, board)| board),
        ..issue(describe_damage(damage, caller))
    })
}
