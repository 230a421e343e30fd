//! One sample of every variant. The list is also a match, so that a new variant without a sample does not compile.

use adoube_chess::{Board, Colour::{Black, White}, Move, MoveKind, Piece, Role, Square};
use adoube_laws::{
    Edition, Provision,
    clock::{At, Correction, Fall, Milliseconds, MoveNumber, PerPlayer, PeriodNumber, TimeControl},
    draws::Ply,
    regulations::{Mark, Score},
    rules::{
        adjournment::{AdjournFact, Envelope, Sealed},
        conduct::ConductFact,
        draws::DrawFact,
        presence::{Presence, PresenceFact},
    },
    table::*,
};

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

/// A ruling to hang grounds and orders on.
pub(super) fn ruling() -> Ruling {
    Ruling::under(Edition::Y2017, Provision::IllegalMoveCompleted).about(White)
}

pub(super) fn outcomes() -> Vec<Outcome> {
    let marks = [Mark::Win, Mark::Draw, Mark::Loss];
    let each = marks.into_iter().flat_map(|white| marks.map(|black| (white, black)));
    each.flat_map(|(white, black)| {
        [Way::Play, Way::Forfeit]
            .map(|by| Outcome { marks: PerPlayer { white, black }, by })
    })
    .collect()
}

pub(super) fn penalties() -> Vec<Penalty> {
    every! { Penalty;
        Penalty::Warning => Penalty::Warning,
        Penalty::MoreTimeForOpponent(_) => Penalty::MoreTimeForOpponent(two_minutes()),
        Penalty::LessTime(_) => Penalty::LessTime(two_minutes()),
        Penalty::LossOfGame(_) => Penalty::LossOfGame(Mark::Draw),
        Penalty::FewerPoints(_) => Penalty::FewerPoints(Mark::Loss),
        Penalty::MorePointsForOpponent(_) => Penalty::MorePointsForOpponent(Mark::Win),
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
        Ground::Said(_) => Ground::Said(text()),
        Ground::Written(_) => Ground::Written(text()),
        Ground::OfferedBy(_) => Ground::OfferedBy(White),
    };
    samples.extend([
        Ground::QuietPlies(100),
        Ground::IllegalMoveNumber(7),
        Ground::MovesCompleted { completed: MoveNumber::new(39), required: None },
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
        Order::LiftFlag(_) => Order::LiftFlag(Black),
        Order::Restore(_) => Order::Restore(Ply(7)),
        Order::SetUp(_) => Order::SetUp(Board::initial()),
        Order::PutRight => Order::PutRight,
        Order::MustPlay { .. } => Order::MustPlay { by: White, moves: vec![e4()] },
        Order::TouchedStay { .. } => {
            Order::TouchedStay { by: White, touched: vec![Square::G1] }
        },
        Order::Count { .. } => Order::Count { whose: White, offence: Offence::IllegalMove },
        Order::Penalise { .. } => Order::Penalise { whom: White, penalty: Penalty::Warning },
        Order::CompleteScoresheet(_) => Order::CompleteScoresheet(White),
        Order::GoesOn => Order::GoesOn,
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
        },
        Latent::Touch { .. } => {
            Latent::Touch { by, ply, allowed: vec![e4()], because: vec![Provision::TouchMove] }
        },
        Latent::Accident { .. } => Latent::Accident { by, on: Square::G1, ply },
        Latent::TwoHands { .. } => Latent::TwoHands { by, ply },
        Latent::OtherHand(_) => Latent::OtherHand(by),
        Latent::PressWithoutMove(_) => Latent::PressWithoutMove(by),
        Latent::ClockHandling(_) => Latent::ClockHandling(by),
        Latent::OutOfTurn(_) => Latent::OutOfTurn(by),
        Latent::Meddling(_) => Latent::Meddling(by),
    };
    let breaks = Provision::KingStep;
    samples.push(Latent::IllegalMove { by: Black, ply, attempt: None, breaks });
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
        Answer::Mark(_) => Answer::Mark(Mark::Draw),
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
            suggested: AnswerKind::Yes,
        })
        .collect()
}

