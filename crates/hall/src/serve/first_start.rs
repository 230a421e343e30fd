//! The link for the first official, and the demo competition.

use std::{path::PathBuf, sync::Arc};

use super::{ServeError, ServerEvent, private_file};
use crate::{
    Hall,
    actor::Actor,
    aggregate::{Change, ChangeError},
    config::{Config, PublicAddress},
    demo,
    people::{Lifetimes, PeopleError},
    token::{self, Token},
};

/// Set by systemd if the output goes to its journal, where a secret must not be printed.
const JOURNAL: &str = "JOURNAL_STREAM";
/// The file for the link in that case.
const FILE: &str = "first-link";

/// Creates a new link if there are no officials yet. Earlier links of this node are withdrawn.
pub(super) async fn link(
    hall: &Hall,
    config: &Config,
    address: &PublicAddress,
) -> Result<Option<ServerEvent>, ServeError> {
    if !hall.people().state.is_empty() {
        return Ok(None);
    }
    let token = Token::draw().map_err(ServeError::inside)?;
    let id: String = token::draw_id().map_err(ServeError::inside)?;
    let invited = hall
        .change_people(&Actor::Hall, |people, at| {
            let pass = (id.clone(), token.hash());
            let facts = people.first_link(at, &Lifetimes::default(), pass, &config.node.value)?;
            Ok(Change { facts, output: () })
        })
        .await;
    match invited {
        Ok(()) => {}
        // Another node was faster, and there is already an official.
        Err(ChangeError::Refused(PeopleError::NotTheFirst) | ChangeError::Closing) => {
            return Ok(None);
        }
        Err(ChangeError::Refused(why)) => return Err(ServeError::inside(format!("{why:?}"))),
        Err(ChangeError::Damaged(damage)) => {
            return Err(ServeError::read(&config.database.value, damage.into()));
        }
        Err(ChangeError::Storage(why)) => {
            return Err(ServeError::storage(&config.database.value, &why));
        }
    }
    let link = format!("{address}/first/{}", token.reveal());
    Ok(Some(match save_if_logged(&link, FILE, config)? {
        Some(path) => ServerEvent::FirstLinkIn { path },
        None => ServerEvent::FirstLink { link },
    }))
}

/// Writes the link to a file of the data folder if the output goes to a log.
pub(super) fn save_if_logged(
    link: &str,
    file: &str,
    config: &Config,
) -> Result<Option<PathBuf>, ServeError> {
    if std::env::var_os(JOURNAL).is_none() {
        return Ok(None);
    }
    let path = config.data.value.join(file);
    private_file::replace(&path, &format!("{link}\n"))
        .map_err(|error| ServeError::Folder { path: path.clone(), reason: error.to_string() })?;
    Ok(Some(path))
}

/// Creates the demo competition with new seats. If the output goes to a log, their links are not printed.
pub(super) async fn demo(
    hall: &Arc<Hall>,
    address: &PublicAddress,
) -> Result<Option<ServerEvent>, ServeError> {
    let filled = demo::fill(hall).await.map_err(ServeError::inside)?;
    if std::env::var_os(JOURNAL).is_some() {
        return Ok(None);
    }
    let mut links = (String::new(), Vec::new());
    for seat in filled.seats {
        let link = format!("{address}/seat/{}", seat.token.reveal());
        match seat.player {
            Some(name) => links.1.push((name.to_owned(), link)),
            None => links.0 = link,
        }
    }
    let (arbiter, players) = links;
    Ok(Some(ServerEvent::Demo { name: filled.name.to_owned(), arbiter, players }))
}
