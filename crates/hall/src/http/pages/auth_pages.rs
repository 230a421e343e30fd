//! Ways in: the link that makes an official, the link to set a new password, the link to a seat, and name and password.

use adoube_chess::notation::Language;
use adoube_record::i18n::{BlindKey, HallKey, Key, Words};
use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use serde::Deserialize;

use super::{
    html::{escaped, page},
    languages::{self, RedirectQuery, local},
    start,
};
use crate::{
    competition::Seat,
    http::shared::{
        AppState, Caller, Identity, SharedState,
        cookie::{self, SEAT_SECONDS},
        extract::{ApiForm, ApiPath, ApiQuery},
        in_words,
        problem::{ApiError, sentence},
        sessions::{
            Join, Renewal, SignIn, accept_invitation, end_session, reset_password,
            sign_in_with_password,
        },
    },
    ids::{CompetitionId, GameId},
    people::{PeopleError, SHORTEST},
    token::TokenHash,
};

/// Name and password, as a form sends them.
#[derive(Deserialize)]
pub(super) struct CredentialsForm {
    name: String,
    password: String,
    #[serde(default)]
    language: Option<String>,
}

/// A link that makes an official.
pub(super) async fn form(
    State(app): State<SharedState>,
    caller: Caller,
    ApiPath(token): ApiPath<String>,
) -> Result<Response, Response> {
    let fail = |error: &ApiError| error_page(error, caller.language, "");
    app.rates.link(caller.address.into()).map_err(|error| fail(&error))?;
    let people = app.hall.people();
    let invitation = people.state.invitation(&TokenHash::of(&token), app.hall.now());
    invitation.ok_or_else(|| fail(&PeopleError::LinkUnknown.into()))?;
    let form = in_words(caller.language, |words| join_form(words, ""));
    Ok(page(caller.language, StatusCode::OK, &form))
}

/// The form was sent.
pub(super) async fn join(
    State(app): State<SharedState>,
    caller: Caller,
    ApiPath(link): ApiPath<String>,
    ApiForm(sent): ApiForm<CredentialsForm>,
) -> Response {
    let name = sent.name.clone();
    let join = Join { link, name: sent.name, password: sent.password, language: sent.language };
    match accept_invitation(&app, &caller, join).await {
        Ok((_, cookie)) => (cookie, Redirect::to("/")).into_response(),
        Err(error) => {
            let form = in_words(caller.language, |words| join_form(words, &name));
            error_page(&error, caller.language, &form)
        }
    }
}

/// A new password, as a form sends it.
#[derive(Deserialize)]
pub(super) struct PasswordForm {
    password: String,
}

/// A link by which an official sets a new password.
pub(super) async fn password_form(
    State(app): State<SharedState>,
    caller: Caller,
    ApiPath(token): ApiPath<String>,
) -> Result<Response, Response> {
    let fail = |error: &ApiError| error_page(error, caller.language, "");
    app.rates.link(caller.address.into()).map_err(|error| fail(&error))?;
    let form = renewal(&app, &caller, &token);
    let form = form.ok_or_else(|| fail(&PeopleError::LinkUnknown.into()))?;
    Ok(page(caller.language, StatusCode::OK, &form))
}

/// A new password was sent.
pub(super) async fn new_password(
    State(app): State<SharedState>,
    caller: Caller,
    ApiPath(link): ApiPath<String>,
    ApiForm(PasswordForm { password }): ApiForm<PasswordForm>,
) -> Response {
    let form = renewal(&app, &caller, &link).unwrap_or_default();
    match reset_password(&app, &caller, Renewal { link, password }).await {
        Ok((_, cookie)) => (cookie, Redirect::to("/")).into_response(),
        Err(error) => error_page(&error, caller.language, &form),
    }
}

/// The form for the owner of a password link.
fn renewal(app: &AppState, caller: &Caller, link: &str) -> Option<String> {
    let people = app.hall.people();
    let official = people.state.renewing(&TokenHash::of(link), app.hall.now())?;
    Some(in_words(caller.language, |words| password_form_of(words, &official.name)))
}

