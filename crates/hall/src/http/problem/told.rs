//! What went wrong, in words.

use adoube_chess::notation::Language;
use adoube_record::{
    telling::{self, Scene},
    words::{CaseKey, HallKey, Key, Words},
};
use axum::{
    Json,
    extract::{Request, State},
    http::{HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Fault, NoSuchLaw, objection};
use crate::{
    http::{App, caller, words::in_words},
    lichess,
    people::{LONGEST_BYTES, NotAllowed, PasswordFault, SHORTEST},
};

/// A problem, as RFC 9457 has it, with the article where the Laws refuse.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ProblemBody {
    /// What kind of problem it is, as a name that stays.
    #[serde(rename = "type")]
    pub kind: String,
    /// In few words, in the reader's language.
    pub title: String,
    /// The status of the answer.
    pub status: u16,
    /// In full, in the reader's language.
    pub detail: String,
    /// A name that stays.
    pub code: String,
    /// The article of the Laws, where they refuse.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// The edition of the Laws, where they refuse.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// The number of the last entry, where something has happened in the meantime.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seq: Option<u64>,
    /// All that speaks against it, and where, if it is more than one thing or somewhere.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub errors: Vec<Detail>,
}

/// Something that speaks against a change, and where it was said.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Detail {
    /// A name that stays.
    pub code: String,
    /// In the reader's language.
    pub detail: String,
    /// Which of several things it is about, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub item: Option<usize>,
    /// Which field.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// The line of a text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The column of a text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
}

/// Puts faults into the words of who asked. What the framework itself refuses is told in the same way.
pub async fn tell(State(house): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let language = caller::language_of(&parts, &house);
    let is_second_door = lichess::is_here(parts.uri.path());
    let response = next.run(Request::from_parts(parts, body)).await;
    let fault = response.extensions().get::<Fault>().cloned().or_else(|| bare(&response));
    match fault {
        Some(fault) if is_second_door => {
            lichess::reshaped(&in_full(&fault, language), sentence(&fault, language))
        }
        Some(fault) => in_full(&fault, language),
        None => response,
    }
}

/// A refusal without words.
fn bare(response: &Response) -> Option<Fault> {
    let is_told = response.headers().contains_key(header::CONTENT_TYPE)
        && !response.headers()[header::CONTENT_TYPE].as_bytes().starts_with(b"text/plain");
    match response.status() {
        _ if is_told => None,
        StatusCode::NOT_FOUND => Some(Fault::NotFound),
        StatusCode::METHOD_NOT_ALLOWED => Some(Fault::Method),
        StatusCode::PAYLOAD_TOO_LARGE => Some(Fault::TooLarge),
        StatusCode::REQUEST_TIMEOUT => Some(Fault::TooSlow),
        StatusCode::INTERNAL_SERVER_ERROR => Some(Fault::Broken),
        _ => None,
    }
}

/// The answer in full.
pub(crate) fn in_full(fault: &Fault, language: Language) -> Response {
    if let Fault::Storage(why) = fault {
        tracing::error!(%why, "the storage does not answer");
    }
    let problem = in_words(language, |words| told(fault, words));
    metrics::counter!("adoube_refusals_total", "code" => problem.code.clone()).increment(1);
    let mut response = (fault.status(), Json(problem)).into_response();
    let headers = response.headers_mut();
    let kind = HeaderValue::from_static("application/problem+json");
    headers.insert(header::CONTENT_TYPE, kind);
    headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(language.tag()));
    if let Fault::TooOften(wait) = fault {
        headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds(*wait)));
    }
    if matches!(fault, Fault::Unauthenticated | Fault::Unknown) {
        headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    response
}

/// What went wrong, in one or several sentences.
pub(crate) fn sentence(fault: &Fault, language: Language) -> String {
    in_words(language, |words| detail(fault, words))
}

/// Whole seconds, and never too few.
fn seconds(wait: std::time::Duration) -> u64 {
    wait.as_secs() + 1
}

fn told(fault: &Fault, words: &Words) -> ProblemBody {
    let cite = match fault {
        Fault::Refused { refusal, .. } => refusal.cite,
        _ => None,
    };
    let errors = match fault {
        Fault::Competition(objections) => objection::details(objections, words),
        _ => Vec::new(),
    };
    let code = fault.code();
    ProblemBody {
        kind: format!("urn:adoube:problem:{code}"),
        title: words.plain(title(fault)),
        status: fault.status().as_u16(),
        detail: detail(fault, words),
        code: code.to_owned(),
        article: cite.map(|cite| cite.to_string()),
        edition: match fault {
            Fault::Refused { table, .. } => Some(table.edition().to_string()),
            _ => None,
        },
        seq: if let Fault::Overtaken(seq) = fault { Some(*seq) } else { None },
        errors,
    }
}

