//! Expectations as sentences, one row each.

mod decided;
mod orders;
mod position;
mod state;

use std::{collections::BTreeSet, sync::LazyLock};

use super::{
    language::Grammar,
    moves::{By, SentenceContext},
    slots::{Furthest, Rows},
    values::{Bindings, Cited, Unclear},
    words::Word,
};
use crate::{state::Table, vocabulary::Order};

pub(super) use decided::{CaseDecision, DECIDED, ExpectedDecision};

/// A parsed expectation.
#[derive(Clone)]
pub(super) enum Expectation {
    /// A ruling, a question or a refusal.
    Decided(ExpectedDecision),
    /// The provisions that the line rests on, with or without a ruling.
    Cites(Vec<Cited>),
    /// The provisions that the announcement violates.
    Against(Vec<Cited>),
    /// The table after the line: the English sentence, its check, and its values.
    State(&'static str, StateCheck, Bindings),
}

impl Expectation {
    /// Returns the provisions that it names.
    pub(super) fn cited(&self) -> Vec<Cited> {
        match self {
            Self::Decided(wanted) => wanted.cited(),
            Self::Cites(cited) | Self::Against(cited) => cited.clone(),
            Self::State(..) => Vec::new(),
        }
    }
}

/// Checks the table; returns a description of the actual state if it differs.
pub(super) type StateCheck = fn(&Bindings, &SentenceContext<'_>) -> Result<Option<String>, Unclear>;

/// Checks whether an order is the one expected.
pub(super) type OrderCheck = fn(&Bindings, &SentenceContext<'_>, &Order) -> Result<bool, Unclear>;

pub(super) static ORDERS: LazyLock<Rows<OrderCheck>> = LazyLock::new(|| Rows::new(orders::ROWS));
pub(super) static STATES: LazyLock<Rows<StateCheck>> =
    LazyLock::new(|| Rows::new(&[state::ROWS, position::ROWS].concat()));

/// The orders after a colon: their English sentences, their checks, and their values.
pub(super) type Orders = Vec<(&'static str, OrderCheck, Bindings)>;

/// What a fact rests on without a ruling.
pub(super) const CITES: &str = "under {provisions}";

/// Faults of the announcement.
pub(super) const AGAINST: &str = "announced against {provisions}";

/// Builds an expectation from the provisions that it names.
type BuildFromCitations = fn(Vec<Cited>) -> Expectation;

/// The sentences that name provisions.
static NAMING: LazyLock<Rows<BuildFromCitations>> =
    LazyLock::new(|| Rows::new(&[(CITES, Expectation::Cites), (AGAINST, Expectation::Against)]));

/// Parses an expectation that takes up all the words.
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

/// A parser of orders.
struct OrderReader<'a> {
    words: &'a [Word],
    /// Memo of word indices where parsing failed.
    hopeless: BTreeSet<usize>,
    furthest: &'a mut Furthest,
    grammar: &'static Grammar,
}

impl OrderReader<'_> {
    /// Parses orders up to the end, separated by semicolons.
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

/// Builds a scene in which moves are those of the player to move.
pub(super) fn scene(table: &Table) -> SentenceContext<'_> {
    SentenceContext { table, side: table.to_move(), by: By::Player, at: table.now() }
}
