//! Complaints about how the opponent touched, released and moved (Article 4).
//!
//! **Says:** what was touched must be played, what was released stays; the opponent may insist on it until he touches
//! a piece himself, and the arbiter who sees it acts.
//! **Differs:** up to 2009 the arbiter rules only on request in rapid chess and blitz without supervision; since 2017 every touch is presumed deliberate that is not plainly an accident.
//! **Decides from:** what hands did on the position of record, as it was noted when they did it.

use adoube_chess::{Colour, Move, Square};

use crate::{
    Provision,
    history::{Ply, Reached},
    rules::{Draft, rapid},
    touch,
    vocabulary::{
        Answer, AnswerKind, Author, Ground, Latent, Order, Question, Refusal, Ruling, Topic, Who,
        Why,
    },
};

/// Somebody who may has said so.
pub(crate) fn upheld(draft: &mut Draft, who: Who, author: Author) -> Result<(), Refusal> {
    let accused = accused(draft, who)?;
    match latent_of(draft, accused) {
        Some(Latent::Touch { by, ply, allowed, because }) => {
            breach(draft, Breach { by, ply, allowed, because }, author);
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
        Some(_) | None => reminded(draft, accused, author),
    }
}

/// Of whom it is complained: of the opponent, or of whoever there is something to say about.
fn accused(draft: &Draft, who: Who) -> Result<Colour, Refusal> {
    match who {
        Who::Player(colour) | Who::Assistant(colour) => Ok(!colour),
        Who::Arbiter => {
            let of = |colour: &Colour| latent_of(draft, *colour).is_some();
            let found = Colour::ALL.into_iter().find(of);
            Ok(found.unwrap_or(draft.table().to_move()))
        }
        Who::Timekeeper | Who::Bystander => Err(Why::NotForYou.into()),
    }
}

/// The first thing of the kind, the gravest first.
fn latent_of(draft: &Draft, accused: Colour) -> Option<Latent> {
    let weight = |latent: &Latent| match latent {
        Latent::Touch { .. } => 0,
        Latent::Accident { .. } => 1,
        _ => 2,
    };
    let concerns = |latent: &&Latent| {
        latent.by() == accused
            && matches!(
                latent,
                Latent::Touch { .. } | Latent::Accident { .. } | Latent::Meddling(_)
            )
    };
    draft.table().latent().iter().filter(concerns).min_by_key(|latent| weight(latent)).cloned()
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
fn breach(draft: &mut Draft, breach: Breach, author: Author) {
    let Breach { by, ply, allowed, because } = breach;
    let table = draft.table();
    let before = Ply(ply.0.saturating_sub(1));
    // What was chosen and let go of weighs more than what was merely touched.
    let mut because = because;
    because.sort_by_key(|why| match why {
        Provision::PromotionChoiceFinal => 0,
        Provision::PieceReleased => 1,
        _ => 2,
    });
    let mut because = because.into_iter();
    let main = because.next().unwrap_or(Provision::TouchMove);
    let mut ruling = because.fold(draft.ruling(main).about(by), Ruling::also);
    if let Reached::By(played) = table.history().back_to(ply).reached() {
        ruling = ruling.ground(Ground::Played(played));
    }
    ruling = ruling.order(Order::Restore(before));
    if !table.player(by).owes_press {
        ruling = ruling.order(Order::TakeBackPress(by));
    }
    // A move that was announced for a claim has an article of its own.
    if main != Provision::IntendedMoveMustBePlayed {
        ruling = ruling.also(Provision::TouchMove);
    }
    ruling = ruling
        .also(Provision::ClocksAfterIrregularity)
        .order(Order::MustPlay { by, moves: allowed })
        .order(Order::StartClock(by));
    let ruling = rapid::on_request(draft.table(), ruling);
    draft.rule(ruling.by(author));
}

/// Nothing has been played yet: the player is held to what was touched. Or there is nothing to complain of.
fn reminded(draft: &mut Draft, accused: Colour, author: Author) -> Result<(), Refusal> {
    let table = draft.table();
    let hands = &table.player(accused).hands;
    let is_bound = table.to_move() == accused && !hands.touch.is_idle();
    if let Some(duty) = table.duty().filter(|_| is_bound) {
        let provisions = duty.cites.iter().map(|cite| cite.provision());
        let ruling = provisions.fold(draft.ruling(Provision::TouchMove), Ruling::also);
        let touched = Ground::Touched(hands.touch.touched().to_vec());
        let order = Order::MustPlay { by: accused, moves: duty.moves };
        let ruling = rapid::on_request(table, ruling.about(accused).ground(touched));
        draft.rule(ruling.order(order).by(author));
        return Ok(());
    }
    if table.player(!accused).forfeited {
        return draft.refuse(Why::RightLost, Provision::TouchForfeitsComplaint);
    }
    if hands.is_adjusting(draft.at()) {
        return draft.refuse(Why::NothingOfTheKind, Provision::AdjustingPieces);
    }
    draft.refuse(Why::NothingOfTheKind, Provision::TouchMove)
}

/// The arbiter has judged whether a touch was deliberate.
pub(crate) fn judged(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    let by = asked.about;
    let Some(Latent::Accident { on, ply, .. }) = latent_of(draft, by) else {
        return draft.refuse(Why::NothingOfTheKind, Provision::TouchMove);
    };
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
fn bound(draft: &Draft, ruling: Ruling, by: Colour, on: Square, ply: Ply) -> Ruling {
    let table = draft.table();
    let then = table.history().back_to(ply);
    let Some(position) = then.position() else { return ruling.order(Order::GoesOn) };
    let mut hand = touch::Hand::default();
    hand.touch(on);
    let duty = hand.duty(position, &table.regulations().open_points);
    let ruling = duty.because.iter().fold(ruling, |ruling, why| ruling.also(*why));
    let after = table.history().back_to(Ply(ply.0.saturating_add(1)));
    let kept_to = match after.reached() {
        Reached::By(played) if after.plies() > ply => duty.moves.contains(&played),
        Reached::By(_) | Reached::Start | Reached::Illegally => after.plies() == ply,
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
