//! Parses the text of a file into regulations.
//!
//! Serde stops at the first error. So the entry at fault is recorded and removed, and the rest is parsed
//! again, until there are no more errors.

use serde::{Deserialize, de::value::MapAccessDeserializer};
use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

use super::{
    super::{Preset, Regulations, Severity},
    Finding, ParsedRegulations, Place, Problem, TextFault, Unreadable,
    entries::{leave_out, place_of},
    time::resolve_units,
    value::{Entries, TextError},
};
use crate::nearest::nearest;

/// The required keys, with placeholder values for parsing the rest.
const REQUIRED: [(&str, &str); 2] = [("edition", "2017"), ("time", "5400")];

/// The key that names a preset to start from.
const PRESET: &str = "preset";

impl Regulations {
    /// Parses a TOML file. All faults are found at once, each with its place; remarks do not make it unreadable.
    pub fn read(text: &str) -> Result<ParsedRegulations, Unreadable> {
        let mut findings = Findings { text, list: Vec::new() };
        let (mut table, broken) = DeTable::parse_recoverable(text);
        for error in &broken {
            let fault = TextFault::Syntax(error.message().to_owned());
            findings.note(error.span().map(|span| span.start), Problem::Text(fault));
        }
        let written = table.get_ref().clone();
        let table = table.get_mut();
        begin_from_preset(table, &mut findings);
        for (key, _) in REQUIRED.iter().filter(|(key, _)| !table.contains_key(*key)) {
            findings.note(None, Problem::Text(TextFault::Missing(key)));
        }
        let unresolved = resolve_units(table);
        let regulations = without_faults(table, &mut findings);
        for (place, fault) in unresolved {
            findings.note(Some(place), Problem::Text(fault));
        }
        if let Some(regulations) = regulations {
            for fault in regulations.check() {
                let place = place_of(&written, fault.key()).map(|span| span.start);
                findings.note(place, Problem::Meaning(fault));
            }
            if findings.worst() < Severity::Error {
                return Ok(ParsedRegulations { regulations, remarks: findings.in_order() });
            }
        }
        Err(Unreadable { findings: findings.in_order() })
    }
}

/// The findings so far.
struct Findings<'a> {
    text: &'a str,
    list: Vec<Finding>,
}

impl Findings<'_> {
    fn note(&mut self, byte: Option<usize>, problem: Problem) {
        let place = byte.map(|byte| Place::from_offset(self.text, byte));
        self.list.push(Finding { place, problem });
    }

    fn worst(&self) -> Severity {
        self.list.iter().map(|it| it.problem.severity()).max().unwrap_or(Severity::Remark)
    }

    fn in_order(mut self) -> Vec<Finding> {
        self.list.sort_by_key(|finding| (finding.place.is_none(), finding.place));
        self.list
    }
}

/// Adds the entries of the named preset that the file does not have itself.
fn begin_from_preset(table: &mut DeTable<'_>, findings: &mut Findings<'_>) {
    let Some(named) = table.remove(PRESET) else { return };
    let name = named.get_ref().as_str().unwrap_or_default();
    let Some(preset) = Preset::named(name) else {
        let known = || Preset::all().map(Preset::name);
        let fault = TextFault::UnknownValue {
            found: name.to_owned(),
            nearest: nearest(name, known()),
            known: known().map(ToOwned::to_owned).collect(),
        };
        findings.note(Some(named.span().start), Problem::Text(fault));
        return;
    };
    let (preset, _) = DeTable::parse_recoverable(preset.text());
    for (key, value) in preset.into_inner() {
        if !table.contains_key(key.get_ref().as_ref()) {
            table.insert(key, value);
        }
    }
}

/// Parses the table, removing faulty entries; `None` if a required entry is missing or wrong, because then
/// the rest cannot be judged.
fn without_faults(table: &mut DeTable<'_>, findings: &mut Findings<'_>) -> Option<Regulations> {
    let mut whole = true;
    loop {
        for (key, stand_in) in REQUIRED {
            if !table.contains_key(key) {
                whole = false;
                let value = DeValue::String(stand_in.into());
                table.insert(Spanned::new(0..0, key.into()), Spanned::new(0..0, value));
            }
        }
        let read = Regulations::deserialize(MapAccessDeserializer::new(Entries::new(table)));
        let TextError { span, fault } = match read {
            Ok(regulations) => return whole.then_some(regulations),
            Err(error) => error,
        };
        findings.note(span.as_ref().map(|span| span.start), Problem::Text(fault));
        // An empty span belongs to a placeholder, or to a value that was lost: removing it would loop for ever.
        if !span.is_some_and(|span| !span.is_empty() && leave_out(table, &span)) {
            return None;
        }
    }
}
