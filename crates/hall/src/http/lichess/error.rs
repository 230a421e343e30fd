//! Errors in the form that Lichess clients expect: a status, and an object with a message.

use adoube_chess::notation::Language;
use adoube_record::i18n::{ClientKey, MessageArg};
use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;

use crate::{
    aggregate::ChangeError,
    competition::lobby::{LobbyError, MAX_CHALLENGES},
    http::shared::{AppState, in_words, problem::ApiError},
};

/// Why a request failed.
pub(super) enum LichessError {
    /// An error common to all interfaces of the hall.
    Api(ApiError),
    /// An error specific to the Lichess API, in the language of the caller.
    Message(StatusCode, String),
}

impl LichessError {
    /// A bad request with a message without arguments.
    pub(super) fn bad_request(language: Language, key: ClientKey) -> Self {
        Self::bad_request_with(language, key, [])
    }

    /// A bad request with a message and its arguments.
    pub(super) fn bad_request_with<const N: usize>(
        language: Language,
        key: ClientKey,
        with: [MessageArg<'_>; N],
    ) -> Self {
        let message = in_words(language, |words| words.say(key, with));
        Self::Message(StatusCode::BAD_REQUEST, message)
    }

    /// A bad request for a refused change of the lobby.
    pub(super) fn from_lobby(language: Language, error: LobbyError) -> Self {
        match error {
            LobbyError::NoSuchChallenge => ApiError::NotFound.into(),
            LobbyError::SamePlayer => Self::bad_request(language, ClientKey::Oneself),
            LobbyError::NotOpen => Self::bad_request(language, ClientKey::ChallengeOver),
            LobbyError::NotForYou => Self::bad_request(language, ClientKey::NotYours),
            LobbyError::TooMany => {
                let most = ("most", MAX_CHALLENGES.into());
                Self::bad_request_with(language, ClientKey::TooManyChallenges, [most])
            }
            // Every retry hit a conflict.
            LobbyError::Conflict => Self::bad_request(language, ClientKey::Overtaken),
        }
    }

    /// Checks that players may arrange games among themselves here.
    pub(super) fn require_free_games(app: &AppState, language: Language) -> Result<(), Self> {
        let error = || Self::bad_request(language, ClientKey::NoFreeGames);
        if app.settings.free_games { Ok(()) } else { Err(error()) }
    }

    /// The error for a failed change of the lobby.
    pub(super) fn from_change(language: Language, why: ChangeError<LobbyError>) -> Self {
        match why {
            ChangeError::Refused(error) => Self::from_lobby(language, error),
            ChangeError::Storage(why) => ApiError::from(why).into(),
            ChangeError::Damaged(damage) => ApiError::Damaged(damage).into(),
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
            Self::Message(status, message) => {
                (status, Json(Body { error: message })).into_response()
            }
        }
    }
}

#[derive(Serialize)]
struct Body {
    error: String,
}

/// Returns the error format of these paths, the one that Lichess clients expect.
pub(in crate::http) fn error_format(path: &str) -> Option<fn(&Response, String) -> Response> {
    let is_here = path.starts_with("/api/") || path.starts_with("/game/export/");
    is_here.then_some(to_lichess_error)
}

/// Renders an error in the form that Lichess clients expect. They know few statuses: refusals become bad
/// requests, and every 404 has the same message.
fn to_lichess_error(rendered: &Response, sentence: String) -> Response {
    let status = match rendered.status() {
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
        parts.headers.extend(rendered.headers().get(&name).map(|value| (name, value.clone())));
    }
    Response::from_parts(parts, body)
}
