//! Facts.

use adoube_chess::{
    Board,
    Colour::{Black, White},
    Piece, Role, Square,
};
use adoube_laws::{
    Edition, Provision,
    clock::{At, FlagFall, Milliseconds, MoveNumber, PerPlayer, PeriodNumber},
    history::Ply,
    regulations::{GameResult, Score},
    table::{
        Accusation, AdjournFact, Answer, AnswerKind, AssistantDuty, Author, Basis, BlindFact,
        Claim, Completion, ConductFact, DrawFact, Envelope, Event, Fact, Hand, Intent,
        IrregularityKind, Latent, Line, Manner, OfferMethod, Outcome, Presence, PresenceAct,
        PresenceFact, Question, QuestionId, RapidFact, Reason, Request, Ruling, Sealed, SheetFact,
        Testimony, Topic, Who,
    },
};

use crate::{
    frozen,
    rulings::{cite, pawn},
    samples,
};

fn text() -> String {
    "„Сф3“".to_owned()
}

fn fall() -> FlagFall {
    FlagFall {
        at: At::new(5_400_000),
        period: PeriodNumber::FIRST,
        completed: MoveNumber::new(39),
        required: Some(MoveNumber::new(40)),
    }
}

#[test]
fn events() {
    let (by, hand) = (White, Hand::Usual);
    let question = Question {
        id: QuestionId(1),
        topic: Topic::BothFlags,
        about: White,
        under: cite(Provision::BothFlagsFallenGameGoesOn),
        answers: vec![AnswerKind::Outcome, AnswerKind::GoesOn],
        suggested: Some(AnswerKind::GoesOn),
    };
    let facts = samples!(Fact {
        ArrayDrawn => Fact::ArrayDrawn(518),
        Started => Fact::Started(White),
        FlagFell => Fact::FlagFell { whose: Black, fall: fall() },
        Touched => Fact::Touched { by, on: Square::E2, intent: Intent::ToPlay, adjusting: false },
        Lifted => Fact::Lifted { by, hand, from: Square::E2 },
        Fetched => Fact::Fetched { by, hand, piece: Piece::new(White, Role::Queen) },
        Held => Fact::Held { by, on: Square::E8 },
        Placed => Fact::Placed { by, hand: Hand::Left, on: Square::E4, piece: None },
        PutAside => Fact::PutAside { by, hand },
        Removed => Fact::Removed { by, hand, from: Square::D5 },
        Displaced => Fact::Displaced { by, from: Square::A1, to: None },
        PutRight => Fact::PutRight { by: Who::Player(Black) },
        SaidAdjusting => Fact::SaidAdjusting(White),
        SaidCastling => Fact::SaidCastling(Black),
        MoveMade => Fact::MoveMade { by, played: pawn(), hand },
        MoveReplaced => Fact::MoveReplaced { by, played: pawn() },
        MoveTakenBack => Fact::MoveTakenBack { by },
        IllegalMoveCompleted => Fact::IllegalMoveCompleted {
            by,
            board: Board::initial(),
            breaks_nothing: false,
        },
        IllegalMoveMade => Fact::IllegalMoveMade {
            by,
            board: Board::initial(),
            breaks_nothing: true,
        },
        Pressed => Fact::Pressed { by, hand, manner: Manner::Banging },
        PressedByOther => Fact::PressedByOther { by: Who::Bystander, whose: White },
        MoveCompleted => Fact::MoveCompleted { by, how: Completion::Press },
        ClocksStopped => Fact::ClocksStopped { by: Who::Player(by), why: Some(Reason::Help) },
        ClockRestarted => Fact::ClockRestarted(Black),
        Interrupted => Fact::Interrupted { lasted: Milliseconds::seconds(25) },
        PlayWentOn => Fact::PlayWentOn { pressed: true },
        IrregularityArose => Fact::IrregularityArose(Latent::OtherHand(White)),
        IrregularityLapsed => Fact::IrregularityLapsed(Latent::TwoHands { by, ply: Ply(3) }),
        IrregularityNoticed => Fact::IrregularityNoticed(Latent::ClockHandling(Black)),
        Asked => Fact::Asked(question),
        Answered => Fact::Answered {
            question: QuestionId(1),
            answer: Answer::GoesOn,
            by: Author::Arbiter("I. Novak".to_owned()),
        },
        Ruled => Fact::Ruled(Ruling::under(Edition::Y2017, Provision::Checkmate).about(White)),
        Adjournment => Fact::Adjournment(AdjournFact::Resumed),
        Blind => Fact::Blind(BlindFact::Joined),
        Rapid => Fact::Rapid(RapidFact::IllegalPositionGone),
        Draw => Fact::Draw(DrawFact::ConsentGiven),
        Sheet => Fact::Sheet(SheetFact::Shown(White)),
        Presence => Fact::Presence(PresenceFact::Excused(Black)),
        Conduct => Fact::Conduct(ConductFact::AppealDecided),
    });
    let event = |(name, fact)| (name, Event { at: At::new(61_000), fact });
    frozen::check("event", &facts.into_iter().map(event).collect::<Vec<_>>());
}

