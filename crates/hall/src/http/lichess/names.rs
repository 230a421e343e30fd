//! Unique user names for players, of lower-case letters, digits and hyphens.

use std::collections::BTreeSet;

use super::shapes::Person;
use crate::{
    competition::{Competition, Player},
    ids::PlayerNo,
};

/// Returns a player of a competition.
pub fn person(competition: &Competition, no: PlayerNo) -> Option<Person> {
    let mut people = people(competition);
    people.find(|(player, _)| player.no == no).map(|(player, id)| Person {
        // The personal data of a player without a name was removed.
        name: if player.name.is_empty() { id.clone() } else { player.name.clone() },
        id,
        title: player.title.map(|title| title.to_string()),
        rating: player.rating.map(u32::from),
    })
}

/// Finds a player by the user name, or by the name as written.
pub fn find(competition: &Competition, called: &str) -> Option<PlayerNo> {
    let short = short(called);
    people(competition).find(|(_, id)| *id == short).map(|(player, _)| player.no)
}

/// Returns all players with their user names. Of two equal names the player with the smaller number keeps it.
fn people(competition: &Competition) -> impl Iterator<Item = (&Player, String)> {
    let mut taken = BTreeSet::new();
    competition.players().map(move |player| {
        let mut id = short(&player.name);
        while !taken.insert(id.clone()) {
            id = format!("{id}-{}", player.no);
        }
        (player, id)
    })
}

/// Converts a name to lower case without accents.
fn short(name: &str) -> String {
    let mut id = String::new();
    for letter in name.chars().flat_map(char::to_lowercase) {
        let plain = transliterate(letter);
        if !plain.is_empty() {
            id.push_str(plain);
        } else if letter.is_ascii_alphanumeric() {
            id.push(letter);
        } else if !id.is_empty() && !id.ends_with('-') {
            id.push('-');
        }
    }
    let id = id.trim_end_matches('-');
    if id.is_empty() { "player".to_owned() } else { id.to_owned() }
}

/// Transliterates the letters of the supported languages that are not in the English alphabet.
const fn transliterate(letter: char) -> &'static str {
    match letter {
        'č' | 'ć' | 'ц' | 'ч' | 'ћ' => "c",
        'š' | 'с' | 'ш' => "s",
        'ž' | 'з' | 'ж' => "z",
        'đ' | 'ђ' => "dj",
        'а' => "a",
        'б' => "b",
        'в' => "v",
        'г' => "g",
        'д' => "d",
        'е' => "e",
        'и' => "i",
        'ј' => "j",
        'к' => "k",
        'л' => "l",
        'љ' => "lj",
        'м' => "m",
        'н' => "n",
        'њ' => "nj",
        'о' => "o",
        'п' => "p",
        'р' => "r",
        'т' => "t",
        'у' => "u",
        'ф' => "f",
        'х' => "h",
        'џ' => "dz",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use adoube_laws::clock::At;

    use super::*;
    use crate::{actor::Actor, competition::CompetitionFact, fold::Fold};

    fn with(names: &[&str]) -> Competition {
        let mut no = PlayerNo::FIRST;
        let entered: Vec<_> = names
            .iter()
            .map(|name| {
                let player = Player::new(no, *name);
                no = no.next();
                CompetitionFact::PlayerEntered { player, person: None }
            })
            .collect();
        let mut competition = Competition::default();
        for fact in &entered {
            competition.fold(At::ZERO, &Actor::Hall, fact);
        }
        competition
    }

    fn ids(names: &[&str]) -> Vec<String> {
        people(&with(names)).map(|(_, id)| id).collect()
    }

    #[test]
    fn accented_and_cyrillic_letters_are_transliterated() {
        let names = ["Đurđa Čučković", "Žiga  Šuštar-Novak", "Љубица Њежић", "O'Neil, John Jr."];
        let expected =
            ["djurdja-cuckovic", "ziga-sustar-novak", "ljubica-njezic", "o-neil-john-jr"];
        assert_eq!(ids(&names), expected);
        assert_eq!(ids(&["張偉", "…"]), ["player", "player-2"]);
    }

    #[test]
    fn no_two_players_are_called_alike() {
        assert_eq!(ids(&["Ana", "ana", "Ana-2", "ANA"]), ["ana", "ana-2", "ana-2-3", "ana-4"]);
    }

    #[test]
    fn a_player_is_found_by_either_name() {
        let competition = with(&["Ana Novak", "Žiga"]);
        for called in ["ana-novak", "Ana Novak", "ANA-NOVAK"] {
            assert_eq!(find(&competition, called), Some(PlayerNo::FIRST), "{called}");
        }
        assert_eq!(find(&competition, "žiga"), PlayerNo::new(2));
        assert_eq!(find(&competition, "boris"), None);
        assert_eq!(person(&competition, PlayerNo::FIRST).unwrap().name, "Ana Novak");
    }
}
