#![doc = include_str!("../README.md")]

pub mod actor;
pub mod competition;
pub mod fold;
pub mod ids;
pub mod ledger;
pub mod pass;
pub mod sealed;
