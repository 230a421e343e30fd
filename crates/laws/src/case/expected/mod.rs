//! What is expected of a line, in sentences. One row an expectation.

mod decided;
mod orders;
mod position;
mod state;

use std::{collections::BTreeSet, sync::LazyLock};

use super::{
    language::Grammar,
    moves::{By, Scene},
    slots::{Furthest, Rows},
    values::{Bindings, Cited, Unclear},
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
    /// Of the table after the line: the English sentence, what it means, and its values.
    State(&'static str, StateCheck, Bindings),
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
pub(super) type StateCheck = fn(&Bindings, &Scene<'_>) -> Result<Option<String>, Unclear>;

/// Whether an order is the one expected.
pub(super) type OrderCheck = fn(&Bindings, &Scene<'_>, &Order) -> Result<bool, Unclear>;

pub(super) static ORDERS: LazyLock<Rows<OrderCheck>> = LazyLock::new(|| Rows::new(orders::ROWS));
pub(super) static STATES: LazyLock<Rows<StateCheck>> =
    LazyLock::new(|| Rows::new(&[state::ROWS, position::ROWS].concat()));

/// The orders behind a colon: their English sentences, what they mean, and their values.
pub(super) type Orders = Vec<(&'static str, OrderCheck, Bindings)>;

/// What something rests on although nothing was ruled.
pub(super) const CITES: &str = "under {provisions}";

/// What is wrong with what was announced.
pub(super) const AGAINST: &str = "announced against {provisions}";

/// An expectation of the provisions that it names.
type Naming = fn(Vec<Cited>) -> Expectation;

/// What names provisions.
static NAMING: LazyLock<Rows<Naming>> =
    LazyLock::new(|| Rows::new(&[(CITES, Expectation::Cites), (AGAINST, Expectation::Against)]));

/// Reads an expectation that takes up all the words.
pub(super) fn read(
    words: &[Word],
    furthest: &mut Furthest,
    grammar: &'static Grammar,
) -> Option<Expectation> {
    if let Some(wanted) = decided::read(words, furthest, grammar) {
        return Some(Expectation::Decided(wanted));
    }
    for (end, row, values) in NAMING.fitting(words, 0, furthest, grammar) {
        if end == words.len() {
            return Some((row.build)(values.cited().unwrap_or_default()));
        }
        furthest.note(end, grammar.expected("next-provision"), []);
    }
    for (end, row, values) in STATES.fitting(words, 0, furthest, grammar) {
        if end == words.len() {
            return Some(Expectation::State(row.sentence, row.build, values));
        }
        furthest.note(end, grammar.expected("end"), []);
    }
    None
}

/// Orders that are being read.
struct OrderReader<'a> {
    words: &'a [Word],
    /// Where nothing could be understood.
    hopeless: BTreeSet<usize>,
    furthest: &'a mut Furthest,
    grammar: &'static Grammar,
}

impl OrderReader<'_> {
    /// Reads orders up to the end, each behind a semicolon.
    fn from(&mut self, from: usize) -> Option<Orders> {
        if self.hopeless.contains(&from) {
            return None;
        }
        let mut ways = Vec::new();
        for (end, row, values) in ORDERS.fitting(self.words, from, self.furthest, self.grammar) {
            ways.push((end, (row.sentence, row.build, values)));
        }
        ways.sort_by_key(|(end, _)| std::cmp::Reverse(*end));
        for (end, order) in ways {
            match self.words.get(end) {
                None => return Some(vec![order]),
                Some(word) if word.is(";") => {
                    if let Some(others) = self.from(end + 1) {
                        return Some(std::iter::once(order).chain(others).collect());
                    }
                }
                Some(_) => self.furthest.note(end, self.grammar.expected("next-order"), []),
            }
        }
        self.hopeless.insert(from);
        None
    }
}

/// A table, and whose moves are spoken of: those of the player who has the move.
pub(super) fn scene(table: &Table) -> Scene<'_> {
    Scene { table, side: table.to_move(), by: By::Player, at: table.now() }
}
