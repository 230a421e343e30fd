//! Keys end with what they are for, and entries of older versions are read as they are.

use adoube_laws::clock::At;
use serde_json::json;

use super::*;
use crate::{
    competition,
    ledger::{Ledger, Sqlite, StreamHead},
    people::{AcceptInvitation, Lifetimes, PasswordHash, PeopleError},
    token::TokenHash,
};

const DAY: u64 = 24 * 60 * 60 * 1000;

type Decide<'a> = dyn Fn(&People, At) -> Result<Vec<PeopleFact>, PeopleError> + Sync + 'a;

#[tokio::test]
async fn who_signed_in_is_forgotten_with_the_session() {
    let folder = tempfile::tempdir().unwrap();
    let ledger = Arc::new(Sqlite::open(&folder.path().join("hall.db")).await.unwrap());
    let running = Hall::open(ledger.clone(), SealKey::new([1; 32])).await.unwrap();
    let hall = &running.hall;
    let terms = Lifetimes::default();
    let link = TokenHash::from_token("first");
    let password: PasswordHash = serde_json::from_value(json!("$argon2id$x")).unwrap();
    let ana = Actor::Official("Ana".to_owned());
    let change = async |by: &Actor, decide: &Decide<'_>| {
        let decide =
            |people: &People, at| decide(people, at).map(|facts| Change { facts, output: () });
        hall.change_people(by, decide).await.unwrap();
    };
    change(&Actor::Hall, &|people, at| {
        people.first_link(at, &terms, ("invite01".into(), link), "n")
    })
    .await;
    let joining = AcceptInvitation {
        link,
        name: "Ana".into(),
        language: adoube_chess::notation::Language::En,
        password: password.clone(),
    };
    change(&ana, &|people, at| people.join(at, &joining)).await;
    let pass = TokenHash::from_token("session");
    change(&ana, &|people, at| {
        people.sign_in(at, &terms, ("session1".into(), pass), ("Ana", &password), None)
    })
    .await;
    let subjects = async || ledger.keys().subjects("", u64::MAX >> 1).await.unwrap();
    let mut all = subjects().await;
    all.sort();
    assert_eq!(all, ["invitation/invite01", "official/ana", "session/session1"]);
    let now = hall.now().get();
    hall.destroy_expired(At::new(now + DAY)).await.unwrap();
    let mut left = subjects().await;
    left.sort();
    assert_eq!(left, ["official/ana", "session/session1"], "the session lasts, the link was used");
    hall.destroy_expired(At::new(now + 20 * DAY)).await.unwrap();
    assert_eq!(subjects().await, ["official/ana"]);
    let entries = ledger.read(&Stream::named(people::STREAM), 0, 10).await.unwrap();
    let signed_in = crate::fold::read::<People>(&entries[2]).unwrap();
    assert!(
        matches!(&signed_in.by, Actor::Official(name) if name.starts_with('#')),
        "{signed_in:?}"
    );
}

/// An entry as older versions wrote it, in plain text.
#[tokio::test]
async fn plain_entries_are_read_and_their_players_removed_from_what_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let ledger = Arc::new(Sqlite::open(&folder.path().join("hall.db")).await.unwrap());
    let id: CompetitionId = "abcdefgh".parse().unwrap();
    let regulations = adoube_laws::regulations::Regulations::new(
        adoube_laws::Edition::Y2023,
        "5400+30".parse().unwrap(),
    );
    let body = json!({"by": {"official": "Ana"}, "facts": [
        {"fact": "opened", "about": {"name": "Open", "arbiters": ["Ana"], "regulations": regulations}},
        {"fact": "official-appointed", "name": "Ana"},
        {"fact": "player-entered", "player": {"no": 1, "name": "Novak, Bor", "birth-year": 1990}},
    ]});
    let entry = StreamHead::default().next(&id.stream(), 1, body.to_string());
    ledger.append(&[entry]).await.unwrap();
    let running = Hall::open(ledger.clone(), SealKey::new([1; 32])).await.unwrap();
    let hall = &running.hall;
    let no = "1".parse().unwrap();
    assert_eq!(hall.competition(id).unwrap().state.player(no).unwrap().name, "Novak, Bor");
    let decide = |it: &Competition, _| {
        Ok::<_, competition::ValidationErrors>(Change {
            facts: competition::erase_player(it, no)?,
            output: (),
        })
    };
    hall.change_competition(id, &Actor::Hall, decide).await.unwrap();
    hall.destroy_ended(id).await.unwrap();
    let state = hall.competition(id).unwrap().state.clone();
    assert_eq!(*state.player(no).unwrap(), competition::Player::new(no, ""));
    assert_eq!(crate::verify::ledger(&*ledger).await.unwrap().errors, []);
}
