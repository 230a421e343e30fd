#![doc = include_str!("../README.md")]

pub mod ids;
pub mod ledger;
