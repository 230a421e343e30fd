//! Irregularities at the table and their rulings, edition by edition.

use adoube_chess::{
    Board,
    Colour::{self, Black, White},
    Piece, Position, Role,
};
use adoube_laws::{
    Edition, Provision,
    clock::{At, Milliseconds},
    history::Ply,
    regulations::Regulations,
    table::{
        Action, ArbiterAct, BoardPlacement, Colours, Decision, Fact, Hand, HandAct,
        IrregularityKind, Manner, Order, Outcome, Plan, Refusal, RefusalReason, Ruling, Setup,
        Stage, Table, Topic, Who,
    },
};

/// A game in progress.
struct Game {
    table: Table,
    at: u64,
    rulings: Vec<Ruling>,
    asked: Vec<Topic>,
}

impl Game {
    fn new(edition: Edition, time: &str, fen: &str) -> Self {
        let position: Position = fen.parse().expect("it can be done");
        Self::with_setup(
            Regulations::new(edition, time.parse().expect("it can be done")),
            Setup::from_position(&position),
        )
    }

    fn with_setup(regulations: Regulations, setup: Setup) -> Self {
        let table = Table::new(regulations, setup);
        let mut game = Self { table, at: 0, rulings: Vec::new(), asked: Vec::new() };
        game.arbiter(ArbiterAct::Start).expect("it can be done");
        game
    }

    fn act(&mut self, who: Who, action: &Action) -> Result<(), Refusal> {
        self.at += 1000;
        let Decision { events, table } = self.table.act(At::new(self.at), who, action)?;
        self.table = table;
        for event in &events {
            match &event.fact {
                Fact::Ruled(ruling) => self.rulings.push(ruling.clone()),
                Fact::Asked(question) => self.asked.push(question.topic),
                _ => {}
            }
        }
        Ok(())
    }

    fn arbiter(&mut self, act: ArbiterAct) -> Result<(), Refusal> {
        self.act(Who::Arbiter, &Action::Arbiter(act.into()))
    }

    fn sees(&mut self, matter: IrregularityKind) -> Result<(), Refusal> {
        self.rulings.clear();
        self.asked.clear();
        self.arbiter(ArbiterAct::Notice(matter.into()))
    }

    /// Plays moves such as `e2e4`, `a7a8q`, `castle e1h1`, in turn, and presses.
    fn plays(&mut self, moves: &str) {
        for text in moves.split(", ") {
            let by = self.table.to_move();
            self.act(Who::Player(by), &Action::Play(plan(text))).expect("it can be done");
        }
    }

    fn does(&mut self, by: Colour, hand: Hand, act: HandAct) {
        self.act(Who::Player(by), &Action::Hand { hand, act }).expect("it can be done");
    }

    fn presses(&mut self, by: Colour) {
        let press = Action::Press { hand: Hand::Usual, manner: Manner::Proper };
        self.act(Who::Player(by), &press).expect("it can be done");
    }

    /// Returns the provisions of the last ruling.
    fn cited(&self) -> Vec<Provision> {
        let last = self.rulings.last().expect("something was ruled");
        last.cites().iter().map(|cite| cite.provision()).collect()
    }

    fn orders(&self) -> &[Order] {
        &self.rulings.last().expect("something was ruled").orders
    }

    fn left(&self, whose: Colour) -> u64 {
        self.table.clock().remaining(whose, At::new(self.at)).get() / 1000
    }

    /// Returns the moves allowed to the player to move, as origin and destination.
    fn obligation(&self) -> Vec<String> {
        let duty = self.table.obligation().expect("it can be done");
        let mut moves: Vec<String> = duty.moves.iter().map(ToString::to_string).collect();
        moves.sort();
        moves
    }
}

fn plan(text: &str) -> Plan {
    let castles = text.starts_with("castle ");
    let text = text.trim_start_matches("castle ");
    let becomes = text.get(4..).and_then(|role| role.chars().next()?.to_uppercase().next());
    Plan {
        from: text[..2].parse().expect("it can be done"),
        to: text[2..4].parse().expect("it can be done"),
        becomes: becomes.and_then(adoube_chess::Role::from_letter),
        castles,
    }
}

fn minutes(minutes: u64) -> Milliseconds {
    Milliseconds::minutes(minutes)
}

const ALL: [Edition; 6] = Edition::ALL;

