//! Persons who do not play: spectators, players of other games, captains.
//!
//! **Says:** they do not speak about a game or interfere with it, they use no phone, and others need
//! permission to be in the playing area. The arbiter may expel them.
//! **Differs:** permission to enter since 2017; see [`crate::rules::report`] for what they may report to the arbiter.

use super::provisions;
use crate::{
    Provision,
    rules::Draft,
    vocabulary::{Device, Fact, PresenceAct, PresenceFact, Refusal, RefusalReason, Who},
};

/// Handles an act of a person who does not play.
pub(super) fn act(draft: &mut Draft, who: Who, act: PresenceAct) -> Result<(), Refusal> {
    let under = match act {
        PresenceAct::Device(device) => forbids(device),
        PresenceAct::Enters | PresenceAct::Interferes | PresenceAct::Smokes => {
            provisions(act).first().copied()
        }
        PresenceAct::Arrive
        | PresenceAct::Leave(_)
        | PresenceAct::Return
        | PresenceAct::UsesBag
        | PresenceAct::Notes
        | PresenceAct::Analyses
        | PresenceAct::Disturbs
        | PresenceAct::Disgraces
        | PresenceAct::ShakesHands => return Err(RefusalReason::NotForYou.into()),
    };
    if under.is_some_and(|under| draft.table().cite(under).is_none()) {
        return Err(RefusalReason::NotInEdition.into());
    }
    draft.note(Fact::Presence(PresenceFact::Seen { who, act }));
    if let Some(under) = under {
        let ruling = draft.ruling(under);
        draft.rule(ruling);
    }
    Ok(())
}

/// Returns the provision that forbids a spectator's device. An unused device is allowed.
const fn forbids(device: Device) -> Option<Provision> {
    match device {
        Device::Off | Device::OffInABag => None,
        Device::On | Device::Sounds | Device::Rings => Some(Provision::PhonesOfOthers),
    }
}

/// Handles an act of a player whose game is over and who counts as a spectator: no phone, no smoking.
pub(super) fn act_after_game(draft: &mut Draft, act: PresenceAct) {
    let under = match act {
        PresenceAct::Device(device) => forbids(device),
        PresenceAct::Smokes => Some(Provision::Smoking),
        _ => None,
    };
    if let Some(under) = under.filter(|under| draft.table().cite(*under).is_some()) {
        let ruling = draft.ruling(under).also(Provision::FinishedPlayersAreSpectators);
        draft.rule(ruling);
    }
}
