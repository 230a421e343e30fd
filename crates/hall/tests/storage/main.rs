//! The storage: one suite for both databases, and tests of what only one of them has.

mod databases;
mod group;
mod keys;
mod nodes;
mod one_file;
mod place;
#[path = "../support/postgres.rs"]
mod postgres;
mod suite;
mod tips;
