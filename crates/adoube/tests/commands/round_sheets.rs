//! `adoube scoresheet` for a whole file or a round, and how it is printed.

use std::fs;

use super::{Folder, Run, adoube, adoube_in, answer, pairing::OPEN, scoresheet::GAME};

/// A round as in an organiser's spreadsheet.
const TABLE: &str = "\
Board;White;White rating;White FIDE ID;White team;Black;Black rating;Black federation
1;Novak, Ana;2100;14600001;ŠD Radenska;Kovač, Jan;2000;cro
2;Horvat, Iva;1900;;;Ђорђевић, Љубиша;;srb
3;Kos, Maj;;;;bye;;
";

/// The number of pages of a PDF file.
fn pages(path: &str) -> usize {
    let file = fs::read(path).expect("it was written");
    let text = String::from_utf8_lossy(&file).into_owned();
    let counts = text.match_indices("/Count ").filter_map(|(at, label)| {
        let digits = text[at + label.len()..].chars().take_while(char::is_ascii_digit);
        digits.collect::<String>().parse().ok()
    });
    counts.max().expect("a file counts its pages")
}

fn scoresheet(file: &str, options: &[&str]) -> Run {
    let arguments: Vec<&str> = ["scoresheet", "-"].iter().chain(options).copied().collect();
    adoube_in(&[], &arguments, file)
}

#[test]
fn all_games_of_a_file_are_printed_for_both_players() {
    let folder = Folder::new("sheets-all");
    let round = folder.file("round.pgn", &format!("{GAME}\n{GAME}\n{GAME}"));
    let pdf = folder.path("sheets.pdf");
    let said = answer(&["scoresheet", &round, "--all", "--for", "both", "--pdf", &pdf]);
    assert_eq!(said, format!("6 scoresheets written to {pdf}.\n"));
    assert_eq!(pages(&pdf), 6);
    let json = adoube(&["scoresheet", &round, "--all", "--json"]).json();
    assert_eq!(json["sheets"].as_array().map(Vec::len), Some(3));
    assert_eq!(json["sheets"][2]["white"]["rating"], "2287");
    let text = answer(&["scoresheet", &round, "--all", "--lang", "sl"]);
    assert_eq!(text.matches("Zapisnik partije\n").count(), 3);
}

