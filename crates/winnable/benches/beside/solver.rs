//! The four that are measured: two solvers, each at two speeds.

use std::{hint::black_box, time::Duration};

use adoube_winnable::{Budget, winnable};
use chasolver::Winnability;
use chess_jordanbray::Board;
use cpu_time::ThreadTime;

use crate::{questions::Question, rival};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Solver {
    OursFull,
    RivalFull,
    OursInstant,
    RivalFast,
}

/// A question in both forms.
pub(crate) struct Query {
    pub(crate) question: Question,
    pub(crate) rival: Board,
}

/// Can the player still mate? Nothing if the solver does not say.
pub(crate) type Answer = Option<bool>;

impl Solver {
    pub(crate) const ALL: [Self; 4] =
        [Self::OursFull, Self::RivalFull, Self::OursInstant, Self::RivalFast];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::OursFull => "adoube full",
            Self::RivalFull => "chasolver full",
            Self::OursInstant => "adoube instant",
            Self::RivalFast => "chasolver fast",
        }
    }

    /// The answer and the processor time it took, all that was allocated given back.
    pub(crate) fn ask(self, query: &Query) -> (Answer, Duration) {
        let Query { question: Question { position, winner, .. }, rival } = query;
        let start = ThreadTime::now();
        let answer = match self {
            Self::OursFull => winnable(position, *winner, Budget::FULL).as_bool(),
            Self::OursInstant => winnable(position, *winner, Budget::INSTANT).as_bool(),
            Self::RivalFull => {
                rival::full(rival, *winner).map(|answer| answer != Winnability::Unwinnable)
            }
            Self::RivalFast => rival::says_no_fast(rival, *winner).then_some(false),
        };
        let answer = black_box(answer);
        (answer, start.elapsed())
    }
}
