//! Lists in each of the formats.

use super::*;
use crate::competition::{
    Title,
    tests::{about, no, with_players},
};

const FIXED: &str = "\
ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA NOV26 Gms K  B-day Flag
14601230       Novak, Ana                                                   SLO F   WFM  WFM                     1987  0   20 1990  w
14601231       Kovac, Jan                                                   SLO M                                1812  4   20 2001
14601232       Kovac, Jan                                                   CRO M   FM                           2301  4   20 1971
";

fn filled(players: &[Player], list: &str) -> (Vec<Player>, RatingListUpdate) {
    let mut competition = with_players(&about(), 0);
    competition.change(|it| crate::competition::enter_players(it, players, 2026));
    let filled = fill(&competition.0, list.as_bytes(), 2026).expect("a list");
    competition.change(|_| Ok(filled.facts.clone()));
    (competition.0.players().cloned().collect(), filled)
}

#[test]
fn players_are_found_by_number_and_by_name() {
    let ana = Player::new(no(1), "novak ana");
    let jan = Player { birth_year: Some(1971), ..Player::new(no(2), "Kovac, Jan") };
    let numbered = Player { fide_id: Some(14_601_231), ..Player::new(no(3), "J. K.") };
    let nobody = Player::new(no(4), "Horvat, Iva");
    let (after, filled) = filled(&[ana, jan, numbered, nobody], FIXED);
    let known = |at: usize| {
        let Player { fide_id, rating, title, birth_year, .. } = &after[at];
        (*fide_id, *rating, title.map(Title::as_str), *birth_year)
    };
    assert_eq!(known(0), (Some(14_601_230), Some(1987), Some("WFM"), Some(1990)));
    assert_eq!(known(1), (Some(14_601_232), Some(2301), Some("FM"), Some(1971)));
    assert_eq!(known(2), (Some(14_601_231), Some(1812), None, Some(2001)));
    assert_eq!(after[0].name, "novak ana");
    assert_eq!(
        after[2].federation.map(|federation| federation.to_string()).as_deref(),
        Some("SLO")
    );
    assert_eq!(filled.missing, [no(4)]);
}

#[test]
fn a_name_that_two_have_is_not_filled_in() {
    let (after, filled) = filled(&[Player::new(no(1), "Kovac, Jan")], FIXED);
    assert_eq!((after[0].rating, filled.missing), (None, vec![no(1)]));
}

#[test]
fn tables_and_xml_are_read_too() {
    let ana = || [Player::new(no(1), "Novak, Ana")];
    let table =
        "fideid;name;fed;std_rating;birthday\n14601230;\"Novak, Ana\";SLO;1987;1990-02-03\n";
    let xml = "<playerslist><player><fideid>14601230</fideid><name>Novak, Ana</name>\
        <country>SLO</country><sex>F</sex><title></title><rating>1987</rating><birthday>1990</birthday></player></playerslist>";
    for list in [table, xml] {
        let (after, _) = filled(&ana(), list);
        let known = (after[0].fide_id, after[0].rating, after[0].birth_year);
        assert_eq!(known, (Some(14_601_230), Some(1987), Some(1990)), "{list}");
    }
}

#[test]
fn a_file_that_is_not_a_list_changes_nothing() {
    let competition = with_players(&about(), 2);
    for text in ["", "hello\nworld\n", "a,b\n1,2\n"] {
        let ValidationErrors(found) = fill(&competition.0, text.as_bytes(), 2026).unwrap_err();
        assert_eq!(found[0].problem.code(), "no-rating-list", "{text}");
    }
}
