//! Arrangements of an organiser: the start list, coming byes, players who must not meet, acceleration.

use super::*;
use crate::competition::{
    Acceleration, Federation, ForbiddenGroup, Player, SeatRole, Title, amend, by_rating,
    cancel_bye_request, enter_players, forbid_pairings, give_seat, open, order_players,
    remove_player, request_bye,
};

fn refused(
    competition: &TestCompetition,
    decide: impl FnOnce(&Competition) -> Result<Vec<CompetitionFact>, ValidationErrors>,
) -> Vec<(&'static str, Option<&'static str>)> {
    let Err(ValidationErrors(found)) = decide(&competition.0) else {
        panic!("nothing speaks against it")
    };
    found.iter().map(|it| (it.problem.code(), it.field)).collect()
}

fn names(competition: &TestCompetition) -> Vec<&str> {
    competition.0.players().map(|player| player.name.as_str()).collect()
}

/// C.04.2, 2.2: rating, then title, then name.
#[test]
fn players_are_numbered_by_rating_title_and_name() {
    let mut competition = swiss(0);
    let player = |number, name: &str, rating, title| Player {
        title,
        rating,
        ..Player::new(no(number), name)
    };
    let club = Player {
        national_rating: Some(1900),
        federation: "SLO".parse::<Federation>().ok(),
        ..Player::new(no(7), "Rep, Rok")
    };
    let players = [
        player(1, "Nihče, Nik", None, None),
        player(2, "Zupan, Eva", Some(2000), None),
        player(3, "Češek, Jan", Some(2000), None),
        player(4, "Cesar, Jan", Some(2000), None),
        player(5, "Žagar, Ana", Some(2000), Some(Title::Fm)),
        player(6, "Kos, Maj", Some(2000), Some(Title::Wgm)),
        club,
        player(9, "Prvi, Pia", Some(2400), None),
    ];
    competition.change(|it| enter_players(it, &players, 2026));
    assert_eq!(by_rating(&competition.0), [9, 6, 5, 4, 3, 2, 7, 1].map(no));
    let token = crate::token::TokenHash::from_token("a seat");
    let seat = "seatseat".parse().unwrap();
    competition.change(|it| give_seat(it, seat, SeatRole::Player(no(9)), None, token));
    competition.change(|it| request_bye(it, round(2), no(9), Bye::HalfPoint));
    let group = |numbers: [u32; 2]| ForbiddenGroup {
        players: numbers.map(no).to_vec(),
        first_round: None,
        last_round: None,
    };
    competition.change(|it| forbid_pairings(it, &[group([1, 9])]));
    competition.change(|it| order_players(it, None));
    let expected = ["Prvi", "Kos", "Žagar", "Cesar", "Češek", "Zupan", "Rep", "Nihče"];
    assert!(names(&competition).iter().zip(expected).all(|(name, own)| name.starts_with(own)));
    assert_eq!(competition.0.players().map(|player| player.no.get()).last(), Some(8));
    // Everything that refers to a player is renumbered.
    assert_eq!(competition.0.seat_of(&token).map(|seat| seat.role), Some(SeatRole::Player(no(1))));
    assert_eq!(competition.0.requested_byes().next(), Some((round(2), no(1), Bye::HalfPoint)));
    assert_eq!(competition.0.forbidden(), [group([8, 1])]);
    assert_eq!(order_players(&competition.0, None), Ok(Vec::new()));
}

#[test]
fn the_organiser_may_order_the_players_until_a_round_is_paired() {
    let mut competition = swiss(4);
    let order = [3, 1, 2, 4].map(no);
    competition.change(|it| order_players(it, Some(&order)));
    assert_eq!(names(&competition), ["Player 3", "Player 1", "Player 2", "Player 4"]);
    let wrong = [1, 2, 2, 9].map(no);
    let expected = [
        ("said-twice", Some("order")),
        ("unknown-player", Some("order")),
        ("player-not-listed", Some("order")),
        ("player-not-listed", Some("order")),
    ];
    assert_eq!(refused(&competition, |it| order_players(it, Some(&wrong))), expected);
    competition.change(|it| draw_colour(it, Colour::White));
    let first = published(&proposed(&competition, 1, &[]).expect("it is proposed"), &[]);
    play(&mut competition, 1, &first);
    assert_eq!(refused(&competition, |it| order_players(it, None)), [("round-paired", None)]);
}

