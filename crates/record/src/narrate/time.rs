//! Clock readings and durations, which must not be confused.

use adoube_laws::clock::Milliseconds;

use crate::i18n::{Key, Localizer, MessageArg};

const SECOND: u64 = 1000;

/// A clock reading with hours: `0:05:00`, `1:05:00`; fractions of a second only if there are any.
pub(crate) fn reading(time: Milliseconds, words: &Localizer) -> String {
    let seconds = time.get() / SECOND;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let rest = fraction(time, words);
    format!("{hours}:{minutes:02}:{seconds:02}{rest}")
}

/// A duration with units: `2 min`, `1 h 5 min`, `0.5 s`.
pub(crate) fn length(time: Milliseconds, words: &Localizer) -> String {
    let seconds = time.get() / SECOND;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let rest = fraction(time, words);
    let mut parts = Vec::new();
    if hours > 0 {
        parts.push(format!("{hours} h"));
    }
    if minutes > 0 {
        parts.push(format!("{minutes} min"));
    }
    if seconds > 0 || !rest.is_empty() || parts.is_empty() {
        parts.push(format!("{seconds}{rest} s"));
    }
    parts.join(" ")
}

/// A measured duration: milliseconds are dropped from a second on.
pub(crate) fn measured(time: Milliseconds, words: &Localizer) -> String {
    let time = match time.get() {
        short @ ..SECOND => short,
        long => long.saturating_add(SECOND / 2) / SECOND * SECOND,
    };
    length(Milliseconds::new(time), words)
}

/// The fraction of a second with the decimal sign of the language; empty if there is none.
fn fraction(time: Milliseconds, words: &Localizer) -> String {
    match time.get() % SECOND {
        0 => String::new(),
        rest => {
            let (sign, digits) = (words.plain(Key::DecimalSign), format!("{rest:03}"));
            format!("{sign}{}", digits.trim_end_matches('0'))
        }
    }
}

/// A number of seconds: for the plural form, and as text.
pub(super) fn seconds(length: Milliseconds, words: &Localizer) -> [MessageArg<'static>; 2] {
    let (whole, rest) = (length.get() / 1000, length.get() % 1000);
    if rest == 0 {
        return [("seconds", whole.into()), ("shown", whole.to_string().into())];
    }
    let digits = format!("{rest:03}");
    let parts = digits.trim_end_matches('0');
    let number: f64 = format!("{whole}.{parts}").parse().unwrap_or_default();
    let sign = words.plain(Key::DecimalSign);
    [("seconds", number.into()), ("shown", format!("{whole}{sign}{parts}").into())]
}

#[cfg(test)]
mod tests {
    use adoube_chess::notation::Language;

    use super::*;

    #[test]
    fn what_a_clock_shows_has_hours() {
        let (english, slovenian) = (Localizer::new(Language::En), Localizer::new(Language::Sl));
        for (milliseconds, text) in
            [(0, "0:00:00"), (120_000, "0:02:00"), (3_900_000, "1:05:00"), (500, "0:00:00.5")]
        {
            assert_eq!(reading(Milliseconds::new(milliseconds), &english), text);
        }
        assert_eq!(reading(Milliseconds::new(500), &slovenian), "0:00:00,5");
    }

    #[test]
    fn a_length_has_units() {
        let (english, slovenian) = (Localizer::new(Language::En), Localizer::new(Language::Sl));
        for (milliseconds, text) in [
            (0, "0 s"),
            (120_000, "2 min"),
            (133_000, "2 min 13 s"),
            (3_600_000, "1 h"),
            (3_900_000, "1 h 5 min"),
            (61_025, "1 min 1.025 s"),
        ] {
            assert_eq!(length(Milliseconds::new(milliseconds), &english), text);
        }
        assert_eq!(length(Milliseconds::new(500), &slovenian), "0,5 s");
        for (milliseconds, text) in [(999, "0.999 s"), (8_005, "8 s"), (59_499, "59 s")] {
            assert_eq!(measured(Milliseconds::new(milliseconds), &english), text);
        }
    }
}
