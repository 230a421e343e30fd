//! From types to the files of `docs/schema/`.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use clap::Command;
use schemars::{
    Schema, SchemaGenerator,
    generate::SchemaSettings,
    transform::{RecursiveTransform, Transform},
};
use serde_json::{Value, json};

use super::{CommandSchema, ERROR, all, require};
use crate::{
    cli,
    json::{SCHEMA_VERSION, SCHEMA_VERSION_KEY},
};

/// The command without an answer: it always prints a text.
const WITHOUT_ANSWER: &str = "help";

impl CommandSchema {
    /// The whole schema: one of the answers, or an error.
    pub(super) fn make(&self) -> Value {
        let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
        let answers = self.answers.iter().map(|answer| answer(&mut generator).to_value());
        let mut answers: Vec<Value> = answers.flat_map(variants).collect();
        answers.iter_mut().for_each(add_version);
        let typed = self.name.replace('-', " ");
        let title = if self.name == ERROR {
            "An error of any command with --json".to_owned()
        } else {
            format!("adoube {typed} --json")
        };
        let mut schema = json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": title,
            "oneOf": answers,
            "$defs": definitions(&mut generator),
        });
        let closed: &mut Schema = (&mut schema).try_into().expect("it is an object");
        RecursiveTransform(close).transform(closed);
        schema
    }
}

fn definitions(generator: &mut SchemaGenerator) -> Value {
    Value::Object(generator.take_definitions(true))
}

/// The variants of an answer that is an enum.
fn variants(mut schema: Value) -> Vec<Value> {
    let object = schema.as_object_mut().expect("it is an object");
    match object.remove("oneOf") {
        Some(Value::Array(variants)) => variants,
        _ => vec![schema],
    }
}

/// Adds the version, which every object has that is printed by itself.
fn add_version(schema: &mut Value) {
    let version = json!({
        "const": SCHEMA_VERSION,
        "description": "The version of this schema. It grows when a key is renamed or removed, or means something else.",
    });
    require(schema, SCHEMA_VERSION_KEY, version);
}

/// Objects have no other keys.
fn close(schema: &mut Schema) {
    if schema.get("properties").is_some() {
        schema.insert("additionalProperties".to_owned(), false.into());
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/schema")
}

fn file_name(name: &str) -> String {
    format!("{name}.schema.json")
}

#[test]
fn the_files_are_as_the_types_have_it() {
    let folder = folder();
    let is_update = std::env::var_os("UPDATE_DOCS").is_some();
    for command in all() {
        let path = folder.join(file_name(command.name));
        let made = format!("{:#}\n", command.make());
        if is_update {
            fs::create_dir_all(&folder).expect("it can be made");
            fs::write(&path, &made).expect("it can be written");
        }
        let written = fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(made, written, "{}: UPDATE_DOCS=1 writes it", path.display());
    }
    let listed = fs::read_dir(&folder).expect("the folder is there");
    let found: BTreeSet<String> = listed
        .map(|entry| entry.expect("it is listed").file_name().to_string_lossy().into_owned())
        .collect();
    let expected: BTreeSet<String> = all().iter().map(|command| file_name(command.name)).collect();
    assert_eq!(found, expected, "a file of a command that is gone");
}

/// The commands that can be run, with a hyphen before a subcommand.
fn runnable(command: &Command, path: &str) -> Vec<String> {
    let mut found = Vec::new();
    for below in command.get_subcommands() {
        let name = format!("{path}{}", below.get_name());
        found.extend(runnable(below, &format!("{name}-")));
        if !below.is_subcommand_required_set() {
            found.push(name);
        }
    }
    found
}

#[test]
fn every_command_has_a_schema() {
    let commands = runnable(&cli::commands(), "").into_iter();
    let commands: BTreeSet<String> = commands.filter(|name| name != WITHOUT_ANSWER).collect();
    let described = all().into_iter().map(|command| command.name.to_owned());
    let described: BTreeSet<String> = described.filter(|name| name != ERROR).collect();
    assert_eq!(commands, described);
}
