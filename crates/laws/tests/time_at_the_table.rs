//! Time at a table: whatever people do, it comes from the time control and is spent on the clock; only a
//! ruling adds or takes any.

use adoube_chess::{
    Colour::{self, Black, White},
    Position, Square,
};
use adoube_laws::{
    Edition,
    clock::{
        At, Correction, Device, FlagAfter, Milliseconds, Mode, PerPlayer, TimeControl, TimeLedger,
    },
    regulations::{BoardMode, Regulations},
    table::{
        Action, Answer, ArbiterAct, Event, Fact, Hand, HandAct, IrregularityKind, Manner, Penalty,
        Plan, PresenceAct, Reason, Setup, Stage, Table, Voice, Who, decide,
    },
};
use proptest::prelude::*;

fn colour() -> impl Strategy<Value = Colour> {
    prop_oneof![Just(White), Just(Black)]
}

/// Returns a legal move, chosen by a number; illegal ones come from hands.
fn play(table: &Table, number: usize) -> Action {
    let moves = table.position().map(Position::legal_moves);
    let chosen = moves.as_ref().and_then(|moves| moves.iter().cycle().nth(number));
    chosen.map_or(Action::Tick, |played| Action::Play(Plan::from(*played)))
}

#[derive(Clone, Debug)]
enum Act {
    Plays(usize),
    Does(Who, Action),
}

fn hand() -> impl Strategy<Value = Action> {
    let act = prop_oneof![
        (0..64_usize).prop_map(|from| HandAct::Lift { from: Square::ALL[from] }),
        (0..64_usize).prop_map(|on| HandAct::Place { on: Square::ALL[on], piece: None }),
    ];
    act.prop_map(|act| Action::Hand { hand: Hand::Usual, act })
}

fn press() -> impl Strategy<Value = Action> {
    let hand = prop_oneof![3 => Just(Hand::Usual), 1 => Just(Hand::Left)];
    let manner = prop_oneof![3 => Just(Manner::Proper), 1 => Just(Manner::Hovering)];
    (hand, manner).prop_map(|(hand, manner)| Action::Press { hand, manner })
}

fn arbiter() -> impl Strategy<Value = ArbiterAct> {
    let correction = (0..90_u64).prop_map(|seconds| Correction {
        time: Some(Milliseconds::seconds(seconds)),
        flag: FlagAfter::IsLifted,
        ..Correction::default()
    });
    let answer = prop_oneof![
        Just(Answer::Yes),
        Just(Answer::NoPenalty),
        Just(Answer::TimesStay),
        Just(Answer::GoesOn),
        Just(Answer::Penalty(vec![Penalty::LessTime(Milliseconds::seconds(5))])),
    ];
    let other: TimeControl = "3/40+1:30".parse().expect("it is a time control");
    prop_oneof![
        1 => Just(ArbiterAct::Stop),
        4 => Just(ArbiterAct::Restart(None)),
        1 => (colour(), correction).prop_map(|(whose, to)| ArbiterAct::SetClock { whose, to }),
        1 => Just(ArbiterAct::InstallSetting(PerPlayer::same(other))),
        1 => Just(ArbiterAct::Notice(IrregularityKind::Clock.into())),
        1 => Just(ArbiterAct::Notice(IrregularityKind::ClockSetting.into())),
        1 => Just(ArbiterAct::Notice(IrregularityKind::FlagFall.into())),
        1 => colour().prop_map(ArbiterAct::Excuse),
        2 => answer.prop_map(|answer| ArbiterAct::Answer { question: None, answer }),
    ]
}

fn act() -> impl Strategy<Value = Act> {
    let by_player = prop_oneof![
        3 => press(),
        1 => hand(),
        1 => Just(Action::StopClocks(Reason::Help)),
        1 => Just(Action::Presence(PresenceAct::Arrive)),
        1 => Just(Action::Say(Voice::Claim(adoube_laws::table::Claim::FlagFall))),
    ];
    prop_oneof![
        6 => any::<u8>().prop_map(|number| Act::Plays(usize::from(number))),
        4 => (colour(), by_player).prop_map(|(by, action)| Act::Does(Who::Player(by), action)),
        3 => arbiter().prop_map(|act| Act::Does(Who::Arbiter, Action::Arbiter(act.into()))),
        1 => Just(Act::Does(Who::Timekeeper, Action::Tick)),
    ]
}