#[test]
fn a_bye_can_be_asked_for_in_any_round_to_come() {
    let mut competition = swiss(6);
    competition.change(|it| draw_colour(it, Colour::White));
    competition.change(|it| request_bye(it, round(2), no(1), Bye::HalfPoint));
    competition.change(|it| request_bye(it, round(2), no(2), Bye::HalfPoint));
    competition.change(|it| request_bye(it, round(3), no(2), Bye::ZeroPoint));
    competition.change(|it| cancel_bye_request(it, round(2), no(2)));
    assert_eq!(cancel_bye_request(&competition.0, round(2), no(2)), Ok(Vec::new()));
    let first = published(&proposed(&competition, 1, &[]).expect("it is proposed"), &[]);
    assert_eq!(first.len(), 3);
    play(&mut competition, 1, &first);
    let proposal = proposed(&competition, 2, &[]).expect("it is proposed");
    assert_eq!(proposal.reasons.round.pairs.len(), 2);
    assert!(proposal.reasons.round.entry(PlayerId(1)).is_none());
    // Pairing by hand without naming the player gives the bye all the same.
    play(&mut competition, 2, &published(&proposal, &[]));
    let paired = competition.0.round(round(2)).expect("it is paired");
    assert_eq!(paired.byes.get(&no(1)), Some(&Bye::HalfPoint));
    assert!(paired.by_the_rules.is_empty());
    assert_eq!(
        competition.0.requested_byes().collect::<Vec<_>>(),
        [(round(3), no(2), Bye::ZeroPoint)]
    );
    let late = |it: &Competition| request_bye(it, round(2), no(3), Bye::HalfPoint);
    assert_eq!(refused(&competition, late), [("round-paired", Some("round"))]);
    assert!(cancel_bye_request(&competition.0, round(2), no(1)).is_err());
    let far = |it: &Competition| request_bye(it, round(6), no(9), Bye::Pairing);
    let expected = [
        ("unknown-player", Some("player")),
        ("out-of-range", Some("round")),
        ("not-one-of", Some("bye")),
    ];
    assert_eq!(refused(&competition, far), expected);
    competition.change(|it| withdraw_player(it, no(2)));
    assert_eq!(competition.0.requested_byes().count(), 0);
    let gone = |it: &Competition| request_bye(it, round(3), no(2), Bye::HalfPoint);
    assert_eq!(refused(&competition, gone), [("player-withdrawn", Some("player"))]);
    let robin = with_players(&about(), 4);
    let no_swiss = |it: &Competition| request_bye(it, round(1), no(1), Bye::HalfPoint);
    assert_eq!(refused(&robin, no_swiss), [("not-swiss", None)]);
}

#[test]
fn forbidden_pairs_do_not_meet() {
    let mut competition = swiss(4);
    competition.change(|it| draw_colour(it, Colour::White));
    let group = |players: &[u32], first: Option<u32>, last: Option<u32>| ForbiddenGroup {
        players: players.iter().copied().map(no).collect(),
        first_round: first.map(round),
        last_round: last.map(round),
    };
    let met = |competition: &TestCompetition| {
        let proposal = proposed(competition, 1, &[]).expect("it is proposed");
        proposal.reasons.round.are_paired(PlayerId(1), PlayerId(3))
    };
    assert!(met(&competition));
    competition.change(|it| forbid_pairings(it, &[group(&[1, 3], None, None)]));
    assert!(!met(&competition));
    competition.change(|it| forbid_pairings(it, &[group(&[1, 3], Some(2), Some(4))]));
    assert!(met(&competition));
    let wrong = [group(&[1], None, None), group(&[1, 1, 9], Some(3), Some(2))];
    let expected = [
        ("too-few-players", Some("players")),
        ("said-twice", Some("players")),
        ("unknown-player", Some("players")),
        ("out-of-range", Some("last-round")),
    ];
    assert_eq!(refused(&competition, |it| forbid_pairings(it, &wrong)), expected);
    competition.change(|it| remove_player(it, no(3)));
    assert_eq!(competition.0.forbidden(), []);
}

