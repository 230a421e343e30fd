//! FIDE's "Exercises in Tie-Breaking", value by value.

use std::{fs, path::Path};

use adoube_pairing::{
    Tournament,
    tiebreak::{Format, Ranked, Sheet, TieBreak, TieBreakEdition, Value, rank},
    trf,
};

fn data(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/tie-breaks").join(name);
    fs::read_to_string(path).expect("the file is there")
}

/// Returns the code for a test of the source.
fn code(test: &str) -> Option<&'static str> {
    Some(match test.strip_suffix("_legacy_2026").unwrap_or(test) {
        "test_points" => "PTS",
        "test_win" => "WIN",
        "test_won" => "WON",
        "test_played_with_black" => "BPG",
        "test_won_with_black" => "BWG",
        "test_games_elected_to_play" => "REP",
        "test_progressive_scores" | "test_progressive_score" => "PS",
        "test_progressive_cut1" => "PS/C1",
        "test_standard_points" => "STD",
        "test_buchholz" => "BH",
        "test_buchholz_cut1" => "BH/C1",
        "test_adjusted_score" => "ABH",
        "test_adjusted_score_fore" => "AFB",
        "test_fore_buchholz" => "FB",
        "test_aob" => "AOB",
        "test_sonneborn_berger_swiss" => "SB",
        "test_sb_cut1_swiss" => "SB/C1",
        "test_aro" => "ARO",
        "test_aro_cut1" => "ARO/C1",
        "test_tpr" => "TPR",
        "test_apro" => "APRO",
        "test_ptp" => "PTP",
        "test_average_perfect_performance_opponents" => "APPO",
        "test_player_rating" => "RTNG",
        "test_player_rating_reversed" => "RTNG/R",
        "test_kashdan" => "KA",
        "test_direct_encounter" => "DE",
        _ => return None,
    })
}

fn values(sheet: &Sheet<'_>, test: &str) -> Vec<Option<Value>> {
    let players = 0..sheet.totals().len();
    match test {
        "test_buchholz_papi" => {
            players.map(|player| Some(sheet.papi_buchholz(player, 0, 0))).collect()
        }
        "test_buchholz_cut_papi" => {
            players.map(|player| Some(sheet.papi_buchholz(player, 1, 0))).collect()
        }
        "test_buchholz_median_papi" => {
            players.map(|player| Some(sheet.papi_buchholz(player, 1, 1))).collect()
        }
        "test_performance_papi" => players.map(|player| sheet.papi_performance(player)).collect(),
        "test_kashdan_papi" => players.map(|player| Some(sheet.papi_kashdan(player))).collect(),
        test => {
            let code: TieBreak =
                code(test).unwrap_or_else(|| panic!("{test}")).parse().expect("a code");
            sheet.values(&code)
        }
    }
}

#[test]
fn every_value_is_right() {
    let (mut right, mut wrong, mut tests) = (0, Vec::new(), 0);
    for row in data("expected.tsv").lines().filter(|row| !row.starts_with('#')) {
        let fields: Vec<&str> = row.split('\t').collect();
        let (name, test, expected) = (fields[0], fields[1], fields[3]);
        let document = trf::read(&data(&format!("{name}.trf"))).expect("readable");
        let tournament = Tournament::try_from(&document).expect("consistent");
        tests += 1;
        if test == "test_all_players_met_each_other" {
            for (number, player) in tournament.players.iter().enumerate() {
                let met: Vec<String> = player
                    .entries
                    .iter()
                    .filter_map(|entry| entry.opponent())
                    .map(|id| id.to_string())
                    .collect();
                assert!(expected.contains(&format!("{}=[{}]", number + 1, met.join(", "))));
                right += 1;
            }
            continue;
        }
        let format = if name == "tec-round-robin" { Format::RoundRobin } else { Format::Swiss };
        let edition = if test.ends_with("_legacy_2026") {
            TieBreakEdition::Y2024
        } else {
            TieBreakEdition::Y2026
        };
        let sheet = Sheet::new(&tournament, tournament.rounds, format, edition);
        let found = values(&sheet, test);
        for pair in expected.split(' ') {
            let (player, value) = pair.split_once('=').expect("player=value");
            let place = player.parse::<usize>().expect("a number") - 1;
            let value: f64 = value.parse().expect("a number");
            let hundredths = (value * 100.0).round() as i64;
            if found[place].unwrap_or_default().in_hundredths() == hundredths {
                right += 1;
            } else {
                let found = found[place];
                wrong.push(format!("{name} {test}: player {player}: {found:?}, not {value}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert_eq!((tests, right), (43, 640));
}

/// A list that ends with lots leaves nobody tied, and the same seed draws the same lots.
#[test]
fn ranking_by_an_announced_list() {
    let document = trf::read(&data("tec-swiss.trf")).expect("readable");
    let tournament = Tournament::try_from(&document).expect("consistent");
    let sheet = Sheet::new(&tournament, 5, Format::Swiss, TieBreakEdition::Y2026);
    let list: Vec<TieBreak> =
        ["DE", "WIN", "RND"].map(|code| code.parse().expect("a code")).to_vec();
    let ranking = rank(&sheet, &list, 1);
    assert_eq!(ranking, rank(&sheet, &list, 1));
    assert!((2..20).any(|seed| rank(&sheet, &list, seed) != ranking));
    assert!(ranking.iter().zip(1..).all(|(ranked, place)| ranked.rank == place));
    let points = |ranked: &Ranked| {
        tournament.player(ranked.player).map(|player| tournament.score(player, 5))
    };
    assert!(ranking.is_sorted_by(|one, next| points(one) >= points(next)));
    // 16 has more wins than 1, 3 and 4 with the same points, and no game against them decides.
    assert_eq!(ranking[1].player.0, 16);
    let plain = rank(&sheet, &[], 0);
    assert_eq!(
        plain.iter().map(|ranked| ranked.rank).take(6).collect::<Vec<_>>(),
        [1, 2, 2, 2, 2, 6]
    );
}

/// During a round, its open games count neither as games nor as voluntarily missed rounds.
#[test]
fn games_without_a_result_do_not_count_yet() {
    let file = "\
012 Open
001    1      A                                 2100                             1.0    1     3 w 1     2 b
001    2      B                                 2000                             1.0    2     4 b 1     1 w
001    3      C                                 1900                             1.0    3     1 b 0     4 w 1
001    4      D                                 1800                             0.0    4     2 w 0     3 b 0
";
    let document = trf::read(file).expect("it is well written");
    let tournament = Tournament::try_from(&document).expect("it fits together");
    let sheet = Sheet::new(&tournament, 2, Format::Swiss, TieBreakEdition::Y2026);
    let list = ["DE", "BH"].map(|code| code.parse().expect("a code"));
    let ranking = rank(&sheet, &list, 0);
    let values = |player: u32| {
        let own = ranking.iter().find(|ranked| ranked.player.0 == player).expect("there");
        own.values.clone()
    };
    assert_eq!(values(1), [None, Some(Value::whole(1))]);
    assert_eq!(values(2), [None, Some(Value::whole(0))]);
    assert_eq!(values(3), [None, Some(Value::whole(1))]);
}
