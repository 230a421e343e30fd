//! Acts of an assistant of a visually disabled player or of the opponent.
//!
//! **Says:** a visually disabled player may have an assistant with six duties; the opponent may have one
//! for the first two, if the player has none.

use adoube_chess::Colour;

use super::{is_blind, is_played};
use crate::{
    Provision,
    rules::Draft,
    state::Table,
    vocabulary::{
        Accusation, Action, AssistantDuty, BlindFact, Claim, Fact, Irregularity, IrregularityKind,
        Permission, Refusal, RefusalReason, Request, Voice, Who,
    },
};

impl AssistantDuty {
    /// Returns the duty that an action performs, if any.
    const fn from_action(action: &Action) -> Option<Self> {
        match action {
            Action::Hand { .. }
            | Action::Make(_)
            | Action::Play(_)
            | Action::Say(Voice::Repeat(_)) => Some(Self::Moving),
            Action::Say(Voice::Announce(_)) => Some(Self::Announcing),
            Action::Press { .. } | Action::Sheet(_) => Some(Self::WritingAndPressing),
            Action::Say(Voice::Request(Request::MovesAndTime)) => Some(Self::Telling),
            Action::Say(
                Voice::Claim(Claim::FlagFall | Claim::Touch)
                | Voice::Accuse(Accusation::Touched(_)),
            ) => Some(Self::Claiming),
            Action::Say(Voice::Claim(Claim::Irregularity(Irregularity { matter, .. })))
            | Action::Report(matter)
                if is_reportable_by_assistant(*matter) =>
            {
                Some(Self::Claiming)
            }
            Action::Adjourn(_) => Some(Self::Adjourning),
            Action::Tick
            | Action::Say(_)
            | Action::StopClocks(_)
            | Action::Presence(_)
            | Action::Arbiter(_)
            | Action::Report(_)
            | Action::Testify(_) => None,
        }
    }

    /// Returns the provision that names it.
    pub(super) const fn provision(self) -> Provision {
        match self {
            Self::Moving => Provision::AssistantMovesOnOtherBoard,
            Self::Announcing => Provision::AssistantAnnouncesMoves,
            Self::WritingAndPressing => Provision::AssistantWritesAndPresses,
            Self::Telling => Provision::AssistantTellsMovesAndTime,
            Self::Claiming => Provision::AssistantClaimsFlagFall,
            Self::Adjourning => Provision::AssistantHandlesAdjournment,
        }
    }

    /// Reports whether the assistant of the sighted player has it too.
    const fn is_for_both(self) -> bool {
        matches!(self, Self::Moving | Self::Announcing)
    }
}

/// Reports whether the assistant of a visually disabled player may point it out: a flag fall, and what the
/// opponent has touched.
const fn is_reportable_by_assistant(matter: IrregularityKind) -> bool {
    matches!(
        matter,
        IrregularityKind::FlagFall | IrregularityKind::Touch | IrregularityKind::Release
    )
}

/// Reports whether somebody is the assistant of a visually disabled player and may report this to the arbiter.
pub(crate) fn may_tell(table: &Table, who: Who, matter: IrregularityKind) -> bool {
    matches!(who, Who::Assistant(whose) if is_played(table) && is_blind(table, whose))
        && is_reportable_by_assistant(matter)
}

/// Records what an assistant does in a game with a visually disabled player; in other games, nothing.
pub(crate) fn note_assistance(draft: &mut Draft, who: Who, action: &Action) -> Result<(), Refusal> {
    let Who::Assistant(whose) = who else { return Ok(()) };
    if !is_played(draft.table()) || draft.table().outcome().is_some() {
        return Ok(());
    }
    let Some(help) = AssistantDuty::from_action(action) else { return Ok(()) };
    let is_sighted = !is_blind(draft.table(), whose);
    if is_sighted && matches!(action, Action::Report(_)) {
        // Like any other witness.
        return Ok(());
    }
    if is_sighted && (!help.is_for_both() || has_assistant(draft.table(), !whose)) {
        return draft.refuse(RefusalReason::NotForYou, Provision::AssistantOfSightedPlayer);
    }
    draft.note(Fact::Blind(BlindFact::Assisted { whose, help }));
    Ok(())
}

/// Reports whether a player uses an assistant: one has acted, or the arbiter has accepted one.
pub(super) fn has_assistant(table: &Table, whose: Colour) -> bool {
    let is_helper = |leave: &Permission| matches!(leave, Permission::Assistant(_));
    table.blind().assisted[whose] || table.player(whose).permissions.iter().any(is_helper)
}

/// Reports whether these rules allow the assistant's act, so that no permission is needed.
pub(crate) fn has_assistant_by_right(table: &Table, whose: Colour, action: &Action) -> bool {
    let helps = |help: AssistantDuty| is_blind(table, whose) || help.is_for_both();
    is_played(table) && AssistantDuty::from_action(action).is_some_and(helps)
}

/// Returns the provisions that an assistant's help rests on.
pub(super) fn under(table: &Table, whose: Colour, help: AssistantDuty) -> Vec<Provision> {
    let general = if is_blind(table, whose) {
        Provision::AssistantOfBlindPlayer
    } else {
        Provision::AssistantOfSightedPlayer
    };
    vec![general, help.provision()]
}