fn regulations() -> impl Strategy<Value = Regulations> {
    let edition = prop::sample::select(Edition::ALL.to_vec());
    let time = prop::sample::select(vec!["4/60+2:30", "90", "5/40d3:20d3", "3/30b2:2/20", "60+5"]);
    let device =
        prop::sample::select(vec![Device::Counting, Device::NotCounting, Device::Analogue]);
    let board = prop_oneof![3 => Just(BoardMode::Free), 1 => Just(BoardMode::Enforced)];
    let late = prop::option::of((0..40_u64).prop_map(Milliseconds::seconds));
    (edition, time, device, board, late).prop_map(|(edition, time, clock, board, default_time)| {
        let time = time.parse().expect("it is a time control");
        Regulations { clock, board, default_time, ..Regulations::new(edition, time) }
    })
}

fn setup() -> impl Strategy<Value = Setup> {
    let absent = (prop::bool::weighted(0.3), prop::bool::weighted(0.3));
    let wrong = prop::option::weighted(0.2, Just("4/50:25"));
    (absent, wrong).prop_map(|((white, black), wrong)| Setup {
        absent: PerPlayer { white, black },
        clock: wrong.map(|wrong| PerPlayer::same(wrong.parse().expect("it is a time control"))),
        ..Setup::default()
    })
}

fn accounts(table: &Table) -> PerPlayer<TimeLedger> {
    PerPlayer::from_fn(|colour| table.clock().account(colour, table.now()))
}

/// Returns what is left of the counted time.
fn left(table: &Table, colour: Colour) -> Milliseconds {
    let reading = table.clock().face(table.now()).displays[colour];
    match table.clock().mode(colour) {
        Mode::Bronstein(_) => reading.time - reading.uncounted,
        Mode::Plain | Mode::Increment(_) | Mode::Delay(_) => reading.time,
    }
}

/// Folds an event, and checks the accounts.
fn fold(table: Table, event: &Event) -> Result<Table, TestCaseError> {
    let (before, ran, since) = (accounts(&table), table.clock().running(), table.now());
    let table = table.apply(event);
    let (after, ruled) = (accounts(&table), matches!(event.fact, Fact::Ruled(_)));
    for colour in Colour::ALL {
        let (before, after) = (before[colour], after[colour]);
        prop_assert_eq!(after.balance(), left(&table, colour), "{:?}", event);
        if !ruled {
            prop_assert_eq!(
                (before.added, before.taken),
                (after.added, after.taken),
                "{:?}",
                event
            );
        }
        let thought = after.thinking() - before.thinking();
        let passed = if ran == Some(colour) { event.at.since(since) } else { Milliseconds::ZERO };
        prop_assert_eq!(thought, passed, "{:?}", event);
    }
    Ok(table)
}

proptest! {
    /// The accounts balance after every event; only the running clock has run; and a game that is over has
    /// no running clock.
    #[test]
    fn only_rulings_give_and_take_time(
        regulations in regulations(), setup in setup(),
        acts in prop::collection::vec((0..9000_u64, act()), 0..80),
    ) {
        let mut table = Table::new(regulations, setup);
        let mut now = At::ZERO;
        let start = Act::Does(Who::Arbiter, Action::Arbiter(ArbiterAct::Start.into()));
        for (wait, act) in std::iter::once((0, start)).chain(acts) {
            now = now + Milliseconds::new(wait);
            let (who, action) = match act {
                Act::Plays(number) => (Who::Player(table.to_move()), play(&table, number)),
                Act::Does(who, action) => (who, action),
            };
            let Ok(events) = decide(&table, now, who, &action) else { continue };
            let fell = events.iter().filter(|event| matches!(event.fact, Fact::FlagFell { .. }));
            prop_assert!(fell.count() <= 40, "a flag falls once a period");
            for event in &events {
                table = fold(table, event)?;
            }
            if matches!(table.stage(), Stage::Over { .. }) {
                prop_assert_eq!(table.clock().running(), None);
            }
        }
    }
}

/// Where the regulations had to set a default time and do not, a late player is a question to the arbiter.
#[test]
fn nobody_knows_how_late_is_too_late() {
    for (answer, outcome) in [(Answer::Yes, None), (Answer::No, Some("+/-"))] {
        let time = "5400+30".parse().expect("it is a time control");
        let setup = Setup { absent: PerPlayer { white: false, black: true }, ..Setup::default() };
        let mut table = Table::new(Regulations::new(Edition::Y2014, time), setup);
        let arbiter = |act: ArbiterAct| Action::Arbiter(act.into());
        let answers = ArbiterAct::Answer { question: None, answer };
        for (at, who, action) in [
            (0, Who::Arbiter, arbiter(ArbiterAct::Start)),
            (1_200_000, Who::Player(Black), Action::Presence(PresenceAct::Arrive)),
            (1_201_000, Who::Arbiter, arbiter(answers)),
        ] {
            table = table.act(At::new(at), who, &action).expect("it can be done").table;
        }
        let found = table.outcome().map(|outcome| outcome.to_string());
        assert_eq!(found.as_deref(), outcome);
    }
}
