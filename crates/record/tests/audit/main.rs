//! The audit: by cases, each kind of finding under each edition, and over 22,850 real games.

mod archives;
mod cases;
