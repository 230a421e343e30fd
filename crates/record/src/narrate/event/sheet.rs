//! Scoresheets.

use adoube_laws::table::{SheetFact, Who};

use crate::{
    i18n::PlayKey,
    narrate::{
        context::{Context, colour_value},
        time::reading,
    },
};

/// Events of scoresheets.
pub(super) fn sheet(fact: &SheetFact, context: Context<'_>) -> String {
    let words = context.words;
    let quoted = |text: &String| ("text", text.clone().into());
    match fact {
        SheetFact::Written { sheet, text, .. } => {
            words.say(PlayKey::EventWritten, [colour_value(*sheet), quoted(text)])
        }
        SheetFact::Struck { sheet, .. } => words.say(PlayKey::EventStruck, [colour_value(*sheet)]),
        SheetFact::Completed { sheet, .. } => {
            words.say(PlayKey::EventCompleted, [colour_value(*sheet)])
        }
        SheetFact::OfferWritten(sheet) => {
            words.say(PlayKey::EventOfferWritten, [colour_value(*sheet)])
        }
        SheetFact::TimeWritten { sheet, time: shown } => {
            let shown = ("time", reading(*shown, words).into());
            words.say(PlayKey::EventTimeWritten, [colour_value(*sheet), shown])
        }
        SheetFact::NoteWritten { sheet, text } => {
            words.say(PlayKey::EventNoteWritten, [colour_value(*sheet), quoted(text)])
        }
        SheetFact::CompletionDue { sheet, .. } => {
            words.say(PlayKey::EventCompletionDue, [colour_value(*sheet)])
        }
        SheetFact::CompletionDone(sheet) => {
            words.say(PlayKey::EventCompletionDone, [colour_value(*sheet)])
        }
        SheetFact::Borrowed(by) => words.say(PlayKey::EventBorrowed, [colour_value(*by)]),
        SheetFact::GivenBack(by) => words.say(PlayKey::EventGivenBack, [colour_value(*by)]),
        SheetFact::Hidden(by) => words.say(PlayKey::EventHidden, [colour_value(*by)]),
        SheetFact::Shown(by) => words.say(PlayKey::EventShown, [colour_value(*by)]),
        SheetFact::KeptBy { sheet, keeper } => {
            let keeper = ("keeper", keeper_name(*keeper).into());
            words.say(PlayKey::EventKeptBy, [colour_value(*sheet), keeper])
        }
        SheetFact::Electronic(by) => words.say(PlayKey::EventElectronic, [colour_value(*by)]),
        SheetFact::Replaced(sheet) => words.say(PlayKey::EventReplaced, [colour_value(*sheet)]),
        SheetFact::Noted { .. } => words.plain(PlayKey::EventNoted),
        SheetFact::Signed { by, outcome } => {
            let result = ("result", outcome.to_string().into());
            words.say(PlayKey::EventSigned, [colour_value(*by), result])
        }
        SheetFact::HandedOver(by) => words.say(PlayKey::EventHandedOver, [colour_value(*by)]),
    }
}

/// The keeper of a score, in the selectors of `texts/`.
const fn keeper_name(keeper: Who) -> &'static str {
    match keeper {
        Who::Player(_) => "player",
        Who::Assistant(_) => "assistant",
        Who::Arbiter => "arbiter",
        Who::Timekeeper | Who::Bystander => "other",
    }
}
