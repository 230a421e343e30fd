use crate::{adoube, answer};

#[test]
fn a_number_is_a_position() {
    let run = adoube(&["chess960", "518", "--json"]);
    let json = run.json();
    assert_eq!(run.exit, 0);
    assert_eq!(json["valid"], true);
    assert_eq!(json["number"], 518);
    assert_eq!(json["back_rank"], "RNBQKBNR");
    assert_eq!(json["fen"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

#[test]
fn a_position_is_a_number() {
    let bbqnnrkr = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1";
    assert_eq!(adoube(&["chess960", "--json", bbqnnrkr]).json()["number"], 0);
    assert_eq!(adoube(&["chess960", "--json", "startpos"]).json()["number"], 518);
    let mut words = vec!["chess960", "--lang", "sl"];
    words.extend(bbqnnrkr.split(' '));
    assert!(answer(&words).contains("Začetna pozicija številka 0 v šahu960."));
}

#[test]
fn without_a_number_one_is_drawn() {
    let json = adoube(&["chess960", "--json"]).json();
    let number = json["number"].as_u64().unwrap();
    assert!(number < 960);
    let again = adoube(&["chess960", "--json", json["fen"].as_str().unwrap()]).json();
    assert_eq!(again["number"], number);
}

#[test]
fn every_broken_condition_is_named() {
    let fen = "rbkrbnqn/pppppppp/8/8/8/8/PPPPPPPP/RRKBNBQN w KQkq - 0 1";
    let run = adoube(&["chess960", fen, "--json"]);
    assert_eq!(run.exit, 1);
    let json = run.json();
    assert_eq!(json["valid"], false);
    assert!(json["number"].is_null());
    let faults: Vec<_> =
        json["faults"].as_array().unwrap().iter().map(|fault| &fault["fault"]).collect();
    assert!(faults.contains(&&"king-not-between-rooks".into()), "{faults:?}");
    assert!(faults.contains(&&"bishops-on-one-colour".into()), "{faults:?}");
    assert!(faults.contains(&&"not-opposite".into()), "{faults:?}");

    let run = adoube(&["chess960", fen, "--lang", "sr-Latn"]);
    assert_eq!(run.exit, 1);
    assert!(run.stdout.contains("Beli kralj ne stoji između topova."), "{}", run.stdout);
}

#[test]
fn a_number_out_of_range_is_refused() {
    for text in ["960", "-1", "x", "99999999999"] {
        let run = adoube(&["chess960", "--", text]);
        assert_eq!(run.exit, 2, "{text}");
        assert!(run.stderr.contains("from 0 to 959"), "{}", run.stderr);
    }
}

#[test]
fn a_bare_back_rank_is_numbered() {
    for (rank, number) in [("RNBQKBNR", 518), ("rnbqkbnr", 518), ("BBQNNRKR", 0)] {
        assert_eq!(adoube(&["chess960", rank, "--json"]).json()["number"], number, "{rank}");
    }
    let run = adoube(&["chess960", "RRKBNBQN", "--json"]);
    assert_eq!(run.exit, 1);
    let faults = run.json()["faults"].to_string();
    assert!(faults.contains("king-not-between-rooks"), "{faults}");
    assert!(!faults.contains("castling-rights"), "{faults}");
}
