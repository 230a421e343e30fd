//! Complaints about how the opponent touched, released and moved (Article 4).
//!
//! **Says:** what was touched must be played, what was released stays; the opponent may insist on it until he touches
//! a piece himself, and the arbiter who sees it acts.
//! **Differs:** up to 2009 the arbiter rules only on request in rapid chess and blitz without supervision; since 2017 every touch is presumed deliberate that is not plainly an accident.
//! **Decides from:** what hands did on the position of record, as it was noted when they did it.

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

/// Somebody who may has said so.
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

/// The first thing of the kind, the gravest first. A player complains of the opponent; the arbiter sees also what a
/// player can no longer complain of.
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

/// A touch counts as deliberate, in the editions that say so.
fn presumption(draft: &Draft) -> Provision {
    match draft.table().cite(Provision::TouchPresumedDeliberate) {
        Some(cite) => cite.provision(),
        None => Provision::TouchMove,
    }
}

/// A move that was not free to be played.
struct Breach {
    by: Colour,
    ply: Ply,
    allowed: Vec<Move>,
    because: Vec<Provision>,
}

/// The position before the move is restored, and what had to be played has to be played.
fn rule_breach(draft: &mut Draft, breach: Breach, author: Author) {
    let Breach { by, ply, allowed, because } = breach;
    let table = draft.table();
    let before = Ply(ply.0.saturating_sub(1));
    let mut ruling = held_to(draft, &because).about(by);
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
    let ruling = rapid::on_request(draft.table(), ruling);
    draft.rule(ruling.by(author));
}

/// A ruling under what binds a player: what was chosen or released if that was broken, else what was touched.
fn held_to(draft: &Draft, because: &[Provision]) -> Ruling {
    let mut because = because.to_vec();
    because.sort_by_key(|why| match why {
        Provision::PromotionChoiceFinal => 0,
        why if is_release(*why) => 1,
        _ => 2,
    });
    let main = because.first().copied().unwrap_or(Provision::TouchMove);
    let ruling = because.iter().fold(draft.ruling(main), |ruling, why| ruling.also(*why));
    // A move that was announced for a claim has an article of its own.
    match main {
        Provision::IntendedMoveMustBePlayed => ruling,
        // With the release the move was made, whatever was moved afterwards.
        Provision::PieceReleased => ruling.also(Provision::TouchMove).also(Provision::TermMadeMove),
        _ => ruling.also(Provision::TouchMove),
    }
}

/// Nothing has been played yet: the player is held to what was touched. Or there is nothing to complain of.
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
            held_to(draft, &released)
        } else {
            duty.because
                .iter()
                .fold(draft.ruling(Provision::TouchMove), |ruling, why| ruling.also(*why))
        };
        let touched = Ground::Touched(touch.touched().to_vec());
        let order = Order::MustPlay { by: accused, moves: duty.moves };
        let ruling = rapid::on_request(table, ruling.about(accused).ground(touched));
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

/// A player has touched a piece since, and can no longer complain.
pub(crate) fn forfeited(draft: &Draft, by: Colour) -> Refusal {
    let refusal = draft.refusal(RefusalReason::RightLost, Provision::TouchForfeitsComplaint);
    match draft.table().player(by).hands.touch.touched() {
        [] => refusal,
        touched => refusal.on(Ground::Touched(touched.to_vec())),
    }
}

/// The arbiter has judged whether a touch was deliberate.
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
        Answer::Yes => bound(draft, ruling.also(Provision::TouchMove), by, on, ply),
        _ => ruling.order(Order::GoesOn),
    };
    let ruling = rapid::on_request(draft.table(), ruling);
    draft.rule(ruling.by(author));
    Ok(())
}

/// The touch binds after all; a move that was made in spite of it is taken back.
pub(crate) fn bound(draft: &Draft, ruling: Ruling, by: Colour, on: Square, ply: Ply) -> Ruling {
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
