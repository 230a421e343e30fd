//! The link that makes the first arbiter, and a competition to try the hall.

use std::{
    fs::{self, OpenOptions},
    io::Write,
    path::{Path, PathBuf},
    sync::Arc,
};

use super::{ServeError, ServerEvent};
use crate::{
    Hall,
    actor::Actor,
    aggregate::{Change, ChangeError},
    config::{Config, PublicAddress},
    demo,
    people::{Lifetimes, PeopleError},
    token::{self, Token},
};

/// What systemd says where what we print goes: into its journal, which is no place for a secret.
const JOURNAL: &str = "JOURNAL_STREAM";
/// The file that the link is put into then.
const FILE: &str = "first-link";

/// A new link, if there are no officials yet. Earlier links of this node are withdrawn.
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
        // Another node was faster, and there is an official already.
        Err(ChangeError::Refused(PeopleError::NotTheFirst) | ChangeError::Closing) => {
            return Ok(None);
        }
        Err(ChangeError::Refused(why)) => return Err(ServeError::inside(format!("{why:?}"))),
        Err(ChangeError::Storage(why)) => {
            return Err(ServeError::storage(&config.database.value, &why));
        }
    }
    let link = format!("{address}/first/{}", token.reveal());
    Ok(Some(match put_away(&link, FILE, config)? {
        Some(path) => ServerEvent::FirstLinkIn { path },
        None => ServerEvent::FirstLink { link },
    }))
}

/// Where the output goes to a log, the link is written to a file of the data folder instead.
pub(super) fn put_away(
    link: &str,
    file: &str,
    config: &Config,
) -> Result<Option<PathBuf>, ServeError> {
    if std::env::var_os(JOURNAL).is_none() {
        return Ok(None);
    }
    let path = config.data.value.join(file);
    write(&path, link)
        .map_err(|error| ServeError::Folder { path: path.clone(), reason: error.to_string() })?;
    Ok(Some(path))
}

/// A small competition with new seats. Where the output goes to a log, their links are not printed.
pub(super) async fn demo(
    hall: &Arc<Hall>,
    address: &PublicAddress,
) -> Result<Option<ServerEvent>, ServeError> {
    let filled = demo::fill(hall).await.map_err(ServeError::inside)?;
    if std::env::var_os(JOURNAL).is_some() {
        return Ok(None);
    }
    let mut told = (String::new(), Vec::new());
    for seat in filled.seats {
        let link = format!("{address}/seat/{}", seat.token.reveal());
        match seat.player {
            Some(name) => told.1.push((name.to_owned(), link)),
            None => told.0 = link,
        }
    }
    let (arbiter, players) = told;
    Ok(Some(ServerEvent::Demo { name: filled.name.to_owned(), arbiter, players }))
}

/// For the owner alone, instead of whatever was there.
fn write(path: &Path, link: &str) -> std::io::Result<()> {
    if path.exists() {
        fs::remove_file(path)?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    writeln!(options.open(path)?, "{link}")
}
