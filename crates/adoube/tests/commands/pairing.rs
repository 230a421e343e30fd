//! `adoube pairing`.

use std::fs;

use super::{Folder, Run, adoube, adoube_in, answer};

/// A tournament of five players after its first round.
pub(crate) const OPEN: &str = "\
012 Open
142 3
152 W
001    1      Novak, Ana                        2100                             1.0    1     3 w 1
001    2      Kovac, Jan                        2000                             0.5    3     4 b =
001    3      Horvat, Iva                       1900                             0.0    5     1 b 0
001    4      Zupan, Eva                        1800                             0.5    4     2 w =
001    5      Kos, Maj                          1700                             1.0    2  0000 - U
";

/// A command that reads this file.
fn pairing(file: &str, command: &str, options: &[&str]) -> Run {
    let arguments: Vec<&str> = ["pairing", command, "-"].iter().chain(options).copied().collect();
    adoube_in(&[], &arguments, file)
}

#[test]
fn the_next_round_is_shown_with_reasons() {
    let run = pairing(OPEN, "next", &["--reasons", "--lang", "sl"]);
    assert_eq!((run.exit, run.stderr.as_str()), (0, ""));
    for said in [
        "Open, 2. kolo od 3",
        "Prosto kolo: 3 Horvat, Iva",
        "Prosto kolo dobi igralec s čim manj točkami (C.04.3 C5).",
    ] {
        assert!(run.stdout.contains(said), "{said}: {}", run.stdout);
    }
    let json = pairing(OPEN, "next", &["--json"]).json();
    let board = &json["pairs"][0];
    assert_eq!((&board["white"]["number"], &board["black"]["number"]), (&2.into(), &1.into()));
    assert_eq!(json["bye"]["player"]["number"], 3);
    assert_eq!(json["bye"]["reason"]["criterion"], "C5");
}

#[test]
fn the_round_is_written_to_another_file_and_agrees() {
    let folder = Folder::new("pairing-out");
    let (open, next) = (folder.path("open.trf"), folder.path("next.trf"));
    folder.file("open.trf", OPEN);
    answer(&["pairing", "next", &open, "--out", &next]);
    assert_eq!(fs::read_to_string(&open).expect("it is there"), OPEN);
    let shown = answer(&["pairing", "check", &next]);
    assert!(shown.contains("Round 2: as the rules have it."), "{shown}");
    let again = adoube(&["pairing", "next", &next]);
    assert_eq!(again.exit, 2);
    assert!(again.stderr.contains("Round 2: the game of 1 Novak, Ana has no result yet."));
}

#[test]
fn the_initial_colour_is_asked_for_where_nobody_has_drawn_it() {
    let empty: String =
        OPEN.lines().map(|line| line.get(..84).unwrap_or(line).to_owned() + "\n").collect();
    let empty = empty.replace("152 W\n", "");
    let empty = empty.replace(" 1.0", " 0.0").replace(" 0.5", " 0.0");
    let run = pairing(&empty, "next", &["--lang", "hr"]);
    assert_eq!(run.exit, 2);
    assert!(run.stderr.contains("--initial-colour"), "{}", run.stderr);
    let json = pairing(&empty, "next", &["--json", "--initial-colour", "black"]).json();
    assert_eq!(json["pairs"][0]["black"]["number"], 1);
}

#[test]
fn a_round_that_differs_is_shown() {
    let turned = OPEN.replace("   4 b =", "   4 w =").replace("   2 w =", "   2 b =");
    let run = pairing(&turned, "check", &["--lang", "sl"]);
    assert_eq!(run.exit, 1);
    for said in [
        "1. kolo: se razlikuje.",
        "  Po pravilih: 4 Zupan, Eva – 2 Kovac, Jan",
        "  V datoteki: 2 Kovac, Jan – 4 Zupan, Eva",
    ] {
        assert!(run.stdout.lines().any(|line| line == said), "{said}: {}", run.stdout);
    }
    let json = pairing(&turned, "check", &["--json", "--tie-breaks", "BH"]).json();
    assert_eq!((&json["agree"], &json["rounds"][0]["agrees"]), (&false.into(), &false.into()));
    assert_eq!(json["ranks"][0]["player"], 1);
}

