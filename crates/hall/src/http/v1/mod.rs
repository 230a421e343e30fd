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

use crate::{
    aggregate::Change,
    http::shared::{
        Caller, SharedState,
        endpoint::{Routes, endpoint},
        problem::ApiError,
    },
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

/// Adds all routes of `/v1`.
pub(super) fn add_routes<R: Routes>(routes: R) -> R {
    add_law_routes(add_game_routes(add_competition_routes(add_hall_routes(routes))))
}

/// Adds the routes of accounts, officials and the hall as a whole.
fn add_hall_routes<R: Routes>(routes: R) -> R {
    routes
        .add(endpoint!(account::me))
        .add(endpoint!(account::join))
        .add(endpoint!(account::sessions, account::sign_in))
        .add(endpoint!(account::sign_out))
        .add(endpoint!(password::change))
        .add(endpoint!(password::renew))
        .add(endpoint!(account::choose_language))
        .add(endpoint!(account::leave_seat))
        .add(endpoint!(second_factor::propose_secret, second_factor::set))
        .add(endpoint!(second_factor::turn_off))
        .add(endpoint!(second_factor::remove))
        .add(endpoint!(tokens::tokens, tokens::take_token))
        .add(endpoint!(tokens::withdraw_token))
        .add(endpoint!(officials::officials))
        .add(endpoint!(officials::disable, officials::enable))
        .add(endpoint!(officials::remove))
        .add(endpoint!(password::give_link, password::withdraw_link))
        .add(endpoint!(officials::invitations, officials::invite))
        .add(endpoint!(officials::withdraw))
        .add(endpoint!(condition::condition))
        .add(endpoint!(backups::backups, backups::make_backup))
        .add(endpoint!(backups::backup_file))
}

/// Adds the routes of competitions, players, rounds and seats.
fn add_competition_routes<R: Routes>(routes: R) -> R {
    routes
        .add(endpoint!(competitions::list, competitions::open))
        .add(endpoint!(competitions::read, competitions::amend))
        .add(endpoint!(competitions::appoint, competitions::dismiss))
        .add(endpoint!(archive::archive, archive::unarchive))
        .add(endpoint!(archive::delete))
        .add(endpoint!(players::list, players::add))
        .add(endpoint!(players::correct, players::remove))
        .add(endpoint!(players::withdraw, players::take_back))
        .add(endpoint!(players::erase))
        .add(endpoint!(arrangements::read_start_list, arrangements::set_start_list))
        .add(endpoint!(arrangements::requested_byes))
        .add(endpoint!(arrangements::request_bye, arrangements::cancel_bye_request))
        .add(endpoint!(arrangements::forbidden_pairings, arrangements::forbid_pairings))
        .add(endpoint!(rounds::list))
        .add(endpoint!(rounds::schedule))
        .add(endpoint!(rounds::pair, rounds::unpair, corrections::correct))
        .add(endpoint!(swiss::propose))
        .add(endpoint!(swiss::why_not))
        .add(endpoint!(swiss::draw_colour))
        .add(endpoint!(trf::export, trf::import))
        .add(endpoint!(trf::fill))
        .add(endpoint!(rounds::pair_all))
        .add(endpoint!(rounds::pair_berger))
        .add(endpoint!(rounds::enter_result))
        .add(endpoint!(tables::create_game, undo::take_away))
        .add(endpoint!(tables::start, undo::undo_start))
        .add(endpoint!(tables::replace))
        .add(endpoint!(clocks::all_clocks))
        .add(endpoint!(standings::standings))
        .add(endpoint!(standings::crosstable))
        .add(endpoint!(seats::address))
        .add(endpoint!(seats::list, seats::give))
        .add(endpoint!(seats::give_all))
        .add(endpoint!(seats::revoke))
        .add(endpoint!(seats::erase))
}

/// Adds the routes of games and their records.
fn add_game_routes<R: Routes>(routes: R) -> R {
    routes
        .add(endpoint!(games::list))
        .add(endpoint!(games::read))
        .add(endpoint!(games::may_of))
        .add(endpoint!(moves::moves))
        .add(endpoint!(moves::rulings))
        .add(endpoint!(acts::act))
        .add(endpoint!(preview::preview))
        .add(endpoint!(reading::read, reading::read_body))
        .add(endpoint!(acts::questions))
        .add(endpoint!(acts::answer))
        .add(endpoint!(log::read))
        .add(endpoint!(export::pgn::game))
        .add(endpoint!(export::pgn::round))
        .add(endpoint!(export::pgn::competition))
        .add(endpoint!(export::live::live))
        .add(endpoint!(export::printed::clean))
        .add(endpoint!(export::printed::written))
        .add(endpoint!(export::printed::cover))
        .add(endpoint!(export::record::game))
        .add(endpoint!(export::record::competition))
        .add(endpoint!(languages::list))
}

/// Adds the routes of the Laws.
fn add_law_routes<R: Routes>(routes: R) -> R {
    routes
        .add(endpoint!(laws::editions::list))
        .add(endpoint!(laws::presets::list))
        .add(endpoint!(laws::regulations::explain))
        .add(endpoint!(laws::articles::list))
        .add(endpoint!(laws::articles::read))
        .add(endpoint!(laws::articles::near))
        .add(endpoint!(laws::compare::compare))
        .add(endpoint!(laws::search::find))
        .add(endpoint!(laws::glossary::find))
        .add(endpoint!(laws::examples::list))
        .add(endpoint!(laws::cases::play))
}