/// The sign-in form.
pub(super) async fn sign_in_form(caller: Caller) -> Response {
    let form = in_words(caller.language, |words| sign_in(words, ""));
    page(caller.language, StatusCode::OK, &form)
}

/// Name and password were sent.
pub(super) async fn signed_in(
    State(app): State<SharedState>,
    caller: Caller,
    ApiQuery(then): ApiQuery<RedirectQuery>,
    ApiForm(CredentialsForm { name, password, .. }): ApiForm<CredentialsForm>,
) -> Response {
    let shown = SignIn { name: name.clone(), password };
    match sign_in_with_password(&app, &caller, shown).await {
        Ok((_, cookie)) => (cookie, Redirect::to(local(&then.to))).into_response(),
        Err(error) => {
            let form = in_words(caller.language, |words| sign_in(words, &name));
            error_page(&error, caller.language, &form)
        }
    }
}

/// A link to a seat. A browser can hold only one: if it holds another, the user is asked first.
pub(super) async fn take_seat(
    State(app): State<SharedState>,
    caller: Caller,
    ApiPath(token): ApiPath<String>,
) -> Response {
    let found = app.hall.seat_of(&TokenHash::of(&token));
    match found {
        Some((competition, seat)) if has_another(&caller, &seat) => {
            let form = in_words(caller.language, |words| {
                let held = start::who(&app, &caller, words);
                let offered = app.hall.competition(competition);
                let offered = offered.map(|found| start::whose(&seat, &found.state, words));
                seat_form(words, &held, &offered.unwrap_or_default())
            });
            page(caller.language, StatusCode::OK, &form)
        }
        _ => change_seat(State(app), caller, ApiPath(token)).await,
    }
}

/// Whether the browser holds another seat or session.
fn has_another(caller: &Caller, seat: &Seat) -> bool {
    match &caller.identity {
        Identity::Stranger => false,
        Identity::Official { .. } => true,
        Identity::Seated { seat: own, .. } => own.id != seat.id,
    }
}

/// The seat is remembered, and the address that has the secret in it is left.
pub(super) async fn change_seat(
    State(app): State<SharedState>,
    caller: Caller,
    ApiPath(token): ApiPath<String>,
) -> Response {
    match app.hall.seat_of(&TokenHash::of(&token)) {
        Some((competition, seat)) => {
            if let Err(error) = leave(&app, &caller).await {
                return error_page(&error, caller.language, "");
            }
            let cookie = cookie::remember(&token, SEAT_SECONDS, &app.settings);
            let to = match only_game(&app, competition, &seat).await {
                Some(game) => format!("/games/{game}"),
                None => "/".to_owned(),
            };
            (cookie, Redirect::to(&to)).into_response()
        }
        None => error_page(&PeopleError::LinkUnknown.into(), caller.language, ""),
    }
}

/// Ends the session of an official whose browser takes a seat: the session's cookie is lost with it.
async fn leave(app: &SharedState, caller: &Caller) -> Result<(), ApiError> {
    match &caller.identity {
        Identity::Official { name, session: Some(session), .. } => {
            end_session(app, caller, name, session).await
        }
        _ => Ok(()),
    }
}

/// The game of a seat that is laid and not over, if it is one.
async fn only_game(app: &AppState, competition: CompetitionId, seat: &Seat) -> Option<GameId> {
    let own = seat.role.player()?;
    let competition = app.hall.competition(competition)?;
    let mut open = Vec::new();
    for (_, _, game) in competition.state.games_of(own) {
        if !app.hall.game(game).await.ok()?.state.is_over() {
            open.push(game);
        }
    }
    match open[..] {
        [only] => Some(only),
        _ => None,
    }
}

