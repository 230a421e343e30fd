//! An example or two of every kind of act, made of what stands on the table.

mod arbiter;
mod board;

use adoube_chess::{Colour, Move, san};

use super::ActionKind;
use crate::{
    clock::Milliseconds,
    history::Reached,
    state::Table,
    vocabulary::{
        Action, AdjournAct, Area, Basis, Claim, Duty, Line, Matter, Outcome, PresenceAct, Reason,
        Request, Sealed, SheetAct, Voice, Who,
    },
};

/// Examples of a kind; if it may be done in any way, one of them may.
pub(super) fn examples(what: ActionKind, table: &Table, who: Who) -> Vec<Action> {
    let mut examples = board::examples(what, table, who);
    if who.side().is_some() {
        examples.extend(said(what, table).into_iter().map(Action::Say));
    }
    if who == Who::Arbiter {
        examples.extend(arbiter::examples(what, table));
    }
    examples.extend(with_sheet(what, table, who));
    examples.extend(otherwise(what, table));
    examples
}

/// Stopping the clocks, coming and going, sealing, reporting.
fn otherwise(what: ActionKind, table: &Table) -> Vec<Action> {
    use ActionKind as K;
    match what {
        K::StopClocks => vec![Action::StopClocks(Reason::Help)],
        K::Arrive => presence([PresenceAct::Arrive]),
        K::Leave => presence([Area::PlayingArea, Area::Venue].map(PresenceAct::Leave)),
        K::Return => presence([PresenceAct::Return]),
        K::AskToAdjourn => adjournment([AdjournAct::Ask]),
        K::Seal => adjournment(sealed(table).map(AdjournAct::Seal)),
        K::HandOverEnvelope => adjournment([AdjournAct::HandOver]),
        K::StateSealedMove => adjournment([AdjournAct::State(first_move(table))]),
        K::Report => Matter::ALL.iter().map(|matter| Action::Report(*matter)).collect(),
        _ => Vec::new(),
    }
}

/// What is done with a scoresheet.
fn with_sheet(what: ActionKind, table: &Table, who: Who) -> Vec<Action> {
    use ActionKind as K;
    match what {
        K::Write => writing(table),
        K::Strike => sheet([SheetAct::Strike(last_line(table, who))]),
        K::WriteOffer => sheet([SheetAct::WriteOffer]),
        K::WriteTime => sheet([SheetAct::WriteTime(Milliseconds::ZERO)]),
        K::CompleteScoresheet => sheet([SheetAct::Complete]),
        K::BorrowScoresheet => sheet([SheetAct::Borrow]),
        K::GiveBackScoresheet => sheet([SheetAct::GiveBack]),
        K::Sign => sheet([SheetAct::Sign(table.outcome().unwrap_or(Outcome::DRAW))]),
        K::HandOverScoresheet => sheet([SheetAct::HandOver]),
        K::TakeElectronic => sheet([SheetAct::TakeElectronic]),
        K::ReplaceScoresheet => sheet(Colour::ALL.map(SheetAct::Replace)),
        K::KeepScore => sheet(Colour::ALL.map(SheetAct::KeepFor)),
        _ => Vec::new(),
    }
}

fn sheet(acts: impl IntoIterator<Item = SheetAct>) -> Vec<Action> {
    acts.into_iter().map(Action::Sheet).collect()
}

fn presence(acts: impl IntoIterator<Item = PresenceAct>) -> Vec<Action> {
    acts.into_iter().map(Action::Presence).collect()
}

fn adjournment(acts: impl IntoIterator<Item = AdjournAct>) -> Vec<Action> {
    acts.into_iter().map(Action::Adjourn).collect()
}

