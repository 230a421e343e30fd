//! Counts what happened in all games together, to show that something does.

use std::{
    collections::BTreeMap,
    fmt::{self, Debug},
};

use adoube_laws::table::{Action, Event, Fact, Refusal, Table};

/// Counts of what was done, refused and recorded. A silent one counts nothing.
#[derive(Default)]
pub(crate) struct Tally(Option<BTreeMap<String, u64>>);

impl Tally {
    /// Creates one that counts.
    pub(crate) fn counting() -> Self {
        Self(Some(BTreeMap::new()))
    }

    /// Reports whether something of this name happened.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.0.as_ref().is_some_and(|counts| counts.contains_key(name))
    }

    /// Adds two tallies.
    pub(crate) fn with(mut self, other: Self) -> Self {
        for (name, count) in other.0.into_iter().flatten() {
            *self.0.get_or_insert_default().entry(name).or_default() += count;
        }
        self
    }

    /// Returns how many acts were tried, done or refused.
    pub(crate) fn acts(&self) -> u64 {
        let is_act = |name: &str| name.starts_with("done ") || name.starts_with("refused ");
        self.0.iter().flatten().filter(|(name, _)| is_act(name)).map(|(_, count)| count).sum()
    }

    fn count(&mut self, what: impl FnOnce() -> String) {
        if let Some(counts) = &mut self.0 {
            *counts.entry(what()).or_default() += 1;
        }
    }

    pub(super) fn decided(&mut self, action: &Action, decided: &Result<Vec<Event>, Refusal>) {
        self.count(|| match decided {
            Ok(_) => format!("done {}", name_of(action)),
            Err(_) => format!("refused {}", name_of(action)),
        });
        if let Err(refusal) = decided {
            self.count(|| format!("because {}", path(&refusal.why)));
        }
    }

    pub(super) fn happened(&mut self, event: &Event) {
        self.count(|| match &event.fact {
            Fact::Ruled(ruling) => {
                let under = ruling.main().map(|cite| cite.provision().name());
                format!("fact Ruled.{}", under.unwrap_or_default())
            }
            Fact::Asked(question) => format!("fact Asked.{:?}", question.topic),
            fact => format!("fact {}", path(fact)),
        });
    }

    pub(super) fn ended(&mut self, table: &Table) {
        self.count(|| format!("end {}", path(table.stage())));
        self.count(|| format!("plies {:>3}..", table.history().plies().0 / 20 * 20));
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, count) in self.0.iter().flatten() {
            writeln!(f, "{count:>9}  {name}")?;
        }
        Ok(())
    }
}

fn name_of(action: &Action) -> String {
    match action {
        Action::Arbiter(arbitration) => format!("Arbiter.{}", path(&arbitration.act)),
        Action::Hand { act, .. } => format!("Hand.{}", path(act)),
        other => path(other),
    }
}

/// Returns the names of a value and of its contents, as in `Say.Claim`.
fn path(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    let names = text
        .split('(')
        .take(2)
        .map(|part| part.split(|sign: char| !sign.is_alphanumeric()).next().unwrap_or_default());
    let words = names.take_while(|name| name.starts_with(char::is_uppercase));
    words.collect::<Vec<_>>().join(".")
}
