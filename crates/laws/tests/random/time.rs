//! The passage of time in random games.

use adoube_laws::{
    clock::At,
    table::{Action, Table, Who, decide},
};

use crate::views::watched;

/// Returns the number of events of a tick at an instant.
fn comes(table: &Table, at: At) -> usize {
    decide(table, at, Who::Timekeeper, &Action::Tick).map_or(0, |events| events.len())
}

#[test]
fn a_table_wakes_when_time_brings_something_and_not_before() {
    let (mut woken, mut asleep) = (0, 0);
    watched(|attempt| {
        let table = attempt.table;
        let Some(next_deadline) = table.next_deadline() else {
            let much_later = At::new(table.now().get() + 1_000_000_000);
            assert_eq!(comes(table, much_later), 0, "nothing was to come: {:?}", table.stage());
            asleep += 1;
            return;
        };
        if next_deadline > table.now() {
            let before = At::new(next_deadline.get() - 1);
            assert_eq!(comes(table, before), 0, "too late: {:?}", table.stage());
        }
        assert_ne!(
            comes(table, next_deadline.max(table.now())),
            0,
            "too early: {:?}",
            table.stage()
        );
        woken += 1;
    });
    assert!(woken > 100 && asleep > 100, "{woken} {asleep}");
}
