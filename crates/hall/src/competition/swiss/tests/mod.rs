//! Small Swiss competitions: proposals, noted changes, and TRF round trips.

mod arrangements;

use adoube_chess::Colour;
use adoube_laws::table::Outcome;
use adoube_pairing::check;

use super::*;
use crate::{
    competition::{
        About, CompetitionFact, Pairing, RulesPair, System, draw_colour, enter_result, pair_round,
        tests::{TestCompetition, about, no, round, with_players},
        tournament, withdraw_player,
    },
    ids::BoardNo,
};

fn swiss(players: u32) -> TestCompetition {
    let about = About { system: System::Swiss, rounds: Some(5), ..about() };
    with_players(&about, players)
}

fn proposed(
    competition: &TestCompetition,
    number: u32,
    byes: &[(u32, Bye)],
) -> Result<Proposal, ValidationErrors> {
    let byes = byes.iter().map(|(player, bye)| (no(*player), *bye)).collect();
    let tournament = tournament(&competition.0, |_| None);
    propose(before_round(&competition.0, tournament, round(number), &byes)?, round(number))
}

/// Returns the pairings of a proposal, with the requested byes.
fn published(proposal: &Proposal, byes: &[(u32, Bye)]) -> Vec<Pairing> {
    let Proposal { reasons, .. } = proposal;
    let boards = reasons.round.pairs.iter().zip((1..).filter_map(BoardNo::new));
    let boards = boards.map(|(pair, board)| Pairing::Board {
        board,
        white: player_no(pair.white),
        black: player_no(pair.black),
    });
    let bye = reasons.round.bye.map(|id| Pairing::Bye { player: player_no(id), bye: Bye::Pairing });
    let requested =
        byes.iter().map(|(player, bye)| Pairing::Bye { player: no(*player), bye: *bye });
    boards.chain(bye).chain(requested).collect()
}

/// Publishes pairings and enters a result for every board: White wins on odd boards, the others are drawn.
fn play(competition: &mut TestCompetition, number: u32, pairings: &[Pairing]) {
    competition.change(|it| pair_round(it, round(number), pairings));
    let noted = compare(&competition.0, round(number), |_| None);
    competition.change(|_| Ok(noted.into_iter().collect()));
    for pairing in pairings {
        if let Pairing::Board { board, .. } = pairing {
            let outcome =
                if board.get() % 2 == 1 { Outcome::win(Colour::White) } else { Outcome::DRAW };
            competition.change(|it| enter_result(it, round(number), *board, Some(outcome)));
        }
    }
}

fn codes(refused: Result<Proposal, ValidationErrors>) -> Vec<&'static str> {
    let Err(ValidationErrors(found)) = refused else { panic!("it is proposed") };
    found.iter().map(|it| it.problem.code()).collect()
}

#[test]
fn rounds_are_proposed_and_agree_with_the_rules() {
    let mut competition = swiss(7);
    assert_eq!(codes(proposed(&competition, 1, &[])), ["colour-not-drawn"]);
    competition.change(|it| draw_colour(it, Colour::White));
    let byes = [(7, Bye::HalfPoint)];
    for number in 1..=3 {
        let byes = if number == 1 { &byes[..] } else { &[] };
        let proposal = proposed(&competition, number, byes).expect("it is proposed");
        assert_eq!(proposal.reasons.round.bye.is_some(), number > 1);
        let pairings = published(&proposal, byes);
        play(&mut competition, number, &pairings);
        assert_eq!(competition.0.round(round(number)).map(|own| own.by_the_rules.len()), Some(0));
        if number == 1 {
            competition.change(|it| withdraw_player(it, no(6)));
            let late = crate::competition::Player::new(no(8), "Late, Lea");
            competition.change(|it| crate::competition::enter_players(it, &[late], 2026));
        }
    }
    let last = competition.0.round(round(3)).expect("it is paired");
    assert!(last.board_of(no(6)).is_none() && !last.byes.contains_key(&no(6)));
    assert_eq!(codes(proposed(&competition, 3, &[])), ["round-paired"]);
    assert_eq!(codes(proposed(&competition, 5, &[])), ["no-pairing"]);
    assert_eq!(codes(proposed(&with_players(&about(), 4), 1, &[])), ["not-swiss"]);
}

