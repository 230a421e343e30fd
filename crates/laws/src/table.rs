//! A game at the table: what players do with pieces and clocks, what they claim, and the rulings of the Laws.
//!
//! ```text
//! Table ──act(at, who, action)──► Ok(events and the table after them) | Err(refusal)      pure; no clock is read
//! Table ──apply(event)──► Table
//! ```
//!
//! ```
//! use adoube_chess::Colour::White;
//! use adoube_laws::{
//!     Edition,
//!     clock::At,
//!     regulations::Regulations,
//!     table::{Action, ArbiterAct, Plan, Setup, Table, Who},
//! };
//!
//! let regulations = Regulations::new(Edition::Y2017, "5400+30".parse()?);
//! let mut table = Table::new(regulations, Setup::default());
//! let start = Action::Arbiter(ArbiterAct::Start.into());
//! let play = Action::Play(Plan::new("e2".parse()?, "e4".parse()?));
//! for (at, who, action) in [(0, Who::Arbiter, start), (5000, Who::Player(White), play)] {
//!     table = table.act(At::new(at), who, &action)?.table;
//! }
//! assert_eq!(table.history().plies().0, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! This module only re-exports what users of the crate need; inside the crate everything is imported from
//! where it is defined.

pub use crate::{
    rules::{Decision, decide},
    state::{
        Adjournment, Blind, BoardDivergence, BoardPlacement, Colours, Conduct, DisplacedPiece,
        Draws, Entry, Hands, HeldPiece, Interruption, Medium, MustPlay, Obligation, Offences,
        Place, Player, Rapid, RoundStart, ScoresheetKeeper, Setup, Sheet, SheetMark, Stage,
        StandingClaim, Step, Table, replay,
    },
    view::{
        AllowedAct, Display, ForcedMoves, InterruptionView, SheetView, StageView, View, Viewer,
    },
    vocabulary::*,
};