fn accelerated(players: u32) -> TestCompetition {
    let about =
        About { acceleration: Acceleration::Baku, ..About::clone(swiss(0).0.about().unwrap()) };
    let mut competition = with_players(&about, players);
    competition.change(|it| draw_colour(it, Colour::White));
    competition
}

/// C.04.7: in the first round the upper half plays among itself; late entrants do not change the groups.
#[test]
fn an_accelerated_swiss_fixes_its_group_with_the_first_round() {
    let mut competition = accelerated(8);
    let first = proposed(&competition, 1, &[]).expect("it is proposed");
    assert!(first.reasons.round.are_paired(PlayerId(1), PlayerId(3)));
    play(&mut competition, 1, &published(&first, &[]));
    assert_eq!(competition.0.last_accelerated(), Some(no(4)));
    let late = crate::competition::Player::new(no(9), "Late, Lea");
    competition.change(|it| enter_players(it, &[late], 2026));
    let second = published(&proposed(&competition, 2, &[]).expect("it is proposed"), &[]);
    play(&mut competition, 2, &second);
    let there = through_trf(&competition);
    let text = export(&there.0, |_| None, true);
    assert_eq!(text, export(&competition.0, |_| None, true));
    assert!(text.contains("FIDE_DUTCH_2025_BAKU") && text.contains("   1    4\n"), "{text}");
    assert_eq!(there.0.last_accelerated(), Some(no(4)));
    // Afterwards the acceleration cannot be changed.
    let about = About::clone(competition.0.about().unwrap());
    let none = About { acceleration: Acceleration::None, ..about.clone() };
    let expected = [("round-paired", Some("acceleration"))];
    assert_eq!(refused(&competition, |it| amend(it, &none)), expected);
    let longer = About { rounds: Some(9), ..about };
    assert_eq!(refused(&competition, |it| amend(it, &longer)), [("round-paired", Some("rounds"))]);
}

#[test]
fn the_baku_method_has_its_conditions() {
    let mut about = About { acceleration: Acceleration::Baku, rounds: None, ..about() };
    about.regulations.points.draw = adoube_laws::regulations::Score::halves(2);
    let expected = [
        ("not-swiss", Some("acceleration")),
        ("rounds-not-announced", Some("rounds")),
        ("points-not-for-baku", Some("acceleration")),
    ];
    let found = refused(&TestCompetition::default(), |it| open(it, &about));
    assert_eq!(found[..3], expected);
    let mut other = TestCompetition::default();
    other.change(|it| open(it, swiss(0).0.about().unwrap()));
    let text = "001    1      A\n001    2      B\n142 5\n250       2.0   1   2    1    2\n";
    let Err(ValidationErrors(found)) = import(&other.0, text.as_bytes(), 2026) else {
        panic!("it is other")
    };
    assert_eq!(found[0].problem.code(), "unknown-acceleration");
    assert_eq!(found[0].place.map(|place| place.line), Some(4));
    let text = "001    1      A\n001    2      B\n142 5\n240 H   9    2\n";
    let Err(ValidationErrors(found)) = import(&other.0, text.as_bytes(), 2026) else {
        panic!("it is late")
    };
    assert_eq!((found[0].problem.code(), found[0].field), ("out-of-range", Some("round")));
    assert_eq!(found[0].place.map(|place| place.line), Some(4));
}

/// Copies a competition into another one through a TRF file.
fn through_trf(competition: &TestCompetition) -> TestCompetition {
    let plain = About {
        acceleration: Acceleration::None,
        rounds: None,
        ..About::clone(competition.0.about().unwrap())
    };
    let mut other = TestCompetition::default();
    other.change(|it| open(it, &plain));
    other.change(|it| import(it, export(&competition.0, |_| None, true).as_bytes(), 2026));
    other
}

