//! Article 8: what is written, by whom it must be, and what follows.

#![allow(clippy::unwrap_used, reason = "the games are part of the tests")]

use adoube_chess::{Colour, Colour::Black, Colour::White, san};
use adoube_laws::{
    Edition,
    Provision::{RapidWithoutRecording, RecordingNotRequired},
    clock::{At, Correction, Device, Milliseconds},
    regulations::{BoardMode, Regulations},
    rules::sheets::{self, Departure, Recording},
    table::{
        Action, Answer, ArbiterAct, Fact, Line, Matter, Penalty, Setup, SheetAct, Table, Voice,
        Who, decide,
    },
};

/// A game that is played from a test.
struct Game {
    table: Table,
    now: At,
}

/// Between two moves.
const A_SECOND: Milliseconds = Milliseconds::seconds(1);

impl Game {
    fn under(regulations: Regulations) -> Self {
        let mut game = Self { table: Table::new(regulations, Setup::default()), now: At::ZERO };
        game.arbiter(ArbiterAct::Start);
        game
    }

    fn new(edition: Edition, time: &str) -> Self {
        Self::under(Regulations::new(edition, time.parse().unwrap()))
    }

    /// What follows, in short: rulings, questions and refusals with their first provision.
    fn act(&mut self, who: Who, action: &Action) -> Vec<String> {
        match decide(&self.table, self.now, who, action) {
            Err(refusal) => {
                let under = refusal.cite.map(|cite| format!(" under {}", cite.provision()));
                vec![format!("refused {:?}{}", refusal.why, under.unwrap_or_default())]
            }
            Ok(events) => {
                let mut told = Vec::new();
                for event in &events {
                    match &event.fact {
                        Fact::Ruled(ruling) => {
                            let orders: Vec<String> =
                                ruling.orders.iter().map(|order| format!("{order:?}")).collect();
                            let main = ruling.main().unwrap().provision();
                            told.push(format!("ruled {main}: {}", orders.join("; ")));
                        }
                        Fact::Asked(asked) => {
                            let under = asked.under.provision();
                            told.push(format!("asked {:?} under {under}", asked.topic));
                        }
                        _ => {}
                    }
                    self.table = self.table.clone().apply(event);
                }
                told
            }
        }
    }

    fn arbiter(&mut self, act: ArbiterAct) -> Vec<String> {
        self.act(Who::Arbiter, &Action::Arbiter(act.into()))
    }

    fn sheet(&mut self, by: Colour, act: SheetAct) -> Vec<String> {
        self.act(Who::Player(by), &Action::Sheet(act))
    }

    fn writes(&mut self, by: Colour, text: &str) -> Vec<String> {
        self.sheet(by, SheetAct::Write { line: None, text: text.into() })
    }

    /// Moves by both, a second each.
    fn moves(&mut self, moves: &str) -> Vec<String> {
        let mut told = Vec::new();
        for text in moves.split(' ') {
            self.now = self.now + A_SECOND;
            let position = *self.table.position().unwrap();
            let played = san::read(&position, text).unwrap();
            told.extend(self.act(Who::Player(position.turn()), &Action::Play(played.into())));
        }
        told
    }

    fn sees_sheets(&mut self) -> Vec<String> {
        self.arbiter(ArbiterAct::Notice(Matter::Scoresheet))
    }

    /// So much is left on a clock.
    fn left(&mut self, whose: Colour, seconds: u64) {
        let time = Some(Milliseconds::seconds(seconds));
        let to = Correction { time, ..Correction::default() };
        let clock = self.table.clone();
        // The arbiter's hand: what a table is told, it is told by events.
        let ruling = adoube_laws::table::Ruling::under(
            clock.edition(),
            adoube_laws::Provision::CasesNotRegulated,
        )
        .order(adoube_laws::table::Order::SetClock { whose, to });
        let event = adoube_laws::table::Event { at: self.now, fact: Fact::Ruled(ruling) };
        self.table = clock.apply(&event);
    }
}

const EDITIONS: [Edition; 3] = [Edition::Y2005, Edition::Y2009, Edition::Y2017];

