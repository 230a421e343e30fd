//! The modules of the crate have a fixed order: each depends only on those before it.

#![expect(clippy::disallowed_methods, reason = "the Laws read no files; their tests do")]

mod seen;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use seen::Names;

/// The modules from first to last.
const ORDER: [&str; 24] = [
    "nearest",
    "listing",
    "article",
    "edition",
    "provision",
    "citation",
    "chapter",
    "compare",
    "lookup",
    "clock",
    "regulations",
    "touch",
    "history",
    "vocabulary",
    "openapi",
    "state",
    "rules",
    "amounts",
    "view",
    "game",
    "table",
    "case",
    "prelude",
    "new_edition",
];

/// Modules only for users of the crate; inside, everything is imported from where it is defined.
const FOR_USERS: [&str; 2] = ["table", "prelude"];

fn src() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Returns the files below a folder, as (module path, text without comments).
fn files(folder: &Path, module: &[String]) -> Vec<(Vec<String>, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be listed").path();
        let name = path.file_stem().expect("it has a name").to_string_lossy().into_owned();
        let is_parent = ["mod", "lib"].contains(&name.as_str());
        let module: Vec<_> = module.iter().cloned().chain((!is_parent).then_some(name)).collect();
        if path.is_dir() {
            found.extend(files(&path, &module));
        } else {
            let text = fs::read_to_string(&path).expect("it is text");
            found.push((module, seen::without_comments(&text)));
        }
    }
    found
}

fn place(module: &str) -> usize {
    let found = ORDER.iter().position(|known| *known == module);
    found.unwrap_or_else(|| panic!("{module} has no place in the order"))
}

#[test]
fn a_module_sees_only_those_before_it() {
    let files = files(&src(), &[]);
    let root = files.iter().find(|(module, _)| module.is_empty()).expect("lib.rs is there");
    let exported = seen::exported(&root.1);
    let mut edges = 0;
    for (module, text) in files.iter().filter(|(module, _)| !module.is_empty()) {
        let own = &module[0];
        for path in seen::paths(module, text) {
            let Some(name) = path.first() else { continue };
            let other = exported.get(name).unwrap_or(name);
            let is_for_users = |module: &String| FOR_USERS.contains(&module.as_str());
            let is_hidden = is_for_users(other) && !is_for_users(own);
            assert!(!is_hidden, "{}: {other} is for users only", module.join("/"));
            assert!(place(other) <= place(own), "{} sees {other}", module.join("/"));
            edges += usize::from(other != own);
        }
    }
    assert!(edges > 500, "imports are not found any more: {edges}");
}

/// The rules call each other, but never in a cycle.
#[test]
fn the_rules_stand_in_no_circle() {
    let mut sees: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (module, text) in files(&src().join("rules"), &["rules".to_owned()]) {
        let [_, own, ..] = module.as_slice() else { continue };
        for path in seen::paths(&module, &text) {
            match path.as_slice() {
                [first, other, ..] if first == "rules" && other != own => {
                    sees.entry(own.clone()).or_default().insert(other.clone());
                }
                _ => {}
            }
        }
    }
    assert!(sees.len() > 20, "the rules are not found any more: {sees:?}");
    // A module that depends on none of the rest is not part of a cycle.
    while let Some(last) = sees.keys().find(|own| sees[*own].iter().all(|o| !sees.contains_key(o)))
    {
        let last = last.clone();
        sees.remove(&last);
    }
    assert!(sees.is_empty(), "these are in a circle, or see one: {sees:#?}");
}

/// A later module may add a method to a type. An earlier one must not call it.
#[test]
fn a_module_calls_no_method_that_a_later_one_adds() {
    let files = files(&src(), &[]);
    let files: Vec<_> = files.iter().filter(|(module, _)| !module.is_empty()).collect();
    // Where each name is first defined, as a type and as a function.
    let (mut types, mut functions) = (Names::new(), Names::new());
    for (module, text) in &files {
        let own = place(&module[0]);
        seen::note(&mut types, seen::types(text), own);
        seen::note(&mut functions, seen::functions(text), own);
    }
    let mut added = BTreeMap::new();
    for (module, text) in &files {
        let own = place(&module[0]);
        for (kind, method) in seen::methods(text) {
            let is_added = types.get(&kind).is_some_and(|first| *first < own);
            if is_added && functions[&method] == own {
                added.insert(method, own);
            }
        }
    }
    assert!(added.contains_key("next_deadline"), "added methods are not found any more: {added:?}");
    for (module, text) in &files {
        for (method, by) in &added {
            let calls =
                text.contains(&format!(".{method}(")) || text.contains(&format!("::{method}("));
            assert!(
                !calls || place(&module[0]) >= *by,
                "{} calls {method}, which {} adds",
                module.join("/"),
                ORDER[*by]
            );
        }
    }
}
