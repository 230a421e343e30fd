//! Requests of players, and permissions of the arbiter.
//!
//! **Says:** leaving the venue needs the arbiter's permission, and for the player having the move so does
//! leaving the playing area; a device needs permission; the Laws are explained on request.
//! **Differs:** see [`crate::rules::presence`] and [`super::information`].
//! **Decides from:** the arbiter's answer.

use adoube_chess::Colour;

use super::{assistants, information};
use crate::{
    Provision,
    regulations::Leaving,
    rules::Draft,
    vocabulary::{
        Answer, AnswerKind, Area, Author, ConductFact, Fact, Ground, Order, Permission, Question,
        Refusal, RefusalReason, Request, Ruling, Topic,
    },
};

/// Handles a request.
pub(crate) fn request(draft: &mut Draft, by: Colour, request: &Request) -> Result<(), Refusal> {
    use AnswerKind::{No, Yes};
    match request {
        Request::ToLeave(area) => {
            note_request(draft, by, request);
            if needs_leave(draft, by, *area) {
                draft.ask(Topic::Request, by, leaving(*area), &[Yes, No]);
            } else if must_report(draft) {
                // Reporting is enough.
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
            assistants::check_known(draft, *duty)?;
            note_request(draft, by, request);
            assistants::ask(draft, by, *duty, &[No]);
        }
        Request::Explanation(_) if draft.table().cite(Provision::RightToExplanation).is_none() => {
            return Err(RefusalReason::NotInEdition.into());
        }
        Request::MoveNumber => return information::ask_move_number(draft, by),
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

/// Reports whether a player needs permission to leave: always for the venue, and for the playing area when
/// having the move. After the game everybody may leave.
pub(crate) fn needs_leave(draft: &Draft, by: Colour, area: Area) -> bool {
    let table = draft.table();
    table.outcome().is_none()
        && match area {
            Area::Venue => true,
            Area::PlayingArea => table.to_move() == by,
        }
}

/// Reports whether a player who needs no permission has to report before leaving.
pub(crate) fn must_report(draft: &Draft) -> bool {
    let table = draft.table();
    table.outcome().is_none()
        && table.regulations().leaving == Some(Leaving::Reported)
        && table.cite(Provision::ReportingWhenLeaving).is_some()
}

/// Returns the provision on leaving an area.
pub(crate) const fn leaving(area: Area) -> Provision {
    match area {
        Area::Venue => Provision::LeavingTheVenue,
        Area::PlayingArea => Provision::LeavingThePlayingArea,
    }
}

/// Gives permission for something.
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
            assistants::check_known(draft, duty)?;
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

/// Applies the arbiter's answer to a request.
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
