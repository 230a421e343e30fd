//! Renders errors.

use adoube_chess::notation::Language;
use adoube_record::{
    i18n::{CaseKey, HallKey, Key, Localizer},
    narrate::{self, Context},
};
use axum::{
    Json,
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{ApiError, NoSuchLaw, validation};
use crate::{
    http::shared::words::in_words,
    ids::{CompetitionId, GameId},
    ledger::{Damage, DamageKind},
    people::{MAX_BYTES, MIN_LENGTH, PasswordError, PeopleError},
};

/// A problem as in RFC 9457, with the article where the Laws refuse.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ProblemBody {
    /// The kind of problem, as a stable identifier.
    #[serde(rename = "type")]
    pub kind: String,
    /// A short summary, in the caller's language.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// The full message, in the caller's language.
    pub detail: String,
    /// A stable identifier.
    pub code: String,
    /// The article of the Laws, where they refuse.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// The edition of the Laws, where they refuse.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// The number of the last entry, if there are newer ones than expected.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seq: Option<u64>,
    /// All errors and their places, if there are several or if they have a place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub errors: Vec<Detail>,
}

/// An error in a requested change, and where it is.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Detail {
    /// A stable identifier.
    pub code: String,
    /// The message, in the caller's language.
    pub detail: String,
    /// The index of the item that it is about, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub item: Option<usize>,
    /// The field.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// The heading of the column, as written, if a table was sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heading: Option<String>,
    /// The line of the text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The column of the text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
}

/// Renders the complete response.
pub(crate) fn render_problem(error: &ApiError, language: Language) -> Response {
    if let ApiError::Storage(why) = error {
        tracing::error!(%why, "the storage does not answer");
    }
    let problem = in_words(language, |words| problem_body(error, words));
    metrics::counter!("adoube_refusals_total", "code" => problem.code.clone()).increment(1);
    let mut response = (error.status(), Json(problem)).into_response();
    let headers = response.headers_mut();
    let kind = HeaderValue::from_static("application/problem+json");
    headers.insert(header::CONTENT_TYPE, kind);
    headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(language.tag()));
    if let ApiError::TooOften(wait) = error {
        headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds(*wait)));
    }
    if matches!(error, ApiError::Unauthenticated | ApiError::Unknown) {
        headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    response
}

/// Renders the error as one or several sentences.
pub(crate) fn sentence(error: &ApiError, language: Language) -> String {
    in_words(language, |words| detail(error, words))
}

/// Returns whole seconds, rounded up.
fn seconds(wait: std::time::Duration) -> u64 {
    wait.as_secs() + 1
}

fn problem_body(error: &ApiError, words: &Localizer) -> ProblemBody {
    let cite = match error {
        ApiError::Refused { refusal, .. } => refusal.cite,
        _ => None,
    };
    let errors = match error {
        ApiError::Competition(errors) => validation::details(errors, words),
        _ => Vec::new(),
    };
    let code = error.code();
    ProblemBody {
        kind: format!("urn:adoube:problem:{code}"),
        title: words.plain(title(error)),
        status: error.status().as_u16(),
        detail: detail(error, words),
        code: code.to_owned(),
        article: cite.map(|cite| cite.to_string()),
        edition: match error {
            ApiError::Refused { table, .. } => Some(table.edition().to_string()),
            _ => None,
        },
        seq: if let ApiError::Conflict(seq) = error { Some(*seq) } else { None },
        errors,
    }
}

const fn title(error: &ApiError) -> HallKey {
    match error {
        ApiError::Unreadable(_) | ApiError::MediaType(_) | ApiError::Method => {
            HallKey::TitleUnreadable
        }
        ApiError::TooLarge => HallKey::TitleTooLarge,
        ApiError::TooOften(_) | ApiError::TooManyStreams { .. } => HallKey::TitleTooMuch,
        ApiError::Unauthenticated | ApiError::Unknown | ApiError::WrongPassword => {
            HallKey::TitleUnknown
        }
        ApiError::Forbidden | ApiError::OtherOrigin => HallKey::TitleForbidden,
        ApiError::NotFound | ApiError::Nothing | ApiError::Law(_) | ApiError::Deleted => {
            HallKey::TitleNotFound
        }
        ApiError::People(_)
        | ApiError::Password(_)
        | ApiError::Competition(_)
        | ApiError::Envelope
        | ApiError::BackupElsewhere
        | ApiError::StillPlayed => HallKey::TitleImpossible,
        ApiError::Refused { .. } => HallKey::TitleRefused,
        ApiError::Conflict(_) => HallKey::TitleOvertaken,
        ApiError::TooSlow
        | ApiError::Storage(_)
        | ApiError::Damaged(_)
        | ApiError::Closing
        | ApiError::Broken => HallKey::TitleUnavailable,
    }
}

