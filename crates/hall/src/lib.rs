#![doc = include_str!("../README.md")]

pub mod competition;
pub mod ids;
pub mod ledger;
