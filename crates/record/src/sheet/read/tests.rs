use adoube_chess::{
    Colour::{Black, White},
    notation::Language,
};
use adoube_laws::clock::Milliseconds;

use super::*;
use crate::{i18n::Localizer, sheet::text};

fn sheet(text: &str) -> Sheet {
    read(text, None, Position::initial()).expect("it is a sheet")
}

fn texts(sheet: &Sheet) -> Vec<(u32, Colour, Option<&str>)> {
    let rendered = |entry: &'_ SheetEntry| (entry.number, entry.mover);
    sheet
        .entries
        .iter()
        .map(|entry| (rendered(entry).0, rendered(entry).1, entry.text.as_deref()))
        .collect()
}

#[test]
fn a_sheet_is_kept_as_it_was_written() {
    let sheet = sheet(
        "Beli: Novak, Ana\nЦрни: Петровић, Ива\n\
         1. e4 e5\n2. Sf3 0:02 Sc6 (=)\n3. ~Lb5~ Lc4 –\n4. ??? Sf6(=) 0:12:30 ; a remark\n\
         5) 0-0 {also a remark} d6\nRezultat: ½-½\nPodpis belega: Novak\n",
    );
    assert_eq!(
        texts(&sheet),
        [
            (1, White, Some("e4")),
            (1, Black, Some("e5")),
            (2, White, Some("Sf3")),
            (2, Black, Some("Sc6")),
            (3, White, Some("Lc4")),
            (3, Black, None),
            (4, White, Some("???")),
            (4, Black, Some("Sf6")),
            (5, White, Some("0-0")),
            (5, Black, Some("d6")),
        ]
    );
    assert_eq!(sheet.heading.players.white.name, "Novak, Ana");
    assert_eq!(sheet.heading.players.black.name, "Петровић, Ива");
    assert_eq!(sheet.entries[2].time, Some(Milliseconds::minutes(2)));
    assert_eq!(sheet.entries[7].time, Some(Milliseconds::seconds(750)));
    assert!(sheet.entries[3].offer && sheet.entries[7].offer);
    assert_eq!(sheet.entries[4].struck, ["Lb5"]);
    assert_eq!(sheet.result, Some(Outcome::DRAW));
    assert!(sheet.signed.white && !sheet.signed.black);
}

#[test]
fn numbers_may_be_missing_or_jump() {
    let plain = sheet("e4 e5 Nf3\nNc6 Bb5");
    assert_eq!(
        plain.entries.last().map(|entry| (entry.number, entry.mover)),
        Some((3, Colour::White))
    );
    let jump = sheet("1. e4 e5 3. Bb5 a6 3… Nf6");
    let places: Vec<u32> = jump.entries.iter().map(|entry| entry.number).collect();
    assert_eq!(places, [1, 1, 3, 3, 3]);
    let bare = sheet("1 e4 e5\n2 Nf3 Nc6\n3.Bb5");
    assert_eq!(bare.entries.len(), 5);
}

#[test]
fn a_struck_move_may_leave_its_place_empty() {
    let sheet = sheet("1. e4 ~e5~\n2. Nf3 c5");
    assert_eq!((sheet.entries[1].text.as_deref(), sheet.entries[1].struck.len()), (None, 1));
    assert_eq!(sheet.entries[2].number, 2);
}

#[test]
fn separated_signs_belong_to_their_move() {
    let sheet = sheet("1. e4 d5 2. exd6 e.p. + Sf6 =");
    assert_eq!(sheet.entries[2].text.as_deref(), Some("exd6 e.p. +"));
    assert!(sheet.entries[3].offer);
}

#[test]
fn tags_of_pgn_are_labels_too() {
    let sheet = sheet(
        "[Event \"Open\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 7\"]\n[Mode \"OTB\"]\n7. … Kd7 8. e4 1-0",
    );
    assert_eq!(sheet.heading.event, "Open");
    assert_eq!(texts(&sheet)[0], (7, Colour::Black, Some("Kd7")));
    assert_eq!(sheet.entries.len(), 2);
    assert_eq!(sheet.result, Some(Outcome::win(Colour::White)));
}

#[test]
fn a_row_that_begins_with_black_comes_back() {
    let fen = "FEN: 4k3/8/8/8/8/8/4P3/4K3 b - - 0 7\n";
    let written = sheet(&format!("{fen}8... Kd7 8. e4 exd6 e.p. 1-0"));
    let again = text(&written, &Localizer::new(Language::Hr));
    assert_eq!(sheet(&again).entries, written.entries, "{again}");
}

#[test]
fn what_is_no_sheet_says_why() {
    let fault = |text: &str| read(text, None, Position::initial()).expect_err("it is none");
    assert_eq!(fault("").kind, SheetFaultKind::Empty);
    assert_eq!(fault("Event: Open\n–\n").kind, SheetFaultKind::Empty);
    let wrong = fault("1. e4 e5\nResult: 2-0\n");
    assert_eq!((wrong.line, wrong.kind), (2, SheetFaultKind::NotAResult("2-0".to_owned())));
    assert!(matches!(
        fault("FEN: 8/8/8/8/8/8/8/8 w - - 0 1\n1. e4").kind,
        SheetFaultKind::NotAStart(_)
    ));
    assert_eq!(fault(&"e4 ".repeat(MOST_ENTRIES + 1)).kind, SheetFaultKind::TooLong);
}

#[test]
fn a_sheet_is_read_back_from_its_text_in_every_language() {
    let mut written = sheet(
        "White: Novak, Ana\nBlack: Ilić\nEvent: Open\nRound: 3\n1. e4 0:01 e5\n2. Sf3 (=) ~Sf6~ Sc6 1:30\n3. – d6\n\
         4. Lb5\nResult: 1-0\nSignature of Black: Ilić\n",
    );
    for language in Language::ALL {
        let words = Localizer::new(language);
        let text = text(&written, &words);
        let again = read(&text, None, Position::initial()).expect("it is a sheet");
        assert_eq!(again, written, "{text}");
    }
    written.heading.players.white.name.clear();
    written.heading.players.black.name.clear();
    written.signed.black = false;
    let words = Localizer::new(Language::En);
    assert_eq!(read(&text(&written, &words), None, Position::initial()), Ok(written));
}
