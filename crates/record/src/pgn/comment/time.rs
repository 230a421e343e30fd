//! Clock times in comments.

use std::fmt::Write;

use adoube_laws::clock::Milliseconds;

/// Parses `1:05:23.4` as in the standard; also `05:23`, `23`, and more digits than usual.
pub(crate) fn read(text: &str) -> Option<Milliseconds> {
    let (whole, fraction) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let mut seconds: u64 = 0;
    for (place, part) in whole.split(':').enumerate() {
        if place > 2 {
            return None;
        }
        seconds = seconds.checked_mul(60)?.checked_add(digits(part)?)?;
    }
    let thousandths = match fraction.get(..fraction.len().min(3))? {
        "" => 0,
        leading => digits(leading)? * 10_u64.pow(3 - leading.len() as u32),
    };
    if !fraction.is_empty() {
        fraction.bytes().all(|sign| sign.is_ascii_digit()).then_some(())?;
    }
    Some(Milliseconds::new(seconds.checked_mul(1000)?.checked_add(thousandths)?))
}

fn digits(text: &str) -> Option<u64> {
    let is_number = !text.is_empty() && text.bytes().all(|sign| sign.is_ascii_digit());
    if is_number { text.parse().ok() } else { None }
}

/// `h:mm:ss`, with a fraction if there is one.
pub(super) fn write(time: Milliseconds) -> String {
    let (seconds, thousandths) = (time.get() / 1000, time.get() % 1000);
    let mut text = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if thousandths > 0 {
        let digits = format!("{thousandths:03}");
        let _ = write!(text, ".{}", digits.trim_end_matches('0'));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_people_write_them() {
        for (text, milliseconds) in [
            ("0:00:00", Some(0)),
            ("1:05:23", Some(3_923_000)),
            ("01:05:23.4", Some(3_923_400)),
            ("0:00:01.057", Some(1_057)),
            ("0:00:01.0579", Some(1_057)),
            ("5:23", Some(323_000)),
            ("23", Some(23_000)),
            ("0:03:00,5", Some(180_500)),
            ("", None),
            ("1:2:3:4", None),
            ("-1:00:00", None),
            ("1:+2:00", None),
            ("0:00:01.x", None),
            ("0:00:01.0č", None),
            ("99999999999999999999:00", None),
        ] {
            assert_eq!(read(text), milliseconds.map(Milliseconds::new), "{text}");
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        for milliseconds in [0, 1, 999, 1000, 59_990, 3_600_000, 3_599_999, 400_000_000_001] {
            let time = Milliseconds::new(milliseconds);
            assert_eq!(read(&write(time)), Some(time), "{}", write(time));
        }
        assert_eq!(write(Milliseconds::new(3_923_400)), "1:05:23.4");
    }
}
