//! Leaving and returning.
//!
//! **Says:** leaving the venue needs the arbiter's permission, and for the player having the move so does
//! leaving the playing area.
//! **Differs:** since 2017 regulations may require the other player to report to the arbiter first.
//! **Decides from:** the permission given, and who has the move.

use adoube_chess::Colour;

use super::ask_for_penalty;
use crate::{
    Provision,
    rules::{Draft, conduct},
    vocabulary::{Area, Fact, Permission, Presence, PresenceFact, Refusal, RefusalReason},
};

/// Handles a player leaving.
pub(super) fn leave(draft: &mut Draft, by: Colour, area: Area) -> Result<(), Refusal> {
    let player = draft.table().player(by);
    match player.presence {
        Presence::Absent => return Err(RefusalReason::NotPresent.into()),
        Presence::Left(where_to) if where_to == area => {
            return Err(RefusalReason::AlreadyDone.into());
        }
        Presence::AtTheBoard | Presence::Left(_) => {}
    }
    let may_go = player.permissions.contains(&Permission::ToLeave(area));
    let needs_leave = conduct::needs_leave(draft, by, area);
    draft.note(Fact::Presence(PresenceFact::Moved { who: by, to: Presence::Left(area) }));
    if may_go {
        return Ok(());
    }
    if needs_leave {
        ask_for_penalty(draft, by, conduct::leaving(area));
    } else if conduct::must_report(draft) {
        ask_for_penalty(draft, by, Provision::ReportingWhenLeaving);
    }
    Ok(())
}

/// Handles a player returning.
pub(super) fn come_back(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    match draft.table().player(by).presence {
        Presence::Absent => Err(RefusalReason::NotPresent.into()),
        Presence::AtTheBoard => Err(RefusalReason::AlreadyDone.into()),
        Presence::Left(_) => {
            let to = Presence::AtTheBoard;
            draft.note(Fact::Presence(PresenceFact::Moved { who: by, to }));
            Ok(())
        }
    }
}
