#![cfg_attr(all(feature = "audit", feature = "packed"), doc = include_str!("../README.md"))]
#![cfg_attr(
    not(all(feature = "audit", feature = "packed")),
    doc = "What is written down of a game of chess."
)]

#[cfg(feature = "audit")]
pub mod audit;
#[cfg(feature = "i18n")]
pub mod claim;
#[cfg(feature = "i18n")]
pub mod describe;
pub mod diagram;
pub mod encoding;
#[cfg(feature = "i18n")]
pub mod envelope;
#[cfg(feature = "i18n")]
pub mod i18n;
#[cfg(feature = "i18n")]
pub mod lookup;
#[cfg(feature = "i18n")]
pub mod narrate;
#[cfg(feature = "i18n")]
pub mod pairing;
pub mod parallel;
#[cfg(feature = "pdf")]
pub mod pdf;
pub mod pgn;
#[cfg(feature = "i18n")]
pub mod sheet;
pub mod spreadsheet;
