//! Random games, and the invariants of each.

mod actions;
mod arbitration;
mod checks;
mod laid;
mod likely;
mod source;
mod tally;

use std::fmt::Write as _;

use adoube_laws::{
    clock::{At, Milliseconds},
    table::{Action, Decision, Event, Refusal, Stage, Table, Who, decide, replay},
};
use source::Source;
pub(crate) use tally::Tally;

/// A game and everything that was tried in it.
struct Game {
    laid: Table,
    /// The state folded while events arrive.
    table: Table,
    /// The state folded from the stored events.
    restored: Table,
    events: Vec<Event>,
    tried: Vec<(At, Who, Action)>,
}

/// The number of actions tried after the end of a game.
const AFTERWARDS: u32 = 15;

/// Plays the games that these bytes encode.
///
/// # Panics
/// If an invariant is violated.
pub(crate) fn play(bytes: &[u8], tally: &mut Tally) {
    play_watched(bytes, tally, &mut |_| {});
}

/// An action about to be taken, and its outcome.
#[allow(dead_code, reason = "the fuzzer does not look at everything")]
pub(crate) struct Attempt<'a> {
    pub(crate) laid: &'a Table,
    pub(crate) events: &'a [Event],
    pub(crate) table: &'a Table,
    pub(crate) at: At,
    pub(crate) who: Who,
    pub(crate) action: &'a Action,
    pub(crate) decided: &'a Result<Vec<Event>, Refusal>,
}

/// Plays the games that these bytes encode, with a callback for each attempt.
pub(crate) fn play_watched(bytes: &[u8], tally: &mut Tally, watch: &mut dyn FnMut(&Attempt<'_>)) {
    let mut from = Source::new(bytes);
    while !from.is_empty() {
        one(&mut from, tally, watch);
    }
}

/// Plays one game: to its end, and a little further.
fn one(from: &mut Source<'_>, tally: &mut Tally, watch: &mut dyn FnMut(&Attempt<'_>)) {
    let laid = Table::new(laid::regulations(from), laid::setup(from));
    let mut game = Game {
        table: laid.clone(),
        restored: laid.clone(),
        laid,
        events: Vec::new(),
        tried: Vec::new(),
    };
    let mut at = game.table.now();
    let mut afterwards = 0;
    while !from.is_empty() && afterwards < AFTERWARDS {
        at = later(from, at);
        let (who, action) = likely::next(from, &game.table);
        game.tried.push((at, who, action));
        game.act(at, tally, watch);
        if matches!(game.table.stage(), Stage::Over { .. } | Stage::Void) {
            afterwards += 1;
        }
    }
    game.end(tally);
}

/// Returns an instant: mostly a moment later, sometimes much later, and sometimes earlier.
fn later(from: &mut Source<'_>, at: At) -> At {
    match from.byte() {
        0..140 => at,
        140..225 => at + Milliseconds::new(u64::from(from.byte()) * 7),
        225..243 => at + Milliseconds::new(u64::from(from.byte()) * 200),
        243..246 => at + Milliseconds::seconds(u64::from(from.byte()) * 4),
        246..250 => At::new(at.get().saturating_sub(u64::from(from.byte()) * 1000)),
        250 => at + Milliseconds::minutes(90),
        _ if from.chance(2) => At::new(from.number()),
        _ => at,
    }
}

impl Game {
    /// Decides the last attempt and applies its events.
    fn act(&mut self, at: At, tally: &mut Tally, watch: &mut dyn FnMut(&Attempt<'_>)) {
        let (_, who, action) = &self.tried[self.tried.len() - 1];
        let (who, action) = (*who, action.clone());
        let decision = self.table.act(at, who, &action);
        let (decided, after) = match decision {
            Ok(Decision { events, table }) => (Ok(events), Some(table)),
            Err(refusal) => (Err(refusal), None),
        };
        assert!(decided == decide(&self.table, at, who, &action), "decided in two ways");
        tally.decided(&action, &decided);
        watch(&Attempt {
            laid: &self.laid,
            events: &self.events,
            table: &self.table,
            at,
            who,
            action: &action,
            decided: &decided,
        });
        let Ok(events) = decided else { return };
        for event in events {
            self.happens(event, who, tally);
        }
        assert!(Some(&self.table) == after.as_ref(), "the decision leads elsewhere");
        assert!(self.table == self.restored, "the stored events lead elsewhere");
    }

    fn happens(&mut self, event: Event, who: Who, tally: &mut Tally) {
        tally.happened(&event);
        let stored = serde_json::to_string(&event).expect("every event can be stored");
        let read: Event = serde_json::from_str(&stored)
            .unwrap_or_else(|error| panic!("{error}: what was stored cannot be read: {stored}"));
        assert_eq!(read, event, "stored as {stored}");
        let after = self.table.clone().apply(&event);
        checks::step(&self.table, &event, who, &after);
        self.table = after;
        self.restored = std::mem::replace(&mut self.restored, self.laid.clone()).apply(&read);
        self.events.push(event);
    }

    fn end(&self, tally: &mut Tally) {
        let replayed = replay(self.laid.clone(), &self.events);
        assert!(replayed == self.table, "the game cannot be replayed");
        tally.ended(&self.table);
    }
}

impl Drop for Game {
    /// Prints what led to a failure.
    fn drop(&mut self) {
        if !std::thread::panicking() {
            return;
        }
        let mut told = String::new();
        let _ = writeln!(told, "{:?}\n{:?}", self.laid.regulations(), self.laid.setup());
        let from = self.tried.len().saturating_sub(25);
        for (at, who, action) in &self.tried[from..] {
            let _ = writeln!(told, "{:>10} {who:?} {action:?}", at.get());
        }
        let _ = writeln!(told, "last events:");
        for event in self.events.iter().rev().take(12).rev() {
            let _ = writeln!(told, "{event:?}");
        }
        eprintln!("{told}");
    }
}
