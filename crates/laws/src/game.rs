//! A game with its events: a value that advances by acts and can be stored.

use serde::{Deserialize, Serialize};

use crate::{
    clock::At,
    regulations::Regulations,
    state::{Setup, Table, replay},
    vocabulary::{Action, ArbiterAct, Claim, Event, Fact, Plan, Refusal, Ruling, Voice, Who},
};

/// A [`Table`] together with the events that led to it.
///
/// Its serde form is the regulations, the setup and the list of events; the table is folded again on
/// deserialisation, so that no stored text can hold a state that the events do not lead to.
///
/// ```
/// use adoube_laws::prelude::*;
///
/// let regulations = Regulations::new(Edition::Y2023, "300+3".parse()?);
/// let mut game = Game::new(regulations, Setup::default());
/// game.start(At::new(0))?;
/// game.play(At::new(4_000), Plan::new(Square::E2, Square::E4))?;
/// assert_eq!(game.table().to_move(), Colour::Black);
///
/// let stored = serde_json::to_string(&game)?;
/// assert_eq!(serde_json::from_str::<Game>(&stored)?, game);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "StoredGame", from = "StoredGame")]
pub struct Game {
    events: Vec<Event>,
    table: Table,
}

impl Game {
    /// Creates a game that has not begun.
    pub fn new(regulations: Regulations, setup: Setup) -> Self {
        Self { events: Vec::new(), table: Table::new(regulations, setup) }
    }

    /// The current table.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// All events.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// All rulings, the oldest first.
    pub fn rulings(&self) -> impl Iterator<Item = &Ruling> {
        self.events.iter().filter_map(|event| match &event.fact {
            Fact::Ruled(ruling) => Some(ruling),
            _ => None,
        })
    }

    /// Applies what [`Table::act`] decides, and returns the new events. A refusal changes nothing.
    pub fn act(&mut self, at: At, who: Who, action: &Action) -> Result<&[Event], Refusal> {
        let decision = self.table.act(at, who, action)?;
        let before = self.events.len();
        self.events.extend(decision.events);
        self.table = decision.table;
        Ok(&self.events[before..])
    }

    /// Starts White's clock, as the arbiter.
    pub fn start(&mut self, at: At) -> Result<&[Event], Refusal> {
        self.act(at, Who::Arbiter, &Action::Arbiter(ArbiterAct::Start.into()))
    }

    /// Makes a move for the player to move and presses the clock. The move need not be legal.
    pub fn play(&mut self, at: At, plan: impl Into<Plan>) -> Result<&[Event], Refusal> {
        self.act(at, Who::Player(self.table.to_move()), &Action::Play(plan.into()))
    }

    /// Makes a claim.
    pub fn claim(&mut self, at: At, who: Who, claim: Claim) -> Result<&[Event], Refusal> {
        self.act(at, who, &Action::Say(Voice::Claim(claim)))
    }

    /// Lets time pass: due flags fall. See [`Table::next_deadline`].
    pub fn tick(&mut self, at: At) -> Result<&[Event], Refusal> {
        self.act(at, Who::Arbiter, &Action::Tick)
    }
}

/// The serialised form of a game.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename = "Game")]
struct StoredGame {
    regulations: Regulations,
    setup: Setup,
    events: Vec<Event>,
}

impl From<Game> for StoredGame {
    fn from(game: Game) -> Self {
        let Game { events, table } = game;
        Self { regulations: table.regulations().clone(), setup: table.setup().clone(), events }
    }
}

impl From<StoredGame> for Game {
    fn from(stored: StoredGame) -> Self {
        let StoredGame { regulations, setup, events } = stored;
        let table = replay(Table::new(regulations, setup), &events);
        Self { events, table }
    }
}
