//! The stored form.

use adoube_laws::{
    Edition,
    regulations::{OpenPoints, Preset, Regulations},
};

use crate::bare;

#[test]
fn regulations_are_stored_and_read_again() {
    for preset in Preset::all() {
        let regulations = preset.regulations();
        let stored = serde_json::to_string(&regulations).unwrap();
        let read: Regulations = serde_json::from_str(&stored).unwrap();
        assert_eq!(read, regulations, "{}", preset.name());
    }
}

/// This form is frozen: keys may be added, but none may change.
#[test]
fn the_stored_form_is_this() {
    let stored = serde_json::to_value(bare(Edition::Y2009, "40/5400d5:900d5")).unwrap();
    let expected = serde_json::json!({
        "edition": "2009",
        "time": "40/5400d5:900d5",
        "clock": "counting",
        "neither-present": "white-loses-time",
        "agreed-draws": "free",
        "points": "1-½-0",
        "start": "standard",
        "board": "free",
        "devices": "as-edition",
        "open-points": {
            "sixty-minutes": "rapid",
            "king-forced-to-move": "keeps-right",
            "late-arrival": "strict",
            "delay-saved-time": "as-edition",
            "illegal-move-count": "together",
            "press-without-move": "illegal-move",
            "other-hand-presses": "improper-handling",
            "two-handed-end": "ends-the-game",
            "both-flags-known": "first-loses",
            "claimants-own-flag": "claim-fails",
            "reversed-colours-ended": "result-stands",
            "early-draw-offer": "waits",
            "automatic-draw-and-flag": "draw-prevails",
            "supervised-blitz-penalty": "two-minutes",
            "blitz-claim-penalty": "as-in-the-laws",
            "unwritten-claim": "not-yet-a-claim",
            "fivefold-with-variation": "goes-on",
            "illegal-castling-released": "king-moves",
            "rook-touched-second": "any-move",
            "unfinished-castling": "illegal-move",
            "compulsory-queen-mates": "ends-the-game",
            "dead-before-forced-move": "at-once",
        },
    });
    assert_eq!(stored, expected);
}

#[test]
fn the_keys_of_open_points_are_those_in_files() {
    let stored = serde_json::to_value(OpenPoints::default()).unwrap();
    let mut keys: Vec<_> = OpenPoints::KEYS.to_vec();
    keys.sort_unstable();
    assert_eq!(stored.as_object().unwrap().keys().collect::<Vec<_>>(), keys);
}
