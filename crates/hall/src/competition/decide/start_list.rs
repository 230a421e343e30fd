//! The start list: who has which number (C.04.2, article 2).

use std::{cmp::Reverse, collections::BTreeSet};

use super::{opened, pair::nothing_paired};
use crate::{
    competition::{
        Competition, CompetitionFact, Player, Problem, Title, ValidationErrors, lobby::Lobby,
        objection::unless,
    },
    ids::PlayerNo,
};

/// The players in the order of C.04.2, 2.2: by rating, then by title, then by name. Players without a rating by FIDE stand
/// by that of their federation, those without either last.
pub fn by_rating(competition: &Competition) -> Vec<PlayerNo> {
    let mut players: Vec<&Player> = competition.players().collect();
    players.sort_by_cached_key(|player| {
        let rating = player.rating.or(player.national_rating);
        (Reverse(rating), rank(player.title), alphabetical(&player.name), player.no)
    });
    players.into_iter().map(|player| player.no).collect()
}

/// Gives the players the numbers from 1 on in this order, or by their ratings, while nothing is paired.
pub fn order_players(
    competition: &Competition,
    order: Option<&[PlayerNo]>,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    opened(competition)?;
    nothing_paired(competition)?;
    // Their games are stored under the numbers that they have.
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
            found.push(problem.of("order").in_item(item));
        }
    }
    found.extend(left.into_iter().map(|player| Problem::NotListed(player).of("order")));
    let is_same = competition.players.keys().copied().eq(order.iter().copied())
        && order.iter().zip(1..).all(|(player, place)| player.get() == place);
    unless(found, || {
        if is_same && competition.is_ordered {
            Vec::new()
        } else {
            vec![CompetitionFact::PlayersRenumbered { order }]
        }
    })
}

/// The order of the titles in C.04.2, 2.2.2; nobody is after everybody.
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

/// A name as it is sorted: letters with a caron come after those without.
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
