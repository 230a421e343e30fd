//! A clock that does not work, or was set wrongly.

use adoube_chess::Colour;

use crate::{
    Edition, Provision,
    clock::{PerPlayer, TimeControl},
    edition::by_edition,
    rules::{
        Draft, rapid,
        stage::{not_over, playing},
    },
    vocabulary::{
        Answer, AnswerKind, Author, Ground, Order, Question, Refusal, RefusalReason, Ruling, Topic,
        Who,
    },
};

/// What the arbiter sets a clock for: the fault that is being put right, an error at the resumption of an adjourned
/// game, or else an irregularity.
pub(super) fn concerned(draft: &Draft, whose: Colour) -> Provision {
    if draft.table().adjournment().is_lost {
        // With the envelope the times that stood on it are lost.
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

/// What times rest on besides that are set although no irregularity made them to be asked for: such a clock is one that
/// shows the time wrongly.
pub(super) fn without_irregularity(draft: &Draft, why: Provision) -> Option<Provision> {
    let asks = |open: &Question| open.topic == Topic::ClocksAfterIrregularity;
    let is_asked = draft.table().questions().iter().any(asks);
    (why == Provision::ClocksAfterIrregularity && !is_asked)
        .then(|| after_meddling(draft.table().edition()))
}

/// Why times are set that somebody else's press has changed: up to 2009 after any irregularity; later that is for those
/// after which pieces are put back, and such a clock is one that is set wrongly.
const fn after_meddling(edition: Edition) -> Provision {
    by_edition!(
        edition; Y2005: Provision::ClocksAfterIrregularity, Y2014: Provision::WrongClockSetting
    )
}

/// The clock is said to be defective. The arbiter sees for himself; a player has to be believed.
pub(crate) fn report_defect(draft: &mut Draft, who: Who, author: Author) -> Result<(), Refusal> {
    playing(draft)?;
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

/// It is defective: nothing more is read off it. The arbiter replaces it.
fn rule_defective(draft: &mut Draft, author: Author) {
    let ruling = stopped(draft, draft.ruling(Provision::DefectiveClock));
    draft.rule(ruling.by(author));
}

/// With the clocks stopped, if one runs.
fn stopped(draft: &Draft, ruling: Ruling) -> Ruling {
    match draft.table().clock().running() {
        Some(_) => ruling.order(Order::StopClocks),
        None => ruling,
    }
}

/// The arbiter has looked at the clock: what it shows is decisive, or it is defective.
pub(crate) fn on_defect_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    not_over(draft)?;
    if *answer == Answer::Yes {
        rule_defective(draft, author);
    } else {
        let ruling = draft.ruling(Provision::DefectiveClock).about(asked.about);
        draft.rule(ruling.order(Order::GoesOn).by(author));
    }
    Ok(())
}

/// The clock is said to be set wrongly: it is, if not as the regulations want it; and the times may be wrong when an
/// adjourned game is resumed.
pub(crate) fn report_setting(draft: &mut Draft, who: Who, author: Author) -> Result<(), Refusal> {
    playing(draft)?;
    let right = &draft.table().regulations().time;
    if draft.table().clock().setting().controls == *right {
        return report_resumption_times(draft, who);
    }
    let right = right.clone();
    if rapid::rule_clock(draft)? == rapid::Still::Settled {
        return Ok(());
    }
    set_right(draft, right, author, None);
    Ok(())
}

/// A player points out before the own first move that a clock does not show the time of the adjournment; the arbiter may
/// judge it later too.
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

/// The clocks are stopped, the right setting is installed, and the times are for the arbiter to judge.
pub(crate) fn set_right(
    draft: &mut Draft,
    right: PerPlayer<TimeControl>,
    author: Author,
    ground: Option<Ground>,
) {
    let ruling = stopped(draft, draft.ruling(Provision::WrongClockSetting));
    let ruling = ruling.also(Provision::TermTimeControl);
    let mut ruling = ruling.order(Order::InstallSetting(right)).by(author);
    ruling.grounds.extend(ground);
    draft.rule(ruling);
    let answers = [AnswerKind::Times, AnswerKind::TimesStay];
    let about = draft.table().to_move();
    draft.ask(Topic::ClockSetting, about, Provision::WrongClockSetting, &answers);
}

/// The arbiter has judged what the times would be with the right setting.
pub(crate) fn on_times_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    not_over(draft)?;
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

/// The arbiter has judged whether the schedule of the event would suffer from a clock that stays as it is set.
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
    draft.rule(rapid::stays_set(draft.table(), ruling).by(author));
}
