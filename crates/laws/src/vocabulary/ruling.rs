//! Rulings: the provisions they rest on, their grounds, and their orders.

use adoube_chess::{Board, Colour, Move, Role, Square};
use serde::{Deserialize, Serialize};

use super::{Author, Outcome, Penalty, Permission};
use crate::{
    Citation, Edition, Provision,
    clock::{Correction, Milliseconds, MoveNumber, PerPlayer, TimeControl},
    history::Ply,
};

/// A ruling.
///
/// ```
/// use adoube_chess::Colour::{Black, White};
/// use adoube_laws::{Edition, Provision, clock::Milliseconds, table::{Order, Ruling}};
///
/// let time = Milliseconds::minutes(2);
/// let ruling = Ruling::under(Edition::Y2017, Provision::IncorrectDrawClaim)
///     .about(White)
///     .order(Order::AddTime { to: Black, time });
/// assert_eq!(ruling.main().map(|cite| cite.to_string()).as_deref(), Some("9.5.3"));
/// assert_eq!(ruling.outcome(), None);
/// ```
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Ruling {
    /// The provisions that it rests on; the first is its subject.
    cites: Vec<Citation>,
    /// The player whose act, claim or lateness it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<Colour>,
    /// The facts that justify it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub grounds: Vec<Ground>,
    /// The consequences, in this order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub orders: Vec<Order>,
    /// The author.
    #[serde(default, skip_serializing_if = "is_the_laws")]
    pub author: Author,
}

fn is_the_laws(author: &Author) -> bool {
    *author == Author::TheLaws
}

impl Ruling {
    /// Creates a ruling under a provision. If the edition does not have it, the case is not regulated and
    /// the Preface is cited, which every edition has.
    pub fn under(edition: Edition, provision: Provision) -> Self {
        let cite = edition.cite(provision).or_else(|| edition.cite(Provision::CasesNotRegulated));
        Self {
            cites: cite.into_iter().collect(),
            about: None,
            grounds: Vec::new(),
            orders: Vec::new(),
            author: Author::TheLaws,
        }
    }

    /// Also cites this provision, if the edition has it.
    #[must_use]
    pub fn also(mut self, provision: Provision) -> Self {
        let edition = self.edition();
        if let Some(cite) = edition.and_then(|edition| edition.cite(provision))
            && !self.cites.contains(&cite)
        {
            self.cites.push(cite);
        }
        self
    }

    /// Sets the player it is about.
    #[must_use]
    pub fn about(self, player: Colour) -> Self {
        Self { about: Some(player), ..self }
    }

    /// Adds a ground.
    #[must_use]
    pub fn ground(mut self, ground: Ground) -> Self {
        self.grounds.push(ground);
        self
    }

    /// Adds an order.
    #[must_use]
    pub fn order(mut self, order: Order) -> Self {
        self.orders.push(order);
        self
    }

    /// Sets the author.
    #[must_use]
    pub fn by(self, author: Author) -> Self {
        Self { author, ..self }
    }

    /// The provisions that it rests on; never empty, the first is its subject.
    pub fn cites(&self) -> &[Citation] {
        &self.cites
    }

    /// Returns its subject.
    pub fn main(&self) -> Option<Citation> {
        self.cites.first().copied()
    }

    fn edition(&self) -> Option<Edition> {
        self.main().map(Citation::edition)
    }

    /// Returns the result, if it ends the game.
    pub fn outcome(&self) -> Option<Outcome> {
        self.orders.iter().find_map(|order| match order {
            Order::End(outcome) => Some(*outcome),
            _ => None,
        })
    }
}

