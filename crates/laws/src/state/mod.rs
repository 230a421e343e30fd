//! The state of a game: the table, its parts, and what a fact does to them.
//!
//! Two boards are kept apart: the position of record, at the end of [`Table::history`], and the [`Table::board`] as it
//! stands, which may hold a displaced piece or a pawn on the last rank. An irregularity is the difference between them.

mod adjournment;
mod apply;
pub(crate) mod blind;
mod conduct;
mod counter;
mod draws;
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
pub use draws::{Draws, Standing};
pub use obligation::Obligation;
pub(crate) use player::Beneath;
pub use player::{Displaced, Hands, Held, Offences, Player};
pub use rapid::Rapid;
pub(crate) use setup::stand;
pub use setup::{BoardPlacement, Colours, Setup};
pub use sheet::{Entry, Keeper, Medium, Place, Sheet, SheetMark};

use adoube_chess::{Board, Colour, Move, Position};

use crate::{
    Citation, Edition, Provision,
    clock::{At, Clock, PerPlayer},
    history::{History, Ply, same_men},
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
    /// The pieces that lie where they do not belong, by accident.
    displaced: Vec<Displaced>,
    /// The pieces that a player has moved before the opponent had made a move.
    moved_ahead: Vec<Displaced>,
    /// The pieces on whose squares others were put, in a move that is not made yet.
    beneath: Vec<Beneath>,
    clock: Clock,
    players: PerPlayer<Player>,
    must_play: Option<MustPlay>,
    /// Who called a flag that waits for the scoresheets.
    flag_called: Option<Author>,
    latent: Vec<Latent>,
    /// What a player can no longer complain of, and the arbiter can still see.
    lapsed: Vec<Latent>,
    questions: Vec<Question>,
    asked: u32,
    draws: Draws,
    adjournment: Adjournment,
    blind: Blind,
    rapid: Rapid,
    conduct: Conduct,
}

/// What has to be played, by order of a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MustPlay {
    /// The player who did it.
    pub by: Colour,
    /// One of these.
    pub moves: Vec<Move>,
    /// What the ruling was taken under.
    pub cites: Vec<Citation>,
}

/// How far a game has come.
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
        /// Under which provision.
        under: Option<Citation>,
    },
    /// It is adjourned.
    Adjourned,
    /// It is void: a new one is to be played.
    Void,
}

impl Table {
    /// A table that is laid: nobody has moved, and the clock stands still.
    pub fn new(regulations: Regulations, setup: Setup) -> Self {
        let mut setting = regulations.setting();
        if let Some(controls) = &setup.clock {
            setting.controls = controls.clone();
        }
        let clock = Clock::new(setting);
        let history = setup.history();
        Self {
            // A round may begin before its hour: only what happens moves the time.
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
            players: PerPlayer::of(|colour| Player {
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
            adjournment: Adjournment::default(),
            blind: Blind::default(),
            rapid: Rapid::default(),
            conduct: Conduct::default(),
            regulations: Arc::new(regulations),
            setup: Arc::new(setup),
        }
    }

    /// What the organiser announced.
    pub fn regulations(&self) -> &Regulations {
        &self.regulations
    }

    /// The edition of the Laws.
    pub fn edition(&self) -> Edition {
        self.regulations.edition
    }

    /// How the table was laid.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The instant of the last event.
    pub fn now(&self) -> At {
        self.now
    }

    /// When the game began: when the first clock was started.
    pub fn began_at(&self) -> Option<At> {
        self.began
    }

    /// When the game ended, if it has.
    pub fn ended_at(&self) -> Option<At> {
        self.ended
    }

    /// How far the game has come.
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// How it ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.stage {
            Stage::Over { outcome, .. } => Some(outcome),
            Stage::BeforeStart | Stage::Playing | Stage::Adjourned | Stage::Void => None,
        }
    }

    /// The moves of record, and where they led.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The position of record, if it is one.
    pub fn position(&self) -> Option<&Position> {
        self.history.position()
    }

