#![doc = include_str!("../README.md")]

mod amounts;
mod article;
pub mod case;
mod chapter;
mod citation;
pub mod clock;
mod compare;
mod edition;
pub mod history;
mod listing;
mod lookup;
mod nearest;
#[cfg(test)]
mod new_edition;
#[cfg(feature = "openapi")]
mod openapi;
mod provision;
pub mod regulations;
pub mod rules;
mod state;
pub mod table;
pub mod touch;
mod view;
mod vocabulary;

pub use amounts::Amount;
pub use article::{Article, NotAnArticle};
pub use chapter::{Chapter, Subject};
pub use citation::Citation;
pub use compare::Comparison;
pub use edition::{Date, Edition, NotADate, NotAnEdition};
pub use lookup::Found;
pub use nearest::nearest;
pub use provision::{Kind, Provision};
