use adoube_chess::notation::{Language, game};
use adoube_laws::{Edition, Provision, table::Outcome};

use super::*;
use crate::{
    i18n::Localizer,
    sheet::{Heading, RecordedPly, read},
};

const GAME: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Na5 10. Bc2 c5";

fn record(text: &str) -> Record {
    let start = Position::initial();
    let game = game::read(&start, text).expect("it is a game");
    let ply = |reading: &notation::Reading| RecordedPly {
        moved: reading.moved,
        offer: reading.draw_offer,
        time: None,
    };
    let plies = game.moves.iter().map(ply).collect();
    Record { heading: Heading::default(), start, plies, result: None }
}

fn sheet(whose: Colour, text: &str) -> Sheet {
    read(text, Some(whose), Position::initial()).expect("it is a sheet")
}

fn compared(white: &str, black: &str, game: Option<&str>) -> Comparison {
    let sheets = [sheet(Colour::White, white), sheet(Colour::Black, black)];
    let game = game.map(record);
    compare(PerPlayer { white: &sheets[0], black: &sheets[1] }, game.as_ref())
}

/// The partings as `number colour: meaning on White's sheet / on Black's`.
fn partings(comparison: &Comparison) -> Vec<String> {
    let name = |found: &EntryReading| match &found.meaning {
        Meaning::AsPlayed => "played",
        Meaning::Other(_) => "other",
        Meaning::NoSuchMove(_) => "impossible",
        Meaning::Ambiguous(_) => "ambiguous",
        Meaning::Illegible => "illegible",
        Meaning::Missing => "missing",
        Meaning::TooMany => "too many",
        Meaning::InAdvance => "in advance",
        Meaning::Nothing => "-",
    };
    let partings = comparison.partings.iter();
    let line = |parting: &SheetDifference| {
        let MovePlace { number, mover, .. } = parting.place;
        let [white, black] = Colour::ALL.map(|colour| name(&parting.sheets[colour]));
        format!("{number} {mover:?}: {white} / {black}")
    };
    partings.map(line).collect()
}

#[test]
fn sheets_in_two_languages_agree() {
    let slovenian = "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 Sf6 5. 0-0 Le7 6. Te1 b5 7. Lb3 d6 8. c3 0-0 9. h3 Sa5 10. Lc2 c5";
    let cyrillic = "1. е4 е5 2. Сф3 Сц6 3. Лб5 а6 4. Ла4 Сф6 5. 0-0 Ле7 6. Те1 б5 7. Лб3 д6 8. ц3 0-0 9. х3 Са5 10. Лц2 ц5";
    for game in [None, Some(GAME)] {
        let found = compared(slovenian, cyrillic, game);
        assert!(found.agrees(), "{:?}", partings(&found));
        assert_eq!(found.moves.len(), 20);
    }
}

#[test]
fn a_move_left_out_does_not_spoil_the_rest() {
    // White forgot 4…Nf6, and every later move is in the wrong column.
    let white = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 O-O 5. Be7 Re1 6. b5 Bb3 7. d6 c3 8. O-O h3 9. Na5 Bc2 10. c5";
    for game in [None, Some(GAME)] {
        let found = compared(white, GAME, game);
        assert_eq!(partings(&found), ["4 Black: missing / played"]);
        assert_eq!(found.moves.len(), 20);
    }
}

#[test]
fn a_line_written_twice_does_not_spoil_the_rest() {
    let white = GAME.replace("6. Re1 b5 7.", "6. Re1 b5 7. Re1 b5 8.").replace("8. c3", "9. c3");
    let found = compared(&white, GAME, None);
    assert_eq!(partings(&found), ["7 White: too many / -", "7 White: too many / -"]);
    let found = compared(&white, GAME, Some(GAME));
    assert_eq!(partings(&found).len(), 2);
}

#[test]
fn what_follows_shows_who_was_right() {
    // Both are legal; only after 9…Na5 makes 10…c5 with Bc2 and the rest sense.
    let white = GAME.replace("4. Ba4 Nf6", "4. Ba4 Nge7");
    let found = compared(&white, GAME, None);
    assert_eq!(partings(&found), ["4 Black: other / played"]);
    let black = GAME.replace("4. Ba4 Nf6", "4. Ba4 Nge7");
    assert_eq!(partings(&compared(GAME, &black, None)), ["4 Black: played / other"]);
}

