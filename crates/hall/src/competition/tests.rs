//! Changes to a competition, and their effects.

use adoube_laws::{Edition, clock::At, regulations::Regulations};

use super::*;
use crate::competition::berger::{Berger, Cycles};

/// A competition folded from its stored facts.
#[derive(Default)]
pub(super) struct TestCompetition(pub(super) Competition);

impl TestCompetition {
    pub(super) fn change(
        &mut self,
        decide: impl FnOnce(&Competition) -> Result<Vec<CompetitionFact>, ValidationErrors>,
    ) -> &mut Self {
        let facts = decide(&self.0).expect("there are no errors");
        for fact in facts {
            let stored = serde_json::to_string(&fact).expect("it can be stored");
            let read: CompetitionFact = serde_json::from_str(&stored).expect(&stored);
            assert_eq!(read, fact, "{stored}");
            self.0.fold(At::new(7), &Actor::Hall, &read);
        }
        self
    }

    /// Returns the codes and fields of the validation errors.
    fn refused(
        &self,
        decide: impl FnOnce(&Competition) -> Result<Vec<CompetitionFact>, ValidationErrors>,
    ) -> Vec<(&'static str, Option<&'static str>, Option<usize>)> {
        let ValidationErrors(found) = decide(&self.0).expect_err("something speaks against it");
        found.iter().map(|it| (it.problem.code(), it.field, it.item)).collect()
    }
}

pub(super) fn about() -> About {
    About::new("Pokal mesta", Regulations::new(Edition::Y2023, "5400+30".parse().unwrap()))
}

pub(super) fn no(number: u32) -> PlayerNo {
    PlayerNo::new(number).unwrap()
}

fn board(number: u32) -> BoardNo {
    BoardNo::new(number).unwrap()
}

pub(super) fn round(number: u32) -> RoundNo {
    RoundNo::new(number).unwrap()
}

pub(super) fn with_players(about: &About, count: u32) -> TestCompetition {
    let mut competition = TestCompetition::default();
    let players: Vec<Player> =
        (1..=count).map(|number| Player::new(no(number), format!("Player {number}"))).collect();
    competition.change(|it| open(it, about)).change(|it| enter_players(it, &players, 2026));
    competition
}

fn pairing(number: u32, white: u32, black: u32) -> Pairing {
    Pairing::Board { board: board(number), white: no(white), black: no(black) }
}

#[test]
fn a_competition_is_opened_once_and_with_valid_regulations() {
    let mut competition = TestCompetition::default();
    assert_eq!(
        competition.refused(|it| enter_players(it, &[], 2026)),
        [("competition-not-opened", None, None)]
    );
    let mut wrong = about();
    wrong.name = " ".into();
    wrong.arbiters = vec!["Ana".into(), "B\u{7}".into()];
    wrong.regulations.quickplay = Some(adoube_laws::regulations::Quickplay::Announced);
    let first: Day = "2026-11-16".parse().unwrap();
    wrong.dates = Some(Dates { first, last: "2026-11-15".parse().unwrap() });
    let expected = [
        ("blank", Some("name"), None),
        ("ends-before-it-begins", Some("dates"), None),
        ("unprintable", Some("arbiters"), Some(1)),
        ("quickplay-with-extra-time", Some("regulations"), None),
    ];
    assert_eq!(competition.refused(|it| open(it, &wrong)), expected);
    assert_eq!(competition.0, Competition::default());
    competition.change(|it| open(it, &about()));
    assert_eq!(
        competition.refused(|it| open(it, &about())),
        [("competition-already-opened", None, None)]
    );
    assert_eq!(competition.0.opened(), Some(At::new(7)));
    assert_eq!(amend(&competition.0, &about()), Ok(Vec::new()));
    competition.change(|it| amend(it, &About { place: "Maribor".into(), ..about() }));
    assert_eq!(competition.0.about().unwrap().place, "Maribor");
}

#[test]
fn regulations_are_read_with_the_places_of_their_faults() {
    let ValidationErrors(found) =
        parse_regulations("edition = \"2023\"\ntime = \"ninety\"\n").unwrap_err();
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].field, Some("regulations"));
    assert_eq!(found[0].place.map(|place| place.line), Some(2));
    assert!(
        parse_regulations("edition = \"2023\"\ntime = \"5400+30\"\ndefault-time = \"15 min\"")
            .is_ok()
    );
}

#[test]
fn players_are_entered_all_or_none() {
    let mut competition = with_players(&about(), 2);
    let mut third = Player::new(no(3), "Third");
    third.fide_id = Some(14_600_000);
    third.birth_year = Some(1066);
    let mut fourth = Player::new(no(2), "");
    fourth.fide_id = third.fide_id;
    let expected = [
        ("out-of-range", Some("birth-year"), Some(0)),
        ("blank", Some("name"), Some(1)),
        ("player-number-taken", Some("no"), Some(1)),
        ("fide-id-taken", Some("fide-id"), Some(1)),
    ];
    assert_eq!(
        competition.refused(|it| enter_players(it, &[third.clone(), fourth], 2026)),
        expected
    );
    third.birth_year = Some(1990);
    competition.change(|it| enter_players(it, &[third.clone()], 2026));
    let again = Player { fide_id: third.fide_id, ..Player::new(no(1), "First") };
    let expected = [("fide-id-taken", Some("fide-id"), None)];
    assert_eq!(competition.refused(|it| correct_player(it, &again, 2026)), expected);
    competition.change(|it| correct_player(it, &Player::new(no(1), "First"), 2026));
    assert_eq!(competition.0.player(no(1)).unwrap().name, "First");
}

