//! The time control of a file, as people write it.

use toml::de::{DeTable, DeValue};

use super::TextFault;
use crate::clock::{SpokenFault, TimeControl};

/// Converts time controls with units under `time` to PGN form, and returns the place and fault of those
/// that lack required units. Text that cannot be parsed at all is left to the deserializer.
pub(super) fn resolve_units(table: &mut DeTable<'_>) -> Vec<(usize, TextFault)> {
    let mut faults = Vec::new();
    if let Some(entry) = table.get_mut("time") {
        let place = entry.span().start;
        match entry.get_mut() {
            DeValue::Table(sides) => {
                for (_, side) in sides.iter_mut() {
                    let place = side.span().start;
                    faults.extend(resolve(side.get_mut()).map(|fault| (place, fault)));
                }
            }
            control => faults.extend(resolve(control).map(|fault| (place, fault))),
        }
    }
    faults
}

fn resolve(value: &mut DeValue<'_>) -> Option<TextFault> {
    let DeValue::String(written) = value else { return None };
    match TimeControl::spoken(written) {
        Ok(control) => {
            *value = DeValue::String(control.to_string().into());
            None
        }
        Err(SpokenFault::NoUnit { with_units, in_seconds }) => {
            let found = written.to_string();
            Some(TextFault::NoUnit { found, with_units, in_seconds })
        }
        Err(SpokenFault::Unreadable(_) | SpokenFault::Pgn(_)) => None,
    }
}
