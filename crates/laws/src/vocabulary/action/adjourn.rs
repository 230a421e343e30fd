//! Actions that adjourn a game and resume it.

use serde::{Deserialize, Serialize};

use crate::{clock::At, vocabulary::Sealed};

/// An act of a player.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AdjournAct {
    /// Asks to adjourn now.
    Ask,
    /// Writes a move and puts it into the envelope, replacing any earlier one.
    Seal(Sealed),
    /// Stops the clock without starting the other, and hands the envelope over.
    HandOver,
    /// States which move was sealed, because the envelope is lost.
    State(String),
}

/// An act of the arbiter.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AdjournStep {
    /// Asks the player to move to seal, because the session is over.
    Request,
    /// Checks what is written on the envelope, and keeps it.
    CheckEnvelope,
    /// Sets the time and place of the resumption.
    Appoint {
        /// When it begins.
        at: At,
        /// When the session ends, if that is announced.
        until: Option<At>,
        /// The place; may be empty.
        place: String,
    },
    /// Sets up the position and the clocks, and resumes play.
    Resume,
    /// Opens the envelope.
    Open(Sealed),
    /// Opens the envelope with the reply.
    OpenReply(Sealed),
    /// Finds that the envelope is lost.
    EnvelopeLost,
    /// Finds that the position can no longer be established.
    PositionLost,
}
