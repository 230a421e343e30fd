//! Officials: invitations, credentials and removal.

use adoube_laws::clock::Milliseconds;

use super::*;
use crate::{actor::Actor, fold::Fold};

const NOON: At = At::new(1_000_000);

fn hash(text: &str) -> TokenHash {
    TokenHash::from_token(text)
}

fn password() -> PasswordHash {
    serde_json::from_str("\"kept\"").unwrap()
}

fn after(people: &People, at: At, facts: &[PeopleFact]) -> People {
    let mut people = people.clone();
    for fact in facts {
        // Facts are folded in their stored form.
        let kept = serde_json::to_string(fact).unwrap();
        people.fold(at, &Actor::Hall, &serde_json::from_str(&kept).unwrap());
    }
    people
}

fn joining(link: &str, name: &str) -> AcceptInvitation {
    AcceptInvitation {
        link: hash(link),
        name: name.to_owned(),
        language: Language::Sl,
        password: password(),
    }
}

/// Creates the link for the first official on a node.
fn first_link(people: &People, link: &str, node: &str) -> Result<Vec<PeopleFact>, PeopleError> {
    people.first_link(NOON, &Lifetimes::default(), (link.to_owned(), hash(link)), node)
}

/// A hall with its first official.
fn with_ana() -> People {
    let people = People::default();
    let facts = first_link(&people, "first", "north").unwrap();
    let people = after(&people, NOON, &facts);
    let facts = people.join(NOON, &joining("first", " Ana Arbiter ")).unwrap();
    after(&people, NOON, &facts)
}

#[test]
fn the_first_link_works_once() {
    let people = with_ana();
    let ana = people.official("ana arbiter").unwrap();
    assert_eq!(ana.name, "Ana Arbiter");
    assert!(ana.holds(OfficialRole::Organiser) && ana.holds(OfficialRole::Arbiter));
    let again = people.join(NOON, &joining("first", "Bor"));
    assert_eq!(again, Err(PeopleError::LinkUnknown));
    let another = first_link(&people, "second", "north");
    assert_eq!(another, Err(PeopleError::NotTheFirst));
}

#[test]
fn each_node_has_a_first_link_and_one_of_them_works() {
    let mut people = People::default();
    for (link, node) in [("one", "north"), ("two", "south"), ("three", "north")] {
        people = after(&people, NOON, &first_link(&people, link, node).unwrap());
    }
    assert_eq!(people.join(NOON, &joining("one", "Ana")), Err(PeopleError::LinkUnknown));
    for (used, other) in [("two", "three"), ("three", "two")] {
        let facts = people.join(NOON, &joining(used, "Ana")).unwrap();
        let people = after(&people, NOON, &facts);
        assert!(people.official("ana").is_some(), "{used}");
        assert_eq!(people.join(NOON, &joining(other, "Bor")), Err(PeopleError::LinkUnknown));
    }
}

#[test]
fn a_new_first_link_replaces_the_old_one() {
    let people = People::default();
    let facts = first_link(&people, "one", "north").unwrap();
    let people = after(&people, NOON, &facts);
    let facts = first_link(&people, "two", "north").unwrap();
    let people = after(&people, NOON, &facts);
    assert_eq!(people.join(NOON, &joining("one", "Ana")), Err(PeopleError::LinkUnknown));
    assert!(people.join(NOON, &joining("two", "Ana")).is_ok());
}

#[test]
fn an_invitation_expires_and_can_be_withdrawn() {
    let terms = Lifetimes::default();
    let people = with_ana();
    let pass = || ("i1".to_owned(), hash("bor"));
    assert_eq!(people.invite(NOON, &terms, pass(), &[], ""), Err(PeopleError::NoOffice));
    let facts = people.invite(NOON, &terms, pass(), &[OfficialRole::Arbiter], "za Bora").unwrap();
    let people = after(&people, NOON, &facts);
    let late = NOON + terms.invitation;
    assert_eq!(people.join(late, &joining("bor", "Bor")), Err(PeopleError::LinkUnknown));
    let withdrawn = people.withdraw_invitation(NOON, "i1").unwrap();
    let without = after(&people, NOON, &withdrawn);
    assert_eq!(without.join(NOON, &joining("bor", "Bor")), Err(PeopleError::LinkUnknown));
    let facts = people.join(NOON, &joining("bor", "Bor")).unwrap();
    let people = after(&people, NOON, &facts);
    let bor = people.official("BOR").unwrap();
    assert_eq!(bor.offices, [OfficialRole::Arbiter]);
}

