#![doc = include_str!("../README.md")]

pub mod actor;
pub mod cell;
mod cells;
pub mod competition;
pub mod config;
pub mod demo;
mod described;
pub mod export;
pub mod fold;
pub mod game;
mod hall;
pub mod http;
pub mod ids;
pub mod language;
pub mod ledger;
pub mod lichess;
pub mod may;
pub mod pass;
pub mod people;
pub mod sealed;
pub mod serve;
pub mod time;
pub mod verify;

pub use hall::{Changed, Hall, Laying, Running};
