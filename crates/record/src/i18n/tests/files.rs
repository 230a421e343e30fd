//! The files in `texts/`, with those of the pages.

#![expect(clippy::disallowed_methods, reason = "records open no files; their tests do")]

use std::{fs, ops::Range, path::PathBuf};

use fluent_syntax::{ast, parser};

/// The folder of a language.
pub(super) fn folder(language: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join("texts").join(language)
}

/// The files of a language, in order: name and text.
pub(super) fn all(language: &str) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder(language)).expect("the folder is there") {
        let path = entry.expect("it can be listed").path();
        if path.extension().is_some_and(|ending| ending == "ftl") {
            let name = path.file_name().expect("it has a name").to_string_lossy().into_owned();
            files.push((name, fs::read_to_string(&path).expect("it is text")));
        }
    }
    files.sort();
    assert!(files.len() > 20, "the texts have moved");
    files
}

/// A message: its name and its words.
pub(super) struct Written<'a> {
    pub(super) id: &'a str,
    /// Its parts without variables and variant names; `None` in place of these.
    pub(super) words: Vec<Option<&'a str>>,
}

impl Written<'_> {
    /// Its parts in a row, on one line and in lower case, with a `…` for each variable.
    pub(super) fn flat(&self) -> String {
        let joined: String = self.words.iter().map(|words| words.unwrap_or("…")).collect();
        joined.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
    }
}

/// The messages of a file.
pub(super) fn messages<'a>(name: &str, text: &'a str) -> Vec<Written<'a>> {
    let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
    let read = |entry| {
        let ast::Entry::Message(message) = entry else { return None };
        let mut words = Vec::new();
        in_pattern(&message.value?, &mut words);
        Some(Written { id: message.id.name, words })
    };
    resource.body.into_iter().filter_map(read).collect()
}

fn in_pattern<'a>(pattern: &ast::Pattern<&'a str>, words: &mut Vec<Option<&'a str>>) {
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => words.push(Some(value)),
            ast::PatternElement::Placeable { expression } => {
                words.push(None);
                in_expression(expression, words);
            }
        }
    }
}

fn in_expression<'a>(expression: &ast::Expression<&'a str>, words: &mut Vec<Option<&'a str>>) {
    match expression {
        ast::Expression::Select { variants, .. } => {
            for variant in variants {
                in_pattern(&variant.value, words);
                words.push(None);
            }
        }
        ast::Expression::Inline(ast::InlineExpression::Placeable { expression }) => {
            in_expression(expression, words);
        }
        ast::Expression::Inline(_) => {}
    }
}

/// The range of a slice within its text.
pub(super) fn place(text: &str, piece: &str) -> Range<usize> {
    let start = piece.as_ptr().addr() - text.as_ptr().addr();
    start..start + piece.len()
}
