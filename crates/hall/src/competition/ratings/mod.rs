//! What a rating list knows of the players: rating, title, federation, FIDE number, year of birth.
//!
//! The list is a file that the organiser has: FIDE's text with fixed columns, FIDE's XML, or a table in CSV. Players are found
//! by their FIDE number, else by name if only one on the list fits.

mod list;
#[cfg(test)]
mod tests;

use std::collections::{HashMap, HashSet};

use list::{Listed, read};

use super::{Competition, CompetitionFact, Player, ValidationErrors};
use crate::ids::PlayerNo;

/// What came of a rating list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filled {
    /// The facts.
    pub facts: Vec<CompetitionFact>,
    /// Who was found.
    pub found: Vec<PlayerNo>,
    /// Who was not, or not for certain.
    pub missing: Vec<PlayerNo>,
}

/// Fills in the players from a rating list. The rating and the title become those of the list; whatever else was
/// entered stays.
pub fn fill(competition: &Competition, bytes: &[u8]) -> Result<Filled, ValidationErrors> {
    let listed = read(bytes)?;
    let by_id: HashMap<u32, &Listed> =
        listed.iter().filter_map(|one| Some((one.fide_id?, one))).collect();
    let mut by_name: HashMap<String, Vec<&Listed>> = HashMap::new();
    for one in &listed {
        by_name.entry(plain(&one.name)).or_default().push(one);
    }
    let mut taken: HashSet<u32> = competition.players().filter_map(|own| own.fide_id).collect();
    let mut filled = Filled::default();
    for player in competition.players() {
        let one = match player.fide_id {
            Some(id) => by_id.get(&id).copied(),
            None => by_name.get(&plain(&player.name)).and_then(|same| only(same, player)),
        };
        // A FIDE number that another player has is not given twice.
        let is_new = |one: &&Listed| {
            player.fide_id.is_some() || one.fide_id.is_none_or(|id| taken.insert(id))
        };
        let Some(one) = one.filter(is_new) else {
            filled.missing.push(player.no);
            continue;
        };
        filled.found.push(player.no);
        let player = with(player, one);
        if competition.player(player.no) != Some(&player) {
            filled.facts.push(CompetitionFact::PlayerCorrected { player });
        }
    }
    Ok(filled)
}

/// The only one who fits what is known of the player.
fn only<'a>(same: &[&'a Listed], player: &Player) -> Option<&'a Listed> {
    fn agree<T: Copy + PartialEq>(one: Option<T>, other: Option<T>) -> bool {
        one.is_none() || other.is_none() || one == other
    }
    let mut fitting = same.iter().filter(|one| {
        agree(one.federation, player.federation) && agree(one.birth_year, player.birth_year)
    });
    fitting.next().filter(|_| fitting.next().is_none()).copied()
}

fn with(player: &Player, one: &Listed) -> Player {
    Player {
        rating: one.rating.or(player.rating),
        title: one.title.or(player.title),
        federation: player.federation.or(one.federation),
        fide_id: player.fide_id.or(one.fide_id),
        birth_year: player.birth_year.or(one.birth_year),
        sex: player.sex.or(one.sex),
        ..player.clone()
    }
}

/// A name without what people write differently.
fn plain(name: &str) -> String {
    let words = name.split([',', ' ']).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join(" ")
}
