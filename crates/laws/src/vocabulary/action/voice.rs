//! Statements of players: offers, claims, requests.

use adoube_chess::Square;
use serde::{Deserialize, Serialize};

use super::Plan;

/// A statement of a player.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Voice {
    /// "I adjust": the touches that follow have no consequences.
    Adjusting,
    /// "I am about to castle."
    AboutToCastle,
    /// Offers a draw.
    OfferDraw,
    /// Offers a draw with a condition.
    OfferDrawIf(String),
    /// Withdraws an offer, or tries to.
    WithdrawOffer,
    /// Accepts an offer.
    Accept,
    /// Declines an offer.
    Decline,
    /// Resigns.
    Resign,
    /// Congratulates the opponent on the win, which is taken as resignation.
    Congratulate,
    /// Makes a claim.
    Claim(Claim),
    /// Withdraws a claim, or tries to.
    WithdrawClaim,
    /// Makes a request.
    Request(Request),
    /// Calls the arbiter, with a reason.
    CallArbiter(String),
    /// Refuses to comply with the Laws.
    Refuse(String),
    /// Appeals against a decision of the arbiter.
    Appeal(String),
    /// Announces a move, as in games with visually disabled players.
    Announce(String),
    /// Repeats an announced move and executes it on their own board.
    Repeat(String),
    /// Offers to correct, by agreement with the opponent, an illegal move that can no longer be claimed.
    WouldCorrect,
    /// Confirms the position, and the scoresheet if there is one, that the opponent submits with a claim.
    ConfirmEvidence,
    /// Does not confirm what the opponent submits.
    DisputeEvidence,
    /// Accuses the opponent of something that was not recorded.
    Accuse(Accusation),
    /// Says something else.
    Other(String),
}

/// Something that a player accuses the opponent of.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Accusation {
    /// Touched the piece on this square when last on move.
    Touched(Square),
    /// Resigned.
    Resigned,
    /// Offered a draw.
    OfferedDraw,
}

/// A reply to an accusation.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Testimony {
    /// It happened.
    Confirms,
    /// It did not happen.
    Denies,
}

/// A claim.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// Threefold repetition.
    Repetition(Basis),
    /// Fifty moves by each player without a pawn move or capture.
    FiftyMoves(Basis),
    /// The opponent's flag has fallen.
    FlagFall,
    /// The opponent has played an illegal move.
    IllegalMove,
    /// The opponent has touched or released a piece and played another move.
    Touch,
    /// Another irregularity.
    Irregularity(super::Irregularity),
    /// The opponent makes no effort to win by normal means.
    NoEffort,
    /// The opponent cannot win by normal means.
    CannotWin,
}

/// What a claim of repetition or of fifty moves is based on.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Basis {
    /// The position on the board.
    Stands,
    /// The position after the move written on the claimant's scoresheet.
    Written(Plan),
    /// The position after a move that was only named.
    Named(Plan),
    /// Only what a screen or a demonstration board shows.
    Display,
}

/// A request of a player.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// A piece for a promotion.
    Piece,
    /// To see a scoresheet that somebody else keeps.
    Scoresheet,
    /// A blank scoresheet, in a game without recording.
    BlankScoresheet,
    /// The meaning of a point of the Laws.
    Explanation(String),
    /// The number of moves played.
    MoveNumber,
    /// The number of moves and the time used, as visually disabled players may ask.
    MovesAndTime,
    /// Permission to leave an area.
    ToLeave(super::Area),
    /// Permission to carry a device.
    Device,
    /// An assistant for this duty.
    Assistant(super::Duty),
    /// Consent to a draw.
    ConsentToDraw,
    /// An increment for each move.
    Increment,
}
