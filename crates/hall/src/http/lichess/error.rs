//! Errors in the shape that Lichess clients expect: a status, and an object with a message.

use adoube_chess::notation::Language;
use adoube_record::i18n::{ClientKey, With};
use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;

use crate::{
    aggregate::ChangeError,
    competition::lobby::{LobbyError, MOST_CHALLENGES},
    http::shared::{AppState, in_words, problem::ApiError},
};

/// Why something is not done.
pub(super) enum LichessError {
    /// For a reason that the hall has everywhere.
    Api(ApiError),
    /// An error of the Lichess API only, in the language of the caller.
    Message(StatusCode, String),
}

impl LichessError {
    /// It cannot be done.
    pub(super) fn plain(language: Language, key: ClientKey) -> Self {
        Self::say(language, key, [])
    }

    /// It cannot be done, and this is why.
    pub(super) fn say<const N: usize>(
        language: Language,
        key: ClientKey,
        with: [With<'_>; N],
    ) -> Self {
        let told = in_words(language, |words| words.say(key, with));
        Self::Message(StatusCode::BAD_REQUEST, told)
    }

    /// What players want to arrange cannot be.
    pub(super) fn of_lobby(language: Language, objection: LobbyError) -> Self {
        match objection {
            LobbyError::NoSuchChallenge => ApiError::NotFound.into(),
            LobbyError::Oneself => Self::plain(language, ClientKey::Oneself),
            LobbyError::NoLonger => Self::plain(language, ClientKey::ChallengeOver),
            LobbyError::NotForYou => Self::plain(language, ClientKey::NotYours),
            LobbyError::TooMany => {
                let most = ("most", MOST_CHALLENGES.into());
                Self::say(language, ClientKey::TooManyChallenges, [most])
            }
            // Every retry lost the race.
            LobbyError::Overtaken => Self::plain(language, ClientKey::Overtaken),
        }
    }

    /// Whether players may arrange games among themselves here.
    pub(super) fn require_free_games(app: &AppState, language: Language) -> Result<(), Self> {
        let told = || Self::plain(language, ClientKey::NoFreeGames);
        if app.settings.free_games { Ok(()) } else { Err(told()) }
    }

    /// What could not be changed about what players arrange.
    pub(super) fn of_change(language: Language, why: ChangeError<LobbyError>) -> Self {
        match why {
            ChangeError::Refused(objection) => Self::of_lobby(language, objection),
            ChangeError::Storage(why) => ApiError::from(why).into(),
            ChangeError::Closing => ApiError::Closing.into(),
        }
    }
}

impl<F: Into<ApiError>> From<F> for LichessError {
    fn from(error: F) -> Self {
        Self::Api(error.into())
    }
}

impl IntoResponse for LichessError {
    /// An [`ApiError`] is rendered on the way out, by [`error_format`].
    fn into_response(self) -> Response {
        match self {
            Self::Api(error) => error.into_response(),
            Self::Message(status, told) => (status, Json(Body { error: told })).into_response(),
        }
    }
}

#[derive(Serialize)]
struct Body {
    error: String,
}

/// Errors of these paths have the shape that Lichess clients expect.
pub(in crate::http) fn error_format(path: &str) -> Option<fn(&Response, String) -> Response> {
    let is_here = path.starts_with("/api/") || path.starts_with("/game/export/");
    is_here.then_some(to_lichess_error)
}

/// An error in the shape that Lichess clients expect. They know few statuses: refusals become bad requests, and every
/// 404 has the same message.
fn to_lichess_error(told: &Response, sentence: String) -> Response {
    let status = match told.status() {
        StatusCode::CONFLICT
        | StatusCode::PRECONDITION_FAILED
        | StatusCode::UNPROCESSABLE_ENTITY => StatusCode::BAD_REQUEST,
        status => status,
    };
    let error = if status == StatusCode::NOT_FOUND { "Not found".to_owned() } else { sentence };
    let (mut parts, body) = (status, Json(Body { error })).into_response().into_parts();
    let anybody = HeaderValue::from_static("*");
    parts.headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, anybody);
    for name in [header::CONTENT_LANGUAGE, header::RETRY_AFTER, header::WWW_AUTHENTICATE] {
        parts.headers.extend(told.headers().get(&name).map(|value| (name, value.clone())));
    }
    Response::from_parts(parts, body)
}
