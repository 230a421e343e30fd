//! The FIDE Laws of Chess, edition by edition.
//!
//! A [`Provision`] is a rule with a meaning that lasts; an [`Edition`] gives it its [`Article`]s: one, several,
//! or none. Code names provisions and never numbers, and a [`Citation`] of a provision that an edition does not
//! have cannot be made.
//!
//! ```
//! use adoube_laws::{Edition, Provision};
//!
//! let cited = Edition::Y2017.cite(Provision::IncorrectDrawClaim).expect("the edition has it");
//! assert_eq!(cited.to_string(), "9.5.3");
//! assert_eq!(Edition::Y2009.cite(Provision::FivefoldRepetition), None);
//! ```
//!
//! Nothing here reads a clock, a file or the environment; `clippy.toml` sees to it.

mod article;
pub mod case;
mod citation;
pub mod clock;
pub mod draws;
mod edition;
mod nearest;
mod provision;
pub mod regulations;
pub mod rules;
pub mod table;
pub mod touch;

pub use article::{Article, NotAnArticle};
pub use citation::Citation;
pub use edition::{Date, Edition, NotADate, NotAnEdition};
pub use provision::{Kind, Provision};
