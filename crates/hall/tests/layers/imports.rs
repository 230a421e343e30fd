//! Which modules a source file names, as far as plain text shows it.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// A module: its path below the root of the crate.
pub(crate) type Module = Vec<String>;

/// The source files below a folder, without comments and tests.
pub(crate) fn sources(folder: &Path, below: &[String]) -> BTreeMap<Module, String> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("a source folder") {
        let path = entry.expect("a directory entry").path();
        let name = path.file_stem().expect("a file name").to_string_lossy().into_owned();
        let is_parent = ["mod", "lib", "main"].contains(&name.as_str());
        let module: Module =
            below.iter().cloned().chain((!is_parent).then(|| name.clone())).collect();
        if path.is_dir() {
            found.extend(sources(&path, &module));
        } else if name != "tests" {
            let text = fs::read_to_string(&path).expect("a text file");
            found.insert(module, code(&text));
        }
    }
    found
}

fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let before_comment = |line: &str| line.split("//").next().unwrap_or_default().to_owned() + "\n";
    // A visibility is no import.
    text.replace("pub(in crate::", "pub(").lines().map(before_comment).collect()
}

/// What the root exports, with the module that each name comes from.
pub(crate) fn exported(root: &str) -> BTreeMap<String, Module> {
    let uses = root.split("pub use ").skip(1).flat_map(|rest| tree(rest, &[]).0);
    uses.filter_map(|path| Some((path.last()?.clone(), path.clone()))).collect()
}

/// All paths of the crate that a file names by `crate::` or `super::`, from the root.
pub(crate) fn imports(module: &[String], text: &str) -> BTreeSet<Module> {
    let mut paths = BTreeSet::new();
    for (found, _) in text.match_indices("crate::") {
        paths.extend(tree(&text[found + "crate::".len()..], &[]).0);
    }
    for (found, _) in text.match_indices("super::") {
        if text[..found].ends_with("super::") {
            continue;
        }
        let (mut rest, mut from) = (&text[found..], module);
        while let (Some(after), [above @ .., _]) = (rest.strip_prefix("super::"), from) {
            (rest, from) = (after, above);
        }
        paths.extend(tree(rest, from).0);
    }
    paths
}

/// The paths of the use tree that a text begins with, and the text after it.
fn tree<'a>(text: &'a str, below: &[String]) -> (Vec<Module>, &'a str) {
    let text = text.trim_start();
    let end = text.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(text.len());
    if end > 0 {
        let path = [below, &[text[..end].to_owned()]].concat();
        return match text[end..].strip_prefix("::") {
            Some(rest) => tree(rest, &path),
            None => (vec![path], &text[end..]),
        };
    }
    let Some(mut rest) = text.strip_prefix('{') else { return (vec![below.to_vec()], text) };
    let mut paths = Vec::new();
    while !rest.trim_start().is_empty() && !rest.trim_start().starts_with('}') {
        let (found, after) = tree(rest, below);
        paths.extend(found);
        // Skips `as` and the new name.
        let end = after.find([',', '}']).unwrap_or(after.len());
        rest = after[end..].trim_start_matches(',');
    }
    (paths, rest.trim_start().strip_prefix('}').unwrap_or(rest))
}
