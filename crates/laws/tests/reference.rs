//! The reference pages of the case language: prose written by people, and lists generated from the grammar.
#![expect(clippy::disallowed_methods, reason = "the Laws read no files; their tests do")]

use std::{
    fs,
    path::{Path, PathBuf},
};

use adoube_chess::notation::Language;
use adoube_laws::case::{Case, gaps, heading, keywords, sentence_forms, settings, vocabulary};

/// Returns the page of a language.
fn page(language: Language) -> PathBuf {
    let name = match language {
        Language::En => "cases.md".to_owned(),
        other => format!("cases.{}.md", other.tag()),
    };
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name)
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The example on the reference page is valid.
#[test]
fn the_example_of_a_reference_page_runs() {
    for language in Language::ALL {
        let page = text(&page(language));
        let example = page.split("```").nth(1).expect("it has an example");
        let case =
            Case::read(example.trim_start()).unwrap_or_else(|faults| panic!("{}", faults[0]));
        assert_eq!(case.language(), language);
        for edition in case.editions() {
            assert_eq!(case.run(*edition).expect("it can be run").differences, []);
        }
    }
}

/// Capitalises a heading, which other languages use as a key.
fn capital(name: &str) -> &'static str {
    let headings = [
        "Announcements",
        "On the board and the clock",
        "By voice, pen and presence",
        "By the arbiter",
        "Penalties",
        "Decisions",
        "Orders",
        "The table afterwards",
    ];
    let found = headings.into_iter().find(|heading| heading.eq_ignore_ascii_case(name));
    found.unwrap_or_else(|| panic!("{name} has no heading"))
}

/// Returns the lists of a page.
fn lists(language: Language) -> String {
    let mut lists = String::new();
    for (place, chapter) in vocabulary().into_iter().enumerate() {
        lists.extend(["\n### ", heading(capital(chapter.name), language), "\n\n```\n"]);
        // In English these are in the prose; in other languages their words are documented nowhere else.
        let own = if place == 0 && language != Language::En { keywords() } else { Vec::new() };
        let sentences = own.into_iter().chain(chapter.sentences);
        for sentence in sentences.flat_map(|sentence| sentence_forms(sentence, language)) {
            lists.extend([sentence.as_str(), "\n"]);
        }
        lists.push_str("```\n");
    }
    let [gap, what, words] = ["gap", "what belongs there", "words for it"];
    let head = heading("What stands in the gaps", language);
    let columns = [gap, what, words].map(|column| heading(column, language)).join(" | ");
    lists.extend(["\n### ", head, "\n\n| ", &columns, " |\n|---|---|---|\n"]);
    for (name, meaning, words) in gaps(language) {
        let words = words.join(" · ").replace('|', "\\|");
        lists.extend(["| `{", name, "}` | ", meaning, " | ", &words, " |\n"]);
    }
    let head = heading("What can be set with `with`", language);
    let columns = ["key", "what it can be"].map(|column| heading(column, language)).join(" | ");
    lists.extend(["\n### ", head, "\n\n| ", &columns, " |\n|---|---|\n"]);
    for (key, values) in settings() {
        lists.extend(["| `", key, "` | ", &values, " |\n"]);
    }
    lists.push('\n');
    lists
}

/// The lists on the reference pages are those of the grammar. To accept a change, run the tests with
/// `UPDATE_DOCS=1`.
#[test]
fn the_reference_pages_have_every_sentence() {
    let mut differing = Vec::new();
    for language in Language::ALL {
        let path = page(language);
        let page = text(&path);
        let (begins, ends) = ("<!-- vocabulary:", "<!-- end of vocabulary -->");
        let begin = page.find(begins).and_then(|at| Some(at + page[at..].find('\n')? + 1));
        let (begin, end) = (begin.expect("it has a mark"), page.find(ends).expect("it has a mark"));
        let updated = [&page[..begin], &lists(language), &page[end..]].concat();
        if std::env::var_os("UPDATE_DOCS").is_some() {
            fs::write(&path, &updated).expect("it can be written");
        }
        if updated != text(&path) {
            differing.push(path.display().to_string());
        }
    }
    assert!(differing.is_empty(), "{differing:?} differ; UPDATE_DOCS=1 accepts it");
}