#[test]
fn facts_of_draws_and_presence() {
    frozen::check(
        "draw-fact",
        &samples!(DrawFact {
            Offered => DrawFact::Offered { by: White, through: OfferMethod::Words },
            Refused => DrawFact::Refused(Black),
            Accepted => DrawFact::Accepted(White),
            ConsentGiven => DrawFact::ConsentGiven,
            EvidenceConfirmed => DrawFact::EvidenceConfirmed(Black),
            EvidenceDisputed => DrawFact::EvidenceDisputed(White),
            Claimed => DrawFact::Claimed { by: Black, claim: Claim::Repetition(Basis::Stands) },
        }),
    );
    frozen::check(
        "presence-fact",
        &samples!(PresenceFact {
            Moved => PresenceFact::Moved { who: White, to: Presence::AtTheBoard },
            Excused => PresenceFact::Excused(Black),
            Seen => PresenceFact::Seen { who: Who::Bystander, act: PresenceAct::Enters },
            SeenAsSpectator => {
                PresenceFact::SeenAsSpectator { who: Black, act: PresenceAct::Analyses }
            },
        }),
    );
}

#[test]
fn facts_of_rapid_chess() {
    frozen::check(
        "rapid-fact",
        &samples!(RapidFact {
            IllegalPositionSeen => RapidFact::IllegalPositionSeen { after: Ply(7) },
            IllegalPositionGone => RapidFact::IllegalPositionGone,
            WouldCorrect => RapidFact::WouldCorrect { by: Black, after: Ply(8) },
        }),
    );
}

#[test]
fn facts_of_scoresheets() {
    let (sheet, line) = (White, Line(5));
    frozen::check(
        "sheet-fact",
        &samples!(SheetFact {
            Written => SheetFact::Written { sheet, line, text: text() },
            Struck => SheetFact::Struck { sheet, line },
            Completed => SheetFact::Completed { sheet, lines: vec![(line, text())] },
            OfferWritten => SheetFact::OfferWritten(sheet),
            TimeWritten => SheetFact::TimeWritten { sheet, time: Milliseconds::minutes(61) },
            NoteWritten => SheetFact::NoteWritten { sheet, text: text() },
            CompletionDue => SheetFact::CompletionDue { sheet, under: Provision::RecordingMoves },
            CompletionDone => SheetFact::CompletionDone(sheet),
            Borrowed => SheetFact::Borrowed(sheet),
            GivenBack => SheetFact::GivenBack(sheet),
            Hidden => SheetFact::Hidden(sheet),
            Shown => SheetFact::Shown(sheet),
            KeptBy => SheetFact::KeptBy { sheet, keeper: Who::Arbiter },
            Electronic => SheetFact::Electronic(sheet),
            Replaced => SheetFact::Replaced(sheet),
            Noted => SheetFact::Noted {
                board: Box::new(Board::initial()),
                clocks: PerPlayer::same(Milliseconds::minutes(3)),
                ran: Some(Black),
                moves: Ply(80),
            },
            Signed => SheetFact::Signed { by: sheet, outcome: Outcome::DRAW },
            HandedOver => SheetFact::HandedOver(sheet),
        }),
    );
}

