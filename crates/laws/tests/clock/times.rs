//! Time given, saved and spent.

use adoube_chess::Colour::{Black, White};
use adoube_laws::clock::{
    At, Clock, Device, Mode, MoveNumber, PerPlayer, SavedInDelay, Setting, TimeControl,
};

use crate::{at, played, started, time};

#[test]
fn the_increment_comes_before_each_move_the_first_included() {
    let clock = started("180+2", Device::Counting);
    assert_eq!(clock.remaining(White, at(0)), time(3, 2));
    assert_eq!(clock.remaining(Black, at(0)), time(3, 2));
    let clock = clock.press(at(5), White);
    // The increment of the press is there while the opponent thinks.
    assert_eq!(clock.remaining(White, at(60)), time(2, 59));
    assert_eq!(clock.remaining(Black, at(15)), time(2, 52));
}

#[test]
fn an_increment_that_is_not_used_is_kept() {
    let (clock, now) = played(started("180+2", Device::Counting), at(0), 10, 1);
    assert_eq!(clock.remaining(White, now), time(3, 12));
}

#[test]
fn time_saved_in_a_period_is_added_to_the_next() {
    // 40 moves in 90 minutes, then 30, and 30 seconds a move from the first: the glossary's example.
    let (clock, now) = played(started("40/5400+30:1800+30", Device::Counting), at(0), 39, 60);
    assert_eq!(clock.remaining(White, now), time(90 - 39 + 20, 0));
    assert_eq!(clock.period(White).get(), 1);
    let (clock, now) = played(clock, now, 1, 60);
    assert_eq!(clock.period(White).get(), 2);
    assert_eq!(clock.completed(White), MoveNumber::new(40));
    assert_eq!(clock.remaining(White, now), time(90 - 40 + 20 + 30, 30));
}

#[test]
fn the_extra_time_of_a_period_begins_with_its_first_move() {
    // Two hours for 40 moves, then one hour with 30 seconds a move from move 41.
    let (clock, now) = played(started("40/7200:3600+30", Device::Counting), at(0), 39, 60);
    assert_eq!(clock.remaining(Black, now), time(120 - 39, 0));
    let (clock, now) = played(clock, now, 1, 60);
    assert_eq!(clock.remaining(Black, now), time(120 - 40 + 60, 30));
    assert_eq!(clock.mode(Black), Mode::Increment(time(0, 30)));
}

#[test]
fn no_time_is_added_that_nobody_announced() {
    // This control has nothing to add at move 60, whatever a player expects.
    let (clock, now) = played(started("40/7200:3600+30", Device::Counting), at(0), 59, 170);
    let before = clock.remaining(White, now);
    let (clock, now) = played(clock, now, 1, 30);
    assert_eq!(clock.remaining(White, now), before);
    assert!(clock.control(White).is_last(clock.period(White)));
    assert_eq!(clock.down(White), None);
}

#[test]
fn a_last_period_with_moves_repeats() {
    let (clock, now) = played(started("40/7200:20/3600", Device::Counting), at(0), 80, 120);
    assert_eq!(clock.period(White).get(), 4);
    assert_eq!(clock.remaining(White, now), time(120 + 60 + 60 + 60 - 160, 0));
}

#[test]
fn without_a_counter_the_next_period_begins_when_the_time_is_used_up() {
    let (clock, now) = played(started("2/60:60", Device::NotCounting), at(0), 2, 10);
    assert_eq!(clock.period(White).get(), 1);
    assert_eq!(clock.remaining(White, now), time(0, 40));
    // White thinks for 50 seconds: the flag falls after 40 with the moves completed, and the next minute runs.
    let (clock, flags) = clock.tick(now + time(0, 50));
    assert!(
        matches!(&flags[..], [(White, fall)] if fall.has_completed_moves() && fall.at == now + time(0, 40))
    );
    assert_eq!(clock.remaining(White, now + time(0, 50)), time(0, 50));
    assert_eq!(clock.period(White).get(), 2);
    assert_eq!(clock.down(White), None);
}

#[test]
fn delay_is_not_saved_and_leaves_the_main_time_alone() {
    let (clock, now) = played(started("60d5", Device::Counting), at(0), 10, 3);
    assert_eq!(clock.remaining(White, now), time(1, 0));
    let clock = clock.press(now + time(0, 7), White);
    assert_eq!(clock.remaining(White, now + time(1, 0)), time(0, 58));
}

#[test]
fn bronstein_runs_and_gives_back() {
    let clock = started("60b5", Device::Counting);
    assert_eq!(clock.remaining(White, at(3)), time(1, 2));
    let clock = clock.press(at(3), White);
    assert_eq!(clock.remaining(White, at(3)), time(1, 5));
    let clock = clock.press(at(3), Black).press(at(11), White);
    assert_eq!(clock.remaining(White, at(11)), time(1, 2));
}

#[test]
fn delay_alone_is_enough_to_play() {
    let (clock, now) = played(started("0d5", Device::Counting), at(0), 20, 4);
    assert_eq!(clock.down(White), None);
    let (clock, flags) = clock.tick(now + time(0, 6));
    assert!(matches!(&flags[..], [(White, fall)] if fall.at == now + time(0, 5)));
    assert!(clock.down(White).is_some());
}

#[test]
fn a_stop_within_the_delay_does_not_renew_it() {
    let clock = started("60d5", Device::Counting).stop(at(4)).resume(at(100));
    assert_eq!(clock.remaining(White, at(103)), time(0, 58));
}

#[test]
fn main_time_saved_with_delay_may_be_lost() {
    // 2005 and 2009 carry saved time over except in time-delay mode.
    let control: TimeControl = "2/60d5:30d5".parse().unwrap();
    for (saved, left) in [(SavedInDelay::IsLost, 30), (SavedInDelay::CarriesOver, 30 + 50)] {
        let setting = Setting {
            controls: PerPlayer::same(control.clone()),
            device: Device::Counting,
            saved_in_delay: saved,
        };
        let (clock, now) = played(Clock::new(setting).start(At::ZERO, White), at(0), 2, 10);
        assert_eq!(clock.remaining(White, now), time(0, left));
        let account = clock.account(White, now);
        assert_eq!(account.balance(), time(0, left));
    }
}

#[test]
fn each_player_has_a_time_control() {
    let controls = PerPlayer { white: "300".parse().unwrap(), black: "240".parse().unwrap() };
    let saved_in_delay = SavedInDelay::CarriesOver;
    let clock = Clock::new(Setting { controls, device: Device::Counting, saved_in_delay });
    assert_eq!(clock.remaining(White, at(0)), time(5, 0));
    assert_eq!(clock.remaining(Black, at(0)), time(4, 0));
}

#[test]
fn an_analogue_clock_adds_nothing_for_a_move() {
    let (clock, now) = played(started("300+3", Device::Analogue), at(0), 5, 1);
    assert_eq!(clock.remaining(White, now), time(4, 55));
    assert_eq!(clock.mode(White), Mode::Plain);
}