/// A change that the file notes as the organiser's is no difference; a second game is, whatever is noted.
#[test]
fn a_change_that_is_noted_is_no_difference() {
    let changed = OPEN.replace("   4 b =", "   4 w =").replace("   2 w =", "   2 b =");
    let note = "### Round 1, changed by the organiser; by the rules: 4-2\n";
    let noted = changed.clone() + note;
    let run = pairing(&noted, "check", &["--lang", "sl"]);
    assert_eq!(run.exit, 0, "{}", run.stdout);
    let said = "1. kolo: spremenil organizator, kot je zapisano.\n  Po pravilih: 4 Zupan, Eva – 2";
    assert!(run.stdout.contains(said), "{}", run.stdout);
    let json = pairing(&noted, "check", &["--json"]).json();
    assert_eq!((&json["agree"], &json["rounds"][0]["noted"]), (&true.into(), &true.into()));
    let other = changed + "### Round 1, changed by the organiser; by the rules: 1-3\n";
    assert_eq!(pairing(&other, "check", &[]).exit, 1);
    // In round 2 Novak meets Horvat again.
    let again = OPEN
        .replace("   3 w 1", "   3 w 1     3 b =")
        .replace("   1 b 0", "   1 b 0     1 w =")
        .replace("   4 b =", "   4 b =     5 w =")
        .replace("0000 - U", "0000 - U     2 b =")
        .replace("   2 w =", "   2 w =  0000 - U")
        .replace(" 1.0    1", " 1.5    1")
        .replace(" 0.5    3", " 1.0    3")
        .replace(" 0.0    5", " 0.5    5")
        .replace(" 0.5    4", " 1.5    4")
        .replace(" 1.0    2", " 1.5    2");
    let missing = pairing(&again, "check", &["--json"]).json();
    let boards = missing["rounds"][1]["missing"].as_array().expect("boards").iter();
    let boards = boards.map(|board| match board["black"].as_u64() {
        Some(black) => format!("{}-{black}", board["white"]),
        None => format!("{}-bye", board["white"]),
    });
    let boards: Vec<String> = boards.collect();
    let note =
        format!("### Round 2, changed by the organiser; by the rules: {}\n", boards.join(", "));
    let run = pairing(&(again + &note), "check", &["--lang", "sl"]);
    assert_eq!(run.exit, 1, "{}", run.stdout);
    let said = "  To ni dovoljeno: 3 Horvat, Iva – 1 Novak, Ana. Igralca se srečata največ enkrat";
    assert!(run.stdout.contains(said), "{}", run.stdout);
}

#[test]
fn why_two_do_not_meet_is_explained_for_players() {
    let run = pairing(OPEN, "explain", &["1", "3", "--lang", "sl"]);
    assert_eq!(run.exit, 0);
    assert_eq!(
        run.stdout,
        "Zakaj se 1 Novak, Ana in 3 Horvat, Iva v 2. kolu ne srečata?\n\
         Med seboj sta igrala že v 1. kolu (C.04.3 C1).\n\
         Namesto tega igrata 1 Novak, Ana in 2 Kovac, Jan.\n\
         3 Horvat, Iva ima namesto tega prosto kolo.\n"
    );
    let run = pairing(OPEN, "explain", &["1", "5", "--lang", "sl"]);
    let said = "Če bi se srečala, bi bilo slabše izpolnjeno pravilo »Prosto kolo dobi igralec s čim manj točkami« (C.04.3 C5";
    assert!(run.stdout.contains(said), "{}", run.stdout);
    let meet = pairing(OPEN, "explain", &["1", "2", "--json"]);
    assert_eq!((meet.exit, &meet.json()["meet"]), (1, &true.into()));
    let unknown = pairing(OPEN, "explain", &["1", "9"]);
    assert_eq!(unknown.exit, 2);
    assert!(unknown.stderr.contains("There is no player 9 in this tournament."));
}

