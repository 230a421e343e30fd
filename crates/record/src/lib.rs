#![doc = include_str!("../README.md")]

pub mod audit;
pub mod claim;
pub mod describe;
pub mod diagram;
pub mod envelope;
pub mod i18n;
pub mod lookup;
pub mod narrate;
pub mod parallel;
#[cfg(feature = "pdf")]
pub mod pdf;
pub mod pgn;
pub mod sheet;
