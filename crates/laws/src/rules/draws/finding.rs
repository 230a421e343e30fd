//! Rulings on claims: the draw, or the cost of a wrong claim and the announced move.
//!
//! **Says:** a correct claim draws the game at once. An incorrect one gives the opponent time, the game
//! continues, and an announced move has to be played; if it is illegal, its piece counts as touched.
//! **Differs:** the times; 2005 also takes some from the claimant. Since 2017 the players themselves replay
//! the moves under the arbiter's supervision, and both have to assist.

use adoube_chess::Colour;

use super::{announced::Intended, claim::Subject};
use crate::{
    Provision,
    history::{self, ClaimFinding, Cost, History},
    rules::Draft,
    state::Table,
    touch,
    vocabulary::{Author, Ground, Order, Outcome, Plan, Ruling, Topic},
};

/// Checks the claim against the moves of record and rules on it.
pub(super) fn rule_on_claim(draft: &mut Draft, by: Colour, subject: Subject, intended: Intended) {
    let finding = examine(draft.table(), subject, intended);
    if finding.is_correct {
        let ruling = draft_ruling(draft, Provision::CorrectDrawClaim, subject, &finding);
        rule_correct(draft, by, ruling, Author::TheLaws);
    } else {
        let ruling = draft_ruling(draft, Provision::IncorrectDrawClaim, subject, &finding);
        rule_incorrect(draft, by, ruling, intended, Author::TheLaws);
    }
}

/// Examines a claim by the moves of record.
pub(super) fn examine(table: &Table, subject: Subject, intended: Intended) -> ClaimFinding {
    let ground = match intended {
        Intended::Legal(played) => history::ClaimGround::After(played),
        Intended::Nothing => history::ClaimGround::Stands,
        Intended::Illegal(_) => return ClaimFinding::without_basis(subject.intended()),
    };
    table.history().examine(subject.on(ground), table.regulations())
}

/// Builds the provisions and grounds of a ruling on a claim.
fn draft_ruling(
    draft: &Draft,
    main: Provision,
    subject: Subject,
    finding: &ClaimFinding,
) -> Ruling {
    let ruling = draft.ruling(main).also(finding.under).also(subject.general());
    let ruling = match subject {
        Subject::Repetition => {
            let times = Ground::Occurrences(finding.occurrences.clone());
            let ruling = ruling.also(Provision::SamePosition).ground(times);
            lookalikes(draft, ruling, finding)
        }
        Subject::FiftyMoves => ruling.ground(Ground::QuietPlies(finding.quiet_plies)),
    };
    ruling.also(Provision::PlayersCheckClaims).also(Provision::HelpWithReconstruction)
}

/// Adds positions that looked the same but were not, where it makes the difference.
fn lookalikes(draft: &Draft, ruling: Ruling, finding: &ClaimFinding) -> Ruling {
    if finding.is_correct {
        return ruling;
    }
    finding.lookalikes.iter().fold(ruling, |ruling, (after, because)| {
        match draft.table().cite(*because) {
            Some(cite) => {
                ruling.also(*because).ground(Ground::NotTheSame { after: *after, because: cite })
            }
            None => ruling,
        }
    })
}

/// Rejects the claim of a player not having the move. If it would have been correct before a move that is
/// not completed yet, that move lost the right.
pub(super) fn reject_without_the_move(draft: &mut Draft, by: Colour, subject: Subject) {
    let table = draft.table();
    let mut ruling = draft
        .ruling(Provision::IncorrectDrawClaim)
        .also(subject.general())
        .ground(Ground::HasTheMove(!by));
    let claim = subject.on(history::ClaimGround::Stands);
    let could_be_claimed = |game: &History| game.examine(claim, table.regulations()).is_correct;
    let game = table.history();
    let could_be =
        || could_be_claimed(game) || game.before().as_ref().is_some_and(could_be_claimed);
    if table.player(by).owes_press && could_be() {
        ruling = ruling.also(Provision::RightToClaimLost);
    }
    rule_incorrect(draft, by, ruling, Intended::Nothing, Author::TheLaws);
}

