//! Values that differ by edition.

use crate::{Edition, edition::by_edition, regulations::Has};

/// The rules of an edition on resumption.
#[derive(Clone, Copy, Debug)]
pub(super) struct AdjournmentRules {
    /// Whether a late player who sealed is saved by the opponent's fallen flag.
    pub(super) flag_saves_late_sealer: Has,
    /// Whether a sealed move that ended the game does so regardless of who is late, or only for the player who sealed it.
    pub(super) end_holds_for_both: Has,
}

const Y2005: AdjournmentRules =
    AdjournmentRules { flag_saves_late_sealer: Has::Yes, end_holds_for_both: Has::No };
const Y2014: AdjournmentRules =
    AdjournmentRules { flag_saves_late_sealer: Has::No, end_holds_for_both: Has::Yes };

impl AdjournmentRules {
    pub(super) const fn for_edition(edition: Edition) -> Self {
        by_edition!(edition; Y2005: Y2005, Y2014: Y2014)
    }
}
