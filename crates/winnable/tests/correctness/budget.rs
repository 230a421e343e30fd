//! The meaning of a budget: a bound that is kept, deterministic answers, and no contradiction between
//! smaller and larger budgets.

use adoube_chess::{Board, Colour, Position};
use adoube_winnable::{Budget, Proof, Verdict, judge};

use crate::{
    answer::shown,
    effort::{for_seconds, in_parallel},
    published::questions,
    random_positions::PositionPool,
};

/// By how many positions the last step may exceed the budget.
const SLACK: usize = 64;

/// From nothing to a full ruling, in ascending order.
const BUDGETS: [Budget; 9] = [
    Budget { positions: 0 },
    Budget { positions: 1 },
    Budget { positions: 30 },
    Budget { positions: 300 },
    Budget::INSTANT,
    Budget { positions: Budget::INSTANT.positions + 1 },
    Budget { positions: 40_000 },
    Budget { positions: 400_000 },
    Budget::FULL,
];

fn for_many(seconds: f64, check: impl Fn(&Position, Colour) + Sync) {
    let pool = PositionPool::load(&["community.txt", "lichess.txt", "hard.txt"]);
    for_seconds(seconds, || {
        let position = pool.draw_any();
        for winner in Colour::ALL {
            check(&position, winner);
        }
    });
}

#[test]
fn a_budget_is_a_bound() {
    for_many(2.0, |position, winner| {
        for budget in BUDGETS {
            let judged = judge(position, winner, budget);
            let (counted, most) = (judged.positions, budget.positions + SLACK);
            assert!(counted <= most, "{position}, {winner:?}, {budget:?}: {counted}");
            // A proof cannot contain more positions than were visited.
            let shown = match judged.verdict {
                Verdict::Yes(line) => line.len(),
                Verdict::No(Proof::Exhausted(all)) => all.positions.len(),
                Verdict::No(_) => 1,
                Verdict::Unknown { positions } => positions,
            };
            let is_counted = shown <= counted + SLACK;
            assert!(is_counted, "{position}, {winner:?}, {budget:?}: {shown}, not {counted}");
        }
    });
}

#[test]
fn an_instant_answer_depends_on_the_position_alone() {
    let mut asked = questions("community.txt");
    fastrand::shuffle(&mut asked);
    let answer = |position: &Position, winner| {
        let judged = judge(position, winner, Budget::INSTANT);
        (judged.positions, format!("{:?}", judged.verdict))
    };
    in_parallel(asked, |question| {
        let (position, winner) = (&question.position, question.winner);
        let first = answer(position, winner);
        assert_eq!(first, answer(position, winner), "{position}, {winner:?}: not the same twice");
        let later = with_other_counters(position);
        let [now, then] = [position, &later].map(|one| shown(one, winner, Budget::INSTANT));
        assert_eq!(now, then, "{position}, {winner:?}: the counters matter");
    });
}

fn with_other_counters(position: &Position) -> Position {
    let mut board: Board = position.board();
    board.set_halfmoves(position.halfmoves() + 70);
    board.set_fullmoves(position.fullmoves() + 100);
    Position::composed(&board).unwrap()
}

#[test]
fn a_larger_budget_contradicts_no_smaller_one() {
    for_many(4.0, |position, winner| {
        let mut before = None;
        for budget in BUDGETS {
            // A method that is cut short may leave less for later ones, so a larger budget may leave
            // open what a smaller one decided.
            let Some(now) = shown(position, winner, budget) else { continue };
            assert!(
                before.is_none_or(|before| before == now),
                "{position}, {winner:?}, {budget:?}"
            );
            before = Some(now);
        }
    });
}
