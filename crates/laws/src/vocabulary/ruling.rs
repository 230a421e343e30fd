//! Decisions: under which provisions, on what grounds, and what follows.

use adoube_chess::{Board, Colour, Move, Role, Square};
use serde::{Deserialize, Serialize};

use super::{Author, Outcome, Penalty, Permission};
use crate::{
    Citation, Edition, Provision,
    clock::{Correction, Milliseconds, MoveNumber, PerPlayer, TimeControl},
    history::Ply,
};

/// A decision.
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
    /// What it is taken under; the first says what it is about.
    cites: Vec<Citation>,
    /// The player whose act, claim or lateness it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<Colour>,
    /// What shows it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub grounds: Vec<Ground>,
    /// What follows, in this order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub orders: Vec<Order>,
    /// Who took it.
    #[serde(default, skip_serializing_if = "is_the_laws")]
    pub author: Author,
}

fn is_the_laws(author: &Author) -> bool {
    *author == Author::TheLaws
}

impl Ruling {
    /// A ruling under a provision. Where the edition has no such provision, the case is not regulated, and that is
    /// cited: the Preface stands in every edition.
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

    /// Also under this provision, if the edition has it.
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

    /// About this player.
    #[must_use]
    pub fn about(self, player: Colour) -> Self {
        Self { about: Some(player), ..self }
    }

    /// On this ground.
    #[must_use]
    pub fn ground(mut self, ground: Ground) -> Self {
        self.grounds.push(ground);
        self
    }

    /// With this consequence.
    #[must_use]
    pub fn order(mut self, order: Order) -> Self {
        self.orders.push(order);
        self
    }

    /// Taken by this author.
    #[must_use]
    pub fn by(self, author: Author) -> Self {
        Self { author, ..self }
    }

    /// What it is taken under; never empty, and the first says what it is about.
    pub fn cites(&self) -> &[Citation] {
        &self.cites
    }

    /// What it is about.
    pub fn main(&self) -> Option<Citation> {
        self.cites.first().copied()
    }

    fn edition(&self) -> Option<Edition> {
        self.main().map(Citation::edition)
    }

    /// The result, if it ends the game.
    pub fn outcome(&self) -> Option<Outcome> {
        self.orders.iter().find_map(|order| match order {
            Order::End(outcome) => Some(*outcome),
            _ => None,
        })
    }
}

/// What shows that a decision is right.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// The position stood after these half-moves.
    Occurrences(Vec<Ply>),
    /// The same men stood on the same squares after this half-move, and yet it was not the same position.
    NotTheSame {
        /// After which half-move.
        after: Ply,
        /// What says so.
        because: Citation,
    },
    /// So many half-moves without a pawn's move or a capture.
    QuietPlies(u32),
    /// The requirement of Article 3 that the move does not meet.
    Breaks(Citation),
    /// The move that was meant, as far as it can be told.
    Attempt(super::Plan),
    /// The legal move that was played.
    Played(Move),
    /// The pieces that were touched, in their order.
    Touched(Vec<Square>),
    /// This one of the player's illegal moves: 1 for the first.
    IllegalMoveNumber(u8),
    /// A player can still mate by these moves.
    CanMate {
        /// The player.
        who: Colour,
        /// The line.
        line: Vec<Move>,
    },
    /// A player can no longer mate by any legal moves.
    CannotMate(Colour),
    /// Whether a player can still mate was not found out.
    MateNotExcluded(Colour),
    /// Moves completed, of so many required.
    MovesCompleted {
        /// So many were.
        completed: MoveNumber,
        /// So many had to be.
        required: Option<MoveNumber>,
    },
    /// By so much too late.
    Late(Milliseconds),
    /// By so much a player may be late.
    DefaultTime(Milliseconds),
    /// So much time was left.
    TimeLeft(Milliseconds),
    /// What the arbiter gave as the reason.
    Stated(String),
    /// What was written.
    Written(String),
    /// From this line on something is missing on a scoresheet.
    MissingFrom(super::Line),
    /// The game ended with this half-move; what was played after it does not count.
    VoidAfter(Ply),
    /// It is this player's move.
    HasTheMove(Colour),
    /// The offer that was accepted was made by this player.
    OfferedBy(Colour),
    /// What the opponent says could not be established.
    NotEstablished,
    /// On these squares other pieces stood at the start than had to.
    StoodWrongly(Vec<Square>),
    /// So many moves by each player, where it is asked whether something is found in time.
    MovesOfEach {
        /// By the player with the fewer moves.
        moves: MoveNumber,
        /// Up to which number it is in time, if there is a limit.
        limit: Option<MoveNumber>,
    },
    /// Play began by so much later than was appointed.
    BeganLate(Milliseconds),
    /// This player's flag had fallen before the game ended, and nobody had called it.
    FlagNotCalled(Colour),
    /// The device that was found or heard.
    Device(super::Device),
    /// This move is not undone.
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
    /// The king was in check already, and the move left it there.
    LeftInCheck,
    /// The move brought the player's own king into check.
    CameIntoCheck,
    /// The squares on the king's way to castle, its own and the last included, that the opponent attacks.
    AttackedOnTheWay(Vec<Square>),
    /// Each move brings so much that the player has to record although little time is left.
    IncrementForRecording(Milliseconds),
}