#[test]
fn the_third_illegal_move_loses_and_since_2014_the_second() {
    for edition in ALL {
        let mut game = Game::new(edition, "5400+30", "4k3/8/8/8/8/8/4P2P/B3K3 w - - 0 1");
        let losing = if edition < Edition::Y2014 { 3 } else { 2 };
        for number in 1..=losing {
            game.plays("a1a4");
            game.sees(IrregularityKind::IllegalMove).expect("it can be done");
            let cited = game.cited();
            assert_eq!(cited[..2], [Provision::IllegalMoveCompleted, Provision::BishopMove]);
            assert!(cited.contains(&Provision::IllegalMovePenalty));
            if number < losing {
                assert!(game.orders().contains(&Order::AddTime { to: Black, time: minutes(2) }));
                assert_eq!(game.asked, [Topic::ClocksAfterIrregularity]);
                assert_eq!((game.table.to_move(), game.table.history().plies()), (White, Ply(0)));
                assert!(game.obligation().iter().all(|played| played.starts_with("a1")));
            }
        }
        // Black has a bare king and cannot mate: a draw, but not in 2005.
        let expected = if edition == Edition::Y2005 { Outcome::win(Black) } else { Outcome::DRAW };
        assert_eq!(game.table.outcome(), Some(expected), "{edition}");
    }
}

#[test]
fn the_increment_of_an_illegal_move_is_taken_back() {
    let mut game = Game::new(Edition::Y2023, "3600+30", "4k3/p7/8/8/8/8/4P3/B3K3 w - - 0 1");
    let before = game.left(White);
    game.plays("a1a4");
    assert_eq!(game.left(White), before - 1 + 30);
    game.sees(IrregularityKind::IllegalMove).expect("it can be done");
    assert_eq!(game.left(White), before - 1);
    assert_eq!(game.left(Black), 3630 - 1 + 120);
    assert_eq!(game.table.clock().running(), Some(White));
}

#[test]
fn an_answer_does_not_cure_it() {
    for edition in ALL {
        let mut game = Game::new(edition, "5400+30", "4k3/p7/8/8/8/8/4P3/B3K3 w - - 0 1");
        game.plays("a1a4, a7a6, e2e4");
        game.sees(IrregularityKind::IllegalMove).expect("it can be done");
        assert_eq!(game.table.history().plies(), Ply(0));
        assert!(game.sees(IrregularityKind::IllegalMove).is_err());
    }
}

#[test]
fn until_2009_it_need_not_be_completed() {
    for edition in ALL {
        let mut game = Game::new(edition, "5400+30", "4k3/p7/8/8/8/8/4P3/B3K3 w - - 0 1");
        game.act(Who::Player(White), &Action::Make(plan("a1a4"))).expect("it can be done");
        let seen = game.sees(IrregularityKind::IllegalMove);
        assert_eq!(seen.is_ok(), edition < Edition::Y2014, "{edition}");
        if seen.is_ok() {
            assert!(game.orders().contains(&Order::AddTime { to: Black, time: minutes(2) }));
            assert_eq!(game.table.board(), game.table.history().board());
        }
    }
}

#[test]
fn a_pawn_left_on_the_last_rank_becomes_a_queen_since_2014() {
    for edition in ALL {
        let mut game = Game::new(edition, "5400+30", "6k1/P3pppp/8/8/8/8/8/6K1 w - - 0 40");
        game.plays("a7a8");
        game.sees(IrregularityKind::IllegalMove).expect("it can be done");
        if edition < Edition::Y2014 {
            assert_eq!(game.table.history().plies(), Ply(0), "{edition}");
            assert!(game.obligation().iter().all(|played| played.starts_with("a7a8")));
        } else {
            // The queen gives checkmate: by the suggested reading it ends the game.
            assert_eq!(
                game.rulings[0].main().expect("it can be done").provision(),
                Provision::PromotionNotCompleted
            );
            assert_eq!(
                game.rulings[1].main().expect("it can be done").provision(),
                Provision::Checkmate
            );
            assert_eq!(game.table.outcome(), Some(Outcome::win(White)));
        }
    }
}

