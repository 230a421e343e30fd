//! Which facts a viewer may be notified of.
//!
//! The list of facts must not reveal what a [`View`](super::View) withholds. Everybody sees what hands do;
//! on a free board only the arbiter learns whether a move was completed or illegal, because that has to be
//! claimed. A screen accepts only legal moves.

use adoube_chess::Colour;

use super::Viewer;
use crate::{
    regulations::{BoardMode, Regulations},
    vocabulary::{BlindFact, ConductFact, Event, Fact, PresenceFact, RapidFact, SheetFact},
};

impl Event {
    /// Reports whether a viewer may be notified of it.
    pub fn is_visible_to(&self, viewer: Viewer, regulations: &Regulations) -> bool {
        let is_screen = regulations.board == BoardMode::Enforced;
        match (&self.fact, viewer) {
            // Undetected irregularities are in the arbiter's view, as far as the arbiter may act on them.
            (Fact::IrregularityArose(_) | Fact::IrregularityLapsed(_), _) => false,
            (_, Viewer::Arbiter) => true,
            (fact, Viewer::Player(own) | Viewer::Assistant(own)) => {
                is_visible_at_board(fact, own, is_screen)
            }
            (fact, Viewer::Spectator) => is_visible_from_afar(fact, is_screen),
        }
    }
}

/// Reports whether the players see or hear it.
fn is_visible_at_board(fact: &Fact, own: Colour, is_screen: bool) -> bool {
    match fact {
        Fact::MoveCompleted { .. } => is_screen,
        Fact::IllegalMoveCompleted { .. }
        | Fact::IllegalMoveMade { .. }
        | Fact::IrregularityArose(_)
        | Fact::IrregularityLapsed(_)
        | Fact::Asked(_)
        | Fact::Answered { .. }
        | Fact::Rapid(RapidFact::IllegalPositionSeen { .. } | RapidFact::IllegalPositionGone)
        | Fact::Presence(PresenceFact::Seen { .. } | PresenceFact::SeenAsSpectator { .. }) => false,
        Fact::Sheet(fact) => is_visible_on_sheet(fact, own),
        Fact::Conduct(fact) => is_visible_conduct(fact, own),
        Fact::Blind(BlindFact::Told { to, .. }) => *to == own,
        Fact::ArrayDrawn(_)
        | Fact::Started(_)
        | Fact::FlagFell { .. }
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
        | Fact::Pressed { .. }
        | Fact::PressedByOther { .. }
        | Fact::ClocksStopped { .. }
        | Fact::ClockRestarted(_)
        | Fact::Interrupted { .. }
        | Fact::PlayWentOn { .. }
        | Fact::IrregularityNoticed(_)
        | Fact::Ruled(_)
        | Fact::Adjournment(_)
        | Fact::Blind(_)
        | Fact::Draw(_)
        | Fact::Rapid(RapidFact::WouldCorrect { .. })
        | Fact::Presence(PresenceFact::Moved { .. } | PresenceFact::Excused(_)) => true,
    }
}

/// Reports whether it can be seen across the hall: board, clocks, presence, and rulings.
fn is_visible_from_afar(fact: &Fact, is_screen: bool) -> bool {
    match fact {
        Fact::Draw(_)
        | Fact::Sheet(_)
        | Fact::Touched { .. }
        | Fact::Rapid(_)
        | Fact::Blind(BlindFact::Told { .. }) => false,
        Fact::Conduct(fact) => matches!(fact, ConductFact::Scored(_)),
        // None of the remaining facts is private to one player.
        fact => is_visible_at_board(fact, Colour::White, is_screen),
    }
}

/// Reports whether a player sees it: everything about their own sheet, only open acts about the opponent's.
fn is_visible_on_sheet(fact: &SheetFact, own: Colour) -> bool {
    match fact {
        SheetFact::Written { sheet, .. }
        | SheetFact::Struck { sheet, .. }
        | SheetFact::Completed { sheet, .. }
        | SheetFact::OfferWritten(sheet)
        | SheetFact::TimeWritten { sheet, .. }
        | SheetFact::NoteWritten { sheet, .. }
        | SheetFact::CompletionDue { sheet, .. }
        | SheetFact::CompletionDone(sheet)
        | SheetFact::Hidden(sheet)
        | SheetFact::Shown(sheet) => *sheet == own,
        SheetFact::Noted { .. } => false,
        SheetFact::Borrowed(_)
        | SheetFact::GivenBack(_)
        | SheetFact::KeptBy { .. }
        | SheetFact::Electronic(_)
        | SheetFact::Replaced(_)
        | SheetFact::Signed { .. }
        | SheetFact::HandedOver(_) => true,
    }
}

/// Reports whether a player hears it: statements are heard by both, reports to the arbiter are not.
fn is_visible_conduct(fact: &ConductFact, own: Colour) -> bool {
    match fact {
        ConductFact::Requested { by, .. } => *by == own,
        ConductFact::Reported { .. } | ConductFact::FoundToRefuse { .. } => false,
        ConductFact::ArbiterCalled { .. }
        | ConductFact::ArbiterCame
        | ConductFact::Said { .. }
        | ConductFact::Accused { .. }
        | ConductFact::Testified { .. }
        | ConductFact::AccusationJudged { .. }
        | ConductFact::Refused { .. }
        | ConductFact::Appealed { .. }
        | ConductFact::AppealDecided
        | ConductFact::Scored(_) => true,
    }
}
