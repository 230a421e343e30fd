//! Checks JSON answers against the schemas in `docs/schema/`.

use std::{fs, path::PathBuf};

use jsonschema::Validator;
use serde_json::{Value, json};

/// The schema of a command.
pub(crate) struct Schema {
    name: String,
    whole: Validator,
    /// Each of the answers, the error last.
    answers: Vec<Validator>,
}

/// The file of a schema.
pub(crate) fn path(name: &str) -> PathBuf {
    let file = format!("{name}.schema.json");
    [env!("CARGO_MANIFEST_DIR"), "../../docs/schema", &file].iter().collect()
}

fn compile(schema: &Value) -> Validator {
    jsonschema::draft202012::new(schema).expect("it is a schema")
}

impl Schema {
    /// The schema of a command, with a hyphen before a subcommand.
    pub(crate) fn load(name: &str) -> Self {
        let text = fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let schema: Value = serde_json::from_str(&text).expect("it is JSON");
        let answers = schema["oneOf"].as_array().expect("it lists the answers").iter();
        let answers =
            answers.map(|answer| compile(&json!({ "allOf": [answer], "$defs": schema["$defs"] })));
        Self { name: name.to_owned(), whole: compile(&schema), answers: answers.collect() }
    }

    /// The index of the answer that a value matches, if it matches exactly one.
    pub(crate) fn find(&self, value: &Value) -> Option<usize> {
        let found = self.answers.iter().position(|answer| answer.is_valid(value));
        found.filter(|_| self.whole.is_valid(value))
    }

    /// The index of the answer that a value matches; it must match one.
    pub(crate) fn check(&self, value: &Value) -> usize {
        self.find(value).unwrap_or_else(|| {
            let errors = self.answers.iter().map(|answer| {
                let errors = answer.iter_errors(value);
                let errors = errors.map(|error| format!("{}: {error}", error.instance_path()));
                errors.collect::<Vec<_>>().join("\n")
            });
            let errors: Vec<String> = errors.collect();
            panic!("{}: {value:#}\nis no answer:\n{}", self.name, errors.join("\nor\n"))
        })
    }
}
