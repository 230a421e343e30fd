//! The start page without scripts: the user, and the games to play or to watch.

use adoube_record::i18n::{HallKey, Localizer, TextBoardKey};
use axum::{extract::State, response::Response};
use maud::{Markup, html};

use super::{html::shell, languages};
use crate::{
    competition::{Competition, Seat, SeatRole},
    fold::Shared,
    http::shared::{AppState, Caller, Identity, SharedState, games::with_removed_named, in_words},
    ids::{CompetitionId, PlayerNo},
    permission::Permission,
};

/// The maximum number of competitions in the list, the newest first.
const MAX: usize = 20;

/// Shows the user, and the user's games.
pub(super) async fn start(State(app): State<SharedState>, caller: Caller) -> Response {
    let body = in_words(caller.language, |words| {
        html! {
            p { (who(&app, &caller, words)) }
            @match &caller.identity {
                Identity::Stranger => {
                    p { a href="/sign-in" { (words.plain(TextBoardKey::SignIn)) } }
                    (visible_games(&app, &caller, words))
                },
                Identity::Official { .. } => {
                    (visible_games(&app, &caller, words))
                    p { a href="/second-factor" { (words.plain(HallKey::PageFactor)) } }
                },
                Identity::Seated { competition, seat } => {
                    @if let Some(found) = visible_competition(&app, &caller, *competition) {
                        (own_games(seat, &found.state, words))
                    }
                    form method="post" action="/leave" {
                        p { button { (words.plain(HallKey::PageLeaveSeat)) } }
                    }
                },
            }
            (languages::links(words, "/"))
        }
    });
    shell(caller.language, &body)
}

/// Renders the name and role of the user.
pub(super) fn who(app: &AppState, caller: &Caller, words: &Localizer) -> String {
    match &caller.identity {
        Identity::Stranger => words.plain(HallKey::PageStranger),
        Identity::Official { name, .. } => {
            words.say(HallKey::PageSignedIn, [("name", name.as_str().into())])
        }
        Identity::Seated { competition, seat } => {
            let found = visible_competition(app, caller, *competition);
            found.map_or_else(String::new, |found| whose(seat, &found.state, words))
        }
    }
}

/// Returns a competition as the user reads it.
fn visible_competition(
    app: &AppState,
    caller: &Caller,
    id: CompetitionId,
) -> Option<Shared<Competition>> {
    Some(with_removed_named(app.hall.competition(id)?, caller.language))
}

/// Renders the games of the competitions that the user may see.
fn visible_games(app: &AppState, caller: &Caller, words: &Localizer) -> Markup {
    let mut all = app.hall.competitions();
    all.retain(|(id, competition)| {
        !competition.state.is_archived()
            && caller.is_allowed(Permission::Look, *id, &competition.state)
    });
    all.sort_by_key(|(id, competition)| (std::cmp::Reverse(competition.state.opened()), *id));
    let named = all.into_iter().take(MAX);
    let all: Vec<_> =
        named.map(|(id, found)| (id, with_removed_named(found, caller.language))).collect();
    let listed = all.iter().filter_map(|(_, competition)| {
        let games = links(None, &competition.state, words);
        let name = &competition.state.about()?.name;
        (!games.is_empty()).then_some((name, games))
    });
    let listed: Vec<_> = listed.collect();
    html! {
        @if !listed.is_empty() {
            h2 { (words.plain(TextBoardKey::Competitions)) }
            @for (name, games) in listed {
                h3 { (name) }
                ul { @for game in games { (game) } }
            }
        }
    }
}

/// Renders the owner of a seat.
pub(super) fn whose(seat: &Seat, competition: &Competition, words: &Localizer) -> String {
    let title = competition.about().map_or("", |about| about.name.as_str());
    let name = seat.role.player().and_then(|no| competition.player(no));
    let name = name.map_or("", |player| player.name.as_str());
    let of = ("competition", title.into());
    match seat.role {
        SeatRole::Player(_) => words.say(HallKey::PagePlayer, [of, ("name", name.into())]),
        SeatRole::Assistant(_) => words.say(HallKey::PageAssistant, [of, ("name", name.into())]),
        SeatRole::Arbiter => words.say(HallKey::PageArbiter, [of]),
        SeatRole::Spectator => words.say(HallKey::PageSpectator, [of]),
    }
}

/// Renders the games that belong to a seat.
fn own_games(seat: &Seat, competition: &Competition, words: &Localizer) -> Markup {
    let games = links(seat.role.player(), competition, words);
    html! {
        @if games.is_empty() {
            p { (words.plain(HallKey::PageNoGames)) }
        } @else {
            h2 { (words.plain(TextBoardKey::Title)) }
            ul { @for game in games { (game) } }
        }
    }
}

/// Renders a link to each game, or to those of a player: the newest round first, its boards in order.
fn links(own: Option<PlayerNo>, competition: &Competition, words: &Localizer) -> Vec<Markup> {
    let mut items = Vec::new();
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
            items.push(html! { li { a href={ "/without-sight/" (game) } { (text) } } });
        }
    }
    items
}
