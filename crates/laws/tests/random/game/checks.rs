//! Invariants of every event of every game.

use adoube_chess::{Colour, Piece, Role, Square};
use adoube_laws::{
    Provision,
    clock::{Milliseconds, Mode, TimeLedger},
    history::ReachedBy,
    regulations::BoardMode,
    table::{
        AdjournFact, Author, BlindFact, Completion, Event, Fact, Ground, Latent, Order, Stage,
        Table, Who,
    },
};

/// Checks one event, with the table before and after it.
pub(crate) fn step(before: &Table, event: &Event, who: Who, after: &Table) {
    assert!(event.at >= before.now(), "time goes back");
    assert_eq!(after.now(), event.at, "the event has another instant than the table");
    time(before, event, after);
    end(before, event, who, after);
    folds(before, event, after);
    if after.flag_called_by().is_some() {
        assert_eq!(after.clock().running(), None, "played on before a called flag was ruled on");
    }
    if before.regulations().board == BoardMode::Enforced {
        enforced(before, event);
    }
}

/// Checks that no time is created or lost except by a ruling.
fn time(before: &Table, event: &Event, after: &Table) {
    let ran = match before.clock().running() {
        Some(_) => event.at.since(before.now()),
        None => Milliseconds::ZERO,
    };
    let thought = |table: &Table| {
        let of = |colour| table.clock().account(colour, table.now()).thinking();
        of(Colour::White) + of(Colour::Black)
    };
    assert_eq!(thought(after), thought(before) + ran, "time ran off that did not pass");
    for colour in Colour::ALL {
        let was = before.clock().account(colour, before.now());
        let is = after.clock().account(colour, after.now());
        let by_arbiter = |account: TimeLedger| (account.added, account.taken);
        let by_clock = |account: TimeLedger| (account.given, account.increments, account.lapsed);
        let is_ruling = matches!(event.fact, Fact::Ruled(_));
        assert!(is_ruling || by_arbiter(was) == by_arbiter(is), "time was given without a ruling");
        let is_due = matches!(
            event.fact,
            Fact::Pressed { .. }
                | Fact::PressedByOther { .. }
                | Fact::MoveCompleted { how: Completion::Sealing, .. }
                | Fact::PlayWentOn { pressed: true }
                | Fact::FlagFell { .. }
        );
        assert!(
            is_due || is_ruling || by_clock(was) == by_clock(is),
            "the clock gave time by itself: {:?}",
            event.fact
        );
        let has_fallen = before.clock().flag(colour) != after.clock().flag(colour);
        let is_told = matches!(&event.fact, Fact::FlagFell { whose, .. } if *whose == colour);
        assert!(!has_fallen || is_told || is_ruling, "a flag fell and nobody was told");
        balances(after, colour, is);
    }
}

/// Checks that the time left equals the balance of the account.
fn balances(table: &Table, colour: Colour, books: TimeLedger) {
    // On overflow there is nothing to compare.
    if books.given + books.increments + books.added == Milliseconds::MAX {
        return;
    }
    let display = table.clock().face(table.now()).displays[colour];
    let counted = match table.clock().mode(colour) {
        Mode::Bronstein(_) => display.time - display.uncounted,
        Mode::Plain | Mode::Increment(_) | Mode::Delay(_) => display.time,
    };
    assert_eq!(counted, books.balance(), "{colour:?}'s books do not balance: {books:?}");
}

/// Checks that no game continues after its end.
fn end(before: &Table, event: &Event, who: Who, after: &Table) {
    if matches!(
        after.stage(),
        Stage::BeforeStart | Stage::Adjourned | Stage::Over { .. } | Stage::Void
    ) {
        assert_eq!(after.clock().running(), None, "the clock runs for nobody");
    }
    let Stage::Over { outcome, .. } = before.stage() else { return };
    if matches!(event.fact, Fact::PlayWentOn { .. }) {
        assert_eq!(*after.stage(), Stage::Playing, "play went on, and does not");
        return;
    }
    assert!(is_of_afterwards(&event.fact), "the game was over, and then: {:?}", event.fact);
    assert!(
        after.outcome() == Some(*outcome) || may_change_the_result(before, event, who),
        "the result changed, and nobody decided that: {:?}",
        event.fact
    );
    if after.outcome().is_some() {
        assert_eq!(before.history().plies(), after.history().plies(), "moved after the end");
    }
}

