//! A game begun with colours reversed ([`Provision::ReversedColours`]).
//!
//! **Says:** what follows when it is found.
//! **Differs:** up to 2014 the game continues unless the arbiter rules otherwise; since 2017 it is void if
//! found before both players have made ten moves, and continues after that.
//! **Decides from:** the setup of the players, and the moves of record.

use adoube_chess::Colour;

use super::{
    check_during_game,
    values::{IrregularityRules, ReversedColours},
};
use crate::{
    Provision,
    clock::MoveNumber,
    regulations::ReversedColoursEnded,
    rules::Draft,
    state::{Colours, Stage, Table},
    vocabulary::{
        Answer, AnswerKind, Author, Ground, Order, Question, Refusal, RefusalReason, Topic, Who,
    },
};

/// Rules on reversed colours that somebody has noticed.
pub(crate) fn on_report(draft: &mut Draft, who: Who, author: Author) -> Result<(), Refusal> {
    let under = Provision::ReversedColours;
    let table = draft.table();
    let values = IrregularityRules::under(table.regulations());
    let ended = table.regulations().open_points.reversed_colours_ended;
    if table.setup().colours == Colours::AsPaired {
        return draft.refuse(RefusalReason::NothingOfTheKind, under);
    }
    match (table.stage(), values.reversed_colours) {
        (Stage::Adjourned, _) => draft.refuse(RefusalReason::Adjourned, under),
        (Stage::BeforeStart, _) => draft.refuse(RefusalReason::NotStarted, under),
        (Stage::Void, _) => draft.refuse(RefusalReason::GameIsVoid, under),
        (Stage::Playing, ReversedColours::ArbiterDecides) => {
            let answers = [AnswerKind::GoesOn, AnswerKind::No];
            draft.ask(Topic::ReversedColours, Colour::White, under, &answers);
            Ok(())
        }
        (Stage::Playing, ReversedColours::VoidBefore(limit)) => {
            let order = if is_before(table, limit) { Order::NewGame } else { Order::GoesOn };
            let ruling = draft.ruling(under).ground(moves_of_each(table, limit)).order(order);
            draft.rule(ruling.by(author));
            Ok(())
        }
        (Stage::Over { .. }, ReversedColours::VoidBefore(limit))
            if who == Who::Arbiter
                && ended == ReversedColoursEnded::NewGame
                && is_before(table, limit) =>
        {
            let ground = moves_of_each(table, limit);
            let ruling = draft.ruling(under).ground(ground).order(Order::NewGame);
            draft.rule(ruling.by(author));
            Ok(())
        }
        (Stage::Over { .. }, _) => draft.refuse(RefusalReason::TooLate, under),
    }
}

/// Reports whether both players have made fewer moves than this.
fn is_before(table: &Table, limit: MoveNumber) -> bool {
    Colour::ALL.into_iter().all(|colour| table.moves_made(colour) < limit)
}

fn moves_of_each(table: &Table, limit: MoveNumber) -> Ground {
    let moves = table.moves_made(Colour::White).min(table.moves_made(Colour::Black));
    Ground::MovesOfEach { moves, limit: Some(limit) }
}

/// Applies the arbiter's decision whether the game continues.
pub(crate) fn on_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    check_during_game(draft, asked.under.provision())?;
    let order = if *answer == Answer::GoesOn { Order::GoesOn } else { Order::NewGame };
    let ruling = draft.ruling(Provision::ReversedColours).order(order);
    draft.rule(ruling.by(author));
    Ok(())
}
