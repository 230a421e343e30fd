//! What differs by edition.

use adoube_chess::notation::Appendix;

use crate::{Edition, clock::Milliseconds, edition::by_edition};

/// What an edition says of recording.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SheetRules {
    /// A player with less time than this need not write …
    pub(crate) short_of_time: Milliseconds,
    /// … unless each move brings this much.
    pub(crate) enough_a_move: Milliseconds,
    pub(crate) relief: Relief,
    pub(crate) ran: NotedClock,
    /// How the appendix on notation writes.
    pub(crate) appendix: Appendix,
}

/// For how long a player need not write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Relief {
    /// As long as the time is so short.
    WhileShort,
    /// Once the time was so short, for the rest of the period.
    RestOfPeriod,
}

/// Whether it is noted, before a game is reconstructed, whose clock ran.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotedClock {
    /// Only the times.
    TimesOnly,
    /// Also which clock ran.
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
    pub(crate) const fn of(edition: Edition) -> &'static Self {
        by_edition!(edition; Y2005: &Y2005, Y2009: &Y2009, Y2017: &Y2017)
    }
}
