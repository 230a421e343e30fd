//! The rules: one file each, called from one match in [`decide`](crate::table::decide).
//!
//! A rule reads the table as it is, notes facts and takes rulings; numbers and articles come from the tables of
//! values and from the catalogue.

pub mod adjournment;
pub(crate) mod answers;
pub(crate) mod arbiter;
pub mod blind;
pub mod chess960;
pub(crate) mod claims;
pub(crate) mod clocks;
pub(crate) mod complaint;
pub mod conduct;
pub(crate) mod default_time;
pub mod draws;
pub(crate) mod ending;
pub(crate) mod flag;
pub(crate) mod hands;
pub(crate) mod irregularities;
pub(crate) mod mating;
pub mod moves;
pub(crate) mod notice;
pub(crate) mod passage;
pub mod presence;
pub(crate) mod press;
pub(crate) mod quickplay;
pub mod rapid;
pub(crate) mod report;
pub mod sheets;
pub(crate) mod stage;
pub(crate) mod stopping;
pub(crate) mod terms;
pub(crate) mod voices;
pub(crate) mod whole;
