//! Tables as people and programs write them.

use adoube_laws::table::Senses;

use super::*;
use crate::competition::{
    Bye, CompetitionFact, Pairing, Sex, Title,
    tests::{about, no, round, with_players},
};

/// Renders the errors as `line:column code field`.
fn refused(result: Result<Vec<CompetitionFact>, ValidationErrors>) -> Vec<String> {
    let ValidationErrors(found) = result.expect_err("something is wrong");
    let line = |it: &ValidationError| {
        let Place { line, column } = it.place.expect("it has a place");
        format!("{line}:{column} {} {}", it.problem.code(), it.field.unwrap_or("-"))
    };
    found.iter().map(line).collect()
}

#[test]
fn players_are_read_with_all_fields() {
    let mut competition = with_players(&about(), 1);
    let text = "\u{feff}No.;Name;Title;Fed;FIDE ID;National_ID;Elo;RtgN;Birth;Sex;Team;Senses\r\n\
        7;\"Žagar, Špela\";wim;slo;14600001;123;2250;0;1998/05/00;w;ŠD Zarja;visually disabled\r\n\
        \r\n\
        9;Kovač;;;0;;;1950;;m;;\r\n";
    competition.change(|it| enter(it, text.as_bytes(), 2026));
    let player = competition.0.player(no(7)).unwrap();
    assert_eq!(player.name, "Žagar, Špela");
    assert_eq!((player.title, player.sex), (Some(Title::Wim), Some(Sex::Female)));
    assert_eq!(player.federation.unwrap().as_str(), "SLO");
    assert_eq!((player.fide_id, player.national_id.as_deref()), (Some(14600001), Some("123")));
    assert_eq!((player.rating, player.national_rating), (Some(2250), None));
    assert_eq!((player.birth_year, player.senses), (Some(1998), Senses::VisuallyDisabled));
    assert_eq!(player.club.as_deref(), Some("ŠD Zarja"));
    let other = competition.0.player(no(9)).unwrap();
    assert_eq!(
        (other.fide_id, other.national_rating, other.sex),
        (None, Some(1950), Some(Sex::Male))
    );
}

/// Everything that is wrong with a table is said at once, by row and by the heading as it was written.
#[test]
fn all_faults_of_a_table_come_at_once() {
    let competition = with_players(&about(), 1);
    let text =
        "Zap. št.;Priimek;Ime;Rtg;Čevlji;Spol\n1;Novak;Ana;5000;38;ž\n2;;Jan;veliko;44;x\n3;Kos\n";
    let ValidationErrors(found) = enter(&competition.0, text.as_bytes(), 2026).unwrap_err();
    let found: Vec<_> = found
        .iter()
        .map(|it| (it.place.unwrap().line, it.heading.as_deref().unwrap_or("-"), it.problem.code()))
        .collect();
    let expected = [
        (1, "-", "unknown-column"),
        (2, "Zap. št.", "player-number-taken"),
        (2, "Rtg", "out-of-range"),
        (3, "Priimek", "blank"),
        (3, "Rtg", "not-a-number"),
        (3, "Spol", "not-one-of"),
        (4, "-", "field-count"),
    ];
    assert_eq!(found, expected);
}

#[test]
fn headings_of_every_language_and_of_pairing_programs_are_known() {
    use adoube_chess::notation::Language;
    use adoube_record::i18n::Localizer;
    let columns = [
        "no",
        "name",
        "title",
        "federation",
        "fide-id",
        "national-id",
        "rating",
        "national-rating",
        "birth-year",
        "sex",
        "club",
        "senses",
    ];
    for language in Language::ALL {
        let words = Localizer::new(language);
        let headings = columns.map(|name| heading(name, &words));
        let text = format!(
            "{}\n5;Novak, Ana;WFM;SLO;14600001;77;1850;1900;2001;f;Zarja;\n",
            headings.join(";")
        );
        let mut competition = with_players(&about(), 1);
        competition.change(|it| enter(it, text.as_bytes(), 2026));
        let player = competition.0.player(no(5)).unwrap();
        assert_eq!((player.rating, player.national_rating), (Some(1850), Some(1900)), "{text}");
        assert_eq!((player.birth_year, player.sex), (Some(2001), Some(Sex::Female)), "{text}");
    }
    for text in [
        "Ime\tPrezime\tRtg\tFideID\tKlub\tSpol\tDatum rođenja\nAna\tNovak\t1850\t14600001\tZarja\tž\t3.5.2001\n",
        "Име,Презиме,Рејтинг,FIDE ID,Клуб,Пол,Година рођења\nAna,Novak,1850,14600001,Zarja,F,2001\n",
        "SNo;Lastname;First name;RtgI;FIDE-No;Club/City;Sex;Birthday\n2;Novak;Ana;1850;14600001;Zarja;w;2001/05/03\n",
    ] {
        let mut competition = with_players(&about(), 1);
        competition.change(|it| enter(it, text.as_bytes(), 2026));
        let player = competition.0.player(no(2)).unwrap();
        assert_eq!((player.name.as_str(), player.rating), ("Novak, Ana", Some(1850)), "{text}");
        assert_eq!((player.fide_id, player.birth_year), (Some(14600001), Some(2001)), "{text}");
        assert_eq!((player.sex, player.club.as_deref()), (Some(Sex::Female), Some("Zarja")));
    }
}

