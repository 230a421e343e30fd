//! Whether a player could still mate, and why not.

use adoube_chess::{Colour, Position};
use adoube_laws::{
    Citation, Provision,
    table::{Ground, Ruling},
};
use adoube_winnable::{Budget, Proof, Verdict, winnable};

use super::context::{Context, colour_value};
use crate::{
    describe,
    i18n::{Key, TableKey},
};

/// A mating line up to this length is always shown; a longer one only to readers who want to know more.
const SHORT: usize = 6;

/// That a player can still mate, with the line if it is short.
pub(super) fn possible(who: Colour, line: &[adoube_chess::Move], context: Context<'_>) -> String {
    match line.len() {
        1..=SHORT => {
            let line = ("line", context.line(line).into());
            context.words.say(TableKey::GroundCanMate, [colour_value(who), line])
        }
        _ => context.words.say(TableKey::GroundCanMateSomehow, [colour_value(who)]),
    }
}

/// The mating line that was too long to be shown at first.
pub(super) fn line(ground: &Ground, context: Context<'_>) -> Option<String> {
    match ground {
        Ground::CanMate { who, line } if line.len() > SHORT => {
            let line = ("line", context.line(line).into());
            Some(context.words.say(TableKey::GroundCanMate, [colour_value(*who), line]))
        }
        _ => None,
    }
}

/// Why a position is dead: what each player lacks, once if it is the same.
pub(super) fn why_dead(ruling: &Ruling, context: Context<'_>) -> Vec<String> {
    let is_dead = |main: Citation| main.provision() == Provision::DeadPosition;
    let Some(position) = context.before.position().filter(|_| ruling.main().is_some_and(is_dead))
    else {
        return Vec::new();
    };
    let reasons = Colour::ALL.into_iter().filter_map(|who| reason(position, who, context));
    let mut rendered: Vec<String> = Vec::new();
    for sentence in reasons {
        if !rendered.contains(&sentence) {
            rendered.push(sentence);
        }
    }
    rendered
}

/// Why a player cannot mate.
pub(super) fn impossible(who: Colour, context: Context<'_>) -> String {
    let tables = [context.after, context.before];
    let stood = tables.into_iter().find_map(|table| table.position());
    stood
        .and_then(|position| reason(position, who, context))
        .unwrap_or_else(|| context.words.say(TableKey::GroundCannotMate, [colour_value(who)]))
}

fn reason(position: &Position, who: Colour, context: Context<'_>) -> Option<String> {
    let words = context.words;
    match winnable(position, who, Budget::INSTANT) {
        Verdict::No(Proof::Material(lack)) => Some(describe::lack(position, who, lack, words)),
        Verdict::No(Proof::Wall(_)) => {
            Some(words.say(TableKey::GroundBlocked, [colour_value(who)]))
        }
        Verdict::No(Proof::Exhausted(exhausted)) => {
            let count = exhausted.positions.len() as u64;
            let with = [("count", count.into()), ("shown", words.number(count).into())];
            Some(words.say(Key::ReasonExhausted, with))
        }
        Verdict::Yes(_) | Verdict::Unknown { .. } => None,
    }
}