#[test]
fn a_round_is_paired_only_with_players_who_can_play() {
    let mut competition = with_players(&about(), 6);
    competition.change(|it| withdraw_player(it, no(6)));
    let wrong = [
        pairing(1, 1, 2),
        pairing(1, 3, 3),
        pairing(2, 2, 4),
        pairing(2, 5, 6),
        pairing(3, 9, 3),
        Pairing::Bye { player: no(4), bye: Bye::HalfPoint },
    ];
    let expected = [
        ("same-player", Some("black"), Some(1)),
        ("paired-twice", Some("white"), Some(2)),
        ("player-withdrawn", Some("black"), Some(3)),
        ("board-twice", Some("board"), Some(3)),
        ("unknown-player", Some("white"), Some(4)),
        ("paired-twice", Some("player"), Some(5)),
    ];
    assert_eq!(competition.refused(|it| pair_round(it, round(1), &wrong)), expected);
    assert_eq!(
        competition.refused(|it| pair_round(it, round(1), &[])),
        [("nothing-paired", None, None)]
    );
    competition.change(|it| pair_round(it, round(1), &wrong[..1]));
    let again = competition.refused(|it| pair_round(it, round(1), &[pairing(2, 3, 4)]));
    assert_eq!(again, [("round-paired", None, None)]);
    assert_eq!(competition.refused(|it| remove_player(it, no(1))), [("player-paired", None, None)]);
    competition.change(|it| drop_pairings(it, round(1)));
    competition.change(|it| remove_player(it, no(1)));
    competition.change(|it| return_player(it, no(6)));
    competition.change(|it| pair_round(it, round(1), &[pairing(7, 6, 2)]));
    assert_eq!(competition.0.board(round(1), board(7)), Some(&Board::paired(no(6), no(2))));
}

#[test]
fn boards_get_tables_once_and_void_games_are_replaced() {
    let mut competition = with_players(&about(), 4);
    competition.change(|it| pair_round(it, round(1), &[pairing(1, 1, 4), pairing(2, 2, 3)]));
    let [one, two, three]: [GameId; 3] =
        ["aaaaaaaa", "bbbbbbbb", "cccccccc"].map(|id| id.parse().unwrap());
    let expected =
        [("unknown-board", Some("board"), Some(0)), ("game-taken", Some("game"), Some(1))];
    let wrong = [(board(3), one), (board(1), one)];
    assert_eq!(competition.refused(|it| assign_games(it, round(1), &wrong)), expected);
    competition.change(|it| assign_games(it, round(1), &[(board(1), one)]));
    competition.change(|it| enter_result(it, round(1), board(2), Some("1-0".parse().unwrap())));
    let expected =
        [("board-has-table", Some("board"), Some(0)), ("board-has-result", Some("board"), Some(1))];
    let late = [(board(1), two), (board(2), three)];
    assert_eq!(competition.refused(|it| assign_games(it, round(1), &late)), expected);
    let entered = competition.refused(|it| enter_result(it, round(1), board(1), None));
    assert_eq!(entered, [("board-has-table", None, None)]);
    assert_eq!(
        competition.refused(|it| drop_pairings(it, round(1))),
        [("round-begun", None, None)]
    );
    competition.change(|it| replace_game(it, one, two));
    assert_eq!(
        competition.refused(|it| replace_game(it, one, three)),
        [("unknown-game", None, None)]
    );
    assert_eq!(competition.refused(|it| replace_game(it, two, one)), [("game-taken", None, None)]);
    let first = competition.0.board(round(1), board(1)).unwrap();
    assert_eq!((first.game, first.void.as_slice()), (Some(two), &[one][..]));
    assert_eq!(competition.0.place_of(&one), Some((round(1), board(1))));
    assert_eq!(competition.0.games_of(no(4)).collect::<Vec<_>>(), [(round(1), board(1), two)]);
}

#[test]
fn a_round_robin_is_paired_by_berger_at_once() {
    let mut competition = with_players(&about(), 5);
    competition.change(|it| withdraw_player(it, no(2)));
    competition.change(|it| pair_berger(it, Berger { cycles: Cycles::Single }));
    let boards = |number: u32| {
        let boards = competition.0.round(round(number)).unwrap().boards.values();
        boards.map(|board| (board.white.get(), board.black.get())).collect::<Vec<_>>()
    };
    assert_eq!(
        [boards(1), boards(2), boards(3)],
        [[(1, 5), (3, 4)], [(5, 4), (1, 3)], [(3, 5), (4, 1)]]
    );
    let again = competition.refused(|it| pair_berger(it, Berger::default()));
    assert_eq!(again, [("round-paired", None, None)]);
    let few = with_players(&about(), 2).refused(|it| pair_berger(it, Berger::default()));
    assert_eq!(few, [("not-for-berger", None, None)]);
}