#[test]
fn an_entry_that_cannot_be_read_is_explained_by_the_other_sheet() {
    let white = GAME.replace("2. Nf3", "2. ???").replace("9. h3", "9. h9");
    let black = GAME.replace("7. Bb3", "7. Bd3");
    let found = compared(&white, &black, None);
    assert_eq!(
        partings(&found),
        [
            "2 White: illegible / played",
            "7 White: played / impossible",
            "9 White: illegible / played"
        ]
    );
}

#[test]
fn where_neither_can_be_read_what_follows_decides() {
    // Only 1…d5 lets the pawn be taken there.
    let unread = "1. e4 ? 2. exd5 Qxd5 3. Nc3 Qa5";
    let found = compared(unread, unread, None);
    assert_eq!(partings(&found), ["1 Black: illegible / illegible"]);
    let played = found.partings[0].played.map(|moved| moved.to_square().to_string());
    assert_eq!(played.as_deref(), Some("d5"));
}

#[test]
fn sheets_that_lead_nowhere_have_to_be_reconstructed() {
    let nonsense = "1. e4 e5 2. Nf3 Nc6 3. Ra8 Kh1 4. Qa1 Qh8 5. Kh8 Ka1 6. Ra7 Rh1 7. Kd8 Kd1";
    let found = compared(nonsense, nonsense, None);
    let Some(Remark::NotFollowed { positions, .. }) = found.remarks.first() else {
        panic!("they cannot be followed: {:?}", found.remarks)
    };
    assert_eq!(*positions, likely::MOST + 2 * 14, "the search has an end");
    assert!(!found.agrees() && !found.is_followed());
    let cited: Vec<_> = found.laws(Edition::Y2017).iter().map(|cited| cited.provision()).collect();
    assert!(cited.contains(&Provision::ReconstructionOfTheGame), "{cited:?}");
}

#[test]
fn two_moves_that_nobody_wrote_are_found_from_what_follows() {
    // Only 1…d5 2. exd5 lets the queen take there.
    let unread = "1. e4 ? 2. ?? Qxd5 3. Nc3 Qa5";
    let found = compared(unread, unread, None);
    assert!(found.is_followed(), "{:?}", found.remarks);
    let squares = [1, 2].map(|ply: usize| found.moves[ply].to_square().to_string());
    assert_eq!(squares, ["d5", "d5"]);
    let both = ["1 Black: illegible / illegible", "2 White: illegible / illegible"];
    assert_eq!(partings(&found), both);
}

#[test]
fn few_entries_do_not_cost_much() {
    // Found by fuzzing: it took a second and filled the memory with positions that were never tried.
    let white = "Beli: Novak\n1. e4 e5\n2. SLc4 -\n4. ??? Sf6\nRezu\n";
    let black = "1. e4 e5 2. Nf2 Nc6 d7 8. e4 exd6 e.p. 1-lt: 1/2\n";
    let sheets = [sheet(Colour::White, white), sheet(Colour::Black, black)];
    let texts = PerPlayer::from_fn(|colour| texts(&written_entries(&sheets[colour as usize])));
    let found = likely(&Position::initial(), &texts);
    assert!(found.positions <= likely::MOST + 14, "{}", found.positions);
    assert!(found.moves.len() >= 3, "{:?}", found.moves);
}

/// Half a kilobyte of the same word: whether it can be read, read in several ways, or not at all, the search has an end.
#[test]
fn sheets_that_nobody_can_read_do_not_cost_much() {
    for word in ["?", "Zz", "xd", "N", "Nd2", "Nbd2", "Rad1", "Q?", "e4", "0-0"] {
        let text = format!("{word} ").repeat(512 / (word.len() + 1));
        for black in [text.as_str(), "1. e4 e5 2. Nf3"] {
            let sheets = [sheet(Colour::White, &text), sheet(Colour::Black, black)];
            let texts =
                PerPlayer::from_fn(|colour| texts(&written_entries(&sheets[colour as usize])));
            let entries = texts.white.len() + texts.black.len();
            let found = likely(&Position::initial(), &texts);
            assert!(found.positions <= likely::MOST + entries, "{word}: {}", found.positions);
        }
    }
}