/// A fact that justifies a ruling.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// The position occurred after these half-moves.
    Occurrences(Vec<Ply>),
    /// The same pieces stood on the same squares after this half-move, but it was not the same position.
    NotTheSame {
        /// The half-move.
        after: Ply,
        /// The provision that says why.
        because: Citation,
    },
    /// The number of half-moves without a pawn move or capture.
    QuietPlies(u32),
    /// The requirement of Article 3 that the move does not meet.
    Breaks(Citation),
    /// The intended move, as far as it is clear.
    Attempt(super::Plan),
    /// The legal move that was played.
    Played(Move),
    /// The touched pieces, in order.
    Touched(Vec<Square>),
    /// The number of the player's illegal move, from 1.
    IllegalMoveNumber(u8),
    /// A player can still mate by these moves.
    CanMate {
        /// The player.
        who: Colour,
        /// The moves.
        line: Vec<Move>,
    },
    /// A player can no longer mate by any legal moves.
    CannotMate(Colour),
    /// It could not be determined whether a player can still mate.
    MateNotExcluded(Colour),
    /// The number of moves completed, compared with the number required.
    MovesCompleted {
        /// Moves completed.
        completed: MoveNumber,
        /// Moves required.
        required: Option<MoveNumber>,
    },
    /// How late it was.
    Late(Milliseconds),
    /// How late a player may be.
    DefaultTime(Milliseconds),
    /// How much time was left.
    TimeLeft(Milliseconds),
    /// The reason given by the arbiter.
    Stated(String),
    /// What was written.
    Written(String),
    /// The first line of the scoresheet with a missing entry.
    MissingFrom(super::Line),
    /// The game ended with this half-move; later moves do not count.
    VoidAfter(Ply),
    /// It is this player's turn.
    HasTheMove(Colour),
    /// This player made the offer that was accepted.
    OfferedBy(Colour),
    /// The opponent's allegation could not be established.
    NotEstablished,
    /// These squares had the wrong piece, or lacked one, in the starting position.
    StoodWrongly(Vec<Square>),
    /// The moves made by each player, where a discovery has to be made within a limit.
    MovesOfEach {
        /// Moves of the player with fewer moves.
        moves: MoveNumber,
        /// The last move at which it is in time, if there is a limit.
        limit: Option<MoveNumber>,
    },
    /// How much later than scheduled play began.
    BeganLate(Milliseconds),
    /// This player's flag had fallen before the game ended, and nobody had claimed it.
    FlagNotCalled(Colour),
    /// The device that was found or heard.
    Device(super::Device),
    /// This move stands.
    MoveStands(Move),
    /// Both kings are in check.
    BothKingsInCheck,
    /// A pawn stands on its last rank.
    PawnOnLastRank(Square),
    /// The illegal move was made, but the clock was not pressed.
    NotCompleted,
    /// The offer was declined.
    OfferDeclined,
    /// The player congratulated the opponent, which is taken as resignation.
    Congratulated,
    /// The king was already in check, and the move left it there.
    LeftInCheck,
    /// The move exposed the player's own king to check.
    CameIntoCheck,
    /// The attacked squares on the king's path when castling, including its own square and its destination.
    AttackedOnTheWay(Vec<Square>),
    /// The increment is long enough that the player has to record even with little time left.
    IncrementForRecording(Milliseconds),
}

impl Ground {
    /// Returns the provision that it names, if any.
    pub const fn cites(&self) -> Option<Citation> {
        match self {
            Self::NotTheSame { because: cite, .. } | Self::Breaks(cite) => Some(*cite),
            _ => None,
        }
    }
}

/// A consequence of a ruling.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// A player gains time.
    AddTime {
        /// The player who gains it.
        to: Colour,
        /// The amount.
        time: Milliseconds,
    },
    /// A player loses time.
    TakeTime {
        /// The player who loses it.
        from: Colour,
        /// The amount.
        time: Milliseconds,
    },
    /// The effect of a player's last press on the clock is undone.
    TakeBackPress(Colour),
    /// A clock is set.
    SetClock {
        /// The player whose clock it is.
        whose: Colour,
        /// The new setting.
        to: Correction,
    },
    /// The clock is replaced.
    ReplaceClock(PerPlayer<Correction>),
    /// The correct setting is installed.
    InstallSetting(PerPlayer<TimeControl>),
    /// Both clocks are stopped.
    StopClocks,
    /// A clock is started.
    StartClock(Colour),
    /// The position after this many half-moves is restored.
    Restore(Ply),
    /// This board is set up: the last identifiable position, or one in which a pawn became a queen.
    SetUp(Board),
    /// Displaced pieces are put back.
    PutRight,
    /// One of these moves must be played.
    MustPlay {
        /// The player.
        by: Colour,
        /// The moves.
        moves: Vec<Move>,
    },
    /// The obligations from touched pieces apply to the move to be played now.
    TouchedStay {
        /// The player.
        by: Colour,
        /// The pieces, in the order of touching.
        touched: Vec<Square>,
        /// The origin and destination of a released piece, if it is binding too.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        released: Option<(Square, Square)>,
        /// The piece chosen for promotion, if one was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chosen: Option<Role>,
    },
    /// An unfinished move is finished as this half-move: the pawn becomes a queen, the rook completes castling.
    Finish(Move),
    /// The board is put the right way round, and the position transferred to it.
    TurnBoard,
    /// An offence is counted.
    Count {
        /// The player it is counted against.
        whose: Colour,
        /// The offence.
        offence: Offence,
    },
    /// A penalty is imposed.
    Penalise {
        /// The player penalised.
        whom: Colour,
        /// The penalty.
        penalty: Penalty,
    },
    /// A player is given permission for something.
    Permit {
        /// The player concerned.
        whom: Colour,
        /// The permission.
        what: Permission,
    },
    /// A player has to complete the scoresheet before the next move.
    CompleteScoresheet(Colour),
    /// The game continues.
    GoesOn,
    /// The earlier decision and its result stand.
    Stands,
    /// A game lost by default is played after all.
    PlayOn,
    /// The game is void, and a new one is to be played.
    NewGame,
    /// The game has ended.
    End(Outcome),
}

/// An offence that is counted against a player.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offence {
    /// A completed illegal move, including a pawn left on the last rank.
    IllegalMove,
    /// A move made with two hands.
    TwoHands,
    /// The clock pressed without a move.
    PressWithoutMove,
    /// A warning.
    Warning,
}
