//! The four configurations: two solvers, each at two speeds.

use std::{hint::black_box, time::Duration};

use adoube_winnable::{Budget, winnable};
use chasolver::Winnability;
use chess_jordanbray::Board;
use cpu_time::ThreadTime;

use crate::{other_solver, questions::Question};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Solver {
    OursFull,
    OtherFull,
    OursInstant,
    OtherFast,
}

/// A question in the types of both solvers.
pub(crate) struct Query {
    pub(crate) question: Question,
    pub(crate) board: Board,
}

/// Can the player still mate? `None` if the solver does not decide.
pub(crate) type Answer = Option<bool>;

impl Solver {
    pub(crate) const ALL: [Self; 4] =
        [Self::OursFull, Self::OtherFull, Self::OursInstant, Self::OtherFast];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::OursFull => "adoube full",
            Self::OtherFull => "chasolver full",
            Self::OursInstant => "adoube instant",
            Self::OtherFast => "chasolver fast",
        }
    }

    /// Returns the answer and its CPU time, including deallocation.
    pub(crate) fn ask(self, query: &Query) -> (Answer, Duration) {
        let Query { question: Question { position, winner, .. }, board } = query;
        let start = ThreadTime::now();
        let answer = match self {
            Self::OursFull => winnable(position, *winner, Budget::FULL).as_bool(),
            Self::OursInstant => winnable(position, *winner, Budget::INSTANT).as_bool(),
            Self::OtherFull => {
                other_solver::full(board, *winner).map(|answer| answer != Winnability::Unwinnable)
            }
            Self::OtherFast => other_solver::says_no_fast(board, *winner).then_some(false),
        };
        let answer = black_box(answer);
        (answer, start.elapsed())
    }
}
