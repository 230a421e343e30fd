//! The case language of Serbian in Cyrillic, generated from the Latin: `UPDATE_TEXTS=1 cargo test -p adoube-record serbian`
//! writes the file of sentences, and the prose of the reference page.

#![expect(clippy::disallowed_methods, reason = "records open no files; their tests do")]

use std::{collections::BTreeSet, env, fs, path::PathBuf};

use super::{
    files::folder,
    serbian::{cyrillic, stands_alone},
};

/// What stays Latin in a Cyrillic case: codes, and names of settings.
const CODES: [&str; 11] = [
    "startpos",
    "default-time",
    "j'adoube",
    "12w",
    "12b",
    "14w",
    "masculine",
    "feminine",
    "docs/cases",
    "sr-Latn",
    "sr-Cyrl",
];

/// The codes of grammatical cases before the forms of a word.
const INFLECTIONS: [&str; 6] = ["nom=", "gen=", "dat=", "acc=", "loc=", "ins="];

/// A text in Cyrillic, except slots and codes.
fn turned(text: &str) -> String {
    let (mut written, mut plain, mut at) = (String::new(), 0, 0);
    let mut keep = |begin: usize, end: usize, plain: &mut usize| {
        written.push_str(&cyrillic(&text[*plain..begin], &mut BTreeSet::new()));
        written.push_str(&text[begin..end]);
        *plain = end;
    };
    while let Some(sign) = text[at..].chars().next() {
        let is_alone = |code: &&&str| {
            text[at..].starts_with(**code) && stands_alone(text, at..at + code.len())
        };
        let code = CODES.iter().chain(&INFLECTIONS).find(is_alone).map(|code| code.len());
        let slot = || text[at..].find('}').filter(|_| sign == '{').map(|end| end + 1);
        match code.or_else(slot) {
            Some(length) => {
                keep(at, at + length, &mut plain);
                at += length;
            }
            None => at += sign.len_utf8(),
        }
    }
    keep(text.len(), text.len(), &mut plain);
    written
}

/// A row of the file of sentences.
fn row(line: &str) -> String {
    let fields: Vec<&str> = line.split('\t').collect();
    match fields[..] {
        ["kind", ..] => line.to_owned(),
        [kind, key, text] if !line.starts_with('#') => format!("{kind}\t{key}\t{}", turned(text)),
        _ => line.to_owned(),
    }
}

/// The parts of a page that are code, in order: blocks and words in backquotes.
fn split(page: &str) -> (Vec<&str>, Vec<&str>) {
    let (mut prose, mut code, mut rest) = (Vec::new(), Vec::new(), page);
    while let Some(at) = rest.find('`') {
        let mark = if rest[at..].starts_with("```") { "```" } else { "`" };
        let begin = at + mark.len();
        let length = rest[begin..].find(mark).expect("what is opened is closed");
        let end = begin + length + mark.len();
        prose.push(&rest[..at]);
        code.push(&rest[at..end]);
        rest = &rest[end..];
    }
    prose.push(rest);
    (prose, code)
}

const MARK: &str = "<!-- vocabulary:";

/// A page: the prose is generated from the Latin one, code is written by hand, and the lists come from elsewhere.
fn page(latin: &str, own: &str) -> String {
    let (latin, _) = latin.split_once(MARK).expect("it has a mark");
    let (own, lists) = own.split_once(MARK).expect("it has a mark");
    let ((prose, _), (_, code)) = (split(latin), split(own));
    assert_eq!(prose.len(), code.len() + 1, "the pages do not have the same code");
    let code = code.into_iter().map(str::to_owned).chain([String::new()]);
    let parts = prose.into_iter().zip(code);
    let text: String = parts.map(|(prose, code)| turned(prose) + &code).collect();
    format!("{text}{MARK}{lists}")
}

fn check(latin: &PathBuf, path: &PathBuf, derive: impl Fn(&str, &str) -> String) {
    let read = |path: &PathBuf| fs::read_to_string(path).expect("it is text");
    let own = read(path);
    let right = derive(&read(latin), &own);
    if own == right {
        return;
    }
    if env::var_os("UPDATE_TEXTS").is_some() {
        fs::write(path, &right).expect("it can be written");
        return;
    }
    let lines = right.lines().zip(own.lines()).enumerate();
    let other = lines.filter(|(_, (right, own))| right != own);
    let differing: Vec<String> = other
        .map(|(at, (right, own))| format!("{}:\n  has     {own}\n  made    {right}", at + 1))
        .collect();
    panic!(
        "{} differs from the Latin; UPDATE_TEXTS=1 writes it\n{}",
        path.display(),
        differing.join("\n")
    );
}

#[test]
fn serbian_cyrillic_sentences_are_made_from_the_latin() {
    let file = |language| folder(language).join("case-language.tsv");
    check(&file("sr-Latn"), &file("sr-Cyrl"), |latin, _| {
        latin.lines().map(|line| row(line) + "\n").collect()
    });
}

#[test]
fn the_serbian_cyrillic_page_is_made_from_the_latin() {
    let docs = folder("sr-Latn").join("../../docs");
    check(&docs.join("cases.sr-Latn.md"), &docs.join("cases.sr-Cyrl.md"), page);
}

#[test]
fn slots_and_codes_stay_latin() {
    for (latin, own) in [
        ("(igra|odigra) {move} [{hand}]", "(игра|одигра) {move} [{hand}]"),
        ("nom=beli ; gen=belog | bela", "nom=бели ; gen=белог | бела"),
        ("masculine", "masculine"),
        ("potez 12w, {side:dat} i startpos", "потез 12w, {side:dat} и startpos"),
    ] {
        assert_eq!(turned(latin), own);
    }
}
