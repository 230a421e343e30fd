//! The audit: by cases, each kind of finding under each edition, and over 22,850 real games.

#![allow(clippy::disallowed_methods, reason = "tests open their files themselves")]

mod archives;
mod cases;
mod page;
mod shared;
#[cfg(feature = "parquet")]
mod tables;
