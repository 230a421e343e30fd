//! The players' scores (Article 11, later 10).
//!
//! **Says:** one point, a half, nothing, unless announced otherwise; a penalty may take points, or give
//! some to the opponent up to the maximum available to a player in that game.
//! **Differs:** since 2017 both scores together stay within the points of a game, and each is an ordinary one.
//! **Decides from:** the result, the announced points, and the penalties in points.

use adoube_chess::Colour;

use crate::{
    Provision,
    clock::PerPlayer,
    regulations::{GameResult, Has, Score},
    rules::Draft,
    state::Table,
    vocabulary::{ConductFact, Fact, Order, Outcome, Penalty},
};

impl Table {
    /// Returns the points of both players, once the game is over.
    pub fn score(&self) -> Option<PerPlayer<Score>> {
        self.outcome().map(|outcome| self.regulations().points.scores(outcome.marks))
    }
}

/// Scores a game that has just ended, with the penalties in points included in its result.
pub(crate) fn settle(draft: &mut Draft) {
    let table = draft.table();
    let Some(outcome) = table.outcome() else { return };
    let settled = if table.conduct().points_due { settled(table, outcome) } else { outcome };
    if settled != outcome {
        let mut ruling = draft.ruling(Provision::PointsForAGame).also(Provision::Penalties);
        for penalty in Colour::ALL.into_iter().flat_map(|whom| point_penalties(table, whom)) {
            ruling = ruling.also(penalty.provision());
        }
        draft.rule(ruling.also(Provision::ScoreLimits).order(Order::End(settled)));
    }
    let points = draft.table().regulations().points.scores(settled.marks);
    if draft.table().conduct().scored != Some(points) {
        draft.note(Fact::Conduct(ConductFact::Scored(points)));
    }
}

fn point_penalties(table: &Table, whom: Colour) -> impl Iterator<Item = Penalty> {
    table.conduct().penalties[whom].iter().copied().filter(|penalty| penalty.is_of_points())
}

/// Returns the result after all penalties in points. A gain is capped where both scores together would
/// exceed the points of a game.
fn settled(table: &Table, outcome: Outcome) -> Outcome {
    let mut outcome = outcome;
    for whom in Colour::ALL {
        for penalty in point_penalties(table, whom) {
            if let Penalty::FewerPoints(most) = penalty {
                // Results are ordered with the win first, so `max` picks the lower one.
                outcome.marks[whom] = outcome.marks[whom].max(most);
            }
        }
    }
    for whom in Colour::ALL {
        for penalty in point_penalties(table, whom) {
            if let Penalty::MorePointsForOpponent(least) = penalty {
                outcome = raised(table, outcome, !whom, least);
            }
        }
    }
    outcome
}

/// Returns the result in which a player gets at least this, or as close to it as the limit allows.
fn raised(table: &Table, outcome: Outcome, whom: Colour, least: GameResult) -> Outcome {
    let is_limited = table.regulations().terms().score_limit == Has::Yes;
    let fits = |mark: &GameResult| {
        let mut marks = outcome.marks;
        marks[whom] = *mark;
        !is_limited || table.regulations().points.is_within_maximum(marks)
    };
    let better = [GameResult::Win, GameResult::Draw].into_iter();
    let mut raised = outcome;
    let offered = better.filter(|mark| *mark >= least && *mark < outcome.marks[whom]).find(fits);
    raised.marks[whom] = offered.unwrap_or(outcome.marks[whom]);
    raised
}
