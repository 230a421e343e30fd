//! Presence and absence of people, and what they carry or do.

use adoube_chess::Colour;
use adoube_laws::table::{Area, Device, Presence, PresenceAct, PresenceFact, Who};

use crate::{
    i18n::PlayKey,
    narrate::context::{Context, colour_value},
};

/// Events of presence.
pub(super) fn presence(fact: &PresenceFact, context: Context<'_>) -> String {
    let words = context.words;
    match fact {
        PresenceFact::Moved { who, to } => {
            let to = match to {
                Presence::Absent => "absent",
                Presence::AtTheBoard => "at-the-board",
                Presence::Left(area) => area_name(*area),
            };
            words.say(PlayKey::EventPresence, [colour_value(*who), ("to", to.into())])
        }
        PresenceFact::Excused(who) => words.say(PlayKey::EventExcused, [colour_value(*who)]),
        PresenceFact::Seen { who, act } => presence_act(*who, *act, context),
        PresenceFact::SeenAsSpectator { who, act } => {
            presence_act(Who::Player(*who), *act, context)
        }
    }
}

fn presence_act(who: Who, act: PresenceAct, context: Context<'_>) -> String {
    let words = context.words;
    let who = ("who", person(who).into());
    let key = match act {
        PresenceAct::Leave(area) => {
            let area = ("area", area_name(area).into());
            return words.say(PlayKey::EventSeenLeaving, [who, area]);
        }
        PresenceAct::Device(device) => {
            let device = ("device", device_name(device).into());
            return words.say(PlayKey::EventSeenDevice, [who, device]);
        }
        PresenceAct::Arrive => PlayKey::EventSeenArriving,
        PresenceAct::Return => PlayKey::EventSeenReturning,
        PresenceAct::Notes => PlayKey::EventSeenWithNotes,
        PresenceAct::Analyses => PlayKey::EventSeenAnalysing,
        PresenceAct::UsesBag => PlayKey::EventSeenUsingBag,
        PresenceAct::Smokes => PlayKey::EventSeenSmoking,
        PresenceAct::Disturbs => PlayKey::EventSeenDisturbing,
        PresenceAct::Disgraces => PlayKey::EventSeenDisgracing,
        PresenceAct::ShakesHands => PlayKey::EventSeenShakingHands,
        PresenceAct::Enters => PlayKey::EventSeenEntering,
        PresenceAct::Interferes => PlayKey::EventSeenInterfering,
    };
    words.say(key, [who])
}

/// A person, in the selectors of `texts/`.
pub(in crate::narrate) const fn person(who: Who) -> &'static str {
    match who {
        Who::Player(Colour::White) => "white",
        Who::Player(Colour::Black) => "black",
        Who::Assistant(_) => "assistant",
        Who::Arbiter => "arbiter",
        Who::Timekeeper | Who::Bystander => "other",
    }
}

const fn area_name(area: Area) -> &'static str {
    match area {
        Area::PlayingArea => "playing-area",
        Area::Venue => "venue",
    }
}

const fn device_name(device: Device) -> &'static str {
    match device {
        Device::OffInABag => "off-in-a-bag",
        Device::Off => "off",
        Device::On => "on",
        Device::Sounds => "sounds",
        Device::Rings => "rings",
    }
}
