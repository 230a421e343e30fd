//! The settings that can follow `with`, for reference pages; derived from the regulations.

use super::names;
use crate::regulations::{OpenPoints, Preset, Regulations};

/// Examples for settings with more than a few values.
const EXAMPLES: &[(&str, &str)] = &[
    ("games-per-arbiter", "a number such as `3`; `0` if there is no arbiter"),
    ("default-time", "a length of time such as `30 min`"),
    ("default-time-at-resumption", "a length of time such as `1 h`"),
    ("agreed-draws", "`free`, `consent`, or `consent-before-move 30`"),
    ("adjourned-after", "the length of a session such as `6 h`"),
    ("points", "for a win, a draw and a loss, such as `3-1-0`"),
    ("start", "`standard`, `chess960`, or one array of it: `chess960 518`"),
];

/// Keys that have their own line in a case, or are set one by one.
const ELSEWHERE: [&str; 3] = ["edition", "time", "open-points"];

/// Returns the keys that a case can set with `with`, and their values; then the open points.
pub fn settings() -> Vec<(&'static str, String)> {
    let presets: Vec<&str> = Preset::all().map(Preset::name).collect();
    let mut all = vec![("preset", listed(&presets))];
    let keys = names::variants::<Regulations>().iter().filter(|key| !ELSEWHERE.contains(key));
    all.extend(keys.map(|key| (*key, listed(names::values_of::<Regulations>(key)))));
    for (key, values) in &mut all {
        if let Some((_, example)) = EXAMPLES.iter().find(|(known, _)| known == key) {
            (*example).clone_into(values);
        }
    }
    let open = OpenPoints::KEYS.iter();
    all.extend(open.map(|key| (*key, listed(names::values_of::<OpenPoints>(key)))));
    all
}

fn listed(names: &[&str]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_says_what_it_can_be() {
        let all = settings();
        for (key, values) in &all {
            assert!(!values.is_empty(), "{key}");
        }
        for (key, _) in EXAMPLES {
            assert!(all.iter().any(|(known, _)| known == key), "{key}");
        }
        assert!(all.contains(&("two-handed-end", "`ends-the-game`, `is-illegal`".to_owned())));
        assert!(all.contains(&("rated", "`true`, `false`".to_owned())));
    }
}
