//! The references of a file to others: imports, types, functions and methods, as far as plain text shows them.

use std::collections::{BTreeMap, BTreeSet};

/// Names, with the index of the first module that defines them.
pub(crate) type Names = BTreeMap<String, usize>;

/// Removes comments from the code.
pub(crate) fn without_comments(text: &str) -> String {
    let code = |line: &str| line.split("//").next().unwrap_or_default().to_owned() + "\n";
    text.lines().map(code).collect()
}

/// Returns what the root exports, with the module that each name comes from.
pub(crate) fn exported(root: &str) -> BTreeMap<String, String> {
    let mut names = BTreeMap::new();
    for rest in root.split("pub use ").skip(1) {
        for path in tree(rest, &[]).0 {
            if let [module, .., item] = path.as_slice() {
                names.insert(item.clone(), module.clone());
            }
        }
    }
    names
}

/// Returns all paths of the crate that a file names by `crate::` or `super::`, from the root.
pub(crate) fn paths(module: &[String], text: &str) -> BTreeSet<Vec<String>> {
    let mut paths = BTreeSet::new();
    for (found, _) in text.match_indices("crate::") {
        if !text[..found].ends_with('$') {
            paths.extend(tree(&text[found + "crate::".len()..], &[]).0);
        }
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

/// Parses the use tree at the beginning of a text, below another path, and returns what follows it.
fn tree<'a>(text: &'a str, below: &[String]) -> (Vec<Vec<String>>, &'a str) {
    let mut text = text.trim_start();
    if let Some(name) = word(text) {
        text = &text[name.len()..];
        let path = [below, &[name]].concat();
        return match text.strip_prefix("::") {
            Some(rest) => tree(rest, &path),
            None => (vec![path], text),
        };
    }
    let Some(inside) = text.strip_prefix('{') else { return (vec![below.to_vec()], text) };
    let (mut paths, mut rest) = (Vec::new(), inside);
    while !rest.trim_start().starts_with('}') && !rest.trim_start().is_empty() {
        let (found, after) = tree(rest, below);
        paths.extend(found);
        // An alias does not matter.
        let end = after.find([',', '}']).unwrap_or(after.len());
        rest = after[end..].trim_start_matches(',');
    }
    (paths, rest.trim_start().strip_prefix('}').unwrap_or(rest))
}

/// Returns the first word of a text.
fn word(text: &str) -> Option<String> {
    let is_in = |letter: char| letter.is_alphanumeric() || letter == '_';
    let word: String = text.chars().take_while(|letter| is_in(*letter)).collect();
    (!word.is_empty()).then_some(word)
}

/// Keeps the first index of each name.
pub(crate) fn note(names: &mut Names, found: Vec<String>, place: usize) {
    for name in found {
        let first = names.entry(name).or_insert(place);
        *first = place.min(*first);
    }
}

/// Returns the types that a file defines.
pub(crate) fn types(text: &str) -> Vec<String> {
    ["struct ", "enum "].iter().flat_map(|keyword| after(text, keyword)).collect()
}

/// Returns the functions that a file defines.
pub(crate) fn functions(text: &str) -> Vec<String> {
    after(text, "fn ")
}

/// Returns the words that follow a keyword.
fn after(text: &str, keyword: &str) -> Vec<String> {
    text.split(keyword).skip(1).filter_map(word).collect()
}

/// Returns the callable methods that a file adds to types, without those of traits: (type, method).
pub(crate) fn methods(text: &str) -> Vec<(String, String)> {
    let mut methods = Vec::new();
    for block in text.split("\nimpl ").skip(1) {
        let block = block.split("\n}\n").next().unwrap_or_default();
        let head = block.split('{').next().unwrap_or_default();
        if let (false, Some(kind)) = (head.contains(" for "), word(head)) {
            let visible = ["pub fn ", "pub const fn ", "pub(crate) fn ", "pub(crate) const fn "];
            let names = visible.iter().flat_map(|keyword| after(block, keyword));
            methods.extend(names.map(|method| (kind.clone(), method)));
        }
    }
    methods
}
