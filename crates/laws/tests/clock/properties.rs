//! Invariants of every sequence of presses, pauses and rulings at any instants.

use adoube_chess::Colour::{self, Black, White};
use adoube_laws::clock::{
    At, Clock, Correction, Device, FlagAfter, Milliseconds, Mode, MoveNumber, Period, PeriodNumber,
    Setting, TimeControl,
};
use proptest::prelude::*;

use crate::plain::PlainClock;

#[derive(Clone, Copy, Debug)]
enum Act {
    Press(Colour),
    Stop,
    Resume,
    Start(Colour),
    Tick,
    Add(Colour, u64),
    Take(Colour, u64),
    Set(Colour, u64),
    Lift(Colour),
    TakeBack(Colour),
}

fn colour() -> impl Strategy<Value = Colour> {
    prop_oneof![Just(White), Just(Black)]
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        6 => colour().prop_map(Act::Press),
        1 => Just(Act::Stop),
        2 => Just(Act::Resume),
        1 => colour().prop_map(Act::Start),
        2 => Just(Act::Tick),
        1 => (colour(), 0..200_u64).prop_map(|(whose, time)| Act::Add(whose, time)),
        1 => (colour(), 0..200_u64).prop_map(|(whose, time)| Act::Take(whose, time)),
        1 => (colour(), 0..200_u64).prop_map(|(whose, time)| Act::Set(whose, time)),
        1 => colour().prop_map(Act::Lift),
        1 => colour().prop_map(Act::TakeBack),
    ]
}

fn done(clock: Clock, at: At, act: Act) -> Clock {
    match act {
        Act::Press(by) => clock.press(at, by),
        Act::Stop => clock.stop(at),
        Act::Resume => clock.resume(at),
        Act::Start(whose) => clock.start(at, whose),
        Act::Tick => clock.tick(at).0,
        Act::Add(whose, time) => clock.add(at, whose, Milliseconds::new(time)),
        Act::Take(whose, time) => clock.take(at, whose, Milliseconds::new(time)),
        Act::Set(whose, time) => {
            let correction = Correction {
                time: Some(Milliseconds::new(time)),
                period: (time % 3 == 0).then_some(PeriodNumber::new(2)),
                completed: (time % 5 == 0).then_some(MoveNumber::new(4)),
                flag: FlagAfter::Stays,
            };
            clock.correct(at, whose, correction)
        }
        Act::Lift(whose) => {
            let lifted = Correction { flag: FlagAfter::IsLifted, ..Correction::default() };
            clock.correct(at, whose, lifted)
        }
        Act::TakeBack(whose) => clock.take_back_press(at, whose),
    }
}

fn period(moves: Option<u16>, mode: BoxedStrategy<Mode>) -> BoxedStrategy<Period> {
    let moves = moves.map(MoveNumber::new);
    (1..300_u64, mode)
        .prop_map(move |(main, mode)| Period { moves, main: Milliseconds::new(main), mode })
        .boxed()
}

fn mode() -> BoxedStrategy<Mode> {
    let extra = || (0..40_u64).prop_map(Milliseconds::new);
    prop_oneof![
        Just(Mode::Plain),
        extra().prop_map(Mode::Increment),
        extra().prop_map(Mode::Delay),
        extra().prop_map(Mode::Bronstein),
    ]
    .boxed()
}

/// Generates up to three periods of a few moves; the last may repeat. `mode` generates the mode of each.
fn control(mode: fn() -> BoxedStrategy<Mode>) -> impl Strategy<Value = TimeControl> {
    let earlier =
        prop::collection::vec((1..5_u16).prop_flat_map(move |n| period(Some(n), mode())), 0..3);
    let last = prop::option::of(1..5_u16).prop_flat_map(move |moves| period(moves, mode()));
    (earlier, last).prop_map(|(mut periods, last)| {
        periods.push(last);
        TimeControl::new(periods).expect("they can be played")
    })
}

fn device() -> impl Strategy<Value = Device> {
    prop_oneof![Just(Device::Counting), Just(Device::NotCounting), Just(Device::Analogue)]
}

fn acts() -> impl Strategy<Value = Vec<(u64, Act)>> {
    prop::collection::vec((0..60_u64, act()), 0..60)
}

