//! What an organiser adds to the rules: byes of future rounds, acceleration, and a round changed by
//! hand.

use adoube_pairing::{
    Acceleration, Board, Bye, ChangedRound, Colour, PlayerId, PlayerResult, Points, RoundEntry,
    Tournament,
    check::{self, RoundCheck},
    dutch::{self, Criterion},
    generate::{Settings, generate},
    trf::{self, Document},
};

/// The last round is paired by the tests.
const LAST: usize = 5;

fn settings() -> Settings {
    let none = Settings { forfeits: 0, half_byes: 0, absences: 0, ..Settings::default() };
    Settings { players: 25, rounds: LAST, withdrawals: 0, late: 0, ..none }
}

fn before_the_last_round() -> Tournament {
    let mut tournament = generate(&settings(), 3).expect("they can play five rounds");
    for player in &mut tournament.players {
        player.entries.truncate(LAST - 1);
    }
    tournament
}

fn by_the_rules(tournament: &Tournament) -> Vec<Board> {
    let round = dutch::pair(tournament, LAST).expect("it can be paired");
    let pairs = round.pairs.iter().map(|pair| (pair.white, Some(pair.black)));
    pairs.chain(round.bye.map(|bye| (bye, None))).collect()
}

/// Sets the last round to these boards, all games drawn.
fn with_last(mut tournament: Tournament, boards: &[Board]) -> Tournament {
    let mut set = |id: PlayerId, entry: RoundEntry| {
        let at = tournament.position(id).expect("a player");
        tournament.players[at].set_entry(LAST, entry);
    };
    for &(white, black) in boards {
        let game = |opponent, colour| RoundEntry::Game {
            opponent,
            colour,
            outcome: PlayerResult::Draw,
            rated: true,
        };
        match black {
            Some(black) => {
                set(white, game(black, Colour::White));
                set(black, game(white, Colour::Black));
            }
            None => set(white, RoundEntry::Bye(Bye::Allocated)),
        }
    }
    tournament
}

/// Writes the tournament as TRF and reads it back.
fn through_trf(tournament: &Tournament) -> Tournament {
    let text = trf::write(&Document::from(tournament));
    let document = trf::read(&text).expect("it is read");
    assert_eq!(trf::write(&document), text);
    Tournament::try_from(&document).expect("it fits together")
}

fn last(tournament: &Tournament) -> RoundCheck {
    check::pairings(&through_trf(tournament)).pop().expect("it is paired")
}

/// Returns the boards with these two as opponents, and their opponents paired with each other.
fn together(boards: &[Board], one: PlayerId, other: PlayerId) -> Vec<Board> {
    let of = |id: PlayerId| {
        let board = boards.iter().find(|board| board.0 == id || board.1 == Some(id));
        let &(white, black) = board.expect("a board");
        if white == id { black } else { Some(white) }
    };
    let left = (of(one), of(other));
    let is_kept = |board: &&Board| {
        ![board.0, board.1.unwrap_or(board.0)]
            .iter()
            .any(|id| [Some(one), Some(other), left.0, left.1].contains(&Some(*id)))
    };
    let mut changed: Vec<Board> = boards.iter().filter(is_kept).copied().collect();
    changed.push((one, Some(other)));
    match left {
        (Some(first), second) => changed.push((first, second)),
        (None, Some(second)) => changed.push((second, None)),
        (None, None) => {}
    }
    changed
}

#[test]
fn a_changed_round_passes_if_it_is_noted_and_allowed() {
    let before = before_the_last_round();
    let right = by_the_rules(&before);
    assert!(last(&with_last(before.clone(), &right)).agrees());
    // Two boards swap their players with Black, where nobody has met.
    let has_met = |one: PlayerId, other: Option<PlayerId>| {
        let player = before.player(one).expect("a player");
        player.entries.iter().any(|entry| entry.played() == other)
    };
    let at = (0..right.len() - 2)
        .find(|&at| {
            !has_met(right[at].0, right[at + 1].1) && !has_met(right[at + 1].0, right[at].1)
        })
        .expect("some have not met");
    let mut boards = right.clone();
    (boards[at].1, boards[at + 1].1) = (right[at + 1].1, right[at].1);
    let mut changed = with_last(before, &boards);
    let found = last(&changed);
    assert!(!found.agrees() && !found.passes(), "nobody has noted it");
    assert_eq!((found.is_noted, found.broken.as_slice()), (false, [].as_slice()));
    // The order of the note does not matter.
    let note = vec![right[at + 1], right[at]];
    changed.changed = vec![ChangedRound { round: LAST, by_the_rules: note.clone() }];
    let found = last(&changed);
    assert!(found.is_noted && found.passes() && !found.agrees(), "{found:?}");
    // A note of another change, or of another round, does not count.
    changed.changed = vec![ChangedRound { round: LAST, by_the_rules: note[..1].to_vec() }];
    assert!(!last(&changed).passes());
    changed.changed = vec![ChangedRound { round: LAST - 1, by_the_rules: note }];
    assert!(!last(&changed).passes());
}

