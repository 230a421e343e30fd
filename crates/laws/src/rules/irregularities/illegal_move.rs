//! Rulings on illegal moves ([`Provision::IllegalMoveCompleted`]).
//!
//! **Says:** the position before it is restored, and the player has to play another move, bound by what was
//! touched; it is counted, and penalised.
//! **Differs:** up to 2009 it counts as soon as it is made, later when the clock is pressed; a release or a
//! choice binds the other move since 2009, castling that was begun in every edition; a pawn left on the
//! last rank becomes a queen since 2014.
//! **Decides from:** the position of record and what the player's hands did. A reply by the opponent does
//! not matter: everything played afterwards is undone.

use adoube_chess::{Colour, Position, Square};

use super::{
    check_during_game,
    penalty::{self, CountedOffence, GameEffect},
    press_without_move, times, two_hands, unfinished,
    values::{CountsFrom, IrregularityRules},
};
use crate::{
    Provision,
    history::{Ply, RecordedPosition, has_same_pieces},
    regulations::Rules,
    rules::{
        Draft, chess960,
        moves::{self, Diagnosis, diagnose},
        rapid,
    },
    state::Table,
    touch,
    vocabulary::{
        Answer, AnswerKind, Author, Ground, Irregularity, IrregularityKind, Latent, Offence, Order,
        Plan, Question, Refusal, RefusalReason, Ruling, Topic, Who,
    },
};

/// An illegal move that was found.
#[derive(Clone, Debug)]
pub(super) struct FoundIllegalMove {
    pub(super) by: Colour,
    /// The number of half-moves played before it.
    pub(super) after: Ply,
    pub(super) what: Diagnosis,
    hand: touch::Hand,
    is_completed: bool,
    latent: Option<Latent>,
}

/// Rules on an illegal move noticed by the arbiter or claimed by a player, including what the edition treats as one.
pub(crate) fn on_report(
    draft: &mut Draft,
    who: Who,
    what: Irregularity,
    author: &Author,
) -> Result<(), Refusal> {
    check_during_game(draft, Provision::IllegalMoveCompleted)?;
    rapid::may_find(draft, who)?;
    let Some(found) = first(draft.table(), what) else {
        return rule_as_illegal_move(draft, who, what, author);
    };
    if unfinished::finish_castling(draft, &found, author) {
        return Ok(());
    }
    if unfinished::finish_promotion(draft, &found, author) {
        return Ok(());
    }
    if found.what.is_unclear() {
        let answers = [AnswerKind::Yes, AnswerKind::No];
        draft.ask(Topic::Unfinished, found.by, Provision::IllegalMoveCompleted, &answers);
        return Ok(());
    }
    take_back(draft, &found, author);
    Ok(())
}

/// Rules on two hands, or a press without a move, where the edition treats it as an illegal move.
fn rule_as_illegal_move(
    draft: &mut Draft,
    who: Who,
    what: Irregularity,
    author: &Author,
) -> Result<(), Refusal> {
    if two_hands::is_illegal(draft.table(), who, what) {
        return two_hands::on_report(draft, who, what, author.clone());
    }
    let is_press = |latent: &&Latent| {
        matches!(latent, Latent::PressWithoutMove { .. })
            && who.side() != Some(latent.by())
            && what.is_of(latent.by(), latent.ply())
            && press_without_move::is_illegal(draft.table(), latent)
    };
    match draft.table().latent().iter().find(is_press).cloned() {
        Some(press) => {
            press_without_move::on_report(draft, press, author.clone());
            Ok(())
        }
        None => Err(no_illegal_move(draft)),
    }
}

/// Refuses because there is no illegal move, or only one that was not completed.
fn no_illegal_move(draft: &Draft) -> Refusal {
    let table = draft.table();
    let is_illegal = |latent: &Latent| matches!(latent, Latent::IllegalMove { .. });
    let is_moved = table.player(table.to_move()).hands.held.is_empty()
        && !has_same_pieces(&table.without_displaced(), table.history().board());
    let refusal = draft.refusal(RefusalReason::NothingOfTheKind, Provision::IllegalMoveCompleted);
    if is_moved || table.latent().iter().any(is_illegal) {
        return refusal.on(Ground::NotCompleted);
    }
    refusal
}

/// Returns the first illegal move still in the game or on the board. Without supervision only the last move
/// can be one.
pub(super) fn first(table: &Table, what: Irregularity) -> Option<FoundIllegalMove> {
    let illegal = table.latent().iter().filter_map(|latent| match latent {
        Latent::IllegalMove { by, ply, attempt, breaks, also, hand }
            if rapid::is_in_time(table, *ply) && what.is_of(*by, Some(*ply)) =>
        {
            let is_completed = table.uncompleted(*by) != Some(*ply);
            (is_completed || counts_when_made(table)).then(|| FoundIllegalMove {
                by: *by,
                after: Ply(ply.0.saturating_sub(1)),
                what: Diagnosis { attempt: *attempt, breaks: *breaks, also: also.clone() },
                hand: hand.clone(),
                is_completed,
                latent: Some(latent.clone()),
            })
        }
        _ => None,
    });
    illegal.min_by_key(|found| found.after).or_else(|| on_the_board(table, what))
}

