//! Which facts somebody may know of as they come.
//!
//! What a [`View`](super::View) keeps from somebody, the list of facts must not tell either. What hands did can be seen
//! by everybody; at a free board nobody but the arbiter is told whether a move was completed or an illegal one: that is
//! there to be claimed. On a screen there are legal moves only.

use adoube_chess::Colour;

use super::Viewer;
use crate::{
    regulations::{BoardMode, Regulations},
    vocabulary::{BlindFact, ConductFact, Event, Fact, PresenceFact, RapidFact, SheetFact},
};

impl Event {
    /// Whether somebody may know of it as it comes.
    pub fn seen_by(&self, viewer: Viewer, regulations: &Regulations) -> bool {
        let is_screen = regulations.board == BoardMode::Enforced;
        match (&self.fact, viewer) {
            // What nobody has noticed is shown in the arbiter's view, as far as the arbiter may act on it.
            (Fact::IrregularityArose(_) | Fact::IrregularityLapsed(_), _) => false,
            (_, Viewer::Arbiter) => true,
            (fact, Viewer::Player(own) | Viewer::Assistant(own)) => {
                is_visible_at_board(fact, own, is_screen)
            }
            (fact, Viewer::Spectator) => is_visible_from_afar(fact, is_screen),
        }
    }
}

/// What the players see and hear.
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

/// What can be seen across the hall: board, clocks, who is there, and what was decided.
fn is_visible_from_afar(fact: &Fact, is_screen: bool) -> bool {
    match fact {
        Fact::Draw(_)
        | Fact::Sheet(_)
        | Fact::Touched { .. }
        | Fact::Rapid(_)
        | Fact::Blind(BlindFact::Told { .. }) => false,
        Fact::Conduct(fact) => matches!(fact, ConductFact::Scored(_)),
        // Nothing in the rest is one player's own.
        fact => is_visible_at_board(fact, Colour::White, is_screen),
    }
}

/// A player sees what happens to the own sheet, and to the other only what is done with it openly.
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

/// What is said aloud is heard by both; what somebody tells the arbiter is not.
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
