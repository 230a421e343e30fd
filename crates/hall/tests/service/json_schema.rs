//! Validates JSON against a schema: as much of JSON Schema as the description uses.

use serde_json::Value;

/// Returns what is wrong, and where; `None` if the value is valid.
pub(crate) fn fault(value: &Value, schema: &Value, whole: &Value) -> Option<String> {
    check(value, schema, whole, "")
}

fn check(value: &Value, schema: &Value, whole: &Value, at: &str) -> Option<String> {
    if let Some(reference) = schema["$ref"].as_str() {
        let pointer = reference.strip_prefix('#').expect("a place in the same text");
        let target = whole.pointer(pointer).unwrap_or_else(|| panic!("{reference} leads nowhere"));
        return check(value, target, whole, at);
    }
    if let Some(all) = schema["allOf"].as_array() {
        return all.iter().find_map(|part| check(value, part, whole, at));
    }
    if let Some(one) = schema["oneOf"].as_array().or(schema["anyOf"].as_array()) {
        let fits = one.iter().any(|part| check(value, part, whole, at).is_none());
        return (!fits).then(|| format!("{at}: {value} is none of what it may be"));
    }
    if let Some(known) = schema["enum"].as_array()
        && !known.contains(value)
    {
        return Some(format!("{at}: {value} is not one of {known:?}"));
    }
    of_type(value, schema, at).or_else(|| parts(value, schema, whole, at))
}

fn of_type(value: &Value, schema: &Value, at: &str) -> Option<String> {
    let types = match &schema["type"] {
        Value::String(name) => vec![name.as_str()],
        Value::Array(names) => names.iter().filter_map(Value::as_str).collect(),
        _ => return None,
    };
    let is_of = |name: &&str| match *name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("{other} is no type"),
    };
    (!types.iter().any(is_of)).then(|| format!("{at}: {value} is not {types:?}"))
}

fn parts(value: &Value, schema: &Value, whole: &Value, at: &str) -> Option<String> {
    match value {
        Value::Object(fields) => {
            let required = schema["required"].as_array().into_iter().flatten();
            let missing =
                required.filter_map(Value::as_str).find(|name| !fields.contains_key(*name));
            if let Some(name) = missing {
                return Some(format!("{at}: {name} is missing in {value}"));
            }
            fields.iter().find_map(|(name, field)| match schema["properties"].get(name) {
                Some(shape) => check(field, shape, whole, &format!("{at}/{name}")),
                None if schema["additionalProperties"] == false => {
                    Some(format!("{at}: {name} is not described"))
                }
                None => None,
            })
        }
        Value::Array(items) => {
            let places = schema["prefixItems"].as_array().into_iter().flatten();
            let shapes = places.chain(std::iter::repeat(&schema["items"]));
            items.iter().zip(shapes).enumerate().find_map(|(index, (item, shape))| {
                check(item, shape, whole, &format!("{at}/{index}"))
            })
        }
        _ => None,
    }
}
