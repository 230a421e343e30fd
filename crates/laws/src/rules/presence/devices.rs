//! Phones and other devices of players.
//!
//! **Says:** a player whose phone is heard, or who has one at all, loses.
//! **Differs:** in 2005 it must ring, and the arbiter decides the opponent's score; in 2009 any sound is
//! enough, and the opponent wins, or draws without a mating chance; since 2014 having it is enough, unless
//! the arbiter approved it or it is switched off in a bag as announced; regulations may then set a milder penalty.
//! **Decides from:** the state of the device, the permission given, and the announcement.

use adoube_chess::Colour;

use super::ask_for_penalty;
use crate::{
    Provision,
    regulations::{DeviceOffence, DevicePenalty, DeviceScore, Devices, GameResult, Has},
    rules::{Draft, conduct, mating},
    vocabulary::{AnswerKind, Author, Device, Ground, Order, Penalty, Permission, Ruling, Topic},
};

/// The gravity of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Weight {
    /// It is allowed.
    Nothing,
    /// It is allowed, but its noise disturbs.
    Disturbs,
    /// It is not allowed, and the arbiter decides what follows.
    Breach,
    /// It loses the game.
    Loses,
}

/// Rules on a player's device that was found or heard.
pub(super) fn on_device(draft: &mut Draft, by: Colour, device: Device) {
    match weigh(draft, by, device) {
        Weight::Nothing => {}
        Weight::Disturbs => ask_for_penalty(draft, by, Provision::DisturbingTheOpponent),
        Weight::Breach => ask_for_penalty(draft, by, Provision::ElectronicDevices),
        Weight::Loses => rule_loss(draft, by, device),
    }
}

/// Reports whether devices may be kept in bags, which then must not be used without permission.
pub(super) fn is_in_a_bag(draft: &Draft) -> bool {
    draft.table().regulations().devices == Devices::OffInABag
}

fn weigh(draft: &Draft, by: Colour, device: Device) -> Weight {
    let regulations = draft.table().regulations();
    let in_bag = device == Device::OffInABag && is_in_a_bag(draft);
    let may_be_there = in_bag || draft.table().player(by).permissions.contains(&Permission::Device);
    match (regulations.terms().devices.loses, device) {
        (DeviceOffence::Rings, Device::Rings)
        | (DeviceOffence::Sounds, Device::Rings | Device::Sounds) => Weight::Loses,
        (DeviceOffence::Sounds, Device::Off | Device::OffInABag) => Weight::Nothing,
        (_, Device::Rings | Device::Sounds) if may_be_there => Weight::Disturbs,
        (_, _) if may_be_there => Weight::Nothing,
        (DeviceOffence::Rings | DeviceOffence::Sounds, _) => Weight::Breach,
        (DeviceOffence::IsThere, _) => Weight::Loses,
    }
}

/// Rules the game lost, or applies the penalty that the regulations set instead.
fn rule_loss(draft: &mut Draft, by: Colour, device: Device) {
    let terms = draft.table().regulations().terms().devices;
    let milder = draft.table().regulations().device_penalty;
    match (milder, terms.opponent) {
        (Some(penalty), _) if terms.milder_penalty == Has::Yes => {
            rule_milder_penalty(draft, by, penalty);
        }
        (_, DeviceScore::ArbiterDecides) => {
            let ruling = draft.ruling(Provision::DeviceForfeit).about(by);
            let ruling = ruling.ground(Ground::Device(device));
            draft.rule(ruling.also(Provision::ElectronicDevices).order(Order::StopClocks));
            let answers = [AnswerKind::Mark];
            draft.ask(Topic::OpponentsScore, by, Provision::DeviceForfeit, &answers);
        }
        (_, DeviceScore::WinIfPossible) => {
            let chance = mating::chance(draft, !by);
            let mark = if chance.is_excluded() { GameResult::Draw } else { GameResult::Win };
            forfeit(draft, by, mark, [Ground::Device(device), chance.ground(!by)]);
        }
        (_, DeviceScore::Win) => forfeit(draft, by, GameResult::Win, [Ground::Device(device)]),
    }
}

/// Orders the game lost; by forfeit, if it has not begun.
fn forfeit(
    draft: &mut Draft,
    by: Colour,
    opponent: GameResult,
    grounds: impl IntoIterator<Item = Ground>,
) {
    let outcome = conduct::lost_by(draft.table(), by, opponent);
    let ruling = draft.ruling(Provision::DeviceForfeit).also(Provision::ElectronicDevices);
    let ruling = grounds.into_iter().fold(ruling.about(by), Ruling::ground);
    draft.rule(ruling.order(Order::End(outcome)));
}

/// Gives a warning at once; for time or points the arbiter decides the amount.
fn rule_milder_penalty(draft: &mut Draft, by: Colour, penalty: DevicePenalty) {
    let under = Provision::DeviceForfeit;
    let is_given = penalty == DevicePenalty::Warning
        && conduct::penalise(draft, by, under, &[Penalty::Warning], Author::TheLaws, None).is_ok();
    if !is_given {
        draft.ask(Topic::Conduct, by, under, &[AnswerKind::Penalty]);
    }
}
