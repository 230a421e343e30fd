//! Every leniency is reported.

use crate::log;

/// The moves, scores, faults and leniencies, without places and words.
fn rendered(text: &str) -> String {
    let wanted = ["ply", "offer", "note", "fault", "end", "nag"];
    let lines = log::from_text(text.as_bytes());
    let words = lines.iter().filter_map(|line| {
        let (_, what) = line.split_once(' ')?;
        let mut words = what.split(' ');
        let kind = words.next().filter(|kind| wanted.contains(kind))?;
        let first = words.next().unwrap_or_default();
        Some(if kind == "ply" { first.to_owned() } else { format!("{kind}:{first}") })
    });
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn what_is_as_it_should_be_is_not_forgiven() {
    for text in [
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O *",
        "1.e4 e5 2.Nf3! Nc6?! 3.Bb5$1 a6(3... Nf6)4.Bxc6{taken}4...dxc6 5.O-O 1-0",
        "1. e4 d5 2. exd5 c5 3. dxc6 Qd7 4. cxb7 Qe6+ 5. Be2 Qf6 6. bxa8=Q *",
        "1. f3 e5 2. g4 Qh4# 0-1",
    ] {
        let rendered = rendered(text);
        assert!(!rendered.contains("note") && !rendered.contains("fault"), "{text}: {rendered}");
    }
}

#[test]
fn each_leniency_is_reported_before_its_move() {
    for (text, expected) in [
        ("1. e2e4 e7-e5 *", "note:long-form e4 note:long-form note:hyphen e5 end:*"),
        (
            "1. e4 d5 2. ed5 Qd5 *",
            "e4 d5 note:capture-sign-missing exd5 note:capture-sign-missing Qxd5 end:*",
        ),
        ("1. e4 e5 2. Sf3 Sc6 *", "e4 e5 note:piece-letters Nf3 note:piece-letters Nc6 end:*"),
        ("1. f3 e5 2. g4 Qh4++ *", "f3 e5 g4 Qh4# end:*"),
        ("1. f3 e5 2. g4 Qh4 *", "f3 e5 g4 note:check-sign-missing Qh4# end:*"),
        (
            "1. e4 e5 2. Bc4 Bc5 3. Nf3 Nf6 4. 0-0 *",
            "e4 e5 Bc4 Bc5 Nf3 Nf6 note:castling-zeros O-O end:*",
        ),
        ("1. e4 c5 2. e5 d5 3. exd6 e.p. *", "e4 c5 e5 d5 exd6 note:en-passant-sign end:*"),
        ("1. e4 c5 2. e5 d5 3. exd6e.p. *", "e4 c5 e5 d5 note:en-passant-sign exd6 end:*"),
        ("1. e4 ! e5 + 2. Nf3 *", "e4 e5 note:check-sign-other Nf3 end:*"),
        ("1. e4 e5 3. Nf3 Nc6 4. Bb5 *", "e4 e5 note:number-wrong Nf3 Nc6 Bb5 end:*"),
        ("1. e4 (=) e5 ½:½", "e4 offer:(=) e5 note:score-other end:1/2-1/2"),
        ("1. e4 e5 0,5-0,5", "e4 e5 note:score-other end:1/2-1/2"),
        ("1. e4 e5 0.5-0.5", "e4 e5 note:score-other end:1/2-1/2"),
        ("1. e4 e5 1-0 0-1", "e4 e5 note:stray-sign end:1-0"),
        ("1. e4 $300 e5 ] *", "e4 nag:300 e5 note:stray-sign end:*"),
        ("1. e4 ) e5 *", "e4 note:stray-sign e5 end:*"),
        ("1. e4 Ke7 2. Ke3 Ke8 1-0", "e4 fault:NoSuchMove end:1-0"),
        ("1. e4 -- 2. d4 remis", "e4 fault:Unreadable note:score-other end:1/2-1/2"),
    ] {
        assert_eq!(rendered(text), expected, "{text}");
    }
}

#[test]
fn a_position_that_no_game_can_have_led_to_is_forgiven_and_one_that_is_wrong_is_not() {
    let game = |fen: &str| rendered(&format!("[FEN \"{fen}\"]\n\n1. Kd1 *"));
    assert_eq!(game("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1"), "Kd1 end:*");
    assert_eq!(game("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), "Kd1 end:*");
    assert_eq!(game("4k3/8/8/8/8/8/8/8 w - - 0 1"), "fault:FEN end:*");
}

#[test]
fn variants_are_chess_or_not() {
    for (name, read) in [
        ("Standard", true),
        ("From Position", true),
        ("chess 960", true),
        ("Fischerandom", true),
        ("Atomic", false),
        ("Crazyhouse", false),
    ] {
        let rendered = rendered(&format!("[Variant \"{name}\"]\n\n1. e4 *"));
        assert_eq!(rendered == "e4 end:*", read, "{name}: {rendered}");
    }
}
