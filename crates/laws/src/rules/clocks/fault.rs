//! A clock that does not work, or was set wrongly.

use adoube_chess::Colour;

use crate::{
    Edition, Provision,
    clock::{PerPlayer, TimeControl},
    edition::by_edition,
    rules::{
        Draft, rapid,
        stage::{check_not_over, check_playing},
    },
    vocabulary::{
        Answer, AnswerKind, Author, Ground, Order, Question, Refusal, RefusalReason, Ruling, Topic,
        Who,
    },
};

/// Returns the provision under which the arbiter sets a clock: the fault being corrected, an error at a
/// resumption, or else an irregularity.
pub(super) fn concerned(draft: &Draft, whose: Colour) -> Provision {
    if draft.table().adjournment().is_lost {
        // The times written on the envelope are lost with it.
        return Provision::EnvelopeLost;
    }
    if draft.table().is_before_first_move_of_session(whose) {
        return Provision::ClockErrorAtResumption;
    }
    if draft.table().player(whose).clock_meddled {
        return after_meddling(draft.table().edition());
    }
    let mut open = draft.table().questions().iter();
    let fault = open.find(|open| open.topic == Topic::ClockSetting);
    fault.map_or(Provision::ClocksAfterIrregularity, |fault| fault.under.provision())
}

/// Returns the further provision for times set without an irregularity: such a clock shows the wrong time.
pub(super) fn without_irregularity(draft: &Draft, why: Provision) -> Option<Provision> {
    let asks = |open: &Question| open.topic == Topic::ClocksAfterIrregularity;
    let is_asked = draft.table().questions().iter().any(asks);
    (why == Provision::ClocksAfterIrregularity && !is_asked)
        .then(|| after_meddling(draft.table().edition()))
}

/// Returns the provision for correcting times after somebody else's press: up to 2009 any irregularity;
/// later that rule covers only those after which pieces are put back, and the clock counts as set wrongly.
const fn after_meddling(edition: Edition) -> Provision {
    by_edition!(
        edition; Y2005: Provision::ClocksAfterIrregularity, Y2014: Provision::WrongClockSetting
    )
}

/// Handles a report that the clock is defective. The arbiter sees it personally; a player's report has to be judged.
pub(crate) fn report_defect(draft: &mut Draft, who: Who, author: Author) -> Result<(), Refusal> {
    check_playing(draft)?;
    match who {
        Who::Arbiter => {
            rule_defective(draft, author);
            Ok(())
        }
        Who::Player(by) | Who::Assistant(by) => {
            let answers = [AnswerKind::No, AnswerKind::Yes];
            draft.ask(Topic::DefectiveClock, by, Provision::DefectiveClock, &answers);
            Ok(())
        }
        Who::Timekeeper | Who::Bystander => Err(RefusalReason::NotForYou.into()),
    }
}

/// Rules that the clock is defective: it is no longer read, and the arbiter replaces it.
fn rule_defective(draft: &mut Draft, author: Author) {
    let ruling = order_stop(draft, draft.ruling(Provision::DefectiveClock));
    draft.rule(ruling.by(author));
}

/// Adds an order to stop the clocks, if one is running.
fn order_stop(draft: &Draft, ruling: Ruling) -> Ruling {
    match draft.table().clock().running() {
        Some(_) => ruling.order(Order::StopClocks),
        None => ruling,
    }
}

/// Applies the arbiter's judgement: the clock's display is decisive, or the clock is defective.
pub(crate) fn on_defect_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    check_not_over(draft)?;
    if *answer == Answer::Yes {
        rule_defective(draft, author);
    } else {
        let ruling = draft.ruling(Provision::DefectiveClock).about(asked.about);
        draft.rule(ruling.order(Order::GoesOn).by(author));
    }
    Ok(())
}

/// Handles a report that the clock is set wrongly: it is if its setting differs from the regulations; the
/// times may also be wrong when an adjourned game is resumed.
pub(crate) fn report_setting(draft: &mut Draft, who: Who, author: Author) -> Result<(), Refusal> {
    check_playing(draft)?;
    let right = &draft.table().regulations().time;
    if draft.table().clock().setting().controls == *right {
        return report_resumption_times(draft, who);
    }
    let right = right.clone();
    if rapid::rule_clock(draft)? == rapid::CorrectionStatus::Settled {
        return Ok(());
    }
    set_right(draft, right, author, None);
    Ok(())
}

/// Handles a player's report, before their own first move, that a clock does not show the time of the
/// adjournment; the arbiter may also judge it later.
fn report_resumption_times(draft: &mut Draft, who: Who) -> Result<(), Refusal> {
    let table = draft.table();
    if table.adjournment().resumed_after.is_none() {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::WrongClockSetting);
    }
    let under = Provision::ClockErrorAtResumption;
    let by = who.side().unwrap_or(table.to_move());
    if who != Who::Arbiter && !table.is_before_first_move_of_session(by) {
        return draft.refuse(RefusalReason::TooLate, under);
    }
    let answers = [AnswerKind::Times, AnswerKind::TimesStay];
    draft.ask(Topic::ClockSetting, by, under, &answers);
    Ok(())
}

/// Orders the clocks stopped and the correct setting installed, and asks the arbiter for the times.
pub(crate) fn set_right(
    draft: &mut Draft,
    right: PerPlayer<TimeControl>,
    author: Author,
    ground: Option<Ground>,
) {
    let ruling = order_stop(draft, draft.ruling(Provision::WrongClockSetting));
    let ruling = ruling.also(Provision::TermTimeControl);
    let mut ruling = ruling.order(Order::InstallSetting(right)).by(author);
    ruling.grounds.extend(ground);
    draft.rule(ruling);
    let answers = [AnswerKind::Times, AnswerKind::TimesStay];
    let about = draft.table().to_move();
    draft.ask(Topic::ClockSetting, about, Provision::WrongClockSetting, &answers);
}

/// Applies the arbiter's judgement of what the times would be with the correct setting.
pub(crate) fn on_times_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    check_not_over(draft)?;
    let mut ruling = draft.ruling(asked.under.provision());
    match answer {
        Answer::Times(times) => {
            for (whose, to) in times.iter() {
                ruling = ruling.order(Order::SetClock { whose, to: *to });
            }
        }
        _ => ruling = ruling.order(Order::GoesOn),
    }
    draft.rule(ruling.by(author));
    Ok(())
}

/// Applies the arbiter's judgement whether the schedule of the event would suffer from keeping the wrong setting.
pub(crate) fn on_schedule_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) {
    if *answer == Answer::Yes {
        let right = draft.table().regulations().time.clone();
        return set_right(draft, right, author, None);
    }
    let ruling = draft.ruling(asked.under.provision()).order(Order::GoesOn);
    draft.rule(rapid::with_setting_kept(draft.table(), ruling).by(author));
}
