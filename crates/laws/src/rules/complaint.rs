//! Complaints about how the opponent touched, released and moved (Article 4).
//!
//! **Says:** a touched piece must be played, a released piece stays; the opponent may insist on it until
//! touching a piece in turn, and an arbiter who sees it acts.
//! **Differs:** up to 2009 the arbiter rules only on request in rapid chess and blitz without supervision;
//! since 2017 every touch is presumed deliberate unless it is clearly an accident.
//! **Decides from:** what hands did on the position of record, as it was recorded at the time.

use adoube_chess::{Colour, Move, Square};

use crate::{
    Provision,
    history::{Ply, ReachedBy},
    rules::{Draft, rapid},
    touch,
    vocabulary::{
        Answer, AnswerKind, Author, Ground, Irregularity, IrregularityKind, Latent, Order,
        Question, Refusal, RefusalReason, Ruling, Topic, Who, is_release,
    },
};

/// Rules on a complaint of a person entitled to make it.
pub(crate) fn uphold(
    draft: &mut Draft,
    who: Who,
    what: Irregularity,
    author: Author,
) -> Result<(), Refusal> {
    match first(draft, who, what)? {
        Some(Latent::Touch { by, ply, allowed, because }) => {
            rule_breach(draft, Breach { by, ply, allowed, because }, author);
            Ok(())
        }
        Some(Latent::Accident { by, .. }) => {
            let under = presumption(draft);
            draft.ask(Topic::TouchDeliberate, by, under, &[AnswerKind::Yes, AnswerKind::No]);
            Ok(())
        }
        Some(Latent::Meddling(by)) => {
            let answers = [AnswerKind::NoPenalty, AnswerKind::Penalty];
            draft.ask(Topic::Conduct, by, Provision::AdjustingPieces, &answers);
            Ok(())
        }
        Some(_) | None => {
            let accused = who.side().map_or(draft.table().to_move(), |claimant| !claimant);
            remind(draft, what.by.unwrap_or(accused), what.matter, author)
        }
    }
}

/// Returns the first matching irregularity, the gravest first. A player complains about the opponent; the
/// arbiter also sees what a player can no longer complain about.
fn first(draft: &Draft, who: Who, what: Irregularity) -> Result<Option<Latent>, Refusal> {
    let table = draft.table();
    let lapsed = match who {
        Who::Player(_) | Who::Assistant(_) => &[][..],
        Who::Arbiter => table.lapsed(),
        Who::Timekeeper | Who::Bystander => return Err(RefusalReason::NotForYou.into()),
    };
    let concerns = |latent: &&Latent| {
        let is_kind = match latent {
            Latent::Touch { because, .. } => {
                what.matter == IrregularityKind::Touch || because.iter().copied().any(is_release)
            }
            Latent::Accident { .. } | Latent::Meddling(_) => what.matter == IrregularityKind::Touch,
            _ => false,
        };
        is_kind && who.side() != Some(latent.by()) && what.is_of(latent.by(), latent.ply())
    };
    let all = table.latent().iter().chain(lapsed).filter(concerns);
    Ok(all.min_by_key(|latent| weight(latent)).cloned())
}

fn weight(latent: &Latent) -> u8 {
    match latent {
        Latent::Touch { .. } => 0,
        Latent::Accident { .. } => 1,
        _ => 2,
    }
}

/// Returns the provision by which a touch is presumed deliberate, in the editions that have it.
fn presumption(draft: &Draft) -> Provision {
    match draft.table().cite(Provision::TouchPresumedDeliberate) {
        Some(cite) => cite.provision(),
        None => Provision::TouchMove,
    }
}

/// A move that was not allowed.
struct Breach {
    by: Colour,
    ply: Ply,
    allowed: Vec<Move>,
    because: Vec<Provision>,
}

/// Restores the position before the move and orders what had to be played.
fn rule_breach(draft: &mut Draft, breach: Breach, author: Author) {
    let Breach { by, ply, allowed, because } = breach;
    let table = draft.table();
    let before = Ply(ply.0.saturating_sub(1));
    let mut ruling = ruling_on_obligation(draft, &because).about(by);
    if let ReachedBy::By(played) = table.history().back_to(ply).reached() {
        ruling = ruling.ground(Ground::Played(played));
    }
    ruling = ruling.order(Order::Restore(before));
    if table.uncompleted(by) != Some(ply) {
        ruling = ruling.order(Order::TakeBackPress(by));
    }
    ruling = ruling
        .also(Provision::ClocksAfterIrregularity)
        .order(Order::MustPlay { by, moves: allowed })
        .order(Order::StartClock(by));
    let ruling = rapid::with_request(draft.table(), ruling);
    draft.rule(ruling.by(author));
}

