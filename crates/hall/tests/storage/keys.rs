//! Keys of personal data: one for each subject, shared by all nodes, and destroyed for all of them.

use adoube_hall::ledger::{NewKey, PersonalKey, Stream, StreamHead};

use crate::{place::Place, suite::on_both};

on_both! { keys_are_made_once_and_destroyed, entries_come_with_their_keys }

fn new(subject: &str, id: &str, byte: u8) -> NewKey {
    let key = PersonalKey { id: id.to_owned(), key: [byte; 32] };
    NewKey { subject: subject.to_owned(), made: u64::from(byte), key }
}

async fn keys_are_made_once_and_destroyed(place: Place) {
    let [one, other] = place.nodes().await;
    let first = one.keys().keys_for(&[new("official/ana", "aaaaaaaa", 1)]).await.expect("storage");
    let wanted = [new("official/ana", "bbbbbbbb", 2), new("seat/x", "cccccccc", 3)];
    let second = other.keys().keys_for(&wanted).await.expect("storage");
    assert!(first["official/ana"] == second["official/ana"], "the first one stays");
    assert_eq!(second["seat/x"].id, "cccccccc");
    let subjects =
        async |prefix: &str, before| one.keys().subjects(prefix, before).await.expect("storage");
    assert_eq!(subjects("official/", 100).await, ["official/ana"]);
    assert!(subjects("official/", 1).await.is_empty(), "it was made at 1");
    one.keys().destroy(&["official/ana".to_owned(), "nobody".to_owned()]).await.expect("storage");
    one.keys().destroy(&[]).await.expect("storage");
    assert_eq!(subjects("", 100).await, ["seat/x"]);
    let fresh = other.keys().keys_for(&wanted[..1]).await.expect("storage");
    assert_eq!(fresh["official/ana"].id, "bbbbbbbb", "somebody else of the same name");
}

async fn entries_come_with_their_keys(place: Place) {
    let [one, other] = place.nodes().await;
    one.keys().keys_for(&[new("official/ana", "aaaaaaaa", 1)]).await.expect("storage");
    let stream = Stream::named("hall");
    let body = r##"{"by":{"official":{"personal":"aaaaaaaa.00","else":"#aaaaaaaa"}},"facts":[]}"##;
    let entry = StreamHead::default().next(&stream, 1, body.to_owned());
    one.append(&[entry]).await.expect("storage");
    let read = other.read(&stream, 0, 10).await.expect("storage");
    assert_eq!(read[0].keys.get("aaaaaaaa"), Some(&[1; 32]));
    one.keys().destroy(&["official/ana".to_owned()]).await.expect("storage");
    let read = other.read(&stream, 0, 10).await.expect("storage");
    assert_eq!(read[0].keys.get("aaaaaaaa"), None);
    assert!(StreamHead::default().precedes(&read[0]), "the chain is whole");
}
