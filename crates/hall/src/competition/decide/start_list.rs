//! The start list: who has which number (C.04.2, article 2).

use std::{cmp::Reverse, collections::BTreeSet};

use super::{pair::nothing_paired, require_opened};
use crate::{
    competition::{
        Competition, CompetitionFact, Player, Problem, Title, ValidationErrors, lobby::Lobby,
        validation::if_no_errors,
    },
    ids::PlayerNo,
};

/// Sorts the players in the order of C.04.2, 2.2: by rating, then by title, then by name. Players without a
/// FIDE rating are ranked by their national rating, those without either last.
pub fn by_rating(competition: &Competition) -> Vec<PlayerNo> {
    let mut players: Vec<&Player> = competition.players().collect();
    players.sort_by_cached_key(|player| {
        let rating = player.rating.or(player.national_rating);
        (Reverse(rating), rank(player.title), alphabetical(&player.name), player.no)
    });
    players.into_iter().map(|player| player.no).collect()
}

/// Numbers the players from 1 in this order, or by rating, while nothing is paired.
pub fn order_players(
    competition: &Competition,
    order: Option<&[PlayerNo]>,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    require_opened(competition)?;
    nothing_paired(competition)?;
    // Arranged games are stored under the current numbers.
    if competition.lobby != Lobby::default() {
        return Err(Problem::GamesArranged.into());
    }
    let order = order.map_or_else(|| by_rating(competition), <[PlayerNo]>::to_vec);
    let mut left: BTreeSet<PlayerNo> = competition.players.keys().copied().collect();
    let mut found = Vec::new();
    for (item, player) in order.iter().enumerate() {
        if !left.remove(player) {
            let problem = match competition.player(*player) {
                Some(_) => Problem::SaidTwice,
                None => Problem::UnknownPlayer(*player),
            };
            found.push(problem.in_field("order").in_item(item));
        }
    }
    found.extend(left.into_iter().map(|player| Problem::NotListed(player).in_field("order")));
    let is_same = competition.players.keys().copied().eq(order.iter().copied())
        && order.iter().zip(1..).all(|(player, place)| player.get() == place);
    if_no_errors(found, || {
        if is_same && competition.is_ordered {
            Vec::new()
        } else {
            vec![CompetitionFact::PlayersRenumbered { order }]
        }
    })
}

/// The rank of a title in C.04.2, 2.2.2; no title ranks last.
const fn rank(title: Option<Title>) -> u8 {
    match title {
        Some(Title::Gm) => 0,
        Some(Title::Im) => 1,
        Some(Title::Wgm) => 2,
        Some(Title::Fm) => 3,
        Some(Title::Wim) => 4,
        Some(Title::Cm) => 5,
        Some(Title::Wfm) => 6,
        Some(Title::Wcm) => 7,
        None => 8,
    }
}

/// Returns the sort key of a name: letters with a caron come after those without.
fn alphabetical(name: &str) -> Vec<(char, u8)> {
    let place = |letter: char| match letter {
        'č' => ('c', 1),
        'ć' => ('c', 2),
        'đ' => ('d', 1),
        'š' => ('s', 1),
        'ž' => ('z', 1),
        letter => (letter, 0),
    };
    name.chars().flat_map(char::to_lowercase).map(place).collect()
}
