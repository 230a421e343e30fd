//! Times of a clock on a scoresheet: players note hours and minutes, and seconds where the clock shows them.

use adoube_laws::clock::Milliseconds;

/// `1:12:05`, always with seconds: `1:00` could be an hour or a minute. Fractions of a second are dropped.
pub(crate) fn write(time: Milliseconds) -> String {
    let seconds = time.get() / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{hours}:{minutes:02}:{seconds:02}")
}

/// Parses a noted time, in brackets or without; also `1h12`.
pub fn read(text: &str) -> Option<Milliseconds> {
    let bare = text.trim_matches(|sign| "()[]{}".contains(sign));
    let parts: Vec<&str> = bare.split([':', 'h']).collect();
    let number = |part: &str, longest: usize| {
        let is_plain = !part.is_empty() && part.len() <= longest;
        let digits = part.bytes().all(|sign| sign.is_ascii_digit());
        (is_plain && digits).then(|| part.parse::<u64>().ok())?
    };
    let sixty =
        |part: &str| (part.len() == 2).then(|| number(part, 2)).flatten().filter(|n| *n < 60);
    let (hours, minutes, seconds) = match parts[..] {
        [hours, minutes] => (number(hours, 2)?, sixty(minutes)?, 0),
        [hours, minutes, seconds] => (number(hours, 2)?, sixty(minutes)?, sixty(seconds)?),
        _ => return None,
    };
    Some(Milliseconds::seconds(hours * 3600 + minutes * 60 + seconds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_they_are_noted() {
        for (text, seconds) in [("0:45", 2700), ("1:12", 4320), ("1:12:05", 4325), ("12:00", 43200)]
        {
            let time = Milliseconds::seconds(seconds);
            assert_eq!(read(text), Some(time), "{text}");
            assert_eq!(read(&write(time)), Some(time), "{text}");
        }
        assert_eq!(write(Milliseconds::seconds(3600)), "1:00:00");
        assert_eq!(write(Milliseconds::seconds(60)), "0:01:00");
        assert_eq!(read("(0:45)"), read("0h45"));
        for text in ["0:5", "45", "1:60", "e4", "0-0", "1:2:3", ":45", "", "0:45:60", "123:00"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
