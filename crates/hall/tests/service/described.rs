//! The description that is served, and what is really there.

use reqwest::Method;
use serde_json::Value;

use crate::house::House;

/// A path with something in its places.
fn filled(path: &str) -> String {
    let mut filled = String::new();
    for part in path.split('/').skip(1) {
        filled.push('/');
        filled.push_str(if part.starts_with('{') { "1" } else { part });
    }
    filled
}

#[tokio::test]
async fn what_is_described_is_there_and_nothing_else() {
    let house = House::open().await;
    let person = house.stranger();
    let described = person.get("/openapi.json").await;
    assert_eq!(described.headers["content-type"], "application/json");
    let paths = described.json["paths"].as_object().expect("paths").clone();
    let methods = [Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE];
    for (path, item) in &paths {
        for method in &methods {
            let operation = &item[method.as_str().to_lowercase()];
            let answer = person.send(method.clone(), &filled(path), None).await;
            let is_there = answer.json["code"] != "method-not-allowed";
            assert_eq!(is_there, !operation.is_null(), "{method} {path}: {}", answer.text);
            if !operation.is_null() {
                assert!(operation["summary"].is_string(), "{method} {path} is not explained");
                assert!(operation["tags"].is_array(), "{method} {path} has no tag");
            }
        }
    }
    for (trailing, plain) in [("/v1/me/", "/v1/me"), ("/openapi.json/", "/openapi.json")] {
        let (one, other) = (person.get(trailing).await, person.get(plain).await);
        assert_eq!((one.status, one.text), (other.status, other.text));
    }
}

/// Every reference leads somewhere.
#[tokio::test]
async fn the_description_is_whole() {
    let house = House::open().await;
    let description = house.stranger().get("/openapi.json").await.json;
    assert!(description["openapi"].as_str().is_some_and(|version| version.starts_with("3.1")));
    let mut references = Vec::new();
    collect(&description, &mut references);
    assert!(references.len() > 20, "schemas are missing");
    for reference in references {
        let pointer = reference.strip_prefix('#').expect("a place in the same text");
        assert!(description.pointer(pointer).is_some(), "{reference}");
    }
}

fn collect(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            if let Some(Value::String(reference)) = fields.get("$ref") {
                found.push(reference.clone());
            }
            fields.values().for_each(|field| collect(field, found));
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, found)),
        _ => {}
    }
}
