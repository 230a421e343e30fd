//! What most programs that referee a game need, in one `use`.
//!
//! ```
//! use adoube_laws::prelude::*;
//!
//! let table = Table::new(Regulations::new(Edition::Y2017, "5400+30".parse()?), Setup::default());
//! let moved = Action::Play(Plan::new(Square::E2, Square::E4));
//! // Nobody has started the clock.
//! assert!(table.act(At::new(0), Who::Player(Colour::White), &moved).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub use adoube_chess::{Board, Colour, Move, Piece, Position, Role, Square, san};

pub use crate::{
    Article, Citation, Edition, Provision,
    clock::{At, Milliseconds, PerPlayer, TimeControl},
    game::Game,
    regulations::Regulations,
    table::{
        Action, ArbiterAct, Basis, Claim, Decision, Event, Fact, Order, Outcome, Plan, Refusal,
        Ruling, Setup, Table, Voice, Who,
    },
};
