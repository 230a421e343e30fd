//! Times as clocks show them.

use adoube_laws::clock::Milliseconds;

use crate::words::{Key, With, Words};

/// `2:00`, `1:05:00`; parts of a second only where there are some: `0:00.5`.
pub(crate) fn time(time: Milliseconds, words: &Words) -> String {
    let (seconds, rest) = (time.get() / 1000, time.get() % 1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let whole = match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    };
    if rest == 0 {
        return whole;
    }
    let (sign, digits) = (words.plain(Key::DecimalSign), format!("{rest:03}"));
    format!("{whole}{sign}{}", digits.trim_end_matches('0'))
}

/// A length that was measured and not chosen: nobody wants to hear its milliseconds once it is ten seconds.
pub(crate) fn measured(length: Milliseconds, words: &Words) -> String {
    const PRECISE: u64 = 10_000;
    let length = match length.get() {
        short @ ..PRECISE => short,
        long => long.saturating_add(500) / 1000 * 1000,
    };
    time(Milliseconds::new(length), words)
}

/// A number of seconds: to choose the form of the word by, and as it is shown.
pub(super) fn seconds(length: Milliseconds, words: &Words) -> [With<'static>; 2] {
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
    fn times_are_told_as_clocks_show_them() {
        let (english, slovenian) = (Words::of(Language::En), Words::of(Language::Sl));
        for (milliseconds, text) in [
            (0, "0:00"),
            (120_000, "2:00"),
            (133_000, "2:13"),
            (3_900_000, "1:05:00"),
            (500, "0:00.5"),
            (61_025, "1:01.025"),
        ] {
            assert_eq!(time(Milliseconds::new(milliseconds), &english), text);
        }
        assert_eq!(time(Milliseconds::new(500), &slovenian), "0:00,5");
        for (milliseconds, text) in [(9_999, "0:09.999"), (24_729, "0:25"), (59_499, "0:59")] {
            assert_eq!(measured(Milliseconds::new(milliseconds), &english), text);
        }
    }
}
