//! Coming, going, and what players have about them (6.6 and 6.7, Articles 11 and 12).

use adoube_chess::Colour;
use serde::{Deserialize, Serialize};

use crate::{
    Provision,
    clock::PerPlayer,
    table::{Area, Draft, Player, PresenceAct, Refusal, Why},
};

/// Where a player is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// Not there yet.
    Absent,
    /// There.
    #[default]
    AtTheBoard,
    /// Gone out for a while.
    Left(Area),
}

impl Presence {
    /// Whether the player is there.
    pub const fn is_at_the_board(self) -> bool {
        matches!(self, Self::AtTheBoard)
    }
}

/// What became fact of coming and going.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PresenceFact {
    /// A player is somewhere else now.
    Moved {
        /// Who.
        who: Colour,
        /// Where.
        to: Presence,
    },
    /// The arbiter lets a player come late.
    Excused(Colour),
}

pub(crate) fn fold(players: &mut PerPlayer<Player>, fact: &PresenceFact) {
    match fact {
        PresenceFact::Moved { who, to } => players[*who].presence = *to,
        PresenceFact::Excused(who) => players[*who].excused = true,
    }
}

/// A player comes, goes, or has something about him.
pub(crate) fn act(draft: &mut Draft, by: Colour, act: PresenceAct) -> Result<(), Refusal> {
    match act {
        PresenceAct::Arrive => super::default_time::arrives(draft, by),
        PresenceAct::Leave(_)
        | PresenceAct::Return
        | PresenceAct::Device(_)
        | PresenceAct::Notes
        | PresenceAct::Analyses
        | PresenceAct::Smokes
        | PresenceAct::Disturbs => Err(Why::NotInEdition.into()),
    }
}

/// The provisions that such a fact rests on.
pub(crate) fn under(fact: &PresenceFact) -> Vec<Provision> {
    match fact {
        PresenceFact::Moved { .. } => Vec::new(),
        PresenceFact::Excused(_) => vec![Provision::DefaultTime],
    }
}
