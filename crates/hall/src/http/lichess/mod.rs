//! The Lichess Board API, for existing clients; `docs/lichess.md` describes it.
//!
//! It decides nothing: requests become commands or facts of a competition, responses are rendered by
//! [`shapes`]. Where Lichess has no term for what the Laws say, the field is left out rather than filled with
//! something else.

mod account;
mod arrange;
mod challenges;
mod error;
mod events;
mod export;
mod fields;
mod game_stream;
pub mod kind;
mod listeners;
pub mod moves;
pub mod names;
mod ndjson;
mod play;
mod player;
mod seek;
pub mod shapes;
pub mod status;
mod terms;
mod watch;

use axum::{
    Extension, Router,
    http::{Method, header},
    routing::{get, post},
};
use tower_http::cors::{Any, CorsLayer};

use self::listeners::EventListeners;
pub(super) use self::{error::error_format, ndjson::NDJSON};
use crate::http::shared::SharedState;

macro_rules! calls {
    ($($method:ident $path:literal $handler:path;)*) => {
        /// The supported calls: method and path.
        pub const CALLS: &[(&str, &str)] = &[$((stringify!($method), $path)),*];

        fn calls() -> Router<SharedState> {
            Router::new()$(.route($path, $method($handler)))*
        }
    };
}

calls! {
    post "/api/token/test" account::test_tokens;
    get "/api/account" account::account;
    get "/api/account/playing" account::playing;
    get "/api/user/{name}" account::user;
    get "/api/users/status" account::users_status;

    get "/api/stream/event" events::follow;
    post "/api/board/seek" seek::seek;
    get "/api/challenge" challenges::list;
    post "/api/challenge/{name}" challenges::create;
    get "/api/challenge/{name}/show" challenges::show;
    post "/api/challenge/{name}/accept" challenges::accept;
    post "/api/challenge/{name}/decline" challenges::decline;
    post "/api/challenge/{name}/cancel" challenges::cancel;

    get "/api/board/game/stream/{game}" game_stream::follow;
    post "/api/board/game/{game}/move/{move}" play::make_move;
    post "/api/board/game/{game}/resign" play::resign;
    post "/api/board/game/{game}/draw/{answer}" play::draw;
    post "/api/board/game/{game}/claim-draw" play::claim_draw;
    post "/api/board/game/{game}/claim-victory" play::claim_victory;
    post "/api/board/game/{game}/abort" play::abort;
    post "/api/board/game/{game}/takeback/{answer}" play::takeback;
    post "/api/board/game/{game}/berserk" play::berserk;
    get "/api/board/game/{game}/chat" play::chat_lines;
    post "/api/board/game/{game}/chat" play::chat;

    get "/api/bot/game/stream/{game}" game_stream::follow;
    post "/api/bot/game/{game}/move/{move}" play::make_move;
    post "/api/bot/game/{game}/resign" play::resign;
    post "/api/bot/game/{game}/draw/{answer}" play::draw;
    post "/api/bot/game/{game}/claim-draw" play::claim_draw;
    post "/api/bot/game/{game}/claim-victory" play::claim_victory;
    post "/api/bot/game/{game}/abort" play::abort;
    post "/api/bot/game/{game}/takeback/{answer}" play::takeback;
    get "/api/bot/game/{game}/chat" play::chat_lines;
    post "/api/bot/game/{game}/chat" play::chat_of_program;
    post "/api/bot/account/upgrade" account::upgrade;
    get "/api/bot/online" account::bots_online;

    get "/api/stream/game/{game}" watch::follow;
    get "/game/export/{game}" export::export;
}

/// The routes. Requests carry tokens and no cookies, so cross-origin requests are allowed.
pub fn routes() -> Router<SharedState> {
    let cors = CorsLayer::new()
        .allow_origin(Any)
        .allow_methods([Method::GET, Method::POST])
        .allow_headers([header::AUTHORIZATION, header::CONTENT_TYPE, header::ACCEPT]);
    calls().layer(cors).layer(Extension(EventListeners::default()))
}