/// What went wrong, and what may be done about it.
pub(super) fn error_page(error: &ApiError, language: Language, rest: &str) -> Response {
    let told = format!("<p role=\"alert\">{}</p>{rest}", escaped(&sentence(error, language)));
    let way_in = in_words(language, |words| match error {
        ApiError::Unauthenticated | ApiError::Unknown => {
            let text = escaped(&words.plain(BlindKey::SignIn));
            format!("<p><a href=\"/sign-in\">{text}</a></p>")
        }
        ApiError::NotFound => {
            let text = escaped(&words.plain(HallKey::PageHome));
            format!("<p><a href=\"/\">{text}</a></p>")
        }
        _ => String::new(),
    });
    page(language, error.status(), &(told + &way_in))
}

fn seat_form(words: &Words, held: &str, offered: &str) -> String {
    format!(
        "<h2>{}</h2>{}<h2>{}</h2>{}{}<form method=\"post\"><p><button class=\"main\">{}</button></p></form>\
         <p><a href=\"/\">{}</a></p>",
        escaped(&words.plain(HallKey::PagePlaceHeld)),
        start::paragraph(held),
        escaped(&words.plain(HallKey::PagePlaceOffered)),
        start::paragraph(offered),
        start::paragraph(&words.plain(HallKey::PageOnePlace)),
        escaped(&words.plain(HallKey::PageChangeSeat)),
        escaped(&words.plain(HallKey::PageStay)),
    )
}

fn sign_in(words: &Words, name: &str) -> String {
    let label = |key: BlindKey| escaped(&words.plain(key));
    format!(
        "<h2>{}</h2><form method=\"post\">\
         <p><label>{} <input name=\"name\" value=\"{}\" required maxlength=\"80\" autofocus \
         autocomplete=\"username\"></label></p>\
         <p><label>{} <input name=\"password\" type=\"password\" required \
         autocomplete=\"current-password\"></label></p>\
         <p><button class=\"main\">{}</button></p></form>{}",
        label(BlindKey::SignIn),
        escaped(&words.plain(HallKey::PageName)),
        escaped(name),
        label(BlindKey::SignInPassword),
        label(BlindKey::SignInButton),
        languages::links(words, "/sign-in"),
    )
}

fn password_form_of(words: &Words, name: &str) -> String {
    let told = words.say(HallKey::PageNewPassword, [("name", name.into())]);
    let password = words.say(HallKey::PagePassword, [("least", SHORTEST.into())]);
    format!(
        "<p>{}</p><form method=\"post\">\
         <input name=\"name\" value=\"{}\" autocomplete=\"username\" hidden>\
         <p><label>{} <input name=\"password\" type=\"password\" required minlength=\"{SHORTEST}\" autofocus \
         autocomplete=\"new-password\"></label></p>\
         <p><button class=\"main\">{}</button></p></form>",
        escaped(&told),
        escaped(name),
        escaped(&password),
        escaped(&words.plain(HallKey::PageNewPasswordButton)),
    )
}

fn join_form(words: &Words, name: &str) -> String {
    let label = |key: HallKey| escaped(&words.plain(key));
    let least = ("least", SHORTEST.into());
    let password = escaped(&words.say(HallKey::PagePassword, [least]));
    let own = words.language();
    let options: String = Language::ALL
        .into_iter()
        .map(|language| {
            let chosen = if language == own { " selected" } else { "" };
            let tag = language.tag();
            in_words(language, |words| {
                let shown = escaped(&words.plain(Key::LanguageOwnName));
                format!("<option value=\"{tag}\" lang=\"{tag}\"{chosen}>{shown}</option>")
            })
        })
        .collect();
    format!(
        "<p>{}</p><form method=\"post\">\
         <p><label>{} <input name=\"name\" value=\"{}\" required maxlength=\"80\" autocomplete=\"username\"></label></p>\
         <p><label>{password} <input name=\"password\" type=\"password\" required minlength=\"{SHORTEST}\" \
         autocomplete=\"new-password\"></label></p>\
         <p><label>{} <select name=\"language\">{options}</select></label></p>\
         <p><button>{}</button></p></form>",
        label(HallKey::PageJoin),
        label(HallKey::PageName),
        escaped(name),
        label(HallKey::PageLanguage),
        label(HallKey::PageJoinButton),
    )
}