fn detail(error: &ApiError, words: &Localizer) -> String {
    let plain = |key: HallKey| words.plain(key);
    match error {
        ApiError::Unreadable(what) => {
            words.say(HallKey::Unreadable, [("what", what.as_str().into())])
        }
        ApiError::MediaType(expected) => {
            words.say(HallKey::MediaType, [("expected", (*expected).into())])
        }
        ApiError::TooLarge => plain(HallKey::TooLarge),
        ApiError::TooSlow => plain(HallKey::Timeout),
        ApiError::TooOften(wait) => {
            words.say(HallKey::TooOften, [("seconds", seconds(*wait).into())])
        }
        ApiError::TooManyStreams { most } => {
            words.say(HallKey::TooManyStreams, [("most", (*most).into())])
        }
        ApiError::Unauthenticated => plain(HallKey::Unauthenticated),
        ApiError::Unknown => plain(HallKey::UnknownToken),
        ApiError::WrongPassword => plain(HallKey::WrongPassword),
        ApiError::Forbidden => plain(HallKey::Forbidden),
        ApiError::OtherOrigin => plain(HallKey::OtherOrigin),
        ApiError::NotFound => plain(HallKey::NotFound),
        ApiError::Deleted => plain(HallKey::ObjectionDeleted),
        ApiError::Method => plain(HallKey::Method),
        ApiError::People(why) => plain(people_key(*why)),
        ApiError::Password(PasswordError::TooShort) => {
            words.say(HallKey::PasswordShort, [("least", MIN_LENGTH.into())])
        }
        ApiError::Password(PasswordError::TooLong) => {
            words.say(HallKey::PasswordLong, [("most", MAX_BYTES.into())])
        }
        ApiError::Password(PasswordError::Common) => plain(HallKey::PasswordCommon),
        ApiError::Password(PasswordError::OwnName) => plain(HallKey::PasswordOwnName),
        ApiError::Competition(errors) => validation::sentences(errors, words),
        ApiError::Refused { refusal, table } => {
            narrate::refusal(refusal, Context { before: table, after: table, words })
        }
        ApiError::Conflict(_) => plain(HallKey::Overtaken),
        ApiError::Envelope => plain(HallKey::Envelope),
        ApiError::StillPlayed => plain(HallKey::StillPlayed),
        ApiError::Nothing => plain(HallKey::Nothing),
        ApiError::Law(what) => no_such_law(what, words),
        ApiError::Storage(_) => plain(HallKey::Storage),
        ApiError::Damaged(damage) => damage_sentence(damage, words),
        ApiError::BackupElsewhere => plain(HallKey::BackupElsewhere),
        ApiError::Closing => plain(HallKey::Closing),
        ApiError::Broken => plain(HallKey::Broken),
    }
}

/// Renders what is damaged, and what can be done.
pub(crate) fn damage_sentence(damage: &Damage, words: &Localizer) -> String {
    let key = if GameId::from_stream(&damage.stream).is_some() {
        HallKey::DamagedGame
    } else if CompetitionId::from_stream(&damage.stream).is_some() {
        HallKey::DamagedCompetition
    } else {
        HallKey::DamagedPeople
    };
    let kind = match damage.kind {
        DamageKind::Gap => "gap",
        DamageKind::Altered => "altered",
        DamageKind::Unreadable => "unreadable",
        DamageKind::CutOff => "cut-off",
    };
    words.say(key, [("seq", words.number(damage.seq).into()), ("kind", kind.into())])
}

fn no_such_law(what: &NoSuchLaw, words: &Localizer) -> String {
    match what {
        NoSuchLaw::Edition(_) => words.plain(CaseKey::FaultUnknownEdition),
        NoSuchLaw::Article { article, edition } => {
            let with = [
                ("edition", edition.to_string().into()),
                ("article", words.article(article).into()),
            ];
            words.say(Key::ErrorNoArticle, with)
        }
        NoSuchLaw::Provision(text) => {
            words.say(Key::ErrorNoProvision, [("text", text.as_str().into())])
        }
    }
}

const fn people_key(why: PeopleError) -> HallKey {
    match why {
        PeopleError::LinkUnknown => HallKey::LinkUnknown,
        PeopleError::NotTheFirst => HallKey::NotTheFirst,
        PeopleError::Name => HallKey::Name,
        PeopleError::NameHidden => HallKey::NameHidden,
        PeopleError::NameTaken => HallKey::NameTaken,
        PeopleError::NameLooksAlike => HallKey::NameLooksAlike,
        PeopleError::NoOffice => HallKey::NoOffice,
        PeopleError::NoSuchOfficial => HallKey::NoSuchOfficial,
        PeopleError::NoSuchPass => HallKey::NoSuchPass,
        PeopleError::LastOrganiser => HallKey::LastOrganiser,
        PeopleError::TooLong => HallKey::TokenTooLong,
        PeopleError::TooMany => HallKey::TooManyPasses,
        PeopleError::HasSecondFactor => HallKey::HasSecondFactor,
        PeopleError::NoSecondFactor => HallKey::NoSecondFactor,
        PeopleError::CodeMissing => HallKey::CodeMissing,
        PeopleError::CodeWrong => HallKey::CodeWrong,
    }
}
