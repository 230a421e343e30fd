//! One sample of every event.

use adoube_chess::{
    Board,
    Colour::{Black, White},
    Piece, Role, Square,
};
use adoube_laws::{
    Provision,
    clock::{At, FlagFall, Milliseconds, MoveNumber, PerPlayer, PeriodNumber},
    history::Ply,
    regulations::{GameResult, Score},
    table::{
        Accusation, AdjournFact, AssistantDuty, BlindFact, ConductFact, DrawFact, Envelope,
        OfferMethod, Presence, PresenceFact, RapidFact, Sealed, SheetFact, Testimony, *,
    },
};

use super::{ID, cite, e4, questions, ruling, text, two_minutes};

fn matters() -> Vec<IrregularityKind> {
    every! { IrregularityKind;
        IrregularityKind::IllegalMove => IrregularityKind::IllegalMove,
        IrregularityKind::IllegalPosition => IrregularityKind::IllegalPosition,
        IrregularityKind::Touch => IrregularityKind::Touch,
        IrregularityKind::Release => IrregularityKind::Release,
        IrregularityKind::TwoHands => IrregularityKind::TwoHands,
        IrregularityKind::FlagFall => IrregularityKind::FlagFall,
        IrregularityKind::Displacement => IrregularityKind::Displacement,
        IrregularityKind::InitialPosition => IrregularityKind::InitialPosition,
        IrregularityKind::BoardPlacement => IrregularityKind::BoardPlacement,
        IrregularityKind::ReversedColours => IrregularityKind::ReversedColours,
        IrregularityKind::DefectiveClock => IrregularityKind::DefectiveClock,
        IrregularityKind::ClockSetting => IrregularityKind::ClockSetting,
        IrregularityKind::Clock => IrregularityKind::Clock,
        IrregularityKind::PressWithoutMove => IrregularityKind::PressWithoutMove,
        IrregularityKind::OutOfTurn => IrregularityKind::OutOfTurn,
        IrregularityKind::BoardsDisagree => IrregularityKind::BoardsDisagree,
        IrregularityKind::Scoresheet => IrregularityKind::Scoresheet,
        IrregularityKind::EndOfGame => IrregularityKind::EndOfGame,
    }
}

fn draw_facts() -> Vec<DrawFact> {
    let by = White;
    let mut samples = every! { DrawFact;
        DrawFact::Offered { .. } => DrawFact::Offered { by, through: OfferMethod::Words },
        DrawFact::Refused(_) => DrawFact::Refused(by),
        DrawFact::Accepted(_) => DrawFact::Accepted(by),
        DrawFact::ConsentGiven => DrawFact::ConsentGiven,
        DrawFact::EvidenceConfirmed(_) => DrawFact::EvidenceConfirmed(by),
        DrawFact::EvidenceDisputed(_) => DrawFact::EvidenceDisputed(by),
        DrawFact::Claimed { .. } => DrawFact::Claimed { by, claim: Claim::FlagFall },
    };
    let ways = [OfferMethod::Claim, OfferMethod::IncrementRequest];
    samples.extend(ways.map(|through| DrawFact::Offered { by, through }));
    let claims = every! { Claim;
        Claim::Repetition(_) => Claim::Repetition(Basis::Stands),
        Claim::FiftyMoves(_) => Claim::FiftyMoves(Basis::Stands),
        Claim::FlagFall => Claim::FlagFall,
        Claim::IllegalMove => Claim::IllegalMove,
        Claim::Touch => Claim::Touch,
        Claim::Irregularity(_) => Claim::Irregularity(IrregularityKind::OutOfTurn.into()),
        Claim::NoEffort => Claim::NoEffort,
        Claim::CannotWin => Claim::CannotWin,
    };
    samples.extend(claims.into_iter().map(|claim| DrawFact::Claimed { by, claim }));
    samples
}

