//! Reconstructing a game without a complete record on a second board.
//!
//! **Says:** if no sheet is complete, the players reconstruct the game under the arbiter's supervision;
//! before that the position, the times and the number of moves are noted. If it cannot be shown that the
//! time was exceeded, the next move counts as the first of the next period.
//! **Differs:** since 2017 it is noted whose clock was running, and both players are obliged to help.
//! **Decides from:** the sheets, the clock, and the arbiter's statement whether it was possible.

use adoube_chess::Colour;

use super::{is_complete, writing};
use crate::{
    Provision,
    clock::{Clock, Correction, FlagAfter, PerPlayer, PeriodNumber},
    rules::Draft,
    state::{
        ScoresheetKeeper, Table,
        sheets::{NotedClock, SheetRules},
    },
    vocabulary::{
        Answer, AnswerKind, Author, Fact, Order, Refusal, RefusalReason, SheetFact, Topic,
    },
};

/// Has the game reconstructed.
pub(crate) fn reconstruct(draft: &mut Draft, author: Author) -> Result<(), Refusal> {
    let under = Provision::ReconstructionOfTheGame;
    let table = draft.table();
    let mut open = table.questions().iter();
    if open.any(|open| open.topic == Topic::Reconstruction) {
        return draft.refuse(RefusalReason::AlreadyDone, under);
    }
    if Colour::ALL.into_iter().any(|colour| has_record(table, colour)) {
        return draft.refuse(RefusalReason::NothingOfTheKind, under);
    }
    let running = table.clock().running();
    let ran = match SheetRules::for_edition(table.edition()).ran {
        NotedClock::TimesOnly => None,
        NotedClock::WhichRan => running.or(table.clock().ran_before()),
    };
    let noted = SheetFact::Noted {
        board: Box::new(*table.history().board()),
        clocks: PerPlayer::from_fn(|colour| draft.time_left(colour)),
        ran,
        moves: table.history().plies(),
    };
    let about = table.to_move();
    draft.note(Fact::Sheet(noted));
    let mut ruling = draft.ruling(under).also(Provision::HelpWithReconstruction).by(author);
    if running.is_some() {
        ruling = ruling.order(Order::StopClocks);
    }
    draft.rule(ruling);
    draft.ask(Topic::Reconstruction, about, under, &[AnswerKind::Yes, AnswerKind::No]);
    Ok(())
}

/// Reports whether there is a complete record: on the player's sheet, or on the arbiter's.
fn has_record(table: &Table, colour: Colour) -> bool {
    let sheet = &table.player(colour).sheet;
    sheet.keeper == ScoresheetKeeper::Arbiter || sheet.is_in_use() && is_complete(table, colour)
}

/// Applies the arbiter's answer whether the game could be reconstructed.
pub(crate) fn on_answer(draft: &mut Draft, answer: &Answer, author: Author) {
    let is_possible = *answer == Answer::Yes;
    for colour in Colour::ALL {
        let lines = writing::missing_lines(draft.table(), colour);
        if is_possible && !lines.is_empty() {
            draft.note(Fact::Sheet(SheetFact::Completed { sheet: colour, lines }));
        }
        if draft.table().player(colour).sheet.must_complete.is_some() {
            draft.note(Fact::Sheet(SheetFact::CompletionDone(colour)));
        }
    }
    if is_possible {
        let ruling = draft
            .ruling(Provision::ReconstructionOfTheGame)
            .also(Provision::HelpWithReconstruction)
            .by(author);
        draft.rule(ruling);
    } else {
        begin_next_period(draft, author);
    }
}

/// Orders that the next move is the first of the next period, for both players.
fn begin_next_period(draft: &mut Draft, author: Author) {
    let clock = draft.table().clock();
    let mut ruling = draft.ruling(Provision::FirstMoveOfNextPeriod).by(author);
    let fallen = Colour::ALL.into_iter().filter_map(|colour| clock.down(colour));
    if let Some(period) = fallen.map(|fall| fall.period).max() {
        for whose in Colour::ALL {
            if let Some(to) = into_next(clock, whose, period) {
                ruling = ruling.order(Order::SetClock { whose, to });
            }
        }
    }
    draft.rule(ruling.order(Order::GoesOn));
}

/// Returns the clock correction that moves a player to the beginning of the next period.
fn into_next(clock: &Clock, whose: Colour, period: PeriodNumber) -> Option<Correction> {
    let control = clock.control(whose);
    let required = control.required(period)?;
    if clock.period(whose) > period {
        return None;
    }
    let next = period.next();
    let left = clock.remaining(whose, crate::clock::At::ZERO);
    Some(Correction {
        time: Some(left + control.period(next).main),
        period: Some(next),
        completed: Some(required),
        flag: FlagAfter::IsLifted,
    })
}
