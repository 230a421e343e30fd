//! Sign-in by an invitation, with name and password, or by a password link. Shared by the API and the pages.

use adoube_chess::notation::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    AppState, Caller, SharedState,
    cookie::{self, OfficialCookies},
    devices::{cookie_for, known_device},
    problem::ApiError,
    second_factor::find_code,
};
use crate::{
    actor::Actor,
    aggregate::Change,
    people::{
        AcceptInvitation, Official, OfficialRole, Password, PasswordHash, People, PeopleError,
        SecondFactor, UsedCode,
    },
    token::{Token, TokenHash, draw_id},
};

/// An official, as shown to that official.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct OfficialMe {
    /// The name.
    pub name: String,
    /// The offices.
    pub offices: Vec<OfficialRole>,
    /// The session, if the official has signed in and does not use a token.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session: Option<String>,
    /// The number of recovery codes that are left, if the official has a second factor.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second_factor: Option<usize>,
}

impl OfficialMe {
    /// Shows an official.
    pub(in crate::http) fn new(official: &Official, session: Option<String>) -> Self {
        let factor = official.second_factor.as_ref();
        Self {
            name: official.name.clone(),
            offices: official.offices.clone(),
            session,
            second_factor: factor.map(SecondFactor::recovery_codes_left),
        }
    }
}

/// An invitation link, a name and a password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Join {
    /// The token of the link.
    pub link: String,
    /// The name, under which decisions will be recorded.
    pub name: String,
    /// The password: at least 10 characters.
    pub password: String,
    /// The language of the official; by default that of the request.
    #[serde(default)]
    pub language: Option<String>,
}

/// A name and a password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SignIn {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
    /// A code of the second factor, or a recovery code, if the official has set one up.
    #[serde(default)]
    pub code: Option<String>,
}

/// Accepts an invitation: creates the official and a session.
pub(in crate::http) async fn accept_invitation(
    app: &SharedState,
    caller: &Caller,
    join: Join,
) -> Result<(OfficialMe, OfficialCookies), ApiError> {
    app.rates.link(caller.address.into())?;
    let link = TokenHash::from_token(&join.link);
    let now = app.hall.now();
    // Hashing is expensive, so it comes after all cheap checks.
    let people = app.hall.people();
    let known = people.state.invitation(&link, now);
    known.ok_or(PeopleError::LinkUnknown)?;
    people.state.free_name(&join.name)?;
    let password = Password::new(join.password, &join.name)?;
    let password = app.passwords.hash(password).await.ok_or(ApiError::Broken)?;
    let language = join.language.as_deref().and_then(Language::from_tag);
    let joining = AcceptInvitation {
        link,
        name: join.name,
        language: language.unwrap_or(caller.language),
        password,
    };
    let by = Actor::Official(joining.name.trim().to_owned());
    let shown = joining.password.clone();
    app.hall
        .change_people(&by, |people, at| {
            Ok::<_, PeopleError>(Change { facts: people.join(at, &joining)?, output: () })
        })
        .await?;
    let (session, cookie) = open_session(app, &joining.name, &shown, None).await?;
    let people = app.hall.people();
    let official = people.state.official(&joining.name).ok_or(ApiError::Broken)?;
    Ok((OfficialMe::new(official, Some(session)), cookie))
}

/// Creates a session for an authenticated official.
pub(in crate::http) async fn open_session(
    app: &SharedState,
    name: &str,
    password: &PasswordHash,
    code: Option<UsedCode>,
) -> Result<(String, OfficialCookies), ApiError> {
    let (id, token): (String, _) = (draw_id()?, Token::draw()?);
    let terms = &app.settings.terms;
    let by = Actor::Official(name.trim().to_owned());
    app.hall
        .change_people(&by, |people, at| {
            let pass = (id.clone(), token.hash());
            let facts = people.sign_in(at, terms, pass, (name, password), code)?;
            Ok::<_, PeopleError>(Change { facts, output: () })
        })
        .await?;
    Ok((id, session_cookies(app, name, &token)?))
}

/// Returns the cookies of a new session.
pub(in crate::http) fn session_cookies(
    app: &AppState,
    name: &str,
    token: &Token,
) -> Result<OfficialCookies, ApiError> {
    let (seconds, device) = (app.settings.terms.session.get() / 1000, cookie_for(app, name)?);
    Ok(cookie::remember_official(token.reveal(), seconds, &device, &app.settings))
}

/// Creates a session for a name and its password.
pub(in crate::http) async fn sign_in_with_password(
    app: &SharedState,
    caller: &Caller,
    SignIn { name, password, code }: SignIn,
) -> Result<(OfficialMe, OfficialCookies), ApiError> {
    app.rates.sign_in(caller.address.into(), &name, known_device(app, caller, &name))?;
    let people = app.hall.people();
    let official = people.state.official(&name).filter(|official| !official.disabled);
    let kept = official.map(|official| official.password.clone());
    if !app.passwords.is_right(password, kept).await {
        return Err(ApiError::WrongPassword);
    }
    let official = official.ok_or(ApiError::WrongPassword)?;
    let code = find_code(app, official, code.as_deref())?;
    let opened = open_session(app, &official.name, &official.password, code).await;
    let (session, cookie) = opened.map_err(|why| match why {
        ApiError::People(PeopleError::NoSuchOfficial) => ApiError::WrongPassword,
        why => why,
    })?;
    Ok((OfficialMe::new(official, Some(session)), cookie))
}

/// Ends a session of an official.
pub(in crate::http) async fn end_session(
    app: &SharedState,
    caller: &Caller,
    name: &str,
    id: &str,
) -> Result<(), ApiError> {
    let decide = |people: &People, at| {
        let facts = people.sign_out(at, name, id)?;
        Ok::<_, PeopleError>(Change { facts, output: () })
    };
    Ok(app.hall.change_people(&caller.actor(), decide).await?)
}

/// A password link and a new password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Renewal {
    /// The token of the link.
    pub link: String,
    /// The new password: at least 10 characters.
    pub password: String,
    /// A code of the second factor, or a recovery code, if the official has set one up.
    #[serde(default)]
    pub code: Option<String>,
}

/// Sets a new password by a link, and creates a session.
pub(in crate::http) async fn reset_password(
    app: &SharedState,
    caller: &Caller,
    Renewal { link, password, code }: Renewal,
) -> Result<(OfficialMe, OfficialCookies), ApiError> {
    app.rates.link(caller.address.into())?;
    let link = TokenHash::from_token(&link);
    // Hashing is expensive, so it comes after all cheap checks.
    let people = app.hall.people();
    let official = people.state.renewing(&link, app.hall.now()).ok_or(PeopleError::LinkUnknown)?;
    let password = Password::new(password, &official.name)?;
    let code = find_code(app, official, code.as_deref())?;
    let hash = app.passwords.hash(password).await.ok_or(ApiError::Broken)?;
    let (id, token): (String, _) = (draw_id()?, Token::draw()?);
    let terms = &app.settings.terms;
    let by = Actor::Official(official.name.clone());
    let decide = |people: &People, at| {
        // The code is used up with the link, so the session is opened in the same change.
        let (facts, name) = people.renew_password(at, &link, hash.clone(), code)?;
        let session = People::sign_in_renewed(at, terms, (id.clone(), token.hash()), &name);
        Ok::<_, PeopleError>(Change {
            facts: facts.into_iter().chain([session]).collect(),
            output: (),
        })
    };
    app.hall.change_people(&by, decide).await?;
    let cookie = session_cookies(app, &official.name, &token)?;
    Ok((OfficialMe::new(official, Some(id)), cookie))
}