fn presence_facts() -> Vec<PresenceFact> {
    let who = Black;
    let mut samples = every! { PresenceFact;
        PresenceFact::Moved { .. } => PresenceFact::Moved { who, to: Presence::Absent },
        PresenceFact::Excused(_) => PresenceFact::Excused(who),
        PresenceFact::Seen { .. } => {
            PresenceFact::Seen { who: Who::Player(who), act: PresenceAct::Arrive }
        },
        PresenceFact::SeenAsSpectator { .. } => {
            PresenceFact::SeenAsSpectator { who, act: PresenceAct::Notes }
        },
    };
    let places = every! { Presence;
        Presence::Absent => Presence::Absent,
        Presence::AtTheBoard => Presence::AtTheBoard,
        Presence::Left(_) => Presence::Left(Area::Venue),
    };
    samples.extend(places.into_iter().map(|to| PresenceFact::Moved { who, to }));
    let acts = every! { PresenceAct;
        PresenceAct::Arrive => PresenceAct::Arrive,
        PresenceAct::Leave(_) => PresenceAct::Leave(Area::PlayingArea),
        PresenceAct::Return => PresenceAct::Return,
        PresenceAct::Device(_) => PresenceAct::Device(Device::Rings),
        PresenceAct::Notes => PresenceAct::Notes,
        PresenceAct::Analyses => PresenceAct::Analyses,
        PresenceAct::UsesBag => PresenceAct::UsesBag,
        PresenceAct::Smokes => PresenceAct::Smokes,
        PresenceAct::Disturbs => PresenceAct::Disturbs,
        PresenceAct::Disgraces => PresenceAct::Disgraces,
        PresenceAct::ShakesHands => PresenceAct::ShakesHands,
        PresenceAct::Enters => PresenceAct::Enters,
        PresenceAct::Interferes => PresenceAct::Interferes,
    };
    samples.extend(acts.into_iter().map(|act| PresenceFact::Seen { who: Who::Bystander, act }));
    samples
}

