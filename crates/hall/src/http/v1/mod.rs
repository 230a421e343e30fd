//! The interface of the hall itself.

mod account;
mod acts;
mod competitions;
mod corrections;
mod export;
mod games;
mod laws;
mod log;
mod officials;
mod password;
mod players;
mod rounds;
mod seats;
mod standings;
mod tables;
mod tokens;

use adoube_laws::clock::At;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    aggregate::Change,
    fold::Shared,
    http::shared::{Caller, SharedState, problem::ApiError},
    people::{NotAllowed, People, PeopleFact},
    permission::Permission,
};

/// The people of the hall, for who may do this.
fn people(
    app: &SharedState,
    caller: &Caller,
    permission: Permission,
) -> Result<Shared<People>, ApiError> {
    caller.require(permission)?;
    Ok(app.hall.people())
}

/// Changes something about them.
async fn change_people(
    app: &SharedState,
    caller: &Caller,
    decide: impl Fn(&People, At) -> Result<Vec<PeopleFact>, NotAllowed> + Send + Sync,
) -> Result<(), ApiError> {
    let decide = |people: &People, at| decide(people, at).map(|facts| Change { facts, output: () });
    Ok(app.hall.change_people(&caller.actor(), decide).await?)
}

/// All routes of `/v1`.
pub(super) fn routes() -> OpenApiRouter<SharedState> {
    OpenApiRouter::new()
        .routes(routes!(account::me))
        .routes(routes!(account::join))
        .routes(routes!(account::sessions, account::sign_in))
        .routes(routes!(account::sign_out))
        .routes(routes!(password::change))
        .routes(routes!(password::renew))
        .routes(routes!(account::choose_language))
        .routes(routes!(tokens::tokens, tokens::take_token))
        .routes(routes!(tokens::withdraw_token))
        .routes(routes!(officials::officials))
        .routes(routes!(officials::disable, officials::enable))
        .routes(routes!(password::give_link, password::withdraw_link))
        .routes(routes!(officials::invitations, officials::invite))
        .routes(routes!(officials::withdraw))
        .routes(routes!(competitions::list, competitions::open))
        .routes(routes!(competitions::read, competitions::amend))
        .routes(routes!(competitions::appoint, competitions::dismiss))
        .routes(routes!(players::list, players::add))
        .routes(routes!(players::correct, players::remove))
        .routes(routes!(players::withdraw, players::take_back))
        .routes(routes!(rounds::list))
        .routes(routes!(rounds::schedule))
        .routes(routes!(rounds::pair, rounds::unpair, corrections::correct))
        .routes(routes!(rounds::pair_all))
        .routes(routes!(rounds::pair_berger))
        .routes(routes!(rounds::enter_result))
        .routes(routes!(tables::lay))
        .routes(routes!(tables::start))
        .routes(routes!(tables::replace))
        .routes(routes!(standings::standings))
        .routes(routes!(standings::crosstable))
        .routes(routes!(seats::list, seats::give))
        .routes(routes!(seats::give_all))
        .routes(routes!(seats::revoke))
        .routes(routes!(games::list))
        .routes(routes!(games::read))
        .routes(routes!(games::may_of))
        .routes(routes!(acts::act))
        .routes(routes!(acts::questions))
        .routes(routes!(acts::answer))
        .routes(routes!(log::read))
        .routes(routes!(export::pgn::game))
        .routes(routes!(export::pgn::round))
        .routes(routes!(export::pgn::competition))
        .routes(routes!(export::live::live))
        .routes(routes!(export::printed::clean))
        .routes(routes!(export::printed::written))
        .routes(routes!(export::printed::cover))
        .routes(routes!(export::record::game))
        .routes(routes!(export::record::competition))
        .routes(routes!(laws::editions::list))
        .routes(routes!(laws::articles::list))
        .routes(routes!(laws::articles::read))
        .routes(routes!(laws::articles::near))
        .routes(routes!(laws::compare::compare))
        .routes(routes!(laws::search::find))
        .routes(routes!(laws::glossary::find))
        .routes(routes!(laws::examples::list))
        .routes(routes!(laws::cases::play))
}
