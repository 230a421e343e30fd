//! Rulings, questions, answers, and undetected irregularities.

use adoube_chess::{
    Board,
    Colour::{Black, White},
    Move, MoveKind, Square,
};
use adoube_laws::{
    Citation, Edition, Provision,
    clock::{Correction, FlagAfter, Milliseconds, MoveNumber, PerPlayer, PeriodNumber},
    history::Ply,
    regulations::GameResult,
    table::{
        Answer, AnswerKind, Area, Author, Device, Duty, Ground, Latent, Line, Offence, Order,
        Outcome, Penalty, Permission, Plan, Question, QuestionId, Ruling, Topic,
    },
    touch,
};

use crate::{frozen, samples};

pub(crate) fn cite(provision: Provision) -> Citation {
    Edition::Y2017.cite(provision).expect("the edition has it")
}

pub(crate) fn pawn() -> Move {
    Move::new(Square::E2, Square::E4, MoveKind::Normal)
}

fn correction() -> Correction {
    Correction {
        time: Some(Milliseconds::minutes(5)),
        period: Some(PeriodNumber::new(2)),
        completed: Some(MoveNumber::new(41)),
        flag: FlagAfter::IsLifted,
    }
}

fn bound() -> touch::Hand {
    let mut hand = touch::Hand::default();
    hand.touch(Square::G1);
    hand.release(Square::G1, Square::F3);
    hand
}

#[test]
fn grounds() {
    frozen::check(
        "ground",
        &samples!(Ground {
            Occurrences => Ground::Occurrences(vec![Ply(4), Ply(8), Ply(12)]),
            NotTheSame => Ground::NotTheSame { after: Ply(4), because: cite(Provision::SamePosition) },
            QuietPlies => Ground::QuietPlies(100),
            Breaks => Ground::Breaks(cite(Provision::KnightMove)),
            Attempt => Ground::Attempt(Plan::new(Square::G1, Square::G3)),
            Played => Ground::Played(pawn()),
            Touched => Ground::Touched(vec![Square::E1, Square::H1]),
            IllegalMoveNumber => Ground::IllegalMoveNumber(2),
            CanMate => Ground::CanMate { who: White, line: vec![pawn()] },
            CannotMate => Ground::CannotMate(Black),
            MateNotExcluded => Ground::MateNotExcluded(White),
            MovesCompleted => Ground::MovesCompleted {
                completed: MoveNumber::new(39),
                required: Some(MoveNumber::new(40)),
            },
            Late => Ground::Late(Milliseconds::seconds(1)),
            DefaultTime => Ground::DefaultTime(Milliseconds::minutes(30)),
            TimeLeft => Ground::TimeLeft(Milliseconds::seconds(119)),
            Stated => Ground::Stated("a disturbance".to_owned()),
            Written => Ground::Written("Сф3".to_owned()),
            MissingFrom => Ground::MissingFrom(Line(61)),
            NotEstablished => Ground::NotEstablished,
            OfferedBy => Ground::OfferedBy(Black),
            HasTheMove => Ground::HasTheMove(White),
            VoidAfter => Ground::VoidAfter(Ply(16)),
            StoodWrongly => Ground::StoodWrongly(vec![Square::B1, Square::C1]),
            MovesOfEach => Ground::MovesOfEach {
                moves: MoveNumber::new(4),
                limit: Some(MoveNumber::new(10)),
            },
            BeganLate => Ground::BeganLate(Milliseconds::minutes(10)),
            FlagNotCalled => Ground::FlagNotCalled(White),
            Device => Ground::Device(Device::Rings),
            MoveStands => Ground::MoveStands(pawn()),
            BothKingsInCheck => Ground::BothKingsInCheck,
            PawnOnLastRank => Ground::PawnOnLastRank(Square::A8),
            NotCompleted => Ground::NotCompleted,
            OfferDeclined => Ground::OfferDeclined,
            Congratulated => Ground::Congratulated,
            LeftInCheck => Ground::LeftInCheck,
            CameIntoCheck => Ground::CameIntoCheck,
            AttackedOnTheWay => Ground::AttackedOnTheWay(vec![Square::F1]),
            IncrementForRecording => Ground::IncrementForRecording(Milliseconds::seconds(30)),
        }),
    );
}

#[test]
fn orders() {
    let correct = PerPlayer { white: correction(), black: Correction::default() };
    frozen::check(
        "order",
        &samples!(Order {
            AddTime => Order::AddTime { to: Black, time: Milliseconds::minutes(2) },
            TakeTime => Order::TakeTime { from: White, time: Milliseconds::minutes(3) },
            TakeBackPress => Order::TakeBackPress(White),
            SetClock => Order::SetClock { whose: Black, to: correction() },
            ReplaceClock => Order::ReplaceClock(correct),
            InstallSetting => Order::InstallSetting(PerPlayer {
                white: "40/5400+30:1800+30".parse().expect("it is a time control"),
                black: "300d5".parse().expect("it is a time control"),
            }),
            StopClocks => Order::StopClocks,
            StartClock => Order::StartClock(White),
            Restore => Order::Restore(Ply(12)),
            SetUp => Order::SetUp(Board::initial()),
            PutRight => Order::PutRight,
            MustPlay => Order::MustPlay { by: White, moves: vec![pawn()] },
            TouchedStay => Order::TouchedStay {
                by: Black,
                touched: vec![Square::E7],
                released: Some((Square::E7, Square::E6)),
                chosen: None,
            },
            Finish => Order::Finish(Move::new(Square::E1, Square::H1, MoveKind::Castle)),
            TurnBoard => Order::TurnBoard,
            Count => Order::Count { whose: White, offence: Offence::IllegalMove },
            Penalise => Order::Penalise { whom: Black, penalty: Penalty::Warning },
            Permit => Order::Permit { whom: White, what: Permission::ToLeave(Area::Venue) },
            CompleteScoresheet => Order::CompleteScoresheet(Black),
            GoesOn => Order::GoesOn,
            Stands => Order::Stands,
            PlayOn => Order::PlayOn,
            NewGame => Order::NewGame,
            End => Order::End(Outcome::win(White).by_forfeit()),
        }),
    );
}

