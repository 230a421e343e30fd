//! Writes decisions in the words of a case, the same as those of expectations.

use adoube_chess::Colour;

use super::{
    moves, names,
    primitives::{clock_time, side},
    slots::penalties,
    values::HalfMove,
};
use crate::{
    clock::{Correction, FlagAfter},
    history::Ply,
    state::Table,
    vocabulary::{
        Area, Latent, Offence, Order, Permission, Question, Refusal, RefusalReason, Ruling,
    },
};

/// Writes a moment of the game: `12w`, `the start`.
pub(super) fn moment(ply: Ply, table: &Table) -> String {
    match HalfMove::at(ply, table.setup().board()) {
        HalfMove::Start => "the start".to_owned(),
        HalfMove::After(number, Colour::White) => format!("{number}w"),
        HalfMove::After(number, Colour::Black) => format!("{number}b"),
    }
}

fn correction(to: Correction) -> String {
    let mut parts: Vec<String> = to.time.map(clock_time).into_iter().collect();
    parts.extend(to.period.map(|period| format!("in period {}", period.get())));
    parts.extend(to.completed.map(|moves| format!("after {} moves", moves.get())));
    if to.flag == FlagAfter::IsLifted {
        parts.push("with the flag up".to_owned());
    }
    parts.join(" ")
}

/// Writes an offence.
pub(super) const fn offence(offence: Offence) -> &'static str {
    match offence {
        Offence::IllegalMove => "illegal move",
        Offence::TwoHands => "two hands",
        Offence::PressWithoutMove => "press without a move",
        Offence::Warning => "warning",
    }
}

/// Writes a permission.
fn permission(what: Permission) -> String {
    match what {
        Permission::ToLeave(Area::PlayingArea) => "may leave the playing area".to_owned(),
        Permission::ToLeave(Area::Venue) => "may leave the venue".to_owned(),
        Permission::Device => "may have a device".to_owned(),
        Permission::DrawAgreement => "may agree on a draw".to_owned(),
        Permission::Assistant(duty) => {
            format!("may have an assistant for {}", names::variant_name(&duty))
        }
        Permission::Piece => "may have a piece".to_owned(),
    }
}

/// Writes an order.
pub(super) fn order(order: &Order, table: &Table) -> String {
    match order {
        Order::AddTime { to, time } => format!("{} +{}", side(*to), clock_time(*time)),
        Order::TakeTime { from, time } => format!("{} -{}", side(*from), clock_time(*time)),
        Order::TakeBackPress(by) => format!("{}'s press taken back", side(*by)),
        Order::SetClock { whose, to } => {
            format!("{}'s clock set to {}", side(*whose), correction(*to))
        }
        Order::ReplaceClock(each) => format!(
            "clock replaced: White {}, Black {}",
            correction(each.white),
            correction(each.black)
        ),
        Order::InstallSetting(each) => match each.agreed() {
            Some(control) => format!("setting {control} installed"),
            None => format!("setting installed: White {}, Black {}", each.white, each.black),
        },
        Order::StopClocks => "clocks stopped".to_owned(),
        Order::StartClock(whose) => format!("{}'s clock started", side(*whose)),
        Order::Restore(ply) => format!("position after {} restored", moment(*ply, table)),
        Order::SetUp(board) => format!("position {board} set up"),
        Order::PutRight => "pieces put right".to_owned(),
        Order::MustPlay { moves, .. } => format!("{} must be played", moves::list(table, moves)),
        Order::TouchedStay { touched, .. } => {
            let squares: Vec<String> = touched.iter().map(ToString::to_string).collect();
            format!("{} stay touched", squares.join(", "))
        }
        Order::Finish(played) => {
            let becomes = played.promotion().map(|role| format!("={}", role.letter()));
            let becomes = becomes.unwrap_or_default();
            format!("finished as {}{}{becomes}", played.from_square(), played.to_square())
        }
        Order::TurnBoard => "board turned".to_owned(),
        Order::Count { whose, offence: what } => {
            format!("counted against {}: {}", side(*whose), offence(*what))
        }
        Order::Penalise { whom, penalty } => {
            format!("penalty for {}: {}", side(*whom), penalties::written(*penalty))
        }
        Order::Permit { whom, what } => format!("{} {}", side(*whom), permission(*what)),
        Order::CompleteScoresheet(who) => format!("{} completes the scoresheet", side(*who)),
        Order::GoesOn => "goes on".to_owned(),
        Order::Stands => "decision stands".to_owned(),
        Order::PlayOn => "played after all".to_owned(),
        Order::NewGame => "new game".to_owned(),
        Order::End(outcome) => outcome.to_string(),
    }
}

/// Writes a ruling.
pub(super) fn ruling(ruling: &Ruling, table: &Table) -> String {
    let cites: Vec<String> =
        ruling.cites().iter().map(|cite| cite.provision().to_string()).collect();
    let mut text = format!("ruled {}", cites.join(", "));
    if let Some(about) = ruling.about {
        text = format!("{text} about {}", side(about));
    }
    let orders: Vec<String> = ruling.orders.iter().map(|one| order(one, table)).collect();
    if orders.is_empty() { text } else { format!("{text}: {}", orders.join("; ")) }
}

/// Writes a question.
pub(super) fn question(question: &Question) -> String {
    let (topic, about) = (names::variant_name(&question.topic), side(question.about));
    format!("asked {topic} about {about} under {}", question.under.provision())
}

/// Writes a refusal.
pub(super) fn refusal(refusal: &Refusal, table: &Table) -> String {
    let mut text = format!("refused {}", names::variant_name(&refusal.why));
    if let Some(cite) = refusal.cite {
        text = format!("{text} under {}", cite.provision());
    }
    match &refusal.why {
        RefusalReason::MustPlay(allowed) => format!("{text} ({})", moves::list(table, allowed)),
        _ => text,
    }
}

/// Writes an undetected irregularity.
pub(super) fn latent(latent: &Latent, table: &Table) -> String {
    let what = match latent {
        Latent::IllegalMove { breaks, .. } => format!("illegal move ({breaks})"),
        Latent::Touch { allowed, .. } => {
            let before = table.history().before();
            let should = match before.as_ref().and_then(|before| before.position()) {
                Some(position) => {
                    let mut texts: Vec<String> = allowed
                        .iter()
                        .filter(|played| position.is_legal(**played))
                        .map(|played| adoube_chess::san::write(position, *played).to_string())
                        .collect();
                    texts.sort();
                    texts.join(", ")
                }
                None => String::new(),
            };
            format!("touch move (allowed: {should})")
        }
        Latent::Scoresheet { breaks, .. } => format!("scoresheet ({breaks})"),
        _ => names::variant_name(latent),
    };
    format!("{what} by {}", side(latent.by()))
}