#[test]
fn games_of_one_round_are_chosen() {
    let other = GAME.replace("[Round \"3\"]", "[Round \"4.7\"]");
    let both = format!("{GAME}\n{other}");
    let json = scoresheet(&both, &["--round", "4", "--json"]).json();
    assert_eq!(json["sheets"].as_array().map(Vec::len), Some(1));
    assert_eq!(json["sheets"][0]["board"], "7");
    let run = scoresheet(&both, &["--round", "9", "--lang", "sl"]);
    assert_eq!((run.exit, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.starts_with("V <stdin> ni parov 9. kola.\n"), "{}", run.stderr);
}

#[test]
fn a_round_of_a_report_file_has_its_blank_sheets() {
    let with_more = OPEN.replace(
        "012 Open\n",
        "012 Open\n022 Maribor\n102 IA Sodnik, Tone\n122 90 min + 30 s\n132 26/11/16  26/11/17\n013 ŠK Branik                           1    4\n",
    );
    let json = scoresheet(&with_more, &["--json", "--group", "A"]).json();
    let sheets = json["sheets"].as_array().expect("there are several");
    assert_eq!(sheets.len(), 2);
    assert_eq!((&sheets[0]["board"], &sheets[0]["round"]), (&"1".into(), &"1".into()));
    assert_eq!(sheets[0]["white"]["name"], "Novak, Ana");
    assert_eq!(sheets[0]["white"]["team"], "ŠK Branik");
    assert!(sheets[0]["black"]["team"].is_null());
    assert_eq!(sheets[1]["white"]["rating"], "1800");
    assert_eq!(sheets[1]["date"], "2026.11.16");
    assert_eq!(sheets[1]["site"], "Maribor");
    let text = scoresheet(&with_more, &["--group", "A", "--lang", "hr"]).stdout;
    assert!(text.contains("Skupina: A\n"), "{text}");
    assert!(text.contains("Vremenska kontrola: 90 min + 30 s\n"), "{text}");
    let run = scoresheet(OPEN, &["--round", "2"]);
    assert_eq!(run.exit, 2);
    assert!(run.stderr.contains("no pairings of round 2"), "{}", run.stderr);
    assert!(run.stderr.contains("adoube pairing next"), "{}", run.stderr);
}

#[test]
fn a_round_of_a_table_has_its_blank_sheets() {
    let options = ["--round", "3", "--event", "Liga", "--time-control", "90 min + 30 s", "--json"];
    let json = scoresheet(TABLE, &options).json();
    let sheets = json["sheets"].as_array().expect("there are several");
    assert_eq!(sheets.len(), 2);
    assert_eq!(sheets[0]["white"]["team"], "ŠD Radenska");
    assert_eq!(sheets[0]["black"]["federation"], "CRO");
    assert_eq!(sheets[1]["black"]["name"], "Ђорђевић, Љубиша");
    assert_eq!((&sheets[1]["event"], &sheets[1]["round"]), (&"Liga".into(), &"3".into()));
    let folder = Folder::new("sheets-numbers");
    let players = folder.file("players.csv", "no,name,rating,club\n1,Novak,2100,Branik\n2,Kos,,\n");
    let numbers = "round,white,black\n1,2,1\n2,1,2\n";
    let json = scoresheet(numbers, &["--players", &players, "--round", "1", "--json"]).json();
    assert_eq!(json["sheets"][0]["white"]["name"], "Kos");
    assert_eq!(json["sheets"][0]["black"]["team"], "Branik");
}

#[test]
fn faults_of_a_table_are_reported_with_their_places() {
    let run = scoresheet("board,white,black\n1,Novak,7\n2,,Kos\n", &["--lang", "sl"]);
    assert_eq!(run.exit, 2);
    assert!(run.stderr.contains("<stdin>:2:9: "), "{}", run.stderr);
    assert!(run.stderr.contains("<stdin>:3:3: "), "{}", run.stderr);
    let run = scoresheet("no,name\n1,Novak\n", &[]);
    assert!(run.stderr.contains("Known are: Round, Board, White"), "{}", run.stderr);
}

#[test]
fn blank_sheets_are_printed_two_on_a_page_with_backs() {
    let folder = Folder::new("sheets-blank");
    let pdf = folder.path("blank.pdf");
    let logo = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures/board-sl-phone.jpg");
    let options = ["--copies", "5", "--two-up", "--back", "--logo", logo, "--lang", "sr-Cyrl"];
    let mut arguments = vec!["scoresheet", "--blank", "--pdf", &pdf, "--federation", "ШСС"];
    arguments.extend(options);
    assert_eq!(answer(&arguments), format!("5 формулара је сачувано у {pdf}.\n"));
    assert_eq!(pages(&pdf), 6);
    let long = fs::read(&pdf).expect("it was written");
    arguments.extend(["--flip", "short"]);
    answer(&arguments);
    assert_ne!(fs::read(&pdf).expect("it was written"), long);
}

#[test]
fn what_cannot_be_printed_says_why() {
    let folder = Folder::new("sheets-faults");
    let (pdf, svg) = (folder.path("blank.pdf"), folder.file("logo.svg", "<svg/>"));
    let blank = |options: &[&str]| {
        let arguments = [&["scoresheet", "--blank"], options].concat();
        adoube(&arguments)
    };
    let run = blank(&["--pdf", &pdf, "--logo", &svg, "--lang", "sl"]);
    assert_eq!(run.exit, 2);
    assert!(run.stderr.starts_with(&format!("{svg} je risba SVG")), "{}", run.stderr);
    assert!(run.stderr.contains("PNG ali JPEG"), "{}", run.stderr);
    let text = folder.file("logo.txt", "logo");
    let run = blank(&["--pdf", &pdf, "--logo", &text, "--lang", "sl"]);
    assert_eq!((run.exit, run.stderr), (2, format!("{text} ni slika PNG ali JPEG.\n")));
    let run = blank(&["--pdf", &pdf, "--time-control", "90+30"]);
    assert!(run.stderr.contains("90 min + 30 s"), "{}", run.stderr);
    assert_eq!(blank(&["--two-up"]).exit, 2);
    assert_eq!(blank(&["--pdf", &pdf, "--copies", "0"]).exit, 2);
    assert!(fs::metadata(&pdf).is_err());
}
