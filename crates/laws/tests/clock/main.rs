//! Article 6 in numbers: periods, extra time, flags, and interventions of an arbiter.

mod flags;
mod pgn;
mod plain;
mod properties;
mod rulings;
mod times;

use adoube_chess::Colour;
use adoube_laws::clock::{At, Clock, Device, Milliseconds, Setting};

/// Creates a time from minutes and seconds.
pub(crate) const fn time(minutes: u64, seconds: u64) -> Milliseconds {
    Milliseconds::seconds(60 * minutes + seconds)
}

/// Returns the instant this many seconds after the start.
pub(crate) const fn at(seconds: u64) -> At {
    At::new(1000 * seconds)
}

/// Returns a clock with this time control, with White's running from the start.
pub(crate) fn started(control: &str, device: Device) -> Clock {
    let control = control.parse().expect("it is a time control");
    Clock::new(Setting::same(control, device)).start(At::ZERO, Colour::White)
}

/// Presses in turn, White first, each after `seconds` of thinking, until each has completed `moves`.
/// Returns the clock and the instant of the last press.
pub(crate) fn played(mut clock: Clock, from: At, moves: u16, seconds: u64) -> (Clock, At) {
    let mut now = from;
    for _ in 0..moves {
        for colour in Colour::ALL {
            now = now + Milliseconds::seconds(seconds);
            clock = clock.press(now, colour);
        }
    }
    (clock, now)
}
