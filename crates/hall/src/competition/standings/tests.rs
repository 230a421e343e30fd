//! Small competitions, worked out by hand.

use super::*;
use crate::competition::{
    About, Pairing, System, enter_result, pair_round,
    tests::{TestCompetition, about, no, round, with_players},
};

/// Plays a round: `1-4 1-0` is a game, `3 pairing` a bye.
fn play(competition: &mut TestCompetition, number: u32, lines: &[&str]) {
    let mut boards = (1..).filter_map(BoardNo::new);
    let mut results = Vec::new();
    let pairings: Vec<Pairing> = lines
        .iter()
        .map(|line| {
            let (who, what) = line.split_once(' ').unwrap();
            match who.split_once('-') {
                Some((white, black)) => {
                    let board = boards.next().unwrap();
                    results.push((board, what.parse().ok()));
                    let [white, black] = [white, black].map(|no| no.parse().unwrap());
                    Pairing::Board { board, white, black }
                }
                None => Pairing::Bye {
                    player: who.parse().unwrap(),
                    bye: serde_json::from_value(what.into()).unwrap(),
                },
            }
        })
        .collect();
    competition.change(|it| pair_round(it, round(number), &pairings));
    for (board, outcome) in results {
        competition.change(|it| enter_result(it, round(number), board, outcome));
    }
}

/// Renders the standings as `place. player points tie-breaks`.
fn render(competition: &TestCompetition) -> Vec<String> {
    let standings = Standings::new(&competition.0, |_| None);
    let text = |value: &Option<Value>| value.map_or("-".to_owned(), |value| value.to_string());
    let line = |it: &Standing| {
        let values: Vec<String> = it.tie_breaks.iter().map(text).collect();
        format!("{}. {} {} {}", it.place, it.player, it.points, values.join(" "))
    };
    standings.players.iter().map(line).collect()
}

fn by(tie_breaks: &[TieBreak], system: System) -> About {
    About { tie_breaks: tie_breaks.to_vec(), system, ..about() }
}

#[test]
fn players_equal_by_all_tie_breaks_share_a_place() {
    let mut competition = with_players(&about(), 4);
    play(&mut competition, 1, &["1-4 1-0", "2-3 ½-½"]);
    play(&mut competition, 2, &["4-3 0-1", "1-2 ½-½"]);
    play(&mut competition, 3, &["2-4 1-0", "3-1 ½-½"]);
    let expected = ["1. 1 2 - 1 2 1", "1. 2 2 - 1 2 1", "1. 3 2 - 1 2 1", "4. 4 0 - 0 0 0"];
    assert_eq!(render(&competition), expected);
}

#[test]
fn the_order_of_the_tie_breaks_decides() {
    use TieBreak::{DirectEncounter, Koya, SonnebornBerger, Wins};
    let play_all = |tie_breaks: &[TieBreak]| {
        let mut competition = with_players(&by(tie_breaks, System::RoundRobin), 4);
        play(&mut competition, 1, &["1-4 ½-½", "2-3 1-0"]);
        play(&mut competition, 2, &["4-3 0-1", "1-2 1-0"]);
        play(&mut competition, 3, &["2-4 ½-½", "3-1 0-1"]);
        render(&competition)
    };
    let expected = ["1. 1 2½ - 2", "2. 2 1½ - 1", "3. 3 1 1 1", "4. 4 1 0 0"];
    assert_eq!(play_all(&[DirectEncounter, Wins]), expected);
    let expected = ["1. 1 2½ 3 1", "2. 2 1½ 1.5 0", "3. 4 1 2 1", "4. 3 1 1 0"];
    assert_eq!(play_all(&[SonnebornBerger, Koya]), expected);
}

/// Byes, forfeits and absence, worked out line by line (C.07, article 16).
#[test]
fn unplayed_rounds_count_by_article_16() {
    use TieBreak::{Buchholz, BuchholzCut1, GamesWithBlack, GamesWon, SonnebornBerger, Wins};
    let tie_breaks = [Buchholz, BuchholzCut1, SonnebornBerger, Wins, GamesWon, GamesWithBlack];
    let mut competition = with_players(&by(&tie_breaks, System::Swiss), 4);
    play(&mut competition, 1, &["1-2 1-0", "3-4 +/-"]);
    play(&mut competition, 2, &["1-3 ½-½", "2 pairing", "4 zero-point"]);
    play(&mut competition, 3, &["2-3 0-1", "1 zero-point"]);
    let expected = [
        // The forfeit counts no more than player 4 has, who was absent: 1 (16.4.1). 1 counts 2 for the last
        // bye, 2 counts 1.
        "1. 3 2½ 4 3 3 2 1 2",
        // 2 counts 1, 3 counts 2½, own dummy 1½ for the bye, which is cut.
        "2. 1 1½ 5 3.5 2.25 1 1 0",
        // 1 counts 2, own dummy 1 for the bye, which is cut as the lowest, 3 counts 2½.
        "3. 2 1 5.5 4.5 1 1 0 1",
        // Three dummies without a point.
        "4. 4 0 0 0 0 0 0 0",
    ];
    assert_eq!(render(&competition), expected);
}