#[test]
fn arrangements_survive_a_trf_round_trip() {
    let mut competition = swiss(7);
    competition.change(|it| draw_colour(it, Colour::White));
    let mut first = published(&proposed(&competition, 1, &[]).expect("it is proposed"), &[]);
    // The last two pairs swap their players of the black pieces.
    let blacks = first.iter().filter_map(|pairing| match pairing {
        Pairing::Board { black, .. } => Some(*black),
        Pairing::Bye { .. } => None,
    });
    let blacks: Vec<_> = blacks.collect();
    for (at, now) in [(1, blacks[2]), (2, blacks[1])] {
        if let Pairing::Board { black, .. } = &mut first[at] {
            *black = now;
        }
    }
    play(&mut competition, 1, &first);
    competition.change(|it| request_bye(it, round(2), no(1), Bye::HalfPoint));
    competition.change(|it| request_bye(it, round(4), no(3), Bye::ZeroPoint));
    competition.change(|it| withdraw_player(it, no(6)));
    let groups = [(vec![1, 2], None, None), (vec![3, 4, 5], Some(2), Some(3))];
    let groups =
        groups.map(|(players, first, last): (Vec<u32>, Option<u32>, Option<u32>)| ForbiddenGroup {
            players: players.into_iter().map(no).collect(),
            first_round: first.map(round),
            last_round: last.map(round),
        });
    competition.change(|it| forbid_pairings(it, &groups));
    let text = export(&competition.0, |_| None, true);
    let note = "### Round 1, changed by the organiser; by the rules: ";
    assert!(text.contains(note), "{text}");
    let there = through_trf(&competition);
    assert_eq!(export(&there.0, |_| None, true), text);
    assert_eq!(there.0.forbidden(), groups);
    assert_eq!(there.0.about().and_then(|about| about.rounds), Some(5));
    let noted = |it: &TestCompetition| it.0.round(round(1)).map(|own| own.by_the_rules.clone());
    assert_eq!(noted(&there), noted(&competition));
    // A withdrawn player has byes without points in coming rounds.
    let byes: Vec<_> = there.0.requested_byes().filter(|(_, player, _)| *player == no(6)).collect();
    assert_eq!(byes.len(), 4);
    let read = adoube_pairing::trf::read(&text).expect("it is written as it is read");
    let tournament = Tournament::try_from(&read).expect("it is consistent");
    let checks = check::pairings(&tournament);
    assert!(checks[0].is_noted && checks[0].passes() && !checks[0].agrees(), "{text}");
}

/// Facts are stored permanently: their form must not change by accident.
#[test]
fn arrangements_are_stored_under_names_that_stay() {
    let group = ForbiddenGroup {
        players: [1, 2].map(no).to_vec(),
        first_round: None,
        last_round: Some(round(3)),
    };
    let (player, bye) = (no(4), Bye::HalfPoint);
    let facts = [
        (
            CompetitionFact::PlayersRenumbered { order: [2, 1].map(no).to_vec() },
            r#"{"fact":"players-renumbered","order":[2,1]}"#,
        ),
        (
            CompetitionFact::ByeRequested { round: round(3), player, bye },
            r#"{"fact":"bye-requested","round":3,"player":4,"bye":"half-point"}"#,
        ),
        (
            CompetitionFact::ByeRequestCancelled { round: round(3), player },
            r#"{"fact":"bye-request-cancelled","round":3,"player":4}"#,
        ),
        (
            CompetitionFact::PairingsForbidden { groups: vec![group] },
            r#"{"fact":"pairings-forbidden","groups":[{"players":[1,2],"last-round":3}]}"#,
        ),
        (
            CompetitionFact::AcceleratedGroupFixed { last: player },
            r#"{"fact":"accelerated-group-fixed","last":4}"#,
        ),
    ];
    for (fact, expected) in facts {
        assert_eq!(serde_json::to_string(&fact).unwrap(), expected);
    }
    let about = serde_json::to_value(about()).unwrap();
    assert_eq!(about.get("acceleration"), None);
}
