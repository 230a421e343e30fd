//! Views: what a viewer may know of a game, and may do in it now.
//!
//! The table contains everything; the people around it know less. A view is computed for one of them:
//!
//! | | player, assistant | arbiter | spectator |
//! |---|---|---|---|
//! | board, clocks, presence, result | yes | yes | yes |
//! | offers, and moves that must be played | yes | yes | no |
//! | scoresheets | their own | both, unless one is hidden | no |
//! | undetected irregularities | no | those the arbiter may act on | no |
//! | open questions | no | yes | no |
//!
//! A view has no list of moves and no move count except the one on the clock: that is what scoresheets are for.
//! [`Viewer::can_read_moves`] says who may read the moves of record elsewhere.
//!
//! The allowed acts are computed by running [`decide`](super::decide) on samples of each kind; no rule is
//! implemented here.

mod allowed;
mod moment;
mod relevance;
mod samples;
mod sheet;
mod visibility;

use adoube_chess::{Board, Colour, Move, Piece, Role, Square};
pub use allowed::AllowedAct;
use serde::{Deserialize, Serialize};
pub use sheet::SheetView;

use crate::{
    Citation,
    clock::{At, Milliseconds, MoveNumber, PerPlayer},
    regulations::BoardMode,
    state::{HeldPiece, Stage, Table},
    vocabulary::{ActionKind, Latent, Outcome, Presence, Question, Who},
};

/// The viewer of a game.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// One of the two players.
    Player(Colour),
    /// An assistant acting for a player.
    Assistant(Colour),
    /// The arbiter.
    Arbiter,
    /// Anybody else.
    Spectator,
}

impl Viewer {
    /// Returns the person that this viewer acts as.
    pub const fn who(self) -> Who {
        match self {
            Self::Player(colour) => Who::Player(colour),
            Self::Assistant(colour) => Who::Assistant(colour),
            Self::Arbiter => Who::Arbiter,
            Self::Spectator => Who::Bystander,
        }
    }

    /// Reports whether this viewer may read the moves of the game. At a board, its players have their own
    /// scoresheets until it is over (Article 8); a screen shows the moves to them too.
    pub fn can_read_moves(self, table: &Table) -> bool {
        match self {
            Self::Arbiter | Self::Spectator => true,
            Self::Player(_) | Self::Assistant(_) => {
                table.regulations().board == BoardMode::Enforced
                    || matches!(table.stage(), Stage::Over { .. } | Stage::Void)
            }
        }
    }
}

/// A game as a viewer may see it.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The stage of the game.
    pub stage: StageView,
    /// The pieces on the board, without counters and castling rights.
    pub board: Board,
    /// The player to move.
    pub to_move: Colour,
    /// The square of a king in check, on a screen: at a board the players see that themselves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub check: Option<Square>,
    /// What the clocks show.
    pub clocks: PerPlayer<Display>,
    /// The interruption because of which the clocks stand, if they do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interruption: Option<InterruptionView>,
    /// Where the players are.
    pub presence: PerPlayer<Presence>,
    /// The players who have offered a draw that can be accepted.
    pub offered: Vec<Colour>,
    /// The pieces in each player's hand, in the order they were lifted.
    pub held: PerPlayer<Vec<HeldPiece>>,
    /// The moves that must be played, if not every legal move is allowed; on a screen, the moves that can be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bound: Option<ForcedMoves>,
    /// The visible scoresheets.
    pub sheets: PerPlayer<Option<SheetView>>,
    /// Undetected irregularities.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unnoticed: Vec<Latent>,
    /// Open questions.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub questions: Vec<Question>,
    /// The acts that are allowed now.
    pub may: Vec<AllowedAct>,
}

/// The stage of a game.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StageView {
    /// It has not begun.
    BeforeStart,
    /// It is being played.
    Playing,
    /// It is adjourned.
    Adjourned,
    /// It is over.
    Over {
        /// How it ended.
        outcome: Outcome,
        /// The provision by which it ended.
        under: Option<Citation>,
    },
    /// It is void.
    Void,
}

impl From<&Stage> for StageView {
    fn from(stage: &Stage) -> Self {
        match stage {
            Stage::BeforeStart => Self::BeforeStart,
            Stage::Playing => Self::Playing,
            Stage::Adjourned => Self::Adjourned,
            Stage::Over { outcome, under } => Self::Over { outcome: *outcome, under: *under },
            Stage::Void => Self::Void,
        }
    }
}

