//! The consequences of a decision.

use adoube_chess::{Colour, Move, Square};
use adoube_laws::{
    Citation, Provision,
    clock::{PerPlayer, TimeControl},
    history::Ply,
    table::{Duty, Obligation, Offence, Order, Permission},
};

use super::{
    context::{Context, PlayedFrom, colour_value},
    control::{control, correction},
    outcome::outcome,
    penalty::penalty,
    time::measured,
};
use crate::i18n::{Localizer, TableKey};

/// A consequence.
pub(super) fn order(order: &Order, context: Context<'_>) -> String {
    let words = context.words;
    match order {
        Order::AddTime { to, time: more } => words.say(
            TableKey::OrderAddTime,
            [colour_value(*to), ("time", measured(*more, words).into())],
        ),
        Order::TakeTime { from, time: less } => words.say(
            TableKey::OrderTakeTime,
            [colour_value(*from), ("time", measured(*less, words).into())],
        ),
        Order::TakeBackPress(by) => words.say(TableKey::OrderTakeBackPress, [colour_value(*by)]),
        Order::SetClock { whose, to } => correction(*whose, *to, words),
        Order::ReplaceClock(each) => {
            let set = each.iter().map(|(whose, to)| correction(whose, *to, words));
            let sentences = [words.plain(TableKey::OrderReplaceClock)].into_iter().chain(set);
            sentences.collect::<Vec<_>>().join(" ")
        }
        Order::InstallSetting(each) => setting(each, words),
        Order::StopClocks => words.plain(TableKey::OrderStopClocks),
        Order::StartClock(whose) => words.say(TableKey::OrderStartClock, [colour_value(*whose)]),
        Order::Count { whose, offence } => words.say(counted(*offence), [colour_value(*whose)]),
        Order::Penalise { whom, penalty: imposed } => penalty(*imposed, *whom, words),
        Order::CompleteScoresheet(whose) => {
            words.say(TableKey::OrderCompleteScoresheet, [colour_value(*whose)])
        }
        Order::Permit { whom, what } => permitted(*whom, *what, words),
        Order::PlayOn => words.plain(TableKey::OrderPlayOn),
        Order::GoesOn => goes_on(context),
        Order::Stands => stands(context),
        Order::NewGame => words.plain(TableKey::OrderNewGame),
        Order::End(end) => outcome(*end, words),
        Order::Restore(_)
        | Order::SetUp(_)
        | Order::PutRight
        | Order::Finish(_)
        | Order::TurnBoard
        | Order::MustPlay { .. }
        | Order::TouchedStay { .. } => on_the_board(order, context),
    }
}

/// The game continues; while the clocks are stopped, only after one is started again.
fn goes_on(context: Context<'_>) -> String {
    let clock = context.after.clock();
    match clock.ran_before().filter(|_| clock.running().is_none()) {
        Some(whose) => context.words.say(TableKey::OrderGoesOnRestarted, [colour_value(whose)]),
        None => context.words.plain(TableKey::OrderGoesOn),
    }
}

/// The earlier decision remains; if the game is over, its result is named.
fn stands(context: Context<'_>) -> String {
    match context.after.outcome() {
        Some(outcome) => {
            let result = ("result", outcome.to_string().into());
            context.words.say(TableKey::OrderResultStands, [result])
        }
        None => context.words.plain(TableKey::OrderStands),
    }
}

fn setting(each: &PerPlayer<TimeControl>, words: &Localizer) -> String {
    if let Some(both) = each.agreed() {
        return words
            .say(TableKey::OrderInstallSetting, [("control", control(both, words).into())]);
    }
    let [white, black] = [&each.white, &each.black].map(|own| control(own, words));
    words.say(TableKey::OrderInstallSettings, [("white", white.into()), ("black", black.into())])
}

/// A consequence on the board.
fn on_the_board(order: &Order, context: Context<'_>) -> String {
    let words = context.words;
    match order {
        Order::Restore(ply) => {
            let (mover, number) = context.half_move(Ply(ply.0.saturating_add(1)));
            words.say(TableKey::OrderRestore, [colour_value(mover), ("number", number.into())])
        }
        Order::SetUp(board) => {
            let position = board.to_string();
            words.say(TableKey::OrderSetUp, [("position", position.into())])
        }
        Order::PutRight => words.plain(TableKey::OrderPutRight),
        Order::MustPlay { by, moves } => must_play(*by, moves, context),
        Order::Finish(played) => {
            let key = match played.promotion() {
                Some(_) => TableKey::OrderFinishPromotion,
                None => TableKey::OrderFinish,
            };
            words.say(key, [("move", context.played(*played, PlayedFrom::LastMove).into())])
        }
        Order::TurnBoard => words.plain(TableKey::OrderTurnBoard),
        Order::TouchedStay { by, touched, .. } => touched_stay(*by, touched, context),
        _ => String::new(),
    }
}

/// Touched pieces, or the piece chosen for a promotion, bind the move that is played instead.
fn touched_stay(by: Colour, touched: &[Square], context: Context<'_>) -> String {
    let words = context.words;
    let pieces = ("pieces", context.pieces(touched).into());
    let is_free = |cite: &Citation| cite.provision() == Provision::NoTouchedPieceCanMove;
    let binds = |duty: &Obligation| !duty.cites.is_empty() && !duty.cites.iter().any(is_free);
    let Some(duty) = context.after.obligation().filter(binds) else {
        return words.say(TableKey::OrderAnyLegalMove, [pieces]);
    };
    let bound = match touched {
        [] => words.plain(TableKey::OrderChoiceFinal),
        _ => words.say(TableKey::OrderTouchedStay, [colour_value(by), pieces]),
    };
    format!("{bound} {}", must_play(by, &duty.moves, context))
}

fn must_play(by: Colour, moves: &[Move], context: Context<'_>) -> String {
    let moves_value = ("moves", context.moves(moves, PlayedFrom::Now).into());
    context.words.say(
        TableKey::OrderMustPlay,
        [colour_value(by), moves_value, ("count", moves.len().into())],
    )
}

fn permitted(whom: Colour, what: Permission, words: &Localizer) -> String {
    let key = match what {
        Permission::ToLeave(_) => TableKey::OrderPermitToLeave,
        Permission::Device => TableKey::OrderPermitDevice,
        Permission::DrawAgreement => TableKey::OrderPermitDrawAgreement,
        Permission::Piece => TableKey::OrderPermitPiece,
        Permission::Assistant(duty) => {
            let duty = ("duty", duty_name(duty).into());
            return words.say(TableKey::OrderPermitAssistant, [colour_value(whom), duty]);
        }
    };
    words.say(key, [colour_value(whom)])
}

/// The duty of an assistant, in the selectors of `texts/`.
const fn duty_name(duty: Duty) -> &'static str {
    match duty {
        Duty::Moving => "moving",
        Duty::Pressing => "pressing",
        Duty::Recording => "recording",
    }
}

const fn counted(offence: Offence) -> TableKey {
    match offence {
        Offence::IllegalMove => TableKey::OrderCountIllegalMove,
        Offence::TwoHands => TableKey::OrderCountTwoHands,
        Offence::PressWithoutMove => TableKey::OrderCountPressWithoutMove,
        Offence::Warning => TableKey::OrderCountWarning,
    }
}
