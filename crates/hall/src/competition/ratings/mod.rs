//! Player data from a rating list: rating, title, federation, FIDE ID, year of birth.
//!
//! The list is a file supplied by the organiser: FIDE's text with fixed columns, FIDE's XML, or CSV. Players
//! are matched by FIDE ID, otherwise by name if exactly one player on the list matches.

mod list;
#[cfg(test)]
mod tests;

use std::collections::{HashMap, HashSet};

use list::{RatingListEntry, read};

use super::{Competition, CompetitionFact, Player, ValidationErrors};
use crate::ids::PlayerNo;

/// The result of applying a rating list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatingListUpdate {
    /// The facts.
    pub facts: Vec<CompetitionFact>,
    /// The players who were found.
    pub found: Vec<PlayerNo>,
    /// The players who were not found, or not with certainty.
    pub missing: Vec<PlayerNo>,
}

/// Fills in player data from a rating list. The rating and the title become those of the list; other data
/// that was entered is kept.
pub fn fill(
    competition: &Competition,
    bytes: &[u8],
    this_year: u16,
) -> Result<RatingListUpdate, ValidationErrors> {
    let mut listed = read(bytes)?;
    // A mistake in somebody else's list does not stop the organiser.
    for one in &mut listed {
        one.birth_year = one.birth_year.filter(|year| (1900..=this_year).contains(year));
    }
    let by_id: HashMap<u32, &RatingListEntry> =
        listed.iter().filter_map(|one| Some((one.fide_id?, one))).collect();
    let mut by_name: HashMap<String, Vec<&RatingListEntry>> = HashMap::new();
    for one in &listed {
        by_name.entry(normalise(&one.name)).or_default().push(one);
    }
    let mut taken: HashSet<u32> = competition.players().filter_map(|own| own.fide_id).collect();
    let mut filled = RatingListUpdate::default();
    let mut persons = competition.new_persons();
    for player in competition.players().filter(|player| !competition.is_erased(player.no)) {
        let one = match player.fide_id {
            Some(id) => by_id.get(&id).copied(),
            None => by_name.get(&normalise(&player.name)).and_then(|same| only_match(same, player)),
        };
        // A FIDE ID that another player has is not assigned twice.
        let is_new = |one: &&RatingListEntry| {
            player.fide_id.is_some() || one.fide_id.is_none_or(|id| taken.insert(id))
        };
        let Some(one) = one.filter(is_new) else {
            filled.missing.push(player.no);
            continue;
        };
        filled.found.push(player.no);
        let player = merge(player, one);
        if competition.player(player.no) != Some(&player) {
            let person = persons.assign(player.no);
            filled.facts.push(CompetitionFact::PlayerCorrected { player, person });
        }
    }
    Ok(filled)
}

/// Returns the only candidate consistent with what is known of the player.
fn only_match<'a>(same: &[&'a RatingListEntry], player: &Player) -> Option<&'a RatingListEntry> {
    fn agree<T: Copy + PartialEq>(one: Option<T>, other: Option<T>) -> bool {
        one.is_none() || other.is_none() || one == other
    }
    let mut fitting = same.iter().filter(|one| {
        agree(one.federation, player.federation) && agree(one.birth_year, player.birth_year)
    });
    fitting.next().filter(|_| fitting.next().is_none()).copied()
}

fn merge(player: &Player, one: &RatingListEntry) -> Player {
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

/// Normalises a name, so that spelling variants compare equal.
fn normalise(name: &str) -> String {
    let words = name.split([',', ' ']).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join(" ")
}
