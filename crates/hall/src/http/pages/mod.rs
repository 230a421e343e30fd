//! HTML pages. Those of invitation and seat links, and the text board, work without scripts; the others are
//! rendered by the script of `web/`, and link to pages that work without it.

mod auth_pages;
mod built;
mod certificate;
mod html;
mod languages;
mod second_factor;
mod start;
mod text_board;

use adoube_record::i18n::{HallKey, TextBoardKey};
use axum::{
    Router,
    extract::{Request, State},
    http::{Method, header},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use maud::{Markup, html};

use self::html::shell;
use super::shared::{Caller, SharedState, caller, extract::ApiPath, in_words, problem::ApiError};
use crate::ids::GameId;

pub use self::certificate::PAGE as CERTIFICATE_PAGE;

/// The routes of the pages.
pub(super) fn routes() -> Router<SharedState> {
    Router::new()
        .route("/", get(start::start))
        .route("/first/{token}", get(auth_pages::form).post(auth_pages::join))
        .route("/password/{token}", get(auth_pages::password_form).post(auth_pages::new_password))
        .route("/seat/{token}", get(auth_pages::take_seat).post(auth_pages::change_seat))
        .route("/second-factor", get(second_factor::show).post(second_factor::handle))
        .route("/leave", post(auth_pages::leave_seat))
        .route("/sign-in", get(auth_pages::sign_in_form).post(auth_pages::signed_in))
        .route(CERTIFICATE_PAGE, get(certificate::explain))
        .route(certificate::FILE, get(certificate::download))
        .route("/language/{tag}", get(languages::choose))
        .route("/assets/{*name}", get(built::asset))
        .route("/pieces.svg", get(built::pieces))
        .route("/games/{game}", get(drawn_game))
        .merge(text_board::routes())
        .merge(drawn())
}

/// The paths of the other pages rendered by the script; the same as in `web/src/route.ts`.
const DRAWN: [&str; 9] = [
    "/competitions/{competition}",
    "/competitions/{competition}/organise",
    "/competitions/{competition}/arbiter",
    "/competitions/{competition}/show",
    "/games/{game}/arbiter",
    "/games/{game}/sheets",
    "/laws",
    "/laws/{part}",
    "/laws/{part}/{which}",
];

fn drawn() -> Router<SharedState> {
    let draw = async |caller: Caller| shell(caller.language, &without_script(&caller, None));
    DRAWN.into_iter().fold(Router::new(), |routes, address| routes.route(address, get(draw)))
}

/// A board rendered by the script; without scripts it links to the text board.
async fn drawn_game(caller: Caller, ApiPath(game): ApiPath<String>) -> Response {
    shell(caller.language, &without_script(&caller, game.parse().ok()))
}

/// Answers at an unknown address: a browser with a page that leads on, a program with a problem.
pub(super) async fn not_found(State(app): State<SharedState>, request: Request) -> Response {
    let accepted =
        request.headers().get(header::ACCEPT).and_then(|accepted| accepted.to_str().ok());
    let is_browser = request.method() == Method::GET
        && accepted.is_some_and(|accepted| accepted.contains("text/html"));
    if !is_browser {
        return ApiError::NotFound.into_response();
    }
    let (parts, _) = request.into_parts();
    auth_pages::error_page(&ApiError::NotFound, caller::language_of(&parts, &app), None)
}

fn without_script(caller: &Caller, game: Option<GameId>) -> Markup {
    in_words(caller.language, |words| {
        html! {
            p { (words.plain(HallKey::PageDrawn)) }
            @if let Some(game) = game {
                p { a href={ "/without-sight/" (game) } { (words.plain(TextBoardKey::Title)) } }
            }
            p { a href="/" { (words.plain(TextBoardKey::Home)) } }
        }
    })
}