#[test]
fn a_note_does_not_excuse_a_second_game_or_a_second_bye() {
    let before = before_the_last_round();
    let right = by_the_rules(&before);
    let met = before.players[0].entries.iter().find_map(|entry| entry.played());
    let again = together(&right, PlayerId(1), met.expect("he has played"));
    let had_bye = |entry: &RoundEntry| *entry == RoundEntry::Bye(Bye::Allocated);
    let idle = before.players.iter().find(|player| player.entries.iter().any(had_bye));
    let idle = idle.expect("their number is odd").id;
    let mut second = right.clone();
    let free = right.last().expect("boards").0;
    for board in &mut second {
        let now = |id: PlayerId| match id {
            id if id == idle => free,
            id if id == free => idle,
            id => id,
        };
        *board = (now(board.0), board.1.map(now));
    }
    for (boards, criterion) in [(again, Criterion::C1), (second, Criterion::C2)] {
        let mut changed = with_last(before.clone(), &boards);
        let missing = last(&changed).missing.expect("the rules have a pairing");
        changed.changed = vec![ChangedRound { round: LAST, by_the_rules: missing }];
        let found = last(&changed);
        assert!(found.is_noted && !found.passes(), "{criterion}: {found:?}");
        assert!(found.broken.iter().any(|(_, broken)| *broken == criterion), "{found:?}");
    }
}

#[test]
fn the_note_is_a_comment_in_a_fixed_format() {
    let note = "### Round 4, changed by the organiser; by the rules: 12-7, 40-bye\n";
    let document = trf::read(note).expect("it is read");
    let expected =
        trf::Record::ChangedRound { round: 4, by_the_rules: vec![(12, Some(7)), (40, None)] };
    assert_eq!(document.contents().collect::<Vec<_>>(), [&expected]);
    assert_eq!(trf::write(&document), note);
    for other in [
        "### Round 4, changed by the organiser; by the rules: 12-\n",
        "### Round four, changed by the organiser; by the rules: 12-7\n",
        "### Round 4 was changed\n",
    ] {
        let document = trf::read(other).expect("it is read");
        assert!(matches!(document.contents().next(), Some(trf::Record::Text { .. })), "{other}");
        assert_eq!(trf::write(&document), other);
    }
}

#[test]
fn byes_of_future_rounds_are_separate_records() {
    let mut tournament = before_the_last_round();
    tournament.rounds = 7;
    tournament.players[3].set_entry(5, RoundEntry::Bye(Bye::Half));
    tournament.players[0].set_entry(5, RoundEntry::Bye(Bye::Half));
    tournament.players[8].set_entry(6, RoundEntry::Bye(Bye::Zero));
    let text = trf::write(&Document::from(&tournament));
    assert!(text.contains("\n240 H   5    1    4\n240 Z   6    9\n"), "{text}");
    assert_eq!(through_trf(&tournament), tournament);
    let next = dutch::pair(&tournament, 5).expect("it can be paired");
    assert!(next.entry(PlayerId(1)).is_none() && next.entry(PlayerId(9)).is_some());
}

/// C.04.7, 1.3: a late entry is not accelerated, and moves nobody into the accelerated group.
#[test]
fn late_entries_leave_the_accelerated_group_as_it_was() {
    let baku = Settings { acceleration: Acceleration::Baku { last: None }, ..settings() };
    let mut tournament = generate(&Settings { players: 12, ..baku }, 8).expect("it is played");
    assert_eq!(tournament.last_accelerated(), Some(PlayerId(6)));
    let last = tournament.last_accelerated();
    tournament.acceleration = Acceleration::Baku { last };
    tournament.players.push(adoube_pairing::Player::new(PlayerId(13)));
    // By the number of players alone the group would now be larger.
    assert_eq!(tournament.last_accelerated(), Some(PlayerId(8)));
    let points = |at: usize, round| tournament.virtual_points(at, round);
    assert_eq!(
        [1, 2, 3, 4].map(|round| points(5, round)),
        [Points::ONE, Points::ONE, Points::HALF, Points::ZERO]
    );
    assert_eq!(points(6, 1), Points::ZERO);
    let text = trf::write(&Document::from(&tournament));
    let records = "\n250       1.0   1   2    1    6\n250       0.5   3   3    1    6\n";
    assert!(text.contains("192 FIDE_DUTCH_2025_BAKU") && text.contains(records), "{text}");
    let read = through_trf(&tournament);
    assert_eq!(read.acceleration, Acceleration::Baku { last });
    assert!(check::pairings(&read).iter().all(RoundCheck::agrees));
    // Other virtual points are not the Baku method, whatever the file calls them.
    let other = text.replace("250       0.5   3   3", "250       1.0   3   3");
    let read = Tournament::try_from(&trf::read(&other).expect("it is read")).expect("it fits");
    assert!(matches!(read.acceleration, Acceleration::Table(_)));
}
