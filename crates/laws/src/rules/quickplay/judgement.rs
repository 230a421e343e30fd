//! The arbiter's decision on a claim in the quickplay finish.
//!
//! **Says:** the game is drawn; or the decision is postponed, the opponent may get two minutes, and it is
//! taken later in the game or after a flag fall; or the claim is rejected, and the opponent gets two minutes.
//! **Differs:** in 2005 and 2009 the decision is final.

use adoube_chess::Colour;

use super::{TWO_MINUTES, without_arbiter};
use crate::{
    Provision,
    clock::Milliseconds,
    rules::{
        Draft,
        draws::{CountsAsOffer, DrawRules, go_on},
        flag,
        stage::check_playing,
    },
    vocabulary::{
        Answer, AnswerKind, Author, Ground, Order, Outcome, Question, Refusal, RefusalReason,
        Ruling, Topic, Who,
    },
};

/// Applies the arbiter's decision, or its postponement.
pub(crate) fn on_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    check_playing(draft)?;
    match answer {
        Answer::Outcome(outcome) => {
            without_arbiter::on_answer(draft, asked, *outcome, author);
            Ok(())
        }
        Answer::Yes => {
            accept(draft, asked, author);
            Ok(())
        }
        Answer::Later(time) => postpone(draft, asked, *time, author),
        _ => reject(draft, asked, author),
    }
}

/// Builds a ruling with the provisions common to all decisions.
fn ruling(draft: &Draft, main: Provision, asked: &Question, author: Author) -> Ruling {
    let left = draft.time_left(asked.about);
    let ruling = draft
        .ruling(main)
        .also(Provision::QuickplayClaim)
        .also(Provision::QuickplayFinish)
        .also(Provision::QuickplayRulesAnnounced)
        .also(Provision::QuickplayDecisionFinal)
        .about(asked.about)
        .by(author)
        .ground(Ground::TimeLeft(left));
    match DrawRules::for_edition(draft.table().edition()).quickplay_claim {
        CountsAsOffer::Yes => ruling.also(Provision::ClaimCountsAsOffer),
        CountsAsOffer::No => ruling,
    }
}

fn accept(draft: &mut Draft, asked: &Question, author: Author) {
    let mut ruling = ruling(draft, Provision::QuickplayClaimAccepted, asked, author);
    if is_postponed(asked) {
        ruling = ruling.also(Provision::QuickplayClaimPostponed);
    }
    draft.rule(ruling.order(Order::End(Outcome::DRAW)));
}

/// Continues play with the question left open.
fn postpone(
    draft: &mut Draft,
    asked: &Question,
    time: Milliseconds,
    author: Author,
) -> Result<(), Refusal> {
    if !time.is_zero() && time != TWO_MINUTES {
        return draft.refuse(RefusalReason::NotAnAnswer, Provision::QuickplayClaimPostponed);
    }
    let mut ruling = ruling(draft, Provision::QuickplayClaimPostponed, asked, author);
    if !time.is_zero() {
        ruling = ruling.order(Order::AddTime { to: !asked.about, time });
    }
    draft.rule(ruling);
    let answers = [AnswerKind::Yes, AnswerKind::No];
    draft.ask(Topic::Quickplay, asked.about, Provision::QuickplayClaimPostponed, &answers);
    go_on(draft);
    Ok(())
}

/// Rejects the claim: the opponent gets time; but a flag that has fallen meanwhile decides the game.
fn reject(draft: &mut Draft, asked: &Question, author: Author) -> Result<(), Refusal> {
    let ruling = ruling(draft, Provision::QuickplayClaimRejected, asked, author.clone());
    let clock = draft.table().clock();
    if Colour::ALL.into_iter().any(|colour| clock.down(colour).is_some()) {
        draft.rule(ruling);
        // Where only a player can claim a flag fall, it is left to the players.
        return flag::call_flag(draft, Who::Arbiter, author).or(Ok(()));
    }
    draft.rule(ruling.order(Order::AddTime { to: !asked.about, time: TWO_MINUTES }));
    if !is_postponed(asked) {
        go_on(draft);
    }
    Ok(())
}

fn is_postponed(asked: &Question) -> bool {
    asked.under.provision() == Provision::QuickplayClaimPostponed
}
