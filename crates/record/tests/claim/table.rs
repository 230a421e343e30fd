//! The consequences of a claim, as ruled at the table.

use adoube_chess::{Colour, Square};
use adoube_laws::{
    Edition, Provision,
    clock::Milliseconds,
    regulations::Regulations,
    table::{Order, Outcome, Plan},
};
use adoube_record::claim::{Claim, ExaminedClaim, Subject, Verdict};

use super::{game, laws};

fn first(verdict: Verdict) -> ExaminedClaim {
    match verdict {
        Verdict::Examined(each) => each.into_iter().next().unwrap(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_player_without_the_move_cannot_claim() {
    let game = game("Correct claim on an intended move");
    let regulations = laws(Edition::Y2017);
    let claim = Claim::new(game.start, &game.moves, &regulations);
    assert!(claim.judge().is_draw());
    let wrong = Claim { by: !claim.by, ..claim };
    let found = first(wrong.judge());
    assert!(!found.is_correct());
    let cites: Vec<Provision> = found.ruling.cites().iter().map(|cite| cite.provision()).collect();
    assert_eq!(cites[..2], [Provision::IncorrectDrawClaim, Provision::RepetitionClaim]);
    // No right was lost by touching a piece: it did not exist.
    assert!(!cites.contains(&Provision::RightToClaimLost), "{cites:?}");
}

#[test]
fn the_announced_move_must_be_played_and_time_is_given() {
    let game = game("Gundavaa–Tari");
    for (edition, control, minutes) in [
        (Edition::Y2005, "5400+30", 3),
        (Edition::Y2009, "5400+30", 3),
        (Edition::Y2017, "5400+30", 2),
        (Edition::Y2017, "180+2", 1),
        (Edition::Y2023, "900+10", 1),
    ] {
        let regulations = Regulations::new(edition, control.parse().unwrap());
        let (last, before) = game.moves.split_last().unwrap();
        let claim = Claim {
            subject: Some(Subject::Repetition),
            intends: Some(Plan::from(*last)),
            left: Some(Milliseconds::minutes(4)),
            ..Claim::new(game.start, before, &regulations)
        };
        let found = first(claim.judge());
        assert!(!found.is_correct(), "{edition}");
        let orders = &found.ruling.orders;
        let gain = Order::AddTime { to: !claim.by, time: Milliseconds::minutes(minutes) };
        let must = Order::MustPlay { by: claim.by, moves: vec![*last] };
        assert!(orders.contains(&gain) && orders.contains(&must), "{edition} {orders:?}");
        let half = Order::TakeTime { from: claim.by, time: Milliseconds::minutes(2) };
        assert_eq!(orders.contains(&half), edition == Edition::Y2005, "{edition} {orders:?}");
    }
}

#[test]
fn an_illegal_announced_move_binds_its_piece() {
    let game = game("Karpov–Miles");
    let regulations = laws(Edition::Y2017);
    let claim = Claim {
        intends: Some(Plan::new(Square::A8, Square::B6)),
        ..Claim::new(game.start, &game.moves, &regulations)
    };
    assert_eq!(claim.by, Colour::Black);
    let found = first(claim.judge());
    assert!(!found.is_correct());
    let bound = found.ruling.orders.iter().find_map(|order| match order {
        Order::MustPlay { moves, .. } => Some(moves.clone()),
        _ => None,
    });
    let bound = bound.unwrap();
    assert!(!bound.is_empty() && bound.iter().all(|played| played.from_square() == Square::A8));
}

#[test]
fn a_game_that_is_over_is_over() {
    let game = game("Fivefold missed");
    // The later mate is not in the data; any move is enough.
    let regulations = laws(Edition::Y2017);
    let Verdict::Over(over) = Claim::new(game.start, &game.moves, &regulations).judge() else {
        panic!("five times are enough");
    };
    assert_eq!(over.outcome, Outcome::DRAW);
    assert_eq!(over.ruling.main().unwrap().provision(), Provision::FivefoldRepetition);
    assert_eq!(over.after.0 as usize, game.moves.len());
    // In 2009 a claim is needed.
    assert!(matches!(
        Claim::new(game.start, &game.moves, &laws(Edition::Y2009)).judge(),
        Verdict::Examined(_)
    ));
}
