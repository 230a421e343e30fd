//! A move made with two hands ([`Provision::TwoHandsForOneMove`]).
//!
//! **Says:** one hand makes a move.
//! **Differs:** up to 2014 the arbiter may penalise two hands as any breach; 2017 treats them as an illegal move, at
//! once; since 2018 only if the clock was pressed.
//! **Decides from:** which hands did it. The move itself is legal and stands: it is counted and costs like an illegal
//! one, and there is nothing to take back.

use adoube_chess::Colour;

use super::{
    during_the_game,
    penalty::{self, Fault, Follows},
    times,
    values::{Since, Values},
};
use crate::{
    Provision,
    history::Ply,
    rules::Draft,
    state::Table,
    vocabulary::{AnswerKind, Author, Fact, Latent, Offence, Refusal, Topic, Who, Why},
};

/// Whether two hands are all that somebody can complain of.
pub(crate) fn is_there(table: &Table, who: Who) -> bool {
    let is_touch = |latent: &Latent| matches!(latent, Latent::Touch { .. });
    first(table, who).is_some() && !table.latent().iter().any(is_touch)
}

/// The first such move; a player complains of the opponent.
fn first(table: &Table, who: Who) -> Option<(Colour, Ply)> {
    table.latent().iter().find_map(|latent| match latent {
        Latent::TwoHands { by, ply } if who.side() != Some(*by) => Some((*by, *ply)),
        _ => None,
    })
}

/// Somebody has seen it.
pub(crate) fn found(draft: &mut Draft, who: Who, author: Author) -> Result<(), Refusal> {
    let table = draft.table();
    let since = Values::under(table.regulations()).two_hands;
    let under = if since.is_some() { Provision::TwoHandsForOneMove } else { Provision::OneHand };
    during_the_game(draft, under)?;
    let Some((by, ply)) = first(table, who) else {
        return draft.refuse(Why::NothingOfTheKind, under);
    };
    let is_pending = table.player(by).owes_press && table.history().plies() == ply;
    match since {
        None => {
            let answers = [AnswerKind::NoPenalty, AnswerKind::Penalty];
            draft.ask(Topic::Conduct, by, under, &answers);
        }
        Some(Since::Completed) if is_pending => {
            return draft.refuse(Why::NothingOfTheKind, under);
        }
        Some(Since::Made | Since::Completed) => illegal(draft, by, ply, author),
    }
    draft.note(Fact::Noticed(Latent::TwoHands { by, ply }));
    Ok(())
}

fn illegal(draft: &mut Draft, by: Colour, ply: Ply, author: Author) {
    let before = draft.table().history().back_to(Ply(ply.0.saturating_sub(1)));
    let fault = Fault {
        by,
        offence: Offence::TwoHands,
        penalty: Provision::TwoHandsPenalty,
        before: before.position(),
    };
    let ruling = draft.ruling(Provision::TwoHandsForOneMove).also(Provision::OneHand).about(by);
    let (mut ruling, follows) = penalty::impose(draft, ruling, fault);
    let table = draft.table();
    if follows == Follows::GoesOn && table.clock().running().is_none() {
        let whose = if table.player(by).owes_press { by } else { table.to_move() };
        ruling = times::starts(draft, ruling, whose);
    }
    draft.rule(ruling.by(author));
    if follows == Follows::Waits {
        penalty::ask_for_chance(draft, fault);
    }
}

/// A move that was made and not completed is taken back on the board. Where two hands count only with the press, they
/// are forgotten; a complaint about what was touched comes anew with the next move.
pub(crate) fn taken_back(draft: &mut Draft, by: Colour) {
    let table = draft.table();
    let ply = table.history().plies();
    let needs_press = Values::under(table.regulations()).two_hands == Some(Since::Completed);
    let is_gone = |latent: &&Latent| match latent {
        Latent::TwoHands { ply: of, .. } => *of == ply && needs_press,
        Latent::Touch { ply: of, .. } => *of == ply,
        _ => false,
    };
    let gone: Vec<Latent> = table.latent().iter().filter(is_gone).cloned().collect();
    draft.note(Fact::MoveTakenBack { by });
    for latent in gone {
        draft.note(Fact::Noticed(latent));
    }
}
