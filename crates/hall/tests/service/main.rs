//! The hall over real HTTP on this machine: permissions, whole games, streams, and errors.

mod accounts;
mod bystanders;
mod corrections;
mod damage;
mod eboard;
mod erasure;
mod export;
mod invalid_requests;
mod json_schema;
mod laws;
mod openapi;
mod people;
mod play;
mod player_tables;
mod preview;
mod privacy;
mod requests;
mod roles;
mod seats;
mod server;
mod storage_reads;
mod stream_lines;
mod streams;
mod swiss;
mod text_board;
mod undo;