/// Reports whether an illegal move counts as soon as it is made.
fn counts_when_made(table: &Table) -> bool {
    IrregularityRules::under(table.regulations()).is_illegal == CountsFrom::Made
        && table.regulations().rules() == Rules::Competition
}

/// Returns an illegal move that was made but not completed, where that is enough.
fn on_the_board(table: &Table, what: Irregularity) -> Option<FoundIllegalMove> {
    let by = table.to_move();
    let hands = &table.player(by).hands;
    let before = table.history().board();
    let stands = table.without_displaced();
    let is_made = hands.held.is_empty() && !has_same_pieces(&stands, before);
    let after = table.history().plies();
    let is_meant = what.is_of(by, Some(Ply(after.0.saturating_add(1))));
    (counts_when_made(table) && is_made && is_meant).then(|| FoundIllegalMove {
        by,
        after,
        what: diagnose(before, &stands),
        hand: hands.touch.clone(),
        is_completed: false,
        latent: None,
    })
}

/// Applies the arbiter's judgement whether an unclear rearrangement was an illegal move or a displacement.
pub(crate) fn on_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    check_during_game(draft, asked.under.provision())?;
    let Some(found) = first(draft.table(), IrregularityKind::IllegalMove.into()) else {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::IllegalMoveCompleted);
    };
    match answer {
        Answer::No => super::displaced::restore_before(draft, found.by, found.after, author),
        _ => take_back(draft, &found, &author),
    }
    Ok(())
}

/// Orders the position before it restored and another move played.
fn take_back(draft: &mut Draft, found: &FoundIllegalMove, author: &Author) {
    if rapid::loses_at_once(draft.table().regulations()) {
        return rule_lost(draft, found, author);
    }
    restore(draft, found, &[Order::Restore(found.after)], author);
}

/// Rules the game lost, as it may be without supervision, or drawn if the opponent cannot mate.
fn rule_lost(draft: &mut Draft, found: &FoundIllegalMove, author: &Author) {
    let by = found.by;
    let before = draft.table().history().back_to(found.after);
    let main = rapid::rests_on(draft.table());
    let ruling = grounds(draft, draft.ruling(main).about(by), found);
    let fault = CountedOffence {
        by,
        offence: Offence::IllegalMove,
        penalty: main,
        stands: before.position(),
    };
    let (ruling, follows) = penalty::impose(draft, ruling, fault);
    draft.rule(ruling.by(author.clone()));
    if follows == GameEffect::Waits {
        penalty::ask_for_chance(draft, fault);
    }
}

/// Orders a position restored: that before the move, or the last identifiable one.
pub(super) fn restore(
    draft: &mut Draft,
    found: &FoundIllegalMove,
    restores: &[Order],
    author: &Author,
) {
    let by = found.by;
    let before = draft.table().history().back_to(found.after);
    let main = Provision::IllegalMoveCompleted;
    let mut ruling = grounds(draft, draft.ruling(main).about(by), found);
    if found.what.is_unfinished_promotion() {
        ruling = ruling.also(Provision::PromotionNotCompleted);
    }
    for order in restores {
        ruling = ruling.order(order.clone());
    }
    let fault = CountedOffence {
        by,
        offence: Offence::IllegalMove,
        penalty: Provision::IllegalMovePenalty,
        stands: before.position(),
    };
    let (mut ruling, follows) = penalty::impose(draft, ruling, fault);
    if follows == GameEffect::GoesOn {
        ruling = order_press_undone(draft.table(), ruling, found);
        ruling = order_touched_stay(draft.table(), ruling, found);
        ruling = times::order_start(draft, ruling, by);
    }
    draft.rule(ruling.by(author.clone()));
    found.settle(draft);
    match follows {
        GameEffect::GoesOn if found.is_completed => times::ask(draft, by),
        GameEffect::GoesOn | GameEffect::Ends => {}
        GameEffect::Waits => penalty::ask_for_chance(draft, fault),
    }
}

/// Adds what it breaks, and the evidence.
pub(super) fn grounds(draft: &Draft, ruling: Ruling, found: &FoundIllegalMove) -> Ruling {
    let table = draft.table();
    let what = &found.what;
    let misplaced = rapid::forbids_castling(table, what);
    let breaks = misplaced.or_else(|| castling_lost(table, found)).unwrap_or(what.breaks);
    let mut ruling = ruling.also(breaks).also(what.breaks);
    if let Some(cite) = table.cite(breaks) {
        ruling = ruling.ground(Ground::Breaks(cite));
    }
    if let Some(ground) = how_attacked(table, found, breaks) {
        ruling = ruling.ground(ground);
    }
    for other in &what.also {
        ruling = ruling.also(*other);
    }
    for other in chess960::provisions_broken(table, what) {
        ruling = ruling.also(other);
    }
    ruling = ruling.also(Provision::LegalAndIllegalMove);
    let then = table.history().back_to(Ply(found.after.0.saturating_add(1)));
    if found.is_completed && matches!(then.last(), RecordedPosition::Illegal(_)) {
        ruling = ruling.also(Provision::IllegalPosition);
    }
    ruling = rapid::also_under(table, ruling);
    match what.attempt {
        Some(plan) => ruling.ground(Ground::Attempt(plan)),
        None => ruling,
    }
}