proptest! {
    /// Time given equals time left plus time gone, whatever is done; and the clocks have run for as long as
    /// one of them was running.
    #[test]
    fn no_time_is_created_or_lost(control in control(mode), device in device(), acts in acts()) {
        let mut clock = Clock::new(Setting::same(control, device)).start(At::ZERO, White);
        let (mut now, mut ran) = (At::ZERO, [0, 0]);
        for (wait, act) in acts {
            now = now + Milliseconds::new(wait);
            if let Some(whose) = clock.running() {
                ran[whose.index()] += wait;
            }
            clock = done(clock, now, act);
            for colour in Colour::ALL {
                let account = clock.account(colour, now);
                let display = clock.face(now).displays[colour];
                let bronstein = matches!(
                    clock.control(colour).period(display.period).mode,
                    Mode::Bronstein(_)
                ) && device != Device::Analogue;
                let main = if bronstein { display.time - display.uncounted } else { display.time };
                prop_assert_eq!(account.balance(), main);
                let all_in = account.given + account.increments + account.added;
                let all_out = main + account.spent + account.taken + account.lapsed;
                prop_assert_eq!(all_in, all_out);
                prop_assert_eq!(account.thinking().get(), ran[colour.index()]);
            }
        }
    }

    /// A tick may be left out or split anywhere: nothing changes, and no fall is lost or duplicated.
    #[test]
    fn a_tick_may_be_split(control in control(mode), device in device(), acts in acts(),
        wait in 0..2000_u64, part in 0.0..=1.0) {
        let mut clock = Clock::new(Setting::same(control, device)).start(At::ZERO, White);
        let mut now = At::ZERO;
        for (wait, act) in acts {
            now = now + Milliseconds::new(wait);
            clock = done(clock, now, act);
        }
        #[allow(clippy::cast_sign_loss, clippy::cast_precision_loss)]
        let middle = now + Milliseconds::new((wait as f64 * part) as u64);
        let end = now + Milliseconds::new(wait);
        let (whole, fell) = clock.clone().tick(end);
        let (first, mut fell_first) = clock.clone().tick(middle);
        let (second, fell_second) = first.tick(end);
        fell_first.extend(fell_second);
        prop_assert_eq!(&whole, &second);
        prop_assert_eq!(fell, fell_first);
        for colour in Colour::ALL {
            prop_assert_eq!(clock.remaining(colour, end), whole.remaining(colour, end));
        }
        if let Some((whose, at)) = clock.next_fall() {
            let fell = clock.clone().tick(at).1;
            prop_assert_eq!(fell.first().map(|(whose, fall)| (*whose, fall.at)), Some((whose, at)));
        }
    }

    /// The clock shows the same as one that advances millisecond by millisecond.
    #[test]
    fn it_goes_as_the_plain_clock(control in plain_control(), counts in any::<bool>(), acts in acts()) {
        let device = if counts { Device::Counting } else { Device::NotCounting };
        let mut plain = PlainClock::new(control.clone(), counts);
        let mut clock = Clock::new(Setting::same(control, device)).start(At::ZERO, White);
        for (wait, act) in acts {
            plain.wait(wait);
            let now = At::new(plain.now);
            clock = clock.tick(now).0;
            if let Act::Press(by) = act {
                plain.press(by);
                clock = clock.press(now, by);
            }
            for colour in Colour::ALL {
                let side = &plain.sides[colour.index()];
                prop_assert_eq!(clock.remaining(colour, now).get(), side.shown, "{:?}", colour);
                prop_assert_eq!(clock.down(colour).map(|fall| fall.at.get()), side.fell_at);
                prop_assert_eq!(clock.completed(colour).get(), side.completed);
                prop_assert_eq!(clock.period(colour).get(), side.period);
            }
        }
    }

    /// Delay and Bronstein are one rule with two displays.
    #[test]
    fn delay_and_bronstein_fall_together(control in control(mode), extra in 1..40_u64, device in device(), acts in acts()) {
        let extra = Milliseconds::new(extra);
        let start = |mode| {
            let control = control.with_mode(mode).expect("every period has time");
            Clock::new(Setting::same(control, device)).start(At::ZERO, White)
        };
        let (mut delay, mut bronstein) = (start(Mode::Delay(extra)), start(Mode::Bronstein(extra)));
        let mut now = At::ZERO;
        for (wait, act) in acts {
            now = now + Milliseconds::new(wait);
            if !matches!(act, Act::Set(..)) {
                (delay, bronstein) = (done(delay, now, act), done(bronstein, now, act));
            }
            for colour in Colour::ALL {
                let shown = delay.face(now).displays[colour];
                prop_assert_eq!(bronstein.remaining(colour, now), shown.time + shown.uncounted);
                prop_assert_eq!(bronstein.flag(colour), delay.flag(colour));
            }
        }
    }

    /// Every time control is parsed as it was written.
    #[test]
    fn a_time_control_is_read_as_it_was_written(control in control(mode)) {
        prop_assert_eq!(control.to_string().parse(), Ok(control));
    }

    /// No text makes the parser panic.
    #[test]
    fn any_text_is_read_or_refused(text in "[0-9/+:*?.db-]{0,20}|.{0,20}") {
        if let Ok(control) = text.parse::<TimeControl>() {
            prop_assert_eq!(control.to_string().parse(), Ok(control));
        }
    }
}

/// Generates a control that the plain clock supports: it does not change between Bronstein and others.
fn plain_control() -> impl Strategy<Value = TimeControl> {
    let bronstein = (control(mode), 1..40_u64)
        .prop_map(|(control, extra)| control.with_mode(Mode::Bronstein(Milliseconds::new(extra))))
        .prop_map(|control| control.expect("every period has time"));
    prop_oneof![control(without_bronstein), bronstein]
}

fn without_bronstein() -> BoxedStrategy<Mode> {
    mode().prop_filter("not Bronstein", |mode| !matches!(mode, Mode::Bronstein(_))).boxed()
}
