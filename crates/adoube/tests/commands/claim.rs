//! `adoube claim`.

use super::{adoube, adoube_in};

const KARPOV_MILES: &str = r#"[Event "Tilburg"]
[Date "1986.10.13"]
[White "Karpov, Anatoly"]
[Black "Miles, Anthony"]

1. d4 Nf6 2. c4 c5 3. d5 b5 4. cxb5 a6 5. e3 Bb7 6. Nc3 Qa5 7. Bd2 axb5 8. Bxb5 Qb6 9. Qb3 e6 10. e4 Nxe4 11. Nxe4 Bxd5
12. Qd3 Qb7 13. f3 c4 14. Bxc4 Bxc4 15. Qxc4 d5 16. Qc2 dxe4 17. Qxe4 Qxe4+ 18. fxe4 Nd7 19. Ne2 Nc5 20. Nc3 Nd3+
21. Ke2 Nxb2 22. Nb5 Ra4 23. Nc3 Ra8 24. Nb5 Ra4 25. Nc3 Ra8 26. Nb5 1/2-1/2
"#;

const KNIGHTS: &str = r#"[Date "2018.03.05"]
[TimeControl "180+2"]

1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 {[%clk 0:02:50]} Nf6 {[%clk 0:02:51]} 4. Ng1 Ng8 1/2-1/2
"#;

/// A claim in a game from the standard input.
fn claim(game: &str, options: &[&str]) -> super::Run {
    let arguments: Vec<&str> = ["claim", "-"].iter().chain(options).copied().collect();
    adoube_in(&[], &arguments, game)
}

/// The text without line breaks and the spaces that indent it beside the board.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_correct_claim_names_its_positions() {
    let run = claim(KNIGHTS, &[]);
    assert_eq!((run.exit, run.stderr.as_str()), (0, ""));
    let text = flat(&run.stdout);
    for said in [
        "Draw. White's claim is correct.",
        "Articles 9.5.2 and 9.2.1.2",
        "Laws of 2018, in force on 2018.03.05.",
        "2018.03.05 8 r n b q k b n r",
    ] {
        assert!(text.contains(said), "{said}: {}", run.stdout);
    }
    let json = claim(KNIGHTS, &["--json"]).json();
    assert_eq!((&json["correct"], &json["draw"]), (&true.into(), &true.into()));
    let when = "The position appeared 3 times: at the start of the game and after 2…Ng8 and 4…Ng8.";
    assert_eq!(json["grounds"], serde_json::json!([when]));
    assert_eq!(json["claims"].as_array().map(Vec::len), Some(1));
    let stood = json["claims"][0]["occurrences"].as_array().unwrap().iter();
    let stood: Vec<_> = stood.map(|at| (at["ply"].as_u64(), at["moment"].as_str())).collect();
    assert_eq!(stood, [(Some(0), None), (Some(4), Some("2b")), (Some(8), Some("4b"))]);
}

#[test]
fn a_move_earlier_it_takes_the_intended_move() {
    assert_eq!(claim(KNIGHTS, &["--at", "4w"]).exit, 1);
    let wrong = claim(KNIGHTS, &["--at", "3b", "--edition", "2018", "--json"]).json();
    assert_eq!(wrong["articles"], serde_json::json!(["9.5.3", "9.2.1.2", "9.3.2"]));
    assert_eq!(wrong["claims"][0]["articles"], serde_json::json!(["9.2.1.2"]));
    for intended in ["Ng8", "Сг8", "Sf6-g8", "f6g8"] {
        let run = claim(KNIGHTS, &["--at", "4w", "--intends", intended, "--lang", "sl"]);
        assert_eq!(run.exit, 0, "{intended}: {}", run.stderr);
        let text = flat(&run.stdout);
        assert!(text.contains("Remi. Reklamacija črnega je pravilna."), "{}", run.stdout);
        assert!(text.contains("temelji na nameravani potezi 4…Sg8."), "{}", run.stdout);
    }
}

#[test]
fn a_wrong_claim_says_why_and_what_follows() {
    let run = claim(KARPOV_MILES, &["--edition", "2009", "--lang", "sr-Cyrl"]);
    assert_eq!((run.exit, run.stderr.as_str()), (1, ""));
    let text = flat(&run.stdout);
    for said in
        ["Karpov, Anatoly – Miles, Anthony, Tilburg, 1986.10.13", "Није реми.", "Бели добија"]
    {
        assert!(text.contains(said), "{said}: {}", run.stdout);
    }
    let json = claim(KARPOV_MILES, &["--at", "25b", "--intends", "Nb5", "--json"]).json();
    assert_eq!(json["edition"], "2005");
    assert_eq!(json["claims"][0]["lookalikes"][0]["differs"], "castling");
    assert_eq!(json["cost"]["opponent_gains_ms"], 180_000);
    assert!(json["cost"]["claimant_loses_ms"].is_null());
    let orders = json["orders"].as_array().unwrap();
    assert!(orders.iter().any(|order| order == "White must play Nb5."), "{orders:?}");
}