#[test]
fn a_seat_is_valid_until_it_is_revoked() {
    let mut competition = with_players(&about(), 2);
    let (one, token): (SeatId, _) =
        ("seatseat".parse().unwrap(), TokenHash::from_token("adb_secret"));
    let unknown =
        competition.refused(|it| give_seat(it, one, SeatRole::Player(no(3)), None, token));
    assert_eq!(unknown, [("unknown-player", Some("role"), None)]);
    competition.change(|it| give_seat(it, one, SeatRole::Player(no(2)), None, token));
    assert_eq!(competition.0.seat_of(&token).map(|seat| seat.role), Some(SeatRole::Player(no(2))));
    let other: SeatId = "seatsea2".parse().unwrap();
    let again = competition.refused(|it| give_seat(it, other, SeatRole::Arbiter, None, token));
    assert_eq!(again, [("seat-taken", None, None)]);
    competition.change(|it| revoke_seat(it, one));
    assert_eq!(competition.0.seat_of(&token), None);
    assert_eq!(competition.0.seat(one).and_then(|seat| seat.revoked), Some(At::new(7)));
    assert_eq!(competition.refused(|it| revoke_seat(it, one)), [("seat-revoked", None, None)]);
    // A revoked token can never be used again.
    let again = competition.refused(|it| give_seat(it, other, SeatRole::Arbiter, None, token));
    assert_eq!(again, [("seat-taken", None, None)]);
}

#[test]
fn removing_a_player_revokes_the_seat() {
    let mut competition = with_players(&about(), 2);
    let (seat, token): (SeatId, _) =
        ("seatseat".parse().unwrap(), TokenHash::from_token("adb_secret"));
    competition.change(|it| give_seat(it, seat, SeatRole::Assistant(no(2)), None, token));
    competition.change(|it| remove_player(it, no(2)));
    assert_eq!(competition.0.seat_of(&token), None);
}

#[test]
fn an_arbiters_seat_may_have_a_name() {
    let mut competition = with_players(&about(), 2);
    let (seat, token): (SeatId, _) =
        ("seatseat".parse().unwrap(), TokenHash::from_token("adb_secret"));
    let blank = competition.refused(|it| give_seat(it, seat, SeatRole::Arbiter, Some(" "), token));
    assert_eq!(blank, [("blank", Some("name"), None)]);
    competition.change(|it| give_seat(it, seat, SeatRole::Arbiter, Some("Horvat, Ana"), token));
    let known = competition.0.seat_of(&token).and_then(|seat| seat.name.as_deref());
    assert_eq!(known, Some("Horvat, Ana"));
}

#[test]
fn officials_are_appointed_once() {
    let mut competition = with_players(&about(), 2);
    competition.change(|it| appoint(it, "ana"));
    let again = competition.refused(|it| appoint(it, "ana"));
    assert_eq!(again, [("official-already-appointed", Some("name"), None)]);
    competition.change(|it| dismiss(it, "ana"));
    let again = competition.refused(|it| dismiss(it, "ana"));
    assert_eq!(again, [("official-not-appointed", Some("name"), None)]);
}

/// Facts are stored permanently: their form must not change by accident.
#[test]
fn facts_are_stored_under_names_that_stay() {
    let stored = |fact: &CompetitionFact| serde_json::to_string(fact).unwrap();
    let paired = CompetitionFact::BoardPaired {
        round: round(1),
        board: board(2),
        white: no(3),
        black: no(4),
    };
    assert_eq!(
        stored(&paired),
        r#"{"fact":"board-paired","round":1,"board":2,"white":3,"black":4}"#
    );
    let entered = CompetitionFact::ResultEntered {
        round: round(1),
        board: board(1),
        outcome: "+/-".parse().ok(),
    };
    assert_eq!(
        stored(&entered),
        r#"{"fact":"result-entered","round":1,"board":1,"outcome":"+/-"}"#
    );
    let given = CompetitionFact::SeatGiven {
        seat: "seatseat".parse().unwrap(),
        role: SeatRole::Assistant(no(2)),
        name: None,
        token: TokenHash::from_token(""),
    };
    let hash = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    let expected = format!(
        r#"{{"fact":"seat-given","seat":"seatseat","role":{{"assistant":2}},"token":"{hash}"}}"#
    );
    assert_eq!(stored(&given), expected);
    assert_eq!(serde_json::from_str::<CompetitionFact>(&expected).unwrap(), given);
    let named = CompetitionFact::SeatGiven {
        seat: "seatseat".parse().unwrap(),
        role: SeatRole::Arbiter,
        name: Some("Horvat, Ana".to_owned()),
        token: TokenHash::from_token(""),
    };
    let expected = format!(
        r#"{{"fact":"seat-given","seat":"seatseat","role":"arbiter","name":"Horvat, Ana","token":"{hash}"}}"#
    );
    assert_eq!(stored(&named), expected);
}
