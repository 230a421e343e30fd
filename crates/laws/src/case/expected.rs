//! What is expected of a line, in sentences. One row an expectation.

mod decided;
mod orders;
mod position;
mod state;

use std::{collections::BTreeSet, sync::LazyLock};

use super::{
    moves::{By, Scene},
    pattern::{self, Furthest},
    rows::Rows,
    values::{Cited, Unclear, Values},
    words::Word,
};
use crate::{state::Table, vocabulary::Order};

pub(super) use decided::{DECIDED, Decided, Wanted};

/// An expectation as it was read.
#[derive(Clone)]
pub(super) enum Expectation {
    /// Of a ruling, a question or a refusal.
    Decided(Wanted),
    /// Of the provisions that the line rests on, rulings or not.
    Cites(Vec<Cited>),
    /// Of what was announced: the provisions that it goes against.
    Against(Vec<Cited>),
    /// Of the table after the line.
    State(StateCheck, Values),
}

impl Expectation {
    /// The provisions that it names.
    pub(super) fn cited(&self) -> Vec<Cited> {
        match self {
            Self::Decided(wanted) => wanted.cited(),
            Self::Cites(cited) | Self::Against(cited) => cited.clone(),
            Self::State(..) => Vec::new(),
        }
    }
}

/// Whether the table is as expected; if not, how it is.
pub(super) type StateCheck = fn(&Values, &Scene<'_>) -> Result<Option<String>, Unclear>;

/// Whether an order is the one expected.
pub(super) type OrderCheck = fn(&Values, &Scene<'_>, &Order) -> Result<bool, Unclear>;

pub(super) static ORDERS: LazyLock<Rows<OrderCheck>> = LazyLock::new(|| Rows::new(orders::ROWS));
pub(super) static STATES: LazyLock<Rows<StateCheck>> =
    LazyLock::new(|| Rows::new(&[state::ROWS, position::ROWS].concat()));

/// The orders behind a colon: their sentences and values.
pub(super) type Orders = Vec<(OrderCheck, Values)>;

/// What something rests on although nothing was ruled.
pub(super) const CITES: &str = "under {provisions}";

/// What is wrong with what was announced.
pub(super) const AGAINST: &str = "announced against {provisions}";

/// An expectation of the provisions that it names.
type Naming = fn(Vec<Cited>) -> Expectation;

/// Reads an expectation that takes up all the words.
pub(super) fn read(words: &[Word], furthest: &mut Furthest) -> Option<Expectation> {
    if let Some(wanted) = decided::read(words, furthest) {
        return Some(Expectation::Decided(wanted));
    }
    let naming: [(&str, Naming); 2] =
        [(CITES, Expectation::Cites), (AGAINST, Expectation::Against)];
    for (sentence, build) in naming {
        let pieces = pattern::compile(sentence);
        for (end, values) in pattern::fits(&pieces, words, 0, &Values::default(), furthest) {
            if end == words.len() {
                return Some(build(values.cited().unwrap_or_default()));
            }
            furthest.note(end, "“,” and another provision, or the end of the line", []);
        }
    }
    for row in STATES.iter() {
        for (end, values) in pattern::fits(&row.pieces, words, 0, &Values::default(), furthest) {
            if end == words.len() {
                return Some(Expectation::State(row.build, values));
            }
            furthest.note(end, "the end of the line", []);
        }
    }
    None
}

/// Reads orders up to the end, each behind a semicolon.
fn read_orders(
    words: &[Word],
    from: usize,
    hopeless: &mut BTreeSet<usize>,
    furthest: &mut Furthest,
) -> Option<Orders> {
    if hopeless.contains(&from) {
        return None;
    }
    let mut ways = Vec::new();
    for row in ORDERS.iter() {
        for (end, values) in pattern::fits(&row.pieces, words, from, &Values::default(), furthest) {
            ways.push((end, row.build, values));
        }
    }
    ways.sort_by_key(|(end, ..)| std::cmp::Reverse(*end));
    for (end, build, values) in ways {
        match words.get(end) {
            None => return Some(vec![(build, values)]),
            Some(word) if word.is(";") => {
                if let Some(others) = read_orders(words, end + 1, hopeless, furthest) {
                    return Some(std::iter::once((build, values)).chain(others).collect());
                }
            }
            Some(_) => furthest.note(end, "“;”, or the end of the line", []),
        }
    }
    hopeless.insert(from);
    None
}

/// A table, and whose moves are spoken of: those of the player who has the move.
pub(super) fn scene(table: &Table) -> Scene<'_> {
    Scene { table, side: table.to_move(), by: By::Player, at: table.now() }
}
