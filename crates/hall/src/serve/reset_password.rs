//! Password reset from the machine itself, when no organiser can sign in.

use super::{ServeError, ServerEvent, first_start, network, public_address, seal, store};
use crate::{
    Hall, RunningHall,
    actor::Actor,
    aggregate::{Change, ChangeError},
    config::Config,
    people::{Lifetimes, Official, People, PeopleError},
    token::Token,
};

/// The file for the link if the output goes to a log.
const FILE: &str = "password-link";

/// Creates the link and reports it. The hall serves no requests; a database that another process has open is
/// left alone.
pub(super) async fn reset(
    config: &Config,
    official: &str,
    tell: &mut dyn FnMut(ServerEvent),
) -> Result<(), ServeError> {
    let ledger = store::open(config).await?;
    let key = seal::key(config, &*ledger).await?;
    let running = Hall::open(ledger, key)
        .await
        .map_err(|error| ServeError::read(&config.database.value, error))?;
    let event = link(config, &running, official).await;
    running.close().await;
    event.map(tell)
}

async fn link(
    config: &Config,
    running: &RunningHall,
    official: &str,
) -> Result<ServerEvent, ServeError> {
    let token = Token::draw().map_err(ServeError::inside)?;
    let decide = |people: &People, at| {
        let mut facts =
            people.give_password_link(at, &Lifetimes::default(), token.hash(), official)?;
        // A person with access to the machine may have lost the second factor, too.
        facts.extend(people.remove_second_factor(official).unwrap_or_default());
        let name = people.official(official).map(|official| official.name.clone());
        Ok(Change { facts, output: name.unwrap_or_default() })
    };
    let name = match running.hall.change_people(&Actor::Hall, decide).await {
        Ok(name) => name,
        Err(ChangeError::Refused(PeopleError::NoSuchOfficial)) => {
            let people = running.hall.people();
            let has_rights = |official: &&Official| !official.disabled;
            let known = people.state.officials().filter(has_rights);
            let known = known.map(|official| official.name.clone()).collect();
            return Err(ServeError::NoOfficial { name: official.to_owned(), known });
        }
        Err(ChangeError::Refused(why)) => return Err(ServeError::inside(format!("{why:?}"))),
        Err(ChangeError::Storage(why)) => {
            return Err(ServeError::storage(&config.database.value, &why));
        }
        Err(ChangeError::Damaged(damage)) => {
            return Err(ServeError::read(&config.database.value, damage.into()));
        }
        Err(ChangeError::Closing) => return Err(ServeError::inside("it is closing")),
    };
    let has_tls = config.tls().is_some();
    let reached = network::reached_at(&config.listen.value, &network::addresses(), has_tls);
    let address = public_address(config, &reached);
    let link = format!("{address}/password/{}", token.reveal());
    Ok(match first_start::save_if_logged(&link, FILE, config)? {
        Some(path) => ServerEvent::PasswordLinkIn { name, path },
        None => ServerEvent::PasswordLink { name, link },
    })
}
