//! The arbiter's record ([`Provision::ArbitersRecordShown`]), and blank scoresheets
//! ([`Provision::RapidWithoutRecording`]).
//!
//! **Says:** under supervision the player having the move may ask to see the arbiter's record, five times
//! in a game; asking more often distracts the opponent.
//! **Differs:** since 2017 only.
//! **Decides from:** how often the player has asked. The arbiter judges whether the sixth time is penalised.

use adoube_chess::Colour;

use crate::{
    Provision,
    regulations::{Category, Rules},
    rules::{Draft, conduct::note_request},
    state::Table,
    vocabulary::{AnswerKind, ConductFact, Refusal, RefusalReason, Request, Topic},
};

/// How often a player may ask.
pub(crate) const TIMES: u8 = 5;

/// Handles a request to see a scoresheet that somebody else keeps.
pub(crate) fn request_scoresheet(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    let table = draft.table();
    let (is_shown, to_move) = (is_shown(table), table.to_move());
    if is_shown && to_move != by {
        return draft
            .refuse(RefusalReason::NotYourMove { to_move }, Provision::ArbitersRecordShown);
    }
    note_request(draft, by, &Request::Scoresheet);
    if is_shown && draft.table().conduct().records_seen[by] > TIMES {
        let answers = [AnswerKind::Penalty, AnswerKind::NoPenalty];
        draft.ask(Topic::Conduct, by, Provision::DisturbingTheOpponent, &answers);
    }
    Ok(())
}

/// Reports whether there is an arbiter's record that a player may see.
pub(crate) fn is_shown(table: &Table) -> bool {
    let regulations = table.regulations();
    regulations.category() != Category::Standard
        && regulations.rules() == Rules::Competition
        && table.outcome().is_none()
        && table.cite(Provision::ArbitersRecordShown).is_some()
}

/// Returns the provisions that a request in such a game rests on.
pub(crate) fn asked_under(fact: &ConductFact, table: &Table) -> Vec<Provision> {
    let is_standard = table.regulations().category() == Category::Standard;
    match fact {
        ConductFact::Requested { what: Request::Scoresheet, .. } if is_shown(table) => {
            vec![Provision::ArbitersRecordShown]
        }
        ConductFact::Requested { what: Request::BlankScoresheet, .. } if !is_standard => {
            vec![Provision::RapidWithoutRecording]
        }
        _ => Vec::new(),
    }
}
