//! A player refuses to comply with the Laws, or loses in a way that leaves the opponent's score open.
//!
//! **Says:** a player who persistently refuses loses, and the arbiter decides the opponent's score; if both
//! refuse, both lose. In 2005 the same applies to a player whose phone rings.
//! **Decides from:** the arbiter's judgement of how persistent the refusal is. While both players are being
//! judged, the result waits for the second answer.

use adoube_chess::Colour;

use super::{lost_by, penalise};
use crate::{
    Provision,
    regulations::GameResult,
    rules::Draft,
    state::Stage,
    vocabulary::{
        Answer, AnswerKind, Author, ConductFact, Fact, Order, Outcome, Question, Refusal,
        RefusalReason, Topic,
    },
};

/// Records a refusal. Once is not persistent: the first time a penalty is suggested, then the loss of the game.
pub(crate) fn refuse_to_comply(draft: &mut Draft, by: Colour, what: &str) {
    draft.note(Fact::Conduct(ConductFact::Refused { by, what: what.to_owned() }));
    let (topic, answers) = if draft.table().conduct().refusals[by] > 1 {
        let answers = [AnswerKind::Mark, AnswerKind::Penalty, AnswerKind::GoesOn];
        (Topic::OpponentsScore, answers)
    } else {
        (Topic::Refusal, [AnswerKind::Penalty, AnswerKind::Mark, AnswerKind::GoesOn])
    };
    draft.ask(topic, by, Provision::RefusalToComply, &answers);
}

/// Applies the arbiter's answer: the opponent's score, a penalty, or nothing.
pub(crate) fn on_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    if *draft.table().stage() == Stage::Void {
        return Err(RefusalReason::GameIsVoid.into());
    }
    let (who, under) = (asked.about, asked.under.provision());
    match answer {
        Answer::Mark(mark) if under == Provision::RefusalToComply => {
            let fact = ConductFact::FoundToRefuse { who, opponent: *mark };
            draft.note(Fact::Conduct(fact));
        }
        Answer::Mark(mark) => {
            rule_loss(draft, who, *mark, under, author);
            return Ok(());
        }
        Answer::Penalty(penalties) => {
            penalise(draft, who, under, penalties, author.clone(), None)?;
        }
        _ => {
            let ruling = draft.ruling(under).about(who).by(author.clone());
            draft.rule(ruling.order(Order::GoesOn));
        }
    }
    conclude(draft, author);
    Ok(())
}

/// Ends the game once every refusal has been judged.
fn conclude(draft: &mut Draft, author: Author) {
    let table = draft.table();
    let mut questions = table.questions().iter();
    let is_open = questions.any(|open| open.under.provision() == Provision::RefusalToComply);
    let found = table.conduct().found_to_refuse;
    match (found.white, found.black) {
        (Some(_), Some(_)) => {
            let ruling =
                draft.ruling(Provision::BothPlayersRefuse).also(Provision::RefusalToComply);
            draft.rule(ruling.by(author).order(Order::End(Outcome::BOTH_LOSE)));
        }
        (Some(mark), None) if !is_open => {
            rule_loss(draft, Colour::White, mark, Provision::RefusalToComply, author);
        }
        (None, Some(mark)) if !is_open => {
            rule_loss(draft, Colour::Black, mark, Provision::RefusalToComply, author);
        }
        (_, _) => {}
    }
}

/// Rules that one player has lost, with the opponent's score as decided by the arbiter.
fn rule_loss(
    draft: &mut Draft,
    who: Colour,
    opponent: GameResult,
    under: Provision,
    author: Author,
) {
    let ruling = draft.ruling(under).also(Provision::ScoreLimits).about(who).by(author);
    let outcome = lost_by(draft.table(), who, opponent);
    draft.rule(ruling.order(Order::End(outcome)));
}
