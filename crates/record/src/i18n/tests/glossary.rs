//! One term for one thing: `texts/<language>/glossary.tsv` has the terms of a language and the words that must not be used
//! for them. Serbian is checked in Latin script, from which the Cyrillic is generated.

#![expect(clippy::disallowed_methods, reason = "records open no files; their tests do")]

use std::fs;

use super::{
    Language,
    files::{all, folder, messages},
};

/// A row: the English term, the term, and the beginnings of forbidden words.
const HEADING: &str = "english\tterm\tforbidden";

struct Row {
    term: String,
    forbidden: Vec<String>,
}

fn rows(language: &str) -> Vec<Row> {
    let path = folder(language).join("glossary.tsv");
    let text = fs::read_to_string(path).expect("each language has its glossary");
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some(HEADING), "{language}");
    let row = |line: &str| {
        let [_, term, forbidden] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{language}: not three fields: {line}");
        };
        let stems: Vec<String> = forbidden.split('|').map(str::to_lowercase).collect();
        assert!(stems.iter().all(|stem| !stem.trim().is_empty()), "{language}: {line}");
        Row { term: term.to_owned(), forbidden: stems }
    };
    let rows: Vec<Row> = lines.map(row).collect();
    assert!(rows.len() >= 20, "{language}: {} rows", rows.len());
    rows
}

#[test]
fn one_thing_has_one_name() {
    let mut found = Vec::new();
    let written = Language::ALL.into_iter().filter(|language| *language != Language::SrCyrl);
    for language in written.map(Language::tag) {
        let rows = rows(language);
        for (name, text) in all(language) {
            for message in messages(&name, &text) {
                let words = message.flat();
                for row in &rows {
                    let met = row.forbidden.iter().filter(|stem| words.contains(*stem));
                    found.extend(met.map(|stem| {
                        format!("{language}/{name}: {}: “{stem}” is “{}”", message.id, row.term)
                    }));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