#[test]
fn facts_of_conduct() {
    let by = Black;
    frozen::check(
        "conduct-fact",
        &samples!(ConductFact {
            ArbiterCalled => ConductFact::ArbiterCalled { by, why: text() },
            ArbiterCame => ConductFact::ArbiterCame,
            Said => ConductFact::Said { by, words: text() },
            Requested => ConductFact::Requested { by, what: Request::Piece },
            Reported => ConductFact::Reported { by: Who::Bystander, matter: IrregularityKind::FlagFall },
            Accused => ConductFact::Accused { by, of: Accusation::Touched(Square::G1), ply: Ply(3) },
            Testified => ConductFact::Testified { by: Who::Bystander, says: Testimony::Denies },
            AccusationJudged => ConductFact::AccusationJudged { by, believed: true },
            Refused => ConductFact::Refused { by, what: text() },
            FoundToRefuse => ConductFact::FoundToRefuse { who: by, opponent: GameResult::Win },
            Appealed => ConductFact::Appealed { by, against: cite(Provision::Checkmate), why: text() },
            AppealDecided => ConductFact::AppealDecided,
            Scored => ConductFact::Scored(PerPlayer { white: Score::halves(2), black: Score::halves(1) }),
        }),
    );
}

#[test]
fn facts_of_adjournments() {
    let by = White;
    let sealed = Sealed { text: "Nf3".to_owned(), nonce: "7c1e".to_owned() };
    let digest = sealed.digest();
    let envelope = Envelope {
        names: PerPlayer { white: "Ana".to_owned(), black: "Бранко".to_owned() },
        position: Board::initial(),
        used: PerPlayer::same(Milliseconds::minutes(119)),
        left: PerPlayer::same(Milliseconds::minutes(1)),
        sealed_by: White,
        number: 41,
        offer: Some(Black),
        digest: digest.clone(),
    };
    frozen::check(
        "adjourn-fact",
        &samples!(AdjournFact {
            SealingBegan => AdjournFact::SealingBegan { by, early: true },
            PlayedOpenly => AdjournFact::PlayedOpenly { by, played: pawn() },
            Sealed => AdjournFact::Sealed { by, digest: digest.clone() },
            Adjourned => AdjournFact::Adjourned(envelope),
            EnvelopeChecked => AdjournFact::EnvelopeChecked,
            ResumptionAppointed => AdjournFact::ResumptionAppointed {
                at: At::new(86_400_000),
                until: Some(At::new(100_800_000)),
                place: text(),
            },
            Resumed => AdjournFact::Resumed,
            Opened => AdjournFact::Opened { text: text() },
            ReplySealed => AdjournFact::ReplySealed { by: Black, digest: digest.clone() },
            ReplyOpened => AdjournFact::ReplyOpened { text: text() },
            EnvelopeLost => AdjournFact::EnvelopeLost,
            Stated => AdjournFact::Stated { by, text: text() },
        }),
    );
}

#[test]
fn facts_of_players_who_cannot_see() {
    let by = Black;
    frozen::check(
        "blind-fact",
        &samples!(BlindFact {
            Announced => BlindFact::Announced { by, text: text(), played: pawn() },
            Misspoken => BlindFact::Misspoken { by, text: text() },
            Repeated => BlindFact::Repeated { by, text: text() },
            CameApart => BlindFact::CameApart { by, text: text(), ply: Ply(9), misled: false },
            Joined => BlindFact::Joined,
            Assisted => BlindFact::Assisted { whose: by, help: AssistantDuty::Announcing },
            Told => BlindFact::Told {
                to: by,
                moves: PerPlayer::same(MoveNumber::new(12)),
                used: PerPlayer::same(Milliseconds::minutes(30)),
            },
        }),
    );
}