#[test]
fn what_is_written_may_depart_from_the_game() {
    let mut game = Game::new(Edition::Y2017, "5400+30");
    game.moves("e4 e5 Nf3 Nc6 Bb5");
    for text in ["e4", "e5", "Nc3", "Xq?", "Bb5"] {
        game.writes(White, text);
    }
    for (line, text) in [(1, "e4"), (2, "e5"), (3, "Sf3"), (4, "Nc6")] {
        game.sheet(Black, SheetAct::Write { line: Some(Line(line)), text: text.into() });
    }
    let table = &game.table;
    let (white, black) = (&table.player(White).sheet, &table.player(Black).sheet);
    let of_white = sheets::with_game(white, table.history());
    let lines: Vec<u32> = of_white.iter().map(|deviation| deviation.line.0).collect();
    assert_eq!(lines, [3, 4]);
    assert!(matches!(of_white[0].departure, Departure::OtherMove { .. }));
    assert_eq!((of_white[0].number, of_white[0].mover), (2, White));
    assert_eq!(of_white[1].departure, Departure::Illegible("Xq?".into()));
    let of_black = sheets::with_game(black, table.history());
    assert_eq!(of_black.len(), 1);
    assert_eq!((of_black[0].line, &of_black[0].departure), (Line(5), &Departure::Missing));
    let parting = sheets::parting(white, black, table.history()).unwrap();
    assert_eq!((parting.line, parting.number), (Line(3), 2));
    assert_eq!((parting.one.as_deref(), parting.other.as_deref()), (Some("Nc3"), Some("Sf3")));
    // Struck out and written again, and the rest copied: nothing departs any more.
    game.sheet(White, SheetAct::Strike(Line(3)));
    game.sheet(White, SheetAct::Write { line: Some(Line(3)), text: "Ng1-f3".into() });
    game.sheet(White, SheetAct::Complete);
    let table = &game.table;
    assert_eq!(sheets::with_game(&table.player(White).sheet, table.history()), []);
    assert_eq!(table.player(White).sheet.entries().len(), 8);
}

#[test]
fn one_may_reply_before_writing_and_no_more() {
    for edition in EDITIONS {
        let mut game = Game::new(edition, "5400+30");
        game.moves("e4 e5 Nf3");
        // White has written nothing, and has made a second move: the first should stand there.
        assert_eq!(
            game.sees_sheets(),
            [
                "ruled RecordedBeforeNextMove: CompleteScoresheet(White)",
                "asked Scoresheet under RecordedBeforeNextMove",
            ],
            "{edition}"
        );
        game.writes(White, "e4");
        assert!(game.table.player(White).sheet.must_complete.is_some());
        game.sheet(White, SheetAct::Complete);
        assert!(game.table.player(White).sheet.must_complete.is_none());
        let told = game.arbiter(ArbiterAct::Answer { question: None, answer: Answer::NoPenalty });
        assert_eq!(told, ["ruled RecordedBeforeNextMove: GoesOn"]);
        game.moves("Nc6");
        game.writes(Black, "e4");
        game.writes(Black, "e5");
        let told = game.sees_sheets();
        assert_eq!(told, ["refused NothingOfTheKind under RecordedBeforeNextMove"]);
    }
}

#[test]
fn nothing_is_written_in_advance_but_for_a_claim() {
    let mut game = Game::new(Edition::Y2017, "5400+30");
    game.moves("e4 e5");
    game.sheet(White, SheetAct::Complete);
    game.writes(White, "Nf3");
    assert_eq!(sheets::written_move(&game.table, White).unwrap().text, "Nf3");
    game.moves("Nf3");
    let complaint = Voice::Claim(adoube_laws::table::Claim::Irregularity(Matter::Scoresheet));
    let told = game.act(Who::Player(Black), &Action::Say(complaint));
    assert_eq!(told, ["asked Scoresheet under NothingWrittenInAdvance"]);
    let answer = Answer::Penalty(vec![Penalty::Warning]);
    let told = game.arbiter(ArbiterAct::Answer { question: None, answer });
    let order = "Penalise { whom: White, penalty: Warning }";
    assert_eq!(told, [format!("ruled NothingWrittenInAdvance: {order}")]);
}

