//! One convention for all keys of all commands.

use serde_json::{Map, Value};

use super::all;

/// A key in a schema, with its place for the reports.
struct Key<'a> {
    place: String,
    name: &'a str,
    schema: &'a Value,
}

impl Key<'_> {
    fn says(&self, part: &str) -> bool {
        self.schema.to_string().contains(part)
    }

    fn is_integer(&self) -> bool {
        self.says("\"integer\"") && !self.says("\"number\"") && !self.says("\"array\"")
    }
}

/// The objects of a schema, each with its place.
fn objects<'a>(schema: &'a Value, place: &str, found: &mut Vec<(String, &'a Map<String, Value>)>) {
    match schema {
        Value::Object(object) => {
            if object.contains_key("properties") {
                found.push((place.to_owned(), object));
            }
            for (name, part) in object {
                objects(part, &format!("{place}/{name}"), found);
            }
        }
        Value::Array(parts) => {
            for (at, part) in parts.iter().enumerate() {
                objects(part, &format!("{place}/{at}"), found);
            }
        }
        _ => {}
    }
}

/// Checks every object of every schema.
fn for_each_object(check: impl Fn(&str, &Map<String, Value>)) {
    for command in all() {
        let schema = command.make();
        let mut found = Vec::new();
        objects(&schema, command.name, &mut found);
        assert!(!found.is_empty(), "{}", command.name);
        for (place, object) in found {
            check(&place, object);
        }
    }
}

/// Checks every key of every schema.
fn for_each_key(check: impl Fn(&Key<'_>)) {
    for_each_object(|place, object| {
        for (name, schema) in object["properties"].as_object().expect("it has properties") {
            check(&Key { place: format!("{place}.{name}"), name, schema });
        }
    });
}

#[test]
fn no_key_is_left_out_and_there_are_no_others() {
    for_each_object(|place, object| {
        let mut required: Vec<&str> =
            object["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        required.sort_unstable();
        let properties = object["properties"].as_object().expect("it has properties");
        assert_eq!(required, properties.keys().collect::<Vec<_>>(), "{place}");
        assert_eq!(object["additionalProperties"], false, "{place}");
    });
}

#[test]
fn keys_are_in_snake_case_and_described() {
    for_each_key(|key| {
        let is_snake =
            |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '_';
        assert!(key.name.chars().all(is_snake), "{}", key.place);
        let is_tag = key.name == "event" && key.schema["const"].is_string();
        assert!(is_tag || key.schema["description"].is_string(), "{} is not described", key.place);
    });
}

#[test]
fn lengths_of_time_are_whole_milliseconds() {
    let words = ["time", "second", "elapsed", "clock", "duration"];
    for_each_key(|key| {
        if key.name.ends_with("_ms") {
            assert!(key.is_integer(), "{}", key.place);
            assert!(key.says("milliseconds"), "{}: the description names the unit", key.place);
        } else if key.is_integer() || key.says("\"number\"") {
            let is_rate = key.name.ends_with("_per_second");
            assert!(is_rate || !words.iter().any(|word| key.name.contains(word)), "{}", key.place);
        }
    });
}

#[test]
fn editions_are_strings_and_articles_are_lists() {
    for_each_key(|key| match key.name {
        "edition" => assert!(key.says("\"#/$defs/Edition\""), "{}", key.place),
        "article" => panic!("{}: articles are lists", key.place),
        name if name.ends_with("articles") => {
            assert_eq!(key.schema["type"], "array", "{}", key.place);
            assert_eq!(key.schema["items"]["type"], "string", "{}", key.place);
        }
        _ => {}
    });
}

#[test]
fn players_are_named_in_one_way() {
    for_each_key(|key| {
        if ["colour", "by", "sealed_by"].contains(&key.name) {
            assert!(key.says("\"#/$defs/Colour\""), "{}", key.place);
        }
    });
}
