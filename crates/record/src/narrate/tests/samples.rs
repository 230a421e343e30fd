//! One sample of every variant. The list is also a match, so that a new variant without a sample does not compile.

/// Samples and the patterns that they are samples of; every pattern needs its own.
macro_rules! every {
    ($kind:ty; $($pattern:pat => $sample:expr),* $(,)?) => {{
        fn covered(sample: &$kind) {
            match sample { $($pattern => {})* }
        }
        let samples: Vec<$kind> = vec![$({
            let sample = $sample;
            assert!(matches!(&sample, $pattern), "{sample:?}");
            sample
        }),*];
        samples.iter().for_each(covered);
        samples
    }};
}

mod facts;

use adoube_chess::{
    Board,
    Colour::{Black, White},
    Move, MoveKind, Square,
};
use adoube_laws::{
    Edition, Provision,
    clock::{Correction, Milliseconds, MoveNumber, PerPlayer, PeriodNumber, TimeControl},
    history::Ply,
    regulations::GameResult,
    table::*,
    touch,
};

pub(super) use facts::facts;

pub(super) const ID: QuestionId = QuestionId(3);

fn e4() -> Move {
    Move::new(Square::E2, Square::E4, MoveKind::Normal)
}

fn two_minutes() -> Milliseconds {
    Milliseconds::minutes(2)
}

fn correction() -> Correction {
    Correction {
        time: Some(two_minutes()),
        period: Some(PeriodNumber::FIRST),
        completed: Some(MoveNumber::new(12)),
        ..Correction::default()
    }
}

fn control(text: &str) -> TimeControl {
    text.parse().expect("a time control")
}

fn text() -> String {
    "so".to_owned()
}

fn cite(provision: Provision) -> adoube_laws::Citation {
    Edition::Y2017.cite(provision).expect("the edition has it")
}

/// A ruling to add grounds and orders to.
pub(super) fn ruling() -> Ruling {
    Ruling::under(Edition::Y2017, Provision::IllegalMoveCompleted).about(White)
}

pub(super) fn outcomes() -> Vec<Outcome> {
    let marks = [GameResult::Win, GameResult::Draw, GameResult::Loss];
    let each = marks.into_iter().flat_map(|white| marks.map(|black| (white, black)));
    each.flat_map(|(white, black)| {
        [DecidedBy::Play, DecidedBy::Forfeit]
            .map(|by| Outcome { marks: PerPlayer { white, black }, by })
    })
    .collect()
}

pub(super) fn penalties() -> Vec<Penalty> {
    every! { Penalty;
        Penalty::Warning => Penalty::Warning,
        Penalty::MoreTimeForOpponent(_) => Penalty::MoreTimeForOpponent(two_minutes()),
        Penalty::LessTime(_) => Penalty::LessTime(two_minutes()),
        Penalty::LossOfGame(_) => Penalty::LossOfGame(GameResult::Draw),
        Penalty::FewerPoints(_) => Penalty::FewerPoints(GameResult::Loss),
        Penalty::MorePointsForOpponent(_) => Penalty::MorePointsForOpponent(GameResult::Win),
        Penalty::Fine => Penalty::Fine,
        Penalty::ExclusionFromRounds(_) => Penalty::ExclusionFromRounds(2),
        Penalty::Expulsion => Penalty::Expulsion,
    }
}

