//! Every case of the specification runs as it says, under every edition that it names.

use std::{
    fs,
    path::{Path, PathBuf},
};

use adoube_laws::case::Case;

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

/// What is not as the case says; nothing if all is.
fn check(text: &str) -> String {
    let case = match Case::read(text) {
        Ok(case) => case,
        Err(faults) => return faults.iter().map(|fault| format!("{fault}\n")).collect(),
    };
    let mut told = Vec::new();
    for edition in case.editions() {
        let run = case.run(*edition).expect("its regulations were checked");
        told.extend(run.differences.iter().map(|found| format!("{edition}: {found}\n")));
    }
    told.concat()
}

#[test]
fn every_case() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases");
    let cases = files(&folder);
    assert!(!cases.is_empty());
    let mut wrong = Vec::new();
    for path in &cases {
        let told = check(&fs::read_to_string(path).expect("it is text"));
        if !told.is_empty() {
            wrong.push(format!("{}\n{told}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.concat());
}
