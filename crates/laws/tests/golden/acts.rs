//! Acts that are stored in facts.

use adoube_chess::{Colour::White, Role, Square};
use adoube_laws::table::{
    Area, Basis, Claim, Device, Duty, IrregularityKind, Plan, Presence, PresenceAct, Request, Who,
};

use crate::{frozen, samples};

#[test]
fn people() {
    frozen::check(
        "who",
        &samples!(Who {
            Player => Who::Player(White),
            Assistant => Who::Assistant(White),
            Arbiter => Who::Arbiter,
            Timekeeper => Who::Timekeeper,
            Bystander => Who::Bystander,
        }),
    );
    frozen::check(
        "presence",
        &samples!(Presence {
            Absent => Presence::Absent,
            AtTheBoard => Presence::AtTheBoard,
            Left => Presence::Left(Area::Venue),
        }),
    );
    frozen::check(
        "presence-act",
        &samples!(PresenceAct {
            Arrive => PresenceAct::Arrive,
            Leave => PresenceAct::Leave(Area::PlayingArea),
            Return => PresenceAct::Return,
            Device => PresenceAct::Device(Device::Rings),
            Notes => PresenceAct::Notes,
            Analyses => PresenceAct::Analyses,
            Smokes => PresenceAct::Smokes,
            Disturbs => PresenceAct::Disturbs,
            Disgraces => PresenceAct::Disgraces,
            ShakesHands => PresenceAct::ShakesHands,
            Enters => PresenceAct::Enters,
            Interferes => PresenceAct::Interferes,
            UsesBag => PresenceAct::UsesBag,
        }),
    );
}

#[test]
fn claims_and_requests() {
    let plan = Plan { becomes: Some(Role::Queen), ..Plan::new(Square::E7, Square::E8) };
    let castling = Plan { castles: true, ..Plan::new(Square::E1, Square::H1) };
    frozen::check(
        "claim",
        &samples!(Claim {
            Repetition => Claim::Repetition(Basis::Stands),
            FiftyMoves => Claim::FiftyMoves(Basis::Written(plan)),
            FlagFall => Claim::FlagFall,
            IllegalMove => Claim::IllegalMove,
            Touch => Claim::Touch,
            Irregularity => Claim::Irregularity(IrregularityKind::Displacement.into()),
            NoEffort => Claim::NoEffort,
            CannotWin => Claim::CannotWin,
        }),
    );
    frozen::check(
        "basis",
        &samples!(Basis {
            Stands => Basis::Stands,
            Written => Basis::Written(plan),
            Named => Basis::Named(castling),
            Display => Basis::Display,
        }),
    );
    frozen::check(
        "request",
        &samples!(Request {
            Piece => Request::Piece,
            Scoresheet => Request::Scoresheet,
            BlankScoresheet => Request::BlankScoresheet,
            Explanation => Request::Explanation("castling".to_owned()),
            MoveNumber => Request::MoveNumber,
            ToLeave => Request::ToLeave(Area::Venue),
            Device => Request::Device,
            Assistant => Request::Assistant(Duty::Recording),
            ConsentToDraw => Request::ConsentToDraw,
            Increment => Request::Increment,
            MovesAndTime => Request::MovesAndTime,
        }),
    );
}
