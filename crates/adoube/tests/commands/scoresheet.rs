use std::{fs, process::Command};

use crate::{Folder, adoube, adoube_in, answer};

pub(crate) const GAME: &str = "\
[Event \"Državno prvenstvo\"]
[Site \"Ljubljana\"]
[Date \"2016.11.03\"]
[Round \"3\"]
[White \"Žnidaršič, Čila\"]
[Black \"Ђорђевић, Љубиша\"]
[Result \"1-0\"]
[WhiteElo \"2287\"]
[TimeControl \"40/5400+30:1800+30\"]

1. e4 {[%clk 1:30:25]} e5 2. Qh5 Nc6 (=) 3. Bc4 Nf6 4. Qxf7# 1-0
";

#[test]
fn a_game_is_written_in_the_players_language() {
    let run = adoube_in(&[], &["scoresheet", "-", "--lang", "sl"], GAME);
    assert_eq!((run.exit, run.stderr.as_str()), (0, ""));
    let expected = "\
Zapisnik partije

Turnir: Državno prvenstvo
Kraj: Ljubljana
Datum: 3. november 2016
Kolo: 3
Beli: Žnidaršič, Čila
O belem: rating 2287
Črni: Ђорђевић, Љубиша
Časovna kontrola: 1 h 30 min za 40 potez z dodatkom 30 sekund na potezo; 30 min za vse poteze z dodatkom 30 sekund na potezo
Pravila: Pravila šaha FIDE, 2014

   Beli        Črni
1. e4 1:30:25  e5
2. Dh5         Sc6 (=)
3. Lc4         Sf6
4. Dxf7++

Rezultat: 1-0
Beli zmaga (1-0).

Končna pozicija
Beli: Ke1, Df7, Ta1, Th1, Lc1, Lc4, Sb1, Sg1, a2, b2, c2, d2, f2, g2, h2, e4
Črni: Ke8, Dd8, Ta8, Th8, Lc8, Lf8, Sc6, Sf6, e5, a7, b7, c7, d7, g7, h7

Podpis belega: ____________________
Podpis črnega: ____________________
Podpis sodnika: ____________________
";
    assert_eq!(run.stdout, expected);
}

#[test]
fn the_edition_and_the_form_can_be_chosen() {
    let options =
        ["scoresheet", "-", "--edition", "2017", "--form", "hyphenated", "--for", "white"];
    let text = adoube_in(&[], &options, GAME).stdout;
    assert!(text.starts_with("White's scoresheet\n"), "{text}");
    assert!(text.contains("4. Qh5xf7#"), "{text}");
    assert!(text.contains("Laws: FIDE Laws of Chess, 2017"), "{text}");
}

#[test]
fn json_has_every_entry() {
    let json = adoube_in(&[], &["scoresheet", "-", "--json"], GAME).json();
    assert_eq!(json["entries"].as_array().unwrap().len(), 7);
    assert_eq!(json["entries"][0]["time_ms"], 5_425_000);
    assert_eq!(json["entries"][3]["offer"], true);
    assert_eq!(json["white"]["rating"], "2287");
    assert_eq!(json["result"], "1-0");
}

#[test]
fn the_sheet_is_printed_and_the_same_every_time() {
    let folder = Folder::new("scoresheet");
    let game = folder.file("game.pgn", GAME);
    let [one, two] = ["one.pdf", "two.pdf"].map(|name| folder.path(name));
    for path in [&one, &two] {
        let text = answer(&["scoresheet", &game, "--lang", "sr-Cyrl", "--pdf", path]);
        assert_eq!(text, format!("Формулар је сачуван у {path}.\n"));
    }
    let bytes = fs::read(&one).unwrap();
    assert!(bytes.starts_with(b"%PDF-") && bytes.len() > 10_000);
    assert_eq!(bytes, fs::read(&two).unwrap());
    let blank = folder.path("blank.pdf");
    answer(&["scoresheet", "--blank", "--paper", "a5", "--pdf", &blank]);
    assert!(fs::read(&blank).unwrap().starts_with(b"%PDF-"));
}

#[test]
fn a_sheet_that_was_typed_in_keeps_what_was_written() {
    let folder = Folder::new("typed");
    let typed =
        folder.file("white.txt", "Beli: Novak\n1. e4 ~e6~ e5\n2. Sf4 0:02 –\nRezultat: 1-0\n");
    let text = answer(&["scoresheet", &typed, "--typed", "--for", "white", "--lang", "sl"]);
    assert!(text.contains("1. e4           ~e6~ e5\n2. Sf4 0:02:00  –\n"), "{text}");
    let pdf = folder.path("white.pdf");
    answer(&["scoresheet", &typed, "--typed", "--pdf", &pdf]);
    assert!(fs::read(&pdf).unwrap().starts_with(b"%PDF-"));
}

#[test]
fn the_edition_that_a_game_states_is_believed() {
    let game = "[Date \"2024.01.01\"]\n[Laws \"FIDE 2017\"]\n\n1. e4 e5 *\n";
    let sheet = adoube_in(&[], &["scoresheet", "-"], game).stdout;
    assert!(sheet.contains("Laws: FIDE Laws of Chess, 2017\n"), "{sheet}");
    let audit = adoube_in(&[], &["audit", "-"], game).stderr;
    assert!(audit.contains("1  Laws of 2017, as the game states."), "{audit}");
}

#[test]
fn a_dash_prints_the_file() {
    let folder = Folder::new("sheet-dash");
    let game = folder.file("game.pgn", GAME);
    for command in ["scoresheet", "envelope"] {
        let mut process = Command::new(env!("CARGO_BIN_EXE_adoube"));
        let run = process.args([command, &game, "--pdf", "-"]).env_clear().output().unwrap();
        assert!(run.status.success() && run.stderr.is_empty(), "{command}");
        assert!(run.stdout.starts_with(b"%PDF-"), "{command}");
        assert!(run.stdout.trim_ascii_end().ends_with(b"%%EOF"), "nothing follows the file");
        let run = adoube_in(&[], &[command, "-", "--pdf", "-", "--json"], GAME);
        assert_eq!((run.exit, &run.json()["error"]["code"]), (2, &"file-in-json".into()));
    }
}

#[test]
fn a_day_is_a_day_of_the_calendar() {
    for (day, exit) in
        [("2028-02-29", 0), ("2026.11.16", 0), ("2026-02-29", 2), ("2026", 2), ("soon", 2)]
    {
        assert_eq!(adoube(&["scoresheet", "--blank", "--date", day]).exit, exit, "{day}");
    }
}

#[test]
fn what_cannot_be_written_says_why() {
    let run = adoube(&["scoresheet", "/nowhere/at/all.pgn"]);
    assert_eq!(run.exit, 2);
    assert!(run.stderr.starts_with("/nowhere/at/all.pgn cannot be read"), "{}", run.stderr);
    let run = adoube_in(&[], &["scoresheet", "-", "--game", "2"], GAME);
    assert_eq!(run.exit, 2);
    let broken = GAME.replace("3. Bc4", "3. Bc5");
    let run = adoube_in(&[], &["scoresheet", "-"], &broken);
    assert_eq!(run.exit, 2);
    assert!(
        run.stderr.contains("Game 1 of <stdin> cannot be followed beyond 11:"),
        "{}",
        run.stderr
    );
    assert!(run.stderr.contains("3. Bc5"), "{}", run.stderr);
    let run = adoube_in(&[], &["scoresheet", "-", "--pdf", "/nowhere/at/all.pdf"], GAME);
    assert_eq!(run.exit, 2);
    assert_eq!(adoube(&["scoresheet"]).exit, 2);
}
