//! The facts of a competition.

use adoube_chess::Colour;
use adoube_laws::{clock::At, table::Outcome};
use serde::{Deserialize, Serialize};

use super::{About, Bye, Day, ForbiddenGroup, Player, RulesPair, SeatRole, lobby::LobbyFact};
use crate::{
    ids::{BoardNo, GameId, PersonNo, PlayerNo, RoundNo, SeatId},
    token::TokenHash,
};

/// A fact about a competition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum CompetitionFact {
    /// The competition was announced.
    Opened {
        /// The announcement.
        about: Box<About>,
        /// The person under whose key the names in it are stored.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<PersonNo>,
    },
    /// The announcement was changed; tables that were created before keep their regulations.
    Amended {
        /// The announcement from now on.
        about: Box<About>,
        /// The person under whose key the names in it are stored.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<PersonNo>,
    },
    /// A player was entered.
    PlayerEntered {
        /// The player.
        player: Player,
        /// The person under whose key the data is stored.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<PersonNo>,
    },
    /// The data of a player was corrected.
    PlayerCorrected {
        /// The corrected data.
        player: Player,
        /// The person under whose key the data is stored.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<PersonNo>,
    },
    /// A player who was never paired was removed.
    PlayerRemoved {
        /// The player.
        player: PlayerNo,
    },
    /// A player withdrew.
    PlayerWithdrew {
        /// The player.
        player: PlayerNo,
    },
    /// A player who had withdrawn plays again.
    PlayerReturned {
        /// The player.
        player: PlayerNo,
    },
    /// The players were renumbered from 1, before the first round.
    PlayersRenumbered {
        /// The old numbers, in the new order.
        order: Vec<PlayerNo>,
    },
    /// A player requested a bye in a coming round.
    ByeRequested {
        /// The round.
        round: RoundNo,
        /// The player.
        player: PlayerNo,
        /// The kind of bye.
        bye: Bye,
    },
    /// A player cancelled a requested bye.
    ByeRequestCancelled {
        /// The round.
        round: RoundNo,
        /// The player.
        player: PlayerNo,
    },
    /// The pairings that must not occur were set.
    PairingsForbidden {
        /// All groups from now on.
        groups: Vec<ForbiddenGroup>,
    },
    /// The accelerated group of a Swiss was fixed with its first round.
    AcceleratedGroupFixed {
        /// The last player of the group.
        last: PlayerNo,
    },
    /// The start of a round was set.
    RoundScheduled {
        /// The round.
        round: RoundNo,
        /// When it begins, if known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        starts: Option<At>,
        /// The day, by the local calendar.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        day: Option<Day>,
    },
    /// Two players were paired.
    BoardPaired {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// The player of the white pieces.
        white: PlayerNo,
        /// The player of the black pieces.
        black: PlayerNo,
    },
    /// A player does not play in a round.
    ByeGiven {
        /// The round.
        round: RoundNo,
        /// The player.
        player: PlayerNo,
        /// The kind of bye.
        bye: Bye,
    },
    /// The colour of player number 1 in the first round of a Swiss was drawn, or set.
    InitialColourDrawn {
        /// The colour.
        colour: Colour,
    },
    /// A round was compared with the Swiss rules.
    PairingsCompared {
        /// The round.
        round: RoundNo,
        /// The pairs that the rules give and the round does not have; empty if it agrees after all.
        by_the_rules: Vec<RulesPair>,
    },
    /// The pairings of a round in which nothing had been played were dropped.
    PairingsDropped {
        /// The round.
        round: RoundNo,
    },
    /// The players of a board were corrected, or a board was added. A table that was created for other
    /// players is removed.
    BoardCorrected {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// The player of the white pieces.
        white: PlayerNo,
        /// The player of the black pieces.
        black: PlayerNo,
    },
    /// A board was removed from a round, together with its table.
    BoardRemoved {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
    },
    /// A bye was taken back: the player plays in the round after all.
    ByeTaken {
        /// The round.
        round: RoundNo,
        /// The player.
        player: PlayerNo,
    },
    /// A table of this hall was assigned to a board.
    GameAssigned {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// The game.
        game: GameId,
    },
    /// A void game was replaced by a new one.
    GameReplaced {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// The new game.
        game: GameId,
    },
    /// The arbiter entered the result of a game that is not played at a table of this hall.
    ResultEntered {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// The result; none if it was removed.
        outcome: Option<Outcome>,
    },
    /// A seat was given.
    SeatGiven {
        /// The id of the seat.
        seat: SeatId,
        /// The role.
        role: SeatRole,
        /// The name of its owner, if given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// The hash of the token.
        token: TokenHash,
    },
    /// A program plays with a player's seat.
    SeatUsedByProgram {
        /// The seat.
        seat: SeatId,
    },
    /// A seat was revoked.
    SeatRevoked {
        /// The seat.
        seat: SeatId,
    },
    /// An official of the hall was appointed to the competition.
    OfficialAppointed {
        /// The name with which the official signs in.
        name: String,
    },
    /// An official was dismissed from the competition.
    OfficialDismissed {
        /// The name with which the official signs in.
        name: String,
    },
    /// The personal data of a player was removed; pairings and results stay.
    PlayerErased {
        /// The player.
        player: PlayerNo,
    },
    /// The name of a seat's holder was removed.
    SeatErased {
        /// The seat.
        seat: SeatId,
    },
    /// The competition was put away, or brought back.
    Archived {
        /// Whether it is put away.
        archived: bool,
    },
    /// The competition was deleted, with all personal data.
    Deleted,
    /// Players arranged something among themselves.
    Arranged {
        /// The fact of the lobby.
        arranged: LobbyFact,
    },
}
