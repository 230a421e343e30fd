use adoube_chess::notation::Language;

use super::{
    Case, Problem, gaps,
    pattern::{compile, slots_of},
    vocabulary,
};

#[test]
fn every_gap_is_one_that_can_be_read_and_none_is_idle() {
    let known: Vec<&str> = gaps(Language::En).into_iter().map(|(name, ..)| name).collect();
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

/// Returns the faults of a case: code, column, and the whole message.
fn faults(lines: &str) -> Vec<(&'static str, usize, String)> {
    let text = format!("# A case\n{lines}\n0:10 White resigns\n  ruled Resignation\n");
    let faults = Case::read(&text).err().unwrap_or_default();
    faults.iter().map(|fault| (fault.problem.code(), fault.column, fault.to_string())).collect()
}

fn check(lines: &str, code: &str, column: usize, tells: &str) {
    match &faults(lines)[..] {
        [(found, at, message)] => {
            assert_eq!((*found, *at), (code, column), "{lines}: {message}");
            assert!(message.contains(tells), "{lines}: {message}");
        }
        found => panic!("{lines}: {found:?}"),
    }
}

#[test]
fn a_game_begins_in_a_position_that_can_be_played_on_from() {
    check("start 4k3/8/8/8/8/8/8/8 w - - 0 1\nmoves 1. Ke2", "position", 7, "White has no king");
    check("start 8/8/8/8/8/8/8/8", "position", 7, "White has no king; Black has no king");
    let in_check = "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1";
    check(&format!("start {in_check}"), "position", 7, "not to move is in check");
    assert_eq!(faults(&format!("set up {in_check}")), []);
}

#[test]
fn a_bad_time_is_reported_as_one() {
    check("0:00:75 White plays e4", "bad-time", 1, "expected: a time such as 2:00");
    check("0:60:00 White plays e4", "bad-time", 1, "above 59");
    check("+5x White plays e4", "bad-time", 1, "+0.5s");
    check("clocks White 6:75, Black 4:26", "bad-time", 14, "6:75");
    check("White plays e4\n  clock White 1:30:60", "bad-time", 15, "a time");
    assert_eq!(faults("+0.5s White plays e4\n+1.25s Black plays e5"), []);
    // A valid time in the wrong place is not called a bad one.
    check("White plays e4\n  0:10 clock White 1:00", "not-understood", 3, "expected");
}

#[test]
fn a_provision_must_be_there_and_in_the_editions_that_are_run() {
    let expecting = |line: &str| format!("laws 2005, 2009, 2017\nWhite plays e4\n  {line}");
    check(&expecting("ruled Resignatoin"), "not-understood", 9, "perhaps: Resignation");
    check(&expecting("under Stalemat"), "not-understood", 9, "perhaps: Stalemate");
    check(&expecting("ruled 99.9"), "unknown-article", 9, "no edition has an article");
    let message = "the Laws of 2005, 2009 have no FivefoldRepetition";
    check(&expecting("ruled FivefoldRepetition"), "not-in-editions", 9, message);
    let message = "the Laws of 2005 have no FivefoldRepetition";
    check(&expecting("2005 under FivefoldRepetition"), "not-in-editions", 14, message);
    assert_eq!(faults(&expecting("2017 ruled FivefoldRepetition")), []);
    assert_eq!(faults(&expecting("since 2014 ruled FivefoldRepetition")), []);
    let problem = Problem::NotInEditions { editions: "2005".into(), what: "X".into() };
    assert_eq!(problem.to_string(), "the Laws of 2005 have no X");
}

#[test]
fn a_person_without_pieces_is_refused_whatever_the_move() {
    let text = "# Helpful people\nmoves 1. e4\n0:10 Spectator plays e4\n  refused NotForYou\n\
                0:20 Arbiter makes e4\n  refused NotForYou\n0:30 Spectator plays O-O\n  \
                refused NotForYou\n0:40 Spectator plays Nd5\n  refused NotForYou\n";
    let case = Case::read(text).expect("it can be read");
    for edition in case.editions() {
        let run = case.run(*edition).expect("it can be run");
        assert_eq!(run.differences, [], "{edition}");
    }
}