#[test]
fn the_time_is_that_of_the_edition_and_the_time_control() {
    let cost = |options: &[&str]| {
        let options: Vec<&str> = options.iter().chain(&["--at", "3b", "--json"]).copied().collect();
        let json = claim(KNIGHTS, &options).json();
        (json["cost"]["opponent_gains_ms"].as_u64(), json["cost"]["claimant_loses_ms"].as_u64())
    };
    assert_eq!(cost(&[]), (Some(60_000), Some(0)));
    assert_eq!(cost(&["--clock", "40/5400+30:1800+30"]), (Some(120_000), Some(0)));
    assert_eq!(cost(&["--edition", "2009", "--clock", "5400+30"]), (Some(180_000), Some(0)));
    // Half of the 2:50 that the comment gives White.
    assert_eq!(cost(&["--edition", "2005", "--clock", "5400+30"]), (Some(180_000), Some(85_000)));
}

#[test]
fn a_player_without_the_move_cannot_claim() {
    let run = claim(KNIGHTS, &["--by", "black", "--lang", "hr"]);
    assert_eq!(run.exit, 1);
    assert!(flat(&run.stdout).contains("Na potezu je bijeli i samo on"), "{}", run.stdout);
}

#[test]
fn an_illegal_intended_move_binds_its_piece() {
    let json = claim(KNIGHTS, &["--intends", "Ke5", "--json"]).json();
    assert_eq!((&json["correct"], &json["intends"]), (&false.into(), &serde_json::Value::Null));
    let run = claim("1. e4 e5 2. Ke2 Ke7 *", &["--intends", "Ke5"]);
    assert_eq!(run.exit, 1);
    assert!(flat(&run.stdout).contains("White must play"), "{}", run.stdout);
}

#[test]
fn a_game_that_is_over_is_over() {
    let five = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. e4 *";
    let run = claim(five, &["--edition", "2017"]);
    assert_eq!(run.exit, 0);
    assert!(flat(&run.stdout).contains("The game had ended after 8…Ng8,"), "{}", run.stdout);
    assert_eq!(claim(five, &["--edition", "2009"]).exit, 1);
    let mate = "1. f3 e5 2. g4 Qh4# 0-1";
    let run = claim(mate, &["--json"]);
    assert_eq!(run.exit, 1);
    assert_eq!(run.json()["over"]["result"], "0-1");
}

#[test]
fn the_ground_can_be_named() {
    let json = claim(KNIGHTS, &["--ground", "fifty", "--json"]);
    assert_eq!(json.exit, 1);
    assert_eq!(json.json()["claims"][0]["ground"], "fifty");
    let ending = "[SetUp \"1\"]\n[FEN \"8/8/8/4k3/8/8/1R6/4K3 w - - 99 90\"]\n\n90. Rb3 *";
    assert_eq!(claim(ending, &["--ground", "fifty"]).exit, 0);
    assert_eq!(claim(ending, &["--ground", "repetition"]).exit, 1);
}

#[test]
fn packed_files_and_games_by_number_are_read() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../record/tests/data/pgn/twic1427.pgn.zst");
    // The row of this game says that a position occurred three times.
    let run = adoube(&["claim", file, "--game", "5"]);
    assert_eq!((run.exit, run.stderr.as_str()), (0, ""), "{}", run.stdout);
    let none = adoube(&["claim", file, "--game", "4688", "--json"]);
    assert_eq!(none.exit, 2);
    assert_eq!(none.json()["error"]["code"], "no-such-game");
    assert!(none.json()["error"]["message"].as_str().unwrap().contains("4687"));
}

#[test]
fn what_cannot_be_judged_says_why() {
    let broken = "1. e4 e5 2. e5 *";
    for (game, options, code, said) in [
        (KNIGHTS, &["--at", "40b"][..], "moment", "The game has no move 40b."),
        (KNIGHTS, &["--at", "40"], "moment", "34w is after White's 34th move"),
        (KNIGHTS, &["--at", "4b", "--intends", "Nf9"], "move-unreadable", "Nf9"),
        (KNIGHTS, &["--intends", "Qh5"], "", ""),
        (KNIGHTS, &["--intends", "Rb4"], "move-impossible", "Rb4"),
        (broken, &[], "game-broken", "only up to 1b"),
        (broken, &["--at", "2w"], "moment", "The last move is 1b."),
        ("1. e5 *", &[], "game", "cannot be followed beyond 1:4: There is no such legal move"),
        ("[FEN \"junk\"]\n\n1. e4 *", &[], "game", "The tag FEN does not give a position"),
        ("1. e4 -- 2. d4 *", &[], "pass", "No move was made at 1b"),
        ("*", &["--at", "1w"], "moment", "no moves"),
        ("", &[], "no-such-game", "games found: 0"),
    ] {
        let run = claim(game, options);
        if code.is_empty() {
            assert_eq!(run.exit, 1, "{options:?}");
            continue;
        }
        assert_eq!(run.exit, 2, "{options:?} {}", run.stdout);
        assert!(run.stderr.contains(said), "{options:?}: {}", run.stderr);
        let json: Vec<&str> = options.iter().chain(&["--json"]).copied().collect();
        assert_eq!(claim(game, &json).json()["error"]["code"], code, "{options:?}");
    }
    assert_eq!(claim(broken, &["--at", "1b"]).exit, 1);
    let missing = adoube(&["claim", "/no/such/file.pgn", "--lang", "sl"]);
    assert_eq!(missing.exit, 2);
    assert!(missing.stderr.contains("/no/such/file.pgn"), "{}", missing.stderr);
}
