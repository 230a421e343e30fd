//! The hall over real HTTP on this machine: who may do what, whole games, streams, and what goes wrong.

mod corrections;
mod described;
mod discreet;
mod eboard;
mod export;
mod house;
mod laws;
mod people;
mod play;
mod roles;
mod seats;
mod shape;
mod sparing;
mod streams;
mod without_sight;
mod wrong;
