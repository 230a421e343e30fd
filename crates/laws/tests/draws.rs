//! Article 9: claims checked against games, and draws without a claim.

#![allow(clippy::unwrap_used, reason = "the games are part of the tests")]

use adoube_chess::{Move, Position, san};
use adoube_laws::{
    Edition, Provision,
    clock::Milliseconds,
    history::{ClaimGround, Cost, DrawClaim, History},
    regulations::{KingForcedToMove, Regulations},
};

/// A row of the data.
struct Game {
    name: &'static str,
    /// The game up to the last move, which is left to be announced.
    before: History,
    last: Move,
    times: usize,
    quiet: u32,
}

fn games() -> impl Iterator<Item = Game> {
    let rows = include_str!("data/claims.txt").lines();
    rows.filter(|row| !row.starts_with('#') && !row.is_empty()).map(|row| {
        let [name, start, moves, times, quiet] =
            row.split(" | ").collect::<Vec<_>>().try_into().unwrap();
        let start = if start == "startpos" { Position::initial() } else { start.parse().unwrap() };
        let mut before = History::new(start);
        let mut last = None;
        for text in moves.split(' ').filter(|text| !text.starts_with(|c: char| c.is_ascii_digit()))
        {
            if let Some(played) = last.take() {
                before.play(played).unwrap();
            }
            last = Some(san::read(before.position().unwrap(), text).unwrap());
        }
        let (times, quiet) = (times.parse().unwrap(), quiet.parse().unwrap());
        Game { name, before, last: last.unwrap(), times, quiet }
    })
}

/// Regulations that leave everything to the edition.
fn laws(edition: Edition) -> Regulations {
    Regulations::new(edition, "5400+30".parse().unwrap())
}

fn game(name: &str) -> Game {
    games().find(|game| game.name.contains(name)).unwrap()
}

impl Game {
    fn after(&self) -> History {
        let mut after = self.before.clone();
        after.play(self.last).unwrap();
        after
    }
}

#[test]
fn claims_on_the_announced_move_and_on_the_board() {
    for game in games() {
        for edition in Edition::ALL {
            let announced = ClaimGround::After(game.last);
            let before = game.before.examine(DrawClaim::Repetition(announced), &laws(edition));
            let after =
                game.after().examine(DrawClaim::Repetition(ClaimGround::Stands), &laws(edition));
            assert_eq!(before.occurrences.len(), game.times, "{} {edition}", game.name);
            assert_eq!(before.occurrences, after.occurrences, "{} {edition}", game.name);
            assert_eq!(before.is_correct, game.times >= 3, "{} {edition}", game.name);
            assert_eq!(before.under, Provision::RepetitionAboutToAppear);
            assert_eq!(after.under, Provision::RepetitionHasAppeared);

            let fifty = game.before.examine(DrawClaim::FiftyMoves(announced), &laws(edition));
            assert_eq!(fifty.quiet_plies, game.quiet, "{} {edition}", game.name);
            assert_eq!(fifty.is_correct, game.quiet >= 100, "{} {edition}", game.name);
            let played =
                game.after().examine(DrawClaim::FiftyMoves(ClaimGround::Stands), &laws(edition));
            assert_eq!(played.is_correct, fifty.is_correct, "{} {edition}", game.name);
        }
    }
}

/// In 2005 authorities disagreed whether a king in check that has to move still has the right to castle.
#[test]
fn a_king_that_has_to_move() {
    let game = game("King in check, castling right still held");
    let claim = DrawClaim::Repetition(ClaimGround::After(game.last));
    let mut regulations = laws(Edition::Y2005);
    assert!(!game.before.examine(claim, &regulations).is_correct);
    regulations.open_points.king_forced_to_move = KingForcedToMove::HasLostRight;
    assert!(game.before.examine(claim, &regulations).is_correct);
    regulations.edition = Edition::Y2009;
    assert!(!game.before.examine(claim, &regulations).is_correct);
}

#[test]
fn an_announced_move_that_is_not_legal_brings_nothing_about() {
    // The rook is pinned.
    let history = History::new("4r1k1/8/8/8/8/8/4R3/4K3 w - - 120 60".parse().unwrap());
    let unpinned: Position = "6k1/8/8/8/8/8/4R3/4K3 w - - 0 1".parse().unwrap();
    let sideways = san::read(&unpinned, "Ra2").unwrap();
    for claim in [DrawClaim::Repetition, DrawClaim::FiftyMoves] {
        assert!(
            !history.examine(claim(ClaimGround::After(sideways)), &laws(Edition::Y2017)).is_correct
        );
    }
}

