//! Values that differ by edition.

use adoube_chess::notation::Appendix;

use crate::{Edition, clock::Milliseconds, edition::by_edition};

/// The rules of an edition on recording.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SheetRules {
    /// A player with less time than this need not record …
    pub(crate) short_of_time: Milliseconds,
    /// … unless the increment is at least this much.
    pub(crate) enough_a_move: Milliseconds,
    pub(crate) relief: Relief,
    pub(crate) ran: NotedClock,
    /// The form of notation in the appendix.
    pub(crate) appendix: Appendix,
}

/// How long a player need not record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Relief {
    /// While the time is that short.
    WhileShort,
    /// For the rest of the period once the time was that short.
    RestOfPeriod,
}

/// Whether the running clock is noted before a game is reconstructed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotedClock {
    /// Only the times.
    TimesOnly,
    /// Also which clock was running.
    WhichRan,
}

const Y2005: SheetRules = SheetRules {
    short_of_time: Milliseconds::minutes(5),
    enough_a_move: Milliseconds::seconds(30),
    relief: Relief::WhileShort,
    ran: NotedClock::TimesOnly,
    appendix: Appendix::Y2005,
};
const Y2009: SheetRules =
    SheetRules { relief: Relief::RestOfPeriod, appendix: Appendix::Y2009, ..Y2005 };
const Y2017: SheetRules =
    SheetRules { ran: NotedClock::WhichRan, appendix: Appendix::Y2017, ..Y2009 };

impl SheetRules {
    pub(crate) const fn for_edition(edition: Edition) -> &'static Self {
        by_edition!(edition; Y2005: &Y2005, Y2009: &Y2009, Y2017: &Y2017)
    }
}
