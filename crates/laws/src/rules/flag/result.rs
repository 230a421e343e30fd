//! The result when a flag has fallen before the moves were completed.

use adoube_chess::Colour;

use super::Call;
use crate::{
    Provision,
    clock::FlagFall,
    history::AutomaticEnd,
    regulations::AutomaticDrawAndFlag,
    rules::{
        Draft,
        mating::{self, Chance},
    },
    state::Table,
    vocabulary::{AnswerKind, Fact, Ground, Order, Outcome, Ruling, Topic, Who},
};

/// Rules that the player has lost, or that the game is drawn if the opponent cannot mate by any series of legal moves.
pub(super) fn rule_result(draft: &mut Draft, loser: Colour, fall: FlagFall, call: &Call) {
    if let Some(drawn) = drawn_by_any_move(draft.table(), loser) {
        match draft.table().regulations().open_points.automatic_draw_and_flag {
            AutomaticDrawAndFlag::DrawPrevails => {
                return rule_drawn_anyway(draft, loser, drawn, call);
            }
            AutomaticDrawAndFlag::ArbiterDecides => {
                return ask(draft, Topic::FlagAgainstDraw, loser, drawn.under);
            }
            AutomaticDrawAndFlag::FlagPrevails => {}
        }
    }
    let chance = mating::chance(draft, !loser);
    let ground = chance.ground(!loser);
    match chance {
        Chance::Exists(_) => {
            let ruling = overstepped(draft, Provision::FlagFall, loser, fall, call);
            draft.rule(ruling.ground(ground).order(Order::End(Outcome::win(!loser))));
        }
        Chance::Excluded => {
            let under = Provision::FlagFallWithoutMatingChance;
            let ruling = overstepped(draft, under, loser, fall, call);
            draft.rule(ruling.ground(ground).order(Order::End(Outcome::DRAW)));
        }
        Chance::Open => {
            ask(draft, Topic::MatingChance, loser, Provision::FlagFallWithoutMatingChance);
        }
    }
}

/// Builds a ruling on a player who has not completed the moves in time.
fn overstepped(
    draft: &Draft,
    under: Provision,
    loser: Colour,
    fall: FlagFall,
    call: &Call,
) -> Ruling {
    let completed = super::completed(draft.table(), loser, fall);
    let mut ruling = call
        .ruling(draft, under)
        .also(Provision::TimeControlPeriods)
        // A flag fall marks the end of the allotted time.
        .also(Provision::ChessClock);
    if draft.table().player(loser).owes_press {
        // The last move was made but not completed, so it does not count.
        ruling = ruling.also(Provision::MoveCompleted).also(Provision::TermCompletedMove);
    }
    ruling.about(loser).ground(Ground::MovesCompleted { completed, required: fall.required })
}

/// Asks the arbiter for the result and stops the clocks.
pub(super) fn ask(draft: &mut Draft, topic: Topic, about: Colour, under: Provision) {
    if draft.table().clock().running().is_some() {
        draft.note(Fact::ClocksStopped { by: Who::Arbiter, why: None });
    }
    let answers: &[AnswerKind] = match topic {
        Topic::BothFlags => &[AnswerKind::Outcome, AnswerKind::GoesOn],
        _ => &[AnswerKind::Outcome],
    };
    draft.ask(topic, about, under, answers);
}

/// Returns how the game would end without a claim whatever the player's next move; `None` if some move continues it.
fn drawn_by_any_move(table: &Table, loser: Colour) -> Option<AutomaticEnd> {
    let position = table.position().filter(|position| position.turn() == loser)?;
    let moves = position.legal_moves();
    let mut ends = moves.iter().map(|played| {
        let mut after = table.history().clone();
        after.play(*played).ok()?;
        after.ended(table.regulations())
    });
    let first = ends.next()??;
    ends.all(|end| end.is_some()).then_some(first)
}

/// Rules the draw without a claim, which takes precedence.
fn rule_drawn_anyway(draft: &mut Draft, loser: Colour, drawn: AutomaticEnd, call: &Call) {
    let quiet = draft.table().position().map_or(0, |position| position.halfmoves());
    let ground = if drawn.occurrences.is_empty() {
        Ground::QuietPlies(quiet)
    } else {
        Ground::Occurrences(drawn.occurrences)
    };
    let ruling = call
        .ruling(draft, drawn.under)
        .also(Provision::DrawWithoutClaim)
        .also(Provision::FlagFall)
        .about(loser)
        .ground(ground);
    draft.rule(ruling.order(Order::End(Outcome::DRAW)));
}
