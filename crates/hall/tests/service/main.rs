//! The hall over real HTTP on this machine: who may do what, whole games, streams, and what goes wrong.

mod corrections;
mod discreet;
mod eboard;
mod export;
mod laws;
mod lines;
mod openapi;
mod people;
mod play;
mod roles;
mod seats;
mod server;
mod shape;
mod sparing;
mod streams;
mod swiss;
mod text_board;
mod wrong;