pub(super) fn grounds() -> Vec<Ground> {
    let mut samples = every! { Ground;
        Ground::Occurrences(_) => Ground::Occurrences(vec![Ply(0), Ply(4), Ply(8)]),
        Ground::QuietPlies(_) => Ground::QuietPlies(99),
        Ground::Breaks(_) => Ground::Breaks(cite(Provision::KnightMove)),
        Ground::Attempt(_) => Ground::Attempt(Plan::new(Square::E1, Square::E3)),
        Ground::Played(_) => Ground::Played(e4()),
        Ground::Touched(_) => Ground::Touched(vec![Square::E1, Square::H1]),
        Ground::IllegalMoveNumber(_) => Ground::IllegalMoveNumber(2),
        Ground::CanMate { .. } => Ground::CanMate { who: White, line: vec![e4()] },
        Ground::CannotMate(_) => Ground::CannotMate(Black),
        Ground::MateNotExcluded(_) => Ground::MateNotExcluded(Black),
        Ground::MovesCompleted { .. } => {
            let required = Some(MoveNumber::new(40));
            Ground::MovesCompleted { completed: MoveNumber::new(39), required }
        },
        Ground::Late(_) => Ground::Late(two_minutes()),
        Ground::TimeLeft(_) => Ground::TimeLeft(two_minutes()),
        Ground::Stated(_) => Ground::Stated(text()),
        Ground::Written(_) => Ground::Written(text()),
        Ground::MissingFrom(_) => Ground::MissingFrom(Line(7)),
        Ground::NotTheSame { .. } => {
            let because = cite(Provision::SamePositionCastling);
            Ground::NotTheSame { after: Ply(4), because }
        },
        Ground::DefaultTime(_) => Ground::DefaultTime(two_minutes()),
        Ground::VoidAfter(_) => Ground::VoidAfter(Ply(1)),
        Ground::HasTheMove(_) => Ground::HasTheMove(White),
        Ground::OfferedBy(_) => Ground::OfferedBy(White),
        Ground::NotEstablished => Ground::NotEstablished,
        Ground::StoodWrongly(_) => Ground::StoodWrongly(vec![Square::B1, Square::C1]),
        Ground::MovesOfEach { .. } => {
            let limit = Some(MoveNumber::new(10));
            Ground::MovesOfEach { moves: MoveNumber::new(4), limit }
        },
        Ground::BeganLate(_) => Ground::BeganLate(two_minutes()),
        Ground::FlagNotCalled(_) => Ground::FlagNotCalled(White),
        Ground::Device(_) => Ground::Device(Device::Rings),
        Ground::MoveStands(_) => Ground::MoveStands(e4()),
        Ground::BothKingsInCheck => Ground::BothKingsInCheck,
        Ground::PawnOnLastRank(_) => Ground::PawnOnLastRank(Square::A8),
        Ground::NotCompleted => Ground::NotCompleted,
        Ground::OfferDeclined => Ground::OfferDeclined,
        Ground::Congratulated => Ground::Congratulated,
        Ground::LeftInCheck => Ground::LeftInCheck,
        Ground::CameIntoCheck => Ground::CameIntoCheck,
        Ground::AttackedOnTheWay(_) => Ground::AttackedOnTheWay(vec![Square::E1, Square::F1]),
        Ground::IncrementForRecording(_) => Ground::IncrementForRecording(two_minutes()),
    };
    samples.extend([
        Ground::QuietPlies(100),
        Ground::IllegalMoveNumber(7),
        Ground::MovesCompleted { completed: MoveNumber::new(39), required: None },
        Ground::MovesOfEach { moves: MoveNumber::new(4), limit: None },
    ]);
    samples
}

pub(super) fn orders() -> Vec<Order> {
    let mut samples = every! { Order;
        Order::AddTime { .. } => Order::AddTime { to: White, time: two_minutes() },
        Order::TakeTime { .. } => Order::TakeTime { from: Black, time: two_minutes() },
        Order::TakeBackPress(_) => Order::TakeBackPress(White),
        Order::SetClock { .. } => Order::SetClock { whose: White, to: correction() },
        Order::ReplaceClock(_) => Order::ReplaceClock(PerPlayer::same(correction())),
        Order::InstallSetting(_) => {
            Order::InstallSetting(PerPlayer::same(control("40/5400+30:1800+30")))
        },
        Order::StopClocks => Order::StopClocks,
        Order::StartClock(_) => Order::StartClock(Black),
        Order::Restore(_) => Order::Restore(Ply(7)),
        Order::SetUp(_) => Order::SetUp(Board::initial()),
        Order::PutRight => Order::PutRight,
        Order::Finish(_) => Order::Finish(e4()),
        Order::TurnBoard => Order::TurnBoard,
        Order::MustPlay { .. } => Order::MustPlay { by: White, moves: vec![e4()] },
        Order::TouchedStay { .. } => {
            Order::TouchedStay { by: White, touched: vec![Square::G1], released: None, chosen: None }
        },
        Order::Count { .. } => Order::Count { whose: White, offence: Offence::IllegalMove },
        Order::Penalise { .. } => Order::Penalise { whom: White, penalty: Penalty::Warning },
        Order::CompleteScoresheet(_) => Order::CompleteScoresheet(White),
        Order::Permit { .. } => Order::Permit { whom: White, what: Permission::Piece },
        Order::PlayOn => Order::PlayOn,
        Order::GoesOn => Order::GoesOn,
        Order::Stands => Order::Stands,
        Order::NewGame => Order::NewGame,
        Order::End(_) => Order::End(Outcome::DRAW),
    };
    let offences = every! { Offence;
        Offence::IllegalMove => Offence::IllegalMove,
        Offence::TwoHands => Offence::TwoHands,
        Offence::PressWithoutMove => Offence::PressWithoutMove,
        Offence::Warning => Offence::Warning,
    };
    samples.extend(offences.into_iter().map(|offence| Order::Count { whose: Black, offence }));
    let permissions = every! { Permission;
        Permission::ToLeave(_) => Permission::ToLeave(Area::Venue),
        Permission::Device => Permission::Device,
        Permission::DrawAgreement => Permission::DrawAgreement,
        Permission::Assistant(_) => Permission::Assistant(Duty::Moving),
        Permission::Piece => Permission::Piece,
    };
    samples.extend(permissions.into_iter().map(|what| Order::Permit { whom: Black, what }));
    samples.extend(["40/5400:1800d5", "300b3"].map(|text| {
        let white = text.parse().unwrap_or_else(|_| control("5400+30"));
        Order::InstallSetting(PerPlayer { white, black: control("300+3") })
    }));
    samples.push(Order::SetClock { whose: White, to: Correction::default() });
    samples.push(Order::MustPlay { by: Black, moves: vec![e4(), e4()] });
    samples
}