#[test]
fn notes_hiding_and_offers() {
    for edition in EDITIONS {
        let mut game = Game::new(edition, "5400+30");
        game.sheet(White, SheetAct::WriteNote("attack on the kingside!".into()));
        game.sheet(Black, SheetAct::Hide);
        assert_eq!(
            game.sees_sheets(),
            ["asked Scoresheet under UseOfScoresheet", "asked Scoresheet under ScoresheetVisible"]
        );
        let told = game.sees_sheets();
        assert_eq!(told, ["refused NothingOfTheKind under RecordedBeforeNextMove"]);
    }
}

#[test]
fn who_is_short_of_time_need_not_write() {
    let not_required = |under| Recording::NotRequired(under);
    for (time, expected) in [
        ("3000+10", not_required(RecordingNotRequired)),
        ("900+5", not_required(RapidWithoutRecording)),
        ("40/7200:3600", not_required(RecordingNotRequired)),
        ("1800+30", Recording::Required),
    ] {
        let mut game = Game::new(Edition::Y2023, time);
        game.left(White, 299);
        assert_eq!(sheets::recording(&game.table, White), expected, "{time}");
    }
}

#[test]
fn an_increment_does_not_bring_the_duty_back() {
    for (edition, expected) in [
        (Edition::Y2005, Recording::Required),
        (Edition::Y2009, Recording::NotRequired(RecordingNotRequired)),
        (Edition::Y2017, Recording::NotRequired(RecordingNotRequired)),
    ] {
        let mut game = Game::new(edition, "3600+10");
        assert_eq!(sheets::recording(&game.table, White), Recording::Required);
        game.left(White, 298);
        game.moves("e4");
        assert_eq!(sheets::recording(&game.table, White), expected, "{edition}");
    }
}

/// A game with an analogue clock: the flags fall, and nobody knows how many moves were made.
fn scramble(edition: Edition, board: BoardMode) -> Game {
    in_writing(edition, board, "2/3600:3600")
}

/// The first two moves are on both sheets.
fn in_writing(edition: Edition, board: BoardMode, time: &str) -> Game {
    let time = time.parse().unwrap();
    let clock = Device::Analogue;
    let mut game = Game::under(Regulations { clock, board, ..Regulations::new(edition, time) });
    game.moves("e4 e5");
    game.sheet(White, SheetAct::Complete);
    game.sheet(Black, SheetAct::Complete);
    game
}

#[test]
fn neither_had_to_write_and_a_flag_falls() {
    for edition in EDITIONS {
        let mut game = scramble(edition, BoardMode::Free);
        game.left(White, 10);
        game.left(Black, 200);
        game.moves("Nf3 Nc6");
        game.now = game.now + Milliseconds::seconds(15);
        assert_eq!(
            game.arbiter(ArbiterAct::Notice(Matter::FlagFall)),
            ["ruled NeitherPlayerRecords: StopClocks; CompleteScoresheet(White); \
              CompleteScoresheet(Black)"]
        );
        let refused = "refused CompleteScoresheetFirst under NeitherPlayerRecords";
        assert_eq!(game.arbiter(ArbiterAct::Restart(None)), [refused]);
        assert_eq!(game.sheet(White, SheetAct::Borrow), [""; 0]);
        game.sheet(White, SheetAct::Complete);
        assert_eq!(game.arbiter(ArbiterAct::Restart(None)), [refused]);
        game.sheet(White, SheetAct::GiveBack);
        game.sheet(Black, SheetAct::Complete);
        assert_eq!(game.arbiter(ArbiterAct::Restart(None)), [""; 0]);
        assert!(game.moves("Bb5").is_empty());
    }
}

#[test]
fn only_one_had_not_to_write() {
    for edition in EDITIONS {
        let mut game = scramble(edition, BoardMode::Enforced);
        game.left(White, 10);
        game.moves("Nf3 Nc6");
        game.sheet(Black, SheetAct::Complete);
        game.now = game.now + Milliseconds::seconds(15);
        let told = game.arbiter(ArbiterAct::Notice(Matter::FlagFall));
        assert_eq!(told, ["ruled OnePlayerNeedNotRecord: CompleteScoresheet(White)"]);
        let under = "under OnePlayerNeedNotRecord";
        assert_eq!(game.moves("Bb5"), [format!("refused CompleteScoresheetFirst {under}")]);
        game.sheet(White, SheetAct::Borrow);
        game.sheet(White, SheetAct::Complete);
        assert_eq!(game.moves("Bb5"), [format!("refused GiveBackFirst {under}")]);
        game.sheet(White, SheetAct::GiveBack);
        assert!(game.moves("Bb5").is_empty());
    }
}

