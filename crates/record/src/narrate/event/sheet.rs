//! Scoresheets.

use adoube_laws::table::{SheetFact, Who};

use crate::{
    i18n::PlayKey,
    narrate::{
        context::{Context, of},
        time::reading,
    },
};

/// What became fact of scoresheets.
pub(super) fn sheet(fact: &SheetFact, context: Context<'_>) -> String {
    let words = context.words;
    let quoted = |text: &String| ("text", text.clone().into());
    match fact {
        SheetFact::Written { sheet, text, .. } => {
            words.say(PlayKey::EventWritten, [of(*sheet), quoted(text)])
        }
        SheetFact::Struck { sheet, .. } => words.say(PlayKey::EventStruck, [of(*sheet)]),
        SheetFact::Completed { sheet, .. } => words.say(PlayKey::EventCompleted, [of(*sheet)]),
        SheetFact::OfferWritten(sheet) => words.say(PlayKey::EventOfferWritten, [of(*sheet)]),
        SheetFact::TimeWritten { sheet, time: shown } => {
            let shown = ("time", reading(*shown, words).into());
            words.say(PlayKey::EventTimeWritten, [of(*sheet), shown])
        }
        SheetFact::NoteWritten { sheet, text } => {
            words.say(PlayKey::EventNoteWritten, [of(*sheet), quoted(text)])
        }
        SheetFact::CompletionDue { sheet, .. } => {
            words.say(PlayKey::EventCompletionDue, [of(*sheet)])
        }
        SheetFact::CompletionDone(sheet) => words.say(PlayKey::EventCompletionDone, [of(*sheet)]),
        SheetFact::Borrowed(by) => words.say(PlayKey::EventBorrowed, [of(*by)]),
        SheetFact::GivenBack(by) => words.say(PlayKey::EventGivenBack, [of(*by)]),
        SheetFact::Hidden(by) => words.say(PlayKey::EventHidden, [of(*by)]),
        SheetFact::Shown(by) => words.say(PlayKey::EventShown, [of(*by)]),
        SheetFact::KeptBy { sheet, keeper } => {
            let keeper = ("keeper", keeper_name(*keeper).into());
            words.say(PlayKey::EventKeptBy, [of(*sheet), keeper])
        }
        SheetFact::Electronic(by) => words.say(PlayKey::EventElectronic, [of(*by)]),
        SheetFact::Replaced(sheet) => words.say(PlayKey::EventReplaced, [of(*sheet)]),
        SheetFact::Noted { .. } => words.plain(PlayKey::EventNoted),
        SheetFact::Signed { by, outcome } => {
            let result = ("result", outcome.to_string().into());
            words.say(PlayKey::EventSigned, [of(*by), result])
        }
        SheetFact::HandedOver(by) => words.say(PlayKey::EventHandedOver, [of(*by)]),
    }
}

/// Who keeps a score, in the selectors of `texts/`.
const fn keeper_name(keeper: Who) -> &'static str {
    match keeper {
        Who::Player(_) => "player",
        Who::Assistant(_) => "assistant",
        Who::Arbiter => "arbiter",
        Who::Timekeeper | Who::Bystander => "other",
    }
}