#[test]
fn the_rook_was_forgotten() {
    let fen = "4k3/8/8/8/8/8/PPPP1PPP/R3K2R w KQ - 0 1";
    for edition in ALL {
        let mut game = Game::new(edition, "5400+30", fen);
        game.plays("e1g1");
        game.sees(IrregularityKind::IllegalMove).expect("it can be done");
        assert!(game.cited().contains(&Provision::Castling));
        // The king was released two squares from home: in every edition only castling there is allowed.
        assert_eq!(game.obligation(), ["e1g1"], "{edition}");
        let mut regulations = Regulations::new(edition, "5400+30".parse().expect("it can be done"));
        regulations.open_points.unfinished_castling =
            adoube_laws::regulations::UnfinishedCastling::IsFinished;
        let position: Position = fen.parse().expect("it can be done");
        let mut game = Game::with_setup(regulations, Setup::from_position(&position));
        game.plays("e1g1");
        game.sees(IrregularityKind::IllegalMove).expect("it can be done");
        assert_eq!(game.cited()[0], Provision::CastlingMade);
        assert_eq!(game.table.to_move(), Black);
        assert_eq!(
            game.table.board().piece_on("f1".parse().expect("it can be done")).map(|man| man.role),
            Some(adoube_chess::Role::Rook)
        );
    }
}

#[test]
fn after_the_end_it_is_too_late() {
    let mut game = Game::new(Edition::Y2017, "5400+30", "4k3/p7/8/8/8/8/4P3/B3K3 w - - 0 1");
    game.plays("a1a4");
    game.act(Who::Player(Black), &Action::Say(adoube_laws::table::Voice::Resign))
        .expect("it can be done");
    for matter in [
        IrregularityKind::IllegalMove,
        IrregularityKind::InitialPosition,
        IrregularityKind::BoardPlacement,
    ] {
        assert_eq!(game.sees(matter).unwrap_err().why, RefusalReason::TooLate);
    }
}

#[test]
fn two_hands_are_an_illegal_move_since_2017() {
    let (from, to) = ("e2".parse().expect("it can be done"), "d3".parse().expect("it can be done"));
    for edition in ALL {
        let mut game = Game::new(edition, "5400+30", "4k3/p7/8/8/8/3p4/4P3/B3K3 w - - 0 1");
        game.does(White, Hand::Left, HandAct::Lift { from });
        game.does(White, Hand::Right, HandAct::Place { on: to, piece: None });
        let at_once = game.sees(IrregularityKind::TwoHands);
        assert_eq!(at_once.is_ok(), edition <= Edition::Y2017, "{edition}");
        if edition >= Edition::Y2018 {
            game.presses(White);
            game.sees(IrregularityKind::TwoHands).expect("it can be done");
        }
        if edition >= Edition::Y2017 {
            assert_eq!(game.cited()[0], Provision::TwoHandsForOneMove);
            assert!(game.cited().contains(&Provision::TwoHandsPenalty));
            assert!(game.orders().contains(&Order::AddTime { to: Black, time: minutes(2) }));
        } else {
            assert_eq!(game.asked, [Topic::Conduct]);
        }
        let stands = u32::from(edition < Edition::Y2018);
        assert_eq!(game.table.history().plies(), Ply(stands), "{edition}");
    }
}

#[test]
fn two_hands_taken_back_before_the_press_are_forgotten_since_2018() {
    let act = |game: &mut Game, hand, act| game.does(White, hand, act);
    for edition in [Edition::Y2017, Edition::Y2018] {
        let mut game = Game::new(edition, "180+2", "4k3/p7/8/8/8/3p4/4P3/B3K3 w - - 0 1");
        let (from, to) =
            ("e2".parse().expect("it can be done"), "d3".parse().expect("it can be done"));
        act(&mut game, Hand::Left, HandAct::Lift { from });
        act(&mut game, Hand::Right, HandAct::Place { on: to, piece: None });
        act(&mut game, Hand::Right, HandAct::Lift { from: to });
        act(&mut game, Hand::Right, HandAct::Place { on: from, piece: None });
        let piece = Piece::new(Black, Role::Pawn);
        act(&mut game, Hand::Right, HandAct::Fetch { piece });
        act(&mut game, Hand::Right, HandAct::Place { on: to, piece: None });
        act(&mut game, Hand::Right, HandAct::Lift { from });
        act(&mut game, Hand::Right, HandAct::Place { on: to, piece: None });
        let press = Action::Press { hand: Hand::Right, manner: Manner::Proper };
        game.act(Who::Player(White), &press).expect("it can be done");
        assert_eq!(game.sees(IrregularityKind::TwoHands).is_ok(), edition == Edition::Y2017);
        assert_eq!(game.table.history().plies(), Ply(1));
    }
}

