//! Appeals against decisions of the arbiter.
//!
//! **Says:** a player may appeal against a decision, unless the regulations say otherwise.
//! **Differs:** 2005 is silent, except that decisions on a quickplay finish are final; 2009 excludes
//! appeals against those, and sets no other limit; since 2014 signing is stated not to be a limit.
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

/// Records a player's appeal.
pub(crate) fn lodge(draft: &mut Draft, by: Colour, why: &str) -> Result<(), Refusal> {
    let table = draft.table();
    let last = table.conduct().last_decision;
    let says_final = last
        .and_then(|last| ConductRules::for_edition(table.edition()).says_final(last.provision()));
    if table.cite(Provision::Appeal).is_none() {
        // The edition is silent about appeals, but not about which decisions are final.
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
    // An end of the game that was missed is evident: it needs no decision.
    if missed::find_missed_end(draft, Some(Provision::Appeal)) {
        draft.note(Fact::Conduct(ConductFact::AppealDecided));
    }
    Ok(())
}

/// Applies the decision on an appeal: the decision stands, or the game has this result.
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