#[test]
fn names_are_validated_and_unique() {
    let people = with_ana();
    assert_eq!(people.free_name(" ANA ARBITER"), Err(PeopleError::NameTaken));
    let long = "a".repeat(81);
    for wrong in ["", "  ", "a\nb", "a\u{0}", long.as_str()] {
        assert_eq!(people.free_name(wrong), Err(PeopleError::Name), "{wrong:?}");
    }
    assert_eq!(people.free_name("Živa Šuštar").unwrap(), "Živa Šuštar");
}

fn password_of(people: &People) -> PasswordHash {
    people.official("Ana Arbiter").expect("she is an official").password.clone()
}

/// A login with the old password opens no session if the password was changed before the session was opened.
#[test]
fn a_password_that_was_changed_opens_no_session() {
    let terms = Lifetimes::default();
    let people = with_ana();
    let old = password_of(&people);
    let new: PasswordHash = serde_json::from_str("\"$argon2id$another\"").unwrap();
    let people = after(&people, NOON, &people.change_password("Ana Arbiter", new.clone()).unwrap());
    let sign_in = |password| {
        people.sign_in(NOON, &terms, ("s".to_owned(), hash("s")), ("Ana Arbiter", password), None)
    };
    assert_eq!(sign_in(&old), Err(PeopleError::NoSuchOfficial));
    assert!(sign_in(&new).is_ok());
}

#[test]
fn a_session_ends_by_itself_by_hand_and_with_the_password() {
    let terms = Lifetimes::default();
    let people = with_ana();
    let sign_in = |people: &People, id: &str| {
        let shown = ("ana arbiter", &password_of(people));
        let facts = people.sign_in(NOON, &terms, (id.to_owned(), hash(id)), shown, None);
        after(people, NOON, &facts.unwrap())
    };
    let people = sign_in(&sign_in(&people, "s1"), "s2");
    let who = |people: &People, id: &str, at: At| {
        people.who(&hash(id), at).map(|(official, session)| {
            (official.name.clone(), session.map(|session| session.id.clone()))
        })
    };
    assert_eq!(who(&people, "s1", NOON), Some(("Ana Arbiter".into(), Some("s1".into()))));
    assert_eq!(who(&people, "s1", NOON + terms.session), None);
    assert_eq!(who(&people, "s3", NOON), None);
    assert_eq!(people.sign_out(NOON, "Bor", "s1"), Err(PeopleError::NoSuchPass));
    let out = after(&people, NOON, &people.sign_out(NOON, "Ana Arbiter", "s1").unwrap());
    assert_eq!(who(&out, "s1", NOON), None);
    assert!(who(&out, "s2", NOON).is_some());
    let changed = people.change_password("Ana Arbiter", password()).unwrap();
    assert_eq!(who(&after(&people, NOON, &changed), "s2", NOON), None);
}

#[test]
fn a_changed_password_ends_tokens_too() {
    let terms = Lifetimes::default();
    let people = with_ana();
    let token = ("t".to_owned(), hash("t"));
    let given = people.give_token(NOON, &terms, token, "Ana Arbiter", "e-board", None).unwrap();
    let people = after(&people, NOON, &given);
    assert!(people.who(&hash("t"), NOON).is_some());
    let changed = people.change_password("Ana Arbiter", password()).unwrap();
    assert!(after(&people, NOON, &changed).who(&hash("t"), NOON).is_none());
}

