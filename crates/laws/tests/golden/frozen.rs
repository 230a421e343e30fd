//! Compares samples with the golden files.

#![allow(clippy::disallowed_methods, reason = "golden files are read, and written when asked for")]

use std::{collections::BTreeMap, fmt::Debug, fs, path::PathBuf};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

/// Compares samples with the file of this name: a line for each, with the name and the stored value.
pub(crate) fn check<T>(file: &str, samples: &[(&str, T)])
where
    T: Serialize + DeserializeOwned + PartialEq + Debug,
{
    let path = path(file);
    let mut frozen = read(&path);
    for (name, text) in &frozen {
        let value: T = serde_json::from_str(text)
            .unwrap_or_else(|error| panic!("{file}: {name} cannot be read any more: {error}"));
        let stored: Value = serde_json::from_str(text).expect("it was read before");
        assert!(extends(&written(&value), &stored), "{file}: {name} is stored otherwise now");
    }
    let mut missing = Vec::new();
    for (name, sample) in samples {
        let text = serde_json::to_string(sample).expect("every value can be stored");
        let read: T = serde_json::from_str(&text)
            .unwrap_or_else(|error| panic!("{file}: {name} cannot be read: {error}: {text}"));
        assert_eq!(read, *sample, "{file}: {name} is read as something else");
        match frozen.get(*name) {
            Some(text) => {
                let read: T = serde_json::from_str(text).expect("it was read before");
                assert_eq!(read, *sample, "{file}: {name} means something else now");
            }
            None => missing.push(((*name).to_owned(), text)),
        }
    }
    if missing.is_empty() {
        return;
    }
    assert!(
        may_write(),
        "{file}: not frozen yet: {:?}; UPDATE_GOLDEN=1 freezes them",
        missing.iter().map(|(name, _)| name).collect::<Vec<_>>()
    );
    frozen.extend(missing);
    write(&path, &frozen);
}

/// Compares the names of choices with the file of names: none may be missing now, and all have to be frozen.
pub(crate) fn check_names(choices: &[(&str, Vec<String>)]) {
    let path = path("names");
    let mut frozen = read(&path);
    let mut is_complete = true;
    for (choice, now) in choices {
        let then: Vec<String> = frozen
            .get(*choice)
            .map(|text| serde_json::from_str(text).expect("it is a list of names"))
            .unwrap_or_default();
        let lost: Vec<_> = then.iter().filter(|name| !now.contains(name)).collect();
        assert!(
            lost.is_empty(),
            "{choice}: these names were stored and are none any more: {lost:?}"
        );
        let new = now.iter().filter(|name| !then.contains(name));
        let all: Vec<&String> = then.iter().chain(new).collect();
        is_complete &= all.len() == then.len();
        frozen.insert((*choice).to_owned(), serde_json::to_string(&all).expect("names are text"));
    }
    if is_complete {
        return;
    }
    assert!(may_write(), "names: not all are frozen yet; UPDATE_GOLDEN=1 freezes them");
    write(&path, &frozen);
}

fn may_write() -> bool {
    std::env::var_os("UPDATE_GOLDEN").is_some()
}

fn path(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{file}.json"))
}

/// Parses lines of an object: `  "Name": value,`.
fn read(path: &PathBuf) -> BTreeMap<String, String> {
    let text = fs::read_to_string(path).unwrap_or_default();
    let lines = text.lines().filter_map(|line| line.trim().split_once("\": "));
    let entry = |(name, value): (&str, &str)| {
        (name.trim_start_matches('"').to_owned(), value.trim_end_matches(',').to_owned())
    };
    lines.map(entry).collect()
}

fn write(path: &PathBuf, frozen: &BTreeMap<String, String>) {
    let lines: Vec<String> =
        frozen.iter().map(|(name, value)| format!("  \"{name}\": {value}")).collect();
    fs::write(path, format!("{{\n{}\n}}\n", lines.join(",\n"))).expect("the file can be written");
}

fn written(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("every value can be stored")
}

/// Reports whether everything stored is still there; fields may have been added.
fn extends(now: &Value, then: &Value) -> bool {
    match (now, then) {
        (Value::Object(now), Value::Object(then)) => {
            then.iter().all(|(key, old)| now.get(key).is_some_and(|new| extends(new, old)))
        }
        (Value::Array(now), Value::Array(then)) => {
            now.len() == then.len() && now.iter().zip(then).all(|(new, old)| extends(new, old))
        }
        _ => now == then,
    }
}