#[test]
fn a_press_without_a_move_is_an_illegal_move_since_2017() {
    for edition in ALL {
        let mut game = Game::new(edition, "5400+30", "4k3/p7/8/8/8/8/4P3/B3K3 w - - 0 1");
        game.presses(White);
        game.sees(IrregularityKind::Clock).expect("it can be done");
        if edition < Edition::Y2017 {
            assert_eq!(game.asked, [Topic::ClockHandling]);
        } else {
            assert_eq!(game.cited()[0], Provision::PressWithoutMove);
            assert!(game.cited().contains(&Provision::PressWithoutMovePenalty));
            assert_eq!(game.table.clock().running(), Some(White));
            assert_eq!(game.left(White), 5430 - 1);
            // Two offences of any kind lose.
            game.plays("a1a4");
            game.sees(IrregularityKind::IllegalMove).expect("it can be done");
            assert_eq!(game.table.outcome(), Some(Outcome::win(Black)));
        }
    }
}

#[test]
fn displaced_pieces_are_put_back_or_the_game_goes_back() {
    let (f3, f4) = ("f3".parse().expect("it can be done"), "f4".parse().expect("it can be done"));
    let fen = "4k3/p7/8/8/8/5N2/4P3/4K3 w - - 0 1";
    for edition in ALL {
        let mut game = Game::new(edition, "5400+30", fen);
        game.does(White, Hand::Usual, HandAct::Displace { from: f3, to: Some(f4) });
        game.plays("e2e4");
        game.sees(IrregularityKind::Displacement).expect("it can be done");
        assert_eq!(game.cited()[0], Provision::DisplacedPiecesRestored);
        assert_eq!(game.asked, [Topic::DisplacementPenalty]);
        assert_eq!(game.table.history().plies(), Ply(1));
        assert_eq!(game.table.board(), game.table.history().board());

        let mut game = Game::new(edition, "5400+30", fen);
        game.does(White, Hand::Usual, HandAct::Displace { from: f3, to: Some(f4) });
        game.plays("e2e4, a7a6, f4g6");
        game.sees(IrregularityKind::Displacement).expect("it can be done");
        assert_eq!(game.cited()[0], Provision::DisplacementFoundLater);
        assert_eq!(game.table.history().plies(), Ply(0));
        assert!(game.sees(IrregularityKind::IllegalMove).is_err());
    }
}

#[test]
fn out_of_turn_it_is_put_right() {
    let mut game = Game::new(Edition::Y2023, "5400+30", "4k3/p7/8/8/8/8/4P3/B3K3 w - - 0 1");
    game.plays("e2e4");
    game.act(Who::Player(White), &Action::Make(plan("a1b2"))).expect("it can be done");
    game.sees(IrregularityKind::OutOfTurn).expect("it can be done");
    assert_eq!(game.cited()[..2], [Provision::PlayersMoveAlternately, Provision::HavingTheMove]);
    assert_eq!(game.asked, [Topic::Conduct]);
    assert_eq!(game.table.board(), game.table.history().board());
    assert!(game.sees(IrregularityKind::OutOfTurn).is_err());
}

#[test]
fn a_wrong_start_is_found() {
    let wrong: Board =
        "rbnqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBNR w KQkq - 0 1".parse().expect("it can be done");
    for edition in ALL {
        let regulations = || Regulations::new(edition, "5400+30".parse().expect("it can be done"));
        let setup = Setup { stands: Some(wrong), ..Setup::default() };
        let mut game = Game::with_setup(regulations(), setup);
        game.plays("e2e4, e7e5");
        game.sees(IrregularityKind::InitialPosition).expect("it can be done");
        assert_eq!(game.cited(), [Provision::WrongInitialPosition, Provision::InitialPosition]);
        assert_eq!(*game.table.stage(), Stage::Void);

        let setup = Setup { placement: BoardPlacement::Wrong, ..Setup::default() };
        let mut game = Game::with_setup(regulations(), setup);
        game.sees(IrregularityKind::BoardPlacement).expect("it can be done");
        assert_eq!(game.cited(), [Provision::WrongBoardPlacement, Provision::Chessboard]);
        assert_eq!(
            game.sees(IrregularityKind::BoardPlacement).unwrap_err().why,
            RefusalReason::NothingOfTheKind
        );

        let setup = Setup { colours: Colours::Reversed, ..Setup::default() };
        let mut game = Game::with_setup(regulations(), setup);
        game.plays("e2e4, e7e5");
        game.sees(IrregularityKind::ReversedColours).expect("it can be done");
        if edition < Edition::Y2017 {
            assert_eq!(game.asked, [Topic::ReversedColours]);
        } else {
            assert_eq!(game.orders(), [Order::NewGame]);
        }
    }
}