#[test]
fn a_password_link_works_once() {
    let terms = Lifetimes::default();
    let people = with_ana();
    let give = |people: &People, link: &str| {
        let given = people.give_password_link(NOON, &terms, hash(link), "ana arbiter");
        after(people, NOON, &given.unwrap())
    };
    let nobody = people.give_password_link(NOON, &terms, hash("x"), "Bor");
    assert_eq!(nobody, Err(PeopleError::NoSuchOfficial));
    let people = give(&give(&people, "one"), "two");
    let renew = |people: &People, at: At, link: &str| {
        people.renew_password(at, &hash(link), password(), None).map(|(facts, name)| {
            assert_eq!(name, "Ana Arbiter");
            after(people, at, &facts)
        })
    };
    let unknown = Some(PeopleError::LinkUnknown);
    assert_eq!(renew(&people, NOON, "one").err(), unknown, "a new link replaces the old one");
    assert_eq!(renew(&people, NOON + terms.password_link, "two").err(), unknown, "too old");
    assert_eq!(people.password_link_of("Ana Arbiter", NOON), Some(NOON + terms.password_link));
    let withdrawn = people.withdraw_password_link(NOON, "Ana Arbiter").unwrap();
    let without = after(&people, NOON, &withdrawn);
    assert_eq!(renew(&without, NOON, "two").err(), unknown);
    let again = without.withdraw_password_link(NOON, "Ana Arbiter");
    assert_eq!(again, Err(PeopleError::NoSuchPass));
    let shown = ("Ana Arbiter", &password_of(&people));
    let signed_in = people.sign_in(NOON, &terms, ("s".to_owned(), hash("s")), shown, None);
    let people = after(&people, NOON, &signed_in.unwrap());
    let people = renew(&people, NOON, "two").unwrap();
    assert!(people.who(&hash("s"), NOON).is_none(), "the sessions have ended");
    assert_eq!(renew(&people, NOON, "two").err(), unknown, "it works once");
    let changed = give(&people, "three").change_password("Ana Arbiter", password()).unwrap();
    let people = after(&give(&people, "three"), NOON, &changed);
    assert_eq!(renew(&people, NOON, "three").err(), unknown, "another password was chosen since");
}

#[test]
fn a_password_link_does_not_enable_a_disabled_official() {
    let terms = Lifetimes::default();
    let people = with_ana();
    let invited =
        people.invite(NOON, &terms, ("i".into(), hash("i")), &[OfficialRole::Arbiter], "");
    let people = after(&people, NOON, &invited.unwrap());
    let people = after(&people, NOON, &people.join(NOON, &joining("i", "Bor")).unwrap());
    let given = people.give_password_link(NOON, &terms, hash("l"), "Bor").unwrap();
    let people = after(&people, NOON, &given);
    let people = after(&people, NOON, &people.disable("Bor", true).unwrap());
    assert!(people.renewing(&hash("l"), NOON).is_none());
    let refused = people.give_password_link(NOON, &terms, hash("m"), "Bor");
    assert_eq!(refused, Err(PeopleError::NoSuchOfficial));
}

#[test]
fn the_oldest_session_makes_room() {
    let terms = Lifetimes::default();
    let mut people = with_ana();
    for number in 0..60_u64 {
        let at = NOON + Milliseconds::new(number);
        let id = format!("s{number}");
        let shown = ("Ana Arbiter", &password_of(&people));
        let facts = people.sign_in(at, &terms, (id.clone(), hash(&id)), shown, None).unwrap();
        people = after(&people, at, &facts);
    }
    let later = NOON + Milliseconds::new(60);
    assert_eq!(people.sessions_of("Ana Arbiter", later).count(), 50);
    assert!(people.who(&hash("s9"), later).is_none());
    assert!(people.who(&hash("s10"), later).is_some());
}

#[test]
fn disabled_officials_have_no_access_and_the_last_organiser_stays() {
    let terms = Lifetimes::default();
    let people = with_ana();
    assert_eq!(people.disable("Ana Arbiter", true), Err(PeopleError::LastOrganiser));
    let invited =
        people.invite(NOON, &terms, ("i".into(), hash("i")), &[OfficialRole::Organiser], "");
    let people = after(&people, NOON, &invited.unwrap());
    let people = after(&people, NOON, &people.join(NOON, &joining("i", "Bor")).unwrap());
    let lasts = Some(Milliseconds::hours(1));
    let token = ("t".to_owned(), hash("t"));
    let given = people.give_token(NOON, &terms, token, "Ana Arbiter", "e-board", lasts).unwrap();
    let people = after(&people, NOON, &given);
    assert!(people.who(&hash("t"), NOON).is_some());
    assert!(people.who(&hash("t"), NOON + Milliseconds::hours(1)).is_none());
    let disabled = after(&people, NOON, &people.disable("Ana Arbiter", true).unwrap());
    assert!(disabled.who(&hash("t"), NOON).is_none());
    assert_eq!(
        disabled.sign_in(
            NOON,
            &terms,
            ("s".into(), hash("s")),
            ("Ana Arbiter", &password_of(&disabled)),
            None
        ),
        Err(PeopleError::NoSuchOfficial)
    );
    assert_eq!(disabled.disable("Bor", true), Err(PeopleError::LastOrganiser));
    let back = after(&disabled, NOON, &disabled.disable("ana arbiter", false).unwrap());
    assert!(back.who(&hash("t"), NOON).is_some());
}

