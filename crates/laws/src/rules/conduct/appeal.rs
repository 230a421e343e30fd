//! Appeals against decisions of the arbiter.
//!
//! **Says:** a player may appeal against a decision, unless the regulations say otherwise.
//! **Differs:** 2005 is silent, but says that what was decided about a quickplay finish is final; 2009 lets nobody appeal
//! against that, and sets no other limit; since 2014 it is said that signing is none.
//! **Decides from:** the last decision of the game. The appeal itself is decided by people.

use adoube_chess::Colour;

use super::{declare::check_within_limits, values::ConductRules};
use crate::{
    Provision,
    regulations::Appeals,
    rules::{Draft, ending::missed},
    state::Stage,
    vocabulary::{
        Author, ConductFact, Fact, Ground, Order, Outcome, Refusal, RefusalReason, Ruling,
    },
};

/// A player appeals.
pub(crate) fn lodge(draft: &mut Draft, by: Colour, why: &str) -> Result<(), Refusal> {
    let table = draft.table();
    let last = table.conduct().last_decision;
    let says_final =
        last.and_then(|last| ConductRules::of(table.edition()).says_final(last.provision()));
    if table.cite(Provision::Appeal).is_none() {
        // Silent about appeals, but not about what is final.
        let cite = says_final.and_then(|provision| table.cite(provision));
        return Err(Refusal { why: RefusalReason::NotInEdition, cite, ground: None });
    }
    if table.regulations().appeals == Some(Appeals::Excluded) {
        return draft.refuse(RefusalReason::NotForYou, Provision::Appeal);
    }
    let Some(against) = last else {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::Appeal);
    };
    if says_final.is_some() {
        return draft.refuse(RefusalReason::DecisionIsFinal, Provision::Appeal);
    }
    let fact = ConductFact::Appealed { by, against, why: why.to_owned() };
    draft.note(Fact::Conduct(fact));
    // That the game had ended before is plain: nobody has to decide it.
    if missed::find_missed_end(draft, Some(Provision::Appeal)) {
        draft.note(Fact::Conduct(ConductFact::AppealDecided));
    }
    Ok(())
}

/// The appeal is decided: the decision stands, or the game has this result.
pub(crate) fn decide_appeal(
    draft: &mut Draft,
    outcome: Option<Outcome>,
    author: Author,
    ground: Option<Ground>,
) -> Result<(), Refusal> {
    if *draft.table().stage() == Stage::Void {
        return Err(RefusalReason::GameIsVoid.into());
    }
    let Some((by, against)) = draft.table().conduct().appeal else {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::Appeal);
    };
    let ruling = draft.ruling(Provision::Appeal).also(against.provision()).about(by).by(author);
    let mut ruling = ground.into_iter().fold(ruling, Ruling::ground);
    ruling = match outcome {
        Some(outcome) => {
            check_within_limits(draft, outcome)?;
            ruling.also(Provision::ScoreLimits).order(Order::End(outcome))
        }
        None => ruling.order(Order::Stands),
    };
    draft.note(Fact::Conduct(ConductFact::AppealDecided));
    draft.rule(ruling);
    Ok(())
}
