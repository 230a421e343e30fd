//! The state of a game: the table, its parts, and the effects of facts on them.
//!
//! Two boards are kept apart: the position of record, at the end of [`Table::history`], and the current
//! [`Table::board`], which may hold a displaced piece or a pawn on the last rank. An irregularity is the
//! difference between them.

mod adjournment;
mod apply;
pub(crate) mod blind;
mod conduct;
mod counter;
mod draws;
mod interruption;
mod obligation;
mod player;
mod presence;
mod rapid;
mod setup;
mod sheet;
pub(crate) mod sheets;

use std::sync::Arc;

pub use adjournment::{Adjournment, Step};
pub use blind::{Blind, BoardDivergence};
pub use conduct::Conduct;
pub use draws::{Draws, StandingClaim};
pub use interruption::Interruption;
pub use obligation::Obligation;
pub(crate) use player::CoveredPiece;
pub use player::{DisplacedPiece, Hands, HeldPiece, Offences, Player};
pub use rapid::Rapid;
pub(crate) use setup::stand;
pub use setup::{BoardPlacement, Colours, RoundStart, Setup};
pub use sheet::{Entry, Medium, Place, ScoresheetKeeper, Sheet, SheetMark};

use adoube_chess::{Board, Colour, Move, Position};
use adoube_winnable::Budget;

use crate::{
    Citation, Edition, Provision,
    clock::{At, Clock, PerPlayer},
    history::{History, Ply, has_same_pieces},
    regulations::Regulations,
    vocabulary::{Author, Event, Latent, Outcome, Question, QuestionId},
};

/// One game: the fold of its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    regulations: Arc<Regulations>,
    setup: Arc<Setup>,
    now: At,
    /// When the first clock was started.
    began: Option<At>,
    /// When the game ended, if it has.
    ended: Option<At>,
    stage: Stage,
    history: History,
    board: Board,
    /// Pieces displaced by accident.
    displaced: Vec<DisplacedPiece>,
    /// Pieces moved by a player before the opponent had made a move.
    moved_ahead: Vec<DisplacedPiece>,
    /// Pieces on squares where others were placed, in a move that is not made yet.
    beneath: Vec<CoveredPiece>,
    clock: Clock,
    players: PerPlayer<Player>,
    must_play: Option<MustPlay>,
    /// The person who called a flag whose ruling waits for the scoresheets.
    flag_called: Option<Author>,
    latent: Vec<Latent>,
    /// Irregularities that a player can no longer claim, but the arbiter can still notice.
    lapsed: Vec<Latent>,
    questions: Vec<Question>,
    asked: u32,
    draws: Draws,
    interruption: Interruption,
    adjournment: Adjournment,
    blind: Blind,
    rapid: Rapid,
    conduct: Conduct,
    /// How much work a question of mating is worth; not part of the game.
    effort: Budget,
}

/// Moves of which one must be played, by order of a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MustPlay {
    /// The player.
    pub by: Colour,
    /// The moves.
    pub moves: Vec<Move>,
    /// The citations of the ruling.
    pub cites: Vec<Citation>,
}

/// The stage of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It has not begun.
    BeforeStart,
    /// It is being played.
    Playing,
    /// It is over.
    Over {
        /// How it ended.
        outcome: Outcome,
        /// The provision by which it ended.
        under: Option<Citation>,
    },
    /// It is adjourned.
    Adjourned,
    /// It is void; a new game is to be played.
    Void,
}

impl Table {
    /// Sets how much work a question of mating is worth here.
    pub(crate) fn with_effort(self, effort: Budget) -> Self {
        Self { effort, ..self }
    }

    /// Returns how much work a question of mating is worth.
    pub(crate) const fn effort(&self) -> Budget {
        self.effort
    }

    /// Creates a table before the start: nobody has moved, and the clocks are stopped.
    pub fn new(regulations: Regulations, setup: Setup) -> Self {
        let mut setting = regulations.setting();
        if let Some(controls) = &setup.clock {
            setting.controls = controls.clone();
        }
        let clock = Clock::new(setting);
        let history = setup.history();
        Self {
            // A round may begin before its scheduled time: only events advance the time.
            now: At::ZERO,
            began: None,
            ended: None,
            stage: Stage::BeforeStart,
            board: *history.board(),
            displaced: Vec::new(),
            moved_ahead: Vec::new(),
            beneath: Vec::new(),
            history,
            clock,
            players: PerPlayer::from_fn(|colour| Player {
                presence: setup.presence(colour),
                ..Player::default()
            }),
            must_play: None,
            flag_called: None,
            latent: Vec::new(),
            lapsed: Vec::new(),
            questions: Vec::new(),
            asked: 0,
            draws: Draws::default(),
            interruption: Interruption::default(),
            adjournment: Adjournment::default(),
            blind: Blind::default(),
            rapid: Rapid::default(),
            conduct: Conduct::default(),
            effort: Budget::FULL,
            regulations: Arc::new(regulations),
            setup: Arc::new(setup),
        }
    }

    /// The regulations that the organiser announced.
    pub fn regulations(&self) -> &Regulations {
        &self.regulations
    }

    /// The edition of the Laws.
    pub fn edition(&self) -> Edition {
        self.regulations.edition
    }

    /// How the table was set up.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The instant of the last event.
    pub fn now(&self) -> At {
        self.now
    }

    /// When the first clock was started.
    pub fn began_at(&self) -> Option<At> {
        self.began
    }

