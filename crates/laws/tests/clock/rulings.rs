//! Interventions of an arbiter on a clock.

use adoube_chess::Colour::{Black, White};
use adoube_laws::clock::{
    Correction, Device, FlagAfter, Milliseconds, Mode, MoveNumber, PerPlayer, PeriodNumber,
};

use crate::{at, played, started, time};

#[test]
fn time_is_added_and_taken() {
    let clock = started("300", Device::Counting).stop(at(60));
    let clock = clock.add(at(60), Black, time(2, 0)).take(at(60), White, time(1, 30));
    assert_eq!(clock.remaining(White, at(60)), time(2, 30));
    assert_eq!(clock.remaining(Black, at(60)), time(7, 0));
    let clock = clock.take(at(60), White, time(10, 0));
    assert_eq!(clock.remaining(White, at(60)), Milliseconds::ZERO);
    let account = clock.account(White, at(60));
    assert_eq!(account.taken, time(4, 0), "no more than there was");
}

/// An illegal move is found: the increment gained by its press is returned, and the opponent gets two minutes.
#[test]
fn the_increment_of_an_illegal_move_is_taken_back() {
    let show = |minutes, seconds| Correction {
        time: Some(time(minutes, seconds)),
        ..Correction::default()
    };
    let clock = started("3600+30", Device::Counting)
        .correct(at(0), White, show(11, 52))
        .correct(at(0), Black, show(46, 9))
        .press(at(0), White)
        .stop(at(0));
    assert_eq!(clock.remaining(White, at(0)), time(12, 22));
    let clock = clock.take_back_press(at(0), White).add(at(0), Black, time(2, 0));
    assert_eq!(clock.remaining(White, at(0)), time(11, 52));
    assert_eq!(clock.remaining(Black, at(0)), time(48, 9));
    assert_eq!(clock.completed(White), MoveNumber::NONE);
    assert_eq!(clock.clone().take_back_press(at(0), White), clock, "there was one press");
}

#[test]
fn taking_back_the_press_that_ended_a_period_takes_back_its_time() {
    let (before, now) = played(started("2/60+5:30+5", Device::Counting), at(0), 1, 10);
    let clock = before.clone().press(now, White);
    assert_eq!(clock.period(White), PeriodNumber::new(2));
    let clock = clock.take_back_press(now, White);
    assert_eq!(clock.period(White), PeriodNumber::FIRST);
    assert_eq!(clock.remaining(White, now), before.remaining(White, now));
}

#[test]
fn the_arbiter_sets_time_period_and_counter() {
    let clock = started("40/5400:1800", Device::Counting).stop(at(100));
    let correction = Correction {
        time: Some(time(12, 0)),
        period: Some(PeriodNumber::new(2)),
        completed: Some(MoveNumber::new(41)),
        flag: FlagAfter::Stays,
    };
    let clock = clock.correct(at(100), White, correction);
    assert_eq!(clock.remaining(White, at(100)), time(12, 0));
    assert_eq!(clock.period(White), PeriodNumber::new(2));
    assert_eq!(clock.completed(White), MoveNumber::new(41));
}

/// There is no period before the first, not even in a stored ruling.
#[test]
fn a_ruling_is_stored_and_read_again() {
    let stored = r#"{"time":720000,"period":0,"flag":"is-lifted"}"#;
    let read: Correction = serde_json::from_str(stored).unwrap();
    assert_eq!(read.period, Some(PeriodNumber::FIRST));
    assert_eq!((read.time, read.flag), (Some(time(12, 0)), FlagAfter::IsLifted));
    let written = serde_json::to_string(&read).unwrap();
    assert_eq!(written, stored.replace("\"period\":0", "\"period\":1"));
}

#[test]
fn what_a_bronstein_clock_is_set_to_is_what_it_shows() {
    for minutes in [0, 3] {
        let correction = Correction { time: Some(time(minutes, 2)), ..Correction::default() };
        let clock =
            started("300b5", Device::Counting).stop(at(1)).correct(at(1), White, correction);
        assert_eq!(clock.remaining(White, at(1)), time(minutes, 2));
    }
}

#[test]
fn a_fallen_flag_goes_up_with_new_time() {
    let clock = started("60", Device::Counting).stop(at(70));
    assert!(clock.down(White).is_some());
    let counted = Correction { completed: Some(MoveNumber::new(3)), ..Correction::default() };
    let clock = clock.correct(at(70), White, counted);
    assert!(clock.down(White).is_some(), "another counter is no time");
    let shown = Correction { time: Some(time(2, 0)), ..Correction::default() };
    assert_eq!(clock.clone().correct(at(70), White, shown).down(White), None);
    let clock = clock.add(at(70), White, time(2, 0)).resume(at(80));
    assert_eq!(clock.down(White), None);
    assert_eq!(clock.remaining(White, at(80)), time(2, 0));
    let (clock, flags) = clock.tick(at(200));
    assert!(matches!(&flags[..], [(White, fall)] if fall.at == at(200)));
    assert_eq!(clock.remaining(White, at(200)), Milliseconds::ZERO);
}

/// Both flags fall before the last period and it is unknown which fell first: play continues in the next one.
#[test]
fn the_arbiter_lets_both_go_on_in_the_next_period() {
    let clock = started("40/60:60", Device::Analogue).press(at(61), White).stop(at(130));
    assert!(clock.order().is_some());
    let next = Correction {
        time: Some(time(1, 0)),
        period: Some(PeriodNumber::new(2)),
        flag: FlagAfter::IsLifted,
        ..Correction::default()
    };
    let clock = clock.correct(at(130), White, next).correct(at(130), Black, next).resume(at(140));
    assert_eq!((clock.order(), clock.running()), (None, Some(Black)));
    assert_eq!(clock.remaining(Black, at(150)), time(0, 50));
}

#[test]
fn a_faulty_clock_is_replaced() {
    let clock = started("300", Device::Analogue).press(at(20), White);
    let judged = PerPlayer {
        white: Correction { time: Some(time(4, 45)), ..Correction::default() },
        black: Correction::default(),
    };
    let clock = clock.replace(at(50), Device::Counting, judged);
    assert_eq!(clock.running(), None);
    assert_eq!(clock.remaining(White, at(50)), time(4, 45));
    assert_eq!(clock.remaining(Black, at(50)), time(4, 30));
    assert_eq!(clock.setting().device, Device::Counting);
    assert_eq!(clock.resume(at(60)).running(), Some(Black));
}

/// The clock adds five seconds where ten were announced: the correct setting applies from the next press.
#[test]
fn a_wrong_setting_is_corrected() {
    let clock = started("1800+5", Device::Counting).stop(at(0));
    let right = clock.control(White).with_mode(Mode::Increment(time(0, 10))).unwrap();
    let clock = clock.install(at(0), PerPlayer::same(right)).resume(at(0));
    assert_eq!(clock.remaining(White, at(0)), time(30, 5));
    let clock = clock.press(at(0), White);
    assert_eq!(clock.remaining(White, at(0)), time(30, 15));
}
