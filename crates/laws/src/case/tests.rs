use super::{
    deeds, expected, frame,
    pattern::{Piece, compile},
    penalties, slots,
};

/// Everything that can be said.
fn sentences() -> Vec<&'static str> {
    let mut all: Vec<&str> = frame::ANNOUNCED.sentences().collect();
    all.extend(deeds::PERSON.sentences());
    all.extend(deeds::ARBITER.sentences());
    all.extend(penalties::PENALTIES.sentences());
    all.extend(expected::DECIDED.sentences());
    all.extend(expected::STATES.sentences());
    all.extend(expected::ORDERS.sentences());
    all
}

fn slots_of(pieces: &[Piece]) -> Vec<&'static str> {
    pieces
        .iter()
        .flat_map(|piece| match piece {
            Piece::Word(_) => Vec::new(),
            Piece::Slot(slot) => vec![*slot],
            Piece::Optional(inner) => slots_of(inner),
            Piece::OneOf(choices) => choices.iter().flat_map(|choice| slots_of(choice)).collect(),
        })
        .collect()
}

#[test]
fn every_gap_is_one_that_can_be_read() {
    for sentence in sentences() {
        for slot in slots_of(&compile(sentence)) {
            assert!(slots::exists(slot), "{sentence}: {slot}");
        }
    }
}