/// Reports whether an event may change the result: by the arbiter's decision, the players' signatures, a
/// missed end, or points that the arbiter took or gave during the game and that count at its end.
fn may_change_the_result(before: &Table, event: &Event, who: Who) -> bool {
    let Fact::Ruled(ruling) = &event.fact else { return false };
    let is_decided = ruling.author != Author::TheLaws && who == Who::Arbiter;
    let is_signed = ruling.main().is_some_and(|cite| cite.provision() == Provision::SignedResult);
    let has_penalty = |colour| !before.conduct().penalties[colour].is_empty();
    let was_missed = ruling.grounds.iter().any(|ground| matches!(ground, Ground::VoidAfter(_)));
    is_decided || is_signed || was_missed || Colour::ALL.into_iter().any(has_penalty)
}

/// Reports whether a fact may occur after the end of a game.
fn is_of_afterwards(fact: &Fact) -> bool {
    match fact {
        Fact::Asked(_)
        | Fact::Answered { .. }
        | Fact::Ruled(_)
        | Fact::Sheet(_)
        | Fact::Presence(_)
        | Fact::Conduct(_)
        | Fact::IrregularityArose(_)
        | Fact::IrregularityNoticed(_)
        | Fact::Blind(BlindFact::Told { .. } | BlindFact::Assisted { .. })
        | Fact::IrregularityLapsed(_) => true,
        Fact::ArrayDrawn(_)
        | Fact::Started(_)
        | Fact::Adjournment(_)
        | Fact::Blind(_)
        | Fact::Rapid(_)
        | Fact::FlagFell { .. }
        | Fact::Interrupted { .. }
        | Fact::Touched { .. }
        | Fact::Lifted { .. }
        | Fact::Fetched { .. }
        | Fact::Held { .. }
        | Fact::Placed { .. }
        | Fact::PutAside { .. }
        | Fact::Removed { .. }
        | Fact::Displaced { .. }
        | Fact::PutRight { .. }
        | Fact::SaidAdjusting(_)
        | Fact::SaidCastling(_)
        | Fact::MoveMade { .. }
        | Fact::MoveReplaced { .. }
        | Fact::MoveTakenBack { .. }
        | Fact::IllegalMoveCompleted { .. }
        | Fact::IllegalMoveMade { .. }
        | Fact::Pressed { .. }
        | Fact::PressedByOther { .. }
        | Fact::MoveCompleted { .. }
        | Fact::ClocksStopped { .. }
        | Fact::ClockRestarted(_)
        | Fact::PlayWentOn { .. }
        | Fact::Draw(_) => false,
    }
}

/// Reports whether an irregularity can be noticed, at least by the arbiter.
fn is_known(table: &Table, latent: &Latent) -> bool {
    table.latent().contains(latent) || table.lapsed().contains(latent)
}

