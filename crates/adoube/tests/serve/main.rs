//! `adoube serve` as a process: how it starts, what it withstands, and how it ends.

mod connections;
mod forgotten;
mod hall;
mod lan;
mod manners;
mod secrets;
mod starting;
mod stopping;
mod tls;
mod verifying;

#[path = "../support/schema.rs"]
mod schema;