    /// The board as it stands.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The pieces that lie where they do not belong, by accident.
    pub fn displaced(&self) -> &[Displaced] {
        &self.displaced
    }

    /// The board as it would stand if those pieces were put back, and what was [moved ahead](Self::in_turn).
    pub(crate) fn without_displaced(&self) -> Board {
        let mut board = self.in_turn();
        for lies in self.displaced.iter().rev() {
            lies.put_back(&mut board);
        }
        board
    }

    /// The board as it would stand if the player who does not have the move had moved nothing, and taken nothing into
    /// the hand.
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

    /// Whether a player has moved pieces before the opponent had made a move.
    pub(crate) fn has_moved_ahead(&self, by: Colour) -> bool {
        self.moved_ahead.iter().any(|moved| moved.by == by)
    }

    /// Whether a press of the clock by a player comes before a move: nothing was made, and nothing stands otherwise than
    /// it should. A piece in the hand is no move yet.
    pub(crate) fn is_early_press(&self, by: Colour) -> bool {
        self.to_move() == by && !self.players[by].owes_press && !self.stands_otherwise(by)
    }

    /// Whether the men stand otherwise than in the position of record, and a player has nothing in the hand.
    pub(crate) fn stands_otherwise(&self, by: Colour) -> bool {
        self.players[by].hands.held.is_empty()
            && !same_men(&self.without_displaced(), self.history.board())
    }

    /// Whether a player has pressed before a move, and the opponent's clock runs.
    pub(crate) fn has_pressed_early(&self, by: Colour) -> bool {
        self.players[by].pressed_early && self.clock.running() == Some(!by)
    }

    /// The half-move that a player has made and not completed, if there is one.
    pub fn uncompleted(&self, by: Colour) -> Option<Ply> {
        let is_answered = u32::from(self.to_move() == by);
        let last = Ply(self.history.plies().0.saturating_sub(is_answered));
        self.players[by].owes_press.then_some(last)
    }

    /// Who has the move: whose opponent has made the last one.
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

    /// What a ruling has ordered to be played.
    pub fn must_play(&self) -> Option<&MustPlay> {
        self.must_play.as_ref()
    }

    /// What is there to be noticed.
    pub fn latent(&self) -> &[Latent] {
        &self.latent
    }

    /// What a player can no longer complain of, and the arbiter can still see.
    pub fn lapsed(&self) -> &[Latent] {
        &self.lapsed
    }

    /// The questions that the arbiter has not answered yet, the oldest first.
    pub fn questions(&self) -> &[Question] {
        &self.questions
    }

    /// Offers and claims.
    pub fn draws(&self) -> &Draws {
        &self.draws
    }

    /// Where an adjournment stands.
    pub fn adjournment(&self) -> &Adjournment {
        &self.adjournment
    }

    /// What is to be known of two boards, where a player cannot see.
    pub fn blind(&self) -> &Blind {
        &self.blind
    }

    /// What rapid chess and blitz have of their own.
    pub fn rapid(&self) -> &Rapid {
        &self.rapid
    }

    /// Penalties, scores and appeals.
    pub fn conduct(&self) -> &Conduct {
        &self.conduct
    }

    /// A provision of this game's edition, if it has it.
    pub fn cite(&self, provision: Provision) -> Option<Citation> {
        self.edition().cite(provision)
    }

    /// The table as the people at it know it.
    pub(crate) fn as_known(&self) -> Self {
        let mut known = self.clone();
        known.latent.clear();
        known.lapsed.clear();
        for colour in Colour::ALL {
            let above = known.counter_above(colour);
            let player = &mut known.players[colour];
            // It is lost only where there was something to complain of.
            player.forfeited = false;
            // Nobody has compared the counter with the moves.
            player.counter_set_above = above;
        }
        known
    }

    /// The number that the next question gets.
    pub(crate) fn next_question(&self) -> QuestionId {
        QuestionId(self.asked.saturating_add(1))
    }
}

/// The state after a list of events.
pub fn replay<'a>(start: Table, events: impl IntoIterator<Item = &'a Event>) -> Table {
    events.into_iter().fold(start, Table::apply)
}
