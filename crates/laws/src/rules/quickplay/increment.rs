//! The request for an increment.
//!
//! **Says:** a player who may claim in the quickplay finish may instead request an increment of five
//! seconds for both players. This counts as a draw offer; if it is declined and the arbiter agrees, the
//! clocks are set so, and the opponent gets two minutes.
//! **Differs:** only in the guideline, since 2014.

use adoube_chess::Colour;

use super::{TWO_MINUTES, may_ask};
use crate::{
    Provision,
    clock::{Device, Milliseconds, Mode, PerPlayer, Setting, TimeControl},
    rules::{
        Draft,
        draws::{go_on, offer_through, offers::ask_for_increment, stop_clocks},
        stage::check_playing,
    },
    vocabulary::{Answer, Author, OfferMethod, Order, Question, Refusal, RefusalReason},
};

/// The increment for each player.
pub(crate) const FIVE_SECONDS: Milliseconds = Milliseconds::seconds(5);

/// Handles the request.
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
    // Where the players may not agree to a draw, there is no offer to accept or decline.
    if draft.table().draws().offers[by].is_none() {
        ask_for_increment(draft, by);
    }
    Ok(())
}

/// Applies the arbiter's answer.
pub(crate) fn on_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    check_playing(draft)?;
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

/// Returns the time controls with the increment added, if the clock supports one.
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