/// Progressive score, and Buchholz without two opponents, worked out by hand.
#[test]
fn opponents_are_left_out_and_rounds_added_up() {
    use TieBreak::{AverageRating, BuchholzCut2, BuchholzMedian1, PerformanceRating, Progressive};
    let tie_breaks = [BuchholzCut2, BuchholzMedian1, Progressive, AverageRating, PerformanceRating];
    let mut competition = with_players(&by(&tie_breaks, System::Swiss), 4);
    play(&mut competition, 1, &["1-2 1-0", "3-4 1-0"]);
    play(&mut competition, 2, &["1-3 1-0", "4-2 ½-½"]);
    play(&mut competition, 3, &["4-1 0-1", "2-3 0-1"]);
    let values = |line: &String| line.split(' ').skip(1).take(5).map(str::to_owned).collect();
    let found: Vec<Vec<String>> = render(&competition).iter().map(values).collect();
    // Opponents of 1 have ½, 2, ½ points; of 3: ½, 3, ½; of 2: 3, ½, 2; of 4: 2, ½, 3.
    let expected = [
        ["1", "3", "2", "0.5", "6"],
        ["3", "2", "3", "0.5", "4"],
        ["2", "½", "3", "2", "1"],
        ["4", "½", "3", "2", "1"],
    ];
    assert_eq!(found, expected);
}

/// While games among the tied players are missing, only a player who is ahead in any case is ranked first.
#[test]
fn a_direct_encounter_decides_what_missing_games_cannot_change() {
    let mut competition = with_players(&by(&[TieBreak::DirectEncounter], System::Swiss), 3);
    play(&mut competition, 1, &["1-2 1-0", "3 pairing"]);
    play(&mut competition, 2, &["1-3 1-0", "2 pairing"]);
    play(&mut competition, 3, &["1 zero-point", "2 pairing", "3 pairing"]);
    // The value is the number of tied players ranked below.
    assert_eq!(render(&competition), ["1. 1 2 2", "2. 2 2 0", "2. 3 2 0"]);
}

#[test]
fn games_that_are_still_played_do_not_count_yet() {
    let mut competition = with_players(&about(), 4);
    play(&mut competition, 1, &["1-4 *", "2-3 ½-0"]);
    let expected = ["1. 2 ½ - 0 0 0", "2. 1 0 - 0 0 0", "2. 3 0 - 0 0 0", "2. 4 0 - 0 0 0"];
    assert_eq!(render(&competition), expected);
}

#[test]
fn results_come_from_tables_and_points_from_the_regulations() {
    let mut football = about();
    football.regulations.points = "3-1-0".parse().unwrap();
    let mut competition = with_players(&football, 3);
    play(&mut competition, 1, &["2-3 *", "1 pairing"]);
    let game: GameId = "aaaaaaaa".parse().unwrap();
    let games = [(BoardNo::FIRST, game)];
    competition.change(|it| crate::competition::assign_games(it, round(1), &games));
    let standings =
        Standings::new(&competition.0, |id| (*id == game).then(|| "0-1".parse().unwrap()));
    let points: Vec<_> =
        standings.players.iter().map(|it| (it.player.get(), it.points.to_string())).collect();
    // A round without an opponent is worth nothing in a round robin.
    assert_eq!(points, [(3, "3".into()), (1, "0".into()), (2, "0".into())]);
    let met: Vec<&RoundResult> = standings.between(no(3), no(2)).collect();
    assert_eq!(met.len(), 1);
    let stored = serde_json::to_string(met[0]).unwrap();
    let expected = concat!(
        r#"{"round":1,"what":"game","board":1,"opponent":2,"colour":"black","#,
        r#""outcome":"0-1","points":"3"}"#
    );
    assert_eq!(stored, expected);
}