#[test]
fn a_missing_result_blocks_the_next_round() {
    let mut competition = swiss(4);
    competition.change(|it| draw_colour(it, Colour::Black));
    let first = published(&proposed(&competition, 1, &[]).expect("it is proposed"), &[]);
    competition.change(|it| pair_round(it, round(1), &first));
    assert_eq!(codes(proposed(&competition, 2, &[])), ["no-pairing"]);
    assert!(draw_colour(&competition.0, Colour::White).is_err());
}

#[test]
fn a_changed_pair_is_noted_until_it_is_as_the_rules_have_it() {
    let mut competition = swiss(4);
    competition.change(|it| draw_colour(it, Colour::White));
    // The rules give 1-3 and 4-2.
    let pair = |at: u32, white, black| Pairing::Board {
        board: BoardNo::new(at).unwrap(),
        white: no(white),
        black: no(black),
    };
    play(&mut competition, 1, &[pair(1, 1, 2), pair(2, 4, 3)]);
    let noted = competition.0.round(round(1)).unwrap().by_the_rules.clone();
    let expected = [(1, 3), (4, 2)]
        .map(|(white, black)| RulesPair { white: no(white), black: Some(no(black)) });
    assert_eq!(noted, expected);
    let stored = serde_json::to_string(&CompetitionFact::PairingsCompared {
        round: round(1),
        by_the_rules: vec![noted[0], RulesPair { white: no(2), black: None }],
    });
    let expected = r#"{"fact":"pairings-compared","round":1,"by-the-rules":[{"white":1,"black":3},{"white":2}]}"#;
    assert_eq!(stored.unwrap(), expected);
    let stored =
        serde_json::to_string(&CompetitionFact::InitialColourDrawn { colour: Colour::Black });
    assert_eq!(stored.unwrap(), r#"{"fact":"initial-colour-drawn","colour":"black"}"#);
}

#[test]
fn why_two_do_not_meet() {
    let mut competition = swiss(4);
    competition.change(|it| draw_colour(it, Colour::White));
    let first = published(&proposed(&competition, 1, &[]).expect("it is proposed"), &[]);
    play(&mut competition, 1, &first);
    let why = |one, other| {
        let tournament = tournament(&competition.0, |_| None);
        let tournament =
            before_round(&competition.0, tournament, round(2), &BTreeMap::new()).expect("a Swiss");
        explain(tournament, round(2), no(one), no(other)).map(|(_, why, _)| why)
    };
    assert_eq!(why(1, 3), Ok(WhyNot::Breaks(dutch::Criterion::C1)));
    assert!(why(1, 1).is_err() && why(1, 9).is_err());
}

#[test]
fn a_competition_survives_a_trf_round_trip() {
    let mut competition = swiss(7);
    competition.change(|it| draw_colour(it, Colour::Black));
    for number in 1..=3 {
        let byes: &[(u32, Bye)] =
            if number == 2 { &[(3, Bye::HalfPoint), (4, Bye::ZeroPoint)] } else { &[] };
        let pairings =
            published(&proposed(&competition, number, byes).expect("it is proposed"), byes);
        play(&mut competition, number, &pairings);
    }
    let file = export(&competition.0, |_| None, true);
    let mut other = TestCompetition::default();
    other.change(|it| crate::competition::open(it, competition.0.about().unwrap()));
    other.change(|it| import(it, file.as_bytes(), 2026));
    assert_eq!(export(&other.0, |_| None, true), file);
    let read = adoube_pairing::trf::read(&file).expect("it is written as it is read");
    let tournament = Tournament::try_from(&read).expect("it is consistent");
    assert!(check::pairings(&tournament).iter().all(check::RoundCheck::agrees), "{file}");
    let list = check::announced(&read);
    assert_eq!(list.len(), 6, "{file}");
    let format = adoube_pairing::tiebreak::Format::Swiss;
    let wrong = check::standings(&read, &tournament, &list, format);
    assert!(wrong.is_empty(), "{wrong:?} {file}");
    // An import is refused once there are players.
    let Err(ValidationErrors(found)) = import(&other.0, file.as_bytes(), 2026) else {
        panic!("it is empty")
    };
    assert_eq!(found[0].problem.code(), "not-empty");
}

#[test]
fn a_wrong_file_is_refused_with_its_line() {
    let competition = swiss(0);
    let twice = "012 Open\n001    1      A\n001    1      B\n";
    let Err(ValidationErrors(found)) = import(&competition.0, twice.as_bytes(), 2026) else {
        panic!("it is wrong")
    };
    assert_eq!(found[0].problem.code(), "trf");
    assert_eq!(found[0].place.map(|place| place.line), Some(3));
}
