//! Kinds of acts as labels of buttons.

use adoube_laws::table::{ActionKind, IrregularityKind};

use super::event::matter;
use crate::i18n::Localizer;

/// A kind of act as a short request: “Offer a draw”.
pub fn act(kind: ActionKind, words: &Localizer) -> String {
    match kind {
        ActionKind::Notice(what) => words.act(kind, [("matter", words.plain(matter(what)).into())]),
        _ => words.act(kind, []),
    }
}

/// An irregularity in a few words: “an illegal move”.
pub fn irregularity(what: IrregularityKind, words: &Localizer) -> String {
    words.plain(matter(what))
}