#[test]
fn standings_follow_the_tie_breaks() {
    let run = pairing(OPEN, "standings", &["--tie-breaks", "BH,SB", "--lang", "sl"]);
    assert_eq!(run.exit, 0);
    let rows: Vec<Vec<&str>> =
        run.stdout.lines().skip(3).map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(rows[0], ["1", "5", "Kos,", "Maj", "1", "0,5", "0,5"]);
    // Nothing separates them: they share a place.
    assert_eq!((rows[2][0], rows[3][0]), ("3", "3"));
    let json = pairing(OPEN, "standings", &["--json", "--tie-breaks", "BH"]).json();
    assert_eq!(json["standings"][0]["values"][0], 0.5);
    let wrong = pairing(OPEN, "standings", &["--tie-breaks", "XX"]);
    assert_eq!(wrong.exit, 2);
    assert!(wrong.stderr.contains("XX is not the code of a tie-break"), "{}", wrong.stderr);
}

#[test]
fn what_is_generated_agrees() {
    let file = answer(&["pairing", "generate", "--players", "12", "--rounds", "5", "--seed", "7"]);
    assert_eq!(
        file,
        answer(&["pairing", "generate", "--players", "12", "--rounds", "5", "--seed", "7"])
    );
    let run = pairing(&file, "check", &["--json"]);
    assert_eq!((run.exit, &run.json()["agree"]), (0, &true.into()));
    assert_eq!(adoube(&["pairing", "generate", "--players", "1"]).exit, 2);
}

/// Each fault with its line, in the language of the reader; nothing is written.
#[test]
fn a_wrong_file_is_reported_with_its_line() {
    let faults = [
        (
            ("   3 w 1", "   9 w 1"),
            "en",
            "<stdin>, line 4, column 92: Round 1: there is no player 9.",
        ),
        (
            ("   1 b 0", "   1 b 1"),
            "sl",
            "<stdin>, vrstica 4, stolpec 92: 1. kolo: rezultat se ne ujema",
        ),
        (
            ("   3 w 1", "   3 b 1"),
            "hr",
            "<stdin>, redak 4, stupac 92: 1. kolo: igrač 3 (6. redak) ima istu boju.",
        ),
        (
            ("001    2", "001    1"),
            "sr-Latn",
            "<stdin>, red 5, kolona 5: Igrač 1 ovde je drugi put; prvi put u 4. redu.",
        ),
        (
            (" 0.0    5", " 2.5    5"),
            "sr-Cyrl",
            "<stdin>, ред 6, колона 81: Записани поени: 2,5; резултати дају 0.",
        ),
        (("   4 b =", "   4 b ?"), "en", "<stdin>, line 5, column"),
        (("142 3", "142 x"), "en", "<stdin>, line 2, column 5:"),
    ];
    let folder = Folder::new("pairing-wrong");
    for ((right, wrong), language, said) in faults {
        let file = OPEN.replacen(right, wrong, 1);
        assert_ne!(file, OPEN);
        for command in ["next", "check", "standings"] {
            let run = pairing(&file, command, &["--lang", language]);
            assert_eq!(run.exit, 2, "{command} {wrong}: {}", run.stdout);
            assert!(run.stderr.contains(said), "{said}: {}", run.stderr);
        }
        let out = folder.path("never.trf");
        assert_eq!(pairing(&file, "next", &["--out", &out]).exit, 2);
        assert!(!fs::exists(&out).expect("the folder can be read"));
        let json = pairing(&file, "check", &["--json"]).json();
        assert!(json["error"]["message"].is_string(), "{json}");
    }
    assert_eq!(adoube(&["pairing", "check", "/no/such/file.trf"]).exit, 2);
}

#[test]
fn a_file_without_players_is_not_a_tournament() {
    for command in ["next", "check", "standings"] {
        let run = pairing("This is a letter to the arbiter.\n", command, &["--lang", "sl"]);
        let said = "V <stdin> ni igralcev. Pričakuje se turnirsko poročilo (TRF).\n";
        assert_eq!((run.exit, run.stderr.as_str()), (2, said), "{command}: {}", run.stdout);
    }
    let json = pairing("012 Open\n", "standings", &["--json"]).json();
    assert_eq!(json["error"]["code"], "no-players");
}
