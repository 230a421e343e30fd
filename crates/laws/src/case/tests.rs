use super::{
    gaps,
    pattern::{Piece, compile},
    vocabulary,
};

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
fn every_gap_is_one_that_can_be_read_and_none_is_idle() {
    let known: Vec<&str> = gaps().into_iter().map(|(name, ..)| name).collect();
    let mut used = Vec::new();
    for sentence in vocabulary().into_iter().flat_map(|chapter| chapter.sentences) {
        for slot in slots_of(&compile(sentence)) {
            assert!(known.contains(&slot), "{sentence}: {slot}");
            used.push(slot);
        }
    }
    for slot in known {
        assert!(used.contains(&slot), "no sentence has {slot}");
    }
}
