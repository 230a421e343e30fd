//! The hall's own API.

mod account;
mod acts;
mod archive;
mod arrangements;
mod backups;
mod clocks;
mod competitions;
mod condition;
mod corrections;
mod export;
mod games;
mod languages;
mod laws;
mod log;
mod moves;
mod officials;
mod password;
mod players;
mod preview;
mod reading;
mod rounds;
mod seats;
mod second_factor;
mod standings;
mod swiss;
mod tables;
mod tokens;
mod trf;
mod undo;

use adoube_laws::clock::At;
use utoipa_axum::router::OpenApiRouter;

use crate::{
    aggregate::Change,
    http::shared::{Caller, SharedState, authorized::guarded, problem::ApiError},
    people::{People, PeopleError, PeopleFact},
};

/// Changes the people of the hall.
async fn change_people(
    app: &SharedState,
    caller: &Caller,
    decide: impl Fn(&People, At) -> Result<Vec<PeopleFact>, PeopleError> + Send + Sync,
) -> Result<(), ApiError> {
    let decide = |people: &People, at| decide(people, at).map(|facts| Change { facts, output: () });
    Ok(app.hall.change_people(&caller.actor(), decide).await?)
}

/// All routes of `/v1`.
pub(super) fn routes() -> OpenApiRouter<SharedState> {
    add_game_routes(add_competition_routes(add_hall_routes(OpenApiRouter::new())))
}

/// Adds the routes of accounts, officials and the hall as a whole.
fn add_hall_routes(router: OpenApiRouter<SharedState>) -> OpenApiRouter<SharedState> {
    router
        .routes(guarded!(account::me))
        .routes(guarded!(account::join))
        .routes(guarded!(account::sessions, account::sign_in))
        .routes(guarded!(account::sign_out))
        .routes(guarded!(password::change))
        .routes(guarded!(password::renew))
        .routes(guarded!(account::choose_language))
        .routes(guarded!(account::leave_seat))
        .routes(guarded!(second_factor::propose_secret, second_factor::set))
        .routes(guarded!(second_factor::turn_off))
        .routes(guarded!(second_factor::remove))
        .routes(guarded!(tokens::tokens, tokens::take_token))
        .routes(guarded!(tokens::withdraw_token))
        .routes(guarded!(officials::officials))
        .routes(guarded!(officials::disable, officials::enable))
        .routes(guarded!(officials::remove))
        .routes(guarded!(password::give_link, password::withdraw_link))
        .routes(guarded!(officials::invitations, officials::invite))
        .routes(guarded!(officials::withdraw))
        .routes(guarded!(condition::condition))
        .routes(guarded!(backups::backups, backups::make_backup))
        .routes(guarded!(backups::backup_file))
}

/// Adds the routes of competitions, players, rounds and seats.
fn add_competition_routes(router: OpenApiRouter<SharedState>) -> OpenApiRouter<SharedState> {
    router
        .routes(guarded!(competitions::list, competitions::open))
        .routes(guarded!(competitions::read, competitions::amend))
        .routes(guarded!(competitions::appoint, competitions::dismiss))
        .routes(guarded!(archive::archive, archive::unarchive))
        .routes(guarded!(archive::delete))
        .routes(guarded!(players::list, players::add))
        .routes(guarded!(players::correct, players::remove))
        .routes(guarded!(players::withdraw, players::take_back))
        .routes(guarded!(players::erase))
        .routes(guarded!(arrangements::read_start_list, arrangements::set_start_list))
        .routes(guarded!(arrangements::requested_byes))
        .routes(guarded!(arrangements::request_bye, arrangements::cancel_bye_request))
        .routes(guarded!(arrangements::forbidden_pairings, arrangements::forbid_pairings))
        .routes(guarded!(rounds::list))
        .routes(guarded!(rounds::schedule))
        .routes(guarded!(rounds::pair, rounds::unpair, corrections::correct))
        .routes(guarded!(swiss::propose))
        .routes(guarded!(swiss::why_not))
        .routes(guarded!(swiss::draw_colour))
        .routes(guarded!(trf::export, trf::import))
        .routes(guarded!(trf::fill))
        .routes(guarded!(rounds::pair_all))
        .routes(guarded!(rounds::pair_berger))
        .routes(guarded!(rounds::enter_result))
        .routes(guarded!(tables::create_game, undo::take_away))
        .routes(guarded!(tables::start, undo::undo_start))
        .routes(guarded!(tables::replace))
        .routes(guarded!(clocks::all_clocks))
        .routes(guarded!(standings::standings))
        .routes(guarded!(standings::crosstable))
        .routes(guarded!(seats::address))
        .routes(guarded!(seats::list, seats::give))
        .routes(guarded!(seats::give_all))
        .routes(guarded!(seats::revoke))
        .routes(guarded!(seats::erase))
}

/// Adds the routes of games, their records and the Laws.
fn add_game_routes(router: OpenApiRouter<SharedState>) -> OpenApiRouter<SharedState> {
    router
        .routes(guarded!(games::list))
        .routes(guarded!(games::read))
        .routes(guarded!(games::may_of))
        .routes(guarded!(moves::moves))
        .routes(guarded!(moves::rulings))
        .routes(guarded!(acts::act))
        .routes(guarded!(preview::preview))
        .routes(guarded!(reading::read))
        .routes(guarded!(acts::questions))
        .routes(guarded!(acts::answer))
        .routes(guarded!(log::read))
        .routes(guarded!(export::pgn::game))
        .routes(guarded!(export::pgn::round))
        .routes(guarded!(export::pgn::competition))
        .routes(guarded!(export::live::live))
        .routes(guarded!(export::printed::clean))
        .routes(guarded!(export::printed::written))
        .routes(guarded!(export::printed::cover))
        .routes(guarded!(export::record::game))
        .routes(guarded!(export::record::competition))
        .routes(guarded!(languages::list))
        .merge(law_routes())
}

/// The routes of the Laws.
fn law_routes() -> OpenApiRouter<SharedState> {
    OpenApiRouter::new()
        .routes(guarded!(laws::editions::list))
        .routes(guarded!(laws::presets::list))
        .routes(guarded!(laws::regulations::explain))
        .routes(guarded!(laws::articles::list))
        .routes(guarded!(laws::articles::read))
        .routes(guarded!(laws::articles::near))
        .routes(guarded!(laws::compare::compare))
        .routes(guarded!(laws::search::find))
        .routes(guarded!(laws::glossary::find))
        .routes(guarded!(laws::examples::list))
        .routes(guarded!(laws::cases::play))
}