fn conduct_facts() -> Vec<ConductFact> {
    let by = White;
    let against = cite(Provision::ReasonForStoppingClocks);
    let mut samples = every! { ConductFact;
        ConductFact::ArbiterCalled { .. } => ConductFact::ArbiterCalled { by, why: text() },
        ConductFact::ArbiterCame => ConductFact::ArbiterCame,
        ConductFact::Said { .. } => ConductFact::Said { by, words: text() },
        ConductFact::Requested { .. } => ConductFact::Requested { by, what: Request::Piece },
        ConductFact::Reported { .. } => {
            ConductFact::Reported { by: Who::Bystander, matter: IrregularityKind::FlagFall }
        },
        ConductFact::Accused { .. } => {
            ConductFact::Accused { by, of: Accusation::Touched(Square::G1), ply: Ply(0) }
        },
        ConductFact::Testified { .. } => {
            ConductFact::Testified { by: Who::Bystander, says: Testimony::Denies }
        },
        ConductFact::AccusationJudged { .. } => {
            ConductFact::AccusationJudged { by, believed: true }
        },
        ConductFact::Refused { .. } => ConductFact::Refused { by, what: text() },
        ConductFact::FoundToRefuse { .. } => {
            ConductFact::FoundToRefuse { who: by, opponent: GameResult::Win }
        },
        ConductFact::Appealed { .. } => ConductFact::Appealed { by, against, why: text() },
        ConductFact::AppealDecided => ConductFact::AppealDecided,
        ConductFact::Scored(_) => ConductFact::Scored(PerPlayer::same(Score::halves(1))),
    };
    let reported = |matter| ConductFact::Reported { by: Who::Arbiter, matter };
    samples.extend(matters().into_iter().map(reported));
    let accused = [Accusation::Resigned, Accusation::OfferedDraw];
    let accused = accused.map(|of| ConductFact::Accused { by, of, ply: Ply(0) });
    samples.extend(accused);
    samples.push(ConductFact::Testified { by: Who::Player(by), says: Testimony::Confirms });
    samples.push(ConductFact::AccusationJudged { by, believed: false });
    let requests = every! { Request;
        Request::Piece => Request::Piece,
        Request::Scoresheet => Request::Scoresheet,
        Request::BlankScoresheet => Request::BlankScoresheet,
        Request::Explanation(_) => Request::Explanation(text()),
        Request::MoveNumber => Request::MoveNumber,
        Request::MovesAndTime => Request::MovesAndTime,
        Request::ToLeave(_) => Request::ToLeave(Area::Venue),
        Request::Device => Request::Device,
        Request::Assistant(_) => Request::Assistant(Duty::Moving),
        Request::ConsentToDraw => Request::ConsentToDraw,
        Request::Increment => Request::Increment,
    };
    samples.extend(requests.into_iter().map(|what| ConductFact::Requested { by, what }));
    samples
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

fn sheet_facts() -> Vec<SheetFact> {
    let (sheet, line) = (Black, Line(3));
    let mut samples = every! { SheetFact;
        SheetFact::Written { .. } => SheetFact::Written { sheet, line, text: text() },
        SheetFact::Struck { .. } => SheetFact::Struck { sheet, line },
        SheetFact::Completed { .. } => {
            SheetFact::Completed { sheet, lines: vec![(line, text())] }
        },
        SheetFact::OfferWritten(_) => SheetFact::OfferWritten(sheet),
        SheetFact::TimeWritten { .. } => SheetFact::TimeWritten { sheet, time: two_minutes() },
        SheetFact::NoteWritten { .. } => SheetFact::NoteWritten { sheet, text: text() },
        SheetFact::CompletionDue { .. } => {
            SheetFact::CompletionDue { sheet, under: Provision::RecordingMoves }
        },
        SheetFact::CompletionDone(_) => SheetFact::CompletionDone(sheet),
        SheetFact::Borrowed(_) => SheetFact::Borrowed(sheet),
        SheetFact::GivenBack(_) => SheetFact::GivenBack(sheet),
        SheetFact::Hidden(_) => SheetFact::Hidden(sheet),
        SheetFact::Shown(_) => SheetFact::Shown(sheet),
        SheetFact::KeptBy { .. } => SheetFact::KeptBy { sheet, keeper: Who::Arbiter },
        SheetFact::Electronic(_) => SheetFact::Electronic(sheet),
        SheetFact::Replaced(_) => SheetFact::Replaced(sheet),
        SheetFact::Noted { .. } => SheetFact::Noted {
            board: Box::new(Board::initial()),
            clocks: PerPlayer::same(two_minutes()),
            ran: None,
            moves: Ply(8),
        },
        SheetFact::Signed { .. } => SheetFact::Signed { by: sheet, outcome: Outcome::DRAW },
        SheetFact::HandedOver(_) => SheetFact::HandedOver(sheet),
    };
    let keepers = [Who::Player(sheet), Who::Assistant(sheet), Who::Bystander];
    samples.extend(keepers.map(|keeper| SheetFact::KeptBy { sheet, keeper }));
    samples
}

fn rapid_facts() -> Vec<RapidFact> {
    let (by, after) = (White, Ply(7));
    every! { RapidFact;
        RapidFact::IllegalPositionSeen { .. } => RapidFact::IllegalPositionSeen { after },
        RapidFact::IllegalPositionGone => RapidFact::IllegalPositionGone,
        RapidFact::WouldCorrect { .. } => RapidFact::WouldCorrect { by, after },
    }
}

fn blind_facts() -> Vec<BlindFact> {
    let by = White;
    every! { BlindFact;
        BlindFact::Announced { .. } => BlindFact::Announced { by, text: text(), played: e4() },
        BlindFact::Misspoken { .. } => BlindFact::Misspoken { by, text: text() },
        BlindFact::Repeated { .. } => BlindFact::Repeated { by, text: text() },
        BlindFact::CameApart { .. } => {
            BlindFact::CameApart { by, text: text(), ply: Ply(1), misled: false }
        },
        BlindFact::Assisted { .. } => BlindFact::Assisted { whose: by, help: AssistantDuty::Telling },
        BlindFact::Joined => BlindFact::Joined,
        BlindFact::Told { .. } => BlindFact::Told {
            to: by,
            moves: PerPlayer::same(MoveNumber::new(12)),
            used: PerPlayer::same(two_minutes()),
        },
    }
}

fn hand_facts() -> Vec<Fact> {
    let (by, hand) = (White, Hand::Usual);
    let touched = |intent, adjusting| Fact::Touched { by, on: Square::G1, intent, adjusting };
    vec![
        touched(Intent::ToPlay, true),
        touched(Intent::Accident, false),
        Fact::Displaced { by, from: Square::G1, to: None },
        Fact::Displaced { by, from: Square::G1, to: Some(Square::G1) },
        Fact::PutRight { by: Who::Arbiter },
        Fact::Pressed { by, hand, manner: Manner::Banging },
        Fact::Pressed { by, hand, manner: Manner::Rough },
        Fact::Pressed { by, hand, manner: Manner::Hovering },
        Fact::MoveCompleted { by, how: Completion::EndOfGame },
        Fact::MoveCompleted { by, how: Completion::NextMove },
        Fact::MoveCompleted { by, how: Completion::Sealing },
        Fact::Blind(BlindFact::CameApart { by, text: text(), ply: Ply(1), misled: true }),
        Fact::ClocksStopped { by: Who::Arbiter, why: None },
        Fact::ClocksStopped { by: Who::Player(by), why: Some(Reason::Other) },
    ]
}

pub(in crate::narrate::tests) fn facts() -> Vec<Fact> {
    let (by, hand) = (White, Hand::Usual);
    let queen = Piece::new(White, Role::Queen);
    let fall = FlagFall {
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
        Fact::Placed { .. } => Fact::Placed { by, hand, on: Square::F3, piece: None },
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
        Fact::MoveTakenBack { .. } => Fact::MoveTakenBack { by },
        Fact::IllegalMoveCompleted { .. } => {
            Fact::IllegalMoveCompleted { by, board: Board::initial(), breaks_nothing: false }
        },
        Fact::IllegalMoveMade { .. } => {
            Fact::IllegalMoveMade { by, board: Board::initial(), breaks_nothing: false }
        },
        Fact::Pressed { .. } => Fact::Pressed { by, hand, manner: Manner::Proper },
        Fact::PressedByOther { .. } => {
            Fact::PressedByOther { by: Who::Bystander, whose: by }
        },
        Fact::MoveCompleted { .. } => Fact::MoveCompleted { by, how: Completion::Press },
        Fact::ClocksStopped { .. } => {
            Fact::ClocksStopped { by: Who::Player(by), why: Some(Reason::Help) }
        },
        Fact::PlayWentOn { .. } => Fact::PlayWentOn { pressed: true },
        Fact::ClockRestarted(_) => Fact::ClockRestarted(by),
        Fact::Interrupted { .. } => Fact::Interrupted { lasted: Milliseconds::minutes(3) },
        Fact::IrregularityArose(_) => Fact::IrregularityArose(latent.clone()),
        Fact::IrregularityLapsed(_) => Fact::IrregularityLapsed(latent.clone()),
        Fact::IrregularityNoticed(_) => Fact::IrregularityNoticed(latent),
        Fact::Asked(_) => Fact::Asked(questions().swap_remove(0)),
        Fact::Answered { .. } => {
            Fact::Answered { question: ID, answer: Answer::Yes, by: Author::TheLaws }
        },
        Fact::Ruled(_) => Fact::Ruled(ruling().by(Author::Arbiter("Ana".to_owned()))),
        Fact::Draw(_) => Fact::Draw(DrawFact::Refused(by)),
        Fact::Presence(_) => Fact::Presence(presence_facts().swap_remove(0)),
        Fact::Conduct(_) => Fact::Conduct(conduct_facts().swap_remove(0)),
        Fact::ArrayDrawn(_) => Fact::ArrayDrawn(518),
        Fact::Adjournment(_) => Fact::Adjournment(adjournment_facts().swap_remove(0)),
        Fact::Blind(_) => Fact::Blind(BlindFact::Joined),
        Fact::Rapid(_) => Fact::Rapid(RapidFact::IllegalPositionGone),
        Fact::Sheet(_) => Fact::Sheet(SheetFact::Hidden(by)),
    };
    samples.extend(hand_facts());
    samples.extend(sheet_facts().into_iter().map(Fact::Sheet));
    samples.extend(blind_facts().into_iter().map(Fact::Blind));
    samples.extend(rapid_facts().into_iter().map(Fact::Rapid));
    samples.extend(adjournment_facts().into_iter().map(Fact::Adjournment));
    samples.extend(draw_facts().into_iter().map(Fact::Draw));
    samples.extend(presence_facts().into_iter().map(Fact::Presence));
    samples.extend(conduct_facts().into_iter().map(Fact::Conduct));
    samples.push(Fact::Ruled(ruling().by(Author::Arbiter(String::new()))));
    samples
}
