#![cfg_attr(feature = "table", doc = include_str!("../README.md"))]
#![cfg_attr(
    not(feature = "table"),
    doc = "The FIDE Laws of Chess: editions, provisions and clocks."
)]
// Without the table, parts of the clock and the catalogue are unused.
#![cfg_attr(not(feature = "table"), allow(dead_code))]

#[cfg(feature = "table")]
mod amounts;
mod article;
#[cfg(feature = "table")]
pub mod case;
mod chapter;
mod citation;
pub mod clock;
mod compare;
mod edition;
#[cfg(feature = "table")]
mod game;
pub mod history;
#[cfg(feature = "table")]
mod listing;
mod lookup;
mod nearest;
#[cfg(all(test, feature = "table"))]
mod new_edition;
#[cfg(feature = "openapi")]
mod openapi;
#[cfg(feature = "table")]
pub mod prelude;
mod provision;
#[cfg(feature = "table")]
pub mod regulations;
#[cfg(feature = "table")]
pub mod rules;
#[cfg(feature = "table")]
mod state;
#[cfg(feature = "table")]
pub mod table;
#[cfg(feature = "table")]
pub mod touch;
#[cfg(feature = "table")]
mod view;
#[cfg(feature = "table")]
mod vocabulary;

#[cfg(feature = "table")]
pub use amounts::{Amount, IllegalMoveCost};
pub use article::{Article, NotAnArticle};
pub use chapter::{Chapter, Subject};
pub use citation::Citation;
pub use compare::Comparison;
pub use edition::{Date, Edition, ParseDateError, ParseEditionError};
#[cfg(feature = "table")]
pub use game::Game;
pub use lookup::LookupResult;
pub use nearest::nearest;
pub use provision::{Kind, Provision};