pub(super) fn whys() -> Vec<Why> {
    every! { Why;
        Why::NotForYou => Why::NotForYou,
        Why::GameIsOver(_) => Why::GameIsOver(Outcome::DRAW),
        Why::GameIsVoid => Why::GameIsVoid,
        Why::NotStarted => Why::NotStarted,
        Why::AlreadyStarted => Why::AlreadyStarted,
        Why::NotPresent => Why::NotPresent,
        Why::ClocksStopped => Why::ClocksStopped,
        Why::QuestionOpen(_) => Why::QuestionOpen(ID),
        Why::NoSuchQuestion => Why::NoSuchQuestion,
        Why::NotAnAnswer => Why::NotAnAnswer,
        Why::NotInEdition => Why::NotInEdition,
        Why::NotYourMove { .. } => Why::NotYourMove { to_move: White },
        Why::RightLost => Why::RightLost,
        Why::WriteFirst => Why::WriteFirst,
        Why::CompleteScoresheetFirst => Why::CompleteScoresheetFirst,
        Why::IllegalMove => Why::IllegalMove,
        Why::MustPlay(_) => Why::MustPlay(vec![e4()]),
        Why::NothingThere(_) => Why::NothingThere(Square::E4),
        Why::HandEmpty => Why::HandEmpty,
        Why::HandFull => Why::HandFull,
        Why::OwnPieceThere(_) => Why::OwnPieceThere(Square::E2),
        Why::NoOffer => Why::NoOffer,
        Why::OwnOffer => Why::OwnOffer,
        Why::CannotWithdraw => Why::CannotWithdraw,
        Why::AgreementNotAllowed => Why::AgreementNotAllowed,
        Why::NothingOfTheKind => Why::NothingOfTheKind,
        Why::TooLate => Why::TooLate,
        Why::NotAPenalty => Why::NotAPenalty,
        Why::ScoreTooHigh => Why::ScoreTooHigh,
        Why::NoLeave => Why::NoLeave,
        Why::NoSuchLine => Why::NoSuchLine,
        Why::MayNotBeTold => Why::MayNotBeTold,
        Why::AlreadyDone => Why::AlreadyDone,
        Why::ClockNotRunning => Why::ClockNotRunning,
        Why::Adjourned => Why::Adjourned,
        Why::NotInRegulations => Why::NotInRegulations,
        Why::NotTheSealedMove => Why::NotTheSealedMove,
    }
}

fn draw_facts() -> Vec<DrawFact> {
    every! { DrawFact;
        DrawFact::Offered(_) => DrawFact::Offered(White),
        DrawFact::Refused(_) => DrawFact::Refused(Black),
    }
}

fn presence_facts() -> Vec<PresenceFact> {
    let places = every! { Presence;
        Presence::Absent => Presence::Absent,
        Presence::AtTheBoard => Presence::AtTheBoard,
        Presence::Left(_) => Presence::Left(Area::Venue),
    };
    places.into_iter().map(|to| PresenceFact::Moved { who: White, to }).collect()
}

fn conduct_facts() -> Vec<ConductFact> {
    every! { ConductFact;
        ConductFact::ArbiterCalled { .. } => ConductFact::ArbiterCalled { by: White, why: text() },
        ConductFact::Scored(_) => ConductFact::Scored(PerPlayer::same(Score::halves(1))),
    }
}

fn adjournment_facts() -> Vec<AdjournFact> {
    let by = White;
    let digest = Sealed { text: text(), nonce: text() }.digest();
    let envelope = Envelope {
        names: PerPlayer::same(text()),
        position: Board::initial(),
        used: PerPlayer::same(two_minutes()),
        left: PerPlayer::same(two_minutes()),
        sealed_by: by,
        number: 41,
        offer: None,
        digest: digest.clone(),
    };
    let appointed = |place| AdjournFact::ResumptionAppointed { at: At::ZERO, until: None, place };
    let mut samples = every! { AdjournFact;
        AdjournFact::SealingBegan { .. } => AdjournFact::SealingBegan { by, early: true },
        AdjournFact::PlayedOpenly { .. } => AdjournFact::PlayedOpenly { by, played: e4() },
        AdjournFact::Sealed { .. } => AdjournFact::Sealed { by, digest: digest.clone() },
        AdjournFact::Adjourned(_) => AdjournFact::Adjourned(envelope.clone()),
        AdjournFact::EnvelopeChecked => AdjournFact::EnvelopeChecked,
        AdjournFact::ResumptionAppointed { .. } => appointed(text()),
        AdjournFact::Resumed => AdjournFact::Resumed,
        AdjournFact::Opened { .. } => AdjournFact::Opened { text: text() },
        AdjournFact::ReplySealed { .. } => AdjournFact::ReplySealed { by, digest: digest.clone() },
        AdjournFact::ReplyOpened { .. } => AdjournFact::ReplyOpened { text: text() },
        AdjournFact::EnvelopeLost => AdjournFact::EnvelopeLost,
        AdjournFact::Stated { .. } => AdjournFact::Stated { by, text: text() },
    };
    samples.push(AdjournFact::SealingBegan { by, early: false });
    samples.push(appointed(String::new()));
    samples
}