    /// When the game ended, if it has.
    pub fn ended_at(&self) -> Option<At> {
        self.ended
    }

    /// The stage of the game.
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The result, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.stage {
            Stage::Over { outcome, .. } => Some(outcome),
            Stage::BeforeStart | Stage::Playing | Stage::Adjourned | Stage::Void => None,
        }
    }

    /// The moves and positions of record.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The position of record, if it is legal.
    pub fn position(&self) -> Option<&Position> {
        self.history.position()
    }

    /// The board as it stands.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Pieces displaced by accident.
    pub fn displaced(&self) -> &[DisplacedPiece] {
        &self.displaced
    }

    /// Returns the board with those pieces and those [moved ahead](Self::in_turn) put back.
    pub(crate) fn without_displaced(&self) -> Board {
        let mut board = self.in_turn();
        for lies in self.displaced.iter().rev() {
            lies.put_back(&mut board);
        }
        board
    }

    /// Returns the board without anything that the player not to move has moved or lifted.
    pub(crate) fn in_turn(&self) -> Board {
        let mut board = self.board;
        let waits = !self.to_move();
        if !self.players[waits].owes_press {
            for held in &self.players[waits].hands.held {
                if let Some(from) = held.from.filter(|from| board.piece_on(*from).is_none()) {
                    board.set(from, Some(held.piece));
                }
            }
        }
        for moved in self.moved_ahead.iter().rev().filter(|moved| moved.by == waits) {
            moved.put_back(&mut board);
        }
        board
    }

    /// Reports whether a player has moved pieces before the opponent had made a move.
    pub(crate) fn has_moved_ahead(&self, by: Colour) -> bool {
        self.moved_ahead.iter().any(|moved| moved.by == by)
    }

    /// Reports whether a player's press would come before a move: nothing was made, and the board is as it
    /// should be. A piece in the hand is not a move yet.
    pub(crate) fn is_early_press(&self, by: Colour) -> bool {
        self.to_move() == by && !self.players[by].owes_press && !self.stands_otherwise(by)
    }

    /// Reports whether the board differs from the position of record, with nothing in the player's hand.
    pub(crate) fn stands_otherwise(&self, by: Colour) -> bool {
        self.players[by].hands.held.is_empty()
            && !has_same_pieces(&self.without_displaced(), self.history.board())
    }

    /// Reports whether a player has pressed before making a move, and the opponent's clock is running.
    pub(crate) fn has_pressed_early(&self, by: Colour) -> bool {
        self.players[by].pressed_early && self.clock.running() == Some(!by)
    }

    /// Returns the half-move that a player has made but not completed, if any.
    pub fn uncompleted(&self, by: Colour) -> Option<Ply> {
        let is_answered = u32::from(self.to_move() == by);
        let last = Ply(self.history.plies().0.saturating_sub(is_answered));
        self.players[by].owes_press.then_some(last)
    }

    /// The player to move: the opponent of the one who made the last move.
    pub fn to_move(&self) -> Colour {
        self.history.board().turn()
    }

    /// The clock.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Both players.
    pub fn players(&self) -> &PerPlayer<Player> {
        &self.players
    }

    /// One player.
    pub fn player(&self, colour: Colour) -> &Player {
        &self.players[colour]
    }

    /// The moves that a ruling has ordered.
    pub fn must_play(&self) -> Option<&MustPlay> {
        self.must_play.as_ref()
    }

    /// Undetected irregularities.
    pub fn latent(&self) -> &[Latent] {
        &self.latent
    }

    /// Irregularities that a player can no longer claim, but the arbiter can still notice.
    pub fn lapsed(&self) -> &[Latent] {
        &self.lapsed
    }

    /// The open questions to the arbiter, the oldest first.
    pub fn questions(&self) -> &[Question] {
        &self.questions
    }

    /// Current draw offers and claims.
    pub fn draws(&self) -> &Draws {
        &self.draws
    }

    /// What interruptions from outside have cost.
    pub fn interruption(&self) -> &Interruption {
        &self.interruption
    }

    /// The state of the adjournment.
    pub fn adjournment(&self) -> &Adjournment {
        &self.adjournment
    }

    /// State of a game on two boards, where a player is visually disabled.
    pub fn blind(&self) -> &Blind {
        &self.blind
    }

    /// State specific to rapid chess and blitz.
    pub fn rapid(&self) -> &Rapid {
        &self.rapid
    }

    /// Penalties, scores and appeals.
    pub fn conduct(&self) -> &Conduct {
        &self.conduct
    }

    /// Cites a provision of this game's edition, if it has it.
    pub fn cite(&self, provision: Provision) -> Option<Citation> {
        self.edition().cite(provision)
    }

    /// Returns the table without undetected irregularities, as the people around it know it.
    pub(crate) fn as_known(&self) -> Self {
        let mut known = self.clone();
        known.latent.clear();
        known.lapsed.clear();
        for colour in Colour::ALL {
            let above = known.counter_above(colour);
            let player = &mut known.players[colour];
            // The right can be lost only if there was something to complain of.
            player.forfeited = false;
            // Nobody has compared the counter with the moves yet.
            player.counter_set_above = above;
        }
        known
    }

    /// The number of the next question.
    pub(crate) fn next_question(&self) -> QuestionId {
        QuestionId(self.asked.saturating_add(1))
    }
}

/// Folds a list of events into a table.
pub fn replay<'a>(start: Table, events: impl IntoIterator<Item = &'a Event>) -> Table {
    events.into_iter().fold(start, Table::apply)
}
