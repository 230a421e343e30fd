//! What somebody may do, as it is written on a button.

use adoube_laws::table::{ActionKind, IrregularityKind};

use super::event::matter;
use crate::words::{PlayKey, Words};

/// A kind of act in a few words, as one bids somebody to do it: “Offer a draw”.
pub fn act(kind: ActionKind, words: &Words) -> String {
    match kind {
        ActionKind::Notice(what) => {
            words.say(PlayKey::ActNotice, [("matter", words.plain(matter(what)).into())])
        }
        _ => words.act(kind),
    }
}

/// What may be wrong, in few words: “an illegal move”.
pub fn irregularity(what: IrregularityKind, words: &Words) -> String {
    words.plain(matter(what))
}
