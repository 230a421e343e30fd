//! Presses and flags.

use adoube_chess::Colour::{Black, White};
use adoube_laws::clock::{At, Clock, Device, Milliseconds, MoveNumber, Order, Setting};

use crate::{at, played, started, time};

#[test]
fn only_the_player_whose_clock_runs_can_press() {
    let fresh = Clock::new(Setting::same("300".parse().unwrap(), Device::Counting));
    assert_eq!(fresh.clone().press(at(1), Black), fresh);
    let clock = fresh.start(at(0), White);
    assert_eq!(clock.clone().press(at(1), Black), clock);
    let stopped = clock.stop(at(2));
    assert_eq!(stopped.clone().press(at(3), White), stopped);
    assert_eq!(stopped.running(), None);
    assert_eq!(stopped.ran_before(), Some(White));
}

#[test]
fn a_flag_falls_to_the_millisecond() {
    let clock = started("60+1", Device::Counting);
    assert_eq!(clock.next_fall(), Some((White, At::new(61_000))));
    let (clock, flags) = clock.tick(At::new(60_999));
    assert_eq!(flags, []);
    assert_eq!(clock.remaining(White, At::new(60_999)), Milliseconds::new(1));
    let (clock, flags) = clock.tick(At::new(61_000));
    let [(White, fall)] = flags[..] else { panic!("it fell: {flags:?}") };
    assert_eq!(fall.at, At::new(61_000));
    assert_eq!((fall.completed, fall.required), (MoveNumber::NONE, None));
    assert_eq!(clock.next_fall(), None);
    assert_eq!(clock.tick(at(100)).1, [], "it falls once");
}

#[test]
fn time_runs_out_in_an_act_as_well_as_in_a_tick() {
    let clock = started("60", Device::Counting).press(at(70), White);
    assert_eq!(clock.down(White).map(|fall| fall.at), Some(at(60)));
    assert_eq!(clock.remaining(White, at(70)), Milliseconds::ZERO);
    assert_eq!(clock.account(White, at(70)).overrun, time(0, 10));
}

#[test]
fn the_fortieth_move_made_but_not_pressed_is_too_late() {
    let (clock, now) = played(started("40/5400+30:1800+30", Device::Counting), at(0), 39, 150);
    let left = clock.remaining(White, now);
    let (clock, flags) = clock.tick(now + left);
    assert!(matches!(&flags[..], [(White, fall)] if fall.completed == MoveNumber::new(39)
        && fall.required == Some(MoveNumber::new(40)) && !fall.has_completed_moves()));
    // Pressing now does not start a new period.
    let clock = clock.press(now + left, White);
    assert_eq!(clock.remaining(White, now + left), Milliseconds::ZERO);
    assert_eq!(clock.period(White).get(), 1);
}

#[test]
fn nothing_is_added_once_the_flag_is_down() {
    let clock = started("60+5", Device::Counting).press(at(70), White).press(at(71), Black);
    assert_eq!(clock.remaining(White, at(71)), Milliseconds::ZERO);
    assert_eq!(clock.remaining(Black, at(71)), time(1, 9));
}

/// Both flags: an electronic clock marks the one that fell first.
#[test]
fn both_flags_down_on_an_electronic_clock() {
    let clock = started("60", Device::Counting).press(at(50), White);
    assert_eq!(clock.order(), None);
    let clock = clock.press(at(120), Black);
    assert_eq!(clock.order(), None, "White's is still up");
    let (clock, _) = clock.tick(at(131));
    assert_eq!(clock.order(), Some(Order::First(Black)));
    assert_eq!(clock.face(at(131)).order, Some(Order::First(Black)));
}

/// An analogue clock does not show which fell first.
#[test]
fn both_flags_down_on_an_analogue_clock() {
    let clock = started("60", Device::Analogue).press(at(50), White).press(at(120), Black);
    let (clock, _) = clock.tick(at(131));
    assert_eq!(clock.order(), Some(Order::Unknown));
}

#[test]
fn an_instant_before_the_last_is_taken_for_the_last() {
    let clock = started("60", Device::Counting).press(at(20), White);
    assert_eq!(clock.clone().press(at(5), Black), clock.press(at(20), Black));
}

#[test]
fn the_face_shows_what_the_players_see() {
    let clock = started("40/5400+30:1800+30", Device::Counting).press(at(10), White);
    let face = clock.face(at(25));
    assert_eq!(face.displays.white.time, time(90, 50));
    assert_eq!(face.displays.black.time, time(90, 15));
    assert_eq!((face.displays.white.runs, face.displays.black.runs), (false, true));
    assert_eq!(face.displays.white.counter, Some(MoveNumber::new(1)));
    let blank = started("300", Device::NotCounting).face(at(0));
    assert_eq!(blank.displays.white.counter, None, "it has no counter to show");
}