#[test]
fn penalties_and_permissions() {
    frozen::check(
        "penalty",
        &samples!(Penalty {
            Warning => Penalty::Warning,
            MoreTimeForOpponent => Penalty::MoreTimeForOpponent(Milliseconds::minutes(2)),
            LessTime => Penalty::LessTime(Milliseconds::minutes(1)),
            LossOfGame => Penalty::LossOfGame(GameResult::Draw),
            FewerPoints => Penalty::FewerPoints(GameResult::Loss),
            MorePointsForOpponent => Penalty::MorePointsForOpponent(GameResult::Win),
            Fine => Penalty::Fine,
            ExclusionFromRounds => Penalty::ExclusionFromRounds(2),
            Expulsion => Penalty::Expulsion,
        }),
    );
    frozen::check(
        "permission",
        &samples!(Permission {
            ToLeave => Permission::ToLeave(Area::PlayingArea),
            Device => Permission::Device,
            DrawAgreement => Permission::DrawAgreement,
            Assistant => Permission::Assistant(Duty::Pressing),
            Piece => Permission::Piece,
        }),
    );
}

#[test]
fn whole_rulings() {
    let full = Ruling::under(Edition::Y2017, Provision::IllegalMoveCompleted)
        .also(Provision::ClocksAfterIrregularity)
        .about(White)
        .ground(Ground::IllegalMoveNumber(1))
        .order(Order::AddTime { to: Black, time: Milliseconds::minutes(2) })
        .by(Author::Arbiter("I. Novak".to_owned()));
    let bare = Ruling::under(Edition::Y2005, Provision::Checkmate);
    frozen::check("ruling", &[("full", full), ("bare", bare)]);
    frozen::check(
        "author",
        &samples!(Author {
            TheLaws => Author::TheLaws,
            Arbiter => Author::Arbiter("I. Novak".to_owned()),
        }),
    );
}

#[test]
fn questions_and_answers() {
    let question = Question {
        id: QuestionId(3),
        topic: Topic::ReasonForStopping,
        about: Black,
        under: cite(Provision::ReasonForStoppingClocks),
        answers: vec![AnswerKind::Yes, AnswerKind::No],
        suggested: Some(AnswerKind::Yes),
    };
    frozen::check("question", &[("full", question)]);
    frozen::check(
        "answer",
        &samples!(Answer {
            Yes => Answer::Yes,
            No => Answer::No,
            Penalty => Answer::Penalty(vec![Penalty::Warning]),
            NoPenalty => Answer::NoPenalty,
            Times => Answer::Times(PerPlayer { white: correction(), black: Correction::default() }),
            TimesStay => Answer::TimesStay,
            Outcome => Answer::Outcome(Outcome::BOTH_LOSE),
            GoesOn => Answer::GoesOn,
            Mark => Answer::Mark(GameResult::Draw),
            Later => Answer::Later(Milliseconds::minutes(2)),
        }),
    );
}

#[test]
fn what_is_there_to_be_noticed() {
    let (by, ply) = (White, Ply(17));
    frozen::check(
        "latent",
        &samples!(Latent {
            IllegalMove => Latent::IllegalMove {
                by,
                ply,
                attempt: Some(Plan::new(Square::G1, Square::G3)),
                breaks: Provision::KnightMove,
                also: vec![Provision::LegalAndIllegalMove],
                hand: bound(),
            },
            Displacement => Latent::Displacement { by, ply },
            Touch => Latent::Touch {
                by,
                ply,
                allowed: vec![pawn()],
                because: vec![Provision::TouchedOwnPiece],
            },
            Accident => Latent::Accident { by, on: Square::D1, ply },
            Meddling => Latent::Meddling(by),
            TwoHands => Latent::TwoHands { by, ply },
            OtherHand => Latent::OtherHand(by),
            PressWithoutMove => Latent::PressWithoutMove { by, ply },
            Hovering => Latent::Hovering(by),
            ClockHandling => Latent::ClockHandling(by),
            OutOfTurn => Latent::OutOfTurn { by, ply, amid: false },
            EndOfGame => Latent::EndOfGame {
                by,
                ply,
                under: Provision::FivefoldRepetition,
                outcome: Outcome::DRAW,
            },
            Scoresheet => Latent::Scoresheet {
                by,
                breaks: Provision::RecordingMoves,
                line: Some(Line(31)),
            },
        }),
    );
}