/// The display of one player's clock.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Display {
    /// The time.
    pub time: Milliseconds,
    /// Whether it is running.
    pub runs: bool,
    /// Whether the flag has fallen.
    pub flag: bool,
    /// The move counter, on clocks that have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counter: Option<MoveNumber>,
}

/// An interruption of the game from outside.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct InterruptionView {
    /// The instant since which the clocks stand.
    pub since: At,
    /// How long the game could not be played.
    pub lasted: Milliseconds,
}

/// Moves of which one must be played.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct ForcedMoves {
    /// The player.
    pub by: Colour,
    /// The moves.
    pub moves: Vec<Move>,
    /// The citations that exclude the other moves.
    pub under: Vec<Citation>,
}

impl View {
    /// Computes the view of a game at an instant.
    pub fn new(table: &Table, at: At, viewer: Viewer) -> Self {
        let at = at.max(table.now());
        let face = table.clock().face(at);
        let displays = face.displays.map(|reading| Display {
            time: reading.time,
            runs: reading.runs,
            flag: reading.flag.is_some(),
            counter: reading.counter,
        });
        let is_arbiter = viewer == Viewer::Arbiter;
        let may = allowed::allowed_acts(table, at, viewer);
        Self {
            viewer,
            stage: table.stage().into(),
            board: men(table.board(), table.to_move()),
            to_move: table.to_move(),
            check: checked_king(table),
            clocks: displays,
            interruption: interruption(table),
            presence: PerPlayer::from_fn(|colour| table.player(colour).presence),
            offered: offered(table, viewer),
            held: PerPlayer::from_fn(|whose| table.player(whose).hands.held.clone()),
            bound: bound(table, viewer),
            sheets: PerPlayer::from_fn(|whose| sheet::seen(table, whose, viewer)),
            unnoticed: if is_arbiter { unnoticed(table, &may) } else { Vec::new() },
            questions: if is_arbiter { table.questions().to_vec() } else { Vec::new() },
            may,
        }
    }

    /// Reports whether an act of this kind is allowed now.
    pub fn allows(&self, what: ActionKind) -> bool {
        self.may.iter().any(|may| may.what == what)
    }
}

/// The interruption because of which the clocks stand.
fn interruption(table: &Table) -> Option<InterruptionView> {
    let interruption = table.interruption();
    let (since, lasted) = interruption.last().filter(|_| interruption.is_open())?;
    Some(InterruptionView { since, lasted })
}

/// Returns the square of a king in check on a screen.
fn checked_king(table: &Table) -> Option<Square> {
    let is_screen = table.regulations().board == BoardMode::Enforced;
    let position = table.position().filter(|position| is_screen && position.is_check())?;
    position.pieces(Piece::new(position.turn(), Role::King)).into_iter().next()
}

/// Returns the pieces and whose turn it is. Repetitions and the number of moves cannot be seen.
fn men(board: &Board, to_move: Colour) -> Board {
    let mut men = Board::empty();
    for square in board.occupied() {
        men.set(square, board.piece_on(square));
    }
    men.set_turn(to_move);
    men
}

/// Returns the standing offers, visible to the players and the arbiter.
fn offered(table: &Table, viewer: Viewer) -> Vec<Colour> {
    match viewer {
        Viewer::Spectator => Vec::new(),
        Viewer::Player(_) | Viewer::Assistant(_) | Viewer::Arbiter => {
            let has_offered = |by: &Colour| table.draws().offers[*by].is_some();
            Colour::ALL.into_iter().filter(has_offered).collect()
        }
    }
}

/// Returns the forced moves: touches are visible at the table; on a screen the player to move sees where
/// pieces can go.
fn bound(table: &Table, viewer: Viewer) -> Option<ForcedMoves> {
    let by = table.to_move();
    let is_screen = table.regulations().board == BoardMode::Enforced;
    let is_own = viewer.who().side() == Some(by);
    let duty = table.obligation().filter(|_| *table.stage() == Stage::Playing)?;
    let is_seen = viewer != Viewer::Spectator && (!duty.cites.is_empty() || is_screen && is_own);
    is_seen.then_some(ForcedMoves { by, moves: duty.moves, under: duty.cites })
}

/// Returns the irregularities that the arbiter may act on by noticing them.
fn unnoticed(table: &Table, may: &[AllowedAct]) -> Vec<Latent> {
    let allowed = |what: ActionKind| may.iter().any(|may| may.what == what);
    let is_for_arbiter = |latent: &&Latent| {
        latent.matters().iter().any(|matter| allowed(ActionKind::Notice(*matter)))
    };
    table.latent().iter().filter(is_for_arbiter).cloned().collect()
}
