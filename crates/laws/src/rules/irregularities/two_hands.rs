//! A move made with two hands ([`Provision::TwoHandsForOneMove`]).
//!
//! **Says:** a move is made with one hand.
//! **Differs:** up to 2014 the arbiter may penalise two hands like any breach. 2017 treats castling,
//! capture and promotion with two hands as an illegal move at once: it is counted and penalised like one,
//! and the move stands. Since 2018 this applies to every move, once the clock was pressed, and the move is made again.
//! **Decides from:** the hands used. If the move was also illegal, it is taken back with that.

use adoube_chess::Colour;

use super::{
    check_during_game,
    illegal_move::{self, FoundIllegalMove},
    penalty::{self, CountedOffence, GameEffect},
    press_without_move, times,
    values::{CountsFrom, IrregularityRules, TwoHandedMoves},
};
use crate::{
    Provision,
    history::{Ply, ReachedBy},
    rules::{Draft, complaint, moves::diagnose, rapid},
    state::Table,
    vocabulary::{
        AnswerKind, Author, Fact, Irregularity, IrregularityKind, Latent, Offence, Order, Plan,
        Refusal, RefusalReason, Ruling, Topic, Who,
    },
};

/// Returns the first such move; a player complains about the opponent, and the arbiter also sees what a
/// player can no longer complain about.
fn first(table: &Table, who: Who, what: Irregularity) -> Option<(Colour, Ply)> {
    let lapsed = table.lapsed().iter().filter(|_| who == Who::Arbiter);
    table.latent().iter().chain(lapsed).find_map(|latent| match latent {
        Latent::TwoHands { by, ply } if who.side() != Some(*by) && what.is_of(*by, Some(*ply)) => {
            Some((*by, *ply))
        }
        _ => None,
    })
}

/// Reports whether there is such a move, and the edition treats it as an illegal one.
pub(super) fn is_illegal(table: &Table, who: Who, what: Irregularity) -> bool {
    first(table, who, what).is_some_and(|(by, ply)| counts_as_illegal(table, by, ply))
}

/// Reports whether a move with two hands counts as illegal: when made or when completed, and whether any
/// move does or only castling, a capture or a promotion.
fn counts_as_illegal(table: &Table, by: Colour, ply: Ply) -> bool {
    let Some(rule) = IrregularityRules::under(table.regulations()).two_hands else { return false };
    let is_completed = table.uncompleted(by) != Some(ply);
    (rule.since == CountsFrom::Made || is_completed)
        && (rule.moves == TwoHandedMoves::Any || is_of_two_pieces(table, ply))
}

/// Reports whether a half-move was castling, a capture or a promotion, or was meant to be.
fn is_of_two_pieces(table: &Table, ply: Ply) -> bool {
    let moment = table.history().back_to(ply);
    let Some(before) = moment.before() else { return false };
    let plan = match moment.reached() {
        ReachedBy::By(played) => Some(Plan::from(played)),
        _ => diagnose(before.board(), moment.board()).attempt,
    };
    let takes = |plan: Plan| {
        let board = before.board();
        board.piece_on(plan.to).is_some() || board.en_passant() == Some(plan.to)
    };
    plan.is_some_and(|plan| plan.castles || plan.becomes.is_some() || takes(plan))
}

/// Rules on a move with two hands that somebody has noticed.
pub(crate) fn on_report(
    draft: &mut Draft,
    who: Who,
    what: Irregularity,
    author: Author,
) -> Result<(), Refusal> {
    let table = draft.table();
    let rule = IrregularityRules::under(table.regulations()).two_hands;
    let under = if rule.is_some() { Provision::TwoHandsForOneMove } else { Provision::OneHand };
    check_during_game(draft, under)?;
    let Some((by, ply)) = first(table, who, what) else {
        return refuse_not_found(draft, who, under);
    };
    if counts_as_illegal(table, by, ply) {
        rapid::check_acted_in_time(draft, ply)?;
        rule_illegal(draft, by, ply, author);
    } else if rule.is_some_and(|rule| rule.moves == TwoHandedMoves::Any) {
        return draft.refuse(RefusalReason::NothingOfTheKind, under);
    } else {
        let answers = [AnswerKind::NoPenalty, AnswerKind::Penalty];
        draft.ask(Topic::Conduct, by, Provision::OneHand, &answers);
    }
    super::settle(draft, Latent::TwoHands { by, ply });
    Ok(())
}

