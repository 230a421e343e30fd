//! Draws by what has been played: repetition and the count of moves, on a claim or by themselves (Article 9).
//!
//! **Says:** the player to move may claim that a position occurs for the third time, or will after an
//! announced move, or that fifty moves by each player have passed without a pawn move or capture.
//! **Differs:** which positions are the same (2005 and later); since 2014 fivefold repetition and 75 moves
//! end the game without a claim; in 2014 the five must be consecutive, later not.
//! **Decides from:** the moves of record. Who may claim is decided elsewhere.

#[cfg(feature = "table")]
mod claim;
#[cfg(feature = "table")]
mod cost;
mod positions;
#[cfg(feature = "table")]
pub(crate) mod values;
#[cfg(feature = "table")]
mod without_claim;

#[cfg(feature = "table")]
pub use claim::{ClaimFinding, ClaimGround, DrawClaim};
#[cfg(feature = "table")]
pub(crate) use claim::{FIFTY_MOVES, THREE_TIMES};
#[cfg(feature = "table")]
pub use cost::Cost;
#[cfg(feature = "table")]
pub(crate) use positions::has_same_pieces;
pub use positions::{History, Ply, ReachedBy, RecordedPosition};
#[cfg(feature = "table")]
pub use without_claim::AutomaticEnd;
#[cfg(feature = "table")]
pub(crate) use without_claim::{FIVE_TIMES, SEVENTY_FIVE_MOVES};
