//! What is said at a table.

use adoube_chess::Square;
use serde::{Deserialize, Serialize};

use super::Plan;

/// What a player says.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Voice {
    /// "I adjust": the touches that follow oblige to nothing.
    Adjusting,
    /// "I am about to castle."
    AboutToCastle,
    /// Offers a draw.
    OfferDraw,
    /// Offers a draw with a condition.
    OfferDrawIf(String),
    /// Takes an offer back, or tries to.
    WithdrawOffer,
    /// Accepts an offer.
    Accept,
    /// Refuses an offer.
    Decline,
    /// Resigns.
    Resign,
    /// Congratulates the opponent on the win, which is taken as resignation.
    Congratulate,
    /// Claims something.
    Claim(Claim),
    /// Takes a claim back, or tries to.
    WithdrawClaim,
    /// Asks for something.
    Request(Request),
    /// Calls the arbiter, and says why.
    CallArbiter(String),
    /// Will not do what the Laws order.
    Refuse(String),
    /// Appeals against a decision of the arbiter.
    Appeal(String),
    /// Announces a move, as players do where one cannot see.
    Announce(String),
    /// Repeats a move that was announced, and carries it out on the own board.
    Repeat(String),
    /// Would put right, by agreement with the opponent, an illegal move that nobody can claim any more.
    WouldCorrect,
    /// Confirms the position, and the scoresheet if there is one, that the opponent submits with a claim.
    ConfirmEvidence,
    /// Does not confirm it.
    DisputeEvidence,
    /// Says that the opponent has done something that nobody recorded.
    Accuse(Accusation),
    /// Says something else.
    Other(String),
}

/// What a player says that the opponent has done.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Accusation {
    /// Touched the piece on this square, when last on move.
    Touched(Square),
    /// Resigned.
    Resigned,
    /// Offered a draw.
    OfferedDraw,
}

/// What somebody says to an accusation.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Testimony {
    /// It was so.
    Confirms,
    /// It was not so.
    Denies,
}

/// What a player claims.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// The same position for the third time.
    Repetition(Basis),
    /// Fifty moves by each player without a pawn's move or a capture.
    FiftyMoves(Basis),
    /// The opponent's flag has fallen.
    FlagFall,
    /// The opponent has played an illegal move.
    IllegalMove,
    /// The opponent has touched or released a piece and played otherwise.
    Touch,
    /// Something else is wrong.
    Irregularity(super::Irregularity),
    /// The opponent makes no effort to win by normal means.
    NoEffort,
    /// The opponent cannot win by normal means.
    CannotWin,
}

/// On what a claim of repetition or of fifty moves rests.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Basis {
    /// What stands on the board.
    Stands,
    /// What will stand after the move that is on the claimant's scoresheet.
    Written(Plan),
    /// What will stand after a move that was only named.
    Named(Plan),
    /// What a screen or a demonstration board shows, and nothing else.
    Display,
}

/// What a player asks for.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// A piece for a pawn that is to promote.
    Piece,
    /// To look at a scoresheet that somebody else keeps.
    Scoresheet,
    /// A scoresheet to write the moves on, in a game in which nobody has to.
    BlankScoresheet,
    /// What a point of the Laws means.
    Explanation(String),
    /// The number of moves played.
    MoveNumber,
    /// The number of moves and the time used, as players who cannot see are told them.
    MovesAndTime,
    /// Leave to go somewhere.
    ToLeave(super::Area),
    /// Leave to have a device.
    Device,
    /// An assistant, and for what.
    Assistant(super::Duty),
    /// Consent to a draw.
    ConsentToDraw,
    /// Extra time for each move.
    Increment,
}