const fn title(fault: &Fault) -> HallKey {
    match fault {
        Fault::Unreadable(_) | Fault::MediaType(_) | Fault::Method => HallKey::TitleUnreadable,
        Fault::TooLarge => HallKey::TitleTooLarge,
        Fault::TooOften(_) | Fault::TooManyStreams { .. } => HallKey::TitleTooMuch,
        Fault::Unauthenticated | Fault::Unknown | Fault::WrongPassword => HallKey::TitleUnknown,
        Fault::Forbidden | Fault::OtherOrigin => HallKey::TitleForbidden,
        Fault::NotFound | Fault::Nothing | Fault::Law(_) => HallKey::TitleNotFound,
        Fault::People(_)
        | Fault::Password(_)
        | Fault::Competition(_)
        | Fault::Envelope
        | Fault::StillPlayed => HallKey::TitleImpossible,
        Fault::Refused { .. } => HallKey::TitleRefused,
        Fault::Overtaken(_) => HallKey::TitleOvertaken,
        Fault::TooSlow | Fault::Storage(_) | Fault::Closing | Fault::Broken => {
            HallKey::TitleUnavailable
        }
    }
}

fn detail(fault: &Fault, words: &Words) -> String {
    let plain = |key: HallKey| words.plain(key);
    match fault {
        Fault::Unreadable(what) => words.say(HallKey::Unreadable, [("what", what.as_str().into())]),
        Fault::MediaType(expected) => {
            words.say(HallKey::MediaType, [("expected", (*expected).into())])
        }
        Fault::TooLarge => plain(HallKey::TooLarge),
        Fault::TooSlow => plain(HallKey::Timeout),
        Fault::TooOften(wait) => words.say(HallKey::TooOften, [("seconds", seconds(*wait).into())]),
        Fault::TooManyStreams { most } => {
            words.say(HallKey::TooManyStreams, [("most", (*most).into())])
        }
        Fault::Unauthenticated => plain(HallKey::Unauthenticated),
        Fault::Unknown => plain(HallKey::UnknownToken),
        Fault::WrongPassword => plain(HallKey::WrongPassword),
        Fault::Forbidden => plain(HallKey::Forbidden),
        Fault::OtherOrigin => plain(HallKey::OtherOrigin),
        Fault::NotFound => plain(HallKey::NotFound),
        Fault::Method => plain(HallKey::Method),
        Fault::People(why) => plain(of_people(*why)),
        Fault::Password(PasswordFault::TooShort) => {
            words.say(HallKey::PasswordShort, [("least", SHORTEST.into())])
        }
        Fault::Password(PasswordFault::TooLong) => {
            words.say(HallKey::PasswordLong, [("most", LONGEST_BYTES.into())])
        }
        Fault::Competition(objections) => objection::sentences(objections, words),
        Fault::Refused { refusal, table } => {
            telling::refusal(refusal, Scene { before: table, after: table, words })
        }
        Fault::Overtaken(_) => plain(HallKey::Overtaken),
        Fault::Envelope => plain(HallKey::Envelope),
        Fault::StillPlayed => plain(HallKey::StillPlayed),
        Fault::Nothing => plain(HallKey::Nothing),
        Fault::Law(what) => no_such_law(what, words),
        Fault::Storage(_) => plain(HallKey::Storage),
        Fault::Closing => plain(HallKey::Closing),
        Fault::Broken => plain(HallKey::Broken),
    }
}

fn no_such_law(what: &NoSuchLaw, words: &Words) -> String {
    match what {
        NoSuchLaw::Edition(_) => words.plain(CaseKey::FaultUnknownEdition),
        NoSuchLaw::Article { article, edition } => {
            let with =
                [("edition", edition.to_string().into()), ("article", article.to_string().into())];
            words.say(Key::ErrorNoArticle, with)
        }
        NoSuchLaw::Provision(text) => {
            words.say(Key::ErrorNoProvision, [("text", text.as_str().into())])
        }
    }
}

const fn of_people(why: NotAllowed) -> HallKey {
    match why {
        NotAllowed::LinkUnknown => HallKey::LinkUnknown,
        NotAllowed::NotTheFirst => HallKey::NotTheFirst,
        NotAllowed::Name => HallKey::Name,
        NotAllowed::NameTaken => HallKey::NameTaken,
        NotAllowed::NoOffice => HallKey::NoOffice,
        NotAllowed::NoSuchOfficial => HallKey::NoSuchOfficial,
        NotAllowed::NoSuchPass => HallKey::NoSuchPass,
        NotAllowed::LastOrganiser => HallKey::LastOrganiser,
        NotAllowed::TooLong => HallKey::TokenTooLong,
        NotAllowed::TooMany => HallKey::TooManyPasses,
    }
}
