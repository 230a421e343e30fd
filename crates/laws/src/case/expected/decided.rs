//! Rulings, questions and refusals, as a case expects them.

use std::{collections::BTreeSet, sync::LazyLock};

use super::{OrderReader, Orders, scene};
use crate::{
    Citation, Edition,
    case::{
        language::Grammar,
        names,
        slots::{Furthest, Rows},
        values::{Bindings, Cited, Unclear},
        words::Word,
        written,
    },
    state::Table,
    vocabulary::{Question, Refusal, Ruling},
};

/// A ruling, question or refusal.
#[derive(Clone, Debug)]
pub(in crate::case) enum CaseDecision {
    Ruled(Ruling),
    Asked(Question),
    Refused(Refusal),
}

impl CaseDecision {
    /// Writes it in the words of a case.
    pub(in crate::case) fn written(&self, table: &Table) -> String {
        match self {
            Self::Ruled(ruling) => written::ruling(ruling, table),
            Self::Asked(question) => written::question(question),
            Self::Refused(refusal) => written::refusal(refusal, table),
        }
    }
}

/// An expected decision.
#[derive(Clone)]
pub(in crate::case) struct ExpectedDecision {
    /// The English sentence of its row.
    pub(in crate::case) key: &'static str,
    check: Check,
    pub(in crate::case) values: Bindings,
    /// The orders, if any are named.
    pub(in crate::case) orders: Option<Orders>,
    kind: Kind,
}

/// The kind of decision expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Ruling,
    Question,
    Refusal,
}

type Check = fn(&Bindings, &CaseDecision, Edition) -> Result<bool, Unclear>;

pub(in crate::case) static DECIDED: LazyLock<Rows<Check>> = LazyLock::new(|| {
    Rows::new(&[
        ("ruled {provisions} [about {side}]", |v, decided, edition| {
            let CaseDecision::Ruled(ruling) = decided else { return Ok(false) };
            let about = v.side().is_ok_and(|side| ruling.about != Some(side));
            Ok(!about && cites(&v.cited()?, ruling.cites(), edition))
        }),
        ("asked {topic} [about {side}] [under {provision}]", |v, decided, edition| {
            let CaseDecision::Asked(question) = decided else { return Ok(false) };
            let about = v.side().is_ok_and(|side| question.about != side);
            let under = v.cited().is_ok_and(|cited| !cites(&cited, &[question.under], edition));
            Ok(!about && !under && question.topic == v.named("topic")?)
        }),
        ("refused [{why}] [under {provision}]", |v, decided, edition| {
            let CaseDecision::Refused(refusal) = decided else { return Ok(false) };
            let named = names::bare(&names::variant_name(&refusal.why));
            let why = v.name("why").is_ok_and(|name| names::bare(name) != named);
            let cite: Vec<Citation> = refusal.cite.into_iter().collect();
            let under = v.cited().is_ok_and(|cited| !cites(&cited, &cite, edition));
            Ok(!why && !under)
        }),
    ])
});

/// Reports whether the first citation is the first one expected, and the other expected ones are cited too.
fn cites(wanted: &[Cited], found: &[Citation], edition: Edition) -> bool {
    let is = |cited: &Cited, citation: &Citation| cited.is(citation.provision(), edition);
    let first = wanted.first().zip(found.first()).is_some_and(|(cited, found)| is(cited, found));
    first && wanted.iter().all(|cited| found.iter().any(|found| is(cited, found)))
}

/// Parses such an expectation: a ruling may have its orders after a colon.
pub(super) fn read(
    words: &[Word],
    furthest: &mut Furthest,
    grammar: &'static Grammar,
) -> Option<ExpectedDecision> {
    for (end, row, values) in DECIDED.fitting(words, 0, furthest, grammar) {
        {
            let (key, check) = (row.sentence, row.build);
            let kind = match row.sentence.split(' ').next() {
                Some("ruled") => Kind::Ruling,
                Some("refused") => Kind::Refusal,
                _ => Kind::Question,
            };
            match words.get(end) {
                None => return Some(ExpectedDecision { key, check, values, orders: None, kind }),
                Some(colon) if colon.is(":") && kind == Kind::Ruling => {
                    let hopeless = BTreeSet::new();
                    let mut reader = OrderReader { words, hopeless, furthest, grammar };
                    if let Some(orders) = reader.from(end + 1) {
                        return Some(ExpectedDecision {
                            key,
                            check,
                            values,
                            orders: Some(orders),
                            kind,
                        });
                    }
                }
                Some(_) => furthest.note(end, grammar.expected("orders"), []),
            }
        }
    }
    None
}

impl ExpectedDecision {
    /// Reports whether it is a ruling.
    pub(in crate::case) fn is_ruling(&self) -> bool {
        self.kind == Kind::Ruling
    }

    /// Reports whether it is a refusal.
    pub(in crate::case) fn is_refusal(&self) -> bool {
        self.kind == Kind::Refusal
    }

    /// Returns the provisions that it names.
    pub(in crate::case) fn cited(&self) -> Vec<Cited> {
        self.values.cited().unwrap_or_default()
    }

    /// Reports whether it matches a decision. The orders are compared one by one, in order.
    pub(in crate::case) fn is(
        &self,
        decided: &CaseDecision,
        table: &Table,
    ) -> Result<bool, Unclear> {
        if !(self.check)(&self.values, decided, table.edition())? {
            return Ok(false);
        }
        let (Some(wanted), CaseDecision::Ruled(ruling)) = (&self.orders, decided) else {
            return Ok(true);
        };
        if wanted.len() != ruling.orders.len() {
            return Ok(false);
        }
        let scene = scene(table);
        for ((_, check, values), order) in wanted.iter().zip(&ruling.orders) {
            if !check(values, &scene, order)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