pub(super) fn latents() -> Vec<Latent> {
    let (by, ply) = (White, Ply(1));
    let mut samples = every! { Latent;
        Latent::IllegalMove { .. } => Latent::IllegalMove {
            by,
            ply,
            attempt: Some(Plan::new(Square::E1, Square::E3)),
            breaks: Provision::KingStep,
            also: Vec::new(),
            hand: touch::Hand::default(),
        },
        Latent::Displacement { .. } => Latent::Displacement { by, ply },
        Latent::Touch { .. } => {
            Latent::Touch { by, ply, allowed: vec![e4()], because: vec![Provision::TouchMove] }
        },
        Latent::Accident { .. } => Latent::Accident { by, on: Square::G1, ply },
        Latent::TwoHands { .. } => Latent::TwoHands { by, ply },
        Latent::EndOfGame { .. } => Latent::EndOfGame {
            by,
            ply,
            under: Provision::FivefoldRepetition,
            outcome: Outcome::DRAW,
        },
        Latent::OtherHand(_) => Latent::OtherHand(by),
        Latent::PressWithoutMove { .. } => Latent::PressWithoutMove { by, ply },
        Latent::Hovering(_) => Latent::Hovering(by),
        Latent::ClockHandling(_) => Latent::ClockHandling(by),
        Latent::OutOfTurn { .. } => Latent::OutOfTurn { by, ply, amid: false },
        Latent::Scoresheet { .. } => {
            Latent::Scoresheet { by, breaks: Provision::RecordingMoves, line: None }
        },
        Latent::Meddling(_) => Latent::Meddling(by),
    };
    let breaks = Provision::KingStep;
    let (also, hand) = (Vec::new(), touch::Hand::default());
    samples.push(Latent::IllegalMove { by: Black, ply, attempt: None, breaks, also, hand });
    samples
}

pub(super) fn answers() -> Vec<Answer> {
    every! { Answer;
        Answer::Yes => Answer::Yes,
        Answer::No => Answer::No,
        Answer::Penalty(_) => Answer::Penalty(penalties()),
        Answer::NoPenalty => Answer::NoPenalty,
        Answer::Times(_) => {
            Answer::Times(PerPlayer { white: correction(), black: Correction::default() })
        },
        Answer::TimesStay => Answer::TimesStay,
        Answer::Outcome(_) => Answer::Outcome(Outcome::DRAW),
        Answer::GoesOn => Answer::GoesOn,
        Answer::Mark(_) => Answer::Mark(GameResult::Draw),
        Answer::Later(_) => Answer::Later(two_minutes()),
    }
}

pub(super) fn questions() -> Vec<Question> {
    let topics = every! { Topic;
        Topic::ReasonForStopping => Topic::ReasonForStopping,
        Topic::DisplacementPenalty => Topic::DisplacementPenalty,
        Topic::ClockHandling => Topic::ClockHandling,
        Topic::ClocksAfterIrregularity => Topic::ClocksAfterIrregularity,
        Topic::ReversedColours => Topic::ReversedColours,
        Topic::BothFlags => Topic::BothFlags,
        Topic::FlagAgainstDraw => Topic::FlagAgainstDraw,
        Topic::ConsentToDraw => Topic::ConsentToDraw,
        Topic::Refusal => Topic::Refusal,
        Topic::OpponentsScore => Topic::OpponentsScore,
        Topic::LateArrival => Topic::LateArrival,
        Topic::OfferDisturbs => Topic::OfferDisturbs,
        Topic::Conduct => Topic::Conduct,
        Topic::Assistant => Topic::Assistant,
        Topic::Quickplay => Topic::Quickplay,
        Topic::Increment => Topic::Increment,
        Topic::TouchDeliberate => Topic::TouchDeliberate,
        Topic::Unfinished => Topic::Unfinished,
        Topic::Request => Topic::Request,
        Topic::Unrecorded => Topic::Unrecorded,
        Topic::Scoresheet => Topic::Scoresheet,
        Topic::SealedMove => Topic::SealedMove,
        Topic::MatingChance => Topic::MatingChance,
        Topic::DefectiveClock => Topic::DefectiveClock,
        Topic::ClockSetting => Topic::ClockSetting,
        Topic::Schedule => Topic::Schedule,
        Topic::Reconstruction => Topic::Reconstruction,
        Topic::WrittenResult => Topic::WrittenResult,
        Topic::DisputedFact => Topic::DisputedFact,
    };
    let answers: Vec<AnswerKind> = answers().iter().map(Answer::kind).collect();
    topics
        .into_iter()
        .map(|topic| Question {
            id: ID,
            topic,
            about: White,
            under: cite(Provision::ReasonForStoppingClocks),
            answers: answers.clone(),
            suggested: Some(AnswerKind::Yes),
        })
        .collect()
}

