//! Terms of the glossary that add rules of their own, where a game uses them.

use crate::{
    Provision,
    clock::{Device, Mode},
    regulations::Category,
    state::Table,
};

/// Returns the terms that the regulations of a game use when it begins.
pub(crate) fn at_start(table: &Table) -> Vec<Provision> {
    let regulations = table.regulations();
    let mut terms = vec![Provision::TermTimeControl];
    if regulations.category() == Category::Standard {
        terms.push(Provision::TermStandardChess);
    }
    for control in [&regulations.time.white, &regulations.time.black] {
        for period in control.periods() {
            terms.extend(match period.mode {
                Mode::Plain => None,
                Mode::Increment(_) => Some(Provision::TermIncrement),
                Mode::Delay(_) | Mode::Bronstein(_) => Some(Provision::TermDelayMode),
            });
            if matches!(period.mode, Mode::Increment(_)) {
                terms.push(Provision::TermCumulativeMode);
            }
        }
    }
    terms
}

/// Returns the terms on counting moves at a flag fall.
pub(crate) fn at_flag_fall(table: &Table) -> Vec<Provision> {
    match table.regulations().clock {
        Device::Counting => vec![Provision::TermMoveCounter],
        Device::NotCounting | Device::Analogue => Vec::new(),
    }
}
