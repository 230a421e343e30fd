//! What a file says of others: imports, types, functions and methods, as far as plain text shows them.

use std::collections::{BTreeMap, BTreeSet};

/// Names, and the place of the first module that defines them.
pub(crate) type Names = BTreeMap<String, usize>;

/// The code without its comments.
pub(crate) fn without_comments(text: &str) -> String {
    let code = |line: &str| line.split("//").next().unwrap_or_default().to_owned() + "\n";
    text.lines().map(code).collect()
}

/// What the root exports, with the module that each name comes from.
pub(crate) fn exported(root: &str) -> BTreeMap<String, String> {
    let mut names = BTreeMap::new();
    for rest in root.split("pub use ").skip(1) {
        let tree = rest.split(';').next().unwrap_or_default();
        let Some((module, items)) = tree.split_once("::") else { continue };
        for item in branches(items) {
            names.insert(item, module.to_owned());
        }
    }
    names
}

/// The names at the root of the crate that a file sees, by `crate::` or by enough of `super::`.
pub(crate) fn from_the_root(module: &[String], text: &str) -> BTreeSet<String> {
    let up = "super::".repeat(module.len());
    let mut names = BTreeSet::new();
    for prefix in ["crate::", up.as_str()] {
        for (found, _) in text.match_indices(prefix) {
            let is_longer = text[..found].ends_with("super::") || text[..found].ends_with('$');
            if !is_longer {
                names.extend(branches(&text[found + prefix.len()..]));
            }
        }
    }
    names.remove("super");
    names
}

/// The first names of a use tree that a text begins with: of `a::b` and of `{a, b::{c, d}}` they are a, and a and b.
fn branches(text: &str) -> Vec<String> {
    let Some(inside) = text.strip_prefix('{') else { return word(text).into_iter().collect() };
    let (mut depth, mut names, mut is_first) = (0_usize, Vec::new(), true);
    for (at, letter) in inside.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => is_first = true,
            _ if depth == 0 && is_first && !letter.is_whitespace() => {
                names.extend(word(&inside[at..]));
                is_first = false;
            }
            _ => {}
        }
    }
    names
}

/// The word that a text begins with.
fn word(text: &str) -> Option<String> {
    let is_in = |letter: char| letter.is_alphanumeric() || letter == '_';
    let word: String = text.chars().take_while(|letter| is_in(*letter)).collect();
    (!word.is_empty()).then_some(word)
}

/// Keeps the first place of each name.
pub(crate) fn note(names: &mut Names, found: Vec<String>, place: usize) {
    for name in found {
        let first = names.entry(name).or_insert(place);
        *first = place.min(*first);
    }
}

/// The types that a file defines.
pub(crate) fn types(text: &str) -> Vec<String> {
    ["struct ", "enum "].iter().flat_map(|keyword| after(text, keyword)).collect()
}

/// The functions that a file defines.
pub(crate) fn functions(text: &str) -> Vec<String> {
    after(text, "fn ")
}

/// The words that follow a keyword.
fn after(text: &str, keyword: &str) -> Vec<String> {
    text.split(keyword).skip(1).filter_map(word).collect()
}

/// The methods that a file adds to types and that others can call, without those of traits: (type, method).
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