pub(super) fn whys() -> Vec<RefusalReason> {
    every! { RefusalReason;
        RefusalReason::NotForYou => RefusalReason::NotForYou,
        RefusalReason::GameIsOver(_) => RefusalReason::GameIsOver(Outcome::DRAW),
        RefusalReason::GameIsVoid => RefusalReason::GameIsVoid,
        RefusalReason::ClockToBeSet => RefusalReason::ClockToBeSet,
        RefusalReason::NotStarted => RefusalReason::NotStarted,
        RefusalReason::AlreadyStarted => RefusalReason::AlreadyStarted,
        RefusalReason::NotPresent => RefusalReason::NotPresent,
        RefusalReason::ClocksStopped => RefusalReason::ClocksStopped,
        RefusalReason::QuestionOpen(_) => RefusalReason::QuestionOpen(ID),
        RefusalReason::NoSuchQuestion => RefusalReason::NoSuchQuestion,
        RefusalReason::NotAnAnswer => RefusalReason::NotAnAnswer,
        RefusalReason::NotInEdition => RefusalReason::NotInEdition,
        RefusalReason::NotYourMove { .. } => RefusalReason::NotYourMove { to_move: White },
        RefusalReason::RightLost => RefusalReason::RightLost,
        RefusalReason::WriteFirst => RefusalReason::WriteFirst,
        RefusalReason::CompleteScoresheetFirst => RefusalReason::CompleteScoresheetFirst,
        RefusalReason::IllegalMove => RefusalReason::IllegalMove,
        RefusalReason::MustPlay(_) => RefusalReason::MustPlay(vec![e4()]),
        RefusalReason::NothingThere(_) => RefusalReason::NothingThere(Square::E4),
        RefusalReason::HandEmpty => RefusalReason::HandEmpty,
        RefusalReason::OwnPieceThere(_) => RefusalReason::OwnPieceThere(Square::E2),
        RefusalReason::NoOffer => RefusalReason::NoOffer,
        RefusalReason::OwnOffer => RefusalReason::OwnOffer,
        RefusalReason::CannotWithdraw => RefusalReason::CannotWithdraw,
        RefusalReason::AgreementNotAllowed => RefusalReason::AgreementNotAllowed,
        RefusalReason::NothingOfTheKind => RefusalReason::NothingOfTheKind,
        RefusalReason::TooLate => RefusalReason::TooLate,
        RefusalReason::NoGround => RefusalReason::NoGround,
        RefusalReason::OwnFlagDown => RefusalReason::OwnFlagDown,
        RefusalReason::NotAPenalty => RefusalReason::NotAPenalty,
        RefusalReason::ScoreTooHigh => RefusalReason::ScoreTooHigh,
        RefusalReason::NoLeave => RefusalReason::NoLeave,
        RefusalReason::NoSuchLine => RefusalReason::NoSuchLine,
        RefusalReason::MayNotBeTold => RefusalReason::MayNotBeTold,
        RefusalReason::AlreadyDone => RefusalReason::AlreadyDone,
        RefusalReason::ClockNotRunning => RefusalReason::ClockNotRunning,
        RefusalReason::Adjourned => RefusalReason::Adjourned,
        RefusalReason::NoConditions => RefusalReason::NoConditions,
        RefusalReason::OnlyDisplayed => RefusalReason::OnlyDisplayed,
        RefusalReason::TooEarly => RefusalReason::TooEarly,
        RefusalReason::DecisionIsFinal => RefusalReason::DecisionIsFinal,
        RefusalReason::Unintelligible => RefusalReason::Unintelligible,
        RefusalReason::AnnounceFirst => RefusalReason::AnnounceFirst,
        RefusalReason::AssistantNeeded => RefusalReason::AssistantNeeded,
        RefusalReason::GiveBackFirst => RefusalReason::GiveBackFirst,
        RefusalReason::StillPlaying => RefusalReason::StillPlaying,
        RefusalReason::NotInRegulations => RefusalReason::NotInRegulations,
        RefusalReason::NotTheSealedMove => RefusalReason::NotTheSealedMove,
    }
}
