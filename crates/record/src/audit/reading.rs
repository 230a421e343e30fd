//! Times in comments: `[%clk 1:29:30]`, what a clock shows after a move, and `[%emt 0:00:12]`, what the move took.

use adoube_laws::clock::Milliseconds;
use memchr::memchr;

/// A time in a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Time {
    /// A length of time.
    Of(Milliseconds),
    /// Less than nothing.
    Negative,
    /// What is no time.
    Unreadable,
}

/// The times that a comment tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Times {
    /// What the clock of the player who has moved shows.
    pub(super) clock: Option<Time>,
    /// What was spent on the move.
    pub(super) spent: Option<Time>,
}

impl Times {
    /// The times of a comment. One that was told before stands, so that all comments of a move can be read in turn.
    pub(super) fn read(&mut self, comment: &[u8]) {
        let mut rest = comment;
        while let Some(at) = memchr(b'%', rest) {
            let bracketed = at > 0 && rest[at - 1] == b'[';
            rest = &rest[at + 1..];
            let place = match rest.get(..3) {
                Some(b"clk") => &mut self.clock,
                Some(b"emt") => &mut self.spent,
                _ => continue,
            };
            if !bracketed || place.is_some() || !rest.get(3).is_some_and(u8::is_ascii_whitespace) {
                continue;
            }
            let Some(end) = memchr(b']', rest) else { continue };
            *place = Some(Time::read(rest[3..end].trim_ascii()));
            rest = &rest[end..];
        }
    }
}

/// More hours than any clock has.
const MOST_HOURS: u64 = 1000;

impl Time {
    /// Reads `h:mm:ss`, with or without hours, and parts of a second behind a point or a comma.
    fn read(text: &[u8]) -> Self {
        if let Some(rest) = text.strip_prefix(b"-") {
            return match Self::read(rest) {
                Self::Of(time) if !time.is_zero() => Self::Negative,
                read => read,
            };
        }
        Self::parts(text).map_or(Self::Unreadable, Self::Of)
    }

    fn parts(text: &[u8]) -> Option<Milliseconds> {
        let point = text.iter().position(|byte| matches!(byte, b'.' | b','));
        let (whole, fraction) = text.split_at(point.unwrap_or(text.len()));
        let thousandths = match fraction {
            [] => 0,
            [_, digits @ ..] if (1..=6).contains(&digits.len()) => {
                let mut all = [b'0'; 6];
                all[..digits.len()].copy_from_slice(digits);
                number(&all)? / 1000
            }
            _ => return None,
        };
        let mut parts = whole.rsplit(|byte| *byte == b':');
        let seconds = number(parts.next()?)?;
        let minutes = parts.next().map_or(Some(0), number)?;
        let hours = parts.next().map_or(Some(0), number)?;
        let is_alone = whole.iter().all(|byte| *byte != b':');
        if parts.next().is_some()
            || minutes >= 60
            || hours > MOST_HOURS
            || !is_alone && seconds >= 60
        {
            return None;
        }
        Some(
            Milliseconds::hours(hours)
                + Milliseconds::minutes(minutes)
                + Milliseconds::seconds(seconds)
                + Milliseconds::new(thousandths),
        )
    }
}

fn number(digits: &[u8]) -> Option<u64> {
    if digits.is_empty() || digits.len() > 6 {
        return None;
    }
    digits.iter().try_fold(0, |number, digit| {
        digit.is_ascii_digit().then(|| number * 10 + u64::from(digit - b'0'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(comment: &str) -> Times {
        let mut times = Times::default();
        times.read(comment.as_bytes());
        times
    }

    #[test]
    fn times_are_found_among_other_words() {
        let seconds = |seconds| Some(Time::Of(Milliseconds::seconds(seconds)));
        for (comment, clock, spent) in [
            (" [%clk 0:01:30] ", seconds(90), None),
            ("[%eval 0.17] [%clk 1:00:05]", seconds(3605), None),
            ("[%emt 0:00:12][%clk 0:05]", seconds(5), seconds(12)),
            ("[%emt 12]", None, seconds(12)),
            ("100% sure [%clk 0:00:03.0] [%clk 0:00:09]", seconds(3), None),
            ("%clk 0:00:09", None, None),
            ("[%clk 0:00:09", None, None),
            ("[%clock 0:00:09]", None, None),
            ("", None, None),
        ] {
            assert_eq!(of(comment), Times { clock, spent }, "{comment}");
        }
    }

    #[test]
    fn times_that_are_none() {
        for text in ["0:75:00", "0:00:60", "abc", "", "1:2:3:4", "0:00:01.1234567", "9999:00:00"] {
            assert_eq!(of(&format!("[%clk {text}]")).clock, Some(Time::Unreadable), "{text}");
        }
        assert_eq!(of("[%clk -0:00:05]").clock, Some(Time::Negative));
        assert_eq!(of("[%clk -0:00:00]").clock, Some(Time::Of(Milliseconds::ZERO)));
        let fine = of("[%clk 0:00:01.25]").clock;
        assert_eq!(fine, Some(Time::Of(Milliseconds::new(1250))));
    }
}
