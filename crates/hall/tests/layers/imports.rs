//! Which modules a source file imports, as far as plain text shows it.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// A module: its path below the root of the crate.
pub(crate) type Module = Vec<String>;

/// Reads the source files below a folder, without comments and tests.
fn sources(folder: &Path, below: &[String]) -> BTreeMap<Module, String> {
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
    // A visibility is not an import.
    text.replace("pub(in crate::", "pub(").lines().map(before_comment).collect()
}

/// Returns what each module imports from others of its crate, as (importer, imported module). A name that a
/// module re-exports with `use` counts for the module that declares it.
pub(crate) fn imported(src: &Path) -> BTreeSet<(Module, Module)> {
    let sources = sources(src, &[]);
    let modules: BTreeSet<Module> = sources.keys().cloned().collect();
    let names = sources.iter().map(|(module, text)| (module.clone(), used(module, text, &modules)));
    let names: BTreeMap<Module, Names> = names.collect();
    let mut found = BTreeSet::new();
    for (module, text) in sources.iter().filter(|(module, _)| !module.is_empty()) {
        for path in paths(module, text) {
            let other = origin(path, &names);
            if other != *module {
                found.insert((module.clone(), other));
            }
        }
    }
    found
}

/// The names in the scope of a module, with the path that each stands for.
type Names = BTreeMap<String, Module>;

fn used(module: &[String], text: &str, modules: &BTreeSet<Module>) -> Names {
    let begins = text.match_indices("use ").map(|(at, word)| &text[at + word.len()..]);
    let uses = begins.flat_map(|rest| tree(rest, &[]).0);
    let known = uses.filter_map(|(path, name)| {
        let first = path.first()?;
        let child = [module, std::slice::from_ref(first)].concat();
        if ["crate", "super", "self"].contains(&first.as_str()) {
            Some((name, absolute(module, &path)))
        } else {
            modules.contains(&child).then(|| (name, [module, &path].concat()))
        }
    });
    known.collect()
}

/// Returns all paths of a module that begin with `crate::`, `super::` or `self::`, from the root.
fn paths(module: &[String], text: &str) -> Vec<Module> {
    let starts = ["crate::", "super::", "self::"];
    let found = starts.into_iter().flat_map(|start| text.match_indices(start));
    let begins = found.map(|(at, _)| at).filter(|&at| {
        let before = text[..at].chars().next_back();
        !before.is_some_and(|sign| sign.is_alphanumeric() || sign == '_' || sign == ':')
    });
    let named = begins.flat_map(|at| tree(&text[at..], &[]).0);
    named.map(|(path, _)| absolute(module, &path)).collect()
}

fn absolute(module: &[String], path: &[String]) -> Module {
    let (mut from, mut rest) = (module, path);
    while let [first, after @ ..] = rest {
        from = match (first.as_str(), from) {
            ("crate", _) => &[],
            ("super", [above @ .., _]) => above,
            ("self", from) => from,
            _ => break,
        };
        rest = after;
    }
    [from, rest].concat()
}

/// Returns the module in which the last name of a path is declared.
fn origin(mut path: Module, names: &BTreeMap<Module, Names>) -> Module {
    let mut module = Module::new();
    // Ends a cycle of `use`: no name is re-exported this often.
    for _ in 0..16 {
        let depth = (0..=path.len()).rev().find(|depth| names.contains_key(&path[..*depth]));
        let (own, rest) = path.split_at(depth.unwrap_or_default());
        module = own.to_vec();
        let Some((name, rest)) = rest.split_first() else { break };
        let Some(passed_on) = names.get(own).and_then(|names| names.get(name)) else { break };
        path = [passed_on.as_slice(), rest].concat();
    }
    module
}

/// Parses the use tree at the beginning of a text: its paths, each with its local name, and the text after
/// it.
fn tree<'a>(text: &'a str, below: &[String]) -> (Vec<(Module, String)>, &'a str) {
    let text = text.trim_start();
    let (word, after) = split_word(text);
    if !word.is_empty() {
        let path = [below, &[word.to_owned()]].concat();
        if let Some(rest) = after.strip_prefix("::") {
            return tree(rest, &path);
        }
        let Some(alias) = after.trim_start().strip_prefix("as ") else {
            return (vec![(path, word.to_owned())], after);
        };
        let (alias, after) = split_word(alias);
        return (vec![(path, alias.to_owned())], after);
    }
    let Some(mut rest) = text.strip_prefix('{') else {
        return (vec![(below.to_vec(), String::new())], text);
    };
    let mut paths = Vec::new();
    while !rest.trim_start().is_empty() && !rest.trim_start().starts_with('}') {
        let (found, after) = tree(rest, below);
        paths.extend(found);
        let end = after.find([',', '}']).unwrap_or(after.len());
        rest = after[end..].trim_start_matches(',');
    }
    (paths, rest.trim_start().strip_prefix('}').unwrap_or(rest))
}

fn split_word(text: &str) -> (&str, &str) {
    let is_other = |sign: char| !sign.is_alphanumeric() && sign != '_';
    text.split_at(text.find(is_other).unwrap_or(text.len()))
}

/// Renders the modules of a crate as a Graphviz graph: those at the root, and the layers of `http`.
pub(crate) fn graph(name: &str, src: &Path) -> String {
    let node = |module: &[String]| {
        let is_http = module.first().is_some_and(|first| first == "http");
        module.iter().take(if is_http { 2 } else { 1 }).cloned().collect::<Vec<_>>().join("::")
    };
    let mut edges: BTreeMap<(String, String), usize> = BTreeMap::new();
    for (module, other) in imported(src) {
        let (from, to) = (node(&module), node(&other));
        // The root of the crate only re-exports.
        if from != to && !from.is_empty() && !to.is_empty() {
            *edges.entry((from, to)).or_default() += 1;
        }
    }
    let lines = edges
        .iter()
        .map(|((from, to), count)| format!("    \"{from}\" -> \"{to}\" [label={count}];\n"));
    format!("digraph {name} {{\n    rankdir=BT;\n{}}}", lines.collect::<String>())
}