#[test]
fn without_numbers_players_follow_the_last() {
    let mut competition = with_players(&about(), 2);
    competition.change(|it| enter(it, b"name\nAna\nBor\n", 2026));
    assert_eq!(competition.0.player(no(4)).unwrap().name, "Bor");
}

#[test]
fn faults_of_players_have_their_places() {
    let competition = with_players(&about(), 1);
    let text = "no,name,title,rating,sex,federation\n\
        x,Ana,GMM,many,?,Slovenia\n\
        ,,,,,\n\
        2,,,99999,m,SLO\n";
    let expected = [
        "2:1 not-a-number no",
        "2:7 not-one-of title",
        "2:16 not-one-of sex",
        "2:18 not-a-federation federation",
        "2:11 not-a-number rating",
        "4:3 blank name",
        "4:5 not-a-number rating",
    ];
    let mut found = refused(enter(&competition.0, text.as_bytes(), 2026));
    let mut expected = expected.map(str::to_owned);
    found.sort();
    expected.sort();
    assert_eq!(found, expected);
    // Errors that only the competition can detect have a place too.
    let text = "name,no,fide-id,rating\nAna,2,5,5000\nBor,1,5,\n";
    let expected =
        ["2:9 out-of-range rating", "3:5 player-number-taken no", "3:7 fide-id-taken fide-id"];
    assert_eq!(refused(enter(&competition.0, text.as_bytes(), 2026)), expected);
}

#[test]
fn faults_of_the_table_have_their_places() {
    let competition = with_players(&about(), 1);
    let read = |text: &[u8]| refused(enter(&competition.0, text, 2026));
    assert_eq!(
        read(b"no,shoe size,name,No,hat\n1,2,3\n"),
        ["1:4 unknown-column -", "1:19 said-twice no", "2:1 field-count -"]
    );
    assert_eq!(read(b"no\n2\n"), ["1:1 missing-column -"]);
    assert_eq!(read(b"PK\x03\x04\0"), ["1:1 not-text -"]);
    let ValidationErrors(found) = enter(&competition.0, b"\n\n", 2026).unwrap_err();
    assert_eq!(found[0].problem, Problem::NoHeader);
}

#[test]
fn pairings_of_several_rounds_are_read() {
    let mut competition = with_players(&about(), 5);
    let text = "Round;Bo.;White;Black;Result\n1;1;1;2;1-0\n1;5;3;4;\n1;;5;bye;\n2;1;2;3;\n\
        2;;1;Half-point bye;\n";
    competition.change(|it| pair(it, None, text.as_bytes()));
    let first = competition.0.round(round(1)).unwrap();
    let boards: Vec<_> = first
        .boards
        .iter()
        .map(|(no, board)| {
            (no.get(), board.white.get(), board.black.get(), board.entered.is_some())
        })
        .collect();
    assert_eq!(boards, [(1, 1, 2, true), (5, 3, 4, false)]);
    assert_eq!(first.byes.get(&no(5)), Some(&Bye::Pairing));
    let second = competition.0.round(round(2)).unwrap();
    assert_eq!(second.byes.get(&no(1)), Some(&Bye::HalfPoint));
}