/// What is said.
fn said(what: ActionKind, table: &Table) -> Vec<Voice> {
    use ActionKind as K;
    let request = |request| vec![Voice::Request(request)];
    let claim = |claim| vec![Voice::Claim(claim)];
    match what {
        K::Adjust => vec![Voice::Adjusting],
        K::AnnounceCastling => vec![Voice::AboutToCastle],
        K::OfferDraw => vec![Voice::OfferDraw],
        K::AcceptDraw => vec![Voice::Accept],
        K::DeclineDraw => vec![Voice::Decline],
        K::Resign => vec![Voice::Resign],
        K::ClaimRepetition => on_each_basis(table, Claim::Repetition),
        K::ClaimFiftyMoves => on_each_basis(table, Claim::FiftyMoves),
        K::ClaimFlagFall => claim(Claim::FlagFall),
        K::ClaimIllegalMove => claim(Claim::IllegalMove),
        K::CorrectByAgreement => vec![Voice::WouldCorrect],
        K::ClaimTouch => claim(Claim::Touch),
        K::ClaimIrregularity => {
            let matters = Matter::ALL.iter().copied();
            matters.map(|matter| Voice::Claim(Claim::Irregularity(matter.into()))).collect()
        }
        K::ClaimNoEffort => claim(Claim::NoEffort),
        K::ClaimCannotWin => claim(Claim::CannotWin),
        K::ConfirmEvidence => vec![Voice::ConfirmEvidence],
        K::DisputeEvidence => vec![Voice::DisputeEvidence],
        K::RequestPiece => request(Request::Piece),
        K::RequestScoresheet => request(Request::Scoresheet),
        K::RequestBlankScoresheet => request(Request::BlankScoresheet),
        K::RequestExplanation => request(Request::Explanation(String::new())),
        K::RequestMovesAndTime => request(Request::MovesAndTime),
        K::RequestLeave => {
            let areas = [Area::PlayingArea, Area::Venue];
            areas.map(|area| Voice::Request(Request::ToLeave(area))).to_vec()
        }
        K::RequestDevice => request(Request::Device),
        K::RequestAssistant => {
            let duties = [Duty::Moving, Duty::Pressing, Duty::Recording];
            duties.map(|duty| Voice::Request(Request::Assistant(duty))).to_vec()
        }
        K::RequestConsent => request(Request::ConsentToDraw),
        K::RequestIncrement => request(Request::Increment),
        K::CallArbiter => vec![Voice::CallArbiter(String::new())],
        K::Appeal => vec![Voice::Appeal(String::new())],
        K::Announce => vec![Voice::Announce(first_move(table))],
        K::Repeat => last_move(table).map(Voice::Repeat).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// On what stands, and on every move that may have been written.
fn on_each_basis(table: &Table, claim: fn(Basis) -> Claim) -> Vec<Voice> {
    let written = free_moves(table).into_iter().map(|played| Basis::Written(played.into()));
    let named = free_moves(table).into_iter().take(1).map(|played| Basis::Named(played.into()));
    let bases = [Basis::Stands].into_iter().chain(named).chain(written);
    bases.map(|basis| Voice::Claim(claim(basis))).collect()
}

/// The moves that may be played.
fn free_moves(table: &Table) -> Vec<Move> {
    table.duty().map(|duty| duty.moves).unwrap_or_default()
}

/// A move that may be played, in writing.
fn first_move(table: &Table) -> String {
    let position = table.position();
    let first = free_moves(table).into_iter().next();
    let written = position.zip(first).map(|(position, first)| san::write(position, first));
    written.map_or_else(String::new, |text| text.to_string())
}

/// The last move, in writing.
fn last_move(table: &Table) -> Option<String> {
    let Reached::By(played) = table.history().reached() else { return None };
    let before = table.history().before()?;
    before.position().map(|position| san::write(position, played).to_string())
}

/// On the line where it belongs, and on that of the last move: what may be written there may be written on every line
/// of a move that was made.
fn writing(table: &Table) -> Vec<Action> {
    let text = last_move(table).unwrap_or_else(|| "e4".to_owned());
    let on = |line| Action::Sheet(SheetAct::Write { line, text: text.clone() });
    [None, Some(Line(table.history().plies().0))].map(on).to_vec()
}

/// The last line on which somebody's sheet has a move; that of the last move where it has none.
fn last_line(table: &Table, who: Who) -> Line {
    let sheet = who.side().map(|by| &table.player(by).sheet);
    let last = sheet.and_then(|sheet| sheet.lines().into_keys().next_back());
    last.unwrap_or(Line(table.history().plies().0))
}

/// A move to be sealed: the one that was played openly, or any.
fn sealed(table: &Table) -> impl Iterator<Item = Sealed> {
    let position = table.position();
    let played = table.adjournment().played.into_iter().chain(free_moves(table)).next();
    let text = position.zip(played).map(|(position, played)| san::write(position, played));
    text.into_iter().map(|text| Sealed { text: text.to_string(), nonce: String::new() })
}
