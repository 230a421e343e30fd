//! What players ask for, and what the arbiter gives leave for.
//!
//! **Says:** the venue is left with the arbiter's leave, and by the player who has the move so is the playing area; a
//! device needs leave; the Laws are explained to everybody who asks.
//! **Differs:** see [`crate::rules::presence`] and [`super::telling`].
//! **Decides from:** the arbiter's answer.

use adoube_chess::Colour;

use super::{assistants, telling};
use crate::{
    Provision,
    regulations::Leaving,
    rules::Draft,
    vocabulary::{
        Answer, AnswerKind, Area, Author, ConductFact, Fact, Ground, Order, Permission, Question,
        Refusal, RefusalReason, Request, Ruling, Topic,
    },
};

/// A player asks for something.
pub(crate) fn request(draft: &mut Draft, by: Colour, request: &Request) -> Result<(), Refusal> {
    use AnswerKind::{No, Yes};
    match request {
        Request::ToLeave(area) => {
            note_request(draft, by, request);
            if needs_leave(draft, by, *area) {
                draft.ask(Topic::Request, by, leaving(*area), &[Yes, No]);
            } else if must_report(draft) {
                // To report is enough.
                let what = Permission::ToLeave(*area);
                let ruling = draft.ruling(Provision::ReportingWhenLeaving).about(by);
                draft.rule(ruling.order(Order::Permit { whom: by, what }));
            }
        }
        Request::Device => {
            note_request(draft, by, request);
            draft.ask(Topic::Request, by, Provision::ElectronicDevices, &[No, Yes]);
        }
        Request::Assistant(duty) => {
            assistants::known(draft, *duty)?;
            note_request(draft, by, request);
            assistants::ask(draft, by, *duty, &[No]);
        }
        Request::Explanation(_) if draft.table().cite(Provision::RightToExplanation).is_none() => {
            return Err(RefusalReason::NotInEdition.into());
        }
        Request::MoveNumber => return telling::ask_move_number(draft, by),
        Request::Explanation(_)
        | Request::Scoresheet
        | Request::Piece
        | Request::BlankScoresheet
        | Request::MovesAndTime
        | Request::ConsentToDraw
        | Request::Increment => note_request(draft, by, request),
    }
    Ok(())
}

pub(crate) fn note_request(draft: &mut Draft, by: Colour, request: &Request) {
    draft.note(Fact::Conduct(ConductFact::Requested { by, what: request.clone() }));
}

/// Whether a player may not leave so without asking: never the venue, and the playing area only when the opponent
/// has the move. When the game is over everybody may go.
pub(crate) fn needs_leave(draft: &Draft, by: Colour, area: Area) -> bool {
    let table = draft.table();
    table.outcome().is_none()
        && match area {
            Area::Venue => true,
            Area::PlayingArea => table.to_move() == by,
        }
}

/// Whether a player who needs no leave has to report before leaving.
pub(crate) fn must_report(draft: &Draft) -> bool {
    let table = draft.table();
    table.outcome().is_none()
        && table.regulations().leaving == Some(Leaving::Reported)
        && table.cite(Provision::ReportingWhenLeaving).is_some()
}

/// The provision on leaving.
pub(crate) const fn leaving(area: Area) -> Provision {
    match area {
        Area::Venue => Provision::LeavingTheVenue,
        Area::PlayingArea => Provision::LeavingThePlayingArea,
    }
}

/// The arbiter gives leave for something.
pub(crate) fn permit(
    draft: &mut Draft,
    whom: Colour,
    what: Permission,
    author: Author,
    ground: Option<Ground>,
) -> Result<(), Refusal> {
    let under = match what {
        Permission::ToLeave(area) => leaving(area),
        Permission::Device => Provision::ElectronicDevices,
        Permission::DrawAgreement => Provision::DrawRestrictions,
        Permission::Piece => Provision::PlayerStopsClocks,
        Permission::Assistant(duty) => {
            assistants::known(draft, duty)?;
            assistants::provision(duty)
        }
    };
    if draft.table().cite(under).is_none() {
        return Err(RefusalReason::NotInEdition.into());
    }
    if draft.table().player(whom).permissions.contains(&what) {
        return draft.refuse(RefusalReason::AlreadyDone, under);
    }
    let ruling = draft.ruling(under).about(whom).by(author);
    let ruling = ground.into_iter().fold(ruling, Ruling::ground);
    draft.rule(ruling.order(Order::Permit { whom, what }));
    if let Permission::Assistant(duty) = what {
        assistants::ask(draft, whom, duty, &[]);
    }
    Ok(())
}

/// The arbiter has answered a request.
pub(crate) fn on_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    let under = asked.under.provision();
    let what = match under {
        Provision::LeavingTheVenue => Permission::ToLeave(Area::Venue),
        Provision::LeavingThePlayingArea => Permission::ToLeave(Area::PlayingArea),
        Provision::ElectronicDevices => Permission::Device,
        _ => return Err(RefusalReason::NotAnAnswer.into()),
    };
    let mut ruling = draft.ruling(under).about(asked.about).by(author);
    if *answer == Answer::Yes {
        ruling = ruling.order(Order::Permit { whom: asked.about, what });
    }
    draft.rule(ruling);
    Ok(())
}
