//! Unique user names for players: ASCII letters, digits and hyphens, as on Lichess.

use std::collections::BTreeSet;

use super::shapes::Person;
use crate::{
    competition::{Competition, Player},
    ids::PlayerNo,
};

/// The title of programs.
const BOT: &str = "BOT";

/// Returns a player of a competition.
pub fn person(competition: &Competition, no: PlayerNo) -> Option<Person> {
    let mut people = people(competition);
    let (player, username) = people.find(|(player, _)| player.no == no)?;
    let title = if competition.is_program(no) {
        Some(BOT.to_owned())
    } else {
        player.title.map(|title| title.to_string())
    };
    // The personal data of a player without a name was removed.
    let full_name = if player.name.is_empty() { &username } else { &player.name };
    Some(Person {
        id: username.to_ascii_lowercase(),
        full_name: full_name.clone(),
        username,
        title,
        rating: player.rating.map(u32::from),
    })
}

/// Finds a player by the user name, or by the name as written.
pub fn find(competition: &Competition, called: &str) -> Option<PlayerNo> {
    let called = ascii(called);
    let mut people = people(competition);
    people.find(|(_, name)| name.eq_ignore_ascii_case(&called)).map(|(player, _)| player.no)
}

/// Returns all players with their user names. Of two equal names the player with the smaller number keeps it.
fn people(competition: &Competition) -> impl Iterator<Item = (&Player, String)> {
    let mut taken = BTreeSet::new();
    competition.players().map(move |player| {
        let mut name = ascii(&player.name);
        while !taken.insert(name.to_ascii_lowercase()) {
            name = format!("{name}-{}", player.no);
        }
        (player, name)
    })
}

/// Writes a name with ASCII letters, digits and hyphens.
fn ascii(name: &str) -> String {
    let mut written = String::new();
    for letter in name.chars() {
        let small = letter.to_lowercase().next().unwrap_or(letter);
        if letter.is_ascii_alphanumeric() {
            written.push(letter);
        } else if let Some(plain) = transliterate(small) {
            let (first, rest) = plain.split_at(1);
            if letter == small {
                written.push_str(first);
            } else {
                written.push_str(&first.to_ascii_uppercase());
            }
            written.push_str(rest);
        } else if !is_combining(letter) && !written.is_empty() && !written.ends_with('-') {
            written.push('-');
        }
    }
    let written = written.trim_end_matches('-');
    if written.is_empty() { "Player".to_owned() } else { written.to_owned() }
}

/// Whether it is an accent written as a character of its own, after its letter.
const fn is_combining(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}')
}

/// Transliterates letters that are not in the English alphabet: of the supported languages, and of the other
/// European languages in which names are commonly written.
fn transliterate(letter: char) -> Option<&'static str> {
    const LETTERS: &[(&str, &str)] = &[
        ("àáâãäåāăąаъ", "a"),
        ("б", "b"),
        ("çćĉċčцчћ", "c"),
        ("ďд", "d"),
        ("èéêëēĕėęěеёэ", "e"),
        ("ф", "f"),
        ("ĝğġģгґ", "g"),
        ("ĥħх", "h"),
        ("ìíîïĩīĭįıийыі", "i"),
        ("ĵј", "j"),
        ("ķкќ", "k"),
        ("ĺļľłл", "l"),
        ("м", "m"),
        ("ñńņňн", "n"),
        ("òóôõöøōŏőо", "o"),
        ("п", "p"),
        ("ŕŗřр", "r"),
        ("śŝşšșсш", "s"),
        ("ţťŧțт", "t"),
        ("ùúûüũūŭůűųу", "u"),
        ("в", "v"),
        ("ŵ", "w"),
        ("ýŷÿ", "y"),
        ("źżžзж", "z"),
        ("æ", "ae"),
        ("œ", "oe"),
        ("ß", "ss"),
        ("þ", "th"),
        ("đðђѓ", "dj"),
        ("ѕџ", "dz"),
        ("љ", "lj"),
        ("њ", "nj"),
        ("щ", "sc"),
        ("ю", "ju"),
        ("яѣ", "ja"),
    ];
    LETTERS.iter().find(|(letters, _)| letters.contains(letter)).map(|(_, plain)| *plain)
}

#[cfg(test)]
mod tests {
    use adoube_laws::clock::At;

    use super::*;
    use crate::{
        actor::Actor,
        competition::{CompetitionFact, SeatRole},
        fold::Fold,
        token::TokenHash,
    };

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

    fn usernames(names: &[&str]) -> Vec<String> {
        people(&with(names)).map(|(_, name)| name).collect()
    }

    #[test]
    fn user_names_are_ascii() {
        let names = ["Đurđa Čučković", "Žiga  Šuštar-Novak", "Љубица Њежић", "O'Neil, John Jr."];
        let expected =
            ["Djurdja-Cuckovic", "Ziga-Sustar-Novak", "Ljubica-Njezic", "O-Neil-John-Jr"];
        assert_eq!(usernames(&names), expected);
        let names = ["Müller, Jörg", "Łukasz Żak", "Ørsted", "Jose\u{301}", "ÉVA"];
        let expected = ["Muller-Jorg", "Lukasz-Zak", "Orsted", "Jose", "EVA"];
        assert_eq!(usernames(&names), expected);
        assert_eq!(usernames(&["張偉", "…"]), ["Player", "Player-2"]);
    }

    #[test]
    fn no_two_players_are_called_alike() {
        let names = usernames(&["Ana", "ana", "Ana-2", "ANA"]);
        assert_eq!(names, ["Ana", "ana-2", "Ana-2-3", "ANA-4"]);
    }

    #[test]
    fn a_player_is_found_by_either_name() {
        let competition = with(&["Ana Novak", "Žiga"]);
        for called in ["ana-novak", "Ana Novak", "ANA-NOVAK"] {
            assert_eq!(find(&competition, called), Some(PlayerNo::FIRST), "{called}");
        }
        assert_eq!(find(&competition, "žiga"), PlayerNo::new(2));
        assert_eq!(find(&competition, "boris"), None);
        let ana = person(&competition, PlayerNo::FIRST).unwrap();
        let expected = ("ana-novak", "Ana-Novak", "Ana Novak");
        assert_eq!((&*ana.id, &*ana.username, &*ana.full_name), expected);
    }

    #[test]
    fn a_program_has_the_title_of_programs() {
        let mut competition = with(&["Ana", "Stockfish"]);
        let (seat, no) = ("seatseat".parse().unwrap(), PlayerNo::FIRST.next());
        let (role, token) = (SeatRole::Player(no), TokenHash::from_token("t"));
        let title = |competition: &Competition, no| person(competition, no).unwrap().title;
        let facts = [
            (CompetitionFact::SeatGiven { seat, role, name: None, token }, None),
            (CompetitionFact::SeatUsedByProgram { seat }, Some("BOT".to_owned())),
            (CompetitionFact::SeatRevoked { seat }, None),
        ];
        for (fact, expected) in facts {
            competition.fold(At::ZERO, &Actor::Hall, &fact);
            assert_eq!(title(&competition, no), expected, "{fact:?}");
            assert_eq!(title(&competition, PlayerNo::FIRST), None);
        }
    }
}
