//! The OpenAPI description, compared with the actual routes.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use reqwest::Method;
use serde_json::{Value, json};

use crate::{
    json_schema::fault,
    server::{Match, TestServer},
};

/// Fills the parameters of a path.
fn filled(path: &str) -> String {
    let mut filled = String::new();
    for part in path.split('/').skip(1) {
        filled.push('/');
        filled.push_str(if part.starts_with('{') { "1" } else { part });
    }
    filled
}

#[tokio::test]
async fn exactly_the_described_routes_exist() {
    let server = TestServer::open().await;
    let person = server.stranger();
    let described = person.get("/openapi.json").await;
    assert_eq!(described.headers["content-type"], "application/json");
    let paths = described.json["paths"].as_object().expect("paths").clone();
    let methods = [Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE];
    let mut ids = std::collections::HashSet::new();
    for (path, item) in &paths {
        for method in &methods {
            let operation = &item[method.as_str().to_lowercase()];
            let answer = person.send(method.clone(), &filled(path), None).await;
            let is_there = answer.json["code"] != "method-not-allowed";
            assert_eq!(is_there, !operation.is_null(), "{method} {path}: {}", answer.text);
            if !operation.is_null() {
                assert!(operation["summary"].is_string(), "{method} {path} is not explained");
                assert!(operation["tags"].is_array(), "{method} {path} has no tag");
                let id = operation["operationId"].as_str().expect("an id");
                assert!(ids.insert(id.to_owned()), "{method} {path}: another is {id}, too");
                for parameter in operation["parameters"].as_array().into_iter().flatten() {
                    let name = parameter["name"].as_str().expect("a name");
                    let is_in_path = path.contains(&format!("{{{name}}}"));
                    assert_eq!(parameter["in"] == "path", is_in_path, "{method} {path}: {name}");
                }
            }
        }
    }
    for (trailing, plain) in [("/v1/me/", "/v1/me"), ("/openapi.json/", "/openapi.json")] {
        let (one, other) = (person.get(trailing).await, person.get(plain).await);
        assert_eq!((one.status, one.text), (other.status, other.text));
    }
}

/// The hall serves a stored description, from which the types of the pages are generated too.
#[tokio::test]
async fn the_stored_description_is_current() {
    let description = adoube_hall::http::describe();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/openapi.json");
    if std::env::var_os("UPDATE_DOCS").is_some() {
        let newest = serde_json::to_string_pretty(&description).expect("it is JSON") + "\n";
        std::fs::write(path, &newest).expect("it can be written");
    }
    let kept = std::fs::read_to_string(path).expect("it is stored");
    // The order of the keys depends on the enabled features.
    let kept: Value = serde_json::from_str(&kept).expect("it is JSON");
    assert!(description == kept, "crates/hall/openapi.json differs; UPDATE_DOCS=1 accepts it");
    let server = TestServer::open().await;
    assert!(server.stranger().get("/openapi.json").await.json == kept, "another one is served");
}

