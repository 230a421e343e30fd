//! Every case of the specification passes under every edition that it names, and together they cover every
//! article that a program can act on.
#![expect(clippy::disallowed_methods, reason = "the Laws read no files; their tests do")]

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    sync::OnceLock,
};

use adoube_laws::{
    Citation, Edition,
    case::{Case, Coverage, Reasons},
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

/// The result of a case.
struct Played {
    /// The differences from the case; empty if there are none.
    differences: String,
    shown: BTreeSet<Citation>,
}

fn play(text: &str) -> Played {
    let case = match Case::read(text) {
        Ok(case) => case,
        Err(faults) => {
            let differences: Vec<String> =
                faults.iter().map(|fault| format!("{fault}\n")).collect();
            return Played { differences: differences.concat(), shown: BTreeSet::new() };
        }
    };
    let (mut differences, mut shown) = (Vec::new(), BTreeSet::new());
    for edition in case.editions() {
        match case.run(*edition) {
            Ok(run) => {
                differences.extend(run.differences.iter().map(|found| {
                    format!(
                        "{edition}: {found}
"
                    )
                }));
                if run.differences.is_empty() {
                    shown.extend(run.shown);
                }
            }
            Err(fault) => differences.push(format!(
                "{edition}: {fault}
"
            )),
        }
    }
    Played { differences: differences.concat(), shown }
}

/// All cases, run once.
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
        .filter(|(_, played)| !played.differences.is_empty())
        .map(|(path, played)| format!("{}\n{}", path.display(), played.differences))
        .collect();
    assert!(wrong.is_empty(), "\n{}", wrong.concat());
}

#[test]
fn every_article_has_a_case_or_a_reason() {
    let reasons = Reasons::read(&text(&folder().join("uncovered.toml"))).expect("it can be read");
    let shown = all().iter().flat_map(|(_, played)| played.shown.iter().copied()).collect();
    let mut wrong = Vec::new();
    for edition in Edition::ALL {
        let coverage = Coverage::new(edition, &shown);
        let missing =
            coverage.missing.iter().filter(|article| reasons.reason(edition, article).is_none());
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
