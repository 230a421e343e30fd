//! Kinds of acts, as they are written on a button.

use adoube_laws::table::{ActionKind, IrregularityKind};

use super::event::matter;
use crate::i18n::Localizer;

/// A kind of act in a few words, as a request to do it: “Offer a draw”.
pub fn act(kind: ActionKind, words: &Localizer) -> String {
    match kind {
        ActionKind::Notice(what) => words.act(kind, [("matter", words.plain(matter(what)).into())]),
        _ => words.act(kind, []),
    }
}

/// What may be wrong, in few words: “an illegal move”.
pub fn irregularity(what: IrregularityKind, words: &Localizer) -> String {
    words.plain(matter(what))
}
