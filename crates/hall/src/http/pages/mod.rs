//! Pages for people. Those of links that people are given work without scripts; the others are drawn by the script of
//! `web/`, and say here where to go without it.

mod built;
mod html;

use adoube_chess::notation::Language;
use adoube_record::words::{HallKey, Words};
use axum::{
    Router,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
    routing::get,
};
use html::{escaped, page, shell};
use serde::Deserialize;

use super::{
    App, Caller, Identity,
    cookie::{self, SEAT_SECONDS},
    extract::{Filled, Named},
    problem::{Fault, sentence},
    v1::account::{Join, admit},
    words::in_words,
};
use crate::{
    competition::{Competition, Seat, SeatRole},
    pass::TokenHash,
    people::SHORTEST,
};

/// The pages.
pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/", get(start))
        .route("/first/{token}", get(form).post(join))
        .route("/seat/{token}", get(take_seat))
        .route("/assets/{*name}", get(built::asset))
        .route("/pieces.svg", get(built::pieces))
        .merge(drawn())
}

/// The addresses of the pages that a script draws; `web/src/route.ts` has the same.
const DRAWN: [&str; 10] = [
    "/competitions/{competition}",
    "/competitions/{competition}/organise",
    "/competitions/{competition}/arbiter",
    "/competitions/{competition}/show",
    "/games/{game}",
    "/games/{game}/arbiter",
    "/games/{game}/sheets",
    "/laws",
    "/laws/{part}",
    "/laws/{part}/{which}",
];

fn drawn() -> Router<App> {
    let draw = async |caller: Caller| {
        let body = in_words(caller.language, |words| paragraph(&words.plain(HallKey::PageDrawn)));
        shell(caller.language, &body)
    };
    DRAWN.into_iter().fold(Router::new(), |routes, address| routes.route(address, get(draw)))
}

/// Name and password, as the form sends them.
#[derive(Deserialize)]
struct Sent {
    name: String,
    password: String,
    #[serde(default)]
    language: Option<String>,
}

/// Who one is here, and one's games.
async fn start(State(house): State<App>, caller: Caller) -> Response {
    let body = in_words(caller.language, |words| match &caller.identity {
        Identity::Stranger => paragraph(&words.plain(HallKey::PageStranger)),
        Identity::Official { name, .. } => {
            let name = ("name", name.as_str().into());
            paragraph(&words.say(HallKey::PageSignedIn, [name]))
        }
        Identity::Seated { competition, seat } => {
            let found = house.hall.competition(*competition);
            found.map_or_else(String::new, |found| seated(seat, &found.state, words))
        }
    });
    shell(caller.language, &body)
}

/// A link that makes an official.
async fn form(
    State(house): State<App>,
    caller: Caller,
    Named(token): Named<String>,
) -> Result<Response, Response> {
    let fail = |fault: &Fault| failed(fault, caller.language, "");
    house.rates.link(caller.address.into()).map_err(|fault| fail(&fault))?;
    let people = house.hall.people();
    let invitation = people.state.invitation(&TokenHash::of(&token), house.hall.now());
    invitation.ok_or_else(|| fail(&crate::people::NotAllowed::LinkUnknown.into()))?;
    let form = in_words(caller.language, |words| form_in(words, ""));
    Ok(page(caller.language, StatusCode::OK, &form))
}

/// The form was sent.
async fn join(
    State(house): State<App>,
    caller: Caller,
    Named(link): Named<String>,
    Filled(sent): Filled<Sent>,
) -> Response {
    let name = sent.name.clone();
    let join = Join { link, name: sent.name, password: sent.password, language: sent.language };
    match admit(&house, &caller, join).await {
        Ok((_, cookie)) => (cookie, Redirect::to("/")).into_response(),
        Err(fault) => {
            let form = in_words(caller.language, |words| form_in(words, &name));
            failed(&fault, caller.language, &form)
        }
    }
}

/// A link to a seat: the seat is remembered, and the address that has the secret in it is left.
async fn take_seat(
    State(house): State<App>,
    caller: Caller,
    Named(token): Named<String>,
) -> Response {
    match house.hall.seat_of(&TokenHash::of(&token)) {
        Some(_) => {
            let cookie = cookie::remember(&token, SEAT_SECONDS, &house.settings);
            (cookie, Redirect::to("/")).into_response()
        }
        None => failed(&crate::people::NotAllowed::LinkUnknown.into(), caller.language, ""),
    }
}

fn failed(fault: &Fault, language: Language, rest: &str) -> Response {
    let told = format!("<p role=\"alert\">{}</p>{rest}", escaped(&sentence(fault, language)));
    page(language, fault.status(), &told)
}

fn paragraph(text: &str) -> String {
    format!("<p>{}</p>", escaped(text))
}

fn form_in(words: &Words, name: &str) -> String {
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
                let shown = escaped(&words.plain(adoube_record::words::Key::LanguageOwnName));
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

/// Whose seat it is, and the games that belong to it.
fn seated(seat: &Seat, competition: &Competition, words: &Words) -> String {
    let title = competition.about().map_or("", |about| about.name.as_str());
    let name = seat.role.player().and_then(|no| competition.player(no));
    let name = name.map_or("", |player| player.name.as_str());
    let of = ("competition", title.into());
    let whose = match seat.role {
        SeatRole::Player(_) => words.say(HallKey::PagePlayer, [of, ("name", name.into())]),
        SeatRole::Assistant(_) => words.say(HallKey::PageAssistant, [of, ("name", name.into())]),
        SeatRole::Arbiter => words.say(HallKey::PageArbiter, [of]),
        SeatRole::Spectator => words.say(HallKey::PageSpectator, [of]),
    };
    let games = links(seat, competition, words);
    let games = if games.is_empty() {
        paragraph(&words.plain(HallKey::PageNoGames))
    } else {
        format!("<ul>{games}</ul>")
    };
    paragraph(&whose) + &games
}

/// A link to each game: the newest round first, its boards in their order.
fn links(seat: &Seat, competition: &Competition, words: &Words) -> String {
    let own = seat.role.player();
    let mut items = String::new();
    for (round, paired) in competition.rounds().iter().rev() {
        for (no, board) in &paired.boards {
            let is_own = own.is_none_or(|own| board.colour(own).is_some());
            let Some(game) = board.game.filter(|_| is_own) else { continue };
            let name = |no| competition.player(no).map_or("", |player| player.name.as_str());
            let text = words.say(
                HallKey::PageGame,
                [
                    ("round", round.get().into()),
                    ("board", no.get().into()),
                    ("white", name(board.white).into()),
                    ("black", name(board.black).into()),
                ],
            );
            let link = format!("<li><a href=\"/v1/games/{game}\">{}</a></li>", escaped(&text));
            items.push_str(&link);
        }
    }
    items
}