#[test]
fn on_a_board_one_can_move_all_the_same() {
    let mut game = scramble(Edition::Y2009, BoardMode::Free);
    game.left(White, 10);
    game.moves("Nf3 Nc6");
    game.now = game.now + Milliseconds::seconds(15);
    assert!(game.moves("Bb5").is_empty());
    let asked = "asked Scoresheet under OnePlayerNeedNotRecord";
    assert!(game.sees_sheets().contains(&asked.to_owned()));
}

#[test]
fn a_game_that_nobody_wrote_is_played_again() {
    for edition in EDITIONS {
        let mut game = scramble(edition, BoardMode::Free);
        game.left(White, 2);
        game.left(Black, 200);
        game.moves("Nf3");
        game.left(White, 0);
        game.now = game.now + A_SECOND;
        let told = game.arbiter(ArbiterAct::Reconstruct);
        assert_eq!(
            told,
            [
                "ruled ReconstructionOfTheGame: StopClocks",
                "asked Reconstruction under ReconstructionOfTheGame",
            ]
        );
        let answer = ArbiterAct::Answer { question: None, answer: Answer::Yes };
        assert_eq!(game.arbiter(answer), ["ruled ReconstructionOfTheGame: "]);
        assert!(sheets::is_complete(&game.table, White));
    }
}

#[test]
fn if_nothing_shows_how_many_the_next_move_is_the_first_of_the_next_period() {
    for edition in EDITIONS {
        let mut game = in_writing(edition, BoardMode::Free, "3/3600:3600");
        game.moves("Nf3 Nc6");
        game.left(White, 3);
        game.left(Black, 200);
        game.now = game.now + Milliseconds::seconds(5);
        game.arbiter(ArbiterAct::Reconstruct);
        assert!(game.table.clock().down(White).is_some());
        let told = game.arbiter(ArbiterAct::Answer { question: None, answer: Answer::No });
        assert!(told[0].starts_with("ruled FirstMoveOfNextPeriod: SetClock"), "{told:?}");
        assert!(game.table.clock().down(White).is_none());
        assert_eq!(game.table.clock().period(White).get(), 2);
        assert_eq!(game.table.clock().completed(White).get(), 3);
        let left = game.table.clock().remaining(White, game.now);
        assert_eq!(left, Milliseconds::seconds(3600));
    }
}

#[test]
fn the_written_result_stands() {
    let outcome = |text: &str| text.parse().unwrap();
    for edition in EDITIONS {
        let mut game = Game::new(edition, "5400+30");
        let early = game.sheet(White, SheetAct::Sign(outcome("1-0")));
        assert_eq!(early, ["refused StillPlaying under SignedResult"]);
        game.act(Who::Player(White), &Action::Say(Voice::Resign));
        game.sheet(White, SheetAct::Sign(outcome("1-0")));
        let told = game.sheet(Black, SheetAct::Sign(outcome("0-1")));
        assert_eq!(told, ["asked WrittenResult under SignedResult"]);
        let told = game.sheet(Black, SheetAct::Sign(outcome("1-0")));
        assert!(told[0].starts_with("ruled SignedResult: End("), "{told:?}");
        assert_eq!(game.table.outcome(), Some(outcome("1-0")));
        let answer = Answer::Outcome(outcome("0-1"));
        game.arbiter(ArbiterAct::Answer { question: None, answer });
        assert_eq!(game.table.outcome(), Some(outcome("0-1")));
        assert_eq!(game.sheet(White, SheetAct::HandOver), [""; 0]);
        let again = game.sheet(White, SheetAct::HandOver);
        assert_eq!(again, ["refused AlreadyDone under ScoresheetsBelongToOrganiser"]);
    }
}