/// Builds a ruling under what binds the player: the choice or release if that was broken, else the touch.
fn ruling_on_obligation(draft: &Draft, because: &[Provision]) -> Ruling {
    let mut because = because.to_vec();
    because.sort_by_key(|why| match why {
        Provision::PromotionChoiceFinal => 0,
        why if is_release(*why) => 1,
        _ => 2,
    });
    let main = because.first().copied().unwrap_or(Provision::TouchMove);
    let ruling = because.iter().fold(draft.ruling(main), |ruling, why| ruling.also(*why));
    // A move announced for a claim has its own article.
    match main {
        Provision::IntendedMoveMustBePlayed => ruling,
        // The release made the move, whatever was moved afterwards.
        Provision::PieceReleased => ruling.also(Provision::TouchMove).also(Provision::TermMadeMove),
        _ => ruling.also(Provision::TouchMove),
    }
}

/// Holds a player who has not moved yet to the touched piece, or refuses because there is nothing to
/// complain about.
fn remind(
    draft: &mut Draft,
    accused: Colour,
    matter: IrregularityKind,
    author: Author,
) -> Result<(), Refusal> {
    let table = draft.table();
    let touch = &table.player(accused).hands.touch;
    let is_meant = matter == IrregularityKind::Touch || touch.released().is_some();
    let is_bound = table.to_move() == accused && !touch.is_idle() && is_meant;
    if let Some(position) = table.position().filter(|_| is_bound) {
        let duty = touch.allowed_moves(position, &table.regulations().open_points);
        let ruling = if duty.because.iter().copied().any(is_release) {
            let released: Vec<Provision> =
                duty.because.iter().copied().filter(|why| is_release(*why)).collect();
            ruling_on_obligation(draft, &released)
        } else {
            duty.because
                .iter()
                .fold(draft.ruling(Provision::TouchMove), |ruling, why| ruling.also(*why))
        };
        let touched = Ground::Touched(touch.touched().to_vec());
        let order = Order::MustPlay { by: accused, moves: duty.moves };
        let ruling = rapid::with_request(table, ruling.about(accused).ground(touched));
        draft.rule(ruling.order(order).by(author));
        return Ok(());
    }
    if table.player(!accused).forfeited {
        return Err(forfeited(draft, !accused));
    }
    if table.player(accused).hands.is_adjusting(draft.at()) {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::AdjustingPieces);
    }
    draft.refuse(RefusalReason::NothingOfTheKind, Provision::TouchMove)
}

/// Refuses a complaint because the player has touched a piece since.
pub(crate) fn forfeited(draft: &Draft, by: Colour) -> Refusal {
    let refusal = draft.refusal(RefusalReason::RightLost, Provision::TouchForfeitsComplaint);
    match draft.table().player(by).hands.touch.touched() {
        [] => refusal,
        touched => refusal.on(Ground::Touched(touched.to_vec())),
    }
}

/// Applies the arbiter's judgement whether a touch was deliberate.
pub(crate) fn on_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    let by = asked.about;
    let is_it = |latent: &&Latent| matches!(latent, Latent::Accident { .. }) && latent.by() == by;
    let Some(Latent::Accident { on, ply, .. }) = draft.table().latent().iter().find(is_it) else {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::TouchMove);
    };
    let (on, ply) = (*on, *ply);
    let ruling = draft.ruling(asked.under.provision()).about(by).ground(Ground::Touched(vec![on]));
    let ruling = match answer {
        Answer::Yes => order_bound(draft, ruling.also(Provision::TouchMove), by, on, ply),
        _ => ruling.order(Order::GoesOn),
    };
    let ruling = rapid::with_request(draft.table(), ruling);
    draft.rule(ruling.by(author));
    Ok(())
}

/// Adds that the touch is binding after all; a move made in spite of it is taken back.
pub(crate) fn order_bound(
    draft: &Draft,
    ruling: Ruling,
    by: Colour,
    on: Square,
    ply: Ply,
) -> Ruling {
    let table = draft.table();
    let then = table.history().back_to(ply);
    let Some(position) = then.position() else { return ruling.order(Order::GoesOn) };
    let mut hand = touch::Hand::default();
    hand.touch(on);
    let duty = hand.allowed_moves(position, &table.regulations().open_points);
    let ruling = duty.because.iter().fold(ruling, |ruling, why| ruling.also(*why));
    let after = table.history().back_to(Ply(ply.0.saturating_add(1)));
    let kept_to = match after.reached() {
        ReachedBy::By(played) if after.plies() > ply => duty.moves.contains(&played),
        ReachedBy::By(_)
        | ReachedBy::Start
        | ReachedBy::Illegally
        | ReachedBy::FromIllegalBoard => after.plies() == ply,
    };
    let is_replaced = after.plies() > ply && !kept_to;
    let mut ruling = ruling;
    if is_replaced {
        ruling = ruling.order(Order::Restore(ply));
        if !table.player(by).owes_press {
            ruling = ruling.order(Order::TakeBackPress(by));
        }
        ruling = ruling.order(Order::StartClock(by));
    }
    if after.plies() == ply || is_replaced {
        ruling.order(Order::MustPlay { by, moves: duty.moves })
    } else {
        ruling.order(Order::GoesOn)
    }
}