/// The hall serves a page for every path that the script routes.
#[tokio::test]
async fn every_address_of_a_page_is_answered() {
    let server = TestServer::open().await;
    let routes = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/route.ts");
    let routes = std::fs::read_to_string(routes).expect("it is there");
    let patterns: Vec<_> =
        routes.split("pattern: \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(patterns.len() > 5, "the routes have moved");
    for pattern in patterns {
        let answer = server.stranger().get(&filled(pattern)).await;
        assert_eq!(answer.status, 200, "{pattern}");
        assert!(answer.text.contains("<main>"), "{pattern}: {}", answer.text);
    }
}

/// Every reference resolves.
#[tokio::test]
async fn the_description_is_whole() {
    let server = TestServer::open().await;
    let description = server.stranger().get("/openapi.json").await.json;
    assert!(description["openapi"].as_str().is_some_and(|version| version.starts_with("3.1")));
    let mut references = Vec::new();
    collect(&description, &mut references);
    assert!(references.len() > 20, "schemas are missing");
    for reference in references {
        let pointer = reference.strip_prefix('#').expect("a place in the same text");
        assert!(description.pointer(pointer).is_some(), "{reference}");
    }
    // Errors have the same schema everywhere, without being listed one by one.
    let problem = json!("#/components/schemas/ProblemBody");
    let items = description["paths"].as_object().expect("paths").values();
    for operation in items.flat_map(|item| item.as_object().expect("operations").values()) {
        let responses = operation["responses"].as_object().expect("responses");
        for (status, response) in responses {
            let of = |kind: &str| &response["content"][kind]["schema"]["$ref"];
            assert_ne!(of("application/json"), &problem, "{status}: {operation}");
            let is_good = status.starts_with('2') || status.starts_with('3');
            assert!(is_good || of("application/problem+json") == &problem, "{status}: {operation}");
        }
        assert!(responses.contains_key("default"), "{operation}");
    }
}

/// Of two types with one name only one would be described, silently.
#[test]
fn no_two_types_share_the_name_of_a_schema() {
    let crates = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let mut places: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for name in ["chess", "laws", "pairing", "record", "hall"] {
        for file in rust_files(&Path::new(crates).join(name).join("src")) {
            let text = std::fs::read_to_string(&file).expect("it can be read");
            for name in schema_names(&text) {
                places.entry(name).or_default().push(file.clone());
            }
        }
    }
    assert!(places.len() > 100, "the derives are not found any more");
    places.retain(|_, files| files.len() > 1);
    assert!(places.is_empty(), "give one of each another name with `schema(as = …)`: {places:#?}");
}

/// Returns the names under which the types of a file are described.
fn schema_names(text: &str) -> Vec<String> {
    let derives = text.match_indices("ToSchema)").map(|(at, _)| &text[at..]);
    let names = derives.filter_map(|rest| {
        let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
        let word = |from: &str| from.split(|letter| !is_word(letter)).next().map(str::to_owned);
        let (attributes, declared) = rest
            .split_once("struct ")
            .into_iter()
            .chain(rest.split_once("enum "))
            .min_by_key(|(before, _)| before.len())?;
        match attributes.split_once("schema(as = ") {
            Some((_, name)) => word(name),
            None => word(declared),
        }
    });
    names.collect()
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("it can be read");
    let paths = entries.map(|entry| entry.expect("it can be read").path());
    paths
        .flat_map(|path| if path.is_dir() { rust_files(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|kind| kind == "rs"))
        .collect()
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

/// Returns the schema of the response of a route with a status.
fn answer_of<'a>(description: &'a Value, route: &str, method: &str, status: &str) -> &'a Value {
    let content = &description["paths"][route][method]["responses"][status]["content"];
    let schema = &content["application/json"]["schema"];
    assert!(!schema.is_null(), "{method} {route} does not describe {status}");
    schema
}

#[tokio::test]
async fn answers_have_the_shape_that_is_described() {
    let server = TestServer::open().await;
    let official = server.first_official("Ana").await;
    let own = Match::started(&official, "preset = \"fide-standard-90-30\"").await;
    let description = server.stranger().get("/openapi.json").await.json;
    let (game, of) = (own.game.as_str(), format!("/v1/competitions/{}", own.competition));
    let acts = "/v1/games/{id}/acts";
    for (person, action) in [
        (
            &own.white,
            json!({"hand": {"hand": "right", "act": {"touch": {"on": "g1", "intent": "to-play"}}}}),
        ),
        (&own.white, json!({"make": {"from": "e2", "to": "e4"}})),
        (&own.white, json!({"say": "offer-draw"})),
        (&own.white, json!({"press": {"hand": "left", "manner": "banging"}})),
        (&own.black, json!({"say": {"claim": "touch"}})),
        (&own.black, json!({"sheet": {"write": {"line": null, "text": "Nf3"}}})),
        (&own.black, json!({"stop-clocks": "other"})),
        (
            &official,
            json!({"arbiter": {"act": {"answer": {"question": null, "answer": "no-penalty"}}}}),
        ),
        (&official, json!({"arbiter": {"act": {"restart": null}}})),
        (&own.white, json!({"play": {"from": "g1", "to": "f3"}})),
        (&own.black, json!({"say": {"request": {"to-leave": "venue"}}})),
        (&own.black, json!({"presence": {"device": "rings"}})),
    ] {
        let described = &description["components"]["schemas"]["Action"];
        assert_eq!(fault(&action, described, &description), None, "{action}");
        let done = person.acts(game, &action).await;
        if done.status == 200 {
            let shape = answer_of(&description, acts, "post", "200");
            assert_eq!(fault(&done.json, shape, &description), None, "{action}");
        } else {
            let problem = &description["components"]["schemas"]["ProblemBody"];
            assert_eq!(fault(&done.json, problem, &description), None, "{action}: {}", done.text);
        }
    }
    for person in [&official, &own.white, &own.black, &server.stranger()] {
        for (route, path) in [
            ("/v1/me", "/v1/me".to_owned()),
            ("/v1/competitions", "/v1/competitions".to_owned()),
            ("/v1/games/{id}", format!("/v1/games/{game}")),
            ("/v1/games/{id}/log", format!("/v1/games/{game}/log")),
            ("/v1/competitions/{id}", of.clone()),
            ("/v1/competitions/{id}/players", format!("{of}/players")),
            ("/v1/competitions/{id}/rounds", format!("{of}/rounds")),
            ("/v1/competitions/{id}/games", format!("{of}/games")),
            ("/v1/competitions/{id}/standings", format!("{of}/standings")),
            ("/v1/competitions/{id}/crosstable", format!("{of}/crosstable")),
            ("/v1/competitions/{id}/seats", format!("{of}/seats")),
        ] {
            let answer = person.get(&path).await;
            if answer.status == 200 {
                let shape = answer_of(&description, route, "get", "200");
                assert_eq!(fault(&answer.json, shape, &description), None, "{path}");
            }
        }
    }
    let wrong = json!({"play": {"from": "e2", "to": 4}});
    let described = &description["components"]["schemas"]["Action"];
    assert!(fault(&wrong, described, &description).is_some(), "the shape is looked at");
}
