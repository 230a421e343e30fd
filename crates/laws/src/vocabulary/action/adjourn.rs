//! What is done to adjourn a game and to resume it.

use serde::{Deserialize, Serialize};

use crate::{clock::At, vocabulary::Sealed};

/// What a player does.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AdjournAct {
    /// Wants to adjourn now.
    Ask,
    /// Writes a move and puts it into the envelope, or replaces the one that is in it.
    Seal(Sealed),
    /// Stops the clock, starts no other, and hands the envelope over.
    HandOver,
    /// States what was sealed, since the envelope is lost.
    State(String),
}

/// What the arbiter does.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AdjournStep {
    /// Asks the player who has the move to seal it: the session is over.
    Request,
    /// Checks what stands on the envelope, and keeps it.
    CheckEnvelope,
    /// Appoints the resumption.
    Appoint {
        /// When it begins.
        at: At,
        /// When the session ends, if that is announced.
        until: Option<At>,
        /// Where; may be empty.
        place: String,
    },
    /// Sets up position and clocks, and resumes play.
    Resume,
    /// Opens the envelope.
    Open(Sealed),
    /// Opens the envelope with the reply.
    OpenReply(Sealed),
    /// Finds that the envelope is lost.
    EnvelopeLost,
    /// Finds that nobody knows the position any more.
    PositionLost,
}
