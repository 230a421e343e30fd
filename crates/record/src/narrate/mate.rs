//! Whether a player could still mate, and why not.

use adoube_chess::{Colour, Position};
use adoube_laws::{
    Citation, Provision,
    table::{Ground, Ruling},
};
use adoube_winnable::{Budget, Proof, Verdict, winnable};

use super::context::{Context, of};
use crate::{
    describe,
    i18n::{Key, TableKey},
};

/// A line of mate as long as this is given at once; a longer one only to those who want to know more.
const SHORT: usize = 6;

/// That a player can still mate, and how if it takes few moves.
pub(super) fn possible(who: Colour, line: &[adoube_chess::Move], context: Context<'_>) -> String {
    match line.len() {
        1..=SHORT => {
            let line = ("line", context.line(line).into());
            context.words.say(TableKey::GroundCanMate, [of(who), line])
        }
        _ => context.words.say(TableKey::GroundCanMateSomehow, [of(who)]),
    }
}

/// The line of mate that was too long to be told at once.
pub(super) fn line(ground: &Ground, context: Context<'_>) -> Option<String> {
    match ground {
        Ground::CanMate { who, line } if line.len() > SHORT => {
            let line = ("line", context.line(line).into());
            Some(context.words.say(TableKey::GroundCanMate, [of(*who), line]))
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
    let mut told: Vec<String> = Vec::new();
    for sentence in reasons {
        if !told.contains(&sentence) {
            told.push(sentence);
        }
    }
    told
}

/// Why a player cannot mate.
pub(super) fn impossible(who: Colour, context: Context<'_>) -> String {
    let tables = [context.after, context.before];
    let stood = tables.into_iter().find_map(|table| table.position());
    stood
        .and_then(|position| reason(position, who, context))
        .unwrap_or_else(|| context.words.say(TableKey::GroundCannotMate, [of(who)]))
}

fn reason(position: &Position, who: Colour, context: Context<'_>) -> Option<String> {
    let words = context.words;
    match winnable(position, who, Budget::INSTANT) {
        Verdict::No(Proof::Material(lack)) => Some(describe::lack(position, who, lack, words)),
        Verdict::No(Proof::Wall(_)) => Some(words.say(TableKey::GroundBlocked, [of(who)])),
        Verdict::No(Proof::Exhausted(exhausted)) => {
            let count = exhausted.positions.len() as u64;
            let with = [("count", count.into()), ("shown", words.number(count).into())];
            Some(words.say(Key::ReasonExhausted, with))
        }
        Verdict::Yes(_) | Verdict::Unknown { .. } => None,
    }
}