impl Ground {
    /// The provision that it names, if it names one.
    pub const fn cites(&self) -> Option<Citation> {
        match self {
            Self::NotTheSame { because: cite, .. } | Self::Breaks(cite) => Some(*cite),
            _ => None,
        }
    }
}

/// What follows from a decision.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// A player gets time.
    AddTime {
        /// The player who gets it.
        to: Colour,
        /// How much.
        time: Milliseconds,
    },
    /// A player loses time.
    TakeTime {
        /// The player who loses it.
        from: Colour,
        /// How much.
        time: Milliseconds,
    },
    /// What a player's last press brought is taken back.
    TakeBackPress(Colour),
    /// A clock is set.
    SetClock {
        /// The player whose it is.
        whose: Colour,
        /// To what.
        to: Correction,
    },
    /// Another clock is put there.
    ReplaceClock(PerPlayer<Correction>),
    /// The right setting is installed.
    InstallSetting(PerPlayer<TimeControl>),
    /// Both clocks are stopped.
    StopClocks,
    /// A clock is started.
    StartClock(Colour),
    /// The position after so many half-moves is restored.
    Restore(Ply),
    /// This board is set up: the last position that can be identified, or a pawn made a queen.
    SetUp(Board),
    /// The men stand as they belong again.
    PutRight,
    /// One of these moves must be played.
    MustPlay {
        /// The player who did it.
        by: Colour,
        /// The moves.
        moves: Vec<Move>,
    },
    /// What touched pieces oblige to holds for the move that is now to be played.
    TouchedStay {
        /// The player who did it.
        by: Colour,
        /// The pieces, in the order of touching.
        touched: Vec<Square>,
        /// The piece that was released, from where and where, if that binds too.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        released: Option<(Square, Square)>,
        /// The piece that was chosen for a pawn, if one was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chosen: Option<Role>,
    },
    /// What was left undone is done, and the last half-move is this one: the pawn becomes a queen, the rook castles.
    Finish(Move),
    /// The board is put the right way round, and the position transferred to it.
    TurnBoard,
    /// An offence is counted.
    Count {
        /// The player whose it is.
        whose: Colour,
        /// The offence.
        offence: Offence,
    },
    /// A penalty is imposed.
    Penalise {
        /// On whom.
        whom: Colour,
        /// The penalty.
        penalty: Penalty,
    },
    /// A player is given leave for something.
    Permit {
        /// The player concerned.
        whom: Colour,
        /// For what.
        what: Permission,
    },
    /// A player has to complete the scoresheet before the next move.
    CompleteScoresheet(Colour),
    /// The game goes on.
    GoesOn,
    /// What was decided before stays so, and with it the result.
    Stands,
    /// The game that was lost without play is played after all.
    PlayOn,
    /// The game is void, and a new one is to be played.
    NewGame,
    /// The game has ended.
    End(Outcome),
}

/// What is counted against a player.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offence {
    /// An illegal move that was completed, a pawn left on the last rank.
    IllegalMove,
    /// A move with two hands.
    TwoHands,
    /// The clock pressed without a move.
    PressWithoutMove,
    /// A warning.
    Warning,
}