#[test]
fn five_times_with_gaps_end_the_game_since_2017() {
    let ended = |edition| game("Fivefold with gaps").after().ended(&laws(edition));
    for edition in [Edition::Y2005, Edition::Y2009, Edition::Y2014] {
        assert_eq!(ended(edition), None, "{edition}");
    }
    for edition in [Edition::Y2017, Edition::Y2018, Edition::Y2023] {
        let ended = ended(edition).unwrap();
        assert_eq!(ended.under, Provision::FivefoldRepetition);
        assert_eq!(ended.occurrences.len(), 5);
    }
}

#[test]
fn five_times_in_a_row_end_it_since_2014() {
    let mut history = History::new(Position::initial());
    for (count, text) in ["Nf3", "Nf6", "Ng1", "Ng8"].into_iter().cycle().take(16).enumerate() {
        assert_eq!(history.ended(&laws(Edition::Y2014)), None, "after {count} half-moves");
        history.play(san::read(history.position().unwrap(), text).unwrap()).unwrap();
    }
    let ended = history.ended(&laws(Edition::Y2014)).unwrap();
    assert_eq!(ended.under, Provision::FivefoldRepetition);
    assert_eq!(history.ended(&laws(Edition::Y2009)), None);
}

#[test]
fn seventy_five_moves_end_it_but_mate_goes_first() {
    for name in ["seventy-five moves", "limit passed unnoticed"] {
        let after = game(name).after();
        assert_eq!(after.ended(&laws(Edition::Y2009)), None);
        for edition in [Edition::Y2014, Edition::Y2017, Edition::Y2023] {
            assert_eq!(
                after.ended(&laws(edition)).unwrap().under,
                Provision::SeventyFiveMoves,
                "{edition}"
            );
        }
    }
    assert_eq!(game("Mate on the very move").after().ended(&laws(Edition::Y2017)), None);
}

#[test]
fn fifty_moves_end_nothing_by_themselves() {
    let history = History::new("8/8/8/4k3/8/8/1R6/4K3 w - - 100 90".parse().unwrap());
    for edition in Edition::ALL {
        assert_eq!(history.ended(&laws(edition)), None);
    }
}

/// White 6:45, Black 4:26, and Black claims wrongly: the clocks afterwards.
#[test]
fn what_a_wrong_claim_costs() {
    let seconds = Milliseconds::seconds;
    let check = |edition: Edition, control: &str, white: u64, black: u64| {
        let regulations = Regulations::new(edition, control.parse().unwrap());
        let left = seconds(4 * 60 + 26);
        let cost = Cost::for_wrong_claim(&regulations, left);
        let shown = (seconds(6 * 60 + 45) + cost.opponent_gains, left - cost.claimant_loses);
        assert_eq!(shown, (seconds(white), seconds(black)), "{edition} {control}");
    };
    let (standard, rapid, blitz) = ("5400+30", "1500+10", "180+2");
    let untouched = 4 * 60 + 26;
    check(Edition::Y2005, standard, 9 * 60 + 45, 2 * 60 + 13);
    check(Edition::Y2009, standard, 9 * 60 + 45, untouched);
    for edition in [Edition::Y2014, Edition::Y2017, Edition::Y2018] {
        check(edition, standard, 8 * 60 + 45, untouched);
        check(edition, rapid, 8 * 60 + 45, untouched);
        check(edition, blitz, 7 * 60 + 45, untouched);
    }
    check(Edition::Y2023, standard, 8 * 60 + 45, untouched);
    check(Edition::Y2023, rapid, 7 * 60 + 45, untouched);
    check(Edition::Y2023, blitz, 7 * 60 + 45, untouched);
}

/// The limits of 2005: half, three minutes at most, and one minute is left.
#[test]
fn what_the_claimant_lost_in_2005() {
    let regulations = Regulations::new(Edition::Y2005, "40/7200:3600".parse().unwrap());
    for (left, lost) in [(600, 180), (360, 180), (240, 120), (120, 60), (90, 30), (60, 0), (30, 0)]
    {
        let cost = Cost::for_wrong_claim(&regulations, Milliseconds::seconds(left));
        assert_eq!(cost.claimant_loses, Milliseconds::seconds(lost), "{left} s");
    }
}