#[test]
fn ambiguous_entries_name_what_they_can_mean() {
    let text = "1. Nf3 Nf6 2. d3 d6 3. Nd2 e5";
    let played = text.replace("3. Nd2", "3. Nbd2");
    let found = compared(text, &played, Some(&played));
    assert_eq!(partings(&found), ["3 White: ambiguous / played"]);
    let Meaning::Ambiguous(list) = &found.partings[0].sheets.white.meaning else {
        panic!("it is ambiguous")
    };
    assert_eq!(list.len(), 2);
}

#[test]
fn what_was_not_played_was_written_in_advance() {
    let found = compared(&format!("{GAME} 11. d4"), GAME, Some(GAME));
    assert_eq!(partings(&found), ["11 White: in advance / -"]);
    let cited: Vec<_> = found.laws(Edition::Y2009).iter().map(ToString::to_string).collect();
    assert_eq!(cited, ["8.1"]);
}

#[test]
fn a_player_who_stopped_writing_is_reported_line_by_line() {
    let white =
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3";
    let found = compared(white, GAME, None);
    assert_eq!(
        partings(&found),
        ["9 Black: missing / played", "10 White: missing / played", "10 Black: missing / played"]
    );
    let cited: Vec<_> = found.laws(Edition::Y2017).iter().map(ToString::to_string).collect();
    assert_eq!(cited, ["8.1.1", "8.4", "8.5.2"]);
    let cited: Vec<_> = found.laws(Edition::Y2005).iter().map(ToString::to_string).collect();
    assert_eq!(cited, ["8.1", "8.4", "8.4", "8.5.b"]);
}

#[test]
fn offers_times_results_and_signatures_are_compared() {
    let white = format!("{GAME}\nResult: 1-0\nSignature of White: A\nSignature of Black: B\n")
        .replace("3. Bb5", "3. Bb5 (=) 0:05");
    let black =
        format!("{GAME}\nResult: 1/2\nSignature of Black: B\n").replace("3. Bb5", "3. Bb5 0:09");
    let found = compared(&white, &black, None);
    assert_eq!(partings(&found), [""; 0]);
    let place = MovePlace { ply: 4, number: 3, mover: Colour::White };
    let [white, black] = [Outcome::win(Colour::White), Outcome::DRAW];
    assert_eq!(found.remarks.len(), 4, "{:?}", found.remarks);
    assert_eq!(found.remarks[0], Remark::OfferOnOne { place, on: Colour::White });
    assert!(matches!(found.remarks[1], Remark::Times { .. }));
    assert_eq!(found.remarks[2], Remark::Results(PerPlayer { white, black }));
    assert_eq!(found.remarks[3], Remark::NotSigned { on: Colour::Black, by: Colour::White });
    let cited: Vec<_> = found.laws(Edition::Y2017).iter().map(ToString::to_string).collect();
    assert_eq!(cited, ["8.1.4", "8.1.5, 9.1.2.2", "8.7"]);
}

#[test]
fn every_finding_has_its_words_in_every_language() {
    let white = format!(
        "{}\nResult: 1-0\nSignature of White: A\n",
        GAME.replace("4. Ba4 Nf6", "4. Ba4 (=) Nd7")
    );
    let black = format!("{} 11. d4 ???\nResult: 0-1\n", GAME.replace("7. Bb3 d6 ", "7. ~d5~ – – "));
    let game = GAME.replace("9. h3", "9. h3 (=)");
    for language in Language::ALL {
        let words = Localizer::new(language);
        for game in [None, Some(game.as_str())] {
            let found = compared(&white, &black, game);
            let text = describe(&found, Edition::Y2017, &words).text();
            assert!(text.lines().count() > 15, "{text}");
            assert!(!text.contains("sheets-"), "{text}");
        }
    }
}

#[test]
fn a_very_long_sheet_is_compared_in_good_time() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(1500);
    let one_missing = shuffle.replacen("Nf6 ", "", 1);
    let found = compared(&one_missing, &shuffle, None);
    assert!(partings(&found).len() < 4, "{:?}", partings(&found));
    assert!(!compared(&shuffle, &shuffle, Some(&shuffle)).partings.iter().any(|_| true));
}
