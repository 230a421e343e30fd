//! English examples and names for slots.

/// Returns an example for a slot.
pub(super) fn example(name: &str) -> &'static str {
    match name {
        "side" => "Black",
        "whose" => "Black's",
        "square" => "f3",
        "standing" => "the knight on g1",
        "piece" => "a queen",
        "move" | "moves" => "Nf3",
        "time" | "amount" => "2 minutes",
        "gain" => "+2:00",
        "correction" => "5:00",
        "control" => "90 min + 30 s",
        "number" => "1",
        "text" => "“…”",
        "result" => "1-0",
        "provision" | "provisions" => "12.9",
        "after" => "12w",
        "penalties" => "a warning",
        "matter" => "an illegal move",
        "reason" => "of a claim",
        "area" => "the playing area",
        "device" => "rings",
        "ground" => "threefold repetition",
        "duty" => "moving",
        "mark" => "draw",
        "told" => "the move number",
        _ => "…",
    }
}

/// Returns the English name of a variant as written in a sentence; some need a phrase of their own.
pub(in crate::case) fn english_name(slot: &str, variant: &str) -> Option<String> {
    let phrase = match (slot, variant) {
        ("reason", "help") => "to ask for help",
        ("reason", "no-piece") => "there is no piece",
        ("reason", "displacement") => "pieces are displaced",
        ("reason", "irregularity") => "of an irregularity",
        ("reason", "claim") => "of a claim",
        ("reason", "faulty-clock") => "the clock is faulty",
        ("reason", "other") => "of something else",
        ("manner", "banging") => "hard",
        ("manner", "rough") => "roughly",
        ("manner", "hovering") => "hovering over it",
        ("area", "playing-area") => "the playing area",
        ("area", "venue") => "the venue",
        _ => return None,
    };
    Some(phrase.to_owned())
}
