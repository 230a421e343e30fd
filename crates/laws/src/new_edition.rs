//! A new edition needs only one row in the list of editions, until it differs from the previous one. The
//! unit tests have such an edition; nothing else in the sources mentions it.
#![expect(clippy::disallowed_methods, reason = "the Laws read no files; their tests do")]

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{
    Edition::{self, Y2023, Y2999},
    Provision,
    case::{Case, Run},
    regulations::EditionTerms,
};

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("it can be listed").path());
    let is_wanted = |path: &PathBuf| path.extension().is_some_and(|own| own == ending);
    paths
        .flat_map(|path| if path.is_dir() { files(&path, ending) } else { vec![path] })
        .filter(is_wanted)
        .collect()
}

fn folder(below: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(below)
}

#[test]
fn it_is_named_in_one_file() {
    let name = format!("{Y2999:?}");
    let names_it = |path: &PathBuf| fs::read_to_string(path).expect("it is text").contains(&name);
    let naming: Vec<PathBuf> = files(&folder("src"), "rs").into_iter().filter(names_it).collect();
    assert_eq!(naming.len(), 2, "the list of editions and this test: {naming:?}");
}

#[test]
fn it_says_what_the_one_before_says() {
    assert_eq!(Edition::ALL.last(), Some(&Y2999));
    for provision in Provision::ALL {
        assert_eq!(provision.articles(Y2999), provision.articles(Y2023), "{provision}");
        assert_eq!(provision.kind(Y2999), provision.kind(Y2023), "{provision}");
    }
    assert_eq!(Y2999.chapters(), Y2023.chapters());
    assert_eq!(EditionTerms::for_edition(Y2999), EditionTerms::for_edition(Y2023));
}

/// Renders a run, with one edition replaced by the other.
fn describe(run: &Run) -> String {
    let lines = run.happenings.iter().map(|happening| {
        let facts: Vec<_> = happening.noted().map(|noted| &noted.event).collect();
        let refusals: Vec<_> = happening.refusals().collect();
        format!("{:?} {refusals:?} {facts:?}\n", happening.line)
    });
    lines.collect::<String>().replace(&format!("{Y2999:?}"), &format!("{Y2023:?}"))
}

#[test]
fn it_is_played_as_the_one_before() {
    let mut played = 0;
    for path in files(&folder("../../cases"), "case") {
        let text = fs::read_to_string(&path).expect("it is text");
        let Ok(case) = Case::read(&text) else { continue };
        if case.editions().contains(&Y2999) {
            let run = |edition| case.run(edition).expect("its regulations were checked");
            assert_eq!(describe(&run(Y2999)), describe(&run(Y2023)), "{}", path.display());
            played += 1;
        }
    }
    assert!(played > 100, "only {played} cases are for every later edition");
}
