//! The rules: one file each, called from the matches of [`decide`](crate::table::decide).
//!
//! A rule reads the current table, records facts and makes rulings; numbers and articles come from the
//! tables of values and the catalogue.

pub(crate) mod adjournment;
pub(crate) mod blind;
pub mod chess960;
mod citations;
pub(crate) mod clocks;
pub(crate) mod complaint;
pub(crate) mod conduct;
mod decide;
pub(crate) mod default_time;
pub(crate) mod disputed;
mod draft;
pub(crate) mod draws;
pub(crate) mod elapsed_time;
pub(crate) mod ending;
pub(crate) mod flag;
pub(crate) mod hands;
pub(crate) mod irregularities;
pub(crate) mod mating;
pub(crate) mod move_entry;
pub mod moves;
mod next_move;
pub(crate) mod presence;
pub(crate) mod press;
pub(crate) mod quickplay;
pub(crate) mod rapid;
pub(crate) mod report;
pub mod sheets;
pub(crate) mod stage;
mod standing;
pub(crate) mod stopping;
pub(crate) mod terms;

pub use decide::decide;
pub use draft::Decision;
pub(crate) use draft::{Draft, player};
