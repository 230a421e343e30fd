//! Presence and conduct in the playing area (6.6 and 6.7, Articles 11 and 12).
//!
//! **Says:** who may be where, with what, and doing what, while games are played.
//! **Differs:** see the files of this folder.
//! **Decides from:** what was seen. The act is always recorded; the arbiter decides on penalties.

mod bystanders;
mod devices;
mod leaving;

use adoube_chess::Colour;

use crate::{
    Provision,
    rules::Draft,
    state::Table,
    vocabulary::{
        AnswerKind, Area, Fact, Presence, PresenceAct, PresenceFact, Refusal, RefusalReason, Topic,
        Who,
    },
};

/// Handles presence and conduct.
pub(crate) fn act(draft: &mut Draft, who: Who, act: PresenceAct) -> Result<(), Refusal> {
    match who {
        Who::Player(by) => act_as_player(draft, by, act),
        Who::Assistant(_) | Who::Timekeeper | Who::Bystander => bystanders::act(draft, who, act),
        Who::Arbiter => Err(RefusalReason::NotForYou.into()),
    }
}

fn act_as_player(draft: &mut Draft, by: Colour, act: PresenceAct) -> Result<(), Refusal> {
    match act {
        PresenceAct::Arrive => super::default_time::arrive(draft, by),
        PresenceAct::Leave(area) => leaving::leave(draft, by, area),
        PresenceAct::Return => leaving::come_back(draft, by),
        PresenceAct::Enters | PresenceAct::Interferes => Err(RefusalReason::NotForYou.into()),
        // A custom that the Laws do not mention: resigning or agreeing has to be said.
        PresenceAct::ShakesHands => {
            draft.note(Fact::Presence(PresenceFact::Seen { who: Who::Player(by), act }));
            Ok(())
        }
        PresenceAct::Device(_)
        | PresenceAct::UsesBag
        | PresenceAct::Notes
        | PresenceAct::Analyses
        | PresenceAct::Smokes
        | PresenceAct::Disturbs
        | PresenceAct::Disgraces => {
            note_conduct(draft, by, act);
            Ok(())
        }
    }
}

/// Records conduct, and asks the arbiter about a possible breach.
fn note_conduct(draft: &mut Draft, by: Colour, act: PresenceAct) {
    if draft.table().outcome().is_some() && act != PresenceAct::Disgraces {
        draft.note(Fact::Presence(PresenceFact::SeenAsSpectator { who: by, act }));
        bystanders::act_after_game(draft, act);
        return;
    }
    draft.note(Fact::Presence(PresenceFact::Seen { who: Who::Player(by), act }));
    if let PresenceAct::Device(device) = act {
        devices::on_device(draft, by, device);
    } else if act == PresenceAct::UsesBag && !devices::is_in_a_bag(draft) {
        // Where no bag was announced, bags have no special meaning.
    } else if let Some(breaks) = breaks(draft, act) {
        ask_for_penalty(draft, by, breaks);
    }
}

/// Asks the arbiter whether a breach is penalised.
fn ask_for_penalty(draft: &mut Draft, by: Colour, breaks: Provision) {
    let answers = [AnswerKind::Penalty, AnswerKind::NoPenalty];
    draft.ask(Topic::Conduct, by, breaks, &answers);
}

/// Returns the rule that is broken, as the edition has it.
fn breaks(draft: &Draft, act: PresenceAct) -> Option<Provision> {
    provisions(act).iter().copied().find(|provision| draft.table().cite(*provision).is_some())
}

/// Returns the rules on an act, the most specific first.
const fn provisions(act: PresenceAct) -> &'static [Provision] {
    match act {
        PresenceAct::Arrive | PresenceAct::ShakesHands => &[],
        PresenceAct::Leave(Area::Venue) => &[Provision::LeavingTheVenue, Provision::PlayingVenue],
        PresenceAct::Leave(Area::PlayingArea) => {
            &[Provision::LeavingThePlayingArea, Provision::PlayingVenue]
        }
        PresenceAct::Return => &[Provision::PlayingVenue],
        PresenceAct::Device(_) | PresenceAct::UsesBag => &[Provision::ElectronicDevices],
        PresenceAct::Notes | PresenceAct::Analyses => &[Provision::NotesAndAdvice],
        // Without a specific rule, the smoking area is part of the venue.
        PresenceAct::Smokes => &[Provision::Smoking, Provision::PlayingVenue],
        PresenceAct::Disturbs => &[Provision::DisturbingTheOpponent],
        PresenceAct::Disgraces => &[Provision::GoodNameOfChess],
        PresenceAct::Enters => &[Provision::EnteringThePlayingArea],
        PresenceAct::Interferes => &[Provision::NoInterference],
    }
}

/// Returns the provisions that such a fact rests on.
pub(crate) fn under(fact: &PresenceFact, table: &Table) -> Vec<Provision> {
    match fact {
        PresenceFact::Moved { to: Presence::Left(area), .. } => {
            provisions(PresenceAct::Leave(*area)).to_vec()
        }
        PresenceFact::Moved { .. } => Vec::new(),
        PresenceFact::Excused(_) if table.adjournment().is_to_be_resumed() => {
            vec![Provision::LateForResumption]
        }
        PresenceFact::Excused(_) => vec![Provision::DefaultTime],
        PresenceFact::Seen { who: Who::Player(_), act } => provisions(*act).to_vec(),
        PresenceFact::Seen { act: PresenceAct::Device(_), .. } => vec![Provision::PhonesOfOthers],
        PresenceFact::Seen { act, .. } => provisions(*act).to_vec(),
        PresenceFact::SeenAsSpectator { .. } => vec![Provision::FinishedPlayersAreSpectators],
    }
}
