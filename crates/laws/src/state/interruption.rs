//! What interruptions from outside have cost: time that counts against nobody.

use crate::clock::{At, Milliseconds};

/// The interruptions of a game. See [`Fact::Interrupted`](crate::vocabulary::Fact::Interrupted).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Interruption {
    /// The last one: when it began, and how long it lasted.
    last: Option<(At, Milliseconds)>,
    /// Whether the clocks still stand because of it.
    is_open: bool,
    /// By how much the default time is put off.
    delay: Milliseconds,
    /// How much of that was before the game began.
    before_start: Milliseconds,
}

impl Interruption {
    /// The last interruption: when it began, and how long the game could not be played.
    pub fn last(&self) -> Option<(At, Milliseconds)> {
        self.last
    }

    /// When the last interruption ended.
    pub fn until(&self) -> Option<At> {
        self.last.map(|(since, lasted)| since + lasted)
    }

    /// Whether the clocks still stand because of it: the arbiter has to start them.
    pub fn is_open(&self) -> bool {
        self.is_open
    }

    /// By how much later a player who has not come yet is late.
    pub(crate) fn delay(&self) -> Milliseconds {
        self.delay
    }

    /// The part of the delay since the game began.
    pub(crate) fn delay_since_start(&self) -> Milliseconds {
        self.delay - self.before_start
    }

    /// The game begins.
    pub(super) fn start_game(&mut self) {
        self.before_start = self.delay;
    }

    /// An interruption that stops the game.
    pub(super) fn begin(
        &mut self,
        since: At,
        lasted: Milliseconds,
        awaited_from: At,
        is_open: bool,
    ) {
        self.note(since, lasted);
        self.is_open = is_open;
        let until = since + lasted;
        self.delay += until.since(since.max(awaited_from));
    }

    /// An interruption during which the clocks run on.
    pub(super) fn note(&mut self, since: At, lasted: Milliseconds) {
        self.last = Some((since, lasted));
    }

    /// A clock is started again: what has passed since the end of the interruption counts against nobody either.
    pub(super) fn end(&mut self, now: At) {
        if let (true, Some(until)) = (self.is_open, self.until()) {
            self.delay += now.since(until);
        }
        self.is_open = false;
    }

    /// A new session begins: its default time is its own.
    pub(super) fn forget_delay(&mut self) {
        self.delay = Milliseconds::ZERO;
        self.before_start = Milliseconds::ZERO;
        self.is_open = false;
    }
}
