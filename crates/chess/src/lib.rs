#![doc = include_str!("../README.md")]
#![allow(
    clippy::inline_always,
    reason = "what runs inside an `attacks::Task` is compiled for the processor only where it is inlined"
)]

pub mod attacks;
mod bitboard;
mod board;
pub mod chess960;
mod colour;
pub mod epd;
mod faults;
pub mod fen;
mod moves;
pub mod notation;
#[cfg(feature = "openapi")]
mod openapi;
mod piece;
mod position;
mod retraction;
mod sameness;
pub mod san;
#[cfg(feature = "serde")]
mod serde_impls;
mod square;
pub mod uci;
mod validity;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use colour::Colour;
pub use faults::Faults;
pub use fen::FenError;
pub use moves::{IllegalMove, Move, MoveKind, MoveList, Outcome, Status, Wing, perft};
pub use piece::{Piece, Role};
pub use position::Position;
pub use sameness::{Identity, Sameness, same_position};
pub use square::{File, ParseSquareError, Rank, Square};
pub use validity::Fault;
