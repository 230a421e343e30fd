//! Effects of arriving and leaving.

use super::Player;
use crate::{
    clock::{At, PerPlayer},
    vocabulary::{Permission, Presence, PresenceFact},
};

pub(crate) fn fold(players: &mut PerPlayer<Player>, fact: &PresenceFact, now: At) {
    match fact {
        PresenceFact::Moved { who, to } => {
            let player = &mut players[*who];
            if player.presence == Presence::Absent {
                player.came = Some(now);
            }
            player.presence = *to;
            if let Presence::Left(area) = to {
                // Permission to leave is for one time.
                player.permissions.retain(|given| *given != Permission::ToLeave(*area));
            }
        }
        PresenceFact::Excused(who) => players[*who].excused = true,
        PresenceFact::Seen { .. } | PresenceFact::SeenAsSpectator { .. } => {}
    }
}