/// Refuses because there is no such move, or the player has lost the right to complain about it.
fn refuse_not_found(draft: &Draft, who: Who, under: Provision) -> Result<(), Refusal> {
    let is_lost =
        |latent: &Latent| matches!(latent, Latent::TwoHands { by, .. } if who.side() == Some(!*by));
    if let Some(by) = who.side().filter(|_| draft.table().lapsed().iter().any(is_lost)) {
        return Err(complaint::forfeited(draft, by));
    }
    draft.refuse(RefusalReason::NothingOfTheKind, under)
}

/// Penalises it like an illegal move. A move that was also illegal is taken back with it.
fn rule_illegal(draft: &mut Draft, by: Colour, ply: Ply, author: Author) {
    let table = draft.table();
    let besides = illegal_move::first(
        table,
        Irregularity { matter: IrregularityKind::IllegalMove, by: Some(by), ply: Some(ply) },
    );
    let is_last = table.history().plies() == ply && !table.player(by).owes_press;
    let rule = IrregularityRules::under(table.regulations()).two_hands;
    let is_undone = besides.is_some() || is_last && rule.is_some_and(|rule| rule.is_undone);
    let before = Ply(ply.0.saturating_sub(1));
    let stands = if is_undone { table.history().back_to(before) } else { table.history().clone() };
    let fault = CountedOffence {
        by,
        offence: Offence::TwoHands,
        penalty: Provision::TwoHandsPenalty,
        stands: stands.position(),
    };
    let ruling = draft.ruling(Provision::TwoHandsForOneMove).also(Provision::OneHand).about(by);
    let (mut ruling, follows) = penalty::impose(draft, ruling, fault);
    if follows == GameEffect::GoesOn {
        if is_undone {
            ruling = ruling.order(Order::Restore(before));
        }
        ruling = order_continuation(draft, ruling, by, ply, besides.as_ref(), is_undone);
    }
    draft.rule(ruling.by(author));
    if let Some(found) = &besides {
        found.settle(draft);
    }
    if follows == GameEffect::Waits {
        penalty::ask_for_chance(draft, fault);
    }
}

/// Orders that the move stands and the clock keeps running, or that it is made again with one hand.
fn order_continuation(
    draft: &Draft,
    ruling: Ruling,
    by: Colour,
    ply: Ply,
    besides: Option<&FoundIllegalMove>,
    is_undone: bool,
) -> Ruling {
    let table = draft.table();
    if let Some(found) = besides {
        let ruling = illegal_move::order_press_undone(table, ruling, found);
        let ruling = illegal_move::order_touched_stay(table, ruling, found);
        return times::order_start(draft, ruling, by);
    }
    if is_undone {
        let ruling = ruling.also(Provision::ClocksAfterIrregularity);
        let ruling = ruling.order(Order::TakeBackPress(by));
        let ruling = match table.history().back_to(ply).reached() {
            ReachedBy::By(played) => {
                let touched = vec![played.from_square()];
                let order = Order::TouchedStay { by, touched, released: None, chosen: None };
                ruling.also(Provision::TouchMove).order(order)
            }
            _ => ruling,
        };
        return times::order_start(draft, ruling, by);
    }
    let ruling = press_without_move::with_move_standing(ruling, &table.history().back_to(ply));
    if table.clock().running().is_some() {
        return ruling;
    }
    let whose = if table.player(by).owes_press { by } else { table.to_move() };
    times::order_start(draft, ruling, whose)
}

/// Takes back a move that was made but not completed. Where two hands count only with the press, they are
/// cleared; a complaint about touched pieces arises again with the next move.
pub(crate) fn take_back(draft: &mut Draft, by: Colour) {
    let table = draft.table();
    let ply = table.history().plies();
    let rule = IrregularityRules::under(table.regulations()).two_hands;
    let needs_press = rule.is_some_and(|rule| rule.since == CountsFrom::Completed);
    let is_gone = |latent: &&Latent| match latent {
        Latent::TwoHands { ply: of, .. } => *of == ply && needs_press,
        Latent::Touch { ply: of, .. } | Latent::IllegalMove { ply: of, .. } => *of == ply,
        _ => false,
    };
    let gone: Vec<Latent> = table.latent().iter().filter(is_gone).cloned().collect();
    draft.note(Fact::MoveTakenBack { by });
    for latent in gone {
        draft.note(Fact::IrregularityNoticed(latent));
    }
}
