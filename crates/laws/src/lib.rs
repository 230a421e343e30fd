#![doc = include_str!("../README.md")]

mod article;
pub mod case;
mod citation;
pub mod clock;
#[cfg(feature = "openapi")]
mod described;
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
pub use nearest::nearest;
pub use provision::{Kind, Provision};
