//! Regulations as sentences.

mod fault;

use adoube_laws::{
    IllegalMoveCost,
    clock::Device,
    regulations::{
        AgreedDraws, BoardMode, Category, FlagCall, Interruptions, NeitherPresent, Regulations,
        Start, Supervision,
    },
};
pub use fault::fault;

use super::{control::control, time::length};
use crate::i18n::{Localizer, MessageArg, RegulationKey};

/// The rules under these regulations, with those of the edition: sentences in the order in which an organiser
/// announces them.
pub fn regulations(of: &Regulations, words: &Localizer) -> Vec<String> {
    let edition = ("edition", of.edition.to_string().into());
    let kind = ("category", category(of.category(), words).into());
    let mut rendered = vec![
        words.say(RegulationKey::Laws, [edition]),
        times(of, words),
        words.say(RegulationKey::Kind, [kind]),
    ];
    rendered.extend(arbiters(of, words));
    rendered.push(words.plain(match of.clock {
        Device::Counting => RegulationKey::ClockCounting,
        Device::NotCounting => RegulationKey::ClockNotCounting,
        Device::Analogue => RegulationKey::ClockAnalogue,
    }));
    rendered.push(words.plain(match of.flag_call() {
        FlagCall::SeenOrClaimed => RegulationKey::FlagSeen,
        FlagCall::OnlyClaimed => RegulationKey::FlagClaimed,
    }));
    rendered.extend(illegal_move(of, words));
    rendered.extend(lateness(of, words));
    rendered.push(draws(of.agreed_draws, words));
    if of.has_quickplay() {
        rendered.push(words.plain(RegulationKey::Quickplay));
    }
    if let Some(after) = of.adjourned_after {
        rendered.push(words.say(RegulationKey::Adjourned, [("time", length(after, words).into())]));
    }
    let points = ("points", of.points.to_string().into());
    rendered.push(words.say(RegulationKey::Points, [points]));
    rendered.push(start(of.start, words));
    rendered.push(words.plain(match of.board {
        BoardMode::Free => RegulationKey::BoardFree,
        BoardMode::Enforced => RegulationKey::BoardEnforced,
    }));
    rendered
}

/// The name of a kind of play.
fn category(category: Category, words: &Localizer) -> String {
    words.plain(match category {
        Category::Standard => RegulationKey::Standard,
        Category::Rapid => RegulationKey::Rapid,
        Category::Blitz => RegulationKey::Blitz,
    })
}

fn times(of: &Regulations, words: &Localizer) -> String {
    if let Some(both) = of.time.agreed() {
        return words.say(RegulationKey::Time, [("control", control(both, words).into())]);
    }
    let [white, black] = [&of.time.white, &of.time.black].map(|own| control(own, words));
    words.say(RegulationKey::TimeOfEach, [("white", white.into()), ("black", black.into())])
}

/// The supervision and recording of games.
fn arbiters(of: &Regulations, words: &Localizer) -> Vec<String> {
    let supervised = of.supervision.map(|supervision| {
        words.plain(match supervision {
            Supervision::Supervised => RegulationKey::Supervised,
            Supervision::Unsupervised => RegulationKey::Unsupervised,
        })
    });
    let games = of
        .games_per_arbiter
        .map(|games| words.say(RegulationKey::GamesPerArbiter, [("count", games.into())]));
    let records = of.arbiter_records.map(|records| {
        words.plain(if records {
            RegulationKey::ArbiterRecords
        } else {
            RegulationKey::NotRecorded
        })
    });
    [supervised, games, records].into_iter().flatten().collect()
}

/// What an illegal move costs, where one can happen.
fn illegal_move(of: &Regulations, words: &Localizer) -> Option<String> {
    if of.board == BoardMode::Enforced {
        return None;
    }
    let IllegalMoveCost { losing, opponent_gains } = IllegalMoveCost::under(of);
    let losing: MessageArg<'_> = ("losing", u32::from(losing).into());
    let time = ("time", length(opponent_gains, words).into());
    Some(words.say(RegulationKey::IllegalMove, [losing, time]))
}

/// The default time, and the clocks of absent players.
fn lateness(of: &Regulations, words: &Localizer) -> Vec<String> {
    let late = |key, allowed| words.say(key, [("time", length(allowed, words).into())]);
    let first = of.default_time().map(|allowed| late(RegulationKey::DefaultTime, allowed));
    let resumption = of.default_time_at_resumption().filter(|_| of.adjourned_after.is_some());
    let resumption = resumption.map(|allowed| late(RegulationKey::Resumption, allowed));
    let waits = of.neither_present == NeitherPresent::ClocksWait;
    let waits = waits.then(|| words.plain(RegulationKey::ClocksWait));
    let runs_on = of.interruptions == Some(Interruptions::ClocksRunOn);
    let runs_on = runs_on.then(|| words.plain(RegulationKey::ClocksRunOn));
    [first, resumption, waits, runs_on].into_iter().flatten().collect()
}

fn draws(rule: AgreedDraws, words: &Localizer) -> String {
    match rule {
        AgreedDraws::Free => words.plain(RegulationKey::DrawsFree),
        AgreedDraws::ConsentBefore(number) => {
            let number: MessageArg<'_> = ("move", number.get().into());
            words.say(RegulationKey::DrawsBefore, [number])
        }
        AgreedDraws::Consent => words.plain(RegulationKey::DrawsConsent),
    }
}

fn start(start: Start, words: &Localizer) -> String {
    match start {
        Start::Standard => words.plain(RegulationKey::StartUsual),
        Start::Chess960 => words.plain(RegulationKey::StartDrawn),
        Start::Chess960Number(number) => {
            words.say(RegulationKey::StartNumbered, [("number", number.get().into())])
        }
    }
}