fn hand_facts() -> Vec<Fact> {
    let (by, hand) = (White, Hand::Usual);
    let touched =
        |intent, adjusting| Fact::Touched { by, on: Square::G1, intent, adjusting };
    vec![
        touched(Intent::ToPlay, true),
        touched(Intent::Accident, false),
        Fact::Displaced { by, from: Square::G1, to: None },
        Fact::PutRight { by: Who::Arbiter },
        Fact::Pressed { by, hand, manner: Manner::Banging },
        Fact::Pressed { by, hand, manner: Manner::Rough },
        Fact::Pressed { by, hand, manner: Manner::Hovering },
        Fact::MoveCompleted { by, how: Completion::EndOfGame },
        Fact::MoveCompleted { by, how: Completion::NextMove },
        Fact::ClocksStopped { by: Who::Arbiter, why: None },
        Fact::ClocksStopped { by: Who::Player(by), why: Some(Reason::Other) },
    ]
}

pub(super) fn facts() -> Vec<Fact> {
    let (by, hand) = (White, Hand::Usual);
    let queen = Piece::new(White, Role::Queen);
    let fall = Fall {
        at: At::ZERO,
        period: PeriodNumber::FIRST,
        completed: MoveNumber::new(39),
        required: Some(MoveNumber::new(40)),
    };
    let latent = Latent::TwoHands { by, ply: Ply(1) };
    let mut samples = every! { Fact;
        Fact::Started(_) => Fact::Started(by),
        Fact::FlagFell { .. } => Fact::FlagFell { whose: by, fall },
        Fact::Touched { .. } => {
            Fact::Touched { by, on: Square::G1, intent: Intent::ToPlay, adjusting: false }
        },
        Fact::Lifted { .. } => Fact::Lifted { by, hand, from: Square::G1 },
        Fact::Fetched { .. } => Fact::Fetched { by, hand, piece: queen },
        Fact::Held { .. } => Fact::Held { by, on: Square::E8 },
        Fact::Placed { .. } => Fact::Placed { by, hand, on: Square::F3 },
        Fact::PutAside { .. } => Fact::PutAside { by, hand },
        Fact::Removed { .. } => Fact::Removed { by, hand, from: Square::G8 },
        Fact::Displaced { .. } => {
            Fact::Displaced { by, from: Square::G1, to: Some(Square::H3) }
        },
        Fact::PutRight { .. } => Fact::PutRight { by: Who::Player(by) },
        Fact::SaidAdjusting(_) => Fact::SaidAdjusting(by),
        Fact::SaidCastling(_) => Fact::SaidCastling(by),
        Fact::MoveMade { .. } => Fact::MoveMade { by, played: e4(), hand },
        Fact::MoveReplaced { .. } => Fact::MoveReplaced { by, played: e4() },
        Fact::IllegalMoveCompleted { .. } => {
            Fact::IllegalMoveCompleted { by, board: Board::initial() }
        },
        Fact::Pressed { .. } => Fact::Pressed { by, hand, manner: Manner::Proper },
        Fact::MoveCompleted { .. } => Fact::MoveCompleted { by, how: Completion::Press },
        Fact::ClocksStopped { .. } => {
            Fact::ClocksStopped { by: Who::Player(by), why: Some(Reason::Help) }
        },
        Fact::ClockRestarted(_) => Fact::ClockRestarted(by),
        Fact::Came(_) => Fact::Came(latent.clone()),
        Fact::Lapsed(_) => Fact::Lapsed(latent),
        Fact::Asked(_) => Fact::Asked(questions().swap_remove(0)),
        Fact::Answered { .. } => {
            Fact::Answered { question: ID, answer: Answer::Yes, by: Author::TheLaws }
        },
        Fact::Ruled(_) => Fact::Ruled(ruling().by(Author::Arbiter("Ana".to_owned()))),
        Fact::Draw(_) => Fact::Draw(DrawFact::Offered(by)),
        Fact::Presence(_) => Fact::Presence(presence_facts().swap_remove(0)),
        Fact::Conduct(_) => Fact::Conduct(conduct_facts().swap_remove(0)),
        Fact::ArrayDrawn(_) => Fact::ArrayDrawn(518),
        Fact::Adjournment(_) => Fact::Adjournment(adjournment_facts().swap_remove(0)),
        Fact::Sheet(_) => Fact::Started(by),
    };
    samples.extend(hand_facts());
    samples.extend(adjournment_facts().into_iter().map(Fact::Adjournment));
    samples.extend(draw_facts().into_iter().map(Fact::Draw));
    samples.extend(presence_facts().into_iter().map(Fact::Presence));
    samples.extend(conduct_facts().into_iter().map(Fact::Conduct));
    samples.push(Fact::Ruled(ruling().by(Author::Arbiter(String::new()))));
    samples
}
