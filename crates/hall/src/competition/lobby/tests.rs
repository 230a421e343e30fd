//! Challenges and seeks, as facts.

use super::*;

const AT: At = At::new(1_000_000);

fn player(no: u32) -> PlayerNo {
    PlayerNo::new(no).unwrap()
}

fn id(name: &str) -> GameId {
    name.parse().unwrap()
}

fn blitz() -> GameTerms {
    GameTerms { limit: 180, increment: 2, array: None, position: None }
}

fn challenged(name: &str, from: u32, to: u32) -> LobbyFact {
    LobbyFact::Challenged {
        challenge: id(name),
        from: player(from),
        to: player(to),
        terms: blitz(),
        wanted: ColourPreference::Any,
        colour: Colour::Black,
    }
}

fn sought(name: &str, by: u32, wanted: ColourPreference) -> LobbyFact {
    LobbyFact::Sought { seek: id(name), by: player(by), terms: blitz(), wanted }
}

fn after(facts: &[LobbyFact]) -> Lobby {
    let mut lobby = Lobby::default();
    for fact in facts {
        lobby.take_in(AT, fact);
    }
    lobby
}

#[test]
fn an_accepted_challenge_is_a_game_of_its_name() {
    let facts = challenge(&Lobby::default(), &challenged("aaaaaaaa", 1, 2)).unwrap();
    let mut lobby = after(&facts);
    let accepted = LobbyFact::Accepted { challenge: id("aaaaaaaa") };
    assert_eq!(close(&lobby, player(1), &accepted), Err(LobbyError::NotForYou));
    assert_eq!(close(&lobby, player(3), &accepted), Err(LobbyError::NoSuchChallenge));
    for fact in close(&lobby, player(2), &accepted).unwrap() {
        lobby.take_in(AT, &fact);
    }
    let game = lobby.game(id("aaaaaaaa")).unwrap();
    assert_eq!((game.white, game.black), (player(2), player(1)));
    assert_eq!(lobby.games_of(player(1)).count(), 1);
    assert_eq!(lobby.games_of(player(3)).count(), 0);
    assert_eq!(close(&lobby, player(2), &accepted), Err(LobbyError::NotOpen));
}

#[test]
fn a_challenge_is_declined_by_one_and_taken_back_by_the_other() {
    let lobby = after(&[challenged("aaaaaaaa", 1, 2)]);
    let declined = LobbyFact::Declined { challenge: id("aaaaaaaa"), reason: Reason::Later };
    let cancelled = LobbyFact::Cancelled { challenge: id("aaaaaaaa") };
    assert_eq!(close(&lobby, player(1), &declined), Err(LobbyError::NotForYou));
    assert_eq!(close(&lobby, player(2), &cancelled), Err(LobbyError::NotForYou));
    assert!(close(&lobby, player(2), &declined).is_ok());
    assert!(close(&lobby, player(1), &cancelled).is_ok());
}

#[test]
fn nobody_challenges_himself_or_everybody() {
    let lobby = Lobby::default();
    assert_eq!(challenge(&lobby, &challenged("aaaaaaaa", 1, 1)), Err(LobbyError::SamePlayer));
    let names = ('a'..).map(|sign| format!("{sign}aaaaaaa"));
    let many: Vec<_> = names.take(MAX_CHALLENGES).map(|name| challenged(&name, 1, 2)).collect();
    let full = after(&many);
    assert_eq!(challenge(&full, &challenged("zzzzzzzz", 1, 3)), Err(LobbyError::TooMany));
    assert!(challenge(&full, &challenged("zzzzzzzz", 2, 1)).is_ok());
}

#[test]
fn matching_seeks_are_paired() {
    let white = ColourPreference::Colour(Colour::White);
    let lobby = after(&[sought("aaaaaaaa", 1, white)]);
    let find = |by, wanted| pair(&lobby, AT, player(by), &blitz(), wanted, Colour::White);
    let (_, for_white, for_black) = find(2, ColourPreference::Any).unwrap();
    assert_eq!((for_white, for_black), (player(1), player(2)));
    assert!(find(2, white).is_none());
    assert!(find(1, ColourPreference::Any).is_none());
    let later = At::new(AT.get() + LIFE.get() + 1);
    assert!(
        pair(&lobby, later, player(2), &blitz(), ColourPreference::Any, Colour::White).is_none()
    );
    let slower = GameTerms { limit: 300, ..blitz() };
    assert!(pair(&lobby, AT, player(2), &slower, ColourPreference::Any, Colour::White).is_none());
    assert_eq!(
        seek(&lobby, AT, &sought("bbbbbbbb", 2, ColourPreference::Any)),
        Err(LobbyError::Conflict)
    );
}

#[test]
fn a_paired_player_has_no_open_seek() {
    let mut lobby = after(&[sought("aaaaaaaa", 1, ColourPreference::Any)]);
    assert!(lobby.is_waiting(id("aaaaaaaa")));
    let game = id("gggggggg");
    let (white, black) = (player(2), player(1));
    lobby.take_in(AT, &LobbyFact::Paired { seek: id("aaaaaaaa"), game, white, black });
    assert!(!lobby.is_waiting(id("aaaaaaaa")));
    assert_eq!(lobby.game(game).and_then(|game| game.colour(player(1))), Some(Colour::Black));
}

#[test]
fn a_second_seek_replaces_the_first() {
    let lobby = after(&[sought("aaaaaaaa", 1, ColourPreference::Any)]);
    let again = sought("bbbbbbbb", 1, ColourPreference::Any);
    let facts = seek(&lobby, AT, &again).unwrap();
    assert_eq!(facts, [LobbyFact::Left { seek: id("aaaaaaaa") }, again]);
}

#[test]
fn closed_challenges_are_forgotten_eventually() {
    let mut lobby = after(&[challenged("standing", 1, 2)]);
    for number in 0..1000 {
        let name = format!("{number:08}");
        lobby.take_in(AT, &challenged(&name, 1, 2));
        lobby.take_in(AT, &LobbyFact::Cancelled { challenge: id(&name) });
    }
    assert!(lobby.challenges_of(player(1)).count() < 210);
    assert!(lobby.challenge(id("standing")).is_some());
}

#[test]
fn facts_keep_their_stored_form() {
    let facts = [challenged("aaaaaaaa", 1, 2), sought("bbbbbbbb", 1, ColourPreference::Any)];
    for fact in facts {
        let text = serde_json::to_string(&fact).unwrap();
        assert_eq!(serde_json::from_str::<LobbyFact>(&text).unwrap(), fact, "{text}");
    }
}
