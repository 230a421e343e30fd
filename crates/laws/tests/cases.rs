//! Every case of the specification runs as it says, under every edition that it names, and together they show every
//! article that a program can do something about.
#![expect(clippy::disallowed_methods, reason = "the Laws read no files; their tests do")]

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    sync::OnceLock,
};

use adoube_chess::notation::Language;
use adoube_laws::{
    Citation, Edition,
    case::{Case, Coverage, Reasons, gaps, settings, vocabulary},
};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases")
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be listed").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|ending| ending == "case") {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).expect("it is text")
}

/// What came of a case.
struct Played {
    /// What is not as the case says; nothing if all is.
    told: String,
    shown: BTreeSet<Citation>,
}

fn play(text: &str) -> Played {
    let case = match Case::read(text) {
        Ok(case) => case,
        Err(faults) => {
            let told: Vec<String> = faults.iter().map(|fault| format!("{fault}\n")).collect();
            return Played { told: told.concat(), shown: BTreeSet::new() };
        }
    };
    let (mut told, mut shown) = (Vec::new(), BTreeSet::new());
    for edition in case.editions() {
        match case.run(*edition) {
            Ok(run) => {
                told.extend(run.differences.iter().map(|found| {
                    format!(
                        "{edition}: {found}
"
                    )
                }));
                if run.differences.is_empty() {
                    shown.extend(run.shown);
                }
            }
            Err(fault) => told.push(format!(
                "{edition}: {fault}
"
            )),
        }
    }
    Played { told: told.concat(), shown }
}

/// All cases, played once.
fn all() -> &'static [(PathBuf, Played)] {
    static ALL: OnceLock<Vec<(PathBuf, Played)>> = OnceLock::new();
    ALL.get_or_init(|| {
        let files = files(&folder());
        files.into_iter().map(|path| (path.clone(), play(&text(&path)))).collect()
    })
}

#[test]
fn every_case() {
    assert!(!all().is_empty());
    let wrong: Vec<String> = all()
        .iter()
        .filter(|(_, played)| !played.told.is_empty())
        .map(|(path, played)| format!("{}\n{}", path.display(), played.told))
        .collect();
    assert!(wrong.is_empty(), "\n{}", wrong.concat());
}

#[test]
fn every_article_has_a_case_or_a_reason() {
    let reasons = Reasons::read(&text(&folder().join("uncovered.toml"))).expect("it can be read");
    let shown = all().iter().flat_map(|(_, played)| played.shown.iter().copied()).collect();
    let mut wrong = Vec::new();
    for edition in Edition::ALL {
        let coverage = Coverage::of(edition, &shown);
        let missing =
            coverage.missing.iter().filter(|article| reasons.of(edition, article).is_none());
        wrong.extend(missing.map(|article| {
            let says: Vec<String> = coverage
                .missing_in(article, &shown)
                .map(|provision| provision.to_string())
                .collect();
            format!("{edition} {article} {}\n", says.join(", "))
        }));
    }
    assert!(wrong.is_empty(), "without a case and without a reason:\n{}", wrong.concat());
}

/// What the reference page shows as an example is one.
#[test]
fn the_example_of_the_reference_page_runs() {
    let page = text(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/cases.md"));
    let example = page.split("```").nth(1).expect("it has an example");
    assert_eq!(play(example.trim_start()).told, "");
}

/// The lists on the reference page are those that the reader reads by. To accept a change, run the tests with
/// `UPDATE_DOCS=1`.
#[test]
fn the_reference_page_has_every_sentence() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/cases.md");
    let page = text(&path);
    let (begins, ends) = ("<!-- vocabulary:", "<!-- end of vocabulary -->");
    let begin = page.find(begins).and_then(|at| Some(at + page[at..].find('\n')? + 1));
    let (begin, end) = (begin.expect("it has a mark"), page.find(ends).expect("it has a mark"));
    let mut lists = String::new();
    for chapter in vocabulary() {
        let mut name = chapter.name.to_owned();
        name[..1].make_ascii_uppercase();
        lists.extend(["\n### ", &name, "\n\n```\n"]);
        lists.extend(chapter.sentences.iter().flat_map(|sentence| [sentence, "\n"]));
        lists.push_str("```\n");
    }
    lists.push_str("\n### What stands in the gaps\n\n| gap | what belongs there | words for it |\n|---|---|---|\n");
    for (name, meaning, words) in gaps(Language::En) {
        let words = words.join(" · ").replace('|', "\\|");
        lists.extend(["| `{", name, "}` | ", meaning, " | ", &words, " |\n"]);
    }
    lists.push_str("\n### What can be set with `with`\n\n| key | what it can be |\n|---|---|\n");
    for (key, values) in settings() {
        lists.extend(["| `", key, "` | ", &values, " |\n"]);
    }
    lists.push('\n');
    let updated = [&page[..begin], &lists, &page[end..]].concat();
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(&path, &updated).expect("it can be written");
    }
    assert!(updated == text(&path), "docs/cases.md differs; UPDATE_DOCS=1 accepts it");
}
