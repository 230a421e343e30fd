//! Actions: what people can do at a table.
//!
//! A compound action stands for several simple ones: [`Action::Play`] lifts, places and presses with one hand.

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

/// An action.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Time passes.
    Tick,
    /// A hand acts on the board.
    Hand {
        /// The hand.
        hand: Hand,
        /// The act.
        act: HandAct,
    },
    /// Makes a move on the board without pressing the clock.
    Make(Plan),
    /// Makes a move and presses the clock, with the same hand.
    Play(Plan),
    /// Says something.
    Say(Voice),
    /// Presses the clock.
    Press {
        /// The hand used.
        hand: Hand,
        /// The manner.
        manner: Manner,
    },
    /// Stops both clocks.
    StopClocks(Reason),
    /// Does something with a scoresheet.
    Sheet(SheetAct),
    /// Arrives, leaves, or is seen with something.
    Presence(PresenceAct),
    /// Seals a move, or acts otherwise on an adjournment.
    Adjourn(AdjournAct),
    /// The arbiter acts.
    Arbiter(Arbitration),
    /// Reports an irregularity to the arbiter.
    Report(IrregularityKind),
    /// Confirms or denies an accusation.
    Testify(Testimony),
}

/// The manner in which a clock is pressed.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    /// As prescribed.
    #[default]
    Proper,
    /// With force.
    Banging,
    /// The clock is picked up, or knocked over.
    Rough,
    /// The finger stays on the button, or over it.
    Hovering,
}

/// The reason for which a player stops the clocks.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// To ask the arbiter for help.
    Help,
    /// The piece needed for a promotion is not available.
    NoPiece,
    /// Pieces were displaced.
    Displacement,
    /// The opponent has played an illegal move, or committed another irregularity.
    Irregularity,
    /// To make a claim.
    Claim,
    /// The clock is set wrongly, or does not work.
    FaultyClock,
    /// Another reason, or none.
    Other,
}

/// Presence and conduct of a person in the playing area.
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
    /// Carries a phone or another device.
    Device(Device),
    /// Takes something out of the bag that holds a device.
    UsesBag,
    /// Uses notes, a book, or advice.
    Notes,
    /// Analyses on another board.
    Analyses,
    /// Smokes where it is not allowed.
    Smokes,
    /// Disturbs the opponent.
    Disturbs,
    /// Brings the game of chess into disrepute.
    Disgraces,
    /// Shakes hands with the opponent.
    ShakesHands,
    /// Enters the playing area without being a player or an arbiter.
    Enters,
    /// Talks about a game or interferes with it without being one of its players.
    Interferes,
}

/// An area that a player can leave.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Area {
    /// The area in which the games are played.
    PlayingArea,
    /// Everything that belongs to the competition: rest rooms, refreshment and smoking areas.
    Venue,
}

impl Area {
    /// Both areas.
    pub(crate) const ALL: [Self; 2] = [Self::PlayingArea, Self::Venue];
}

/// The state of a device.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Device {
    /// Switched off, in a bag at the agreed place.
    OffInABag,
    /// Completely switched off.
    Off,
    /// Switched on.
    On,
    /// Makes a sound other than ringing.
    Sounds,
    /// It rings.
    Rings,
}
