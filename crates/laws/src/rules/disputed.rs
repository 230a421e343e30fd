//! Facts that one player alleges and the other denies.
//!
//! **Says:** nothing by itself: a touched piece must be played, a resignation ends the game, an offer
//! stands. The arbiter establishes whether it happened, and hears both players and all witnesses.
//! **Differs:** not between editions.
//! **Decides from:** the arbiter's answer, or the admission of the player.

use adoube_chess::Colour;

use crate::{
    Provision,
    history::Ply,
    regulations::BoardMode,
    rules::{Draft, complaint, draws::offers, ending, rapid},
    state::Stage,
    vocabulary::{
        Accusation, Answer, AnswerKind, Author, ConductFact, Fact, Ground, Order, Question,
        Refusal, RefusalReason, Testimony, Topic, Who,
    },
};

/// Returns the provision it is about.
const fn provision(of: Accusation) -> Provision {
    match of {
        Accusation::Touched(_) => Provision::TouchMove,
        Accusation::Resigned => Provision::Resignation,
        Accusation::OfferedDraw => Provision::DrawOffer,
    }
}

/// Records an accusation that the opponent did something that was not recorded.
pub(crate) fn accuse(draft: &mut Draft, by: Colour, of: Accusation) -> Result<(), Refusal> {
    let table = draft.table();
    let (opponent, under) = (!by, provision(of));
    // On a screen everything is recorded.
    if table.regulations().board == BoardMode::Enforced {
        return draft.refuse(RefusalReason::NothingOfTheKind, under);
    }
    if table.conduct().accusation.is_some() {
        return draft.refuse(RefusalReason::AlreadyDone, under);
    }
    let plies = table.history().plies();
    let ply = if table.to_move() == opponent { plies } else { Ply(plies.0.saturating_sub(1)) };
    if let Accusation::Touched(on) = of {
        if table.player(by).forfeited {
            return Err(complaint::forfeited(draft, by));
        }
        if table.history().back_to(ply).board().piece_on(on).is_none() {
            return draft.refuse(RefusalReason::NothingThere(on), under);
        }
    }
    draft.note(Fact::Conduct(ConductFact::Accused { by, of, ply }));
    draft.ask(Topic::DisputedFact, opponent, under, &[AnswerKind::No, AnswerKind::Yes]);
    Ok(())
}

/// Records a confirmation or denial. An admission by the player leaves nothing to judge.
pub(crate) fn testify(draft: &mut Draft, who: Who, says: Testimony) -> Result<(), Refusal> {
    let Some((by, ..)) = draft.table().conduct().accusation else {
        return Err(RefusalReason::NothingOfTheKind.into());
    };
    draft.note(Fact::Conduct(ConductFact::Testified { by: who, says }));
    let is_admitted = who == Who::Player(!by) && says == Testimony::Confirms;
    let mut open = draft.table().questions().iter();
    let asked = open.find(|open| open.topic == Topic::DisputedFact).cloned();
    match asked.filter(|_| is_admitted) {
        Some(asked) => {
            draft.note_answer(&asked, &Answer::Yes, &Author::TheLaws);
            on_answer(draft, &asked, &Answer::Yes, Author::TheLaws)
        }
        None => Ok(()),
    }
}

/// Applies the arbiter's judgement of whom to believe.
pub(crate) fn on_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    let Some((by, of, ply)) = draft.table().conduct().accusation else {
        return Err(RefusalReason::NothingOfTheKind.into());
    };
    let (opponent, believed) = (asked.about, *answer == Answer::Yes);
    draft.note(Fact::Conduct(ConductFact::AccusationJudged { by, believed }));
    let ruling = draft.ruling(provision(of)).about(opponent);
    match of {
        _ if !believed => {
            let ruling = ruling.ground(Ground::NotEstablished).order(Order::GoesOn);
            draft.rule(ruling.by(author));
        }
        // The game has since ended or been adjourned: nothing can be played differently any more.
        _ if *draft.table().stage() != Stage::Playing => draft.rule(ruling.by(author)),
        Accusation::Touched(on) => {
            let ruling = ruling.ground(Ground::Touched(vec![on]));
            let ruling = complaint::order_bound(draft, ruling, opponent, on, ply);
            draft.rule(rapid::with_request(draft.table(), ruling).by(author));
        }
        Accusation::Resigned => return ending::resign(draft, opponent, None),
        Accusation::OfferedDraw => return offers::offer(draft, opponent),
    }
    Ok(())
}
