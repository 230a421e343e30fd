//! What people do: the vocabulary of a table.
//!
//! A coarser word stands for a series of finer ones: [`Action::Play`] is to lift, to place and to press with one hand.

mod adjourn;
mod arbiter;
mod hand;
mod penalty;
mod sheet;
mod voice;

pub use adjourn::{AdjournAct, AdjournStep};
#[cfg(feature = "openapi")]
pub(crate) use arbiter::WrittenIrregularity;
pub use arbiter::{
    ArbiterAct, ArbiterInformation, Arbitration, Duty, Irregularity, IrregularityKind, Permission,
    Restored,
};
pub use hand::{Hand, HandAct, Intent, Plan};
pub use penalty::{Measure, Penalty};
pub use sheet::{Line, SheetAct};
pub use voice::{Accusation, Basis, Claim, Request, Testimony, Voice};

use serde::{Deserialize, Serialize};

/// What somebody does.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Time passes.
    Tick,
    /// A hand does something on the board.
    Hand {
        /// The hand.
        hand: Hand,
        /// What it does.
        act: HandAct,
    },
    /// Makes a move on the board, and leaves the clock alone.
    Make(Plan),
    /// Makes a move and presses the clock, all with one hand.
    Play(Plan),
    /// Says something.
    Say(Voice),
    /// Presses the clock.
    Press {
        /// With which hand.
        hand: Hand,
        /// In what manner.
        manner: Manner,
    },
    /// Stops both clocks.
    StopClocks(Reason),
    /// Does something with a scoresheet.
    Sheet(SheetAct),
    /// Comes, goes, or has something about him.
    Presence(PresenceAct),
    /// Seals a move, or does something else about an adjournment.
    Adjourn(AdjournAct),
    /// The arbiter acts.
    Arbiter(Arbitration),
    /// Tells the arbiter of an irregularity that was seen.
    Report(IrregularityKind),
    /// Says that it was as a player has accused the opponent, or that it was not.
    Testify(Testimony),
}

/// In what manner a clock is pressed.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    /// As it should be.
    #[default]
    Proper,
    /// With force.
    Banging,
    /// The clock is picked up, or knocked over.
    Rough,
    /// The finger stays on the button, or hovers over it.
    Hovering,
}

/// Why a player stops the clocks.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// To ask the arbiter for help.
    Help,
    /// The piece that the pawn is to become is not at hand.
    NoPiece,
    /// Pieces were displaced.
    Displacement,
    /// The opponent has played an illegal move, or done another irregularity.
    Irregularity,
    /// To claim.
    Claim,
    /// The clock is set wrongly, or does not work.
    FaultyClock,
    /// Something else, or nothing at all.
    Other,
}

/// Coming, going, and what one has about oneself.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PresenceAct {
    /// Arrives at the board.
    Arrive,
    /// Leaves.
    Leave(Area),
    /// Comes back.
    Return,
    /// Has a phone or another device.
    Device(Device),
    /// Takes something out of the bag in which a device lies.
    UsesBag,
    /// Uses notes, a book, or advice.
    Notes,
    /// Analyses on another board.
    Analyses,
    /// Smokes where it is not allowed.
    Smokes,
    /// Disturbs the opponent.
    Disturbs,
    /// Does what brings the game of chess into disrepute.
    Disgraces,
    /// Shakes hands with the opponent.
    ShakesHands,
    /// Enters the playing area without being a player or an arbiter.
    Enters,
    /// Speaks of a game or meddles with it without being one of its players.
    Interferes,
}

/// What a player leaves.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Area {
    /// The room in which the games are played.
    PlayingArea,
    /// All that belongs to the competition: rest rooms, refreshments, places for smoking.
    Venue,
}

impl Area {
    /// Both.
    pub(crate) const ALL: [Self; 2] = [Self::PlayingArea, Self::Venue];
}

/// What a device does.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Device {
    /// It is there, switched off, in a bag at the agreed place.
    OffInABag,
    /// It is there, fully switched off.
    Off,
    /// It is there, switched on.
    On,
    /// It makes a sound that is no ringing.
    Sounds,
    /// It rings.
    Rings,
}
