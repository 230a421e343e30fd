use crate::{adoube, answer};

#[test]
fn the_count_comes_first() {
    let text = answer(&["perft", "startpos", "4"]);
    assert!(text.starts_with("197,281 lines of legal moves, 4 half-moves long.\n"), "{text}");
}

#[test]
fn json_has_the_nodes() {
    let run = adoube(&["perft", "startpos", "3", "--json"]);
    let json = run.json();
    assert_eq!(run.exit, 0);
    assert_eq!(json["nodes"], 8902);
    assert_eq!(json["depth"], 3);
    assert_eq!(json["fen"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert!(json["elapsed_ms"].is_u64());
    assert!(json["divide"].is_null());
}

#[test]
fn divide_adds_up() {
    let json = adoube(&["perft", "startpos", "3", "--divide", "--json"]).json();
    let branches = json["divide"].as_array().unwrap();
    assert_eq!(branches.len(), 20);
    assert_eq!(branches[0]["move"], "a2a3");
    let sum: u64 = branches.iter().map(|branch| branch["nodes"].as_u64().unwrap()).sum();
    assert_eq!(sum, 8902);
}

#[test]
fn quotes_may_be_forgotten() {
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -";
    let mut words = vec!["perft", "--json"];
    words.extend(kiwipete.split(' '));
    words.extend(["0", "1", "2"]);
    assert_eq!(adoube(&words).json()["nodes"], 2039);
    assert_eq!(adoube(&["perft", "--json", kiwipete, "2"]).json()["nodes"], 2039);
}

#[test]
fn chess960_needs_no_flag() {
    let fen = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";
    assert_eq!(adoube(&["perft", fen, "3", "--json"]).json()["nodes"], 12189);
}

#[test]
fn a_depth_of_nothing_is_one_line() {
    assert_eq!(adoube(&["perft", "startpos", "0", "--json"]).json()["nodes"], 1);
    let divided = adoube(&["perft", "startpos", "0", "--divide", "--json"]).json();
    assert_eq!(divided["nodes"], 1);
}

#[test]
fn without_a_depth_there_is_no_answer() {
    for words in [&["startpos"][..], &["8/8/8/8/8/8/8/K1k5", "w", "-", "-", "0", "1"]] {
        let run = adoube(&[&["perft"], words].concat());
        assert_eq!(run.exit, 2);
        assert!(run.stderr.starts_with("The depth is missing"), "{}", run.stderr);
    }
    let run = adoube(&["perft", "startpos", "deep"]);
    assert_eq!(run.exit, 2);
    assert!(run.stderr.starts_with("“deep” is not a depth"), "{}", run.stderr);
}

#[test]
fn a_depth_that_nobody_can_count_is_refused() {
    for depth in ["256", "100000", "99999999999", "340282366920938463463374607431768211456"] {
        let run = adoube(&["perft", "startpos", depth]);
        assert_eq!((run.exit, run.stdout.as_str()), (2, ""), "{depth}");
        let message = format!("A depth of {depth} is too large: 255 half-moves at most");
        assert!(run.stderr.starts_with(&message), "{}", run.stderr);
    }
    let json = adoube(&["perft", "startpos", "256", "--json"]).json();
    assert_eq!(json["error"]["code"], "depth");
    // Mate at once: any allowed depth is counted quickly.
    let mate = "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4";
    assert_eq!(adoube(&["perft", mate, "255", "--json"]).json()["nodes"], 0);
    let forced = "2b5/kpPp4/1p1P4/1P6/6p1/4p1P1/4PpPK/5B2 w - - 0 1";
    assert_eq!(adoube(&["perft", forced, "32", "--json"]).json()["nodes"], 1);
}

#[test]
fn a_composition_is_counted_if_it_is_said_to_be_one() {
    let triple_check = "2b5/1nbn4/n3n3/1kn5/n3n3/1n1n4/5RQ1/2KQ1R2 w K - 0 1";
    assert_eq!(adoube(&["perft", triple_check, "3"]).exit, 2);
    let counted = adoube(&["perft", triple_check, "3", "--composed", "--json"]);
    assert_eq!((counted.exit, &counted.json()["nodes"]), (0, &3382.into()));
    assert_eq!(adoube(&["moves", triple_check, "--composed", "--json"]).json()["count"], 2);
}

#[test]
fn no_time_has_no_speed() {
    assert_eq!(answer(&["perft", "startpos", "0"]), "1 line of legal moves, 0 half-moves long.\n");
}
