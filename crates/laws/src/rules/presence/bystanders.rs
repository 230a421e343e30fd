//! Those who do not play: spectators, players of other games, captains.
//!
//! **Says:** they do not speak of a game or meddle with it, they use no phone, and people who have no business in the
//! playing area needs leave to be there. The arbiter may send them away.
//! **Differs:** leave to enter since 2017; see [`crate::rules::report`] for what they may tell the arbiter.

use super::provisions;
use crate::{
    Provision,
    rules::Draft,
    vocabulary::{Device, Fact, PresenceAct, PresenceFact, Refusal, RefusalReason, Who},
};

/// Somebody who does not play does something.
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

/// What forbids a device of somebody who does not play. A device that nobody uses is nobody's business.
const fn forbids(device: Device) -> Option<Provision> {
    match device {
        Device::Off | Device::OffInABag => None,
        Device::On | Device::Sounds | Device::Rings => Some(Provision::PhonesOfOthers),
    }
}

/// A player whose game is over is a spectator: no phone, and no smoke.
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
