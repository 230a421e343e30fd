#![doc = include_str!("../README.md")]
#![allow(
    clippy::inline_always,
    reason = "what runs inside an `attacks::Task` is compiled for the processor only where it is inlined"
)]

mod attacks;
mod bitboard;
mod board;
pub mod chess960;
mod colour;
#[cfg(feature = "openapi")]
mod described;
pub mod epd;
mod faults;
pub mod fen;
mod moves;
pub mod notation;
mod piece;
mod position;
mod retraction;
mod sameness;
pub mod san;
mod square;
#[cfg(feature = "serde")]
mod stored;
pub mod uci;
mod validity;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use colour::Colour;
pub use faults::Faults;
pub use fen::FenError;
pub use moves::{IllegalMove, Move, MoveKind, MoveList, Status, Wing, perft};
pub use piece::{Piece, Role};
pub use position::Position;
pub use sameness::{Identity, Sameness, same_position};
pub use square::{File, NotASquare, Rank, Square};
pub use validity::Fault;
