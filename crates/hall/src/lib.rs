#![doc = include_str!("../README.md")]

pub mod actor;
pub mod aggregate;
mod aggregates;
pub mod backup;
mod cipher;
pub mod competition;
pub mod config;
pub mod demo;
pub mod export;
pub mod fold;
pub mod game;
mod hall;
pub mod http;
pub mod ids;
pub mod language;
pub mod ledger;
mod openapi;
pub mod people;
pub mod permission;
pub mod personal;
pub mod sealed;
pub mod serve;
pub mod time;
pub mod token;
pub mod verify;

pub use hall::{
    ChangeNotification, CreateOutcome, Hall, Outage, RunningHall, UnreadableCompetition,
};
