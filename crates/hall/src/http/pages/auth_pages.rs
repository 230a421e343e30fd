//! Authentication pages: the invitation link of an official, the link to set a new password, seat links, and
//! the sign-in form.

use adoube_chess::notation::Language;
use adoube_record::i18n::{HallKey, Key, Localizer, TextBoardKey};
use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use maud::{Markup, html};
use serde::Deserialize;

use super::{
    html::page,
    languages::{self, RedirectQuery, local},
    start,
};
use crate::{
    competition::Seat,
    game::CommandError,
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
    people::{MIN_LENGTH, PeopleError},
    token::TokenHash,
};

/// Name and password, from a form.
#[derive(Deserialize)]
pub(super) struct CredentialsForm {
    name: String,
    password: String,
    #[serde(default)]
    language: Option<String>,
    #[serde(default)]
    code: Option<String>,
}

/// Shows the form of an invitation link, by which an official joins.
pub(super) async fn form(
    State(app): State<SharedState>,
    caller: Caller,
    ApiPath(token): ApiPath<String>,
) -> Result<Response, Response> {
    let fail = |error: &ApiError| error_page(error, caller.language, None);
    app.rates.link(caller.address.into()).map_err(|error| fail(&error))?;
    let people = app.hall.people();
    let invitation = people.state.invitation(&TokenHash::from_token(&token), app.hall.now());
    invitation.ok_or_else(|| fail(&PeopleError::LinkUnknown.into()))?;
    let form = in_words(caller.language, |words| join_form(words, ""));
    Ok(page(caller.language, StatusCode::OK, &form))
}

/// Handles the invitation form.
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
            error_page(&error, caller.language, Some(form))
        }
    }
}

/// A new password, from a form.
#[derive(Deserialize)]
pub(super) struct PasswordForm {
    password: String,
    #[serde(default)]
    code: Option<String>,
}

/// Shows the form of a link by which an official sets a new password.
pub(super) async fn password_form(
    State(app): State<SharedState>,
    caller: Caller,
    ApiPath(token): ApiPath<String>,
) -> Result<Response, Response> {
    let fail = |error: &ApiError| error_page(error, caller.language, None);
    app.rates.link(caller.address.into()).map_err(|error| fail(&error))?;
    let form = renewal(&app, &caller, &token);
    let form = form.ok_or_else(|| fail(&PeopleError::LinkUnknown.into()))?;
    Ok(page(caller.language, StatusCode::OK, &form))
}

/// Handles the password form.
pub(super) async fn new_password(
    State(app): State<SharedState>,
    caller: Caller,
    ApiPath(link): ApiPath<String>,
    ApiForm(PasswordForm { password, code }): ApiForm<PasswordForm>,
) -> Response {
    let form = renewal(&app, &caller, &link);
    match reset_password(&app, &caller, Renewal { link, password, code }).await {
        Ok((_, cookie)) => (cookie, Redirect::to("/")).into_response(),
        Err(error) => error_page(&error, caller.language, form),
    }
}

/// Renders the form for the owner of a password link.
fn renewal(app: &AppState, caller: &Caller, link: &str) -> Option<Markup> {
    let people = app.hall.people();
    let official = people.state.renewing(&TokenHash::from_token(link), app.hall.now())?;
    let has_factor = official.second_factor.is_some();
    Some(in_words(caller.language, |words| password_form_of(words, &official.name, has_factor)))
}

/// Shows the sign-in form.
pub(super) async fn sign_in_form(caller: Caller) -> Response {
    let form = in_words(caller.language, |words| sign_in(words, ""));
    page(caller.language, StatusCode::OK, &form)
}

/// Handles the sign-in form.
pub(super) async fn signed_in(
    State(app): State<SharedState>,
    caller: Caller,
    ApiQuery(then): ApiQuery<RedirectQuery>,
    ApiForm(CredentialsForm { name, password, code, .. }): ApiForm<CredentialsForm>,
) -> Response {
    let credentials = SignIn { name: name.clone(), password, code };
    match sign_in_with_password(&app, &caller, credentials).await {
        Ok((_, cookie)) => (cookie, Redirect::to(local(&then.to))).into_response(),
        Err(error) => {
            let form = in_words(caller.language, |words| sign_in(words, &name));
            error_page(&error, caller.language, Some(form))
        }
    }
}