#[test]
fn a_given_round_needs_no_column_and_boards_are_numbered_as_they_come() {
    let mut competition = with_players(&about(), 5);
    competition.change(|it| pair(it, Some(round(3)), b"white,black\n1,2\n5,bye\n3,4\n"));
    let boards: Vec<u32> =
        competition.0.round(round(3)).unwrap().boards.keys().map(|board| board.get()).collect();
    assert_eq!(boards, [1, 2]);
}

#[test]
fn faults_of_pairings_have_their_places() {
    let competition = with_players(&about(), 4);
    let read = |text: &str| refused(pair(&competition.0, None, text.as_bytes()));
    let text = "round,board,white,black,result\n1,1,1,2,2-0\n0,1,3,4,\n1,,3,none,\n1,,3,4,\n";
    let expected = [
        "2:9 not-an-outcome result",
        "3:1 not-a-number round",
        "4:6 not-one-of black",
        "5:3 blank board",
    ];
    assert_eq!(read(text), expected);
    let text = "round,board,white,black\n1,1,1,2\n1,1,3,9\n2,1,1,1\n2,,1,bye\n";
    let expected = ["3:3 board-twice board", "3:7 unknown-player black", "4:7 same-player black"];
    assert_eq!(read(text), expected);
    assert_eq!(read("white,black\n1,2\n"), ["1:1 missing-column -"]);
    let other = pair(&competition.0, Some(round(2)), b"round,white,black\n1,1,2\n");
    assert_eq!(refused(other), ["2:1 out-of-range round"]);
}

#[test]
fn a_pairing_of_the_api_is_one_of_two_shapes() {
    let read = |text| serde_json::from_str::<Pairing>(text);
    let bye = Pairing::Bye { player: no(3), bye: Bye::ZeroPoint };
    assert_eq!(read(r#"{"player":3,"bye":"zero-point"}"#).unwrap(), bye);
    assert!(read(r#"{"board":1,"white":3,"black":2}"#).is_ok());
    assert!(read(r#"{"board":1,"white":3,"black":0}"#).is_err());
    assert!(read(r#"{"board":1,"white":3,"bye":"zero-point"}"#).is_err());
}

#[test]
fn boards_are_read_under_headings_of_every_language() {
    use adoube_chess::notation::Language;
    use adoube_record::i18n::Localizer;
    let columns = [
        "board",
        "white",
        "white-title",
        "white-federation",
        "white-fide-id",
        "white-rating",
        "white-club",
        "black",
        "black-rating",
        "result",
    ];
    for language in Language::ALL {
        let words = Localizer::new(language);
        let header = columns.map(|name| heading(name, &words)).join(";");
        assert!(names_boards(&header), "{header}");
        let text = format!("{header}\n3;Novak, Ana;WFM;SLO;14600001;1850;Zarja;Kos, Maj;1900;\n");
        let listed = boards(text.as_bytes(), &[]).unwrap();
        let [ListedBoard { board, white, black, .. }] = &listed[..] else { panic!("{text}") };
        assert_eq!((board.get(), white.title, white.rating), (3, Some(Title::Wfm), Some(1850)));
        assert_eq!((white.fide_id, white.club.as_deref()), (Some(14600001), Some("Zarja")));
        assert_eq!((black.name.as_str(), black.rating), ("Kos, Maj", Some(1900)), "{text}");
    }
    for header in ["Deska;Beli;Rating belega;Črni", "Табла\tИме белог\tРејтинг белог\tЦрни"]
    {
        let text = format!("{header}\n1;Novak;1850;Kos\n").replace('\t', ";");
        assert_eq!(boards(text.as_bytes(), &[]).unwrap()[0].white.rating, Some(1850), "{text}");
    }
    for line in ["1. e4 e5", "[Event \"White, Black\"]", "White", "first, second", ""] {
        assert!(!names_boards(line), "{line}");
    }
}

#[test]
fn a_player_without_an_opponent_is_called_so_in_every_language() {
    let names = |text: &str| -> Vec<String> {
        let listed = boards(text.as_bytes(), &[]).unwrap();
        listed.into_iter().map(|board| board.black.name).collect()
    };
    let text =
        "white,black\nA,Half-point bye\nB,prost\nC,slobodan\nD,Petrović Slobodan\nE,Слободна\nF,\n";
    assert_eq!(names(text), ["Petrović Slobodan"]);
}
