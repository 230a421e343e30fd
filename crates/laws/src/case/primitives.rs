//! Times and players, as a case writes them.

use adoube_chess::Colour;

use crate::clock::Milliseconds;

/// Writes a time as a clock shows it: `2:00`, `1:30:00`, `0:03.5`.
pub(super) fn clock_time(time: Milliseconds) -> String {
    let (seconds, thousandths) = (time.get() / 1000, time.get() % 1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let mut text = match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    };
    if thousandths > 0 {
        let fraction = format!("{thousandths:03}");
        text.push('.');
        text.push_str(fraction.trim_end_matches('0'));
    }
    text
}

/// Writes a player.
pub(super) const fn side(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "White",
        Colour::Black => "Black",
    }
}
