//! Errors of the interface.

use std::{sync::Arc, time::Duration};

use adoube_laws::{
    Article, Edition,
    table::{Refusal, Table},
};
use axum::{
    extract::rejection::{
        BytesRejection, FormRejection, JsonRejection, PathRejection, QueryRejection,
    },
    http::StatusCode,
    response::{IntoResponse, Response},
};

use crate::{
    aggregate::ChangeError,
    competition::ValidationErrors,
    game::CommandError,
    ledger::{Damage, ReadError, StorageError},
    people::{PasswordError, PeopleError},
    token::RandomnessError,
};

/// An error of the interface.
#[derive(Clone, Debug)]
pub enum ApiError {
    /// The request cannot be parsed; the reason is for developers.
    Unreadable(String),
    /// The media type of the body is not the expected one.
    MediaType(&'static str),
    /// The request is too large.
    TooLarge,
    /// The request timed out.
    TooSlow,
    /// The client has exceeded a rate limit and has to wait.
    TooOften(Duration),
    /// The client has too many open streams.
    TooManyStreams {
        /// The maximum number.
        most: u32,
    },
    /// Credentials are required and were not sent.
    Unauthenticated,
    /// The token is invalid.
    Unknown,
    /// The name or the password is wrong.
    WrongPassword,
    /// The caller lacks the permission.
    Forbidden,
    /// A cross-site request.
    OtherOrigin,
    /// The resource does not exist, or the caller may not see it.
    NotFound,
    /// The competition was deleted.
    Deleted,
    /// The path does not support this method.
    Method,
    /// A change of officials is refused.
    People(PeopleError),
    /// The text is not acceptable as a password.
    Password(PasswordError),
    /// A change of a competition is refused.
    Competition(ValidationErrors),
    /// The Laws refuse it.
    Refused {
        /// The refusal.
        refusal: Refusal,
        /// The table at which it was refused.
        table: Arc<Table>,
    },
    /// There are newer entries, up to this one.
    Conflict(u64),
    /// An envelope cannot be closed or opened.
    Envelope,
    /// The game is in progress, and its players may read its record only afterwards.
    StillPlayed,
    /// The game has no such part.
    Nothing,
    /// The Laws have no such part.
    Law(NoSuchLaw),
    /// The storage does not answer.
    Storage(StorageError),
    /// The record of a game or of a competition is damaged.
    Damaged(Damage),
    /// PostgreSQL makes its own backups.
    BackupElsewhere,
    /// The hall is closing.
    Closing,
    /// An internal error.
    Broken,
}

/// What the Laws do not have.
#[derive(Clone, Debug)]
pub enum NoSuchLaw {
    /// An edition of that year.
    Edition(String),
    /// An article of that number.
    Article {
        /// The number.
        article: Article,
        /// The edition that does not have it.
        edition: Edition,
    },
    /// A provision of that name; nor is it the number of an article.
    Provision(String),
}

impl ApiError {
    /// A stable identifier.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Unreadable(_) => "unreadable",
            Self::MediaType(_) => "media-type",
            Self::TooLarge => "too-large",
            Self::TooSlow => "timeout",
            Self::TooOften(_) => "too-often",
            Self::TooManyStreams { .. } => "too-many-streams",
            Self::Unauthenticated => "unauthenticated",
            Self::Unknown => "unknown-token",
            Self::WrongPassword => "wrong-password",
            Self::Forbidden => "forbidden",
            Self::OtherOrigin => "other-origin",
            Self::NotFound => "not-found",
            Self::Deleted => "competition-deleted",
            Self::Method => "method-not-allowed",
            Self::People(why) => people_code(*why),
            Self::Password(PasswordError::TooShort) => "password-too-short",
            Self::Password(PasswordError::TooLong) => "password-too-long",
            Self::Password(PasswordError::Common) => "password-common",
            Self::Password(PasswordError::OwnName) => "password-own-name",
            Self::Competition(ValidationErrors(why)) => {
                why.first().map_or("objection", |error| error.problem.code())
            }
            Self::Refused { .. } => "refused",
            Self::Conflict(_) => "overtaken",
            Self::Envelope => "envelope",
            Self::StillPlayed => "still-played",
            Self::Nothing => "nothing-there",
            Self::Law(NoSuchLaw::Edition(_)) => "no-edition",
            Self::Law(NoSuchLaw::Article { .. }) => "no-article",
            Self::Law(NoSuchLaw::Provision(_)) => "no-provision",
            Self::Storage(_) => "storage-unavailable",
            Self::Damaged(_) => "damaged",
            Self::BackupElsewhere => "backup-elsewhere",
            Self::Closing => "closing",
            Self::Broken => "broken",
        }
    }

    /// Returns the HTTP status.
    pub fn status(&self) -> StatusCode {
        match self {
            Self::Unreadable(_) => StatusCode::BAD_REQUEST,
            Self::MediaType(_) => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::TooOften(_) | Self::TooManyStreams { .. } => StatusCode::TOO_MANY_REQUESTS,
            Self::Unauthenticated
            | Self::Unknown
            | Self::WrongPassword
            | Self::People(PeopleError::CodeMissing | PeopleError::CodeWrong) => {
                StatusCode::UNAUTHORIZED
            }
            Self::Forbidden | Self::OtherOrigin => StatusCode::FORBIDDEN,
            Self::NotFound | Self::Nothing | Self::Law(_) => StatusCode::NOT_FOUND,
            Self::Method => StatusCode::METHOD_NOT_ALLOWED,
            Self::People(PeopleError::LinkUnknown) | Self::Deleted => StatusCode::GONE,
            Self::People(PeopleError::NoSuchOfficial | PeopleError::NoSuchPass) => {
                StatusCode::NOT_FOUND
            }
            Self::People(
                PeopleError::NameTaken
                | PeopleError::NameLooksAlike
                | PeopleError::NotTheFirst
                | PeopleError::HasSecondFactor
                | PeopleError::NoSecondFactor,
            )
            | Self::Refused { .. }
            | Self::Envelope
            | Self::BackupElsewhere
            | Self::StillPlayed => StatusCode::CONFLICT,
            Self::People(_) | Self::Password(_) | Self::Competition(_) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Self::Conflict(_) => StatusCode::PRECONDITION_FAILED,
            Self::Storage(_) | Self::Closing => StatusCode::SERVICE_UNAVAILABLE,
            Self::Broken | Self::Damaged(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

const fn people_code(why: PeopleError) -> &'static str {
    match why {
        PeopleError::LinkUnknown => "link-unknown",
        PeopleError::NotTheFirst => "not-the-first",
        PeopleError::Name => "name",
        PeopleError::NameHidden => "name-hidden",
        PeopleError::NameTaken => "name-taken",
        PeopleError::NameLooksAlike => "name-looks-alike",
        PeopleError::NoOffice => "no-office",
        PeopleError::NoSuchOfficial => "no-such-official",
        PeopleError::NoSuchPass => "no-such-pass",
        PeopleError::LastOrganiser => "last-organiser",
        PeopleError::TooLong => "lasts-too-long",
        PeopleError::TooMany => "too-many",
        PeopleError::HasSecondFactor => "has-second-factor",
        PeopleError::NoSecondFactor => "no-second-factor",
        PeopleError::CodeMissing => "code-missing",
        PeopleError::CodeWrong => "code-wrong",
    }
}

impl IntoResponse for ApiError {
    /// Not rendered yet: the language depends on the caller.
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<CommandError> for ApiError {
    fn from(why: CommandError) -> Self {
        match why {
            CommandError::Unknown => Self::NotFound,
            CommandError::Refused { refusal, table } => Self::Refused { refusal, table },
            // The hall normally answers a retry with the first outcome.
            CommandError::Conflict(seq) | CommandError::Repeated(seq) => Self::Conflict(seq),
            CommandError::Envelope(_) => Self::Envelope,
            CommandError::Storage(why) => Self::Storage(why),
            CommandError::Damaged(damage) => Self::Damaged(damage),
            CommandError::Closing => Self::Closing,
        }
    }
}

impl<E: Into<Self>> From<ChangeError<E>> for ApiError {
    fn from(why: ChangeError<E>) -> Self {
        match why {
            ChangeError::Refused(why) => why.into(),
            ChangeError::Storage(why) => Self::Storage(why),
            ChangeError::Damaged(damage) => Self::Damaged(damage),
            ChangeError::Closing => Self::Closing,
        }
    }
}

impl From<StorageError> for ApiError {
    fn from(why: StorageError) -> Self {
        Self::Storage(why)
    }
}

impl From<ReadError> for ApiError {
    fn from(why: ReadError) -> Self {
        match why {
            ReadError::Storage(why) => Self::Storage(why),
            ReadError::Damaged(damage) => Self::Damaged(damage),
        }
    }
}

impl From<PeopleError> for ApiError {
    fn from(why: PeopleError) -> Self {
        Self::People(why)
    }
}

impl From<PasswordError> for ApiError {
    fn from(why: PasswordError) -> Self {
        Self::Password(why)
    }
}

impl From<ValidationErrors> for ApiError {
    fn from(why: ValidationErrors) -> Self {
        Self::Competition(why)
    }
}

impl From<RandomnessError> for ApiError {
    fn from(why: RandomnessError) -> Self {
        tracing::error!(%why, "no random numbers are available");
        Self::Broken
    }
}

/// Maps a rejection: too large wherever it comes from; otherwise unreadable, with the reason for developers.
fn from_rejection(status: StatusCode, text: String, expected: &'static str) -> ApiError {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => ApiError::TooLarge,
        StatusCode::UNSUPPORTED_MEDIA_TYPE => ApiError::MediaType(expected),
        _ => ApiError::Unreadable(text),
    }
}

impl From<JsonRejection> for ApiError {
    fn from(why: JsonRejection) -> Self {
        from_rejection(why.status(), why.body_text(), "application/json")
    }
}

impl From<FormRejection> for ApiError {
    fn from(why: FormRejection) -> Self {
        from_rejection(why.status(), why.body_text(), "application/x-www-form-urlencoded")
    }
}

impl From<BytesRejection> for ApiError {
    fn from(why: BytesRejection) -> Self {
        from_rejection(why.status(), why.body_text(), "text/csv")
    }
}

impl From<QueryRejection> for ApiError {
    fn from(why: QueryRejection) -> Self {
        Self::Unreadable(why.body_text())
    }
}

impl From<PathRejection> for ApiError {
    /// An id that cannot be parsed does not exist.
    fn from(_: PathRejection) -> Self {
        Self::NotFound
    }
}
