//! Example values of the keys, for error messages.

use crate::{
    listing,
    regulations::{OpenPoints, Regulations},
};

/// Examples for keys with more than a few values.
const EXAMPLES: &[(&str, &[&str])] = &[
    ("edition", &["2005", "2009", "2014", "2017", "2018", "2023"]),
    ("time", &["\"5400+30\"", "\"40/7200:3600\"", "\"300\""]),
    ("games-per-arbiter", &["3"]),
    ("default-time", &["\"30 min\"", "\"0 min\""]),
    ("default-time-at-resumption", &["\"1 h\""]),
    ("agreed-draws", &["\"free\"", "\"consent\"", "\"consent-before-move 30\""]),
    ("adjourned-after", &["\"6 h\""]),
    ("points", &["\"1-½-0\"", "\"3-1-0\""]),
    ("start", &["\"standard\"", "\"chess960\"", "\"chess960 518\""]),
    ("arbiter-records", &["true", "false"]),
    ("rated", &["true", "false"]),
];

/// Returns values of a key as written in a file: all of them, or some examples.
pub fn examples(key: &str) -> Vec<String> {
    if let Some((_, examples)) = EXAMPLES.iter().find(|(known, _)| *known == key) {
        return examples.iter().map(|&example| example.to_owned()).collect();
    }
    let values = match listing::values_of::<Regulations>(key) {
        [] => listing::values_of::<OpenPoints>(key),
        values => values,
    };
    values.iter().map(|value| format!("{value:?}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::regulations::file::{Problem, TextFault};

    #[test]
    fn every_key_has_examples_that_can_be_read() {
        let keys = listing::variants::<Regulations>().iter().filter(|key| **key != "open-points");
        for key in keys {
            let examples = examples(key);
            assert!(!examples.is_empty(), "{key}");
            for example in examples {
                let needed = [("edition", "edition = 2017"), ("time", "time = \"5400\"")];
                let needed = needed.into_iter().filter(|(known, _)| known != key);
                let own = format!("{key} = {example}");
                let lines = needed.map(|(_, line)| line).chain([own.as_str()]);
                let read = Regulations::read(&lines.collect::<Vec<_>>().join("\n"));
                let faults = read.err().map(|unreadable| unreadable.findings).unwrap_or_default();
                let is_text = |fault: &Problem| matches!(fault, Problem::Text(_));
                let wrong: Vec<_> = faults.iter().filter(|one| is_text(&one.problem)).collect();
                assert!(wrong.is_empty(), "{key} = {example}: {wrong:?}");
            }
        }
    }

    #[test]
    fn a_fault_knows_its_key() {
        let read = Regulations::read("edition = 1990\ntime = \"5400\"\nclock = 7\n");
        let findings = read.expect_err("there is no such edition").findings;
        let keys = findings.iter().filter_map(|finding| match &finding.problem {
            Problem::Text(TextFault::BadValue { key, .. } | TextFault::WrongKind { key, .. }) => {
                Some(key.as_str())
            }
            _ => None,
        });
        assert_eq!(keys.collect::<Vec<_>>(), ["edition", "clock"]);
    }
}
