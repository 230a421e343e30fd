//! Published games, with published counts.

use adoube_laws::{Edition, table::Plan};
use adoube_record::claim::{Claim, ExaminedClaim, Subject, Verdict};

use super::{games, laws};

/// What ends the game with or before its last position, so that no claim is possible.
fn ends_by_itself(edition: Edition, name: &str) -> bool {
    let five = name.starts_with("Fivefold") && edition >= Edition::Y2017;
    let seventy_five = edition >= Edition::Y2014
        && ["seventy-five moves", "limit passed unnoticed"].iter().any(|own| name.contains(own));
    five || seventy_five || name.starts_with("Mate on the very move")
}

fn only(verdict: &Verdict, name: &str) -> ExaminedClaim {
    match verdict {
        Verdict::Examined(each) if each.len() == 1 => each[0].clone(),
        other => panic!("{name}: {other:?}"),
    }
}

#[test]
fn claims_on_the_board_and_on_the_last_move() {
    for game in games() {
        for edition in Edition::ALL {
            let regulations = laws(edition);
            let (last, before) = game.moves.split_last().unwrap();
            let on_move = Claim {
                intends: Some(Plan::from(*last)),
                ..Claim::new(game.start, before, &regulations)
            };
            let on_board = Claim::new(game.start, &game.moves, &regulations);
            for subject in Subject::ALL {
                let is_correct = match subject {
                    Subject::Repetition => game.times >= 3,
                    Subject::FiftyMoves => game.quiet >= 100,
                };
                let name = format!("{} {edition} {subject:?}", game.name);
                let verdict = Claim { subject: Some(subject), ..on_move }.judge();
                let found = only(&verdict, &name);
                assert_eq!(found.is_correct(), is_correct, "{name}");
                assert_eq!(found.finding.quiet_plies, game.quiet, "{name}");
                if subject == Subject::Repetition {
                    assert_eq!(found.finding.occurrences.len(), game.times, "{name}");
                }
                let verdict = Claim { subject: Some(subject), ..on_board }.judge();
                match &verdict {
                    Verdict::Over(_) => assert!(ends_by_itself(edition, game.name), "{name}"),
                    verdict => {
                        assert!(!ends_by_itself(edition, game.name), "{name}");
                        assert_eq!(only(verdict, &name).is_correct(), is_correct, "{name}");
                    }
                }
            }
            assert_eq!(on_move.judge().is_draw(), game.times >= 3 || game.quiet >= 100);
        }
    }
}
