//! Times in comments: `[%clk 1:29:30]`, the clock reading after a move, and `[%emt 0:00:12]`, the time spent on it.

use adoube_laws::clock::Milliseconds;
use memchr::memchr;

use crate::pgn::{
    comment::{Commands, time},
    scan::decoded,
};

/// A time in a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CommentTime {
    /// A length of time.
    Of(Milliseconds),
    /// A negative time.
    Negative,
    /// An unreadable text.
    Unreadable,
}

/// The times in a comment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CommentTimes {
    /// The clock reading of the player who has moved.
    pub(super) clock: Option<CommentTime>,
    /// The time spent on the move.
    pub(super) spent: Option<CommentTime>,
}

impl CommentTimes {
    /// Parses the times of a comment, the first of each kind.
    pub(super) fn parse(comment: &[u8]) -> Self {
        let mut times = Self::default();
        // Most comments have no commands.
        if memchr(b'%', comment).is_none() {
            return times;
        }
        for command in Commands::new(&decoded(comment)) {
            let place = match command.name {
                "clk" => &mut times.clock,
                "emt" => &mut times.spent,
                _ => continue,
            };
            place.get_or_insert_with(|| CommentTime::read(command.value));
        }
        times
    }
}

impl CommentTime {
    fn read(text: &str) -> Self {
        match text.strip_prefix('-') {
            Some(rest) => match time::read(rest.trim_start()) {
                Some(time) if time.is_zero() => Self::Of(time),
                Some(_) => Self::Negative,
                None => Self::Unreadable,
            },
            None => time::read(text).map_or(Self::Unreadable, Self::Of),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_found_among_other_words() {
        let seconds = |seconds| Some(CommentTime::Of(Milliseconds::seconds(seconds)));
        for (comment, clock, spent) in [
            (" [%clk 0:01:30] ", seconds(90), None),
            ("[%eval 0.17] [%clk 1:00:05]", seconds(3605), None),
            ("[%emt 0:00:12][%clk 0:05]", seconds(5), seconds(12)),
            ("100% sure [%clk 0:00:03.0] [%clk 0:00:09]", seconds(3), None),
            ("[%clk -0:00:05]", Some(CommentTime::Negative), None),
            ("[%clk -0:00:00]", seconds(0), None),
            ("[%clk soon] [%emt -]", Some(CommentTime::Unreadable), Some(CommentTime::Unreadable)),
            ("[%clock 0:00:09]", None, None),
            ("", None, None),
        ] {
            assert_eq!(
                CommentTimes::parse(comment.as_bytes()),
                CommentTimes { clock, spent },
                "{comment}"
            );
        }
    }
}
