#![cfg_attr(all(feature = "audit", feature = "packed"), doc = include_str!("../README.md"))]
#![cfg_attr(
    not(all(feature = "audit", feature = "packed")),
    doc = "What is written down of a game of chess."
)]

#[cfg(feature = "audit")]
pub mod audit;
#[cfg(feature = "words")]
pub mod claim;
pub mod diagram;
#[cfg(feature = "words")]
pub mod envelope;
pub mod in_order;
#[cfg(feature = "words")]
pub mod lookup;
#[cfg(feature = "pdf")]
pub mod pdf;
pub mod pgn;
#[cfg(feature = "words")]
pub mod sentences;
#[cfg(feature = "words")]
pub mod sheet;
#[cfg(feature = "words")]
pub mod telling;
#[cfg(feature = "words")]
pub mod words;