/// Checks that the table has applied the fact: nothing was ignored as senseless.
fn folds(before: &Table, event: &Event, after: &Table) {
    let plies = |table: &Table| table.history().plies().0;
    let is_done = match &event.fact {
        Fact::Started(whose) => {
            *after.stage() == Stage::Playing && after.clock().running() == Some(*whose)
        }
        Fact::MoveMade { by, played, .. } => {
            after.history().reached() == ReachedBy::By(*played)
                && plies(after) == plies(before) + 1
                && after.to_move() != *by
        }
        Fact::MoveReplaced { played, .. } => {
            after.history().reached() == ReachedBy::By(*played) && plies(after) == plies(before)
        }
        Fact::MoveTakenBack { by } => plies(after) + 1 == plies(before) && after.to_move() == *by,
        Fact::IllegalMoveCompleted { by, board, .. } | Fact::IllegalMoveMade { by, board, .. } => {
            plies(after) == plies(before) + 1
                && after.history().board().to_string() == board.to_string()
                && after.to_move() != *by
        }
        Fact::Pressed { by, .. } | Fact::PressedByOther { whose: by, .. } => {
            before.clock().running() == Some(*by) && after.clock().running() == Some(!*by)
        }
        Fact::ClocksStopped { .. } => {
            let is_adjourned = *before.stage() == Stage::Adjourned;
            (is_adjourned || before.clock().running().is_some())
                && after.clock().running().is_none()
        }
        Fact::Adjournment(AdjournFact::Sealed { .. }) => before.adjournment().stopped.is_none(),
        Fact::ClockRestarted(whose) => after.clock().running() == Some(*whose),
        Fact::PlayWentOn { .. } => before.outcome().is_some() && *after.stage() == Stage::Playing,
        Fact::IrregularityArose(latent) => after.latent().contains(latent),
        Fact::IrregularityLapsed(latent) => {
            before.latent().contains(latent)
                && !after.latent().contains(latent)
                && (after.lapsed().contains(latent) || matches!(latent, Latent::Scoresheet { .. }))
        }
        Fact::IrregularityNoticed(latent) => is_known(before, latent) && !is_known(after, latent),
        Fact::Asked(question) => {
            after.questions().last() == Some(question)
                && question.suggested.is_none_or(|presumed| question.answers.contains(&presumed))
        }
        Fact::Answered { question, answer, .. } => before
            .questions()
            .iter()
            .any(|asked| asked.id == *question && asked.answers.contains(&answer.kind())),
        Fact::Ruled(ruling) => {
            !ruling.cites().is_empty()
                && ruling.outcome().is_none_or(|outcome| after.outcome() == Some(outcome))
                && (!ruling.orders.contains(&Order::NewGame) || *after.stage() == Stage::Void)
        }
        // A period without main time ends at the instant at which it began.
        Fact::FlagFell { whose, fall } => after
            .clock()
            .flag(*whose)
            .is_some_and(|last| last.at == fall.at && last.period >= fall.period),
        hands => has_done(before, hands, after),
    };
    assert!(is_done, "the table cannot fold it: {event:?}");
}

/// Reports whether the hands have changed the board as the fact says.
fn has_done(before: &Table, fact: &Fact, after: &Table) -> bool {
    let held = |table: &Table, by| table.player(by).hands.held.len();
    match fact {
        Fact::Lifted { by, .. } | Fact::Fetched { by, .. } => {
            held(after, *by) == held(before, *by) + 1
        }
        Fact::PutAside { by, .. } => held(after, *by) + 1 == held(before, *by),
        Fact::Placed { by, hand, on, .. } => {
            held(after, *by) + 1 == held(before, *by)
                && after.board().piece_on(*on).is_some()
                && comes_back(before, after, &Fact::Lifted { by: *by, hand: *hand, from: *on }, *on)
        }
        Fact::Removed { from, .. } => before.board().piece_on(*from).is_some(),
        Fact::Displaced { from, to, .. } => {
            let is_there = |table: &Table| table.board().piece_on(*from).is_some();
            let is_knocked_over = *to == Some(*from);
            is_there(before) && (!is_knocked_over || before.board() == after.board())
        }
        _ => true,
    }
}

/// Reports whether a piece reappears when the piece placed upon it is lifted. A pawn may have been replaced
/// by its promotion.
fn comes_back(before: &Table, after: &Table, lifted: &Fact, on: Square) -> bool {
    let (there, upon) = (before.board().piece_on(on), after.board().piece_on(on));
    let colour = upon.map(|upon| upon.colour);
    let is_beneath = |there: &Piece| Some(there.colour) == colour && there.role != Role::Pawn;
    let Some(there) = there.filter(is_beneath) else { return true };
    let event = Event { at: after.now(), fact: lifted.clone() };
    after.clone().apply(&event).board().piece_on(on) == Some(there)
}

/// Checks that on a screen only legal moves are made, and no piece is placed upon another of its side.
fn enforced(before: &Table, event: &Event) {
    if let Fact::Placed { by, on, .. } = event.fact {
        let there = before.board().piece_on(on);
        let is_upon = there.is_some_and(|there| there.colour == by && there.role != Role::Pawn);
        assert!(!is_upon, "the board did not prevent it: {event:?}");
    }
    let is_illegal = matches!(
        event.fact,
        Fact::IllegalMoveCompleted { .. }
            | Fact::IllegalMoveMade { .. }
            | Fact::IrregularityArose(Latent::IllegalMove { .. })
    );
    assert!(!is_illegal, "the board did not prevent it: {event:?}");
}
