//! The request for extra time for each move.
//!
//! **Says:** who may claim in the quickplay finish may instead ask that both players get five seconds more for each
//! move. That is an offer; if it is refused and the arbiter agrees, the clocks are set so, and the opponent gets two
//! minutes.
//! **Differs:** only in the guideline, since 2014.

use adoube_chess::Colour;

use super::{TWO_MINUTES, may_ask};
use crate::{
    Provision,
    clock::{Device, Milliseconds, Mode, PerPlayer, Setting, TimeControl},
    rules::{
        Draft,
        draws::{go_on, offer_through, offers::ask_for_increment, stop_clocks},
        stage::playing,
    },
    vocabulary::{Answer, Author, OfferMethod, Order, Question, Refusal, RefusalReason},
};

/// What each player gets for each move.
pub(crate) const FIVE_SECONDS: Milliseconds = Milliseconds::seconds(5);

/// A player asks for it.
pub(crate) fn request_increment(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    if draft.table().cite(Provision::IncrementRequest).is_none() {
        return Err(RefusalReason::NotInEdition.into());
    }
    may_ask(draft, by, Provision::IncrementRequest)?;
    if draft.table().draws().offers[by] == Some(OfferMethod::IncrementRequest) {
        return draft.refuse(RefusalReason::AlreadyDone, Provision::IncrementRequest);
    }
    stop_clocks(draft, by);
    offer_through(draft, by, OfferMethod::IncrementRequest);
    // Where the players may not agree there is nothing to accept or refuse.
    if draft.table().draws().offers[by].is_none() {
        ask_for_increment(draft, by);
    }
    Ok(())
}

/// The arbiter has agreed, or not.
pub(crate) fn on_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    playing(draft)?;
    let mut ruling = draft
        .ruling(Provision::IncrementRequest)
        .also(Provision::QuickplayFinish)
        .also(Provision::QuickplayRulesAnnounced)
        .about(asked.about)
        .by(author);
    if *answer == Answer::Yes {
        let Some(controls) = with_five_seconds(draft) else {
            return draft.refuse(RefusalReason::NothingOfTheKind, Provision::IncrementRequest);
        };
        ruling = ruling
            .also(Provision::TermIncrement)
            .also(Provision::TermCumulativeMode)
            .order(Order::InstallSetting(controls))
            .order(Order::AddTime { to: !asked.about, time: TWO_MINUTES });
    }
    draft.rule(ruling);
    go_on(draft);
    Ok(())
}

/// The time controls as they are, with extra time for each move, if the clock can give any.
fn with_five_seconds(draft: &Draft) -> Option<PerPlayer<TimeControl>> {
    let Setting { controls, device, .. } = draft.table().clock().setting();
    if *device == Device::Analogue {
        return None;
    }
    let mode = Mode::Increment(FIVE_SECONDS);
    let white = controls.white.with_mode(mode).ok()?;
    let black = controls.black.with_mode(mode).ok()?;
    Some(PerPlayer { white, black })
}
