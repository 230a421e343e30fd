//! What somebody may know of a game, and what somebody may do in it now.
//!
//! The table knows everything at once; the people around it do not. A view is made for one of them:
//!
//! | | player, assistant | arbiter | spectator |
//! |---|---|---|---|
//! | board, clocks, who is there, the result | yes | yes | yes |
//! | offers, and what has to be played | yes | yes | no |
//! | scoresheets | the own | both, unless one is hidden | no |
//! | what nobody has noticed yet | no | as far as the arbiter may act on it | no |
//! | questions that are open | no | yes | no |
//!
//! A view has no list of moves and no count of them but the one on the clock: scoresheets are for that.
//!
//! What may be done is asked of [`decide`](super::decide) itself, with samples of each kind of act; nothing is decided
//! in here.

mod may;
mod moment;
mod samples;
mod seen;
mod sheet;

use adoube_chess::{Board, Colour, Move};
pub use may::AllowedAct;
use serde::{Deserialize, Serialize};
pub use sheet::SheetView;

use crate::{
    Citation,
    clock::{At, Milliseconds, MoveNumber, PerPlayer},
    regulations::BoardMode,
    state::{Held, Stage, Table},
    vocabulary::{ActionKind, Latent, Outcome, Presence, Question, Who},
};

/// Who looks.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// One of the two players.
    Player(Colour),
    /// Somebody who acts for a player.
    Assistant(Colour),
    /// The arbiter.
    Arbiter,
    /// Anybody else.
    Spectator,
}

impl Viewer {
    /// As whom this viewer acts.
    pub const fn who(self) -> Who {
        match self {
            Self::Player(colour) => Who::Player(colour),
            Self::Assistant(colour) => Who::Assistant(colour),
            Self::Arbiter => Who::Arbiter,
            Self::Spectator => Who::Bystander,
        }
    }
}

/// A game as somebody may see it.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// How far the game has come.
    pub stage: StageView,
    /// The men as they stand, and nothing else: no counters, no rights.
    pub board: Board,
    /// Who has the move.
    pub to_move: Colour,
    /// What the clocks show.
    pub clocks: PerPlayer<Display>,
    /// Where the players are.
    pub presence: PerPlayer<Presence>,
    /// Who has offered a draw that can be accepted.
    pub offered: Vec<Colour>,
    /// The pieces that are in the players' hands, in the order of lifting.
    pub held: PerPlayer<Vec<Held>>,
    /// What has to be played, if not every legal move is free; on a screen, what can be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bound: Option<ForcedMoves>,
    /// The scoresheets that can be seen.
    pub sheets: PerPlayer<Option<SheetView>>,
    /// What nobody has noticed yet.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unnoticed: Vec<Latent>,
    /// What is to be answered.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub questions: Vec<Question>,
    /// What may be done now.
    pub may: Vec<AllowedAct>,
}

/// How far a game has come.
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
        /// Under which provision.
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

/// What can be read off one player's clock.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Display {
    /// The time.
    pub time: Milliseconds,
    /// Whether it runs.
    pub runs: bool,
    /// Whether the flag is down.
    pub flag: bool,
    /// The move counter, on clocks that have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counter: Option<MoveNumber>,
}

/// What has to be played.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct ForcedMoves {
    /// The player who did it.
    pub by: Colour,
    /// One of these.
    pub moves: Vec<Move>,
    /// What has taken the other moves away.
    pub under: Vec<Citation>,
}

impl View {
    /// The game as somebody may see it at an instant.
    pub fn of(table: &Table, at: At, viewer: Viewer) -> Self {
        let at = at.max(table.now());
        let face = table.clock().face(at);
        let displays = face.displays.map(|reading| Display {
            time: reading.time,
            runs: reading.runs,
            flag: reading.flag.is_some(),
            counter: reading.counter,
        });
        let is_arbiter = viewer == Viewer::Arbiter;
        let may = may::may(table, at, viewer);
        Self {
            viewer,
            stage: table.stage().into(),
            board: men(table.board(), table.to_move()),
            to_move: table.to_move(),
            clocks: displays,
            presence: PerPlayer::of(|colour| table.player(colour).presence),
            offered: offered(table, viewer),
            held: PerPlayer::of(|whose| table.player(whose).hands.held.clone()),
            bound: bound(table, viewer),
            sheets: PerPlayer::of(|whose| sheet::seen(table, whose, viewer)),
            unnoticed: if is_arbiter { unnoticed(table, &may) } else { Vec::new() },
            questions: if is_arbiter { table.questions().to_vec() } else { Vec::new() },
            may,
        }
    }

    /// Whether something of this kind may be done now.
    pub fn allows(&self, what: ActionKind) -> bool {
        self.may.iter().any(|may| may.what == what)
    }
}

/// The men and whose turn it is. How often a position stood, and how many moves were played, cannot be seen.
fn men(board: &Board, to_move: Colour) -> Board {
    let mut men = Board::empty();
    for square in board.occupied() {
        men.set(square, board.piece_on(square));
    }
    men.set_turn(to_move);
    men
}

/// Offers are for the players and the arbiter.
fn offered(table: &Table, viewer: Viewer) -> Vec<Colour> {
    match viewer {
        Viewer::Spectator => Vec::new(),
        Viewer::Player(_) | Viewer::Assistant(_) | Viewer::Arbiter => {
            let has_offered = |by: &Colour| table.draws().offers[*by].is_some();
            Colour::ALL.into_iter().filter(has_offered).collect()
        }
    }
}

/// What is touched is seen by those at the table; on a screen the player who has the move sees where pieces can go.
fn bound(table: &Table, viewer: Viewer) -> Option<ForcedMoves> {
    let by = table.to_move();
    let is_screen = table.regulations().board == BoardMode::Enforced;
    let is_own = viewer.who().side() == Some(by);
    let duty = table.obligation().filter(|_| *table.stage() == Stage::Playing)?;
    let is_seen = viewer != Viewer::Spectator && (!duty.cites.is_empty() || is_screen && is_own);
    is_seen.then_some(ForcedMoves { by, moves: duty.moves, under: duty.cites })
}

/// What the arbiter may act on by seeing it.
fn unnoticed(table: &Table, may: &[AllowedAct]) -> Vec<Latent> {
    let allowed = |what: ActionKind| may.iter().any(|may| may.what == what);
    let is_for_arbiter = |latent: &&Latent| {
        latent.matters().iter().any(|matter| allowed(ActionKind::Notice(*matter)))
    };
    table.latent().iter().filter(is_for_arbiter).cloned().collect()
}