/// Returns the attack, where only an attack makes the move illegal.
fn how_attacked(table: &Table, found: &FoundIllegalMove, breaks: Provision) -> Option<Ground> {
    let history = table.history().back_to(found.after);
    let before = history.board();
    match breaks {
        Provision::KingLeftInCheck => {
            let was_in_check = history.position().is_some_and(Position::is_check);
            Some(if was_in_check { Ground::LeftInCheck } else { Ground::CameIntoCheck })
        }
        Provision::CastlingThroughAttack => {
            let plan = found.what.attempt.filter(|plan| plan.castles)?;
            let squares = moves::attacked_on_the_way(before, plan.from, plan.to);
            (!squares.is_empty()).then_some(Ground::AttackedOnTheWay(squares))
        }
        _ => None,
    }
}

/// Returns the provision for the piece that has already moved, so that castling is lost.
fn castling_lost(table: &Table, found: &FoundIllegalMove) -> Option<Provision> {
    let plan = found.what.attempt.filter(|plan| plan.castles)?;
    let is_lost = found.what.breaks == Provision::CastlingRightLost;
    let before = table.history().back_to(found.after);
    is_lost.then(|| moves::lost_by(&before, plan.from, plan.to)).flatten()
}

/// Orders the clock effects of the move's press, and of a reply to it, undone.
pub(super) fn order_press_undone(
    table: &Table,
    ruling: Ruling,
    found: &FoundIllegalMove,
) -> Ruling {
    if !found.is_completed {
        return ruling;
    }
    let answers = table.history().plies().0.saturating_sub(found.after.0.saturating_add(1));
    let mut ruling = ruling.also(Provision::ClocksAfterIrregularity);
    if answers == 1 && !table.player(!found.by).owes_press {
        ruling = ruling.order(Order::TakeBackPress(!found.by));
    }
    if answers <= 1 {
        ruling = ruling.order(Order::TakeBackPress(found.by));
    }
    ruling
}

/// Adds that touched pieces bind the other move too, and a release or choice if the edition says so.
pub(super) fn order_touched_stay(
    table: &Table,
    ruling: Ruling,
    found: &FoundIllegalMove,
) -> Ruling {
    let by = found.by;
    let binding = IrregularityRules::under(table.regulations()).replacement;
    let touched: Vec<Square> = found.hand.touched().to_vec();
    let chosen = found.hand.chosen().filter(|_| {
        binding.contains(&Provision::PromotionChoiceFinal) && is_on_promotion_square(table, found)
    });
    if touched.is_empty() && chosen.is_none() {
        return ruling;
    }
    let ruling = match chosen {
        Some(_) => ruling.also(Provision::PromotionChoiceFinal),
        None => ruling,
    };
    let ruling = if touched.is_empty() { ruling } else { ruling.also(Provision::TouchMove) };
    // When castling or promotion was left unfinished, the king or the pawn had been released: its own
    // article says what was missing, whether or not that is binding.
    let undone = if found.what.is_unfinished_castling() {
        Some(Provision::CastlingMade)
    } else {
        found.what.is_unfinished_promotion().then_some(Provision::PromotionMade)
    };
    let by_release = undone.unwrap_or(Provision::PieceReleased);
    let is_bound = binding.contains(&by_release);
    let ruling = if is_bound || undone.is_some() { ruling.also(by_release) } else { ruling };
    let released = found.hand.released().filter(|_| is_bound);
    ruling.order(Order::TouchedStay { by, touched, released, chosen })
}

/// Reports whether the piece placed there stands where a pawn can promote.
fn is_on_promotion_square(table: &Table, found: &FoundIllegalMove) -> bool {
    let before = table.history().back_to(found.after);
    let promotes = |plan: Plan, position: &Position| {
        let moves = position.legal_moves();
        moves.iter().any(|played| played.promotion().is_some() && played.to_square() == plan.to)
    };
    let plan = found.what.attempt.zip(before.position());
    plan.is_some_and(|(plan, position)| promotes(plan, position))
}

impl FoundIllegalMove {
    /// Marks it as noticed, if it did not disappear with the moves taken back.
    pub(super) fn settle(&self, draft: &mut Draft) {
        if let Some(latent) = self.latent.clone() {
            super::settle(draft, latent);
        }
    }
}