/// Opens a seat link. A browser can hold only one seat: if it holds another, the user is asked first.
pub(super) async fn take_seat(
    State(app): State<SharedState>,
    caller: Caller,
    ApiPath(token): ApiPath<String>,
) -> Response {
    let found = app.hall.seat_of(&TokenHash::from_token(&token));
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

/// Stores the seat in a cookie, and redirects away from the URL that contains the secret.
pub(super) async fn change_seat(
    State(app): State<SharedState>,
    caller: Caller,
    ApiPath(token): ApiPath<String>,
) -> Response {
    match app.hall.seat_of(&TokenHash::from_token(&token)) {
        Some((competition, seat)) => {
            if let Err(error) = leave(&app, &caller).await {
                return error_page(&error, caller.language, None);
            }
            let cookie = cookie::remember(&token, SEAT_SECONDS, &app.settings);
            let to = match only_game(&app, competition, &seat).await {
                Some(game) => format!("/games/{game}"),
                None => "/".to_owned(),
            };
            (cookie, Redirect::to(&to)).into_response()
        }
        None => error_page(&PeopleError::LinkUnknown.into(), caller.language, None),
    }
}

/// Leaves the seat in this browser.
pub(super) async fn leave_seat(State(app): State<SharedState>, caller: Caller) -> Response {
    match caller.identity {
        Identity::Seated { .. } => {
            (cookie::forget(&app.settings), Redirect::to("/")).into_response()
        }
        Identity::Stranger | Identity::Official { .. } => Redirect::to("/").into_response(),
    }
}

/// Ends the session of an official whose browser takes a seat, because the seat's cookie replaces that of the
/// session.
async fn leave(app: &SharedState, caller: &Caller) -> Result<(), ApiError> {
    match &caller.identity {
        Identity::Official { name, session: Some(session), .. } => {
            end_session(app, caller, name, session).await
        }
        _ => Ok(()),
    }
}

/// Returns the only game of a seat that is created and not over, if there is exactly one.
async fn only_game(app: &AppState, competition: CompetitionId, seat: &Seat) -> Option<GameId> {
    let own = seat.role.player()?;
    let competition = app.hall.competition(competition)?;
    let mut open = Vec::new();
    for (_, _, game) in competition.state.games_of(own) {
        match app.hall.game(game).await {
            Ok(game) if game.state.is_over() => {}
            // The page of a damaged game says what is the matter.
            Ok(_) | Err(CommandError::Damaged(_)) => open.push(game),
            Err(_) => return None,
        }
    }
    match open[..] {
        [only] => Some(only),
        _ => None,
    }
}

/// Renders an error, and what the user can do about it.
pub(super) fn error_page(error: &ApiError, language: Language, rest: Option<Markup>) -> Response {
    let leads_home = rest.is_none();
    let body = in_words(language, |words| {
        html! {
            p role="alert" { (sentence(error, language)) }
            @if let Some(rest) = rest { (rest) }
            @match error {
                ApiError::Unauthenticated | ApiError::Unknown => {
                    p { a href="/sign-in" { (words.plain(TextBoardKey::SignIn)) } }
                },
                _ => @if leads_home { p { a href="/" { (words.plain(HallKey::PageHome)) } } },
            }
        }
    });
    page(language, error.status(), &body)
}

fn seat_form(words: &Localizer, held: &str, offered: &str) -> Markup {
    html! {
        h2 { (words.plain(HallKey::PagePlaceHeld)) }
        p { (held) }
        h2 { (words.plain(HallKey::PagePlaceOffered)) }
        p { (offered) }
        p { (words.plain(HallKey::PageOnePlace)) }
        form method="post" {
            p { button class="main" { (words.plain(HallKey::PageChangeSeat)) } }
        }
        p { a href="/" { (words.plain(HallKey::PageStay)) } }
    }
}

fn sign_in(words: &Localizer, name: &str) -> Markup {
    html! {
        h2 { (words.plain(TextBoardKey::SignIn)) }
        form method="post" {
            p {
                label {
                    (words.plain(HallKey::PageName)) " "
                    input name="name" value=(name) required maxlength="80" autofocus autocomplete="username";
                }
            }
            p {
                label {
                    (words.plain(TextBoardKey::SignInPassword)) " "
                    input name="password" type="password" required autocomplete="current-password";
                }
            }
            p { (code_field(words, HallKey::PageCode, false)) }
            p { button class="main" { (words.plain(TextBoardKey::SignInButton)) } }
        }
        (languages::links(words, "/sign-in"))
    }
}

/// The field for a code of a second factor, or a recovery code.
pub(super) fn code_field(words: &Localizer, label: HallKey, is_required: bool) -> Markup {
    html! {
        label {
            (words.plain(label)) " "
            input name="code" required[is_required] maxlength="40" autocomplete="one-time-code"
                autocapitalize="none" spellcheck="false";
        }
    }
}

fn password_form_of(words: &Localizer, name: &str, has_factor: bool) -> Markup {
    html! {
        p { (words.say(HallKey::PageNewPassword, [("name", name.into())])) }
        form method="post" {
            input name="name" value=(name) autocomplete="username" hidden;
            p { (new_password_field(words, true)) }
            @if has_factor {
                p { (code_field(words, HallKey::PageFactorAny, true)) }
            }
            p { button class="main" { (words.plain(HallKey::PageNewPasswordButton)) } }
        }
    }
}

fn new_password_field(words: &Localizer, is_first: bool) -> Markup {
    html! {
        label {
            (words.say(HallKey::PagePassword, [("least", MIN_LENGTH.into())])) " "
            input name="password" type="password" required minlength=(MIN_LENGTH) autofocus[is_first]
                autocomplete="new-password";
        }
    }
}

fn join_form(words: &Localizer, name: &str) -> Markup {
    html! {
        p { (words.plain(HallKey::PageJoin)) }
        form method="post" {
            p {
                label {
                    (words.plain(HallKey::PageName)) " "
                    input name="name" value=(name) required maxlength="80" autocomplete="username";
                }
            }
            p { (new_password_field(words, false)) }
            p {
                label {
                    (words.plain(HallKey::PageLanguage)) " "
                    select name="language" {
                        @for language in Language::ALL {
                            option value=(language.tag()) lang=(language.tag())
                                selected[language == words.language()] {
                                (in_words(language, |words| words.plain(Key::LanguageOwnName)))
                            }
                        }
                    }
                }
            }
            p { button { (words.plain(HallKey::PageJoinButton)) } }
        }
    }
}
