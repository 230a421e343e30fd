use serde_json::{Value, json};

use super::*;
use crate::ledger::{Keys, StreamHead};

fn entry(body: &Value, keys: Keys) -> Entry {
    let stream = crate::ledger::Stream::named("hall");
    Entry { keys, ..StreamHead::default().next(&stream, 1, body.to_string()) }
}

fn stored(id: &str, key: [u8; 32], value: &Value) -> String {
    format!("{id}.{}", cipher::encrypt(&key, value.to_string().as_bytes(), id.as_bytes()).unwrap())
}

#[test]
fn personal_data_is_filled_in_while_there_is_a_key() {
    let key = [7; 32];
    let name = stored("aaaaaaaa", key, &json!("Ana"));
    let rest = stored("aaaaaaaa", key, &json!({"name": "Novak, Ana", "birth-year": 2001}));
    let body = json!({
        "by": {"official": {"personal": name, "else": "#aaaaaaaa"}},
        "facts": [{"player": {"no": 7, "name": "", "personal": rest}}],
    });
    let keys: Keys = [("aaaaaaaa".to_owned(), key)].into_iter().collect();
    let filled = json!({
        "by": {"official": "Ana"},
        "facts": [{"player": {"no": 7, "name": "Novak, Ana", "birth-year": 2001}}],
    });
    assert_eq!(reveal(&entry(&body, keys)), Ok(Some(filled)));
    let gone =
        json!({"by": {"official": "#aaaaaaaa"}, "facts": [{"player": {"no": 7, "name": ""}}]});
    assert_eq!(reveal(&entry(&body, Keys::default())), Ok(Some(gone)));
    let other: Keys = [("aaaaaaaa".to_owned(), [8; 32])].into_iter().collect();
    assert!(reveal(&entry(&body, other)).is_err(), "it was altered");
}

#[test]
fn plain_entries_of_older_versions_are_left_alone() {
    let body = json!({"by": "hall", "facts": [{"text": "\"personal\":\"aaaaaaaa.00\""}]});
    assert_eq!(reveal(&entry(&body, Keys::default())), Ok(None));
}

#[test]
fn an_author_is_an_official_or_the_holder_of_a_seat() {
    assert_eq!(subject::author("Ana Novak"), Some("official/ana novak".to_owned()));
    assert_eq!(subject::author("Ana #k3f9x2ab"), Some("seat/k3f9x2ab".to_owned()));
    assert_eq!(subject::author("#k3f9x2ab"), None);
    assert_eq!(subject::author("Ana #1"), Some("official/ana #1".to_owned()));
}
