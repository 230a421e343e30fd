//! What coming and going changes.

use super::Player;
use crate::{
    clock::PerPlayer,
    vocabulary::{Permission, Presence, PresenceFact},
};

pub(crate) fn fold(players: &mut PerPlayer<Player>, fact: &PresenceFact) {
    match fact {
        PresenceFact::Moved { who, to } => {
            let player = &mut players[*who];
            player.presence = *to;
            if let Presence::Left(area) = to {
                // Leave to go is leave to go once.
                player.permissions.retain(|given| *given != Permission::ToLeave(*area));
            }
        }
        PresenceFact::Excused(who) => players[*who].excused = true,
        PresenceFact::Seen { .. } | PresenceFact::SeenAsSpectator { .. } => {}
    }
}
