use crate::{Folder, adoube, answer};

const WHITE: &str = "\
1. e4 e5
2. Sf3 Sc6
3. Lb5 a6
4. La4 0-0
5. Le7 Te1
6. b5 Lb3
7. d6
Rezultat: 1-0
";
const BLACK: &str = "\
1. е4 е5 2. Сф3 Сц6 3. Лб5 а6 4. Ла4 Сф6 5. 0-0 Ле7 6. Те1 б5 7. Лб3 д6
Резултат: 1/2
";
const GAME: &str = "[Date \"2010.05.04\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 1-0\n";

#[test]
fn a_move_left_out_is_found_and_the_rest_agrees() {
    let folder = Folder::new("sheets");
    let (white, black) = (folder.file("white.txt", WHITE), folder.file("black.txt", BLACK));
    let run = adoube(&["sheets", &white, &black]);
    assert_eq!((run.exit, run.stderr.as_str()), (1, ""));
    let expected = "\
The scoresheets differ in 2 places.
They first differ at Black's move 4.

Black's move 4; probably played, judging by all entries: Nf6
  White's sheet: nothing
  Black's sheet: Сф6

The results differ: 1-0 on White's sheet, ½-½ on Black's.

What the Laws of 2017 say about this:
";
    assert!(run.stdout.starts_with(expected), "{}", run.stdout);
    for article in ["  8.1.1: ", "  8.4: ", "  8.5.2: ", "  8.7: "] {
        assert!(run.stdout.contains(article), "{article}: {}", run.stdout);
    }
}

#[test]
fn the_game_says_what_was_played_and_its_day_which_laws_hold() {
    let folder = Folder::new("sheets-game");
    let (white, black) = (folder.file("white.txt", WHITE), folder.file("black.txt", BLACK));
    let game = folder.file("game.pgn", GAME);
    let run = adoube(&["sheets", &white, &black, "--game", &game, "--lang", "sl"]);
    assert_eq!(run.exit, 1);
    assert!(
        run.stdout.contains("4. poteza črnega; odigrano: Sf6\n  Zapisnik belega: nič\n  Zapisnik črnega: Сф6, kot je bilo odigrano\n"),
        "{}",
        run.stdout
    );
    assert!(run.stdout.contains("V zapisniku črnega je rezultat ½-½; partija se je končala 1-0."));
    assert!(run.stdout.contains("Kaj o tem pravijo Pravila iz leta 2009:"), "{}", run.stdout);
    let json = adoube(&["sheets", &white, &black, "--game", &game, "--json"]).json();
    assert_eq!(json["agree"], false);
    assert_eq!(json["partings"][0]["white"]["means"], "missing");
    assert_eq!(json["partings"][0]["played"], "g8f6");
    assert_eq!(json["laws"][0]["articles"][0], "8.1");
}

#[test]
fn sheets_that_agree_are_reported_as_such() {
    let folder = Folder::new("sheets-agree");
    let (white, game) = (folder.file("white.txt", GAME), folder.file("game.pgn", GAME));
    let black = folder.file("black.txt", BLACK.replace("1/2", "1-0").as_str());
    assert_eq!(answer(&["sheets", &white, &black]), "The scoresheets agree.\n");
    let text = answer(&["sheets", &white, &black, "--game", &game, "--lang", "sr-Latn"]);
    assert_eq!(text, "Formulari se slažu međusobno i sa partijom.\n");
}

#[test]
fn sheets_that_cannot_be_followed_are_reported_as_such() {
    let folder = Folder::new("sheets-lost");
    let nonsense = "1. e4 e5 2. Nf3 Nc6 3. Ra8 Kh1 4. Qa1 Qh8 5. Kh8 Ka1 6. Ra7 Rh1 7. Kd8 Kd1";
    let sheet = folder.file("sheet.txt", nonsense);
    let run = adoube(&["sheets", &sheet, &sheet]);
    assert_eq!(run.exit, 1);
    assert!(run.stdout.contains("after 10,028 positions were tried"), "{}", run.stdout);
    let json = adoube(&["sheets", &sheet, &sheet, "--json"]).json();
    assert_eq!((&json["followed"], &json["agree"]), (&false.into(), &false.into()));
}

#[test]
fn a_file_that_is_no_sheet_is_a_problem() {
    let folder = Folder::new("sheets-none");
    let (empty, black) = (folder.file("white.txt", "\n"), folder.file("black.txt", BLACK));
    let run = adoube(&["sheets", &empty, &black]);
    assert_eq!(run.exit, 2);
    assert!(run.stderr.starts_with("There is no move in "), "{}", run.stderr);
    let wrong = folder.file("wrong.txt", "1. e4 e5\nResult: 3-0\n");
    let run = adoube(&["sheets", &black, &wrong]);
    assert_eq!(run.exit, 2);
    assert!(run.stderr.contains("line 2: “3-0” is not a result."), "{}", run.stderr);
}
