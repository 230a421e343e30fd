//! How long the streams are is signed off.

use adoube_hall::{
    ledger::{DamageKind, Group},
    verify,
};

use crate::{
    place::{Place, chain},
    suite::on_both,
};

on_both! { what_was_committed_is_signed_off, a_lost_end_is_found, tips_only_grow }

async fn what_was_committed_is_signed_off(place: Place) {
    let ledger = place.open().await;
    let group = Group::new(ledger.clone());
    for entry in chain("game/a", 3) {
        group.append(entry).await.expect("it is stored");
    }
    group.close().await;
    let tips = ledger.tips().await.expect("they can be read");
    assert_eq!(tips, [(chain("game/a", 1)[0].stream.clone(), chain("game/a", 3)[2].tip())]);
    assert_eq!(ledger.missing_tips().await, Ok(vec![]));
}

async fn a_lost_end_is_found(place: Place) {
    let ledger = place.open().await;
    let group = Group::new(ledger.clone());
    for entry in ["game/a", "game/b", "game/c"].iter().flat_map(|name| chain(name, 3)) {
        group.append(entry).await.expect("it is stored");
    }
    group.close().await;
    place.meddle("DELETE FROM entries WHERE stream = 'game/a' AND seq = 3").await;
    place.meddle("UPDATE entries SET hash = (SELECT hash FROM entries WHERE stream = 'game/a' AND seq = 1) WHERE stream = 'game/b' AND seq = 3").await;
    place.meddle("DELETE FROM entries WHERE stream = 'game/c'").await;
    let found = ledger.missing_tips().await.expect("they can be read");
    let found: Vec<_> = found.iter().map(|it| (it.stream.name(), it.seq, it.kind)).collect();
    assert_eq!(
        found,
        [
            ("game/a", 3, DamageKind::CutOff),
            ("game/b", 3, DamageKind::Altered),
            ("game/c", 3, DamageKind::CutOff)
        ]
    );
    let report = verify::ledger(&*ledger).await.expect("it can be verified");
    let codes: Vec<_> =
        report.errors.iter().map(|it| (it.stream.as_str(), it.what.code())).collect();
    assert!(codes.contains(&("game/c", "cut-off")), "{codes:?}");
    assert_eq!(report.signed, 3);
    assert!(!report.is_whole());
}

async fn tips_only_grow(place: Place) {
    let [one, other] = place.nodes().await;
    let entries = chain("game/a", 3);
    one.append(&entries).await.expect("they are stored");
    let tip = |seq: usize| (entries[0].stream.clone(), entries[seq - 1].tip());
    other.append_and_sign(&[], &[tip(3)]).await.expect("it is stored");
    one.append_and_sign(&[], &[tip(2)]).await.expect("it is stored");
    assert_eq!(one.tips().await, Ok(vec![tip(3)]));
    assert_eq!(other.missing_tips().await, Ok(vec![]));
}