/// Rejects a claim on a move that was only named, where the organiser treats that as a wrong claim.
pub(super) fn reject_unwritten(
    draft: &mut Draft,
    by: Colour,
    subject: Subject,
    intended: Intended,
) {
    let ruling = draft
        .ruling(Provision::IncorrectDrawClaim)
        .also(subject.intended())
        .also(subject.general());
    rule_incorrect(draft, by, ruling, intended, Author::TheLaws);
}

/// Rules that the claim is correct.
pub(super) fn rule_correct(draft: &mut Draft, by: Colour, ruling: Ruling, author: Author) {
    let ruling = ruling.also(Provision::ClaimStopsClocks).about(by).by(author);
    draft.rule(ruling.order(Order::End(Outcome::DRAW)));
}

/// Rules that the claim is wrong: it costs time, and the game continues.
pub(super) fn rule_incorrect(
    draft: &mut Draft,
    by: Colour,
    ruling: Ruling,
    intended: Intended,
    author: Author,
) {
    let table = draft.table();
    let left = draft.time_left(by);
    let cost = Cost::for_wrong_claim(table.regulations(), left);
    let is_offer = table.draws().offers[by].is_some();
    let mut ruling = ruling.also(Provision::ClaimStopsClocks).about(by).by(author);
    if let Some(because) = cost.because {
        ruling = ruling.also(because);
    }
    if is_offer {
        ruling = ruling.also(Provision::ClaimCountsAsOffer);
    }
    if !cost.opponent_gains.is_zero() {
        ruling = ruling.order(Order::AddTime { to: !by, time: cost.opponent_gains });
    }
    if !cost.claimant_loses.is_zero() {
        ruling = ruling.order(Order::TakeTime { from: by, time: cost.claimant_loses });
    }
    let ruling = order_announced_move(table, by, ruling, intended);
    draft.rule(ruling);
    go_on(draft);
}

/// Orders the announced move to be played, if the claimant still has the move.
fn order_announced_move(table: &Table, by: Colour, ruling: Ruling, intended: Intended) -> Ruling {
    if table.to_move() != by {
        return ruling;
    }
    match intended {
        Intended::Nothing => ruling,
        Intended::Legal(played) => ruling
            .also(Provision::IntendedMoveMustBePlayed)
            .order(Order::MustPlay { by, moves: vec![played] }),
        Intended::Illegal(Some(plan)) => order_touched_piece(table, by, ruling, plan),
        Intended::Illegal(None) => ruling.also(Provision::LegalAndIllegalMove),
    }
}

/// Orders the piece of an illegal announced move to count as touched. The move was never completed, so it
/// is not counted.
fn order_touched_piece(table: &Table, by: Colour, ruling: Ruling, plan: Plan) -> Ruling {
    let ruling = ruling
        .also(Provision::IntendedMoveMustBePlayed)
        .also(Provision::LegalAndIllegalMove)
        .ground(Ground::Attempt(plan));
    let Some(position) = table.position() else { return ruling };
    if position.piece_on(plan.from).is_none_or(|piece| piece.colour != by) {
        return ruling;
    }
    let mut hand = touch::Hand::default();
    hand.touch(plan.from);
    if plan.castles {
        hand.touch(plan.to);
    }
    let duty = hand.allowed_moves(position, &table.regulations().open_points);
    let ruling = duty.because.iter().fold(ruling, |ruling, why| ruling.also(*why));
    if duty.moves.len() == position.count_legal_moves() {
        return ruling;
    }
    ruling.order(Order::MustPlay { by, moves: duty.moves })
}

/// Restarts the clock that was running, unless something else has yet to be judged.
pub(crate) fn go_on(draft: &mut Draft) {
    let table = draft.table();
    if table.outcome().is_some()
        || table.clock().running().is_some()
        || table.questions().iter().any(|question| holds_the_clocks(question.topic))
    {
        return;
    }
    let whose = table.clock().ran_before().unwrap_or(table.to_move());
    draft.restart(whose);
}

/// Reports whether play has to wait until the arbiter has answered.
fn holds_the_clocks(topic: Topic) -> bool {
    matches!(
        topic,
        Topic::ReasonForStopping
            | Topic::ClocksAfterIrregularity
            | Topic::DisplacementPenalty
            | Topic::ReversedColours
            | Topic::Unfinished
            | Topic::BothFlags
            | Topic::FlagAgainstDraw
            | Topic::Unrecorded
            | Topic::Increment
    )
}
