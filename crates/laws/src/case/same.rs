//! Compares two cases in any languages by their rows and values.

use super::{
    Case,
    acts::ParsedAct,
    expected::Expectation,
    read::{ExpectationLine, Step},
    values::{Bindings, PieceDescription, Value},
};

impl Case {
    /// Returns the first difference in meaning from another case; `None` if they mean the same.
    pub fn differs_from(&self, other: &Self) -> Option<String> {
        let (own, theirs) = (self.frame.meaning(), other.frame.meaning());
        if own != theirs {
            return Some(format!("announced: {own}\n{theirs}"));
        }
        let (own, theirs) = (&self.scenes.0, &other.scenes.0);
        if own.len() != theirs.len() {
            return Some(format!("{} and {} lines", own.len(), theirs.len()));
        }
        own.iter().zip(theirs).find_map(|((step, expected), (other_step, others))| {
            let (own, theirs) =
                (step.as_ref().map(step_meaning), other_step.as_ref().map(step_meaning));
            if own != theirs {
                let text = |step: &Option<Step>| step.as_ref().map(|step| step.source.clone());
                let (one, other) = (text(step), text(other_step));
                return Some(format!("{one:?} {own:?}\n{other:?} {theirs:?}"));
            }
            let pairs = expected.iter().zip(others);
            let differs = |(one, other): &(&ExpectationLine, &ExpectationLine)| {
                one.editions != other.editions || meaning(&one.what) != meaning(&other.what)
            };
            let told = |(one, other): (&ExpectationLine, &ExpectationLine)| {
                let (own, theirs) = (meaning(&one.what), meaning(&other.what));
                format!("{}: {own}\n{}: {theirs}", one.text, other.text)
            };
            let lengths = (expected.len(), others.len());
            let is_short = (lengths.0 != lengths.1).then(|| format!("expectations: {lengths:?}"));
            is_short.or_else(|| pairs.clone().find(differs).map(told))
        })
    }
}

/// Returns the meaning of a line: the time and all acts.
fn step_meaning(step: &Step) -> String {
    let act = |act: &ParsedAct| {
        let values = bare(&act.values);
        format!("{:?} {} {} {values} {}; ", act.who, act.name, act.key, act.ground)
    };
    let acts: String = step.acts.iter().map(act).collect();
    format!("{:?} {} {acts}", step.when, step.is_denied)
}

/// Returns the meaning of an expectation.
fn meaning(what: &Expectation) -> String {
    match what {
        Expectation::Cites(cited) => format!("cites {cited:?}"),
        Expectation::Against(cited) => format!("against {cited:?}"),
        Expectation::State(key, _, values) => format!("{key} {}", bare(values)),
        Expectation::Decided(wanted) => {
            let orders = wanted.orders.as_ref().map(|orders| {
                let order = orders.iter().map(|(key, _, values)| format!("{key} {}", bare(values)));
                order.collect::<Vec<_>>()
            });
            format!("{} {} {orders:?}", wanted.key, bare(&wanted.values))
        }
    }
}

/// Returns values independent of the letters and words they were written in.
pub(super) fn bare(values: &Bindings) -> String {
    let english = |text: &String| super::moves::in_english(text);
    let bare = |(slot, value): &(&'static str, Value)| {
        let value = match value {
            Value::Standing(piece) => {
                Value::Standing(PieceDescription { text: String::new(), ..piece.clone() })
            }
            Value::Moves(moves) => Value::Moves(moves.iter().map(english).collect()),
            Value::Text(text) if super::moves::is_move(text) => Value::Text(english(text)),
            other => other.clone(),
        };
        format!("{slot}={value:?}")
    };
    values.entries().iter().map(bare).collect::<Vec<_>>().join(" ")
}
