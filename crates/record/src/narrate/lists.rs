//! Lists in a sentence.

use crate::i18n::{Localizer, TableKey};

/// `a, b and c`.
pub(crate) fn all(items: &[String], words: &Localizer) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [before @ .., last] => {
            let before = before.join(", ");
            pair(TableKey::ListAnd, before, last.clone(), words)
        }
    }
}

/// Each item once, in the order of their first appearance.
pub(super) fn distinct(items: impl Iterator<Item = String>) -> Vec<String> {
    let mut rendered: Vec<String> = Vec::new();
    for item in items {
        if !rendered.contains(&item) {
            rendered.push(item);
        }
    }
    rendered
}

fn pair(key: TableKey, first: String, second: String, words: &Localizer) -> String {
    words.say(key, [("first", first.into()), ("second", second.into())])
}

/// `28., 31. and 34.`, with the points as the language sets them.
pub(super) fn ordinals(numbers: &[u32], words: &Localizer) -> String {
    let last_with_point = numbers.len().saturating_sub(2);
    let items: Vec<String> = numbers
        .iter()
        .enumerate()
        .map(|(place, number)| {
            let key = if place < last_with_point {
                TableKey::OrdinalBeforeComma
            } else {
                TableKey::Ordinal
            };
            words.say(key, [("number", number.to_string().into())])
        })
        .collect();
    all(&items, words)
}