#[tokio::test]
async fn a_password_is_verified_and_cannot_be_empty() {
    let passwords = Passwords::default();
    let right = "correct horse battery";
    let kept = passwords.hash(Password::new(right.to_owned(), "Ana").unwrap()).await.unwrap();
    assert!(passwords.is_right(right.to_owned(), Some(kept.clone())).await);
    assert!(!passwords.is_right("correct horse".to_owned(), Some(kept.clone())).await);
    assert!(!passwords.is_right(right.to_owned(), None).await);
    assert!(!passwords.is_right("x".repeat(1001), Some(kept)).await);
}

/// The dummy hash must be valid for Argon2: an error would return at once and reveal that the name is
/// unknown.
#[tokio::test]
async fn an_unknown_name_takes_as_long_as_a_wrong_password() {
    let passwords = Passwords::default();
    let kept =
        passwords.hash(Password::new("a long password".into(), "Ana").unwrap()).await.unwrap();
    let timed = async |kept: Option<PasswordHash>| {
        let start = std::time::Instant::now();
        for _ in 0..3 {
            assert!(!passwords.is_right("wrong password".into(), kept.clone()).await);
        }
        start.elapsed().as_secs_f64()
    };
    let (known, unknown) = (timed(Some(kept)).await, timed(None).await);
    assert!(unknown > known / 3.0, "{unknown} s for an unknown name, {known} s for a known one");
}

#[test]
fn names_of_officials_cannot_be_mistaken_for_each_other() {
    let people = with_ana();
    for (name, why) in [
        ("ana arbiter", PeopleError::NameTaken),
        ("An\u{430} Arbiter", PeopleError::NameLooksAlike),
        ("Ana  Arbiter", PeopleError::NameLooksAlike),
        ("Ana\u{200b} Arbiter", PeopleError::NameHidden),
        ("\u{202e}retibrA anA", PeopleError::NameHidden),
        ("", PeopleError::Name),
    ] {
        assert_eq!(people.free_name(name), Err(why), "{name:?}");
    }
    assert_eq!(people.free_name(" Ana Arbitrova "), Ok("Ana Arbitrova".to_owned()));
    assert!(!people.has_look_alike("Ana Arbiter"), "the same name is no look-alike");
}

#[test]
fn a_second_factor_needs_a_code_that_was_not_used() {
    let terms = Lifetimes::default();
    let people = with_ana();
    let secret = crate::sealed::Ciphertext::from("00");
    let recovery = vec![hash("r1"), hash("r2")];
    let set = people.set_second_factor("ana arbiter", secret.clone(), recovery, UsedCode::Step(7));
    let people = after(&people, NOON, &set.unwrap());
    let again = people.set_second_factor("Ana Arbiter", secret, Vec::new(), UsedCode::Step(8));
    assert_eq!(again, Err(PeopleError::HasSecondFactor));
    let sign_in = |people: &People, code: Option<UsedCode>| {
        let shown = ("Ana Arbiter", &password_of(people));
        let facts = people.sign_in(NOON, &terms, ("s".to_owned(), hash("s")), shown, code)?;
        Ok(after(people, NOON, &facts))
    };
    let wrong = |code| sign_in(&people, code).err();
    assert_eq!(wrong(None), Some(PeopleError::CodeMissing));
    assert_eq!(wrong(Some(UsedCode::Step(7))), Some(PeopleError::CodeWrong), "used to set it up");
    assert_eq!(wrong(Some(UsedCode::Recovery(hash("r3")))), Some(PeopleError::CodeWrong));
    let after_code = sign_in(&people, Some(UsedCode::Step(8))).unwrap();
    assert_eq!(sign_in(&after_code, Some(UsedCode::Step(8))).err(), Some(PeopleError::CodeWrong));
    let recovery = Some(UsedCode::Recovery(hash("r1")));
    let after_recovery = sign_in(&people, recovery).unwrap();
    assert_eq!(sign_in(&after_recovery, recovery).err(), Some(PeopleError::CodeWrong));
    let off = |code| people.turn_off_second_factor("Ana Arbiter", code);
    assert_eq!(off(None), Err(PeopleError::CodeMissing));
    let without = after(&people, NOON, &off(Some(UsedCode::Step(9))).unwrap());
    assert!(sign_in(&without, None).is_ok());
    assert_eq!(without.remove_second_factor("Ana Arbiter"), Err(PeopleError::NoSecondFactor));
    let reset = after(&people, NOON, &people.remove_second_factor("ana arbiter").unwrap());
    assert!(sign_in(&reset, None).is_ok(), "an organiser has reset it");
}
